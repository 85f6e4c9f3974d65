"""Scripted clients with real sockets, which trade, come back when they are cut off, and send again what got no answer.

They believe nothing: whoever is told the same version in two ways, or gets two answers to one command, raises
`Broken`. What they were promised is compared with the log in the end.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bohnanza.engine.notation.moves import parse_move
from bohnanza.server.protocol import commands, messages, table_events
from bohnanza.server.protocol.base import PROTOCOL
from bohnanza.server.protocol.game import Choice, GameView, OpenOffer, Trade
from bohnanza.server.store import StoredRow
from bohnanza.server.store.opening import FILE
from bohnanza.server.stored_tables import read_row
from bohnanza.server.table import deliveries, facts
from bohnanza.server.table.fold import rebuild
from bohnanza.server.table.state import Table
from tests.server.live import Message, Server

DECODE: Final = json.Decoder(messages.ServerMessage).decode
ENCODE: Final = json.Encoder().encode
GAMES: Final = json.Decoder(list[GameView]).decode
CUT: Final = (OSError, EOFError, WebSocketException)
COME_BACK: Final = ("gone", "too-large", "malformed")  # after these farewells one may connect again
OVER: Final = ("over", "ended")
PATIENCE: Final = 120.0  # seconds until a test that hangs is given up
OFFERS: Final = 2  # that a client makes in one trading


class Broken(AssertionError):
    """Something that the server promises does not hold."""


class Dismissed(Exception):
    """The server does not want this client any more."""


Until = Callable[["Player"], bool]


def is_over(player: Player) -> bool:
    """Whether a player has seen the end of the game."""
    return player.room is not None and player.room.status in OVER


def already_set() -> asyncio.Event:
    """An event that nobody waits for."""
    event = asyncio.Event()
    event.set()
    return event


class Player:
    """A page, and somebody at it who plays what the page allows."""

    def __init__(self, url: str, seated: Message, seed: object = 0, talking: int = 0) -> None:
        self.url = f"{url}/api/tables/{seated['table']}/ws"
        self.table = str(seated["table"])
        self.member = str(seated["member"])
        self.token = str(seated["token"])
        self.rng = Random(f"{seed} {self.member}")
        self.talking = talking  # words on their way at the same time
        self.up = already_set()  # there is a server
        self.heed: Callable[[str], None] = lambda _: None  # hears what is sent and heard
        self.numbers = count(1)
        self.version = 0
        self.room: messages.TableView | None = None
        self.games: list[GameView] = []
        self.stories: dict[int, bytes] = {}
        self.sent: dict[str, commands.AnyCommand] = {}
        self.unanswered: dict[str, commands.AnyCommand] = {}
        self.acks: dict[str, int] = {}
        self.refused: dict[str, messages.Refused] = {}
        self.vain: set[tuple[int, str]] = set()
        self.connections = 0

    # --- the connection ---

    async def play(self, until: Until = is_over) -> None:
        """Play until something is so, over as many connections as it takes."""
        while not until(self):
            await self.up.wait()
            with suppress(*CUT):
                async with connect(self.url, max_size=None, ping_interval=None) as socket:
                    await self._visit(socket, until)

    async def _visit(self, socket: ClientConnection, until: Until) -> None:
        self.connections += 1
        await socket.send(ENCODE(commands.Hello(PROTOCOL, self.token, self.heard_all())), text=True)
        async for text in socket:
            message = DECODE(text)
            self.hear(message)
            if isinstance(message, messages.Welcome):
                await self._send_again(socket)
            if until(self):
                return
            if self.room is not None:
                await self.act(socket)

    async def _send_again(self, socket: ClientConnection) -> None:
        for command in self.resent():
            await self._put(socket, command)

    def resent(self) -> Iterable[commands.AnyCommand]:
        """What is sent again over a new connection."""
        return list(self.unanswered.values())

    async def _put(self, socket: ClientConnection, command: commands.AnyCommand) -> None:
        self.sent[command.id] = self.unanswered[command.id] = command
        await socket.send(ENCODE(command), text=True)
        self.heed("sent")

    def heard_all(self) -> int | None:
        """The last version up to which nothing is missing."""
        if not self.stories:
            return None
        return next(version for version in count(min(self.stories)) if version + 1 not in self.stories)

    # --- hearing ---

    def hear(self, message: messages.ServerMessage) -> None:
        """One message, in whatever order they come."""
        if isinstance(message, messages.Welcome):
            self._note(message.missed)
            if not self.stories or not message.complete:
                self.stories = {message.version: b"", **self._after(message.version)}
            self._see(message.version, message.room, message.games)
        elif isinstance(message, messages.Update):
            self._note(message.stories)
            self._see(message.version, message.room, message.games)
        elif isinstance(message, messages.Ack | messages.Refused):
            self._answered(message)
        elif isinstance(message, messages.Bye) and message.code not in COME_BACK:
            raise Dismissed(message.code)

    def _after(self, version: int) -> dict[int, bytes]:
        return {at: body for at, body in self.stories.items() if at > version}

    def _note(self, stories: list[messages.Story]) -> None:
        for story in stories:
            body = ENCODE(story)
            if self.stories.setdefault(story.version, body) not in (body, b""):
                raise Broken(f"Version {story.version} was told in two ways.")

    def _see(self, version: int, now: messages.TableView, games: list[GameView]) -> None:
        if version >= self.version:
            self.version, self.room, self.games = version, now, games
        self.heed("update")

    def _answered(self, message: messages.Ack | messages.Refused) -> None:
        command = self.unanswered.pop(message.id, None)
        if isinstance(message, messages.Ack):
            if (
                message.id in self.refused
                or self.acks.setdefault(message.id, message.version) != message.version
            ):
                raise Broken(f"{message.id} was answered in two ways.")
            self.heed("ack")
            return
        if message.id in self.acks:
            raise Broken(f"{message.id} was carried out and then refused.")
        self.refused[message.id] = message
        if isinstance(command, commands.Play) and isinstance(command.move, str):
            self.vain.add((command.version or 0, command.move))

    # --- acting ---

    async def act(self, socket: ClientConnection) -> None:
        """Do what there is to be done, one move at a time, and talk meanwhile."""
        busy = any(isinstance(command, commands.Play) for command in self.unanswered.values())
        move = "" if busy else self.wish()
        if move:
            await self._put(socket, commands.Play(self.new_id(), move, self.version))
        words = sum(isinstance(command, commands.Say) for command in self.unanswered.values())
        for _ in range(self.talking - words):
            name = self.new_id()
            await self._put(socket, commands.Say(name, f"{self.member} {name}"))

    def new_id(self) -> str:
        return f"c{next(self.numbers)}"

    def wish(self) -> str:
        """The next move, or nothing."""
        if self.room is None or self.room.status != "playing":
            return ""
        own = [game for game in self.games if game.seat >= 0 and not self.room.chairs[game.seat].bot]
        moves = [move for game in own for move in self._moves(game)]
        return next((move for move in moves if move and (self.version, move) not in self.vain), "")

    def _moves(self, game: GameView) -> list[str]:
        """What could be done now, the best first."""
        if game.trade is not None:
            return [*self._trade(game, game.trade), self._done(game)]
        if game.seat not in game.awaited:
            return []
        moves = [choice.move for choice in game.choices if choice.advances]
        moves = moves or [choice.move for choice in game.choices]
        return self.rng.sample(moves, len(moves))

    # --- trading ---

    def _trade(self, game: GameView, trade: Trade) -> Iterator[str]:
        yield from [choice.move for choice in game.choices if choice.verb == "pick"]
        for offer in game.offers:
            if any([answer.seat == game.seat and answer.answer == "asked" for answer in offer.answers]):
                yield self._reply(game, trade, offer)
        mine = [offer for offer in game.offers if offer.maker == game.seat]
        if trade.made < OFFERS and len(mine) < OFFERS and self.rng.random() < 0.5:
            yield self._offer(game, trade, self.rng.sample(trade.to, self.rng.choice([1, len(trade.to)])))

    def _done(self, game: GameView) -> str:
        """The end of one's trading, when all own offers are answered."""
        waits = any([unanswered(offer) for offer in game.offers if offer.maker == game.seat])
        if waits or self._calling(game.seat):
            return ""
        return next((choice.move for choice in game.choices if choice.verb == "done"), "")

    def _calling(self, seat: int) -> bool:
        return self.room is not None and self.room.last_call is not None and self.room.last_call.seat == seat

    def _reply(self, game: GameView, trade: Trade, offer: OpenOffer) -> str:
        """Accept what can be accepted, more often than not; else counter or decline."""
        if offer.can_accept and self.rng.random() < 0.8:
            return self.rng.choice(answers(game, offer, "accept"))
        if offer.can_counter and trade.made < OFFERS and trade.goods and self.rng.random() < 0.5:
            return self._offer(game, trade, [offer.maker], f"counter {offer.number}")
        return self.rng.choice(answers(game, offer, "decline"))

    def _offer(self, game: GameView, trade: Trade, to: list[int], verb: str = "offer") -> str:
        if not trade.goods or not to:
            return ""
        good, kind = self.rng.choice(trade.goods), self.rng.choice(trade.kinds)
        give = f"turned {good.card}" if good.place == "turned" else good.card
        want = self.rng.choice([kind, kind, kind, "nothing", "nothing", "any"])
        order = sorted(to, key=lambda seat: (seat - game.seat) % len(game.seats))
        return f"p{game.seat} {verb} {give} for {want} to {','.join([f'p{seat}' for seat in order])}"


def unanswered(offer: OpenOffer) -> bool:
    """Whether somebody still has to answer an offer."""
    return any([answer.answer == "asked" for answer in offer.answers])


def answers(game: GameView, offer: OpenOffer, verb: str) -> list[str]:
    """The listed moves that answer an offer in a way."""
    return [choice.move for choice in game.choices if choice.verb == verb and is_about(choice, offer)]


def is_about(choice: Choice, offer: OpenOffer) -> bool:
    return (choice.offer, choice.revision) == (offer.number, offer.revision)


# --- tables ---


async def seat_players(
    server: Server, game: str, people: int, bot: str = "greedy", url: str = "", seed: object = 0, talking: int = 0,
    **settings: object,
) -> list[Player]:  # fmt: skip
    """A table that has started, with this many scripted clients, and bots in the other seats."""
    places = [await server.table(game, "Player 0", **settings)]
    for number in range(1, people):
        seated = await server.join(places[0]["table"], f"Player {number}")
        places.append(seated)
    started = await server.command_over_http(places[0]["table"], places[0]["token"], "start", bot=bot)
    assert started["type"] == "ack", started
    return [Player(url or server.ws_url, place, seed, talking) for place in places]


async def all_of(*work: Awaitable[object], seconds: float = PATIENCE) -> None:
    """Do all of it at the same time; the first problem ends everything."""
    async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
        for one in work:
            group.create_task(_done(one))


async def _done(work: Awaitable[object]) -> None:
    await work


# --- what is kept ---


def log_of(data: Path, table: str) -> list[facts.LogRow]:
    """The rows of a table, read from the file while no server need be there."""
    query = "SELECT seq, at, who, command, kind, body, hash FROM log WHERE table_id = ? ORDER BY seq"
    with closing(sqlite3.connect(data / FILE)) as database:
        found = database.execute(query, (table,)).fetchall()
    return [
        read_row(StoredRow(table, seq, at, who, command or "", kind, body.encode(), digest))
        for seq, at, who, command, kind, body, digest in found
    ]


def check_kept(data: Path, players: Iterable[Player]) -> list[Table]:
    """Everything acknowledged is in the log once, nothing refused is, and every log fits together."""
    tables: dict[str, list[facts.LogRow]] = {}
    for player in players:
        rows = tables.setdefault(player.table, log_of(data, player.table))
        check_answers(rows, player)
    return [check_log(table, rows) for table, rows in tables.items()]


def check_answers(rows: list[facts.LogRow], player: Player) -> None:
    """What one player was told about commands, beside what is in the log."""
    kept = Counter([row.command for row in rows if row.command])
    for command in player.acks:
        if kept[f"{player.member}/{command}"] != 1:
            raise Broken(
                f"{command} was acknowledged and is {kept[f'{player.member}/{command}']} times kept."
            )
    for command in player.refused:
        if kept[f"{player.member}/{command}"]:
            raise Broken(f"{command} was refused and is kept.")
    for row in rows:
        if row.who == player.member and row.command and isinstance(row.fact, facts.Made):
            check_move(player, row.command.partition("/")[2], row.fact)


def check_move(player: Player, command: str, fact: facts.Made) -> None:
    """A move that a player made is the one that was sent."""
    sent = player.sent.get(command)
    text = sent.move if isinstance(sent, commands.Play) else ""
    if not isinstance(text, str) or not text or str(parse_move(text, 7)) != fact.move:
        raise Broken(f"{command} made another move than was sent: {fact.move}")


def check_log(table: str, rows: list[facts.LogRow]) -> Table:
    """The table as its log says; nothing is in it twice."""
    commands = [row.command for row in rows if row.command]
    words = [row.fact.text for row in rows if isinstance(row.fact, table_events.Said)]
    if len(commands) != len(set(commands)) or len(words) != len(set(words)):
        raise Broken(f"Something acts twice at table {table}.")
    return rebuild(table, rows)


def check_sight(table: Table, players: Iterable[Player]) -> None:
    """Every player sees the table as it is, and has heard of everything on the way there."""
    for player in players:
        seen = GAMES(ENCODE(deliveries.games(table, deliveries.viewing_seats(table, player.member))))
        if player.games != seen or player.version != table.version:
            raise Broken(f"{player.member} does not see the table as it is.")
        if player.heard_all() != table.version:
            raise Broken(f"{player.member} has heard everything up to {player.heard_all()} only.")
