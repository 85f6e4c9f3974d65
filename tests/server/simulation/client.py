"""People at their pages: they send again what was not answered, go away and come back."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Final

from bohnanza.server.protocol import commands, messages
from bohnanza.server.protocol.game import GameView
from bohnanza.server.protocol.settings import Order
from bohnanza.server.table.inputs import (
    Connect,
    Disconnect,
    FreshTable,
    Request,
)
from tests.server.simulation.checks import check_stored
from tests.server.simulation.plan import (
    DECODE,
    ENCODE,
    MINUTE,
    SECRET,
    Broken,
)

if TYPE_CHECKING:
    from tests.server.simulation.world import World


class Client:
    """A page and the person at it, who does this and that as the page allows."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.rng = Random(f"{world.plan.seed} {name}")
        self.token = f"hash-of-{name}"
        self.member = ""
        self.wire = ""
        self.version = 0
        self.seen: set[int] = set()
        self.stories: dict[int, bytes] = {}
        self.complete = True
        self.room: messages.TableView | None = None
        self.games: list[GameView] = []
        self.unanswered: dict[str, commands.AnyCommand] = {}
        self.acks: dict[str, int] = {}
        self.refused: dict[str, messages.Refused] = {}
        self.numbers = count(1)
        self.thinking = False
        self.gone = False  # from the table, for good

    # --- the connection ---

    def arrive(self) -> None:
        """Connect, or try again in a moment if there is no server."""
        if self.wire or self.gone:
            return
        server = self.world.server
        if not server.up:
            self.world.after(500, self.arrive)
            return
        self.wire = f"{self.name}.{next(self.numbers)}"
        server.wires[self.wire] = self
        server.put(Connect(self.wire, self.member, self.heard_all() if self.version else None))

    def heard_all(self) -> int:
        """The last version up to which nothing is missing."""
        first = min(self.stories, default=self.version)
        return next(version for version in count(first) if version + 1 not in self.stories)

    def cut(self) -> None:
        """The connection is gone, whatever was on its way with it."""
        self.wire = ""
        self.world.after(self.rng.randrange(100, 3_000), self.arrive)

    def leave(self) -> None:
        """Close the page."""
        if self.wire:
            wire, self.wire = self.wire, ""
            self.world.server.wires.pop(wire, None)
            self.world.server.put(Disconnect(wire))

    def go_away(self) -> None:
        self.leave()
        self.world.after(self.rng.randrange(1_000, 2 * MINUTE), self.arrive)

    # --- sending ---

    def send(self, command: commands.AnyCommand) -> None:
        """A command, again and again until it is answered."""
        if command.id in self.acks or command.id in self.refused:
            return
        self.world.stats["commands"] += command.id not in self.unanswered
        self.unanswered[command.id] = command
        wire, server = self.wire, self.world.server
        if wire:
            fresh = FreshTable("again", SECRET[::-1]) if isinstance(command, commands.Rematch) else None
            request = Request(wire, self.member, command, fresh)
            self.world.carry(lambda: server.put(request) if wire in server.wires else None)
        self.world.after(self.rng.randrange(2_000, 4_000), lambda: self.again(command))

    def again(self, command: commands.AnyCommand) -> None:
        if command.id in self.unanswered:
            self.send(command)

    # --- hearing ---

    def receive(self, wire: str, body: bytes) -> None:
        if wire != self.wire:
            return
        message = DECODE(body)
        if isinstance(message, messages.Welcome):
            self.complete = self.complete and (message.complete or not self.version)
            self.hear(message.version, message.room, message.games, message.missed)
            if not self.stories:
                self.stories[message.version] = b""
        elif isinstance(message, messages.Update):
            self.hear(message.version, message.room, message.games, message.stories)
        elif isinstance(message, messages.Bye):
            self.wire, self.gone = "", True
        elif isinstance(message, messages.Checked):
            self.unanswered.pop(message.id, None)
        elif isinstance(message, messages.Ack | messages.Refused):
            self.answered(message)

    def hear(
        self, version: int, now: messages.TableView, games: list[GameView], stories: list[messages.Story]
    ) -> None:
        """News; what is older than what is known changes nothing."""
        for story in stories:
            body = ENCODE(story)
            if self.stories.setdefault(story.version, body) not in (body, b""):
                raise Broken(f"Version {story.version} was told in two ways.")
        if version >= self.version:
            self.version, self.room, self.games = version, now, games
        if not self.thinking and self.member:
            self.thinking = True
            self.world.after(self.rng.randrange(200, 2_000), self.think)

    def answered(self, message: messages.Ack | messages.Refused) -> None:
        command = self.unanswered.pop(message.id, None)
        if isinstance(message, messages.Refused):
            if message.id in self.acks:
                raise Broken(f"{message.id} was carried out and then refused.")
            self.refused[message.id] = message
            return
        if command is None and message.id not in self.acks and message.id not in self.refused:
            return  # a reaction, once more
        if self.acks.setdefault(message.id, message.version) != message.version:
            raise Broken(f"{message.id} was acknowledged in two ways.")
        if message.id in self.refused:
            raise Broken(f"{message.id} was refused and then carried out.")
        if isinstance(command, commands.React):
            del self.acks[message.id]  # it is shown and not kept
        elif command is not None:
            check_stored(self.world.disk, f"{self.member}/{message.id}")

    # --- what the person does ---

    def think(self) -> None:
        """Do something, and think again."""
        if self.gone or self.room is None or self.room.status in ("over", "ended"):
            self.thinking = False
            return
        self.world.after(self.rng.randrange(300, 6_000), self.think)
        if not self.wire or len(self.unanswered) > 1:
            return
        command = self.next_command()
        if command is not None:
            self.send(command)

    def next_command(self) -> commands.AnyCommand | None:
        assert self.room is not None
        key = f"{self.name}-{next(self.numbers)}"
        if len(self.world.server.table.moves) > self.world.plan.moves:
            return commands.AgreeToEnd(key) if self.member not in self.room.want_end else None
        if self.room.status == "paused":
            return commands.Resume(key)
        if self.room.status == "playing" and self.rng.random() < 0.9:
            return self.move(key)
        if self.rng.random() < 0.08:
            self.go_away()
            return None
        return self.rng.choice(PASTIMES)(key, self)

    def move(self, key: str) -> commands.AnyCommand | None:
        """A move in one of the person's games."""
        game = self.rng.choice(self.games) if self.games else None
        if game is None or self.room is None or game.seat < 0:
            return None
        if self.room.chairs[game.seat].bot:
            return commands.TakeSeat(key, game.seat)
        text = self.rng.choice([words_of(game, self.rng)] * 3 + [offer_of(game, self.rng)])
        return commands.Play(key, text, self.version) if text else None


def words_of(game: GameView, rng: Random) -> str:
    """One of the moves that the page shows."""
    first = [choice.move for choice in game.choices if choice.verb in ("accept", "decline", "pick")]
    going_on = [choice.move for choice in game.choices if choice.advances]
    optional = [choice.move for choice in game.choices if not choice.advances]
    for moves, chance in ((first, 0.9), (going_on, 0.8), (optional, 0.3)):
        if moves and rng.random() < chance:
            return rng.choice(moves)
    return ""


def offer_of(game: GameView, rng: Random) -> str:
    """An offer, or something else that is said in trading."""
    trade = game.trade
    if trade is None or not trade.goods:
        return ""
    good, kind = rng.choice(trade.goods), rng.choice(trade.kinds)
    give = {"turned": "turned "}.get(str(good.place), "") + good.card
    give += f"@{good.place}" if isinstance(good.place, int) and rng.random() < 0.5 else ""
    wants = rng.choice([kind, kind, kind, f"2 {kind}", "any", "nothing"])
    to = rng.sample(trade.to, rng.choice([1, 1, len(trade.to)]))
    order = sorted(to, key=lambda seat: (seat - game.seat) % len(game.seats))
    offer = f"p{game.seat} offer {give} for {wants} to {','.join(f'p{seat}' for seat in order)}"
    return rng.choice([offer, offer, offer, f"p{game.seat} want {kind}"])


def _orders(key: str, client: Client) -> commands.AnyCommand:
    seat = client.games[0].seat if client.games else 0
    some = [Order("trade", "blue", "red"), Order("gifts"), Order("refuse")]
    return commands.SetOrders(key, max(0, seat), client.rng.sample(some, client.rng.randrange(3)))


def _lend(key: str, client: Client) -> commands.AnyCommand:
    return commands.LendSeat(key, max(0, client.games[0].seat) if client.games else 0)


PASTIMES: Final[tuple[Callable[[str, Client], commands.AnyCommand], ...]] = (
    lambda key, client: commands.Say(key, "hello, table"),
    lambda key, client: commands.React(key, "nice"),
    lambda key, client: commands.Ready(key),
    lambda key, client: commands.NotDone(key),
    lambda key, client: commands.Pause(key),
    lambda key, client: commands.AddNonce(key, key),
    lambda key, client: commands.Check(key, "p0 plant soy 1"),
    lambda key, client: commands.Mute(key, "m1", False),
    lambda key, client: commands.AgreeToEnd(key, False),
    _orders,
    _lend,
)
