"""Every event in one sentence, as one seat gets it, and how a game ended."""

from __future__ import annotations

from typing import Any

from bohnanza.engine.events import Event, GameEnded
from bohnanza.engine.notation.facts import facts, kebab
from bohnanza.engine.tasks import NOT_KNOWN
from bohnanza.tui.people import People


def event_sentence(event: Event, people: People, **more: Any) -> str:
    """An event in words, nothing if it goes without saying; its name if no catalogue has words for it.

    `more` is what the event itself does not say, like who made the offer that it is about.
    """
    name = kebab(type(event).__name__)
    told = facts(event)
    if not people.voice.knows(f"event-{name}"):
        return people.say("terminal-event", name=name.replace("-", " "), seat=told.get("seat", NOT_KNOWN))
    if "reason" in told:
        told["reason"] = told["reason"] or NOT_KNOWN
    return people.voice.say(f"event-{name}", {**told, **more})


# --- the end ---


def result_lines(event: GameEnded, people: People) -> list[str]:
    """What everybody has earned, the most first, and who wins."""
    seats = list(range(len(event.scores)))
    seats.sort(key=lambda seat: (seat not in event.winners, -event.scores[seat]))
    width = max([len(name) for name in people.names])
    lines = []
    for seat in seats:
        mark = f"  {people.say('terminal-winner')}" if seat in event.winners else ""
        lines.append(f"  {people.names[seat]:<{width}}  {people.earned(event.scores[seat]):>8}{mark}")
    return [*lines, _verdict(event, people)]


def _verdict(event: GameEnded, people: People) -> str:
    if len(event.winners) > 1:
        return people.say("terminal-wins-shared", winners=event.winners)
    winner = event.winners[0]
    tie = event.scores.count(event.scores[winner]) > 1
    return people.say("terminal-wins", winner=winner, tie=tie)
