"""The shape of the code: who imports whom, what names what, how long things are."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator

import pytest

import bohnanza
from bohnanza.engine.catalog import editions
from tests import ROOT
from tests.project.trees import FILES, TREES
from tools.sizes import FROZEN, ambiguous_classes, function_sizes, modules

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


def out_of_order(name: str, order: tuple[str, ...]) -> list[str]:
    """What a module of the engine or of the server imports from there that is not before it in the order."""
    layer, here = name.split(".")[:2]
    before = {here, *order[: order.index(here)]}
    inside = [imported for imported in imports(TREES[name]) if imported.startswith(f"bohnanza.{layer}.")]
    return [imported for imported in inside if imported.split(".")[2] not in before]


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("engine.")])
def test_imports_inside_the_engine_go_one_way(name: str) -> None:
    assert out_of_order(name, ENGINE_ORDER) == []


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("server.")])
def test_imports_inside_the_server_go_one_way(name: str) -> None:
    assert out_of_order(name, SERVER_ORDER) == []


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
    sizes = function_sizes(modules())
    lines = [size.lines for size in sizes]
    assert lines[len(lines) * 9 // 10] <= 30
    assert [size for size in sizes if size.lines > 50 and not only_assigns(size.place)] == []


def test_a_class_name_has_one_meaning() -> None:
    assert ambiguous_classes([module for module in modules() if not module.name.startswith(FROZEN)]) == {}
