"""Phase 2: gifts are offered to and fro, honestly or not, until one is accepted.

Whether an offer is a bluff is looked up only after it was accepted, so a declined one cannot tell [DU-27].
"""

from __future__ import annotations

from typing import ClassVar, Final

from bohnanza.engine import acts
from bohnanza.engine.beans import NAMES as BEAN_NAMES
from bohnanza.engine.field_space import growing_field
from bohnanza.engine.give import GiveCard
from bohnanza.engine.moves import CardMove
from bohnanza.engine.offers import TURNED
from bohnanza.engine.seams import GOING_ON, NOBODY, ExtraRow, IllegalMove, Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.variants.the_duel.acts import offer_gift, pay, refuse_gift, take_gift
from bohnanza.engine.variants.the_duel.bonus_cards import A_DOLLAR, NAMES, NO_DOLLAR
from bohnanza.engine.variants.the_duel.extra import duel_of, is_the_duel

SEATS: Final = 2
GIFT_KINDS: Final = 8  # one gift card for each kind
ALL_OFFERED: Final = (1 << GIFT_KINDS) - 1


def copies(s: State, seat: int, kind: int) -> list[int]:
    """The places from which a seat could give a card of this kind; none: the offer is a bluff."""
    hand = s.hands[seat]
    places = [place for place in range(len(hand)) if hand[place] == kind]
    if seat == s.active and kind in s.turned:
        places.insert(0, TURNED)
    return places


# --- moves ---


class Present(CardMove):
    """Push the gift card of a kind: offer one card of it, or bluff."""

    form: ClassVar = "present {kind}"

    def objection(self, s: State) -> IllegalMove | None:
        if not is_the_duel(s) or not 0 <= self.kind < GIFT_KINDS:
            return super().objection(s)
        if duel_of(s).offered & (1 << self.kind) and self.seat == s.awaited:
            return IllegalMove("DU-24", "refused-gift-offered", kind=BEAN_NAMES[self.kind])
        return super().objection(s)

    def play(self, s: State, step: Step) -> None:
        offer_gift(s, self.seat, self.kind)

    def facts(self, s: State) -> dict[str, object]:
        places = copies(s, self.seat, self.kind)
        return {"bluff": not places, "turned": TURNED in places}

    def rank(self, s: State) -> int:
        """Honest gifts before bluffs; among both, kinds that grow neither here nor with the other player come first."""
        places = copies(s, self.seat, self.kind)
        grows = [growing_field(s.rules, columns, self.kind) >= 0 for columns in s.fields]
        here, there = grows[self.seat], grows[1 - self.seat]
        honest = 4 * here + 2 * (TURNED not in places)
        return GOING_ON + (honest if places else 8) + there


class TakeGift(Move):
    """Accept the gift that is offered."""

    form: ClassVar = "take"

    def play(self, s: State, step: Step) -> None:
        take_gift(s, self.seat)

    def gets(self, s: State) -> list[int]:
        step = s.agenda[-1]
        return [step.kind] if isinstance(step, Answering) else []


class RefuseGift(Move):
    """Decline the gift, and offer one in turn."""

    form: ClassVar = "refuse"

    def play(self, s: State, step: Step) -> None:
        refuse_gift(s, self.seat)

    def facts(self, s: State) -> dict[str, object]:
        return {"last": duel_of(s).offered == ALL_OFFERED}


class Pay(Move):
    """Choose what an accepted bluff costs."""

    form: ClassVar = "pay {bonus:paid}"

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def objection(self, s: State) -> IllegalMove | None:
        step = s.agenda[-1]
        if s.awaited != self.seat or not isinstance(step, HandingOver):
            return super().objection(s)
        if copies(s, self.seat, step.kind):
            return IllegalMove("DU-25", "refused-must-give")
        return IllegalMove("DU-26", "refused-payment")

    def play(self, s: State, step: Step) -> None:
        pay(s, self.seat, self.bonus)


PRESENTS: Final = tuple(tuple(Present(seat, kind) for kind in range(GIFT_KINDS)) for seat in range(SEATS))
TAKES: Final = tuple(TakeGift(seat) for seat in range(SEATS))
REFUSALS: Final = tuple(RefuseGift(seat) for seat in range(SEATS))
# By seat and bonus card; the two others count from the end.
PAYS: Final = tuple(
    tuple(Pay(seat, bonus) for bonus in (*range(len(NAMES)), NO_DOLLAR, A_DOLLAR)) for seat in range(SEATS)
)


# --- steps ---


class Gifting(Step):
    """Somebody must offer a kind that was not offered before in this phase, from anywhere or as a bluff [DU-22]."""

    def __init__(self, seat: int) -> None:
        super().__init__(
            "gift" if seat == NOBODY else f"gift p{seat}",
            rule="DU-22",
            task="step-gift",
            instead_of="" if seat == NOBODY else "gift",
        )
        self.seat = seat

    def awaited(self, s: State) -> int:
        return s.active if self.seat == NOBODY else self.seat

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        """Every kind that is left, whether the player has it or not."""
        if seat == self.awaited(s):
            offered = duel_of(s).offered
            for present in PRESENTS[seat]:
                if not offered & (1 << present.kind):
                    out.append(present)

    def advance(self, s: State, move: Move) -> None:
        assert isinstance(move, Present)
        s.agenda[-1] = ANSWERING[move.seat][move.kind]

    def facts(self, s: State, seat: int, moves: list[Move]) -> dict[str, object]:
        return {"returned": self.seat != NOBODY}

    def meanings(self) -> dict[str, str]:
        return {"offer": "present", "gift": "present"}

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        gifts = [move for move in moves if isinstance(move, Present)]
        return min(gifts, key=lambda move: move.rank(s), default=None)


class Answering(Step):
    """The other player accepts or declines [DU-23]."""

    def __init__(self, giver: int, kind: int) -> None:
        super().__init__(
            f"answer p{giver} {BEAN_NAMES[kind]}",
            rule="DU-23",
            task="step-answer",
            instead_of="gift",
        )
        self.giver = giver
        self.kind = kind

    def awaited(self, s: State) -> int:
        return 1 - self.giver

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat != self.giver:
            out.append(TAKES[seat])
            out.append(REFUSALS[seat])

    def advance(self, s: State, move: Move) -> None:
        """What follows is a card, a payment, a new offer, or after the eighth kind the end."""
        if isinstance(move, TakeGift):
            s.agenda[-1] = HANDING_OVER[self.giver][self.kind]
        elif duel_of(s).offered == ALL_OFFERED:
            s.agenda.pop()
            duel_of(s).offered = 0
        else:
            s.agenda[-1] = GIFTING[1 - self.giver]

    def facts(self, s: State, seat: int, moves: list[Move]) -> dict[str, object]:
        return {"card": BEAN_NAMES[self.kind]}

    def meanings(self) -> dict[str, str]:
        return {"accept": "take", "decline": "refuse"}

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        welcome = growing_field(s.rules, s.fields[seat], self.kind) >= 0
        wanted: Move = TAKES[seat] if welcome else REFUSALS[seat]
        return wanted if wanted in moves else None


class HandingOver(Step):
    """An accepted gift: the giver chooses the copy, or pays for a bluff; nothing happens in between [DU-25].

    The game waits here even if there is only one choice: otherwise the pause would tell of the giver's hand.
    """

    def __init__(self, giver: int, kind: int) -> None:
        super().__init__(
            f"hand-over p{giver} {BEAN_NAMES[kind]}",
            rule="DU-25",
            task="step-hand-over",
            instead_of="gift",
            closed=True,
        )
        self.giver = giver
        self.kind = kind

    def choices(self, s: State) -> list[Move]:
        """The copies, or for a bluff what can be paid; there is always a choice."""
        places = copies(s, self.giver, self.kind)
        if places:
            return [GiveCard(self.giver, self.kind, place) for place in places]
        pays = PAYS[self.giver]
        payable: list[Move] = [pays[A_DOLLAR]] if s.coins[self.giver] else []
        payable += [pays[bonus] for bonus in sorted(set(duel_of(s).won[self.giver]))]
        return payable or [pays[NO_DOLLAR]]

    def awaited(self, s: State) -> int:
        return self.giver

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == self.giver:
            out.extend(self.choices(s))

    def give(self, s: State, seat: int, kind: int, place: int) -> None:
        acts.hand_over(s, seat, kind, place, 1 - seat)

    def facts(self, s: State, seat: int, moves: list[Move]) -> dict[str, object]:
        return {"card": BEAN_NAMES[self.kind], "bluff": not copies(s, self.giver, self.kind)}

    def meanings(self) -> dict[str, str]:
        return {"gift": "give"}

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        for move in moves:
            if isinstance(move, GiveCard | Pay):
                return move
        return None

    def advance(self, s: State, move: Move) -> None:
        s.agenda.pop()
        duel_of(s).offered = 0


GIFTING: Final = tuple(Gifting(seat) for seat in range(SEATS))
GIFTING_FIRST: Final = Gifting(NOBODY)
ANSWERING: Final = tuple(tuple(Answering(seat, kind) for kind in range(GIFT_KINDS)) for seat in range(SEATS))
HANDING_OVER: Final = tuple(
    tuple(HandingOver(seat, kind) for kind in range(GIFT_KINDS)) for seat in range(SEATS)
)
INNER: Final[tuple[Step, ...]] = (
    *GIFTING,
    *[step for row in ANSWERING for step in row],
    *[step for row in HANDING_OVER for step in row],
)


def gift_on_table(s: State) -> list[ExtraRow]:
    """The gift that is to be answered or handed over, if there is one."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, Answering | HandingOver):
        return []
    name = BEAN_NAMES[step.kind]
    about: dict[str, object] = {"seat": step.giver, "kind": name}
    return [ExtraRow("event-gift-offered", about, step.giver, "DU-23", "bean", (name,))]
