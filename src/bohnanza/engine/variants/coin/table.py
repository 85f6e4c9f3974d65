"""The AMIGO Bean Coin: who grows much may take it, and draws more as long as nobody takes it away."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from bohnanza.engine import acts
from bohnanza.engine.beans import BLUE
from bohnanza.engine.moves import MAX_SEATS, PASSES, Pass, StepMove
from bohnanza.engine.offers import Offer
from bohnanza.engine.policies import leaders
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import NOBODY, Anytime, Draws, Extra, IllegalMove, Move, Scoring, Step
from bohnanza.engine.state import State
from bohnanza.engine.steps.draw import Drawing, is_last
from bohnanza.engine.steps.plant_now import must_plant_now, plant_now_steps
from bohnanza.engine.steps.receive import AfterPlanting
from bohnanza.engine.trade_acts import revalidate
from bohnanza.engine.variants.coin.events import CoinClaimed, CoinContested, CoinTaken
from bohnanza.engine.wording import parse_number, parse_seat, split_words

HOLDER_DRAWS: Final = 4
POOR_DRAW: Final = 2
NEVER: Final = 0  # turns are counted from 1


class Coin(Extra):
    """Who holds the coin, and in which turn a claim last failed."""

    def __init__(self, seats: int, holder: int, failed: int) -> None:
        self.seats = seats
        self.holder = holder
        self.failed = failed

    def clone(self) -> Extra:
        """An independent copy."""
        return Coin(self.seats, self.holder, self.failed)

    def key(self) -> tuple[object, ...]:
        """Everything."""
        return (self.holder, self.failed)

    def set_up(self, s: State) -> None:
        """It lies to the right of the starting player [AC-1]."""
        self.holder = (s.start - 1) % s.rules.seats

    def seen_by(self, seat: int) -> Extra:
        """All of it is public."""
        return self.clone()

    def dealt(self, cards: list[int], rng: Random, offers: list[Offer]) -> Extra:
        """Nothing is hidden."""
        return self.clone()

    def lines(self) -> list[tuple[str, str]]:
        """`coin: p3`."""
        lines = [("coin", f"p{self.holder}")]
        return lines + ([("claim failed in turn", str(self.failed))] if self.failed else [])

    def read(self, key: str, value: str) -> bool:
        """Take in one line."""
        if key == "coin":
            self.holder = parse_seat(value, self.seats)
        elif key == "claim failed in turn":
            self.failed = parse_number(value)
        else:
            return False
        return True


def coin_of(s: State) -> Coin:
    """The coin of this game."""
    for extra in s.extras:
        if isinstance(extra, Coin):
            return extra
    raise AssertionError("there is no coin in this game")


def worth(s: State, seat: int) -> int:
    """What harvesting all fields of a seat would pay now."""
    coins = 0
    for column in s.fields[seat]:
        if column:
            coins += s.rules.payouts[column[-1]][len(column)]
    return coins


def needed(s: State) -> int:
    """How many coins the fields must be worth to take the coin [AC-2]."""
    return 6 if s.rules.seats == 3 else 5


def can_claim(s: State) -> bool:
    """Whether the active seat may reach for the coin."""
    coin = coin_of(s)
    return coin.holder != s.active and coin.failed != s.turn and worth(s, s.active) >= needed(s)


def move_coin(s: State, to: int) -> None:
    """The coin changes hands."""
    coin_of(s).holder = to
    if s.log is not None:
        s.log.append(CoinTaken(to))


# --- moves ---


class Claim(Move):
    """Reach for the coin."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, advances=False)

    def words(self) -> str:
        """`claim`."""
        return "claim"

    def objection(self, s: State) -> IllegalMove | None:
        """Not the own turn, not rich enough, had already, or failed before."""
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
        return IllegalMove("AB-54", "refused-mid-step")

    def play(self, s: State, step: Step) -> None:
        """The holder is asked; without hand cards there is nothing to contest with [AC-8]."""
        if s.log is not None:
            s.log.append(CoinClaimed(self.seat))
        if s.hands[coin_of(s).holder]:
            s.agenda.append(CONTESTING)
        else:
            move_coin(s, self.seat)


class Contest(StepMove):
    """Let the claimant draw a card of one's hand."""

    def words(self) -> str:
        """`contest`."""
        return "contest"

    def play(self, s: State, step: Step) -> None:
        """Each card equally likely; a Blue Bean saves the coin; the claimant plants it either way [AC-3] [AC-4]."""
        coin = coin_of(s)
        place = acts.pick_place(s, len(s.hands[self.seat]))
        kind = acts.leave_hand(s, self.seat, place)
        if s.log is not None:
            s.log.append(CoinContested(self.seat, kind))
        if kind == BLUE:
            coin.failed = s.turn
        else:
            move_coin(s, s.active)
        revalidate(s)
        must_plant_now(s, s.active, kind)


CLAIMS: Final = tuple(Claim(seat) for seat in range(MAX_SEATS))
CONTESTS: Final = tuple(Contest(seat) for seat in range(MAX_SEATS))


class ClaimAnyTime(Anytime):
    """The active seat may claim the coin at any point of its turn."""

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        """If its fields are worth enough."""
        if seat == s.active and can_claim(s):
            out.append(CLAIMS[seat])


class Contesting(Step):
    """The holder contests or lets the coin go [AC-5]."""

    def __init__(self) -> None:
        super().__init__("contest", rule="AC-3", task="step-contest", closed=True)

    def awaited(self, s: State) -> int:
        """The holder."""
        return coin_of(s).holder

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        """Two."""
        if seat == coin_of(s).holder:
            out.append(CONTESTS[seat])
            out.append(PASSES[seat])

    def advance(self, s: State, move: Move) -> None:
        """Passing hands the coin over."""
        s.agenda.pop()
        if isinstance(move, Pass):
            move_coin(s, s.active)


class LastClaim(AfterPlanting):
    """If the game ends after this phase 3, there is no draw to claim the coin before, but it decides ties."""

    def __init__(self) -> None:
        super().__init__("last-claim", rule="AC-6", task="step-last-claim")

    def awaited(self, s: State) -> int:
        """The active seat, if it can claim."""
        return s.active if is_last(s) and can_claim(s) else NOBODY

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        """Or let it be."""
        if seat == s.active:
            out.append(PASSES[seat])


CONTESTING: Final = Contesting()
LAST_CLAIM: Final = LastClaim()


# --- policies ---


class CoinDraws(Draws):
    """The holder draws four; whose fields are worth nothing draws two [AC-6]."""

    def __init__(self, others: Draws) -> None:
        self.others = others

    def count(self, s: State, seat: int) -> int:
        """Fixed when the draw starts."""
        if coin_of(s).holder == seat:
            return HOLDER_DRAWS
        return self.others.count(s, seat) if worth(s, seat) else POOR_DRAW


class CoinBreaksTies(Scoring):
    """In a tie for the first place its holder, if among the tied, wins [AC-7]."""

    def __init__(self, others: Scoring) -> None:
        self.others = others

    def score(self, s: State, seat: int) -> int:
        """The coin itself is worth nothing."""
        return self.others.score(s, seat)

    def winners(self, s: State) -> list[int]:
        """The holder, or whoever wins ties otherwise."""
        holder = coin_of(s).holder
        return [holder] if holder in leaders(s) else self.others.winners(s)


def coin(rules: Rules) -> Rules:
    """The coin lies on the table."""
    turn: list[Step] = []
    for step in rules.turn:
        if isinstance(step, Drawing):
            turn.append(LAST_CLAIM)
        turn.append(step)
    return replace(
        rules,
        turn=tuple(turn),
        inner=(*rules.inner, CONTESTING, *plant_now_steps(rules)),
        draws=CoinDraws(rules.draws),
        scoring=CoinBreaksTies(rules.scoring),
        anytime=(*rules.anytime, ClaimAnyTime()),
        extras=(*rules.extras, Coin(rules.seats, 0, NEVER)),
    )


# --- notation ---


def parse_claim(seat: int, seats: int, rest: str) -> Move:
    """`claim`."""
    split_words(rest, 0, "claim")
    return CLAIMS[seat]


def parse_contest(seat: int, seats: int, rest: str) -> Move:
    """`contest`."""
    split_words(rest, 0, "contest")
    return CONTESTS[seat]
