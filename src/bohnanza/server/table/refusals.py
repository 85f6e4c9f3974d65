"""Refusals as they are sent, with the names of the people at the table."""

from __future__ import annotations

from bohnanza.engine.seams import IllegalMove
from bohnanza.server.protocol import messages
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.table.state import Table
from bohnanza.server.wire.sentences import args_of
from bohnanza.words import Person, Scene, Voice, voice
from bohnanza.words.speech import by_notation


def voice_for(table: Table, member: str) -> Voice:
    """English as somebody at a table reads it: with names, and `you` for their own seats."""

    def who(one: object) -> Person:
        if isinstance(one, int) and 0 <= one < table.seats:
            return Person(table.name_of(one), one in table.seats_of(member))
        return by_notation(one)

    return voice(scene=Scene(who))


def refused(table: Table, member: str, command: str, problem: Refusal) -> messages.Refused:
    sentence = voice_for(table, member).say(problem.key, problem.arguments)
    return messages.Refused(
        command, problem.code, problem.key, args_of(problem.arguments), sentence, problem.rule
    )


def checked(table: Table, member: str, command: str, problem: IllegalMove | None) -> messages.Checked:
    """Whether a move would be legal; without a problem it would."""
    if problem is None:
        return messages.Checked(command, True)
    sentence = voice_for(table, member).say(problem.key, problem.arguments)
    return messages.Checked(command, False, problem.key, args_of(problem.arguments), sentence, problem.rule)


def bye(problem: Refusal) -> messages.Bye:
    return messages.Bye(problem.code, problem.key, args_of(problem.arguments), problem.sentence)
