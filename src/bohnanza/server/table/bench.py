"""Bots at the table: when they are asked, what comes of their answers. They move at a human pace, people first.

In trading, bots speak one after the other, the active one first; who had nothing to say is asked again when
something has changed. When all of them are silent, an active bot ends the trading.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from bohnanza import limits
from bohnanza.engine.game import legal, objection
from bohnanza.engine.menus import NO_OFFERS
from bohnanza.engine.moves import DONES, Done
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import view_text
from bohnanza.engine.offers import ASKED, COUNTERED, Offer
from bohnanza.engine.referee import (
    asked_in,
    clockwise_from,
    fallback,
    in_trading,
    listeners,
    noticed,
    waiting_for,
)
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import Propose, Revise
from bohnanza.engine.views import view
from bohnanza.engine.wording import NotationError
from bohnanza.server.protocol import room
from bohnanza.server.table import clock, trading
from bohnanza.server.table.facts import Fact
from bohnanza.server.table.inputs import Answer, Question, Refusal
from bohnanza.server.table.state import Ask, Declined, Table

Method = Literal["choose", "speak", "interrupt"]  # of a bot
Kind = Method | Literal["deal"]
SUBSTITUTE: Final = "trader"  # plays for who is away or out of time

# --- who is asked what, and when ---


def player_of(table: Table, seat: int, now: int) -> tuple[str, room.By] | None:
    """The bot that is to play a seat now, and how its moves are marked; None: the person does."""
    chair = table.chairs[seat]
    if chair.player:
        return chair.player, "bot"
    return (SUBSTITUTE, "clock") if clock.expired(table, seat, now) else None


def next_question(table: Table, now: int) -> tuple[int, Kind] | None:
    """The seat whose bot is to be asked now, and for what."""
    s = table.game
    if s is None or table.status != "playing":
        return None
    for seat, kind in _wanted(table, s, now):
        if seat not in table.bench.asks and now >= ready_at(table, s, seat, kind):
            return seat, kind
    return None


def _wanted(table: Table, s: State, now: int) -> list[tuple[int, Kind]]:
    """Everything that bots could be asked now, pace aside."""
    interrupts: list[tuple[int, Kind]] = [(seat, "interrupt") for seat in _interrupters(table, s)]
    deals: list[tuple[int, Kind]] = [(seat, "deal") for seat, _ in invitations(table, s)]
    if not in_trading(s.agenda) or asked_in(s.offers):
        asked = [
            seat
            for seat in waiting_for(s.agenda, s.offers, s.awaited)
            if player_of(table, seat, now) is not None
        ]
        return [*interrupts, *[(seat, "choose") for seat in asked], *deals]
    speaker = _speaker(table, s, now)
    return [*interrupts, *deals, (speaker, "speak")] if speaker is not None else [*interrupts, *deals]


def invitations(table: Table, s: State) -> list[tuple[int, Offer]]:
    """The bots that may have another deal for a person who has asked what they want for something."""
    return [
        (seat, offer)
        for offer in s.offers
        if not offer.concrete() and table.person_plays(offer.maker)
        for seat in offer.to
        if offer.answer_of(seat) == COUNTERED and table.chairs[seat].player
        if (seat, offer.number) not in table.bench.no_more and not _made_enough(table, seat, offer.number)
    ]


def _speaker(table: Table, s: State, now: int) -> int | None:
    """The next bot that may have something to say; one at a time, so that they hear each other."""
    if table.bench.asks or (table.last_call is not None and table.last_call.seat == s.active):
        return None
    for seat in clockwise_from(s.active, s.rules.seats):
        if player_of(table, seat, now) is not None and table.bench.passed.get(seat) != table.game_version:
            return seat
    return None


def _interrupters(table: Table, s: State) -> list[int]:
    """The bots that are asked for any-time moves here, once at every point where others are about to go on."""
    bench = table.bench
    point = (s.agenda[-1].name, table.advanced)
    if point != bench.point:
        bench.point = point
        bench.to_interrupt = [seat for seat in listeners(s, table.last_move) if seat not in bench.never]
    return [seat for seat in bench.to_interrupt if table.chairs[seat].player and not _given_up(table, seat)]


def ready_at(table: Table, s: State, seat: int, kind: Kind) -> int:
    """When a bot is asked: not at once, and after the people when they were asked as well.

    What it does about a planting it thinks of at once, lest somebody quick take the chance away, but it holds
    its move until people have had the time to look.
    """
    if kind == "interrupt" and noticed(s.rules, table.last_move):
        return table.settled
    pace = limits.PACES[table.settings.pace]
    also = [offer for offer in s.offers if offer.answer_of(seat) == ASKED]
    people = any(
        answer == ASKED and table.person_plays(other)
        for offer in also
        for other, answer in zip(offer.to, offer.answers)
    )
    return max(table.settled + (limits.PEOPLE_FIRST if people and pace else pace), noticed_until(table))


def noticed_until(table: Table) -> int:
    """Until when bots leave people the time to notice the last planting, whatever anybody holds."""
    return table.planted + limits.NOTICING if limits.PACES[table.settings.pace] else 0


def due(table: Table, now: int) -> int | None:
    """When a bot is next to be asked, if time alone has to pass for that."""
    s = table.game
    if s is None or table.status != "playing":
        return None
    wanted = [(seat, kind) for seat, kind in _wanted(table, s, now) if seat not in table.bench.asks]
    times = [ready_at(table, s, seat, kind) for seat, kind in wanted]
    times += [noticed_until(table)] if table.bench.held else []
    return min(times) if times else None


# --- asking ---


def move_without_asking(table: Table, seat: int, kind: Kind) -> Move | None:
    """A formality, or the fallback for a bot that has failed too often."""
    s = table.game
    if s is None or kind != "choose":
        return None
    formality = s.agenda[-1].formality(s)
    if formality is not None:
        return formality
    return fallback(legal(s, seat)) if _given_up(table, seat) else None


def _given_up(table: Table, seat: int) -> bool:
    tired = table.bench.free.get(seat, 0) >= limits.FREE_MOVES
    return tired or table.bench.failures.get(seat, 0) >= limits.UNANSWERED


def ask(table: Table, seat: int, kind: Kind, now: int) -> Question | None:
    """The question to a seat's bot, or None if it has nothing to decide."""
    s = table.game
    player = player_of(table, seat, now)
    if s is None or player is None:
        return None
    if kind == "deal":
        return _ask_for_deal(table, s, seat)
    if kind == "interrupt":
        table.bench.to_interrupt.remove(seat)
    moves = [] if kind == "interrupt" else legal(s, seat, NO_OFFERS)
    offers = may_offer(s, seat) and not (kind == "speak" and _offered_enough(table, s, seat))
    if kind == "speak" and (not (moves or offers) or _given_up(table, seat)):
        table.bench.passed[seat] = table.game_version
        return None
    table.bench.asked += 1
    asked = Ask(table.bench.asked, seat, kind, player[0], player[1], table.game_version)
    table.bench.asks[seat] = asked
    if kind == "interrupt" or not offers:
        return question(s, seat, asked, kind, moves)
    declined = [one for one in sorted(table.declined) if one[0] == seat] if kind == "speak" else []
    return with_offers(s, seat, asked, kind, s, declined)


def may_offer(s: State, seat: int) -> bool:
    """Whether offers of a seat are listed beside its other moves: too many to be listed where everybody waits."""
    return in_trading(s.agenda) and s.proposals[seat] < limits.PROPOSALS


def _ask_for_deal(table: Table, s: State, seat: int) -> Question:
    """Ask a bot for another answer to an invitation, as if it had not answered yet."""
    offer = next(offer for other, offer in invitations(table, s) if other == seat)
    table.bench.asked += 1
    bot = table.chairs[seat].player
    asked = Ask(table.bench.asked, seat, "deal", bot, "bot", table.game_version, about=offer.number)
    table.bench.asks[seat] = asked
    open_again = s.clone()
    open_again.offers[s.offers.index(offer)] = offer.answered(seat, ASKED)
    if not may_offer(s, seat):
        return question(open_again, seat, asked, "choose", legal(s, seat, NO_OFFERS))
    return with_offers(open_again, seat, asked, "choose", s)


def advise(table: Table, seat: int, reply_to: str, command: str) -> Question | None:
    """Ask a bot for advice on behalf of a person; None: the same was asked before."""
    s = trading.running(table)
    if not table.settings.hints:
        raise Refusal("forbidden", "server-no-hints")
    if _asked_before(table, seat, reply_to, command):
        return None
    formality = _formality(s, seat)
    offers = formality is None and may_offer(s, seat)
    moves = [formality] if formality is not None else legal(s, seat, NO_OFFERS)
    if not moves and not offers:
        raise Refusal("not-now", "server-nothing-to-decide")
    table.bench.asked += 1
    asked = Ask(
        table.bench.asked, seat, "choose", SUBSTITUTE, "advice", table.game_version, (reply_to, command)
    )
    table.bench.advice[asked.number] = asked
    kind: Method = "speak" if in_trading(s.agenda) and seat not in asked_in(s.offers) else "choose"
    return with_offers(s, seat, asked, kind, s) if offers else question(s, seat, asked, kind, moves)


def _formality(s: State, seat: int) -> Move | None:
    """The only thing to advise, if so: a bot is never asked about it, and would not know what to say of it."""
    return s.agenda[-1].formality(s) if seat in waiting_for(s.agenda, s.offers, s.awaited) else None


def _asked_before(table: Table, seat: int, reply_to: str, command: str) -> bool:
    """Whether this advice is on its way; there is one at a time for a seat."""
    for open_one in table.bench.advice.values():
        if open_one.seat == seat and open_one.reply_to[1] != command:
            raise Refusal("too-fast", "server-bot-thinking")
        if open_one.seat == seat:
            open_one.reply_to = (reply_to, command)
            return True
    return False


def question(s: State, seat: int, asked: Ask, kind: Method, moves: list[Move]) -> Question:
    """What leaves for the bot: its seat's sight, nothing else."""
    sight = view_text(view(s, seat))
    return Question(seat, asked.number, asked.bot, kind, sight, [text_of(move) for move in moves])


def with_offers(
    s: State, seat: int, asked: Ask, kind: Method, listed_at: State, declined: Sequence[Declined] = ()
) -> Question:
    """The same with all moves that are listed at a table, offers included, but those that were declined."""
    menu = view_text(view(listed_at, seat))
    sight = menu if listed_at is s else view_text(view(s, seat))
    return Question(seat, asked.number, asked.bot, kind, sight, [], menu, declined)


@lru_cache(limits.MOVES_KEPT)
def text_of(move: Move) -> str:
    """A move in notation; the same ones are listed again and again."""
    return str(move)


# --- answers ---


def answered(table: Table, answer: Answer, now: int) -> list[Fact]:
    """What a bot's answer leads to."""
    asked = table.bench.asks.get(answer.seat)
    if asked is None or asked.number != answer.number:
        return []  # somebody else plays the seat now
    del table.bench.asks[answer.seat]
    if not answer.interrupts:
        table.bench.never.add(answer.seat)
    s = table.game
    if s is None or table.status != "playing":
        return []
    move, problem = _move_of(table, s, answer, asked)
    if asked.kind == "deal":
        return _dealt(table, answer.seat, move, asked)
    if problem and asked.version == table.game_version:
        return _failed(table, s, answer.seat, asked)
    if move is not None and asked.kind == "interrupt" and now < noticed_until(table):
        table.bench.held.append(move)
        return []
    return _moved(table, s, answer.seat, move, asked) if not problem else []


def held_until_now(table: Table, now: int) -> list[Fact]:
    """An any-time move that has been held for long enough."""
    return release(table) if now >= noticed_until(table) else []


def release(table: Table) -> list[Fact]:
    """The next any-time move that is held, if it is still legal."""
    s = table.game
    while table.bench.held and s is not None:
        move = table.bench.held.pop(0)
        if objection(s, move) is None:
            return trading.made(move, "bot")
    return []


def _move_of(table: Table, s: State, answer: Answer, asked: Ask) -> tuple[Move | None, str]:
    """The move that a bot has answered with, and what is wrong with the answer."""
    if answer.problem:
        return None, answer.problem
    if answer.move is None:
        return None, "" if asked.kind != "choose" else "No move was chosen."
    try:
        move = parse_move(answer.move, s.rules.seats)
    except NotationError as problem:
        return None, str(problem)
    if move.seat != answer.seat:
        return None, f"p{answer.seat} cannot move for p{move.seat}."
    if asked.kind == "interrupt" and (move.advances or move not in legal(s, move.seat, NO_OFFERS)):
        return None, f"{move} is not an any-time move."
    refusal = objection(s, move)
    if refusal is not None:
        return None, refusal.sentence
    return (None if _impolite(table, s, move) else move), ""


def _dealt(table: Table, seat: int, move: Move | None, asked: Ask) -> list[Fact]:
    """Another deal for who asked for it; anything else means that there is none."""
    if isinstance(move, Propose) and move.parent == asked.about:
        return _made(move, asked)
    table.bench.no_more.add((seat, asked.about))
    return []


def _failed(table: Table, s: State, seat: int, asked: Ask) -> list[Fact]:
    """A bot gave no good answer: it passes, or the fallback plays."""
    failures = table.bench.failures
    failures[seat] = failures.get(seat, 0) + 1
    table.bench.passed[seat] = asked.version
    if asked.kind != "choose":
        return []
    return _made(fallback(legal(s, seat)), asked)


def _moved(table: Table, s: State, seat: int, move: Move | None, asked: Ask) -> list[Fact]:
    if move is None or (isinstance(move, Done) and in_trading(s.agenda)):
        table.bench.passed[seat] = asked.version
        return _made(fallback(legal(s, seat)), asked) if asked.kind == "choose" else []
    return _made(move, asked)


def _offered_enough(table: Table, s: State, seat: int) -> bool:
    """Whether a bot keeps all offers to itself, because some are open or it has made enough."""
    own = [offer for offer in s.offers if offer.maker == seat]
    return len(own) >= limits.OPEN_OFFERS or _made_enough(table, seat, 0)


def _made_enough(table: Table, seat: int, parent: int) -> bool:
    """Whether a bot has made as many offers as it may, of its own accord or to counter one."""
    most = limits.BOT_DEALS if parent else limits.BOT_PROPOSALS
    return table.bench.proposals.get((seat, parent), 0) >= most


def _impolite(table: Table, s: State, move: Move) -> bool:
    """Whether a bot keeps a move to itself: what was declined, or more offers than it may make."""
    if trading.pestering(table, s, move) is not None:
        return True
    if not isinstance(move, Propose | Revise):
        return False
    return _made_enough(table, move.seat, move.parent if isinstance(move, Propose) else 0)


def _made(move: Move, asked: Ask) -> list[Fact]:
    return trading.made(move, "clock" if asked.by == "clock" else "bot")


def silence(table: Table, now: int) -> list[Fact]:
    """The end of the trading, when the active bot and all others have nothing to say."""
    s = table.game
    if s is None or table.status != "playing" or not in_trading(s.agenda) or table.last_call is not None:
        return []
    player = player_of(table, s.active, now)
    if player is None or asked_in(s.offers) or table.bench.asks or _wanted(table, s, now):
        return []
    if player[1] == "clock":
        return trading.made(DONES[s.active], "clock")
    return trading.courtesy_call(table, s.active, now)
