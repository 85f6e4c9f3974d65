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

# --- who is at it ---


def clockwise_from(seat: int, seats: int) -> list[int]:
    """All seats in the order of the table.

    >>> clockwise_from(2, 4)
    [2, 3, 0, 1]
    """
    return [(seat + distance) % seats for distance in range(seats)]


def in_trading(agenda: list[Step]) -> bool:
    """Whether offers can be made."""
    return bool(agenda) and agenda[-1].trading


def asked_first(offers: list[Offer]) -> list[int]:
    """The seats that have an offer to answer, in the order in which they are heard."""
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
    """All seats that hold the game up: those asked in open offers, else the awaited one. Nobody after the end."""
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
    """What is played for a player who gives no playable answer: no to an offer, else whatever goes on."""
    for move in moves:
        if isinstance(move, Decline) or move.advances:
            return move
    return moves[0]


# --- offers that are not made, for the others' sake ---


def terms_key(terms: Terms) -> str:
    """Terms as the others see them, in whatever order they were written; the same in every process."""
    goods = sorted(zip(terms.give, terms.public().places))
    return (
        f"{goods} {sorted(terms.want)} {terms.mode} {sorted(terms.give_favors)} {sorted(terms.want_favors)}"
    )


def declined_by(s: State, move: Move) -> DeclinedTerms | None:
    """What a move that is about to be played declines, if it does."""
    offer = find_offer(s, move.number) if isinstance(move, Decline) else None
    return None if offer is None else (offer.maker, move.seat, terms_key(offer.terms))


def decliner(declined: Collection[DeclinedTerms], maker: int, to: tuple[int, ...], terms: Terms) -> int:
    """Who of those that terms are offered to has declined them before; NOBODY: none of them has."""
    if declined:
        key = terms_key(terms)
        for seat in to:
            if (maker, seat, key) in declined:
                return seat
    return NOBODY


def repeats(s: State, move: Move, declined: Collection[DeclinedTerms]) -> int:
    """Who has declined before what a move offers them, in a new offer or a changed one; NOBODY: nobody has."""
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
        own: int,  # of these, of its own accord
        deals: int,  # of these, to counter the same offer
        open_offers: int,  # on the table at the same time
        repeats: bool,  # whether it may offer somebody again what they have declined in this phase
        free_moves: int,  # beside the step, until the game goes on
        interrupts: int,  # any-time moves at one of the points where they are asked for
    ) -> None:
        self.proposals = proposals
        self.own = own
        self.deals = deals
        self.open_offers = open_offers
        self.repeats = repeats
        self.free_moves = free_moves
        self.interrupts = interrupts
        self.counted = min(own, deals) < proposals  # otherwise the state's own count says it all


# --- who is asked next ---


class Referee:
    """Who is asked what next in one game, by what has been heard of it.

    Whoever runs the game asks for the next `question` and says what came of it: every move that was made (`note_move`),
    and whether somebody who was asked has made one (`interrupted`, `spoke`).
    """

    def __init__(self, etiquette: Etiquette, limited: list[bool]) -> None:
        self.etiquette = etiquette
        self.limited = limited  # by seat: whether the etiquette binds it
        self.seat = NOBODY  # that the last question was for
        self.last: Move | None = None
        self.moved = True  # since it was last looked whether any-time moves are to be asked for
        self.point = NOWHERE  # the last one at which they were
        self.to_interrupt: list[int] = []  # who is still to be asked there
        self.interrupts = 0  # made by the first of them
        self.in_round = False
        self.to_speak: list[int] = []  # who has not had a turn in this round
        self.spoken = False  # whether anybody has said something in it
        self.free = [0] * len(limited)  # moves of bots beside the step since the game last went on
        # Of bots, in this trading: by seat and the offer that they counter, or 0.
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
        """What is asked next, of `seat`; both lists say of each seat whether it can be asked at all.

        Asking again without having heard anything brings the same question. The seat is NOBODY if the game
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
        """Whether somebody is to be asked for an any-time move, once at every point."""
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
        """A move was made, by a bot or by somebody who speaks without being asked."""
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
        """A seat that was asked for an any-time move has made one, and is asked again, or has none."""
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
        """The next trading is counted from nothing."""
        self.proposals.clear()

    # --- what a bot may do ---

    def tired(self, seat: int) -> bool:
        """Whether a bot has made so many moves beside the step that it is not asked until the game goes on."""
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
        """Whether a bot has made as many offers as it may, of its own accord or to counter one."""
        most = self.etiquette.deals if parent else self.etiquette.own
        return self.proposals.get((seat, parent), 0) >= most

    def refuses(self, s: State, move: Move, declined: Collection[DeclinedTerms]) -> bool:
        """Whether a bot's offer is not made: one too many, or what somebody has declined before."""
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
