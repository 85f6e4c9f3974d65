"""What some games have beside the beans, as a seat sees it: the Bean Coin, favors, The Duel's table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bohnanza.engine.beans import CARDS
from bohnanza.engine.seams import Extra
from bohnanza.engine.sorts import favor_name
from bohnanza.engine.state import State
from bohnanza.engine.variants.coin.extra import Coin, needed, worth
from bohnanza.engine.variants.favors.extra import Favors
from bohnanza.engine.variants.the_duel.bonus_cards import bonus_text as bonus_name
from bohnanza.engine.variants.the_duel.extra import DuelTable as DuelHeld
from bohnanza.engine.variants.the_duel.gifts import Answering, HandingOver
from bohnanza.engine.views import SPECTATOR, View
from bohnanza.server.protocol.game import CoinTable, Debt, DuelTable, FavorTable, Gift


def coin_for(view: View, table: State, coin: Coin) -> CoinTable:
    """The Bean Coin: all of it is public."""
    fields = [worth(table, seat) for seat in range(view.rules.seats)]
    return CoinTable(coin.holder, needed(table), fields, coin.failed == view.turn)


def favors_for(view: View, table: State, favors: Favors) -> FavorTable:
    """The own favors, all debts, and the numbers of the rest."""
    owed = [
        Debt(creditor, debtor, favor_name(favor))
        for creditor, debts in enumerate(favors.owed)
        for debtor, favor in debts
    ]
    return FavorTable(
        [favor_name(favor) for favor in _own(favors.hands, view.seat)],
        [len(hand) for hand in favors.hands],
        [len(pile) for pile in favors.piles],
        owed,
        [seat for seat in range(view.rules.seats) if favors.passed & (1 << seat)],
        favors.reader,
        [CARDS[kind] for kind in favors.drawn],
    )


def duel_for(view: View, table: State, duel: DuelHeld) -> DuelTable:
    """The own bonus cards, and of the rest what lies open."""
    return DuelTable(
        [bonus_name(bonus) for bonus in _own(duel.hands, view.seat)],
        [bonus_name(bonus) for bonus in _own(duel.fresh, view.seat)],
        [len(hand) for hand in duel.hands],
        [[bonus_name(bonus) for bonus in pile] for pile in duel.won],
        len(duel.deck),
        [bonus_name(bonus) for bonus in duel.discard[::-1]],
        [CARDS[kind] for kind in range(view.rules.kinds) if duel.offered & (1 << kind)],
        gift_for(view),
        duel.thrown,
        [seat for seat in range(view.rules.seats) if duel.stopped[seat]],
    )


def gift_for(view: View) -> Gift | None:
    """The gift that is to be answered or handed over, if there is one."""
    step = view.agenda[-1] if view.agenda else None
    if isinstance(step, Answering | HandingOver):
        return Gift(step.giver, CARDS[step.kind], isinstance(step, HandingOver))
    return None


def _own(hands: list[list[int]], seat: int) -> list[int]:
    return hands[seat] if seat != SPECTATOR else []


# Every class of extra: the part of a game that it becomes, and how.
EXTRAS: Final[dict[type[Extra], tuple[str, Callable[..., Any]]]] = {
    Coin: ("coin", coin_for),
    Favors: ("favors", favors_for),
    DuelHeld: ("duel", duel_for),
}


def beside_for(view: View, table: State) -> dict[str, Any]:
    """All three by name, None for what the game does not have; `table` is the view as a state."""
    parts: dict[str, Any] = {"coin": None, "favors": None, "duel": None}
    for extra in view.extras:
        name, write = EXTRAS[type(extra)]
        parts[name] = write(view, table, extra)
    return parts
