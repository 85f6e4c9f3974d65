"""What a newcomer is told about a game: the welcome, what can be typed, and no more than the game has."""

from __future__ import annotations

from typing import Any, Final

from bohnanza.engine.rules import Rules
from bohnanza.engine.sorts import favor_names
from bohnanza.engine.variants.coin.table import HOLDER_DRAWS
from bohnanza.engine.variants.favors.extra import ALL_FAVORS
from bohnanza.engine.variants.field_beans.beans import FIELD
from bohnanza.tui.beside import has_coin, has_favors, has_magpies, has_trading, is_table_duel, is_the_duel
from bohnanza.tui.words import People

LABEL: Final = 12


def welcome_lines(rules: Rules, people: People) -> list[str]:
    """A few lines for somebody who has read nothing."""
    others = [seat for seat in range(len(people.names)) if seat != people.me]
    special = {
        "terminal-welcome-table": is_table_duel(rules),
        "terminal-welcome-order": is_the_duel(rules),
        "terminal-welcome-gifts": is_the_duel(rules),
        "terminal-welcome-field": rules.deck[FIELD] > 0,
        "terminal-welcome-coin": has_coin(rules),
        "terminal-welcome-magpies": has_magpies(rules),
        "terminal-welcome-favors": has_favors(rules),
    }
    return [
        people.say("terminal-welcome", games=rules.game_id.partition("/")[0].split("+"), others=others),
        people.say("terminal-welcome-aim"),
        *[people.say(key, draws=HOLDER_DRAWS) for key, there in special.items() if there],
        people.say("terminal-welcome-typing"),
    ]


def help_lines(rules: Rules, people: People) -> list[str]:
    """What can be typed in this game."""
    names = [name.lower() for seat, name in enumerate(people.names) if seat != people.me]
    there = {
        "numbers": True,
        "plant": True,
        "discard": is_table_duel(rules),
        "discard-gift": is_the_duel(rules),
        "trade": has_trading(rules),
        "answer": has_trading(rules),
        "chat": has_trading(rules),
        "gifts": is_the_duel(rules),
        "bonus": is_the_duel(rules),
        "magpies": has_magpies(rules),
        "coin": has_coin(rules),
        "favors": has_favors(rules),
        "look": True,
        "also": True,
        "short": True,
    }
    ana, ben, cleo = (names * 3)[:3]
    about = {
        "ana": ana,
        "ben": ben,
        "cleo": cleo,
        "buyable": rules.field_price > 0,
        "table": is_table_duel(rules),
        "bonus": is_the_duel(rules),
        "favors": has_favors(rules),
        "rule": rules.cite("AB-22"),
    }
    wanted = [f"terminal-help-{name}" for name, wanted in there.items() if wanted]
    return [line for key in wanted for line in _page(key, about, people)]


def _page(key: str, about: dict[str, Any], people: People) -> list[str]:
    """Lines of help beside their label, if they have one."""
    lines = people.say(key, **about).splitlines()
    if not people.voice.knows(f"{key}.label"):
        return lines
    label = f"{people.say(f'{key}.label')}:"
    return [f"{label if not at else '':<{LABEL}} {line.strip()}" for at, line in enumerate(lines)]


def favor_lines(people: People) -> list[str]:
    """What every favor means."""
    return [people.say("terminal-favors-meaning")] + [
        f"  {favor}  {people.say('terminal-favor', favor=favor)}" for favor in favor_names(ALL_FAVORS)
    ]
