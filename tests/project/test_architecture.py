"""The shape of the code: who imports whom, what names what, how long things are, and that examples run."""

from __future__ import annotations

import ast
import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bohnanza
from bohnanza.engine.catalog import editions
from tests import ROOT, processes
from tools.sizes import functions

SOURCES = ROOT / "src" / "bohnanza"
ENGINE = SOURCES / "engine"


def name_of(path: Path) -> str:
    """`engine.steps.draw`; a package is named like a module."""
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


FILES = {name_of(path): path for path in sorted(SOURCES.rglob("*.py"))}
TREES = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in FILES.items()}


# --- import direction ---

# Inside the engine: each imports only from those before it, and from its own package.
ENGINE_ORDER = (
    "beans", "shuffle", "parts", "seams", "offers", "rules", "field_space", "wording", "open_extra", "sorts", "events",
    "memory", "state", "acts", "trade_acts", "moves", "discards", "tasks", "give", "trade_moves", "anytime", "policies",
    "steps", "menus", "game", "referee", "views", "playout", "shared_moves", "variant", "variants", "catalog",
    "notation",
)  # fmt: skip

# Inside the server, likewise; `wire` is the only part that turns the engine's things into messages.
SERVER_ORDER = (
    "limits", "background", "protocol", "wire", "names", "table", "child_processes", "records", "replay_process",
    "replays", "store", "server_clock", "bots", "outbox", "tokens", "rates", "visitors", "stored_tables",
    "bot_questions", "live_table", "registry", "accounts", "digests", "notice_senders", "notices", "app", "transport",
    "listening", "serve",
)  # fmt: skip

# Outside: which of the others each may import.
MAY_IMPORT: dict[str, set[str]] = {
    "words": set(),
    "engine": {"words"},
    "package_files": set(),
    "bots": {"engine", "words"},
    "conformance": {"package_files", "engine", "words"},
    "rulebook": {"conformance", "package_files", "engine", "words"},
    "drawings": {"package_files", "engine"},
    "guides": {"package_files", "engine", "words"},
    "verify": {"engine", "words"},
    "library": {"engine", "words"},
    "interrupts": set(),
    "lab": {"bots", "engine", "interrupts", "words"},
    "proving": {
        "bots",
        "conformance",
        "package_files",
        "engine",
        "lab",
        "drawings",
        "rulebook",
        "server",
        "words",
    },
    "server": {
        "__version__",
        "bots",
        "package_files",
        "engine",
        "guides",
        "interrupts",
        "drawings",
        "rulebook",
        "words",
    },
    "tui": {"bots", "engine", "lab", "library", "rulebook", "words"},
    "translated_commands": {"words"},
    "cli": {
        "bots",
        "conformance",
        "package_files",
        "engine",
        "interrupts",
        "lab",
        "proving",
        "rulebook",
        "server",
        "translated_commands",
        "tui",
        "verify",
        "words",
        "__version__",
    },
    "__init__": {"engine", "library"},
}

# Beside the standard library.
MAY_INSTALL: dict[str, set[str]] = {
    "engine": {"mypy_extensions"},
    "bots": {"mypy_extensions"},
    "words": {"fluent", "mypy_extensions"},
    "lab": {"matplotlib", "mypy_extensions", "openskill", "polars", "rich"},
    "server": {
        "alembic",
        "argon2",
        "h11",
        "litestar",
        "msgspec",
        "segno",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "uvloop",
        "websockets",
    },
    "tui": {"rich"},
    "translated_commands": {"click"},
    "cli": {"click", "rich"},
}


def part_of(name: str) -> str:
    """The part of the package that a module belongs to."""
    return name.partition(".")[0]


def imports(tree: ast.AST) -> Iterator[str]:
    """Everything that a module imports when it runs, wherever the import stands."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            whole = node.module in {"bohnanza", "bohnanza.engine"}
            yield from [f"{node.module}.{alias.name}" if whole else str(node.module) for alias in node.names]
        else:
            yield from imports(node)


@pytest.mark.parametrize("name", FILES)
def test_imports_go_one_way(name: str) -> None:
    here = part_of(name)
    for imported in imports(TREES[name]):
        top, _, rest = imported.partition(".")
        if top == "bohnanza":
            assert part_of(rest) in {here} | MAY_IMPORT[here], f"{name} imports {imported}"
        elif top not in sys.stdlib_module_names:
            assert top in MAY_INSTALL.get(here, set()), f"{name} imports {imported}"


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("engine.")])
def test_imports_inside_the_engine_go_one_way(name: str) -> None:
    here = name.split(".")[1]
    place = ENGINE_ORDER.index(here)
    for imported in imports(TREES[name]):
        if imported.startswith("bohnanza.engine."):
            other = imported.split(".")[2]
            assert other == here or ENGINE_ORDER.index(other) < place, f"{name} imports {imported}"


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("server.")])
def test_imports_inside_the_server_go_one_way(name: str) -> None:
    here = name.split(".")[1]
    place = SERVER_ORDER.index(here)
    for imported in imports(TREES[name]):
        if imported.startswith("bohnanza.server."):
            other = imported.split(".")[2]
            assert other == here or SERVER_ORDER.index(other) < place, f"{name} imports {imported}"


CORE = [name for name in FILES if name.startswith(("server.table.", "server.wire.", "server.protocol."))]
OUTER_WORLD = {"asyncio", "os", "random", "secrets", "socket", "subprocess", "threading", "time", "datetime"}


@pytest.mark.parametrize("name", CORE)
def test_the_core_of_the_server_has_no_clock_no_chance_and_no_input(name: str) -> None:
    assert not OUTER_WORLD & {imported.partition(".")[0] for imported in imports(TREES[name])}


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("bots.trader_1")])
def test_a_fixed_bot_imports_nothing_of_bots_that_may_change(name: str) -> None:
    ours = [imported for imported in imports(TREES[name]) if imported.startswith("bohnanza.")]
    assert [
        imported
        for imported in ours
        if not f"{imported}.".startswith(
            ("bohnanza.engine.", "bohnanza.bots.base.", "bohnanza.bots.trader_1.")
        )
    ] == []


def test_a_wrong_import_would_be_noticed() -> None:
    tree = ast.parse("def f():\n    from bohnanza.bots import greedy\nimport numpy, bohnanza.cli")
    assert list(imports(tree)) == ["bohnanza.bots", "numpy", "bohnanza.cli"]
    assert list(imports(ast.parse("from bohnanza.engine import game"))) == ["bohnanza.engine.game"]


# --- whoever needs to know something about a variant asks ---

VARIANTS = "bohnanza.engine.variants."

# What bots still know of single variants. It may only become less: whoever asks instead takes the line away. The fixed
# bot is a copy of these and never changes.
STILL_KNOWN = {
    "bots.duels": "the_duel.extra",
    "bots.duels.bean_duel_position": "magpie.beans",
    "bots.duels.columns": "the_duel.bonus the_duel.bonus_cards",
    "bots.duels.planting_search": "the_duel.bonus",
    "bots.duels.the_duel": "the_duel.bonus the_duel.bonus_cards the_duel.extra the_duel.gifts",
    "bots.duels.opponent": "the_duel.bonus_cards the_duel.extra",
    "bots.duels.bean_duels": "magpie.beans magpie.moves",
    "bots.trader.belief": "favors.drawing field_beans.beans",
    "bots.trader.add_ons": "coin.moves favors.automatic favors.called favors.drawing favors.extra"
    " magpie.beans magpie.moves",
    "bots.trader.trades": "magpie.beans",
    "bots.trader.values": "field_beans.beans magpie.beans",
}

# Modules of the fixed bot whose originals are called differently today.
RENAMED = {
    "board": "bean_duel_position", "extras": "add_ons", "fields": "planting_search", "rising": "the_duel",
    "rival": "opponent", "table": "bean_duels",
}  # fmt: skip


def variants_in(tree: ast.AST) -> set[str]:
    """The modules of variants that a module imports."""
    return {name.removeprefix(VARIANTS) for name in imports(tree) if name.startswith(VARIANTS)}


def original_of(name: str) -> str:
    """The module that one of the fixed bot is a copy of."""
    package, _, module = name.rpartition(".")
    if package.startswith("bots.trader_1"):
        name = f"{package}.{RENAMED.get(module, module)}"
    return name.replace("bots.trader_1.duels", "bots.duels").replace("bots.trader_1", "bots.trader")


@pytest.mark.parametrize("name", [name for name in FILES if not name.startswith("engine.variants.")])
def test_nobody_but_the_catalog_imports_a_variant(name: str) -> None:
    known = set(STILL_KNOWN.get(original_of(name), "").split())
    assert variants_in(TREES[name]) == known


def test_an_imported_variant_would_be_noticed() -> None:
    tree = ast.parse(f"def f():\n    from {VARIANTS}coin.extra import Coin\nimport {VARIANTS}magpie.moves")
    assert variants_in(tree) == {"coin.extra", "magpie.moves"}
    assert STILL_KNOWN.keys() <= FILES.keys()


# --- no core module knows an edition ---

# The notation stands above the catalog: it has to know the moves and events of all games.
OWN_GAMES = (
    "engine.variants", "engine.catalog", "engine.notation.moves", "engine.notation.facts",
)  # fmt: skip
EDITION_NAMES = {form for edition in editions() for form in (edition, edition.replace("-", "_"))}


def docstrings(tree: ast.AST) -> set[int]:
    """The ids of the nodes that are docstrings."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            first = node.body[0]
            assert isinstance(first, ast.Expr)
            found.add(id(first.value))
    return found


def words_of_code(tree: ast.AST) -> Iterator[str]:
    """All names and all texts but docstrings."""
    skipped = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node.value
        for field in ("id", "attr", "name", "arg", "module"):
            word = getattr(node, field, None)
            if isinstance(word, str):
                yield word


def edition_named(word: str) -> bool:
    return any(re.search(rf"(?<![a-z]){name}(?![a-z])", word.lower()) for name in EDITION_NAMES)


def decides_by_game(tree: ast.AST) -> bool:
    """Whether anything is compared with a game id."""
    compared = [node for node in ast.walk(tree) if isinstance(node, ast.Compare)]
    return any(getattr(part, "attr", "") == "game_id" for node in compared for part in ast.walk(node))


CORE = [name for name in FILES if name.startswith("engine") and not name.startswith(OWN_GAMES)]


@pytest.mark.parametrize("name", CORE)
def test_no_core_module_names_an_edition(name: str) -> None:
    assert [word for word in words_of_code(TREES[name]) if edition_named(word)] == []
    assert not decides_by_game(TREES[name])


def test_a_named_edition_would_be_noticed() -> None:
    tree = ast.parse('"""The classic game."""\nif rules.game_id == "new-beans/4": pass\nimport x.classic')
    assert [word for word in words_of_code(tree) if edition_named(word)] == ["x.classic", "new-beans/4"]
    assert decides_by_game(tree)
    assert edition_named("editions.classic")
    assert not edition_named("classical")


# --- cards move in acts only ---

ZONES = {
    "deck", "discard", "turned", "out", "hands", "fields", "aside", "coins",  # of every game
    "piles", "owed", "drawn", "won", "fresh", "holder",  # of extras: favors, bonus cards, the coin
}  # fmt: skip
COUNTS = {"proposals"}  # lists of numbers that are no cards
ACTS = {"acts", "trade_acts"}
MUTATORS = {"append", "extend", "pop", "remove", "insert", "clear", "sort", "reverse"}
LISTING = {"enumerate", "reversed", "zip"}  # what they go through is the zone's own

# What is built or imagined is not played: nothing moves, and nobody is told.
BUILDING = {
    "engine.notation.position": "reads a position into an empty table",
    "engine.views": "deals the cards that a seat does not see into an imagined table",
    "engine.memory": "keeps what a seat knows, in lists of its own",
}
BUILDERS = {
    "__init__": "makes the zones",
    "read": "an Extra reads its lines of a position",
    "dealt": "an Extra imagines the cards that a seat does not see",
    "_deal_favors": "a part of `dealt`",
}


class Changes:
    """Finds what a function does to zones, directly or by a name that it has given to one."""

    def __init__(self, function: ast.AST) -> None:
        self.names: set[str] = set()
        self.logs: set[str] = set()
        nodes = list(ast.walk(function))
        known = -1
        while known != len(self.names) + len(self.logs):  # a name may stand for another name
            known = len(self.names) + len(self.logs)
            for node in nodes:
                self._name(node)
        self.found = [ast.unparse(node) for node in nodes if self._changes(node)]

    def _name(self, node: ast.AST) -> None:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                self._bind(target, node.value)
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value is not None:
            self._bind(node.target, node.value)
        elif isinstance(node, ast.For | ast.comprehension):
            self._bind_all(node.target, node.iter)

    def _bind(self, target: ast.AST, value: ast.AST) -> None:
        if isinstance(target, ast.Name):
            if self.is_zone(value):
                self.names.add(target.id)
            if self.is_log(value):
                self.logs.add(target.id)
        elif isinstance(target, ast.Tuple | ast.List) and isinstance(value, ast.Tuple | ast.List):
            for part, part_value in zip(target.elts, value.elts):
                self._bind(part, part_value)

    def _bind_all(self, target: ast.AST, values: ast.AST) -> None:
        """The target of a loop goes through parts of a zone."""
        parts = values.args if isinstance(values, ast.Call) and name_called(values) in LISTING else [values]
        if any(self.is_zone(part) or self._holds_zone(part) for part in parts):
            self.names |= {node.id for node in ast.walk(target) if isinstance(node, ast.Name)}

    def is_zone(self, node: ast.AST) -> bool:
        """Whether an expression is a zone or a part of one, and no copy."""
        if isinstance(node, ast.Attribute):
            return node.attr in ZONES
        if isinstance(node, ast.Name):
            return node.id in self.names
        if isinstance(node, ast.Subscript):
            inside = self.is_zone(node.value) or self._holds_zone(node.value)
            return inside and not isinstance(node.slice, ast.Slice)
        if isinstance(node, ast.IfExp):
            return self.is_zone(node.body) or self.is_zone(node.orelse)
        if isinstance(node, ast.NamedExpr):
            return self.is_zone(node.value)
        return isinstance(node, ast.BoolOp) and any(self.is_zone(value) for value in node.values)

    def is_log(self, node: ast.AST) -> bool:
        """Whether an expression is the list in which events are written."""
        if isinstance(node, ast.Name):
            return node.id in self.logs
        return isinstance(node, ast.Attribute) and node.attr == "log"

    def _holds_zone(self, node: ast.AST) -> bool:
        """Whether an expression is a row or a dictionary of zones."""
        if isinstance(node, ast.Dict):
            return any(self.is_zone(value) for value in node.values)
        return isinstance(node, ast.List | ast.Tuple) and any(
            self.is_zone(part.value if isinstance(part, ast.Starred) else part) for part in node.elts
        )

    def _changes(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Attribute):
            if node.attr in MUTATORS:
                return self.is_zone(node.value) or self.is_log(node.value)
            return node.attr in ZONES and not isinstance(node.ctx, ast.Load)
        if isinstance(node, ast.Subscript):
            return self.is_zone(node.value) and not isinstance(node.ctx, ast.Load)
        if isinstance(node, ast.AugAssign):
            return isinstance(node.target, ast.Name) and self.is_zone(node.target)
        return (
            isinstance(node, ast.Call)
            and name_called(node) == "shuffle"
            and any(self.is_zone(argument) for argument in node.args)
        )


def name_called(call: ast.Call) -> str:
    """The last word of what is called."""
    return ast.unparse(call.func).rpartition(".")[2]


def changes_outside(tree: ast.Module) -> list[str]:
    """What the functions of a module do to cards and events, but for those that build a table."""
    return [
        f"{function.name}: {change}"
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name not in BUILDERS
        for change in Changes(function).found
    ]


PLAYING = [
    name
    for name in FILES
    if name.startswith("engine") and name.rpartition(".")[2] not in ACTS and name not in BUILDING
]


@pytest.mark.parametrize("name", PLAYING)
def test_cards_move_and_events_are_written_in_acts_only(name: str) -> None:
    assert changes_outside(TREES[name]) == []


def test_every_exemption_is_needed() -> None:
    def found(name: str) -> list[str]:
        functions = [node for node in ast.walk(TREES[name]) if isinstance(node, ast.FunctionDef)]
        return [function.name for function in functions if Changes(function).found]

    assert [name for name in BUILDING if not found(name)] == []
    assert BUILDERS.keys() <= {function for name in PLAYING for function in found(name)}


CARDS = re.compile(r"(list\[)+(int|tuple\[int, int\])\]+")


def lists_of_cards(tree: ast.Module) -> Iterator[str]:
    """The lists of numbers that the state or an Extra is made with."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and (
            node.name == "State" or any(ast.unparse(base).endswith("Extra") for base in node.bases)
        ):
            makers = [part for part in node.body if getattr(part, "name", "") == "__init__"]
            for argument in [part for maker in makers for part in ast.walk(maker)]:
                note = getattr(argument, "annotation", None)
                if isinstance(argument, ast.arg) and note and CARDS.fullmatch(ast.unparse(note)):
                    yield argument.arg


def test_every_list_of_cards_is_a_zone() -> None:
    """A variant that keeps cards under a new name has to say so in ZONES."""
    lists = {found for name in FILES if name.startswith("engine") for found in lists_of_cards(TREES[name])}
    assert lists == ZONES - {"holder"} | COUNTS


@pytest.mark.parametrize(
    "line",
    [
        "s.deck = []",
        "s.deck: list[int] = []",
        "s.hands[0] = []",
        "s.hands[0][:0] = cards",
        "s.turned += cards",
        "s.deck, s.discard = s.discard, []",
        "del s.fields[0][1]",
        "del s.out[:]",
        *[f"s.aside[seat].{name}(1)" for name in sorted(MUTATORS)],
        "duel_of(s).won[seat].append(1)",
        "self.holder = 2",
        "rng.shuffle(s.deck)",
        "s.log.append(Drew(0, ()))",
        "log = s.log; log.append(Drew(0, ()))",
        "hand = s.hands[seat]; hand.pop()",
        "hand = s.hands[seat]; hand += [1]",
        "hand = s.hands[seat]; hand[0] = 1",
        "hand = s.hands[seat]; del hand[0]",
        "hands = s.hands; hand = hands[0]; hand.pop()",
        "hand, pile = self.hands[seat], self.piles[seat]; pile.pop()",
        "pile = s.discard if returns else s.out; pile.extend(paid)",
        "take = s.deck.pop; take()",
        "(pile := s.deck).pop()",
        "if (pile := s.deck): pile.pop()",
        "pile = {'deck': s.deck}[key]; pile.pop()",
        "for hand in s.hands: hand.sort()",
        "for seat, hand in enumerate(s.hands): hand.sort()",
        "for pile in [s.discard, *s.coins]: pile.clear()",
        "[hand.pop() for hand in s.hands]",
        "[s.deck.pop() for _ in range(3)]",
    ],
)
def test_a_card_moved_elsewhere_would_be_noticed(line: str) -> None:
    assert changes_outside(ast.parse(f"def play(s):\n    {line}")) != []


@pytest.mark.parametrize(
    "line",
    [
        "hand = s.hands[seat][:]; hand.pop()",
        "cards = [card for card in s.turned if card]; cards.pop()",
        "s.agenda.pop()",
        "s.log = []",
        "out.append(s.turned[0])",
        "step.discard(s, seat, kind)",
        "acts.mix(s, s.deck)",
    ],
)
def test_looking_at_cards_moves_none(line: str) -> None:
    assert changes_outside(ast.parse(f"def play(s):\n    {line}")) == []


# --- the public surface ---


def test_the_public_surface_is_as_documented() -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    table = page.partition("## What there is")[2].partition("\n## ")[0]
    documented = re.findall(r"^\| `(\w+)", table, re.MULTILINE)
    assert sorted(documented) == sorted(bohnanza.__all__)
    assert all(hasattr(bohnanza, name) for name in documented)


# --- sizes ---


def only_assigns(place: str) -> bool:
    """Whether a function is the constructor of plain data."""
    file, _, rest = place.partition(":")
    line = int(rest.split()[0])
    tree = TREES[file.removesuffix(".py").replace("/", ".")]
    found = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.lineno == line)
    return found.name == "__init__" and all(
        isinstance(node, ast.Assign | ast.AnnAssign) for node in found.body
    )


def test_functions_are_short() -> None:
    sizes = sorted(functions())
    lines = [size.lines for size in sizes]
    assert lines[len(lines) * 9 // 10] <= 30
    assert [size for size in sizes if size.lines > 50 and not only_assigns(size.place)] == []


# --- no file knows the machine it was written on ---

IGNORED = {
    ".git",
    ".venv",
    ".tools",
    ".hypothesis",
    "build",
    "dist",
    "node_modules",
    "page",  # built from web/
    "__pycache__",
    "htmlcov",
}
SITES = {"keepachangelog.com", "semver.org", "docs.pytest.org", "www.w3.org"}
MACHINE_PATH = re.compile(r"(?<![\w.)}~-])/(?:home|root|work|workspace|tmp|opt|mnt|srv|var|Users)/\w")
REGISTRY = re.compile(r"(?:pypi|npmjs|pythonhosted)\.\w+|index-url\s*=", re.IGNORECASE)
SITE = re.compile(r"https?://([\w.-]+)")
NOWHERE = re.compile(r"localhost|[\d.]+|(?:[\w-]+\.)*(?:example|test|invalid)|[A-Z]+\.?")  # nobody is there
FUNDING = re.compile(
    r'"funding": (?:\[.*?\]|\{.*?\}|"[^"]*")', re.DOTALL
)  # what packages say of themselves in a lock file

FONT_LICENCES = (
    ROOT / "web" / "public" / "fonts.txt"
)  # to be passed on as they are, with where the fonts are from


def project_files() -> list[Path]:
    """All files of the project that are text, whether or not it is under version control."""
    found = []
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        if (
            path.is_file()
            and not IGNORED.intersection(parts)
            and not any(part.endswith("_cache") for part in parts)
        ):
            found.append(path)
    return found


def traces(text: str) -> list[str]:
    """Machine paths, registry hosts and unknown sites in a text."""
    text = FUNDING.sub("", text)
    sites = [site for site in SITE.findall(text) if site not in SITES and not NOWHERE.fullmatch(site)]
    return MACHINE_PATH.findall(text) + REGISTRY.findall(text) + sites


def test_no_file_names_a_path_outside_or_a_registry() -> None:
    found: dict[str, list[str]] = {}
    for path in project_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        if path not in (Path(__file__), FONT_LICENCES) and traces(text):
            found[str(path.relative_to(ROOT))] = traces(text)
    assert found == {}


def test_traces_would_be_noticed() -> None:
    for trace in (
        "see /home/ana/x",
        "'/tmp/x'",
        "https://pypi.org/simple",
        "http://example.com",
        "https://localhost.example.com",
        "index-url = x",
    ):
        assert traces(trace), trace
    assert not traces(
        "src/work/x, ./tmp/x and https://semver.org/, http://127.0.0.1:80, https://evil.example"
    )


# --- examples run ---

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INTERACTIVE = (
    "bohnanza play",
    "bohnanza bench",
    "bohnanza serve",
)  # tested elsewhere; they want a player or much time


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return [text for kind, text in FENCE.findall(page.read_text(encoding="utf-8")) if kind == language]


def pages_with(language: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, language)]


def called(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("page", pages_with("python"), ids=called)
def test_python_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example"}
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    for number, block in enumerate(blocks(page, "python")):
        if ">>>" not in block:
            exec(compile(block, f"{page.name}, block {number}", "exec"), names)
            continue
        test = doctest.DocTestParser().get_doctest(block, names, f"{page.name}, block {number}", page.name, 0)
        runner.run(test, clear_globs=False)
        names.update(test.globs)
    assert runner.summarize(verbose=False).failed == 0


def run(*words: str, cwd: Path = ROOT, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command of the package that is being tested."""
    loaded_from = str(Path(bohnanza.__file__).parent.parent)
    environment = {**os.environ, "COLUMNS": "80", "PYTHONPATH": loaded_from}
    return processes.run([*processes.COMMAND, *words], typed, cwd=cwd, env=environment)


def commands(page: Path) -> list[str]:
    """The lines that a reader is shown to type."""
    lines = [line for block in blocks(page, "console") for line in block.splitlines()]
    typed = [line[2:] for line in lines if line.startswith("$ ")]
    return [line.replace(".venv/bin/", "") for line in typed if "bohnanza" in line]


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=called)
def test_command_examples_run(page: Path, tmp_path: Path) -> None:
    for folder in ("conformance", "docs", "tests"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    for line in commands(page):
        if line.startswith(INTERACTIVE):
            continue
        words = shlex.split(line.partition("  #")[0])
        assert words[0] == "bohnanza", line
        done = run(*words[1:], cwd=tmp_path)
        assert done.returncode == 0, f"{line}: {done.stdout}{done.stderr}"


def test_links_lead_somewhere() -> None:
    dead = []
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if not (page.parent / target).exists():
                dead.append(f"{page.name}: {target}")
    assert dead == []


def test_the_picture_of_a_game_is_true() -> None:
    """The README's excerpt is what the terminal says; `…` stands for lines left out."""
    (picture,) = blocks(ROOT / "README.md", "play")
    lines = [line.rstrip() for line in picture.splitlines() if line not in {"", "…"}]
    typed = "".join(f"{line[2:]}\n" for line in ["> 1", *lines] if line.startswith(">"))
    done = run("play", "--plain", "--seed", "tea", typed=typed)
    said = [line.rstrip() for line in done.stdout.splitlines()]
    assert [line for line in lines if line not in said] == []
