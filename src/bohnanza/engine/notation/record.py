"""A whole game as text: game id, seed, players, moves, result. Replaying it rebuilds everything."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from bohnanza.engine.catalog import NotInstalled, UnknownGame, rules_for
from bohnanza.engine.game import is_plain, new_game, objection, play, scores, winners
from bohnanza.engine.notation.moves import move_text, parse_move
from bohnanza.engine.notation.position import position_hash
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.engine.wording import NotationError
from bohnanza.words.errors import WordedError

# Goes up when the same moves may come to another result, because the format or a rule has changed.
RECORD_VERSION: Final = 2
FORMAT: Final = "bohnanza record"
HEADER: Final = f"{FORMAT} {RECORD_VERSION}"


@mypyc_attr(native_class=False)  # a native one cannot have a base that is not compiled
class OtherVersion(NotationError):
    """A record that may be right, but was made with rules that are not here."""


class Record:
    """What is needed to replay a game, and its result."""

    def __init__(
        self,
        game_id: str,
        seed: str,
        players: tuple[str, ...],
        moves: list[Move],
        result: str = "",  # empty while the game goes on
        final_hash: str = "",
    ) -> None:
        self.game_id = game_id
        self.seed = seed
        self.players = players
        self.moves = moves
        self.result = result
        self.final_hash = final_hash

    def key(self) -> tuple[object, ...]:
        return (self.game_id, self.seed, self.players, self.moves, self.result, self.final_hash)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]


def record_of(s: State, players: tuple[str, ...], moves: list[Move]) -> Record:
    """The record of a game that has come to this state by these moves."""
    for name in players:
        if not is_plain(name) or "," in name:
            raise WordedError("notation-bad-name", name=name)
    return Record(s.rules.game_id, s.seed, players, moves, result_text(s), position_hash(s))


def result_text(s: State) -> str:
    """`7 9 12 8, p2 wins`, or nothing while the game goes on."""
    if not s.over:
        return ""
    who = " and ".join([f"p{seat}" for seat in winners(s)])
    verb = "share the win" if len(winners(s)) > 1 else "wins"
    return f"{' '.join([str(score) for score in scores(s)])}, {who} {verb}"


def record_text(record: Record) -> str:
    """The record as text; the opposite of `parse_record`."""
    lines = [
        HEADER,
        f"game: {record.game_id}",
        f"seed: {record.seed}",
        f"players: {', '.join(record.players)}",
        "moves:",
        *[move_text(move) for move in record.moves],
    ]
    if record.result:
        lines.append(f"result: {record.result}")
    if record.final_hash:
        lines.append(f"hash: {record.final_hash}")
    return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """The record that a text holds; moves are read, not yet played."""
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    lines = [line for line in lines if line]
    _check_header(lines[0] if lines else "")
    heads: dict[str, str] = {}
    moves: list[str] = []
    for line in lines[1:]:
        key, colon, value = line.partition(":")
        if colon and key in ("game", "seed", "players", "moves", "result", "hash"):
            heads[key] = value.strip()
        else:
            moves.append(line)
    return _make_record(heads, moves)


def _check_header(line: str) -> None:
    """Raise unless this is the first line of a record of this version."""
    if line == HEADER:
        return
    name, _, version = line.rpartition(" ")
    if name != FORMAT or not version.isdecimal():
        raise NotationError("notation-no-record", header=HEADER)
    raise OtherVersion(
        "notation-other-version",
        version=int(version),
        earlier=int(version) < RECORD_VERSION,
        own=RECORD_VERSION,
    )


def _make_record(heads: dict[str, str], moves: list[str]) -> Record:
    for key in ("game", "seed", "players"):
        if key not in heads:
            raise NotationError("notation-missing-line", name=key)
    try:
        rules = rules_for(heads["game"])
    except NotInstalled as error:
        raise OtherVersion(
            "notation-variant-missing", of=heads["game"], why=error.key, **error.arguments
        ) from None
    except UnknownGame as error:
        raise NotationError(error.key, **error.arguments) from None
    players = tuple([name.strip() for name in heads["players"].split(",")])
    if len(players) != rules.seats:
        raise NotationError("notation-player-count", seats=rules.seats, named=len(players))
    parsed: list[Move] = []
    for text in moves:
        try:
            parsed.append(parse_move(text, rules.seats))
        except NotationError as error:
            raise NotationError(
                "notation-bad-move", at=len(parsed) + 1, problem=error.key, **error.arguments
            ) from None
    return Record(
        rules.game_id, heads["seed"], players, parsed, heads.get("result", ""), heads.get("hash", "")
    )


def replay(record: Record, log: bool = False, upto: int = -1) -> State:
    """Play a record's moves, all or the first `upto`; a move that is refused is named."""
    s = new_game(rules_for(record.game_id), record.seed, log)
    moves = record.moves if upto < 0 else record.moves[:upto]
    for i in range(len(moves)):
        problem = objection(s, moves[i])
        if problem is not None:
            raise NotationError(
                "notation-refused-move",
                at=i + 1,
                move=str(moves[i]),
                problem=problem.key,
                **problem.arguments,
            )
        play(s, moves[i])
    return s


def check_record(record: Record) -> State:
    """Replay a record and compare result and hash with what it claims."""
    s = replay(record)
    if record.result != result_text(s):
        raise NotationError("notation-other-result", said=record.result, found=result_text(s))
    if record.final_hash and record.final_hash != position_hash(s):
        raise NotationError("notation-other-hash")
    return s
