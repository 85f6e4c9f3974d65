"""What there is to know without a table: games, rules, bots, limits."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final

from litestar import get
from litestar.params import PathParameter, QueryParameter

from bohnanza import __version__, guides, limits, rulebook
from bohnanza.bots import all_bots
from bohnanza.engine.catalog import ADDONS, EDITIONS, game_ids
from bohnanza.server.app.house import TheHouse
from bohnanza.server.protocol.base import PROTOCOL
from bohnanza.server.protocol.game import Sheet
from bohnanza.server.protocol.http import (
    BotEntry,
    BotList,
    GameGroup,
    GameList,
    GuideText,
    Health,
    LimitList,
    RuleSet,
    RuleText,
)
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.wire.sheet import sheet_for

Lang = Annotated[
    str,
    QueryParameter(
        max_length=20, required=False, description="`de`, for one; what is not told in it is English."
    ),
]

# Name, what it is, what is special about it.
TEXTS: Final[dict[str, tuple[str, str, str]]] = {
    "classic": (
        "Classic Bohnanza",
        "Plant what comes first in your hand, and trade away what you cannot use.",
        "Eleven kinds of bean make larger decks, and your coins can buy you a third field.",
    ),
    "bean-duel": (
        "The classic bean duel",
        "Two players without trading: what one of you leaves, the other has to plant or discard.",
        "You decide card by card, and who saves up three coins can buy a third field.",
    ),
    "anniversary": (
        "Bohnanza, 25th anniversary",
        "Plant what comes first in your hand, and talk the others into taking what you cannot use.",
        "Eight kinds of bean and the shortest rules: the game to begin with.",
    ),
    "new-beans": (
        "New beans",
        "The anniversary game with Coffee, Brandy and Cocoa, for up to seven players.",
        "At the end of each turn everybody draws a card, so no hand runs dry.",
    ),
    "field-beans": (
        "Field Beans",
        "The game of the new beans with three rare cards in the deck.",
        "Harvest two Field Beans together and you have won a third field.",
    ),
    "anniversary-duel": (
        "The anniversary duel",
        "Two players without trading: you plant what you like and leave the rest to your opponent.",
        "You decide kind by kind, and once a turn you may throw a card away.",
    ),
    "the-duel": (
        "The Duel",
        "Two farmers grow columns of rising beans, and earn dollars with patterns on bonus cards.",
        "You offer each other presents, and nobody should trust them.",
    ),
    "coin": (
        "The Bean Coin",
        "There is one Bean Coin, and whoever grows a rich harvest may claim it.",
        "Its holder draws more cards until somebody else takes it.",
    ),
    "magpie": (
        "The Magpie Bean",
        "Six Magpies are in the deck; they never grow on a field.",
        "Who plays one steals cards from the fields of others onto the own ones.",
    ),
    "favors": (
        "Bohna Nostra",
        "Promise a favor to sweeten a trade, and keep the promise when it is called in.",
        "Everybody has the same six favors, three in the hand and three to come.",
    ),
}


@cache
def game_list() -> GameList:
    """All games, grouped."""
    groups = [GameGroup(_edition(name), _ids(name)) for name in EDITIONS]
    return GameList(groups, [_text(name, [], []) for name in ADDONS])


def _edition(name: str) -> RuleSet:
    addons = [addon for addon, (_, editions) in ADDONS.items() if name in editions]
    return _text(name, list(EDITIONS[name][1]), addons)


def _text(name: str, seats: list[int], addons: list[str]) -> RuleSet:
    title, *sentences = TEXTS[name]
    return RuleSet(name, title, sentences, seats, addons)


def _ids(edition: str) -> list[str]:
    return [game for game in game_ids() if game.partition("/")[0].split("+")[0] == edition]


@get("/games", sync_to_thread=False)
def games() -> GameList:
    """All games, grouped by what they are variants of."""
    return game_list()


@get("/games/{game:path}", sync_to_thread=False)
def game_sheet(
    game: Annotated[Path, PathParameter(description="A game id: `anniversary+coin/4`.")],
) -> Sheet:
    """What never changes in a game: its beans, its turn, its bonus cards."""
    wanted = game.as_posix().strip("/")
    if wanted not in game_ids():
        raise Refusal("unknown", "There is no such game; game ids look like anniversary+coin/4.")
    return sheet_for(wanted)


@get("/rules/{rule:str}", sync_to_thread=True)
def rule_text(
    rule: Annotated[str, PathParameter(max_length=20, description="A rule id: `AB-22`.")],
    lang: Lang = rulebook.ENGLISH,
) -> RuleText:
    """One rule and its ruling, if there is one; `?lang=de` for German."""
    entry = rulebook.rules(lang).get(rule.upper())
    if entry is None:
        raise Refusal("unknown", "There is no such rule; rule ids look like AB-22.")
    ruling = rulebook.rulings(lang).get(entry.id)
    return RuleText(entry.id, entry.title, entry.text, ruling.text if ruling else "")


@get("/guides/{name:str}", sync_to_thread=True)
def guide_text(
    name: Annotated[str, PathParameter(max_length=40, description="A game or an add-on: `classic`, `coin`.")],
    lang: Lang = rulebook.ENGLISH,
) -> GuideText:
    """How a game or an add-on is played."""
    found = guides.guide(name, lang)
    if found is None:
        raise Refusal("unknown", "There is no game or add-on of that name.")
    return GuideText(found.name, found.language, found.title, found.text)


@get("/bots", sync_to_thread=True)
def bots() -> BotList:
    """All bots that can take a seat."""
    offered = [(name, entry) for name, entry in all_bots().items() if entry.offered]
    return BotList([BotEntry(name, entry.sentence, entry.own) for name, entry in offered])


@get("/health", sync_to_thread=False)
def health(house: TheHouse) -> Health:
    """Whether the server is running, which version of the protocol it speaks, and where others find it."""
    return Health(PROTOCOL, __version__, house.hall.now(), house.addresses.shared)


@get("/limits", sync_to_thread=False)
def limit_list() -> LimitList:
    """The limits."""
    return LimitList(
        message_bytes=limits.MESSAGE_BYTES,
        body_bytes=limits.BODY_BYTES,
        burst_messages=limits.BURST_MESSAGES,
        messages_per_second=limits.MESSAGES_PER_SECOND,
        chats=limits.CHATS,
        chat_seconds=limits.CHAT_SECONDS,
        chat_characters=limits.CHAT_TEXT,
        name_characters=limits.NAME_GRAPHEMES,
        open_offers=limits.OPEN_OFFERS,
        last_call=limits.LAST_CALL,
        grace=limits.GRACE,
        members=limits.MEMBERS,
        connections=limits.CONNECTIONS,
        orders=limits.ORDERS,
        paces=dict(limits.PACES),
        guest_days=limits.GUEST_DAYS,
        session_days=limits.SESSION_DAYS,
    )


SHELF: Final = (games, game_sheet, rule_text, guide_text, bots, health, limit_list)
