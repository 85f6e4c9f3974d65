"""Whatever leaves the server is the same in every deal that its receiver cannot tell apart."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from copy import copy, deepcopy
from dataclasses import replace
from random import Random
from typing import Final

from bohnanza.engine.game import objection
from bohnanza.engine.memory import Memory
from bohnanza.engine.moves import BuyField
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.engine.views import NoDeal, determinise, view
from bohnanza.proving.secrecy import HARMLESS, attempts, insiders, moves_of_others
from bohnanza.proving.secrecy import twin as other_event
from bohnanza.server.protocol import commands
from bohnanza.server.protocol.settings import Order
from bohnanza.server.records import played_at, record_text_for
from bohnanza.server.table import deliveries, facts
from bohnanza.server.table.fold import add
from bohnanza.server.table.inputs import (
    Connect,
    Input,
    Request,
    Tick,
)
from bohnanza.server.table.state import BotTurns, FullStory, Table
from bohnanza.server.table.step import step
from tests.server.simulation.plan import (
    ENCODE,
    Broken,
    Leak,
)

UNLIKELY: Final = (Order("trade", "99 garden", "99 cocoa"),)  # nobody will ever see what comes of it


def check_secrecy(
    table: Table, memories: dict[int, Memory], now: int, rng: Random, leak: Leak | None = None
) -> None:
    """Try this and that at the table and at its twin with other hidden cards; compare every byte."""
    if table.game is None or table.status != "playing":
        return
    for to, seat in receivers(table):
        known = memories[seat].known if rng.random() < 0.6 else None  # the table shows no more than it shows
        try:
            deal = determinise(view(table.game, seat), known, rng)
        except NoDeal:
            continue
        for put in inputs(table, to, seat, rng):
            other = twin(table, deal.clone(), seat, UNLIKELY)
            other.stories = deque([retold(kept, seat, rng) for kept in other.stories])
            seen = [sent(one, put, now, to, leak) for one in (twin(table, table.game.clone(), seat), other)]
            if seen[0] != seen[1]:
                raise Broken(f"{to} can tell other deals from what follows {put}.")


def retold(kept: FullStory, seat: int, rng: Random) -> FullStory:
    """The same story with other secrets where the seat is not let into them."""
    events = [event if seat in insiders(event) else other_event(event, rng) for event in kept.events]
    return replace(kept, events=[event for event in events if event is not None])


def receivers(table: Table) -> list[tuple[str, int]]:
    """Connections with one pair of eyes."""
    eyes = [(to, deliveries.viewing_seats(table, member)) for to, member in table.connections.items()]
    return [(to, seats[0]) for to, seats in eyes if len(seats) == 1]


def inputs(table: Table, to: str, seat: int, rng: Random) -> Iterator[Input | facts.Made]:
    """What may happen next that lays nothing open for this seat."""
    assert table.game is not None
    member = table.connections[to]
    yield Connect("newcomer", member, max(0, table.version - 5))
    yield Tick()
    for move in moves_of_others(table.game, seat):
        yield facts.Made(move.seat, str(move), "bot")
    for move in attempts(view(table.game, seat), rng, 3):
        text = writable(move)
        lays_open = isinstance(move, BuyField) or not isinstance(move, HARMLESS)
        if text and (objection(table.game, move) is not None or not lays_open):
            yield Request(to, member, commands.Play("try", text))
            yield Request(to, member, commands.Check("check", text))


def writable(move: Move) -> str:
    """A move in notation, if it can be written down."""
    try:
        text = str(move)
        parse_move(text, 7)
    except (ValueError, IndexError):
        return ""
    return text


def twin(table: Table, game: State, seat: int, orders: Sequence[Order] = ()) -> Table:
    """The same table with another game; the others have these standing orders, and have muted everybody.

    What their real orders do depends on their cards, as it does when they trade themselves.
    """
    game.log = []
    other = copy(table)
    for name, value in vars(table).items():
        setattr(other, name, value.copy() if isinstance(value, dict | list | set | deque) else value)
    other.game, other.bots = game, bots_of(table)
    other.chairs, other.members = deepcopy(table.chairs), deepcopy(table.members)
    for number, chair in enumerate(other.chairs):
        if number != seat:
            chair.orders = list(orders)
            mute(other, chair.member if orders else "")
    return other


def bots_of(table: Table) -> BotTurns:
    """An independent copy of where the bots are."""
    bots = table.bots
    # Compiled classes cannot be copied from outside; moves need not be.
    copied: dict[int, object] = {id(bots.referee): bots.referee.clone()}
    for move in bots.held:
        copied[id(move)] = move
    return deepcopy(bots, copied)


def mute(table: Table, member: str) -> None:
    if member:
        table.members[member].muted = set(table.members)


def sent(table: Table, put: Input | facts.Made, now: int, to: str, leak: Leak | None) -> list[bytes]:
    """Everything that a connection, and a newcomer with the same rights, gets when something happens."""
    if isinstance(put, facts.Made):
        add(table, now, "", "", put)
        everything = deliveries.updates(table, table.version - 1, now)
    else:
        everything = step(table, now, put).deliveries
    if table.finished:
        return []  # all is laid open
    own = [delivery for delivery in everything if delivery.to in (to, "newcomer")]
    record = record_text_for(played_at(table, table.connections[to])).encode()
    return [record, *[ENCODE(leak(table, delivery) if leak else delivery.message) for delivery in own]]
