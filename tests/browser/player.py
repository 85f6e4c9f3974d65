"""A player who knows no rules: looks at what the page offers, and presses it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import Error as Gone

from tests.browser.pages import Button, Screens, Sight

OWN_CARDS: Final = ("turned", "aside", "due", "drawn", "hand")
# Tried whenever they are offered.
SPECIAL: Final = {
    "buy", "claim", "contest", "play", "collect", "steal", "call", "repay", "plant-for", "fulfil", "present",
}  # fmt: skip
OFFERS_A_GAME: Final = 4
PRESSES: Final = 2_000  # far more than any game needs


class Player:
    """Plays one seat to the end of the game."""

    def __init__(
        self, screens: Screens, seed: str = "beans", watch: Callable[[], None] | None = None
    ) -> None:
        self.screens = screens
        self.words = screens.words
        self.chance = Random(seed)
        self.watch = watch or (lambda: None)  # looks on before every step
        self.done: Counter[str] = Counter()
        self.offers_made = 0
        self.composed_in = ""
        self.asked: set[tuple[str, str]] = set()  # what was offered, for what
        self.last = ""

    def play(self) -> Counter[str]:
        """Go on until the result is shown; what was done, and how often."""
        heard = -1
        for _ in range(PRESSES):
            sight = self.screens.look(after=heard)
            self.watch()
            if sight.heading == self.words["result-title"]:
                return self.done
            heard = -1 if self.acts(sight) else sight.heard
        raise AssertionError(f"the game has no end: {self.done}")

    def acts(self, sight: Sight) -> bool:
        """Do one thing; whether there was anything to do."""
        try:
            return self.choose(sight)
        except Gone as gone:
            # Only what has vanished in the meantime is forgiven.
            if "not attached" in str(gone) or "detached" in str(gone):
                return True
            raise AssertionError(f"{gone}\nDone: {self.done}\nSeen: {sight}") from gone

    def choose(self, sight: Sight) -> bool:
        """Press something; whether there was anything to press."""
        if any(way(sight) for way in (self.shrug, self.lift, self.answer, self.confirm, self.compose)):
            return True
        if not self.my_turn(sight) or self.somebody_thinks(sight):
            return False
        return any(way(sight) for way in (self.plant, self.move, self.pick, self.harvest, self.any_move))

    def shrug(self, sight: Sight) -> bool:
        """Close a refusal. Only an answer may be refused: whoever made the offer does not wait for it."""
        if not sight.alerts:
            return False
        assert self.last in {"accept", "decline", "pick"}, f"{sight.alerts} after {self.last}"
        close = [one for one in sight.named(self.words["table-close"]) if one.alert]
        return bool(close) and self.press(close[0], "close")

    def my_turn(self, sight: Sight) -> bool:
        """The title of the tab says so."""
        return sight.title.startswith("●")

    def press(self, button: Button, what: str) -> bool:
        """Press a button and note what it was."""
        self.last = what
        self.done[what] += 1
        self.screens.press(button)
        return True

    def lift(self, sight: Sight) -> bool:
        """Lift the curtain of the hot seat."""
        found = sight.named(self.words["table-lift"])
        return bool(found) and self.press(found[0], "lift")

    # --- trading ---

    def answer(self, sight: Sight) -> bool:
        """Answer an offer, or pick one of those who accepted this player's."""
        offers = [button for button in sight.buttons if button.offer]
        picks = [button for button in offers if button.name.startswith(self.words.start("trade-pick"))]
        if picks:
            return self.press(picks[0], "pick")
        yes = {self.words["trade-accept"], self.words["trade-accept-anyway"]}
        accepts = [one for one in offers if one.name in yes]
        declines = [one for one in offers if one.name == self.words["trade-decline"]]
        if accepts and (not declines or self.chance.random() < 0.6):
            return self.press(accepts[0], "accept")
        return bool(declines) and self.press(declines[0], "decline")

    def compose(self, sight: Sight) -> bool:
        """Make an offer in the composer, once in a trading phase and a few times in a game."""
        parts = sight.region(self.words["trade-compose"])
        if not parts or not self.my_turn(sight):
            return False
        if self.composed_in == self.turned(sight) or self.offers_made >= OFFERS_A_GAME:
            return False
        self.composed_in = self.turned(sight)
        self.offers_made += 1
        self.offer(parts)
        return self.press_named(self.words["trade-send"], "offer")

    def turned(self, sight: Sight) -> str:
        """What lies open: another trading phase has other cards, nearly always."""
        return " ".join(button.name for button in sight.at_spots("turned"))

    def offer(self, parts: list[Button]) -> None:
        """A card that can be given for a kind, to everybody; never what somebody may have declined."""
        gift = next(one for one in parts if ", " in one.name)
        kind = gift.name.split(", ")[0]
        wants = [
            one for one in parts
            if one.name in self.kinds() and one.name != kind and (kind, one.name) not in self.asked
        ]  # fmt: skip
        favors = [one for one in parts if one.name in self.words.family("favor")]
        want = self.chance.choice(wants)
        self.asked.add((kind, want.name))
        self.press(gift, "give")
        self.press(want, "want")
        if favors:
            self.press(self.chance.choice(favors), "favor")
        everybody = [one for one in self.screens.look().buttons if one.name == self.words["trade-all"]]
        if everybody:
            self.press(everybody[0], "to")

    def kinds(self) -> list[str]:
        """Names of all kinds of bean."""
        return self.words.family("bean")

    def press_named(self, start: str, what: str) -> bool:
        """Press the button whose name begins so."""
        found = [one for one in self.screens.look().buttons if one.name.startswith(start)]
        assert found, f"there is no button {start}"
        return self.press(found[0], what)

    def somebody_thinks(self, sight: Sight) -> bool:
        """Trading is not ended while somebody has not answered this player's offer."""
        return any(
            self.words.say("trade-answer-asked", seat=0).removeprefix("p0") in text for text in sight.thinking
        )

    # --- this player's turn ---

    def confirm(self, sight: Sight) -> bool:
        """Confirm a harvest."""
        start = self.words.start("table-harvest-for")
        found = [one for one in sight.buttons if one.name.startswith(start)]
        return bool(found) and self.press(found[0], "harvest")

    def fields(self, sight: Sight) -> list[Button]:
        """Own fields that can be planted on."""
        start = self.words.start("table-field")
        return [one for one in sight.region(self.words["room-you"]) if one.name.startswith(start)]

    def plant(self, sight: Sight) -> bool:
        """Plant where the kind grows already if possible; with several cards one is picked first."""
        fields = self.fields(sight)
        cards = [one for one in sight.at_spots(*OWN_CARDS) if not one.spot.startswith("hand")]
        if not fields or self.trading(sight):
            return False
        if cards and not any(card.pressed for card in cards):
            return self.press(cards[0], "pick card")
        next_card = next((card for card in cards if card.pressed), None) or self.first_in_hand(sight)
        kind = re.sub(r"^\d+\. |,.*", "", next_card.name) if next_card else ""
        fitting = [field for field in fields if kind and kind in field.name]
        empty = [field for field in fields if self.words["table-empty-field"] in field.name]
        return self.press((fitting or empty or fields)[0], "plant")

    def first_in_hand(self, sight: Sight) -> Button | None:
        """The next card."""
        hand = sight.at_spots("hand")
        return hand[0] if hand else None

    def trading(self, sight: Sight) -> bool:
        """There is a composer."""
        return bool(sight.region(self.words["trade-compose"]))

    def move(self, sight: Sight) -> bool:
        """Press one of the moves below the fields: what is special to a game first."""
        moves = [one for one in sight.buttons if one.verb]
        if not moves:
            return False
        special = [one for one in moves if one.verb in SPECIAL]
        chosen = self.chance.choice(special or moves)
        return self.press(chosen, chosen.verb)

    def pick(self, sight: Sight) -> bool:
        """Pick a card, to see what can be done with it."""
        cards = [one for one in sight.at_spots(*OWN_CARDS) if not one.pressed]
        picked = any(one.pressed for one in sight.at_spots(*OWN_CARDS))
        if picked or not cards or self.trading(sight):
            return False
        return self.press(self.chance.choice(cards), "pick card")

    def harvest(self, sight: Sight) -> bool:
        """Harvest a field, since nothing else is possible."""
        found = sight.named(self.words["table-harvest"])
        return bool(found) and self.press(self.chance.choice(found), "arm")

    def any_move(self, sight: Sight) -> bool:
        """Open the list of all moves and take one of it."""
        listed = [one for one in sight.buttons if one.name.startswith(self.words["table-all-moves"])]
        if not listed:
            return False
        self.press(listed[0], "list")
        return self.move(self.screens.look())


class PhonePlayer(Player):
    """Plays on a narrow screen, where deals are on a sheet from below that covers the table."""

    def choose(self, sight: Sight) -> bool:
        """On the sheet: answer and offer, then put it away."""
        if not sight.panel:
            return self.open_deals(sight) or super().choose(sight)
        if not sight.alerts and (self.answer(sight) or self.compose(sight)):
            return True
        tab = next(one for one in sight.buttons if one.tab and one.pressed)
        if self.somebody_thinks(sight) and not sight.alerts:
            return False
        self.screens.press(tab)
        return True

    def open_deals(self, sight: Sight) -> bool:
        """Look at the deals when the tab counts offers, and once in an own trading phase."""
        deals = next((one for one in sight.buttons if one.name.startswith(self.words["table-deals"])), None)
        mine = self.my_turn(sight) and bool(sight.named(self.words.say("move-done", phase="trade")))
        fresh = mine and self.offers_made < OFFERS_A_GAME and self.composed_in != self.turned(sight)
        if deals is None or not (fresh or "(" in deals.name):
            return False
        return self.press(deals, "open sheet")
