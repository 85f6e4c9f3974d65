"""What accounts are told of their tables: one digest for all tables that wait for an account.

A digest names tables, people, games and times, and nothing that is hidden in a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Literal

import msgspec

from bohnanza.server.protocol.base import WireStruct
from bohnanza.server.protocol.http import NoticeSettings
from bohnanza.server.table import clock
from bohnanza.server.table.state import Table
from bohnanza.words import Voice, language_or_english, voice

Matter = Literal["turn", "offer", "end"]
WORDS: Final[dict[Matter, str]] = {"turn": "notice-turn", "offer": "notice-offer", "end": "notice-end"}


class WaitingTable(WireStruct, frozen=True):
    """A table in a digest."""

    table: str
    game: str
    players: list[str]  # names, by seat
    path: str  # of the table's page; the account opens it
    matter: Matter
    since: int  # milliseconds since 1970
    deadline: int | None


class Digest(WireStruct, frozen=True):
    """Everything that one account is told at one time."""

    account: str  # its name
    lang: str
    text: str  # all of it for people, in that language
    tables: list[WaitingTable]


@dataclass(frozen=True)
class Notice:
    """Something to tell an account; the same `decision` at the same table is told only once."""

    waiting: WaitingTable
    decision: str


def notice_for(table: Table, member: str, now: int) -> Notice | None:
    """What a table wants of a member who is away, if it is played over days."""
    if table.settings.clock.kind != "days" or member in table.online():
        return None
    if table.finished:
        return Notice(_waiting(table, "end", table.touched, None), "end")
    seats = [seat for seat in table.seats_of(member) if seat in table.waits and table.chairs[seat].human]
    if not seats:
        return None
    decisions = [table.waits[seat][0] for seat in seats]
    matter: Matter = "offer" if any("answer" in decision for decision in decisions) else "turn"
    left = min([clock.time_left(table, seat, now) or 0 for seat in seats])
    since = now + left - (clock.allowance(table.settings.clock) or 0)
    return Notice(_waiting(table, matter, since, now + left), msgspec.json.encode(decisions).decode())


def _waiting(table: Table, matter: Matter, since: int, deadline: int | None) -> WaitingTable:
    names = [table.name_of(seat) for seat in range(table.seats)]
    return WaitingTable(table.id, table.settings.game, names, f"/t/{table.id}", matter, since, deadline)


def is_wanted(matter: Matter, settings: NoticeSettings) -> bool:
    return {"turn": settings.turns, "offer": settings.offers, "end": settings.ends}[matter]


def digest_for(account: str, lang: str, tables: list[WaitingTable], site: str) -> Digest:
    """What an account is told, in its language; `site` is the address of the server, for links."""
    return Digest(account, lang, text_of(account, language_or_english(lang), tables, site), tables)


def text_of(account: str, language: str, tables: Sequence[WaitingTable], site: str) -> str:
    """The text of the mail."""
    speaker = voice(language)
    lines = [speaker.say("notice-greeting", {"name": account}), "", speaker.say("notice-intro"), ""]
    for one in tables:
        until = "" if one.deadline is None else _time(speaker, one.deadline)
        times = {"since": _time(speaker, one.since), "until": until}
        names = one.game.partition("/")[0].split("+")
        game = " + ".join([speaker.say(f"game-{name}") for name in names])
        about = {"game": game, "players": ", ".join(one.players)}
        lines += [
            f"- {speaker.say(WORDS[one.matter], times)}",
            f"  {speaker.say('notice-table', about)}",
            f"  {site}{one.path}",
        ]
    return "\n".join([*lines, "", speaker.say("notice-footer"), ""])


def _time(speaker: Voice, moment: int) -> str:
    at = datetime.fromtimestamp(moment / 1000, UTC)
    parts = {"year": f"{at:%Y}", "month": f"{at:%m}", "day": f"{at:%d}", "time": f"{at:%H:%M}"}
    return speaker.say("notice-time", parts)
