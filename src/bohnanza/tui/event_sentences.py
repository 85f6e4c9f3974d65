"""Every event in one sentence, as one seat gets it, and how a game ended."""

from __future__ import annotations

from typing import Any

from bohnanza.engine.events import Event, GameEnded
from bohnanza.engine.notation.facts import facts, kebab
from bohnanza.engine.tasks import NOT_KNOWN
from bohnanza.tui.people import People


def event_sentence(event: Event, people: People, **more: Any) -> str:
    """An event in words: empty if it goes without saying, its name if no catalogue has words for it.

    `more` is what the event itself does not say, like who made the offer that it is about.
    """
    name = kebab(type(event).__name__)
    about = facts(event)
    if not people.voice.knows(f"event-{name}"):
        return people.say("terminal-event", name=name.replace("-", " "), seat=about.get("seat", NOT_KNOWN))
    if "reason" in about:
        about["reason"] = about["reason"] or NOT_KNOWN
    return people.voice.say(f"event-{name}", {**about, **more})


def result_lines(event: GameEnded, people: People) -> list[str]:
    """What everybody has earned, the winners first, and who wins."""
    winners, scores = event.winners, event.scores
    width = max([len(name) for name in people.names])
    lines = []
    for seat in sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat])):
        mark = f"  {people.say('terminal-winner')}" if seat in winners else ""
        lines.append(f"  {people.names[seat]:<{width}}  {people.earned(scores[seat]):>8}{mark}")
    if len(winners) > 1:
        return [*lines, people.say("terminal-wins-shared", winners=winners)]
    tie = scores.count(scores[winners[0]]) > 1
    return [*lines, people.say("terminal-wins", winner=winners[0], tie=tie)]
