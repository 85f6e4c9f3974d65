"""What all messages have in common: they are JSON objects with a `type` and no unknown fields."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from bohnanza.engine.notation.facts import kebab
from bohnanza.server import limits

PROTOCOL: Final = 1  # the version of everything in this package


class WireStruct(Struct, frozen=True, forbid_unknown_fields=True):
    """Something inside a message."""


class Tagged(WireStruct, frozen=True, tag_field="type", tag=kebab):
    """One of several things that can appear in the same place: its `type` says which."""


CommandId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=limits.COMMAND_ID,
        pattern=r"^[\x21-\x7e]+$",
        description="Made by the client, new for every command.",
    ),
]
MoveText = Annotated[
    str,
    Meta(min_length=1, max_length=limits.MOVE_TEXT, description="A move in notation: `p0 plant soy 1`."),
]
SeatNumber = Annotated[int, Meta(ge=0, lt=limits.SEATS, description="A seat; the first one is 0.")]
MemberId = Annotated[str, Meta(min_length=1, max_length=8, description="Somebody at the table: `m0`.")]
NewcomerId = Annotated[
    str, Meta(min_length=1, max_length=8, description="Somebody asking to join the running game: `n1`.")
]
Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_TEXT, description="A nickname.")]
BotName = Annotated[
    str, Meta(min_length=1, max_length=limits.BOT_NAME, description="A bot, as `GET /api/bots` lists them.")
]
Token = Annotated[
    str, Meta(max_length=limits.TOKEN_TEXT, description="A bearer token, as in a private link.")
]

# The same in what the server sends; nobody checks it again.
SentSeat = Annotated[int, Meta(description="the seat, from 0")]
SentMember = Annotated[str, Meta(description="the id of the member")]
SentName = Annotated[str, Meta(description="the nickname")]
SentTable = Annotated[str, Meta(description="the id of the table")]

# A sentence: its key and arguments for clients that have words, and the English text for programs.
SentenceKey = Annotated[str, Meta(description="the sentence in the catalogue of words")]
Args = Annotated[
    dict[str, str | int | bool | list[str | int]],
    Meta(description="the arguments of the sentence: seats are numbers, beans are names"),
]
Sentence = Annotated[str, Meta(description="for people, in English")]

Moment = Annotated[int, Meta(description="Milliseconds since 1970, by the server's clock.")]
