"""What a newcomer reads about a game: the welcome, and what can be typed in this game."""

from __future__ import annotations

from itertools import chain, count, takewhile
from typing import Any, Final

from bohnanza.engine.catalog import variants_of
from bohnanza.engine.rules import Rules
from bohnanza.engine.tasks import NOT_KNOWN
from bohnanza.tui.extras import extra_families, has_trading, is_table_duel
from bohnanza.tui.people import People

LABEL: Final = 12


def welcome_lines(rules: Rules, people: People) -> list[str]:
    """A few lines for a player who has read nothing yet."""
    others = [seat for seat in range(len(people.names)) if seat != people.me]
    keys = ["terminal-welcome-table"] if is_table_duel(rules) else []
    keys += [f"terminal-welcome-{variant.id}" for variant in variants_of(rules)]
    special = [people.say(key) for key in keys if people.voice.knows(key)]
    return [
        people.say("terminal-welcome", games=rules.game_id.partition("/")[0].split("+"), others=others),
        people.say("terminal-welcome-aim"),
        *[line for text in special for line in text.splitlines()],
        people.say("terminal-welcome-typing"),
    ]


def help_lines(rules: Rules, people: People) -> list[str]:
    """What can be typed in this game."""
    names = [name.lower() for seat, name in enumerate(people.names) if seat != people.me]
    wanted = ["numbers", "plant"]
    wanted += ["discard"] if is_table_duel(rules) else []
    wanted += ["trade", "answer", "chat"] if has_trading(rules) else []
    keys = [f"terminal-help-{name}" for name in wanted]
    for variant in variants_of(rules):  # a variant's own help: one page, and others with numbers from 2 on
        own = f"terminal-help-{variant.id}"
        keys += takewhile(people.voice.knows, chain([own], (f"{own}-{number}" for number in count(2))))
    keys += [f"terminal-help-{name}" for name in ("look", "also", "short")]
    ana, ben, cleo = (names * 3)[:3]
    explained = [people.say(f"terminal-word-{family}") for family in extra_families(rules)]
    about = {
        "ana": ana,
        "ben": ben,
        "cleo": cleo,
        "buyable": rules.field_price > 0,
        "table": is_table_duel(rules),
        "explained": "   ".join(explained) or NOT_KNOWN,
        "rule": rules.cite("AB-22"),
    }
    return [line for key in keys for line in _page(key, about, people)]


def _page(key: str, about: dict[str, Any], people: People) -> list[str]:
    """Lines of help to the right of their label, if they have one."""
    lines = people.say(key, **about).splitlines()
    if not people.voice.knows(f"{key}.label"):
        return lines
    label = f"{people.say(f'{key}.label')}:"
    return [f"{label if not at else '':<{LABEL}} {line.strip()}" for at, line in enumerate(lines)]
