"""What there is to know without a table: games, rules, bots, limits."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final

from litestar import get
from litestar.params import PathParameter, QueryParameter

from bohnanza import __version__, guides, rulebook
from bohnanza.bots import all_bots, style_of
from bohnanza.engine.catalog import addons, editions, game_ids
from bohnanza.engine.variant import Variant
from bohnanza.engine.wording import card_text
from bohnanza.server import limits
from bohnanza.server.app.services import ServicesDependency
from bohnanza.server.protocol.base import PROTOCOL
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
from bohnanza.server.protocol.sheet import Sheet
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.wire.sheet import sheet_for
from bohnanza.words import ENGLISH, Voice, language_or_english, voice

Lang = Annotated[
    str,
    QueryParameter(
        max_length=20, required=False, description="`de`, for one; what is not told in it is English."
    ),
]


@cache
def game_list(language: str) -> GameList:
    """All games, grouped by edition, described in a language."""
    speaker = voice(language)
    groups = []
    for edition in editions().values():
        ids = [game for game in game_ids() if game.partition("/")[0].split("+")[0] == edition.id]
        groups.append(GameGroup(_rule_set(edition, speaker), ids))
    return GameList(groups, [_rule_set(addon, speaker) for addon in addons().values()])


def _rule_set(variant: Variant, speaker: Voice) -> RuleSet:
    keys = [f"game-{variant.id}.what", f"game-{variant.id}.special"]
    return RuleSet(
        variant.id,
        speaker.entry("game", variant.id, {}, {}),
        [speaker.say(key) for key in keys if speaker.knows(key)],
        list(variant.seats),
        [addon.id for addon in addons().values() if variant.id in addon.goes_with],
        card_text(variant.face),
    )


@get("/games", sync_to_thread=False)
def games(lang: Lang = ENGLISH) -> GameList:
    """All games, grouped by what they are variants of; `?lang=de` in German."""
    return game_list(language_or_english(lang))


@get("/games/{game:path}", sync_to_thread=False)
def game_sheet(
    game: Annotated[Path, PathParameter(description="A game id: `anniversary+coin/4`.")],
) -> Sheet:
    """What never changes in a game: its beans, its turn, its bonus cards."""
    wanted = game.as_posix().strip("/")
    if wanted not in game_ids():
        raise Refusal("unknown", "server-no-game")
    return sheet_for(wanted)


@get("/rules/{rule:str}", sync_to_thread=True)
def rule_text(
    rule: Annotated[str, PathParameter(max_length=20, description="A rule id: `AB-22`.")],
    lang: Lang = ENGLISH,
) -> RuleText:
    """One rule and its ruling, if there is one; `?lang=de` for German."""
    entry = rulebook.rules(lang).get(rule.upper())
    if entry is None:
        raise Refusal("unknown", "server-no-rule")
    ruling = rulebook.rulings(lang).get(entry.id)
    return RuleText(entry.id, entry.title, entry.text, ruling.text if ruling else "")


@get("/guides/{name:str}", sync_to_thread=True)
def guide_text(
    name: Annotated[str, PathParameter(max_length=40, description="A game or an add-on: `classic`, `coin`.")],
    lang: Lang = ENGLISH,
) -> GuideText:
    """How a game or an add-on is played."""
    found = guides.guide(name, lang)
    if found is None:
        raise Refusal("unknown", "server-no-guide")
    return GuideText(found.name, found.language, found.title, found.text)


@get("/bots", sync_to_thread=True)
def bots(lang: Lang = ENGLISH) -> BotList:
    """All bots that can take a seat; `?lang=de` in German."""
    offered = [(name, entry) for name, entry in all_bots().items() if entry.offered]
    language = language_or_english(lang)
    return BotList([BotEntry(name, style_of(name, entry, language), entry.own) for name, entry in offered])


@get("/health", sync_to_thread=False)
def health(services: ServicesDependency) -> Health:
    """Whether the server is running, which version of the protocol it speaks, and where others find it."""
    return Health(PROTOCOL, __version__, services.registry.now(), services.addresses.shared)


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


REFERENCE_ROUTES: Final = (games, game_sheet, rule_text, guide_text, bots, health, limit_list)
