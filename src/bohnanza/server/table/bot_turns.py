"""Bots at the table: when they are asked, and what comes of their replies. They move at a human pace, people first.

`engine.referee` says who is asked next; people speak without being asked, so they are left out here. An offer that a
bot may not make is refused, and the bot may think of another.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from bohnanza.bots import limits as bot_limits
from bohnanza.engine.game import legal, objection
from bohnanza.engine.menus import NO_OFFERS
from bohnanza.engine.moves import Done
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import view_text
from bohnanza.engine.offers import ASKED, COUNTERED, Offer
from bohnanza.engine.referee import (
    INTERRUPT,
    SILENCE,
    SPEAK,
    DeclinedTerms,
    asked_in,
    fallback,
    in_trading,
    noticed,
    open_offers,
    waiting_for,
)
from bohnanza.engine.seams import NOBODY, Move
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import Accept, Decline, Propose
from bohnanza.engine.views import view
from bohnanza.engine.wording import NotationError
from bohnanza.server import limits
from bohnanza.server.protocol import commands
from bohnanza.server.protocol.table_events import By
from bohnanza.server.table import clock, trading
from bohnanza.server.table.facts import Fact
from bohnanza.server.table.inputs import BotQuestion, BotReply, Outcome, Refusal, Request
from bohnanza.server.table.state import PendingQuestion, Table

Method = Literal["choose", "speak", "interrupt"]  # of a bot
QuestionKind = Method | Literal["deal"]
SUBSTITUTE: Final = "trader"  # plays for members who are away or out of time

# --- who is asked what, and when ---


def player_of(table: Table, seat: int, now: int) -> tuple[str, By] | None:
    """The bot that plays a seat now, and how its moves are marked; None: a person plays, or no bot is needed."""
    chair = table.chairs[seat]
    if chair.player:
        return chair.player, "bot"
    late = clock.expired(table, seat, now) and trading.move_when_late(table, seat) is None
    return (SUBSTITUTE, "clock") if late else None


def next_question(table: Table, now: int) -> tuple[int, QuestionKind] | None:
    """The seat whose bot is to be asked now, and what for."""
    s = table.game
    if s is None or table.status != "playing":
        return None
    for seat, kind in _wanted(table, s, now):
        if seat not in table.bots.pending and now >= ready_at(table, s, seat, kind):
            return seat, kind
    return None


def _wanted(table: Table, s: State, now: int) -> list[tuple[int, QuestionKind]]:
    """Everything that bots could be asked now, whatever their pace."""
    deals: list[tuple[int, QuestionKind]] = [(seat, "deal") for seat, _ in invitations(table, s)]
    question, seat = _next(table, s, now)
    if question == SPEAK:
        called = table.last_call is not None and table.last_call.seat == s.active
        return deals if table.bots.pending or called else [*deals, (seat, "speak")]
    if question == SILENCE or seat == NOBODY:
        return deals
    return [(seat, "interrupt" if question == INTERRUPT else "choose"), *deals]


def _next(table: Table, s: State, now: int) -> tuple[int, int]:
    """What the referee asks next, and which of the seats that bots play; NOBODY: it is for people."""
    bots, seats = table.bots, range(table.seats)
    holding = [move.seat for move in bots.held]
    may_interrupt = [
        bool(table.chairs[seat].player)
        and seat not in bots.never_interrupt
        and seat not in holding
        and not _given_up(table, seat)
        for seat in seats
    ]
    may_act = [player_of(table, seat, now) is not None for seat in seats]
    question = bots.referee.question(s, may_interrupt, may_act)
    return question, bots.referee.seat


def invitations(table: Table, s: State) -> list[tuple[int, Offer]]:
    """Bots that may have another counter-offer for a person who asked what they would give."""
    return [
        (seat, offer)
        for offer in s.offers
        if not offer.concrete() and table.person_plays(offer.maker)
        for seat in offer.to
        if offer.answer_of(seat) == COUNTERED and table.chairs[seat].player
        if (seat, offer.number) not in table.bots.no_other_deal
        if not table.bots.referee.enough(seat, offer.number)
    ]


def ready_at(table: Table, s: State, seat: int, kind: QuestionKind) -> int:
    """When a bot is asked: not at once, and after the people if they were asked as well.

    A bot is asked about a planting at once, so that nobody quick can take its chance away; it holds its move until
    people have had the time to look.
    """
    last = table.bots.referee.last
    if kind == "interrupt" and noticed(s.rules, last):
        return table.settled
    pace = limits.PACES[table.settings.pace]
    also = [offer for offer in s.offers if offer.answer_of(seat) == ASKED]
    people = any(
        answer == ASKED and table.person_plays(other)
        for offer in also
        for other, answer in zip(offer.to, offer.answers)
    )
    together = isinstance(last, Accept | Decline) and last.number in [offer.number for offer in also]
    if together and table.trail[-1].by == "bot":
        return table.settled  # it has already waited, together with the bot that has just answered
    return max(table.settled + (limits.PEOPLE_FIRST if people and pace else pace), noticed_until(table))


def noticed_until(table: Table) -> int:
    """Until when bots hold back so that people can notice the last planting, whatever cards anybody has."""
    return table.planted + limits.NOTICING if limits.PACES[table.settings.pace] else 0


def due(table: Table, now: int) -> int | None:
    """When a bot is next to be asked, if only time has to pass until then."""
    s = table.game
    if s is None or table.status != "playing":
        return None
    wanted = [(seat, kind) for seat, kind in _wanted(table, s, now) if seat not in table.bots.pending]
    times = [ready_at(table, s, seat, kind) for seat, kind in wanted]
    times += [noticed_until(table)] if table.bots.held else []
    return min(times) if times else None


# --- asking ---


def move_without_asking(table: Table, seat: int, kind: QuestionKind) -> Move | None:
    """A formality, or the fallback for a bot that has failed too often."""
    s = table.game
    if s is None or kind != "choose":
        return None
    formality = s.agenda[-1].formality(s)
    if formality is not None:
        return formality
    return fallback(legal(s, seat)) if _given_up(table, seat) else None


def _given_up(table: Table, seat: int) -> bool:
    failed = table.bots.failures.get(seat, 0) >= bot_limits.UNANSWERED
    return failed or table.bots.referee.tired(seat)


def ask(table: Table, seat: int, kind: QuestionKind, now: int) -> BotQuestion | None:
    """The question for a seat's bot, or None if it has nothing to decide."""
    s = table.game
    player = player_of(table, seat, now)
    if s is None or player is None:
        return None
    if kind == "deal":
        return _ask_for_deal(table, s, seat)
    moves = [] if kind == "interrupt" else legal(s, seat, NO_OFFERS)
    offers, referee = may_offer(s, seat), table.bots.referee
    if kind == "speak":
        many = open_offers(s, seat) >= referee.etiquette.open_offers
        offers = offers and not many and not referee.enough(seat, 0)
        if not (moves or offers) or _given_up(table, seat):
            referee.spoke(seat, False)
            return None
    table.bots.last_number += 1
    asked = PendingQuestion(table.bots.last_number, seat, kind, player[0], player[1], table.game_version)
    table.bots.pending[seat] = asked
    if kind == "interrupt" or not offers:
        return question(s, seat, asked, kind, moves)
    return with_offers(s, seat, asked, kind, s, _declined(table, seat))


def _declined(table: Table, seat: int) -> list[DeclinedTerms]:
    """Offers that are left out of a bot's list because they would be refused."""
    if table.bots.referee.etiquette.repeats:
        return []
    return [one for one in sorted(table.declined) if one[0] == seat]


def may_offer(s: State, seat: int) -> bool:
    """Whether a bot lists offers of a seat itself: there are too many to list them while everybody waits."""
    return in_trading(s.agenda) and s.proposals[seat] < bot_limits.PROPOSALS


def _ask_for_deal(table: Table, s: State, seat: int) -> BotQuestion:
    """Ask a bot for another answer to an invitation, as if it had not answered yet."""
    offer = next(offer for other, offer in invitations(table, s) if other == seat)
    table.bots.last_number += 1
    bot = table.chairs[seat].player
    asked = PendingQuestion(
        table.bots.last_number, seat, "deal", bot, "bot", table.game_version, about=offer.number
    )
    table.bots.pending[seat] = asked
    open_again = s.clone()
    open_again.offers[s.offers.index(offer)] = offer.answered(seat, ASKED)
    if not may_offer(s, seat):
        return question(open_again, seat, asked, "choose", legal(s, seat, NO_OFFERS))
    return with_offers(open_again, seat, asked, "choose", s, _declined(table, seat))


def advise(table: Table, request: Request[commands.Advise], now: int, out: Outcome) -> list[Fact]:
    """Ask a bot for advice on behalf of a person; one question at a time for a seat."""
    seat, reply_to = request.command.seat, (request.reply_to, request.command.id)
    if seat not in table.seats_of(request.member):
        raise Refusal("forbidden", "server-not-your-seat")
    s = trading.running(table)
    if not table.settings.hints:
        raise Refusal("forbidden", "server-no-hints")
    for open_question in table.bots.advice.values():
        if open_question.seat == seat:
            if open_question.reply_to[1] != request.command.id:
                raise Refusal("too-fast", "server-bot-thinking")
            open_question.reply_to = reply_to
            return []
    # A bot is never asked about a formality and would not know what to say about it: it is the only advice.
    awaited = seat in waiting_for(s.agenda, s.offers, s.awaited)
    formality = s.agenda[-1].formality(s) if awaited else None
    offers = formality is None and may_offer(s, seat)
    moves = [formality] if formality is not None else legal(s, seat, NO_OFFERS)
    if not moves and not offers:
        raise Refusal("not-now", "server-nothing-to-decide")
    table.bots.last_number += 1
    asked = PendingQuestion(
        table.bots.last_number, seat, "choose", SUBSTITUTE, "advice", table.game_version, reply_to
    )
    table.bots.advice[asked.number] = asked
    kind: Method = "speak" if in_trading(s.agenda) and seat not in asked_in(s.offers) else "choose"
    out.questions.append(
        with_offers(s, seat, asked, kind, s) if offers else question(s, seat, asked, kind, moves)
    )
    return []


def question(s: State, seat: int, asked: PendingQuestion, kind: Method, moves: list[Move]) -> BotQuestion:
    """What a bot gets: the view of its seat and the listed moves, nothing else."""
    seen = view_text(view(s, seat))
    return BotQuestion(seat, asked.number, asked.bot, kind, seen, [text_of(move) for move in moves])


def with_offers(
    s: State,
    seat: int,
    asked: PendingQuestion,
    kind: Method,
    listed_at: State,
    declined: Sequence[DeclinedTerms] = (),
) -> BotQuestion:
    """The same with offers, which the bot lists itself from its view of `listed_at`, without those declined."""
    menu = view_text(view(listed_at, seat))
    seen = menu if listed_at is s else view_text(view(s, seat))
    return BotQuestion(seat, asked.number, asked.bot, kind, seen, [], menu, declined)


@lru_cache(limits.MOVES_KEPT)
def text_of(move: Move) -> str:
    """A move in notation; cached, because the same ones are listed again and again."""
    return str(move)


# --- replies ---


def replied(table: Table, reply: BotReply, now: int) -> list[Fact]:
    """What a bot's reply leads to."""
    bots, seat = table.bots, reply.seat
    asked = bots.pending.get(seat)
    if asked is None or asked.number != reply.number:
        return []  # somebody else plays the seat now
    del bots.pending[seat]
    if not reply.interrupts:
        bots.never_interrupt.add(seat)
    s = table.game
    if s is None or table.status != "playing":
        return []
    if asked.by == "clock" and player_of(table, seat, now) is None:
        return []  # the player was quicker
    move, problem = _move_of(s, reply, asked)
    if move is not None and bots.referee.refuses(s, move, table.declined):
        bots.refused[seat] = bots.refused.get(seat, 0) + 1
        if bots.refused[seat] < limits.BOT_TRIES:
            return []  # it is asked again
        move = None
    bots.refused.pop(seat, None)
    if asked.kind == "deal":
        if isinstance(move, Propose) and move.parent == asked.about:
            return _made(move, asked)
        bots.no_other_deal.add((seat, asked.about))
        return []
    if not problem:
        return _moved(table, s, move, asked, now)
    if asked.version != table.game_version:
        return []
    bots.failures[seat] = bots.failures.get(seat, 0) + 1
    _note(table, asked, False)
    return _instead(table, s, asked)


def held_until_now(table: Table, now: int) -> list[Fact]:
    """An any-time move that has been held for long enough."""
    return release(table) if now >= noticed_until(table) else []


def release(table: Table) -> list[Fact]:
    """The next any-time move that is held, if it is still legal."""
    s = table.game
    while table.bots.held and s is not None:
        move = table.bots.held.pop(0)
        if objection(s, move) is None:
            return trading.made(move, "bot")
    return []


def _move_of(s: State, reply: BotReply, asked: PendingQuestion) -> tuple[Move | None, str]:
    """The move that a bot replied with; if there is something wrong with the reply, no move and a sentence."""
    if reply.problem:
        return None, reply.problem
    if reply.move is None:
        return None, "" if asked.kind != "choose" else "No move was chosen."
    try:
        move = parse_move(reply.move, s.rules.seats)
    except NotationError as problem:
        return None, str(problem)
    if move.seat != reply.seat:
        return None, f"p{reply.seat} cannot move for p{move.seat}."
    if asked.kind == "interrupt" and (move.advances or move not in legal(s, move.seat, NO_OFFERS)):
        return None, f"{move} is not an any-time move."
    refusal = objection(s, move)
    if refusal is not None:
        return None, refusal.sentence
    return move, ""


def _note(table: Table, asked: PendingQuestion, moved: bool) -> None:
    """Tell the referee whether a question has led to a move."""
    if asked.kind == "interrupt":
        table.bots.referee.interrupted(asked.seat, moved)
    elif asked.kind == "speak":
        table.bots.referee.spoke(asked.seat, moved)


def _moved(table: Table, s: State, move: Move | None, asked: PendingQuestion, now: int) -> list[Fact]:
    _note(table, asked, move is not None)
    if move is None:
        return _instead(table, s, asked)
    # A bot that has traded enough waits until people have got their answers.
    if isinstance(move, Done) and in_trading(s.agenda):
        people = any([table.person_plays(seat) for seat in range(table.seats)])
        if asked.kind == "choose" and people:
            return _instead(table, s, asked)
        if table.last_call is not None or (people and asked.version != table.game_version):
            return []
        return trading.courtesy_call(table, asked.seat, now)
    if asked.kind == "interrupt" and now < noticed_until(table):
        table.bots.held.append(move)
        return []
    return _made(move, asked)


def _instead(table: Table, s: State, asked: PendingQuestion) -> list[Fact]:
    """The fallback for a bot that has to move; if something has happened since, it is asked again instead."""
    if asked.kind != "choose" or asked.version != table.game_version:
        return []
    return _made(fallback(legal(s, asked.seat)), asked)


def _made(move: Move, asked: PendingQuestion) -> list[Fact]:
    return trading.made(move, "clock" if asked.by == "clock" else "bot")


def silence(table: Table, now: int) -> list[Fact]:
    """The end of trading, when neither the active bot nor any other has anything to say."""
    s = table.game
    if s is None or table.status != "playing" or not in_trading(s.agenda) or table.last_call is not None:
        return []
    if player_of(table, s.active, now) is None or table.bots.pending or invitations(table, s):
        return []
    if _next(table, s, now)[0] != SILENCE:
        return []
    return trading.courtesy_call(table, s.active, now)
