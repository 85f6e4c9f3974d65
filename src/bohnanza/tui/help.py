"""What a newcomer is told about a game: the welcome, what can be typed, and no more than the game has."""

from __future__ import annotations

from bohnanza.engine.addons.coin import HOLDER_DRAWS
from bohnanza.engine.beans import FIELD
from bohnanza.engine.rules import Rules
from bohnanza.tui.beside import (
    coin_word,
    has_coin,
    has_favors,
    has_magpies,
    has_trading,
    is_table_duel,
    is_the_duel,
)
from bohnanza.tui.words import FAVOR_LINES, People, joined

# --- the welcome ---


def welcome_lines(rules: Rules, people: People) -> list[str]:
    """A few lines for somebody who has read nothing."""
    others = [name for seat, name in enumerate(people.names) if seat != people.me]
    return [
        f"Welcome to Bohnanza! You play {rules.game_id} with {joined(others)}.",
        f"Plant beans in the order of your hand, sell full fields: most {coin_word(rules)}s win.",
        *_special_lines(rules),
        "Type the number of a move or press Enter; help tells more, quit leaves.",
    ]


def _special_lines(rules: Rules) -> list[str]:
    lines = {
        "What you turn over and do not plant, your opponent gets.": is_table_duel(rules),
        "Onto a bean goes its own kind or the next one; beans lists them in order.": is_the_duel(rules),
        "Gifts may be bluffs. Bonus cards want patterns; bonus tells what yours want.": is_the_duel(rules),
        "Two Field beans are worth a third field.": rules.deck[FIELD] > 0,
        f"Rich fields let you claim the Bean Coin; its holder draws {HOLDER_DRAWS} cards.": has_coin(rules),
        "Magpies are never planted: they steal from the fields of others.": has_magpies(rules),
        "Favors sweeten a trade and are called in later; favors tells what each means.": has_favors(rules),
    }
    return [line for line, there in lines.items() if there]


# --- help ---


def help_lines(rules: Rules, people: People) -> list[str]:
    """What can be typed in this game."""
    ana = next(name.lower() for seat, name in enumerate(people.names) if seat != people.me)
    return [
        "A number plays the move of that number, Enter alone what stands beside [Enter].",
        *_planting(rules),
        *(_trading(people) if has_trading(rules) else []),
        *(_gifts(ana) if is_the_duel(rules) else []),
        *(_magpies(rules, ana) if has_magpies(rules) else []),
        *(["Bean Coin:   claim   contest   pass"] if has_coin(rules) else []),
        *(_favors(ana) if has_favors(rules) else []),
        *_looking(rules),
        "Beans and names may be cut short, as long as it is clear which is meant.",
    ]


def _planting(rules: Rules) -> list[str]:
    buy = "     buy" if rules.field_price else ""
    lines = [f"To plant:    plant soy 2     harvest 1{buy}     done"]
    if is_table_duel(rules):
        lines.append("To discard:  discard soy (from the table)   discard soy@3 (card 3 of your hand)")
    if is_the_duel(rules):
        lines.append("To discard:  discard soy (a turned-over one)")
    return lines


def _trading(people: People) -> list[str]:
    names = [name.lower() for seat, name in enumerate(people.names) if seat != people.me]
    ana, ben, cleo = (names * 3)[:3]
    return [
        f"To trade:    offer 2 blue for red to {ben}      gift soy to {ana}",
        f"             ask red for soy from {cleo}        ask any for soy",
        "             (no name: to everybody; in another's turn: to whose turn it is)",
        "To answer:   accept 7   decline 7   counter 7 + soy   counter 7 blue for red",
        f"             withdraw 7 (your own)   pick 7 {ben} (of those who said yes)",
        "To chat:     want red   have soy   no chili   clear red",
    ]


def _gifts(ana: str) -> list[str]:
    return [
        "Gifts:       present soy   take   refuse   give soy@3   pay dollar   pay 2-2",
        f"Bonus cards: fulfil 2-2   fulfil 2-2 {ana} 1 (with that field)   drop 2-2   pass",
    ]


def _magpies(rules: Rules, ana: str) -> list[str]:
    collect = "   collect magpies" if is_table_duel(rules) else ""
    return [
        f"Magpies:     play magpie{collect}   done",
        f"             steal {ana} 1 to 2 (from field 1 there to your field 2)",
    ]


def _favors(ana: str) -> list[str]:
    return [
        f"Favors:      offer F3 for red to {ana}   ask F1 for soy from {ana}   pass",
        f"             call F3 soy   call F4 {ana}   call F5   call F6 {ana} soy@3",
        f"             plant soy for {ana} 1   repay 1 to {ana} 2   keep soy at 1   hand soy",
    ]


def _looking(rules: Rules) -> list[str]:
    beside = "   favors (what each is)" if has_favors(rules) else ""
    beside = "   bonus (what they want)" if is_the_duel(rules) else beside
    pause = "Also:        pause asks you at every point where you may harvest; quit leaves."
    return [
        f"To look:     table   hand   log   beans (their pay){beside}",
        f"             all (every listed move)   rules (a turn in short)   rules {rules.cite('AB-22')}",
        "Also:        quit leaves." if is_table_duel(rules) else pause,
    ]


def favor_lines() -> list[str]:
    """What every favor means."""
    return ["Who owes a favor does this for the other:"] + [
        f"  F{number}  {line}" for number, line in enumerate(FAVOR_LINES, 1)
    ]
