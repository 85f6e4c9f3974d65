"""The referee: who is asked what next. The driver of simulations and the server ask here, each in its own way.

In trading, players speak in rounds, the active one first and then clockwise, and whoever was asked answers before
anybody else speaks; a round in which nobody says anything is the end of it. Any-time moves of the others are asked for
after the turning over, before each player's planting in phase 3, and before the draw; the active player is asked
before the turning over and the draw. Where the rules want every planting to be noticed, everybody is asked after each
of them, whatever they hold, so that being asked tells nothing.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bohnanza.engine.moves import Plant, TurnOver
from bohnanza.engine.offers import ASKED, Offer, Terms
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import NOBODY, Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.trade_acts import find_offer
from bohnanza.engine.trade_moves import Accept, Decline, Propose, Revise

INTERRUPT: Final = 0  # an any-time move, or nothing
CHOOSE: Final = 1  # a move: the game waits for it
SPEAK: Final = 2  # a move in trading, or nothing
SILENCE: Final = 3  # nobody is asked: all have had their say, and the active player's trading is over

NOWHERE: Final = ("", 0, NOBODY)

DeclinedTerms = tuple[int, int, str]  # who made an offer, who declined it, the key of its terms

# --- whom the game waits for ---


def clockwise_from(seat: int, seats: int) -> list[int]:
    """All seats, clockwise from one of them.

    >>> clockwise_from(2, 4)
    [2, 3, 0, 1]
    """
    return [(seat + distance) % seats for distance in range(seats)]


def in_trading(agenda: list[Step]) -> bool:
    """Whether offers can be made."""
    return bool(agenda) and agenda[-1].trading


def asked_first(offers: list[Offer]) -> list[int]:
    """The seats that have an offer to answer, in the order in which they are asked."""
    asked = [seat for offer in offers for seat, answer in zip(offer.to, offer.answers) if answer == ASKED]
    return list(dict.fromkeys(asked))


def asked_in(offers: list[Offer]) -> list[int]:
    """The same seats, the lowest first."""
    return sorted(asked_first(offers))


def anybody_asked(offers: list[Offer]) -> bool:
    """Whether some offer waits for an answer; simulations ask this at every move in trading."""
    for offer in offers:
        if ASKED in offer.answers:
            return True
    return False


def waiting_for(agenda: list[Step], offers: list[Offer], awaited: int) -> list[int]:
    """All seats that the game waits for: those asked in open offers, else the awaited one. Nobody after the end."""
    if not agenda:
        return []
    return (asked_in(offers) if agenda[-1].trading else []) or [awaited]


def noticed(rules: Rules, last: Move | None) -> bool:
    """Whether the last move is a planting after which everybody has the chance of an any-time move."""
    return rules.plantings_noticed and isinstance(last, Plant)


def listeners(s: State, last: Move | None) -> list[int]:
    """The seats that are asked for any-time moves at this point, after the last move."""
    step = s.agenda[-1]
    formality = step.formality(s)
    if noticed(s.rules, last) or (formality is not None and not isinstance(formality, TurnOver)):
        return clockwise_from(s.active, s.rules.seats)
    if formality is not None:
        return [s.active]
    if isinstance(last, TurnOver) or step.name == "receive":
        return clockwise_from(s.awaited, s.rules.seats)[1:]
    return []


def fallback(moves: list[Move]) -> Move:
    """What is played for a player who gives no playable answer: a refusal of an offer, or what advances the step."""
    for move in moves:
        if isinstance(move, Decline) or move.advances:
            return move
    return moves[0]


# --- offers that somebody has declined before ---


def terms_key(terms: Terms) -> str:
    """Terms as the others see them, in whatever order they were written; the same in every process."""
    goods = sorted(zip(terms.give, terms.public().places))
    return (
        f"{goods} {sorted(terms.want)} {terms.mode} {sorted(terms.give_favors)} {sorted(terms.want_favors)}"
    )


def declined_by(s: State, move: Move) -> DeclinedTerms | None:
    """The terms that a move declines, if it is a refusal; call it before the move is played."""
    offer = find_offer(s, move.number) if isinstance(move, Decline) else None
    return None if offer is None else (offer.maker, move.seat, terms_key(offer.terms))


def decliner(declined: Collection[DeclinedTerms], maker: int, to: tuple[int, ...], terms: Terms) -> int:
    """The first of those that terms are offered to who has already declined them, or NOBODY."""
    if declined:
        key = terms_key(terms)
        for seat in to:
            if (maker, seat, key) in declined:
                return seat
    return NOBODY


def repeats(s: State, move: Move, declined: Collection[DeclinedTerms]) -> int:
    """The first recipient who has already declined what a move offers, in a new offer or a changed one, or NOBODY."""
    if isinstance(move, Propose):
        return decliner(declined, move.seat, move.to, move.terms)
    offer = find_offer(s, move.number) if isinstance(move, Revise) else None
    if offer is None or not isinstance(move, Revise):
        return NOBODY
    return decliner(declined, move.seat, offer.to, move.terms)


def open_offers(s: State, seat: int) -> int:
    """How many offers of a seat are on the table."""
    return len([offer for offer in s.offers if offer.maker == seat])


class Etiquette:
    """How much a bot may do before the game goes on without it. None of this is a rule."""

    def __init__(
        self,
        proposals: int,  # offers and changes of offers in one trading phase
        own: int,  # of these, those that counter no offer
        deals: int,  # of these, those that counter the same offer
        open_offers: int,  # on the table at the same time
        repeats: bool,  # whether it may offer somebody again what they have declined in this phase
        free_moves: int,  # moves that do not advance the step, until somebody advances it
        interrupts: int,  # any-time moves at one of the points where they are asked for
    ) -> None:
        self.proposals = proposals
        self.own = own
        self.deals = deals
        self.open_offers = open_offers
        self.repeats = repeats
        self.free_moves = free_moves
        self.interrupts = interrupts
        self.counted = min(own, deals) < proposals  # otherwise the count in the state is enough


# --- who is asked next ---


class Referee:
    """Decides who is asked what next in one game.

    Whoever runs the game asks for the next `question` and reports what came of it: every move that was made
    (`note_move`), and whether the seat that was asked has made one (`interrupted`, `spoke`).
    """

    def __init__(self, etiquette: Etiquette, limited: list[bool]) -> None:
        self.etiquette = etiquette
        self.limited = limited  # by seat: whether the etiquette applies to it
        self.seat = NOBODY  # whom the last question was for
        self.last: Move | None = None
        self.moved = True  # whether there was a move since the last check for any-time moves
        self.point = NOWHERE  # the last point at which any-time moves were asked for
        self.to_interrupt: list[int] = []  # who is still to be asked there
        self.interrupts = 0  # any-time moves made by the first of them
        self.in_round = False
        self.to_speak: list[int] = []  # who has not had a turn in this round
        self.spoken = False  # whether anybody has said something in it
        # Moves of bots that did not advance the step, since it last advanced, by seat.
        self.free = [0] * len(limited)
        # Offers of bots in this trading, by seat and the offer that they counter, or 0.
        self.proposals: dict[tuple[int, int], int] = {}

    def clone(self) -> Referee:
        """An independent copy."""
        other = Referee(self.etiquette, self.limited)
        other.seat, other.last, other.moved = self.seat, self.last, self.moved
        other.point, other.to_interrupt, other.interrupts = self.point, self.to_interrupt[:], self.interrupts
        other.in_round, other.to_speak, other.spoken = self.in_round, self.to_speak[:], self.spoken
        other.free, other.proposals = self.free[:], self.proposals.copy()
        return other

    def question(self, s: State, may_interrupt: list[bool], may_act: list[bool]) -> int:
        """What is asked next; sets `seat`. Both lists say of each seat whether it can be asked at all.

        Calling it again without a report in between gives the same question. The seat is NOBODY if the game
        waits for somebody who cannot be asked.
        """
        step = s.agenda[-1]
        if not self.in_round or not step.trading:
            if self._finds_interrupter(s, step, may_interrupt):
                return INTERRUPT
            if step.trading:
                self.in_round = True
                self.to_speak = clockwise_from(s.active, s.rules.seats)
                self.spoken = False
        if not step.trading or anybody_asked(s.offers):
            self.seat = s.awaited if may_act[s.awaited] else _first(asked_first(s.offers), may_act)
            return CHOOSE
        self.seat = _first(self.to_speak, may_act)
        if self.seat != NOBODY:
            return SPEAK
        if not self.spoken:
            return SILENCE
        self.in_round = False
        return self.question(s, may_interrupt, may_act)

    def _finds_interrupter(self, s: State, step: Step, may_interrupt: list[bool]) -> bool:
        """Set `seat` to whoever is to be asked for an any-time move; everybody is asked once at each point."""
        if True not in may_interrupt:
            return False
        self.seat = _first(self.to_interrupt, may_interrupt)
        if self.seat == NOBODY and self.moved:
            self.moved = False
            point = (step.name, s.turn, s.awaited)
            if point != self.point or noticed(s.rules, self.last):
                self.point = point
                self.to_interrupt = listeners(s, self.last)
                self.interrupts = 0
                self.seat = _first(self.to_interrupt, may_interrupt)
        return self.seat != NOBODY

    # --- what came of it ---

    def note_move(self, s: State, move: Move, bot: bool = True) -> None:
        """A move was made, by a bot or by a person, who needs no question."""
        self.last = move
        self.moved = True
        if move.advances:
            for seat in range(len(self.free)):
                self.free[seat] = 0
            if self.to_interrupt:
                self.to_interrupt = []
        elif bot and isinstance(move, (Propose, Revise)):
            if self.etiquette.counted:
                made = (move.seat, move.parent if isinstance(move, Propose) else 0)
                self.proposals[made] = self.proposals.get(made, 0) + 1
        elif bot and not isinstance(move, (Accept, Decline)):
            self.free[move.seat] += 1
        if not bot:
            self.spoken = True
        if self.in_round and not in_trading(s.agenda):
            self.in_round = False

    def interrupted(self, seat: int, moved: bool) -> None:
        """A seat that was asked for an any-time move has made one, and may be asked again, or has made none."""
        self.interrupts += 1
        if moved and (not self.limited[seat] or self.interrupts < self.etiquette.interrupts):
            return
        self.interrupts = 0
        if seat in self.to_interrupt:
            self.to_interrupt.remove(seat)

    def spoke(self, seat: int, moved: bool) -> None:
        """A seat has had its turn to speak, and has made a move or had nothing to say."""
        if seat in self.to_speak:
            self.to_speak.remove(seat)
        if moved:
            self.spoken = True

    def restart_round(self) -> None:
        """Somebody else plays a seat: a new round begins."""
        self.in_round = False

    def trading_ended(self) -> None:
        """Start counting offers from 0 for the next trading phase."""
        self.proposals.clear()

    # --- what a bot may do ---

    def tired(self, seat: int) -> bool:
        """Whether a bot has used up its free moves, so that it is not asked until the step advances."""
        return self.limited[seat] and self.free[seat] >= self.etiquette.free_moves

    def too_many(self, s: State, move: Move) -> bool:
        """Whether a bot's move is one offer more than it may make in this phase."""
        if not self.limited[move.seat] or not isinstance(move, (Propose, Revise)):
            return False
        if s.proposals[move.seat] >= self.etiquette.proposals:
            return True
        return self.etiquette.counted and self.enough(
            move.seat, move.parent if isinstance(move, Propose) else 0
        )

    def enough(self, seat: int, parent: int) -> bool:
        """Whether a bot may make no more offers that counter `parent`, or that counter no offer if it is 0."""
        most = self.etiquette.deals if parent else self.etiquette.own
        return self.proposals.get((seat, parent), 0) >= most

    def refuses(self, s: State, move: Move, declined: Collection[DeclinedTerms]) -> bool:
        """Whether a bot's offer must not be made: it is one too many, or somebody has declined it before."""
        if self.too_many(s, move):
            return True
        if isinstance(move, Propose) and open_offers(s, move.seat) >= self.etiquette.open_offers:
            return True
        return not self.etiquette.repeats and repeats(s, move, declined) != NOBODY


def _first(seats: list[int], can: list[bool]) -> int:
    for seat in seats:
        if can[seat]:
            return seat
    return NOBODY
