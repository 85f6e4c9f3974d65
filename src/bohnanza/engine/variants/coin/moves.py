"""Claiming and contesting the coin: the moves, and the steps that ask for them."""

from __future__ import annotations

from typing import ClassVar, Final

from bohnanza.engine.beans import BLUE
from bohnanza.engine.moves import MAX_SEATS, PASSES, AnytimeMove, Pass
from bohnanza.engine.seams import NOBODY, Anytime, IllegalMove, Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.steps.draw import is_last
from bohnanza.engine.steps.plant_now import must_plant_now
from bohnanza.engine.steps.receive import AfterPlanting
from bohnanza.engine.trade_acts import revalidate
from bohnanza.engine.variants.coin.acts import claim_coin, move_coin, reveal
from bohnanza.engine.variants.coin.extra import Coin, can_claim, coin_of, needed, worth


class Claim(AnytimeMove):
    """Reach for the coin."""

    form: ClassVar = "claim"

    def objection(self, s: State) -> IllegalMove | None:
        if not any([isinstance(extra, Coin) for extra in s.extras]):
            return IllegalMove("AC-1", "refused-no-coin")
        if self.seat != s.active:
            return IllegalMove("AC-2", "refused-claim-own-turn")
        if coin_of(s).holder == self.seat:
            return IllegalMove("AC-8", "refused-coin-held")
        if coin_of(s).failed == s.turn:
            return IllegalMove("AC-3", "refused-claim-failed")
        if worth(s, self.seat) < needed(s):
            return IllegalMove("AC-2", "refused-coin-needs", worth=worth(s, self.seat), needed=needed(s))
        return super().objection(s)

    def play(self, s: State, step: Step) -> None:
        """The holder is asked; without hand cards there is nothing to contest with [AC-8]."""
        claim_coin(s, self.seat)
        if s.hands[coin_of(s).holder]:
            s.agenda.append(CONTESTING)
        else:
            move_coin(s, self.seat)

    def urgent(self) -> bool:
        return True


class Contest(Move):
    """Let the claimant draw a card of your hand."""

    form: ClassVar = "contest"

    def play(self, s: State, step: Step) -> None:
        """A Blue Bean saves the coin; the claimant plants the card either way [AC-3] [AC-4]."""
        kind = reveal(s, self.seat)
        if kind == BLUE:
            coin_of(s).failed = s.turn
        else:
            move_coin(s, s.active)
        revalidate(s)
        must_plant_now(s, s.active, kind)

    def facts(self, s: State) -> dict[str, object]:
        return {"active": s.active}


CLAIMS: Final = tuple(Claim(seat) for seat in range(MAX_SEATS))
CONTESTS: Final = tuple(Contest(seat) for seat in range(MAX_SEATS))


class ClaimAnyTime(Anytime):
    """The active seat may claim the coin at any point of its turn."""

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == s.active and can_claim(s):
            out.append(CLAIMS[seat])


class Contesting(Step):
    """The holder contests or lets the coin go [AC-5]."""

    def __init__(self) -> None:
        super().__init__("contest", rule="AC-3", task="step-contest", closed=True)

    def awaited(self, s: State) -> int:
        return coin_of(s).holder

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == coin_of(s).holder:
            out.append(CONTESTS[seat])
            out.append(PASSES[seat])

    def advance(self, s: State, move: Move) -> None:
        s.agenda.pop()
        if isinstance(move, Pass):
            move_coin(s, s.active)

    def facts(self, s: State, seat: int, moves: list[Move]) -> dict[str, object]:
        return {"blues": s.hands[seat].count(BLUE)}

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        wanted = CONTESTS[seat] if BLUE in s.hands[seat] else PASSES[seat]
        return wanted if wanted in moves else None


class LastClaim(AfterPlanting):
    """The last chance to claim the coin, which decides ties, if the game ends without another draw."""

    def __init__(self) -> None:
        super().__init__("last-claim", rule="AC-6", task="step-last-claim")

    def awaited(self, s: State) -> int:
        return s.active if is_last(s) and can_claim(s) else NOBODY

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == s.active:
            out.append(PASSES[seat])

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        """There is nothing to lose by claiming."""
        return CLAIMS[seat] if CLAIMS[seat] in moves else None


CONTESTING: Final = Contesting()
LAST_CLAIM: Final = LastClaim()
