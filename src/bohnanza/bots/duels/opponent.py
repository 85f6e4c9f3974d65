"""The other player of The Duel, whose bonus cards are unknown: all unseen ones are equally likely."""

from __future__ import annotations

from bohnanza.bots.duels.columns import PRIZES, Column, ColumnOutlook
from bohnanza.bots.duels.planting_search import IMPOSSIBLE, fits, protected
from bohnanza.engine.variants.the_duel.bonus_cards import ROWS
from bohnanza.engine.variants.the_duel.extra import BONUS_HAND, DuelExtra


def unseen_bonuses(extra: DuelExtra) -> list[int]:
    """How many of each bonus card are in the pile or in the other hand."""
    left = [row[2] for row in ROWS]
    for pile in [extra.discard, *extra.won, *extra.hands]:
        for bonus in pile:
            if bonus >= 0:
                left[bonus] -= 1
    return left


class Opponent:
    """What cards are worth to the other player, on average over the bonus cards that it may hold."""

    def __init__(self, outlook: ColumnOutlook, columns: list[list[int]], extra: DuelExtra) -> None:
        self.outlook = outlook
        self.columns: list[Column] = [tuple(column) for column in columns]
        left = unseen_bonuses(extra)
        total = max(1, sum(left))
        self.weights = [PRIZES[b] * BONUS_HAND * left[b] / total for b in range(len(left))]
        self._worths: dict[Column, float] = {}

    def worth(self, column: Column) -> float:
        """What a column is worth, with the bonus cards that it may fulfil."""
        found = self._worths.get(column)
        if found is None:
            found = self.outlook.worth(column)
            for bonus in range(len(self.weights)):
                if self.weights[bonus] > 0:
                    found += self.weights[bonus] * self.outlook.chance(column, bonus)
            self._worths[column] = found
        return found

    def gain(self, kind: int) -> float:
        """What planting a card in the best field brings; it may be a loss."""
        best = IMPOSSIBLE
        columns = tuple(self.columns)
        for field in range(len(columns)):
            column = columns[field]
            before = self.worth(column)
            if fits(column, kind):
                best = max(best, self.worth((*column, kind)) - before)
            if column and not protected(columns, field):
                best = max(best, self.outlook.sale(column) + self.worth((kind,)) - before)
        return best
