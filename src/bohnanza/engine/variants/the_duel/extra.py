"""What The Duel keeps apart from beans: bonus cards, and how far the gifts of this turn have come."""

from __future__ import annotations

from random import Random
from typing import Final

from bohnanza.engine.beans import BUILT_IN_KINDS, UNKNOWN
from bohnanza.engine.beans import NAMES as BEAN_NAMES
from bohnanza.engine.offers import Offer
from bohnanza.engine.seams import NOBODY, Extra, ExtraItem, ExtraRow
from bohnanza.engine.state import State
from bohnanza.engine.variants.the_duel.bonus_cards import BY_PATTERN, NAMES, ROWS, bonus_named, bonus_text
from bohnanza.engine.wording import parse_bean

BONUS_HAND: Final = 3


def whole_deck() -> list[int]:
    """All bonus cards, sorted."""
    return [bonus for bonus in range(len(ROWS)) for _ in range(ROWS[bonus][2])]


def deck_without(piles: list[list[int]]) -> list[int]:
    """All bonus cards but those in some piles, sorted."""
    rest = whole_deck()
    for pile in piles:
        for bonus in pile:
            if bonus in rest:
                rest.remove(bonus)
    return rest


class DuelExtra(Extra):
    """Bonus cards by their number in the data; hands are sorted, because their order means nothing."""

    def __init__(
        self,
        deck: list[int],  # top last
        discard: list[int],
        hands: list[list[int]],
        won: list[list[int]],  # fulfilled, on the dollar piles
        fresh: list[list[int]],  # drawn in this phase 4, until the player's draws are over
        stopped: list[bool],  # draws no more bonus cards this turn
        offered: int,  # kinds offered as gifts in this phase, as a mask
        thrown: bool,  # a turned-over card was discarded in this phase 3
    ) -> None:
        self.deck = deck
        self.discard = discard
        self.hands = hands
        self.won = won
        self.fresh = fresh
        self.stopped = stopped
        self.offered = offered
        self.thrown = thrown

    def clone(self) -> Extra:
        return DuelExtra(
            self.deck[:], self.discard[:], [hand[:] for hand in self.hands], [pile[:] for pile in self.won],
            [cards[:] for cards in self.fresh], self.stopped[:], self.offered, self.thrown,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (
            self.deck, self.discard, self.hands, self.won, self.fresh, self.stopped, self.offered, self.thrown,
        )  # fmt: skip

    def set_up(self, s: State) -> None:
        from bohnanza.engine.variants.the_duel.acts import deal_bonus

        deal_bonus(s)

    def before_end(self, s: State) -> None:
        from bohnanza.engine.variants.the_duel.bonus import fulfil_all

        fulfil_all(s, self)

    # --- what is shown, and what may be typed ---

    def items(self) -> list[ExtraItem]:
        return [ExtraItem("bonus", name, ROWS[bonus][2]) for bonus, name in enumerate(NAMES)]

    def rows(self, s: State, seat: int) -> list[ExtraRow]:
        from bohnanza.engine.variants.the_duel.gifts import gift_on_table

        rows = gift_on_table(s)
        for owner in range(2):
            rows.append(ExtraRow("beside-bonus", {"n": len(self.hands[owner])}, owner, badge=True))
        if seat != NOBODY:
            held = tuple([bonus_text(bonus) for bonus in self.hands[seat]])
            own = ExtraRow(
                "beside-bonus-hand", {}, seat, "DU-40", "bonus", held, playable=True, order="fulfil"
            )
            rows.append(own)
        for owner in range(2):
            if self.won[owner]:
                won = tuple([bonus_text(bonus) for bonus in self.won[owner]])
                rows.append(ExtraRow("beside-bonus-won", {"seat": owner}, owner, "DU-41", "bonus", won))
        if self.offered:
            kinds = tuple([BEAN_NAMES[kind] for kind in range(BUILT_IN_KINDS) if self.offered & (1 << kind)])
            rows.append(ExtraRow("beside-offered", {}, rule="DU-24", family="bean", words=kinds))
        rows.append(ExtraRow("beside-bonus-deck", {"n": len(self.deck)}))
        return rows

    def complete_words(self, s: State, seat: int, words: list[str]) -> list[str]:
        """Accepts the pattern alone, also as `2 + 2`, and `fulfil` without a field."""
        from bohnanza.engine.variants.the_duel.bonus import first_fitting

        if words[0] not in ("fulfil", "drop", "pay"):
            return words
        found = [BY_PATTERN.get(word, word) for word in _joined(words)]
        if found[0] != "fulfil" or len(found) == 1:
            return found
        if len(found) == 2 and found[1] in NAMES:
            return [*found, *first_fitting(s, seat, NAMES.index(found[1]))]
        return [*found[:2], f"p{seat}", *found[2:]] if len(found) == 3 else found

    # --- secrecy ---

    def seen_by(self, seat: int) -> Extra:
        """The seat's own bonus cards, and what lies open."""
        return DuelExtra(
            [UNKNOWN] * len(self.deck), self.discard[:], only_own(self.hands, seat), [pile[:] for pile in self.won],
            only_own(self.fresh, seat), self.stopped[:], self.offered, self.thrown,
        )  # fmt: skip

    def determinise(self, cards: list[int], rng: Random, offers: list[Offer]) -> Extra:
        full = self.clone()
        assert isinstance(full, DuelExtra)
        zones = [full.deck, *full.hands]
        rest = deck_without([full.discard, *full.won, *zones])
        rng.shuffle(rest)
        for pile in zones:
            pile[:] = [rest.pop() if bonus == UNKNOWN else bonus for bonus in pile]
        for hand, fresh in zip(full.hands, full.fresh):
            if UNKNOWN in fresh:
                fresh[:] = hand[: len(fresh)]
            hand.sort()
        return full

    # --- notation ---

    def lines(self) -> list[tuple[str, str]]:
        zones = [("bonus deck", self.deck[::-1]), ("bonus discard", self.discard[::-1])]
        for seat in range(2):
            zones += [
                (f"bonus p{seat}", self.hands[seat]),
                (f"won p{seat}", self.won[seat]),
                (f"fresh p{seat}", self.fresh[seat]),
            ]
        lines = [(key, ", ".join([bonus_text(bonus) for bonus in cards])) for key, cards in zones if cards]
        if self.offered:
            kinds = [BEAN_NAMES[kind] for kind in range(BUILT_IN_KINDS) if self.offered & (1 << kind)]
            lines.append(("offered", ", ".join(kinds)))
        if self.thrown:
            lines.append(("thrown", "yes"))
        stopped = [f"p{seat}" for seat in range(2) if self.stopped[seat]]
        return lines + ([("stopped", " ".join(stopped))] if stopped else [])

    def read(self, key: str, value: str) -> bool:
        """`bonus deck: rest` stands for what the lines before it leave."""
        word, _, about = key.partition(" ")
        if key == "bonus deck":
            rest = deck_without([self.discard, *self.hands, *self.won])
            self.deck = rest if value == "rest" else parse_bonuses(value)[::-1]
        elif key == "bonus discard":
            self.discard = parse_bonuses(value)[::-1]
        elif word in ("bonus", "won", "fresh") and about in ("p0", "p1"):
            zone = {"bonus": self.hands, "won": self.won, "fresh": self.fresh}[word]
            zone[int(about[1])] = sorted(parse_bonuses(value)) if word == "bonus" else parse_bonuses(value)
        elif key == "offered":
            self.offered = sum([1 << parse_bean(name) for name in value.replace(",", " ").split()])
        elif key == "thrown":
            self.thrown = value == "yes"
        elif key == "stopped":
            self.stopped = ["p0" in value.split(), "p1" in value.split()]
        else:
            return False
        return True


def only_own(zones: list[list[int]], seat: int) -> list[list[int]]:
    """The cards of one seat; the other's are UNKNOWN."""
    return [cards[:] if owner == seat else [UNKNOWN] * len(cards) for owner, cards in enumerate(zones)]


def _joined(words: list[str]) -> list[str]:
    """Words in which `2 + 2` is one, as the notation writes it: `2-2`."""
    found: list[str] = []
    for word in words:
        if len(found) > 1 and found[-1] == "+" and word.isdecimal() and found[-2][-1:].isdecimal():
            found.pop()
            found[-1] += f"-{word}"
        else:
            found.append(word)
    return found


def parse_bonuses(text: str) -> list[int]:
    """`2-2/10, 4/10, ?`."""
    words = text.replace(",", " ").split()
    return [UNKNOWN if word == "?" else bonus_named(word) for word in words if word != "-"]


def new_duel_extra() -> DuelExtra:
    """The extra of The Duel before anything is dealt."""
    return DuelExtra([], [], [[], []], [[], []], [[], []], [False, False], 0, False)


def is_the_duel(s: State) -> bool:
    """Whether this is The Duel; its moves can be tried in any game."""
    return bool(s.extras) and isinstance(s.extras[0], DuelExtra)


def duel_of(s: State) -> DuelExtra:
    """The extra of this game, which must be The Duel."""
    duel = s.extras[0]
    assert isinstance(duel, DuelExtra)
    return duel
