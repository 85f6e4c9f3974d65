"""Who has which favors in hand and pile, and who owes what to whom."""

from __future__ import annotations

from random import Random
from typing import Final

from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.offers import ACCEPTED, Offer
from bohnanza.engine.seams import NOBODY, Extra, ExtraItem, ExtraRow
from bohnanza.engine.state import State
from bohnanza.engine.wording import (
    NotationError,
    card_text,
    cards_text,
    parse_cards,
    parse_number,
    parse_seat,
)

ALL_FAVORS: Final = (1, 2, 3, 4, 5, 6)
FAVOR_HAND: Final = 3

PLANT_FOR, REPAY, SEIZE, DEMAND, PEEK, PRESS = ALL_FAVORS  # F1 to F6


class Favors(Extra):
    """Favors by their numbers 1 to 6; hands are sorted, because their order means nothing.

    They belong to no other zone and no scoring looks at them: at the end they are worth nothing [BN-6].
    """

    def __init__(
        self,
        hands: list[list[int]],
        piles: list[list[int]],  # top last
        owed: list[list[tuple[int, int]]],  # by creditor: debtor and favor, in the order received
        passed: int,  # creditors that were asked for F4 since the last planting and passed, as a mask
        drawn: list[int],  # bean cards that a creditor is looking at (F5)
        reader: int,  # that creditor
    ) -> None:
        self.hands = hands
        self.piles = piles
        self.owed = owed
        self.passed = passed
        self.drawn = drawn
        self.reader = reader

    def clone(self) -> Extra:
        return Favors(
            [hand[:] for hand in self.hands], [pile[:] for pile in self.piles], [debts[:] for debts in self.owed],
            self.passed, self.drawn[:], self.reader,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (self.hands, self.piles, self.owed, self.passed, self.drawn, self.reader)

    def cards(self) -> list[int]:
        return self.drawn

    def set_up(self, s: State) -> None:
        from bohnanza.engine.variants.favors.acts import deal_favors

        for seat in range(s.rules.seats):
            deal_favors(s, seat)

    # --- who owes what ---

    def creditor_of(self, debtor: int, favor: int) -> int:
        """Who may call in this favor of a debtor, or NOBODY: a favor is owed once at most."""
        for creditor in range(len(self.owed)):
            if (debtor, favor) in self.owed[creditor]:
                return creditor
        return NOBODY

    def debtors_of(self, creditor: int, favor: int) -> list[int]:
        """Who owes this favor to a creditor."""
        return [debtor for debtor, owed in self.owed[creditor] if owed == favor]

    # --- what is shown ---

    def items(self) -> list[ExtraItem]:
        return [ExtraItem("favor", f"F{favor}", len(self.hands)) for favor in ALL_FAVORS]

    def rows(self, s: State, seat: int) -> list[ExtraRow]:
        rows = [
            ExtraRow("beside-favors", {"n": len(self.hands[owner])}, owner, badge=True)
            for owner in range(len(self.hands))
        ]
        if seat != NOBODY:
            about: dict[str, object] = {"n": len(self.piles[seat])}
            held = tuple([f"F{favor}" for favor in self.hands[seat]])
            rows.append(ExtraRow("beside-favor-hand", about, seat, "BN-2", "favor", held))
        rows += self._debt_rows(seat)
        if self.drawn and seat == self.reader:
            drawn = tuple([card_text(kind) for kind in self.drawn])
            rows.append(ExtraRow("beside-drawn", {}, seat, "BN-F5", "bean", drawn, playable=True))
        return rows

    def _debt_rows(self, seat: int) -> list[ExtraRow]:
        """A row for each pair of debtor and creditor, the viewer's own first."""
        rows = []
        for creditor in range(len(self.owed)):
            for debtor in dict.fromkeys([debtor for debtor, _ in self.owed[creditor]]):
                owed = tuple([f"F{favor}" for who, favor in self.owed[creditor] if who == debtor])
                about: dict[str, object] = {"debtor": debtor, "creditor": creditor}
                mine = creditor == seat
                rows.append(ExtraRow("beside-owed", about, debtor, "BN-3", "favor", owed, playable=mine))
        rows.sort(key=lambda row: seat not in (row.about["creditor"], row.about["debtor"]))
        return rows

    # --- secrecy ---

    def seen_by(self, seat: int) -> Extra:
        """The seat's own favors and all debts; of the rest only the numbers. Nobody looks into a pile."""
        hands = [hand[:] if owner == seat else [UNKNOWN] * len(hand) for owner, hand in enumerate(self.hands)]
        piles = [[UNKNOWN] * len(pile) for pile in self.piles]
        drawn = self.drawn[:] if seat == self.reader else [UNKNOWN] * len(self.drawn)
        return Favors(hands, piles, [debts[:] for debts in self.owed], self.passed, drawn, self.reader)

    def determinise(self, cards: list[int], rng: Random, offers: list[Offer]) -> Extra:
        """Unknown favors are drawn from those that can be there; promised ones are in the hand."""
        full = self.clone()
        assert isinstance(full, Favors)
        full.drawn = [cards.pop() if card == UNKNOWN else card for card in full.drawn]
        for seat in range(len(full.hands)):
            given = [favor for debts in self.owed for debtor, favor in debts if debtor == seat]
            seen = [favor for favor in self.hands[seat] if favor != UNKNOWN]
            rest = [favor for favor in ALL_FAVORS if favor not in given and favor not in seen]
            rng.shuffle(rest)
            promised = promised_favors(seat, offers)
            rest = [favor for favor in rest if favor not in promised] + [
                favor for favor in rest if favor in promised
            ]  # favors are dealt from the end, so promised ones come first
            hand, pile = full.hands[seat], full.piles[seat]
            hand[:] = sorted([rest.pop() if favor == UNKNOWN else favor for favor in hand])
            rng.shuffle(rest)
            pile[:] = [rest.pop() if favor == UNKNOWN else favor for favor in pile]
        return full

    # --- notation ---

    def lines(self) -> list[tuple[str, str]]:
        lines: list[tuple[str, str]] = []
        for seat in range(len(self.hands)):
            if self.hands[seat]:
                lines.append((f"favors p{seat}", favors_text(self.hands[seat])))
            if self.piles[seat]:
                lines.append((f"favor pile p{seat}", favors_text(self.piles[seat][::-1])))
            if self.owed[seat]:
                debts = [f"F{favor} from p{debtor}" for debtor, favor in self.owed[seat]]
                lines.append((f"owed p{seat}", ", ".join(debts)))
        passed = [f"p{seat}" for seat in range(len(self.hands)) if self.passed & (1 << seat)]
        if passed:
            lines.append(("passed", " ".join(passed)))
        if self.drawn:
            lines.append((f"drawn p{self.reader}", cards_text(self.drawn)))
        return lines

    def read(self, key: str, value: str) -> bool:
        words = key.split()
        seat = self._seat(words[-1])
        if words[0] == "favors" and seat >= 0:
            self.hands[seat] = sorted(parse_favors(value))
        elif key.startswith("favor pile ") and seat >= 0:
            self.piles[seat] = parse_favors(value)[::-1]
        elif words[0] == "owed" and seat >= 0:
            self.owed[seat] = [self._parse_debt(part) for part in value.split(",")]
        elif words[0] == "drawn" and seat >= 0:
            self.drawn, self.reader = parse_cards(value), seat
        elif key == "passed":
            self.passed = sum([1 << parse_seat(word, len(self.hands)) for word in value.split()])
        else:
            return False
        return True

    def _seat(self, word: str) -> int:
        number = word[1:]
        right = word[:1] == "p" and number.isdecimal() and int(number) < len(self.hands)
        return int(number) if right else -1

    def _parse_debt(self, text: str) -> tuple[int, int]:
        words = text.split()
        if len(words) != 3 or words[1] != "from" or self._seat(words[2]) < 0:
            raise NotationError("notation-no-debt", text=text.strip())
        return (self._seat(words[2]), parse_favor(words[0]))


def favors_text(favors: list[int]) -> str:
    """`F1, F3, ?`."""
    return ", ".join(["?" if favor == UNKNOWN else f"F{favor}" for favor in favors])


def parse_favor(word: str) -> int:
    """The favor that `F4` names."""
    number = parse_number(word[1:]) if word[:1] in ("F", "f") and word[1:] else 0
    if number not in ALL_FAVORS:
        raise NotationError("notation-no-favor", word=word)
    return number


def parse_favors(text: str) -> list[int]:
    """`F1, F3, ?`."""
    words = text.replace(",", " ").split()
    return [UNKNOWN if word == "?" else parse_favor(word) for word in words if word != "-"]


def promised_favors(seat: int, offers: list[Offer]) -> list[int]:
    """Favors that open offers prove to be in a hand: its owner gives them, or has accepted to give them."""
    promised: list[int] = []
    for offer in offers:
        if offer.maker == seat:
            promised += offer.terms.give_favors
        elif offer.answer_of(seat) == ACCEPTED:
            promised += offer.terms.want_favors
    return promised


def no_favors(seats: int) -> Favors:
    """The favors before anything is dealt."""
    rows = range(seats)
    return Favors([[] for _ in rows], [[] for _ in rows], [[] for _ in rows], 0, [], NOBODY)


def favors_of(s: State) -> Favors:
    """The favors of this game."""
    for extra in s.extras:
        if isinstance(extra, Favors):
            return extra
    raise AssertionError("there are no favors in this game")
