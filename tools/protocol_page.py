"""docs/protocol-reference.md, made from the server's messages: python -m tools.protocol_page [--check]."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import BaseRouteHandler
from msgspec import inspect

from bohnanza.server import limits
from bohnanza.server.app import API
from bohnanza.server.protocol import commands, events, http, messages, table_events
from tools.protocol_types import aliases, comments, of_the_family

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "protocol-reference.md"
HEAD: Final = """\
<!-- made by `python -m tools.protocol_page`; do not edit -->
# Reference of the protocol

Every endpoint, limit, message and field; [the protocol](protocol.md) says how they are used.
"""

Struct = type[msgspec.Struct]

# What fields mean that have no comment of their own, by their name; `Struct.field` goes before `field`.
WORDS: Final[dict[str, str]] = {
    "Answers.messages": "what would have come over a WebSocket, oldest first",
    "BotEntry.name": "used to seat it",
    "BotEntry.sentence": "how it plays, in the language asked for",
    "BotList.bots": "all of them",
    "Choice.offer": "its number",
    "ClockSettings.amount": "how many seconds or days; 0 for none",
    "ClockSettings.kind": "seconds (`live`), `days`, or no clock at all",
    "DrawingPath.d": "the path, as in SVG",
    "GameView.discard": "how many cards are in the discard pile",
    "GameView.seat": "your seat; -1 for a spectator",
    "GameView.seats": "all players, by seat",
    "GameView.turned": "turned-over cards",
    "GameGroup.games": "ids of all its combinations",
    "GameGroup.rules": "the game itself",
    "GameList.addons": "what can be added",
    "GameList.groups": "one for each game",
    "GivenCard.place": "a place in the hand for its owner, `hand` for everybody else, or `turned`",
    "GuideText.language": "of the text",
    "GuideText.name": "of the game or add-on",
    "GuideText.title": "its heading",
    "ForeignEvent.type": "as in its messages",
    "Health.version": "of the program",
    "Kind.name": "the kind",
    "Kind.pays": "its beanometer, from the first coin",
    "Kind.plantable": "whether it can be planted at all",
    "LimitList.last_call": "how long one lasts",
    "LimitList.orders": "standing orders of a seat",
    "LimitList.paces": "how long a bot waits before a move, by pace",
    "Lobby.tables": "most recently active first",
    "LobbyEntry.seats": "the number of players",
    "BeanLook.drawing": "the bean, path by path",
    "BeanLook.pattern": "of the band: `plain`, or the name of a pattern",
    "Me.name": "of the account",
    "Me.notices": "the notice settings",
    "Me.tables": "those where the account has a place",
    "NewcomerView.id": "used to answer it",
    "NewPassword.new": "the new one",
    "NewPassword.old": "the current one",
    "NewTable.settings": "whatever you leave out has its default",
    "Order.kind": "what it does",
    "BeanometerStep.cards": "this many cards",
    "BeanometerStep.coins": "what a harvest of them pays",
    "Phase.name": "where in the turn the game is",
    "RecordBody.names": "of the players, by seat",
    "RecordBody.nonces": "players' texts that are part of the seed",
    "TableView.host": "the host's member id",
    "RuleSet.id": "as in a game id: `anniversary`, `coin`",
    "RuleSet.name": "for people, in the language asked for",
    "RuleSet.sentences": "what it is and what makes it special; empty if nobody has said",
    "RuleText.id": "of the rule",
    "RuleText.text": "what it says",
    "RuleText.title": "its heading",
    "SeatStory.seat": "your seat; -1 for a spectator",
    "Seated.member": "your id at this table",
    "Seated.token": "your seat: keep it to yourself",
    "Settings.clock": "how long players may think",
    "Sheet.kinds": "the beans of the game",
    "Sheet.seats": "the number of players",
    "Sheet.things": "favors or bonus cards, in games that have them",
    "Sheet.trading": "whether there is trading",
    "Sheet.turn": "its steps, in order",
    "Sheet.turned_over": "how many cards are turned over in a turn",
    "SignIn.name": "of the account",
    "Signals.want": "kinds wanted",
    "Story.seats": "what each of your seats learns; empty if nothing happened in the game",
    "Story.version": "the version that this created",
    "TurnStep.also": "what else may have to be done in it",
    "TurnStep.name": "its phase",
    "TurnStep.rule": "id of its rule",
    "TurnStep.sentence": "what to do in it, in English",
    "You.host": "whether you are the host",
    "You.orders": "standing orders, for each of your seats",
    "You.seats": "your seats",
    "accepter": "the seat that accepted",
    "ack.version": "at which the command was carried out",
    "active": "whose turn it is",
    "advice.move": "in notation",
    "agree": "whether they agree",
    "args": "the arguments of the sentence: seats are numbers, beans are names",
    "answer-newcomer.newcomer": "who is asking to join",
    "answer": "what it was",
    "answers": "one for each seat asked",
    "ask_favors": "favors that can be asked for",
    "body_bytes": "of an HTTP request",
    "bonus": "a bonus card by its name: `2-2/10`, or `?`",
    "bot": "the bot, by its name",
    "burst_messages": "at once from one connection",
    "by": "who decided: the `person`, a `bot`, a bot because the `clock` ran out, a standing `order`",
    "card": "its kind",
    "card-kept.place": "in the hand, from 1; null for everybody else",
    "cards": "their kinds; `?` for cards that the receiver cannot see",
    "chairs": "one for each seat",
    "chat_characters": "of a chat message",
    "chat_seconds": "in which chat messages are counted",
    "chats": "chat messages by one member in that time",
    "choices": "the moves to choose from; offers and signals you compose yourself",
    "code": "why; see [the codes](protocol.md#commands)",
    "coins": "how many it paid",
    "commitment": "SHA-256 of the secret, as 64 hexadecimal digits",
    "connections": "to one table",
    "count": "how many cards",
    "counter": "which shuffle of the game, from 0",
    "creditor": "the seat that the favor is owed to",
    "debtor": "the seat that owes it",
    "declined.reason": "the reason given, or nothing",
    "dollar-paid.paid": "what was paid",
    "email": "e-mail address; empty: none",
    "events": "what the seat learns, in order",
    "favor": "which one",
    "favors": "which ones",
    "field": "number of the field",
    "field-bought.paid": "the coins, by their bean faces",
    "fields": "the fields, from left to right",
    "first_come": "the first to accept gets it; otherwise the maker picks",
    "game": "its id",
    "games": "one for each of your seats; one with seat -1 for a spectator; none before the start",
    "give": "the cards that are given",
    "give_favors": "the favors that are promised",
    "given": "the cards that the maker gave",
    "given.seat": "who gave it",
    "given.to": "who gets it",
    "given.turned": "whether it was a turned-over card",
    "grace": "how long somebody may be away before a bot plays",
    "have": "kinds to give away",
    "holder": "the seat that has it",
    "id": "of the command that this answers",
    "joined.seats": "the seats they have",
    "key": "the sentence in the catalogue of words",
    "kind": "the kind of bean",
    "last_call": "the last call that is running, if any",
    "legal": "whether it would be legal",
    "maker": "the seat that made the offer",
    "member": "who",
    "members": "how many may sit at a table or have played in its game",
    "message_bytes": "of a WebSocket message",
    "messages_per_second": "from one connection, after the burst",
    "missed": "what happened since the version named in `hello`, oldest first",
    "mode": "whether all of `want` is wanted, one of the cards, or anything",
    "muted": "members you do not hear",
    "newcomer": "the id of the newcomer who is asking to join",
    "name": "the nickname",
    "name_characters": "of a nickname",
    "news": "what happened",
    "next_brings_field": "the next step earns another field instead",
    "next_pays": "what it pays then",
    "no": "kinds not wanted",
    "nonce": "letters, digits, `_` and `-`",
    "number": "of the offer",
    "offers": "all that are open",
    "on": "true: stop hearing them; false: hear them again",
    "online": "ids of the members who are connected",
    "open_offers": "of one player",
    "orders": "the standing orders, in order of preference",
    "own_field": "number of the field of `seat`",
    "owner_of_field": "the seat whose field it was",
    "parent": "the offer that it counters, or 0",
    "password": "the password",
    "pays": "coins for a harvest now",
    "phase": "where in the turn the game is",
    "program": "whether it is a program",
    "protocol": "1",
    "reason": "why",
    "received": "the cards that the maker got",
    "removed": "true: by the host",
    "revision": "which version of the offer, from 1",
    "room": "the table without the game",
    "rule": "id of the rule that forbids it",
    "running": "always true",
    "said.text": "on one line, cleaned",
    "say.text": "any text",
    "scores": "by seat",
    "seat": "the seat",
    "seats-swapped.first": "a seat",
    "seats-swapped.second": "the other",
    "sentence": "for people, in English",
    "session_days": "that a browser stays signed in",
    "settings": "all of them",
    "signal": "`clear` takes it back",
    "signals": "what the player says",
    "since": "the last version seen; leave it out to start fresh",
    "source": "where the card came from",
    "start": "the seat that started",
    "status": "`over`: played out; `ended`: without a result",
    "stories": "what happened, oldest first",
    "table": "the id of the table",
    "terms": "what is given and wanted",
    "times": "how often so far",
    "timings": "one for each seat that the table is waiting for, if there is a clock",
    "to": "the seats that are asked",
    "trade": "what can be offered; null outside trading",
    "turn": "the number of the turn, from 1",
    "verb": "what kind of move",
    "version": "the table's",
    "victim": "the seat that lost it",
    "until": "when the request lapses",
    "want": "the cards that are wanted",
    "want_favors": "the favors that are wanted",
    "webhook": "address that gets a POST; empty: none",
    "what": "one of the reactions",
    "why": "the reason",
    "winners": "the seats that have won",
    "you": "who you are",
}


# --- which structs there are ---


def reachable(struct: Struct, found: dict[Struct, None]) -> None:
    """A struct and everything inside it, in the order in which one meets it."""
    if struct not in found:
        found[struct] = None
        for field in msgspec.structs.fields(struct):
            for inner in structs_in(inspect.type_info(field.type)):
                reachable(inner, found)


def structs_in(kind: inspect.Type) -> Iterator[Struct]:
    """The structs that a type names, without those of other packages."""
    if isinstance(kind, inspect.StructType):
        yield from of_the_family([kind.cls])
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from structs_in(one)
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        yield from structs_in(kind.item_type)
    elif isinstance(kind, inspect.Metadata):
        yield from structs_in(kind.type)


def chapters() -> dict[str, list[Struct]]:
    """Everything that is sent, each in the first chapter where it belongs."""
    happenings, cards = list(get_args(table_events.TableEvent)), of_the_family(get_args(events.GameEvent))
    sent = [*get_args(messages.ServerMessage)]
    found: dict[Struct, None] = {}
    for struct in [commands.Hello, *commands.COMMANDS, *sent]:
        reachable(struct, found)
    received = [commands.Hello, *commands.COMMANDS]
    named = {*received, *sent, *happenings, *cards}
    return {
        "From the client": received,
        "From the server": sent,
        "What happens at the table": happenings,
        "What happens in the game": cards,
        "Parts": sorted([struct for struct in found if struct not in named], key=lambda one: one.__name__),
        "Bodies over HTTP": [struct for struct in bodies() if struct not in found],
    }


def bodies() -> dict[Struct, None]:
    """What is asked and answered over HTTP, and everything inside it."""
    found: dict[Struct, None] = {}
    for handler in API:
        for kind in (asked_by(handler), answered_by(handler)):
            for struct in structs_in(inspect.type_info(kind)):
                reachable(struct, found)
    reachable(http.ErrorBody, found)
    return found


def asked_by(handler: BaseRouteHandler) -> Any:
    """The type of the body that goes to a handler."""
    return get_type_hints(handler.fn).get("data", type(None))


def answered_by(handler: BaseRouteHandler) -> Any:
    """The type of the body that comes from a handler."""
    told = getattr(handler, "responses", None) or {}
    if 200 in told:  # of an answer that is made elsewhere
        return told[200].data_container
    answer = get_type_hints(handler.fn)["return"]
    return get_args(answer)[0] if get_origin(answer) is Response else answer


# --- how they are described ---


def title(struct: Struct) -> str:
    """How the page calls a struct: a message by its type."""
    tag = struct.__struct_config__.tag
    return str(tag) if tag is not None else struct.__name__


def type_words(kind: inspect.Type) -> str:
    """A type in words."""
    if isinstance(kind, inspect.Metadata):
        return str((kind.extra_json_schema or {}).get("title") or type_words(kind.type))
    if isinstance(kind, inspect.StructType):
        return title(kind.cls)
    if isinstance(kind, inspect.LiteralType):
        return literal_words(kind)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return f"list of {type_words(kind.item_type)}"
    if isinstance(kind, inspect.DictType):
        return f"{type_words(kind.value_type)} by {type_words(kind.key_type)}"
    if isinstance(kind, inspect.UnionType):
        return union_words(kind)
    return PLAIN[type(kind)]


PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.IntType: "integer",
    inspect.FloatType: "number",
    inspect.BytesType: "JSON",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


UNIONS: Final = (
    ("event of the table", table_events.TableEvent),
    ("event of the game", events.GameEvent),
    ("command", commands.AnyCommand),
    ("message from the server", messages.ServerMessage),
)


def literal_words(kind: inspect.LiteralType) -> str:
    """A choice of words: by its name, if it has one."""
    named = [name for name, words in vocabulary().items() if set(words) == set(kind.values)]
    return named[0] if named else ", ".join(f'`"{word}"`' for word in sorted(map(str, kind.values)))


def vocabulary() -> dict[str, tuple[str, ...]]:
    """The choices of words that have a name."""
    return {name: get_args(one) for name, one in aliases().items() if get_origin(one) is Literal}


def union_words(kind: inspect.UnionType) -> str:
    """Several types in words."""
    structs = {one.cls for one in kind.types if isinstance(one, inspect.StructType)}
    for name, members in UNIONS:
        if structs == set(get_args(members)):
            return name
    return " or ".join(type_words(one) for one in kind.types)


def meaning(struct: Struct, field: str, annotation: Any) -> str:
    """What a field means: by the comment behind it, by its type, or by its name."""
    noted = noted_at(struct).get(field) or WORDS.get(f"{title(struct)}.{field}")
    return noted or described(inspect.type_info(annotation)) or WORDS.get(field, "")


@cache
def noted_at(struct: Struct) -> dict[str, str]:
    """The comments behind the fields of a struct."""
    return dict(comments(struct))


def described(kind: inspect.Type) -> str:
    """The description that comes with a type."""
    if isinstance(kind, inspect.Metadata):
        return str((kind.extra_json_schema or {}).get("description", ""))
    if isinstance(kind, inspect.UnionType):
        return next((text for one in kind.types if (text := described(one))), "")
    return ""


def rows(struct: Struct) -> Iterator[str]:
    """The table of a struct, one row for each field."""
    for field in msgspec.structs.fields(struct):
        name = f"`{field.encode_name}`" + ("" if field.required else " (optional)")
        words = type_words(inspect.type_info(field.type)).removesuffix(" or unset")
        yield f"| {name} | {words} | {meaning(struct, field.name, field.type)} |"


def section(struct: Struct) -> str:
    """A struct on the page."""
    head = f"### {title(struct)}\n\n{' '.join((struct.__doc__ or '').split())}\n"
    table = list(rows(struct))
    return head + ("\n| field | type | |\n|---|---|---|\n" + "\n".join(table) + "\n" if table else "")


def undescribed() -> list[str]:
    """The fields of which the page would say nothing."""
    return [
        f"{title(struct)}.{field.name}"
        for structs in chapters().values()
        for struct in structs
        for field in msgspec.structs.fields(struct)
        if not meaning(struct, field.name, field.type)
    ]


def limit_rows() -> str:
    """The limits that a client meets: those whose comment in the source begins with `#:`."""
    source = Path(limits.__file__).read_text(encoding="utf-8")
    lines = []
    for above, name, behind in re.findall(
        r"^(?:#: (.+)\n)?(\w+): Final = [^#\n]+(?:#: (.+))?$", source, re.MULTILINE
    ):
        value = getattr(limits, name)
        if above or behind:
            number = value if isinstance(value, int) else f"{value:g}"
            lines.append(f"| `{name}` | {number} | {above or behind} |")
    return "| limit | value | |\n|---|---|---|\n" + "\n".join(lines) + "\n"


def endpoint_rows() -> str:
    """What can be asked over HTTP, as a table."""
    lines = []
    for handler in API:
        methods = " ".join(sorted(getattr(handler, "http_methods", ["WebSocket"])))
        path = re.sub(r":\w+}", "}", min(handler.paths))
        words = " ".join((handler.fn.__doc__ or "").split())
        asked, answered = body_words(asked_by(handler)), body_words(answered_by(handler))
        lines.append(f"| {methods} | `/api{path}` | {words} | {asked} | {answered} |")
    return "| | path | | body | answer |\n|---|---|---|---|---|\n" + "\n".join(lines) + "\n"


def body_words(kind: Any) -> str:
    """A body in words; nothing if there is none."""
    return "" if kind is type(None) else type_words(inspect.type_info(kind))


def status_rows() -> str:
    """Which code comes with which status."""
    lines = [
        f"| {status} | `{code}` |" for code, status in sorted(http.STATUS.items(), key=lambda one: one[1])
    ]
    return "| status | code |\n|---|---|\n" + "\n".join(lines) + "\n"


def reference() -> str:
    """The whole page."""
    text = f"{HEAD}\n## Endpoints\n\n{endpoint_rows()}\n## Statuses\n\n{status_rows()}"
    text += f"\n## Limits\n\n{limit_rows()}"
    for chapter, structs in chapters().items():
        text += f"\n## {chapter}\n\n" + "\n".join(section(struct) for struct in structs)
    return text + "\n## Words\n\n" + "".join(word_lines(text))


def word_lines(text: str) -> Iterator[str]:
    """The choices of words that a text names."""
    for name, words in sorted(vocabulary().items()):
        if re.search(rf"\b{name}\b", text):
            listed = ", ".join(f'`"{word}"`' for word in of_the_family(words))
            yield f"- **{name}**: {listed}\n"


def main(words: list[str]) -> int:
    """Write the page, or only say whether it is up to date."""
    if "--check" in words:
        return int(reference() != PAGE.read_text(encoding="utf-8"))
    PAGE.write_text(reference(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
