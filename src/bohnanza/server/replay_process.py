"""A process that replays long games: it reads one request a line, and writes the size of each answer and the answer.

Requests contain secrets of games, so no bots run in it; installed variants do.
"""

from __future__ import annotations

from typing import BinaryIO, Final, Literal

from msgspec import Struct, json

from bohnanza.server import limits
from bohnanza.server.child_processes import READY, private_channel, restrain, write_now
from bohnanza.server.records import PlayedGame, history, record_json_for, record_text_for, replay_at

Kind = Literal["text", "json", "replay", "history"]


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What to make of a game; the answer depends on this and on nothing else."""

    kind: Kind
    game: PlayedGame
    at: int = 0  # for a replay: after how many moves


REQUEST: Final = json.Decoder(ReplayRequest)


def answer_to(request: ReplayRequest) -> bytes:
    """The answer as it is sent: notation as text, everything else as JSON."""
    if request.kind == "text":
        return record_text_for(request.game).encode()
    if request.kind == "json":
        return json.encode(record_json_for(request.game))
    if request.kind == "replay":
        return json.encode(replay_at(request.game, request.at))
    return json.encode(history(request.game))


def serve(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    write_now(outgoing, READY)
    for line in incoming:
        answer = answer_to(REQUEST.decode(line))
        write_now(outgoing, b"%d\n%b" % (len(answer), answer))


def main() -> None:
    """An error ends the process, which whoever has asked notices."""
    channel = private_channel()
    restrain(limits.REPLAY_MEMORY)
    serve(*channel)


if __name__ == "__main__":
    main()
