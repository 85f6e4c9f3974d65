"""Cards move, and events are written, in acts only."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.project.trees import FILES, TREES

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
    "determinise": "an Extra imagines the cards that a seat does not see",
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
        "acts.shuffle_beans(s, s.deck)",
    ],
)
def test_looking_at_cards_moves_none(line: str) -> None:
    assert changes_outside(ast.parse(f"def play(s):\n    {line}")) == []
