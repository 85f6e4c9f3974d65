"""What an offer says: terms, who may answer, who has answered. Plain immutable data."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.seams import NOBODY

# Where a given card comes from: a position in the hand (0 is the front), or one of these.
TURNED: Final = -1  # a turned-over card
ANY_COPY: Final = -2  # some copy in the hand: the one nearest the front when the cards change hands

# What the maker wants.
EXACTLY: Final = 0  # all of the kinds named (none: a gift)
ONE_OF: Final = 1  # an invitation: one of the kinds named
ANYTHING: Final = 2  # an invitation: make me an offer

# How a recipient has answered.
ASKED: Final = 0
ACCEPTED: Final = 1
DECLINED: Final = 2
COUNTERED: Final = 3
ANSWERS: Final = ("asked", "accepted", "declined", "countered")

SIGNALS: Final = ("clear", "want", "have", "no")
REASONS: Final = ("", "too little", "I don't grow that", "it would help you win", "I need it", "not now")


class Terms:
    """What is given, from where, and what is wanted for it."""

    def __init__(
        self,
        give: tuple[int, ...],
        places: tuple[int, ...],
        want: tuple[int, ...],
        mode: int = EXACTLY,
        give_favors: tuple[int, ...] = (),
        want_favors: tuple[int, ...] = (),
    ) -> None:
        self.give = give
        self.places = places
        self.want = want
        self.mode = mode
        self.give_favors = give_favors
        self.want_favors = want_favors

    def key(self) -> tuple[object, ...]:
        return (self.give, self.places, self.want, self.mode, self.give_favors, self.want_favors)

    def public(self) -> Terms:
        """The same without the positions in the maker's hand [AB-36]."""
        for place in self.places:
            if place >= 0:
                return self.at(tuple([one if one == TURNED else ANY_COPY for one in self.places]))
        return self

    def at(self, places: tuple[int, ...]) -> Terms:
        """The same terms with other copies."""
        return Terms(self.give, places, self.want, self.mode, self.give_favors, self.want_favors)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Terms) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def first_asked(to: tuple[int, ...], answers: tuple[int, ...]) -> int:
    """The first recipient that has not answered, or NOBODY."""
    for i in range(len(to)):
        if answers[i] == ASKED:
            return to[i]
    return NOBODY


class Offer:
    """A binding offer on the table. Any change makes a new revision."""

    def __init__(
        self,
        number: int,
        revision: int,
        maker: int,
        to: tuple[int, ...],  # clockwise from the maker
        terms: Terms,
        first_come: bool,
        parent: int,  # the offer that this one counters, or 0
        answers: tuple[int, ...],
        copies: tuple[tuple[int, ...], ...],  # by recipient: the places of what a gathered acceptance gives
        waits_for: int,  # the first seat, clockwise from the maker, that has not answered
    ) -> None:
        self.number = number
        self.revision = revision
        self.maker = maker
        self.to = to
        self.terms = terms
        self.first_come = first_come
        self.parent = parent
        self.answers = answers
        self.copies = copies
        self.waits_for = waits_for

    def answer_of(self, seat: int) -> int:
        """How a seat has answered; DECLINED for a seat that was not asked."""
        for i in range(len(self.to)):
            if self.to[i] == seat:
                return self.answers[i]
        return DECLINED

    def concrete(self) -> bool:
        """Whether it can be accepted as it stands; otherwise it is an invitation."""
        return self.terms.mode == EXACTLY

    def gathers(self) -> bool:
        """Whether acceptances are gathered for the maker to pick from."""
        return len(self.to) > 1 and not self.first_come

    def answered(self, seat: int, answer: int, copies: tuple[int, ...] = ()) -> Offer:
        """The same offer with one more answer."""
        answers = list(self.answers)
        places = list(self.copies)
        for i in range(len(self.to)):
            if self.to[i] == seat:
                answers[i] = answer
                places[i] = copies
        return self.changed(self.terms, tuple(answers), tuple(places))

    def changed(self, terms: Terms, answers: tuple[int, ...], copies: tuple[tuple[int, ...], ...]) -> Offer:
        """The same revision with other copies or answers."""
        return Offer(
            self.number, self.revision, self.maker, self.to, terms, self.first_come, self.parent,
            answers, copies, first_asked(self.to, answers),
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (
            self.number, self.revision, self.maker, self.to, self.terms.key(), self.first_come, self.parent,
            self.answers, self.copies,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offer) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
