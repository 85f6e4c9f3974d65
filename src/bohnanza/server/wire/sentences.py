"""Sentences in messages: a key and its arguments for clients that have words, and the English sentence for programs."""

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
    return msgspec.convert(arguments, Args)


def task_of(step: Step) -> Task:
    return Task(step.task, args_of(step.about), say(step.task, **step.about))


def task_for(visible: State, seat: int, moves: list[Move]) -> Task:
    """What a seat is to do, with only the arguments that the sentence needs; `visible` is its view as a state."""
    to_do = task(visible, seat, moves, voice().knows)
    wanted = needs(to_do.key)
    about = {name: value for name, value in to_do.about.items() if name in wanted}
    return Task(to_do.key, args_of(about), say(to_do.key, **about))


def error_body(code: ErrorCode, problem: WordedError, rule: str = "") -> ErrorBody:
    return ErrorBody(code, problem.key, args_of(problem.arguments), problem.sentence, rule)
