"""State: everything about a game in play, as plain data. Only acts change it."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.beans import MOST_KINDS
from bohnanza.engine.events import Event
from bohnanza.engine.offers import Offer
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Extra, Step

NO_SIGNALS: tuple[int, ...] = (0,) * MOST_KINDS

# The fields of a state: `key` compares them, and a test checks that constructor, copy and view leave none out.
FIELDS: Final = (
    "rules", "seed", "shuffles", "start", "active", "turn", "runs", "dry",
    "deck", "discard", "turned", "out", "hands", "fields", "aside", "coins", "agenda",
    "awaited", "offers", "offer_count", "proposals", "signals", "extras",
)  # fmt: skip


class State:
    """A game in play. The comments say which end of a list is the top of a pile or the front of a hand."""

    def __init__(
        self,
        *,
        rules: Rules,
        seed: str,
        shuffles: int,  # how many have been made; the next one's counter
        start: int,
        active: int,
        turn: int,
        runs: int,  # how often the draw pile has run out
        dry: bool,  # an empty pile was already counted in this turn-over or draw
        deck: list[int],  # top last
        discard: list[int],  # top last
        turned: list[int],
        out: list[int],  # out of the game
        hands: list[list[int]],  # front first
        fields: list[list[list[int]]],  # oldest card first
        aside: list[list[int]],
        coins: list[list[int]],  # top last
        agenda: list[Step],  # the step in progress last
        awaited: int,
        offers: list[Offer],
        offer_count: int,
        proposals: list[int],  # made by each seat in this trading
        signals: list[tuple[int, ...]],
        extras: list[Extra],
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.shuffles = shuffles
        self.start = start
        self.active = active
        self.turn = turn
        self.runs = runs
        self.dry = dry
        self.deck = deck
        self.discard = discard
        self.turned = turned
        self.out = out
        self.hands = hands
        self.fields = fields
        self.aside = aside
        self.coins = coins
        self.agenda = agenda
        self.awaited = awaited
        self.offers = offers
        self.offer_count = offer_count
        self.proposals = proposals
        self.signals = signals
        self.extras = extras
        self.log: list[Event] | None = None  # where acts write what happened, if somebody listens

    def clone(self) -> State:
        """An independent copy, without a log."""
        return State(
            rules=self.rules,
            seed=self.seed,
            shuffles=self.shuffles,
            start=self.start,
            active=self.active,
            turn=self.turn,
            runs=self.runs,
            dry=self.dry,
            deck=self.deck[:],
            discard=self.discard[:],
            turned=self.turned[:],
            out=self.out[:],
            hands=[hand[:] for hand in self.hands],
            fields=[[column[:] for column in columns] for columns in self.fields],
            aside=[cards[:] for cards in self.aside],
            coins=[pile[:] for pile in self.coins],
            agenda=self.agenda[:],
            awaited=self.awaited,
            offers=self.offers[:],
            offer_count=self.offer_count,
            proposals=self.proposals[:],
            signals=self.signals[:],
            extras=[extra.clone() for extra in self.extras],
        )

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.agenda

    def key(self) -> tuple[object, ...]:
        """Everything but the log, for comparing."""
        own: dict[str, object] = {  # fields whose values do not compare by content
            "rules": self.rules.game_id,
            "agenda": [step.name for step in self.agenda],
            "extras": [extra.key() for extra in self.extras],
        }
        return tuple([own[name] if name in own else getattr(self, name) for name in FIELDS])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]


def all_cards(s: State) -> list[int]:
    """Every card of the game, wherever it lies, sorted: the same after every move [AB-73]."""
    cards = s.deck + s.discard + s.turned + s.out
    for seat in range(s.rules.seats):
        cards += s.hands[seat] + s.aside[seat] + s.coins[seat]
        for column in s.fields[seat]:
            cards += column
    for extra in s.extras:
        cards += extra.cards()
    for step in s.agenda:
        cards += step.cards()
    return sorted(cards)
