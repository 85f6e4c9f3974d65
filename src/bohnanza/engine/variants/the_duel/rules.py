"""The Duel: columns of rising kinds, gifts that may be bluffs, bonus cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bohnanza.engine import acts
from bohnanza.engine.anytime import HARVEST_ANY_TIME
from bohnanza.engine.discards import TURNED_DISCARDS
from bohnanza.engine.policies import DrawFixed, leaders
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Dealing, Fits, Move, Scoring
from bohnanza.engine.state import State
from bohnanza.engine.steps.draw import DRAWING, PASSING_ON
from bohnanza.engine.steps.plant import PLANTING
from bohnanza.engine.steps.receive import Receiving
from bohnanza.engine.steps.turn_over import TURNING_OVER
from bohnanza.engine.variants.anniversary.rules import TRADING_INNER, anniversary
from bohnanza.engine.variants.the_duel.acts import deal_dollars
from bohnanza.engine.variants.the_duel.bonus import DRAWING_BONUS, DROPPING_BONUS, FulfilAnyTime
from bohnanza.engine.variants.the_duel.bonus_cards import CENTS
from bohnanza.engine.variants.the_duel.extra import duel_of, new_duel_extra
from bohnanza.engine.variants.the_duel.gifts import GIFTING_FIRST, INNER

DOLLARS_AT_THE_START: Final = 3
DOLLAR: Final = 100  # cents


class Rising(Fits):
    """The same kind as the last card, or the next higher one [DU-10]; anything onto an empty field [DU-11]."""

    def list_fields(
        self, columns: list[list[int]], kind: int, plants: tuple[Move, ...], out: list[Move]
    ) -> None:
        """Kinds are numbered in rising order."""
        field = 0
        for column in columns:
            if not column or column[-1] == kind or column[-1] + 1 == kind:
                out.append(plants[field])
            field += 1


class DealDuel(Dealing):
    """Three unseen dollars each [DU-2], then hands drawn alternately, the starting player first."""

    def deal(self, s: State) -> None:
        for seat in range(2):
            deal_dollars(s, seat, DOLLARS_AT_THE_START)
        for turn in range(sum(s.rules.hand_sizes)):
            acts.deal(s, (s.start + turn) % 2, 1)


class DollarsAndCents(Scoring):
    """A bean dollar is 100 cents, a bonus card 100 and its own; in a tie the starting player loses [DU-52]."""

    def score(self, s: State, seat: int) -> int:
        """In cents."""
        bonus = sum([DOLLAR + CENTS[bonus] for bonus in duel_of(s).won[seat]])
        return DOLLAR * len(s.coins[seat]) + bonus

    def winners(self, s: State) -> list[int]:
        best = leaders(s)
        return best if len(best) == 1 else [1 - s.start]


class ReceivingGifts(Receiving):
    """One of the turned-over cards may be discarded instead, at any point, never the gift [DU-28]."""

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        super().moves(s, seat, out)
        if seat == s.active and not duel_of(s).thrown:
            for kind in sorted(set(s.turned)):
                out.append(TURNED_DISCARDS[seat][kind])

    def discard(self, s: State, seat: int, kind: int) -> None:
        acts.discard_turned(s, seat, kind)
        duel_of(s).thrown = True

    def run(self, s: State) -> None:
        super().run(s)
        duel_of(s).thrown = False

    def facts(self, s: State, seat: int, moves: list[Move]) -> dict[str, object]:
        return {"spare": seat == s.active and bool(s.turned) and not duel_of(s).thrown}


RECEIVING_GIFTS: Final = ReceivingGifts()


def the_duel(seats: int) -> Rules:
    """The Duel for two [DU-1]; what is not named here is as in the base game [DU-0]."""
    return replace(
        anniversary(seats),
        currency="dollar",
        fields=3,
        turned_over=3,  # [DU-21]
        exhaustions=1,
        turn=(
            PLANTING,  # [DU-20]
            TURNING_OVER,
            GIFTING_FIRST,
            RECEIVING_GIFTS,
            DRAWING,
            *DROPPING_BONUS,
            *DRAWING_BONUS,
            PASSING_ON,
        ),
        inner=(*TRADING_INNER, *INNER),
        fits=Rising(),
        draws=DrawFixed(2),
        scoring=DollarsAndCents(),
        dealing=DealDuel(),
        anytime=(HARVEST_ANY_TIME, FulfilAnyTime()),  # [DU-50]
        plantings_noticed=True,
        extras=(new_duel_extra(),),
        restated=(
            ("AB-2", "DU-1"), ("AB-11", "DU-20"), ("AB-12", "DU-20"), ("AB-20", "DU-10"), ("AB-22", "DU-11"),
            ("AB-30", "DU-21"), ("AB-31", "DU-22"), ("AB-40", "DU-28"), ("AB-41", "DU-28"),
            ("AB-45", "DU-29"), ("AB-50", "DU-50"), ("AB-51", "DU-50"), ("AB-52", "DU-50"), ("AB-70", "DU-51"),
        ),
    )  # fmt: skip
