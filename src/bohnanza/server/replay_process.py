"""A process that plays long games again: one line in, the size of the answer and the answer out.

It is told secrets of games, so no bot of others runs in it; variants that are installed do.
"""

from __future__ import annotations

from typing import BinaryIO, Final, Literal

from msgspec import Struct, json

from bohnanza.server import limits
from bohnanza.server.child_processes import READY, private_channel, restrain, say
from bohnanza.server.records import Played, history, record_json_for, record_text_for, replay_at

Kind = Literal["text", "json", "replay", "history"]


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be made of a game; the answer follows from this and from nothing else."""

    kind: Kind
    game: Played
    at: int = 0  # moves, for a replay


REQUEST: Final = json.Decoder(ReplayRequest)


def made(reading: ReplayRequest) -> bytes:
    """The answer as it is sent: notation as text, everything else as JSON."""
    if reading.kind == "text":
        return record_text_for(reading.game).encode()
    if reading.kind == "json":
        return json.encode(record_json_for(reading.game))
    if reading.kind == "replay":
        return json.encode(replay_at(reading.game, reading.at))
    return json.encode(history(reading.game))


def serve(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer until there are no more questions."""
    say(outgoing, READY)
    for line in incoming:
        answer = made(REQUEST.decode(line))
        say(outgoing, b"%d\n%b" % (len(answer), answer))


def main() -> None:
    """The life of the process; an error ends it, and whoever has asked is told."""
    channel = private_channel()
    restrain(limits.READER_MEMORY)
    serve(*channel)


if __name__ == "__main__":
    main()
