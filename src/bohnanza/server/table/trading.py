"""Moves of people, and the etiquette of trading: no pestering, last calls, standing orders. No rules of games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bohnanza.engine.beans import NAMES
from bohnanza.engine.game import legal, objection
from bohnanza.engine.menus import NO_OFFERS
from bohnanza.engine.moves import DONES, Done
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.offers import ANY_COPY, ASKED, Offer, Terms
from bohnanza.engine.referee import asked_in, in_trading, open_offers, repeats, terms_key
from bohnanza.engine.seams import NOBODY, IllegalMove, Move
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import Accept, Decline, Propose
from bohnanza.engine.wording import NotationError, parse_cards
from bohnanza.server import limits
from bohnanza.server.protocol import commands, messages, table_events
from bohnanza.server.protocol.moves import ComposedMove
from bohnanza.server.protocol.settings import Order
from bohnanza.server.protocol.table_events import By
from bohnanza.server.table import clock, facts
from bohnanza.server.table.facts import Fact
from bohnanza.server.table.inputs import Outcome, Refusal, Request
from bohnanza.server.table.refusals import checked
from bohnanza.server.table.state import Table
from bohnanza.server.wire.moves import engine_move

# --- a person's move ---


def play(table: Table, request: Request[commands.Play], now: int, out: Outcome) -> list[Fact]:
    command = request.command
    s = running(table)
    move = read_move(table, request.member, command.move)
    meant_for = command.version if command.version is not None else table.version
    if move.advances and meant_for < table.decision_version:
        raise Refusal("stale", "server-stale")
    problem = refusal_of(table, move)
    if problem is not None:
        raise Refusal.because("illegal", problem, problem.rule)
    if isinstance(move, Done) and in_trading(s.agenda) and needs_last_call(table):
        if table.last_call is not None:
            raise Refusal("not-now", "server-last-call-runs")
        return [table_events.LastCalled(move.seat, now + limits.LAST_CALL)]
    return made(move, "person")


def check(table: Table, request: Request[commands.Check], now: int, out: Outcome) -> list[Fact]:
    move = read_move(table, request.member, request.command.move)
    problem = refusal_of(table, move)
    out.send(request.reply_to, checked(table, request.member, request.command.id, problem))
    return []


def running(table: Table) -> State:
    """The game, if moves can be made now."""
    if table.game is None:
        raise Refusal("not-now", "server-not-started")
    if table.status == "paused":
        raise Refusal("not-now", "server-paused")
    if table.finished:
        raise Refusal("not-now", "refused-game-over")
    return table.game


def read_move(table: Table, member: str, sent: str | ComposedMove) -> Move:
    """The move that a member has sent in notation or as data, for one of their seats."""
    try:
        move = parse_move(sent, table.seats) if isinstance(sent, str) else engine_move(sent, table.seats)
    except NotationError as problem:
        raise Refusal.because("malformed", problem) from None
    if move.seat not in table.seats_of(member):
        raise Refusal("forbidden", "server-not-your-seat")
    if table.chairs[move.seat].stand_in:
        raise Refusal("not-now", "server-take-back-first")
    return move


def refusal_of(table: Table, move: Move) -> IllegalMove | None:
    """Why the rules or the etiquette of trading forbid a move, if they do."""
    s = running(table)
    problem = objection(s, move)
    if problem is not None:
        return problem
    if isinstance(move, Propose) and open_offers(s, move.seat) >= limits.OPEN_OFFERS:
        return IllegalMove("", "refused-too-many-offers", most=limits.OPEN_OFFERS)
    seat = repeats(s, move, table.declined)
    return None if seat == NOBODY else IllegalMove("", "refused-declined-before", seat=seat)


def made(move: Move, by: By) -> list[Fact]:
    return [facts.Made(move.seat, str(move), by)]


def advances(table: Table, made: list[Fact]) -> bool:
    """Whether one of these facts advances the game."""
    moves = [parse_move(fact.move, table.seats) for fact in made if isinstance(fact, facts.Made)]
    return any(move.advances for move in moves)


# --- the last call ---


def needs_last_call(table: Table) -> bool:
    """Whether a `done` is announced first: when offers are unanswered, in a live game."""
    return bool(_unanswered(table, running(table))) and table.settings.clock.kind != "days"


def _unanswered(table: Table, s: State) -> list[int]:
    """The seats that a last call waits for: those with an offer to answer, except those who said they are ready."""
    return [seat for seat in asked_in(s.offers) if table.chairs[seat].member not in table.ready]


def courtesy_call(table: Table, seat: int, now: int) -> list[Fact]:
    """A bot that has finished trading announces it, if there are people who might want something."""
    hurry = table.settings.clock.kind == "days" or table.settings.pace == "instant"
    if hurry or not _thinking(table):
        return made(DONES[seat], "bot")
    return [table_events.LastCalled(seat, now + limits.LAST_CALL)]


def _thinking(table: Table) -> list[str]:
    """The people who play, are connected, and have not said that they are ready."""
    people = [chair.member for seat, chair in enumerate(table.chairs) if table.person_plays(seat)]
    return [member for member in people if member in table.online() and member not in table.ready]


def not_done(table: Table, request: Request[commands.NotDone], now: int, out: Outcome) -> list[Fact]:
    call = table.last_call
    if call is None:
        raise Refusal("not-now", "server-no-last-call")
    if call.seat not in table.seats_of(request.member):
        raise Refusal("forbidden", "server-not-your-call")
    return [table_events.CallTakenBack(call.seat)]


def ready(table: Table, request: Request[commands.Ready], now: int, out: Outcome) -> list[Fact]:
    if not in_trading(running(table).agenda):
        raise Refusal("not-now", "server-no-trading")
    if request.member in table.ready:
        raise Refusal("not-now", "server-ready-already")
    return [table_events.Readied(request.member)]


def after_call(table: Table, now: int) -> list[Fact]:
    """What now follows from the last call that is running, if anything."""
    call, s = table.last_call, table.game
    if call is None or s is None or call_until(table) is None:
        return []
    by: By = "bot" if table.chairs[call.seat].player else "person"
    if by == "bot" and call.seat in asked_in(s.offers):
        return [table_events.CallTakenBack(call.seat)]  # somebody wants something from it
    waits = bool(_unanswered(table, s) if by == "person" else _thinking(table))
    return made(DONES[call.seat], by) if now >= call.until or not waits else []


def call_until(table: Table) -> int | None:
    """When the last call is over; None while the game is paused or something else has to be done first."""
    s = table.game
    if table.last_call is None or s is None or table.status != "playing" or not in_trading(s.agenda):
        return None
    return table.last_call.until


# --- no time left ---


def when_late(table: Table, now: int) -> list[Fact]:
    """What is done in trading for somebody whose time is up: nothing is given in their name."""
    for seat in sorted(table.waits):
        if table.chairs[seat].human and clock.expired(table, seat, now):
            move = move_when_late(table, seat)
            if move is not None:
                return made(move, "clock")
    return []


def move_when_late(table: Table, seat: int) -> Move | None:
    """A refusal of what the seat was asked, or the end of its trading; None: the game waits for something else."""
    s = table.game
    if s is None or not in_trading(s.agenda):
        return None
    asked = [offer for offer in s.offers if offer.answer_of(seat) == ASKED]
    move = Decline(seat, asked[0].number, asked[0].revision) if asked else DONES[seat]
    return move if objection(s, move) is None else None


# --- standing orders ---

OF_TRADING: Final = {"trade", "gifts", "refuse"}  # other kinds are named by the moves that they make


def set_orders(table: Table, request: Request[commands.SetOrders], now: int, out: Outcome) -> list[Fact]:
    seat, orders = request.command.seat, request.command.orders
    if seat not in table.seats_of(request.member):
        raise Refusal("forbidden", "server-not-your-seat")
    for order in orders:
        give, get = _cards(order.give), _cards(order.get)
        if order.kind == "trade" and not (give or get):
            raise Refusal("malformed", "server-order-empty")
    message = messages.Orders(seat, orders)
    for connection, member in table.connections.items():
        if member == request.member:
            out.send(connection, message)
    return [facts.Ordered(seat, orders)]


def _cards(text: str) -> list[int]:
    try:
        cards = parse_cards(text.replace("+", " ") or "-")
    except NotationError as problem:
        raise Refusal.because("malformed", problem) from None
    if any(not 0 <= kind < len(NAMES) for kind in cards):
        raise Refusal("malformed", "server-order-cards")
    return cards


def ordered_move(table: Table) -> Move | None:
    """A move that a standing order makes now, if there is one."""
    s = table.game
    if s is None or table.status != "playing":
        return None
    for seat, chair in enumerate(table.chairs):
        if chair.human and chair.orders:
            for move in _possible_orders(table, s, seat, chair.orders):
                if refusal_of(table, move) is None:
                    return move
    return None


def _possible_orders(table: Table, s: State, seat: int, orders: list[Order]) -> Iterator[Move]:
    """The moves that orders would make, legal or not, in order of preference."""
    kinds = {order.kind for order in orders}
    if kinds - OF_TRADING:
        yield from (move for move in legal(s, seat, NO_OFFERS) if move.standing_order() in kinds)
    if not in_trading(s.agenda):
        return
    for offer in s.offers:
        if offer.answer_of(seat) == ASKED:
            if any(_satisfies(s, seat, offer, order) for order in orders):
                yield Accept(seat, offer.number, offer.revision)
            if "refuse" in kinds:
                yield Decline(seat, offer.number, offer.revision)
    for order in orders:
        if order.kind == "trade" and seat != s.active:
            give = tuple(sorted(_cards(order.give)))
            terms = Terms(give, (ANY_COPY,) * len(give), tuple(sorted(_cards(order.get))))
            if (seat, terms_key(terms)) not in table.offered:  # once in a trading is enough
                yield Propose(seat, (s.active,), terms)


def _satisfies(s: State, seat: int, offer: Offer, order: Order) -> bool:
    """Whether an offer is at least as good as an order wants it.

    A trade must not want more than the order gives; it must give what the order gets, and nothing that does not fit.
    """
    terms = offer.terms
    if not offer.concrete() or terms.give_favors or terms.want_favors:
        return False
    grown = {column[-1] for column in s.fields[seat] if column}
    if order.kind == "gifts":
        return not terms.want and all(kind in grown for kind in terms.give)
    if order.kind != "trade":
        return False
    get = _cards(order.get)
    fits = all(kind in grown or kind in get for kind in terms.give)
    return fits and _contains(_cards(order.give), list(terms.want)) and _contains(list(terms.give), get)


def _contains(cards: list[int], some: list[int]) -> bool:
    return all(cards.count(kind) >= some.count(kind) for kind in some)
