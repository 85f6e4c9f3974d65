"""Sentences on the wire: a key and its arguments for those who speak, and the English sentence for programs."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bohnanza.engine.seams import Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.tasks import task
from bohnanza.server.protocol.base import Args
from bohnanza.server.protocol.game import Task
from bohnanza.server.protocol.http import ErrorBody, ErrorCode
from bohnanza.words import needs, say, voice
from bohnanza.words.errors import WordedError


def args_of(arguments: Mapping[str, object]) -> Args:
    """The arguments of a sentence as they are sent."""
    return msgspec.convert(arguments, Args)


def task_of(step: Step) -> Task:
    """What is to be done in a step."""
    return Task(step.task, args_of(step.about), say(step.task, **step.about))


def task_for(table: State, seat: int, moves: list[Move]) -> Task:
    """What a seat is to do, with no more arguments than the sentence needs; `table` is its view as a state."""
    told = task(table, seat, moves, voice().knows)
    wanted = needs(told.key)
    about = {name: value for name, value in told.about.items() if name in wanted}
    return Task(told.key, args_of(about), say(told.key, **about))


def error_body(code: ErrorCode, problem: WordedError, rule: str = "") -> ErrorBody:
    """The body of every answer but a success."""
    return ErrorBody(code, problem.key, args_of(problem.arguments), problem.sentence, rule)
