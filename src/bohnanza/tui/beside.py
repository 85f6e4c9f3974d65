"""What some games have beside the beans: bonus cards, the Bean Coin, favors, a table for two, Field Beans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bohnanza.engine.beans import FAMILY_KINDS
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Extra
from bohnanza.engine.sorts import favor_name
from bohnanza.engine.steps.table import OnTable
from bohnanza.engine.variants.coin.extra import Coin, needed, worth
from bohnanza.engine.variants.coin.table import HOLDER_DRAWS
from bohnanza.engine.variants.favors.extra import Favors
from bohnanza.engine.variants.magpie.beans import MAGPIE
from bohnanza.engine.variants.the_duel.bonus import fulfils
from bohnanza.engine.variants.the_duel.bonus_cards import bonus_text as bonus_name
from bohnanza.engine.variants.the_duel.extra import DuelTable
from bohnanza.engine.views import View
from bohnanza.tui.words import People

T = TypeVar("T", bound=Extra)

# --- which of them a game has ---


def found(extras: Sequence[Extra], kind: type[T]) -> T | None:
    """What a game keeps of this sort, if anything."""
    return next((extra for extra in extras if isinstance(extra, kind)), None)


def is_the_duel(rules: Rules) -> bool:
    """Gifts, bonus cards, dollars and cents."""
    return found(rules.extras, DuelTable) is not None


def has_coin(rules: Rules) -> bool:
    """The Bean Coin."""
    return found(rules.extras, Coin) is not None


def has_favors(rules: Rules) -> bool:
    """Bohna Nostra."""
    return found(rules.extras, Favors) is not None


def has_magpies(rules: Rules) -> bool:
    """Cards that are never planted."""
    return rules.deck[MAGPIE] > 0


def is_table_duel(rules: Rules) -> bool:
    """Cards are left on the table for the other player."""
    return any([isinstance(step, OnTable) for step in rules.turn])


def has_trading(rules: Rules) -> bool:
    """Offers are made."""
    return any([step.trading for step in rules.turn])


def coin_word(rules: Rules) -> str:
    """What a harvest pays."""
    return "dollar" if is_the_duel(rules) else "coin"


# --- what somebody has earned ---


def brings_field(rules: Rules, kind: int, cards: int, fields: int) -> bool:
    """Whether that many cards of a kind earn another field for a player with this many fields."""
    return rules.reaping is not None and rules.reaping.brings_field(rules, fields, kind, cards)


def cards_for_field(rules: Rules, kind: int, fields: int) -> int:
    """With how many cards a kind earns another field; 0: it never does."""
    numbers = range(1, rules.deck[kind] + 1)
    return next((cards for cards in numbers if brings_field(rules, kind, cards, fields)), 0)


def earned(view: View, people: People, seat: int) -> str:
    """What a seat has earned."""
    duel = is_the_duel(view.rules)
    return people.earned(view.rules.scoring.score(view.table, seat) if duel else view.coins[seat])


def numbers(view: View, people: People, seat: int) -> str:
    """A seat's name, wealth and cards, in columns."""
    width = max([len(name) for name in people.names])
    favors = found(view.extras, Favors)
    cards = people.say("terminal-cards", cards=view.hands[seat])
    line = f"  {people.names[seat]:<{width}}  {earned(view, people, seat):>8}  {cards:>8}"
    return (
        line
        if favors is None
        else f"{line}  {people.say('terminal-favors', favors=len(favors.hands[seat])):>8}"
    )


def labelled(label: str, text: str) -> str:
    """A line of what is the viewer's."""
    return f"    {label + ':':<9} {text}"


# --- The Duel ---


def fitting_fields(view: View, people: People, bonus: int) -> str:
    """The fields, of both players, that fulfil a bonus card now."""
    fields = [
        people.say("terminal-field-of", seat=owner, field=field + 1)
        for owner, columns in enumerate(view.fields)
        for field, column in enumerate(columns)
        if fulfils(column, bonus)
    ]
    return people.voice.joined(fields, "or")


def bonus_lines(view: View, people: People) -> list[str]:
    """The viewer's bonus cards, what each wants and which fields have it."""
    table = found(view.extras, DuelTable)
    lines = []
    for bonus in table.hands[view.seat] if table is not None else []:
        fits = fitting_fields(view, people, bonus)
        lines.append("  " + people.say("terminal-bonus-wants", bonus=bonus_name(bonus), fits=fits or "none"))
    return lines


def _bonus_names(cards: Sequence[int], people: People) -> list[str]:
    return [people.voice.entry("bonus", bonus_name(bonus), {}, {}) for bonus in cards]


def _duel_own(view: View, people: People, table: DuelTable) -> list[str]:
    cards = []
    for bonus, name in zip(table.hands[view.seat], _bonus_names(table.hands[view.seat], people)):
        fits = fitting_fields(view, people, bonus)
        cards.append(people.say("terminal-bonus-fits", name=name, fits=fits) if fits else name)
    lines = [labelled(people.say("terminal-label-bonus"), ", ".join(cards) or people.say("terminal-nothing"))]
    if table.won[view.seat]:
        won = ", ".join(_bonus_names(table.won[view.seat], people))
        lines.append(labelled(people.say("terminal-label-won"), won))
    if table.offered:
        kinds = [kind for kind in range(FAMILY_KINDS) if table.offered & (1 << kind)]
        lines.append("  " + people.say("terminal-offered-already", beans=people.beans(kinds)))
    return lines


def _duel_other(seat: int, table: DuelTable, people: People) -> str:
    won = ", ".join(_bonus_names(table.won[seat], people))
    return people.say("terminal-bonus-other", cards=len(table.hands[seat]), won=won or "none")


# --- Bean Coin ---


def coin_line(view: View, coin: Coin, people: People) -> str:
    """Who holds it, and how near the viewer is to it."""
    s = view.table
    about = {"holder": coin.holder, "draws": HOLDER_DRAWS, "now": worth(s, view.seat), "needed": needed(s)}
    return "  " + people.say("terminal-coin", **about, enough=about["now"] >= about["needed"])


# --- favors ---


def debts(favors: Favors, debtor: int) -> list[tuple[int, int]]:
    """Creditors and favors of a debtor."""
    owed = enumerate(favors.owed)
    return [(creditor, favor) for creditor, rows in owed for who, favor in rows if who == debtor]


def _favor(favor: int, people: People) -> str:
    return people.voice.entry("favor", favor_name(favor), {}, {})


def _with_names(rows: Sequence[tuple[int, int]], people: People) -> str:
    """Players with a favor each."""
    told = [people.say("terminal-favor-of", seat=seat, favor=favor_name(favor)) for seat, favor in rows]
    return ", ".join(told)


def _favors_own(view: View, people: People, favors: Favors) -> list[str]:
    me = view.seat
    # With the codes, because those are typed.
    held = ", ".join([f"{favor_name(favor)} {_favor(favor, people)}" for favor in favors.hands[me]])
    lines = [labelled(people.say("terminal-label-favors"), held or people.say("terminal-nothing"))]
    if favors.owed[me]:
        lines.append(labelled(people.say("terminal-label-owed"), _with_names(favors.owed[me], people)))
    if debts(favors, me):
        lines.append(labelled(people.say("terminal-label-owing"), _with_names(debts(favors, me), people)))
    if favors.drawn and favors.reader == me:
        lines.append(labelled(people.say("terminal-label-seen"), people.beans(favors.drawn)))
    return lines


def _favors_other(view: View, people: People, seat: int, favors: Favors) -> str:
    owing = [(creditor, favor) for creditor, favor in debts(favors, seat) if creditor != view.seat]
    return people.say("terminal-owes", rows=_with_names(owing, people)) if owing else ""


# --- all of them ---


def own_beside(view: View, people: People) -> list[str]:
    """Lines for what is the viewer's."""
    duel, favors = found(view.extras, DuelTable), found(view.extras, Favors)
    lines = _duel_own(view, people, duel) if duel is not None else []
    lines += _favors_own(view, people, favors) if favors is not None else []
    coin = found(view.extras, Coin)
    return lines + ([coin_line(view, coin, people)] if coin is not None else [])


def other_beside(view: View, people: People, seat: int) -> str:
    """What another player has beside the beans; nothing in most games."""
    duel, favors = found(view.extras, DuelTable), found(view.extras, Favors)
    if duel is not None:
        return _duel_other(seat, duel, people)
    return _favors_other(view, people, seat, favors) if favors is not None else ""
