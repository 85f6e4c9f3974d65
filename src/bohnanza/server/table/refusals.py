"""Refusals as they are sent, with the names that people have at the table."""

from __future__ import annotations

from bohnanza.server.protocol import messages
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.table.state import Table
from bohnanza.server.wire.sentences import args_of
from bohnanza.words import Person, Scene, Voice, voice
from bohnanza.words.errors import WordedError
from bohnanza.words.speech import by_notation


def voice_for(table: Table, member: str) -> Voice:
    """English as it is spoken to somebody at a table."""

    def who(one: object) -> Person:
        if isinstance(one, int) and 0 <= one < table.seats:
            return Person(table.name_of(one), one in table.seats_of(member))
        return by_notation(one)

    return voice(scene=Scene(who))


def refused(table: Table, member: str, command: str, problem: Refusal) -> messages.Refused:
    """The answer to a command that is not carried out."""
    sentence = voice_for(table, member).say(problem.key, problem.arguments)
    return messages.Refused(
        command, problem.code, problem.key, args_of(problem.arguments), sentence, problem.rule
    )


def checked(table: Table, member: str, command: str, problem: WordedError, rule: str) -> messages.Checked:
    """The answer that a move would not be legal."""
    sentence = voice_for(table, member).say(problem.key, problem.arguments)
    return messages.Checked(command, False, problem.key, args_of(problem.arguments), sentence, rule)


def bye(problem: Refusal) -> messages.Bye:
    """The last message of a connection."""
    return messages.Bye(problem.code, problem.key, args_of(problem.arguments), problem.sentence)
