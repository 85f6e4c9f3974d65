"""What some games have beside the beans: bonus cards, the Bean Coin, favors, a table for two, Field Beans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from bohnanza.engine.addons.coin import HOLDER_DRAWS, Coin, needed, worth
from bohnanza.engine.addons.favors.table import Favors
from bohnanza.engine.beans import FIELD, KINDS, MAGPIE
from bohnanza.engine.editions.field_beans import FOR_A_FIELD
from bohnanza.engine.editions.the_duel.bonus import fulfils
from bohnanza.engine.editions.the_duel.bonus_cards import ROWS
from bohnanza.engine.editions.the_duel.rules import DOLLAR
from bohnanza.engine.editions.the_duel.table import CENTS, DuelTable
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Extra
from bohnanza.engine.steps.table import OnTable
from bohnanza.engine.views import View
from bohnanza.tui.words import People, bean, dollars, favor_tag, joined, number_of, paid

T = TypeVar("T", bound=Extra)

ORDINALS: Final = ("one kind", "the next kind", "the kind after that", "the kind after that")


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


# --- what a harvest brings ---


def brings_field(rules: Rules, column: Sequence[int], fields: int) -> bool:
    """Whether a harvest brings a third field to a player with so many."""
    two = len(column) == FOR_A_FIELD and column[-1] == FIELD
    return rules.reaping is not None and two and fields < rules.max_fields


def harvest_brings(rules: Rules, column: Sequence[int], fields: int) -> str:
    """`for 2 coins`, `for nothing`, `for a third field`."""
    if brings_field(rules, column, fields):
        return "for a third field"
    return paid(rules.payouts[column[-1]][len(column)], coin_word(rules))


def earned(view: View, seat: int) -> str:
    """What a seat has earned."""
    if is_the_duel(view.rules):
        return dollars(view.rules.scoring.score(view.as_state(), seat))
    return number_of(view.coins[seat], "coin")


def numbers(view: View, people: People, seat: int) -> str:
    """A seat's name, wealth and cards, in columns."""
    width = max([len(name) for name in people.names])
    favors = found(view.extras, Favors)
    cards = number_of(view.hands[seat], "card")
    line = f"  {people.names[seat]:<{width}}  {earned(view, seat):>8}  {cards:>8}"
    return line if favors is None else f"{line}  {number_of(len(favors.hands[seat]), 'favor'):>8}"


# --- The Duel ---


def bonus_pays(bonus: int) -> str:
    """A fulfilled bonus card: `2-2 ($1.10)`."""
    return f"{ROWS[bonus][0]} ({dollars(DOLLAR + CENTS[bonus])})"


def bonus_wants(bonus: int) -> str:
    """A bonus card of the hand: `2-2 for 10 cents`."""
    return f"{ROWS[bonus][0]} for {CENTS[bonus]} cents"


def pattern_words(bonus: int) -> str:
    """What a pattern asks for, in words.

    >>> pattern_words(3)
    'at least 2 of one kind, then 2 of the next kind'
    """
    lengths = ROWS[bonus][0].split("-")
    return "at least " + ", then ".join([f"{n} of {ORDINALS[i]}" for i, n in enumerate(lengths)])


def fitting_fields(view: View, people: People, bonus: int) -> list[str]:
    """The fields, of both players, that fulfil a bonus card now."""
    return [
        f"{people.whose(owner)} field {field + 1}"
        for owner, columns in enumerate(view.fields)
        for field, column in enumerate(columns)
        if fulfils(column, bonus)
    ]


def bonus_lines(view: View, people: People) -> list[str]:
    """The own bonus cards, what each wants and which fields have it."""
    table = found(view.extras, DuelTable)
    lines = []
    for bonus in table.hands[view.seat] if table is not None else []:
        fits = joined(fitting_fields(view, people, bonus), "or")
        now = f" You can fulfil it now, with {fits}." if fits else ""
        lines.append(f"  {bonus_wants(bonus)}: {pattern_words(bonus)}.{now}")
    return lines


def _duel_own(view: View, people: People, table: DuelTable) -> list[str]:
    cards = []
    for bonus in table.hands[view.seat]:
        fits = joined(fitting_fields(view, people, bonus), "or")
        cards.append(bonus_wants(bonus) + (f" (fits {fits} now)" if fits else ""))
    lines = [f"    bonus:    {', '.join(cards) or 'none'}"]
    if table.won[view.seat]:
        lines.append(f"    won:      {', '.join([bonus_pays(bonus) for bonus in table.won[view.seat]])}")
    if table.offered:
        kinds = [bean(kind) for kind in range(KINDS) if table.offered & (1 << kind)]
        lines.append(f"  Offered as gifts already: {joined(kinds)}")
    return lines


def _duel_other(seat: int, table: DuelTable) -> str:
    won = ", ".join([bonus_pays(bonus) for bonus in table.won[seat]])
    return number_of(len(table.hands[seat]), "bonus card") + (f"; won {won}" if won else "")


# --- Bean Coin ---


def coin_line(view: View, people: People, coin: Coin) -> str:
    """Who holds it, and how near the viewer is to it."""
    if coin.holder == view.seat:
        return f"  Bean Coin: you have it, and draw {HOLDER_DRAWS} cards."
    s = view.as_state()
    now, enough = worth(s, view.seat), needed(s)
    reach = "enough to claim it" if now >= enough else f"it takes {enough} to claim it"
    return f"  Bean Coin: with {people.names[coin.holder]}. Your fields are worth {now}; {reach}."


# --- favors ---


def debts(favors: Favors, debtor: int) -> list[tuple[int, int]]:
    """Creditors and favors of a debtor."""
    owed = enumerate(favors.owed)
    return [(creditor, favor) for creditor, rows in owed for who, favor in rows if who == debtor]


def _favors_own(view: View, people: People, favors: Favors) -> list[str]:
    me = view.seat
    lines = [f"    favors:   {', '.join([favor_tag(favor) for favor in favors.hands[me]]) or 'none'}"]
    owed = [f"{people.names[debtor]} {favor_tag(favor)}" for debtor, favor in favors.owed[me]]
    if owed:
        lines.append(f"    owed you: {', '.join(owed)}")
    owing = [f"{people.names[creditor]} {favor_tag(favor)}" for creditor, favor in debts(favors, me)]
    if owing:
        lines.append(f"    you owe:  {', '.join(owing)}")
    if favors.drawn and favors.reader == me:
        lines.append(f"    you see:  {joined([bean(kind) for kind in favors.drawn])}")
    return lines


def _favors_other(view: View, people: People, seat: int, favors: Favors) -> str:
    owing = [(creditor, favor) for creditor, favor in debts(favors, seat) if creditor != view.seat]
    words = ", ".join([f"{people.name(creditor)} {favor_tag(favor)}" for creditor, favor in owing])
    return f"owes {words}" if words else ""


# --- all of them ---


def own_beside(view: View, people: People) -> list[str]:
    """Lines for what is the viewer's."""
    duel, favors = found(view.extras, DuelTable), found(view.extras, Favors)
    lines = _duel_own(view, people, duel) if duel is not None else []
    lines += _favors_own(view, people, favors) if favors is not None else []
    coin = found(view.extras, Coin)
    return lines + ([coin_line(view, people, coin)] if coin is not None else [])


def other_beside(view: View, people: People, seat: int) -> str:
    """What another player has beside the beans; nothing in most games."""
    duel, favors = found(view.extras, DuelTable), found(view.extras, Favors)
    if duel is not None:
        return _duel_other(seat, duel)
    return _favors_other(view, people, seat, favors) if favors is not None else ""
