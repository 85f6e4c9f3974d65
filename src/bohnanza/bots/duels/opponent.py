"""The other player of rising columns, whose bonus cards are not known: all that are unseen are as likely."""

from __future__ import annotations

from bohnanza.bots.duels.columns import PRIZES, Column, ColumnOutlook
from bohnanza.bots.duels.planting_search import IMPOSSIBLE, fits, protected
from bohnanza.engine.variants.the_duel.bonus_cards import ROWS
from bohnanza.engine.variants.the_duel.extra import BONUS_HAND, DuelExtra


def unseen_bonuses(table: DuelExtra) -> list[int]:
    """How many of each bonus card are in the pile or in the other hand."""
    left = [row[2] for row in ROWS]
    for pile in [table.discard, *table.won, *table.hands]:
        for bonus in pile:
            if bonus >= 0:
                left[bonus] -= 1
    return left


class Opponent:
    """What cards are worth to the other player, on average over the bonus cards that may be held."""

    def __init__(self, outlook: ColumnOutlook, columns: list[list[int]], table: DuelExtra) -> None:
        self.outlook = outlook
        self.columns: list[Column] = [tuple(column) for column in columns]
        left = unseen_bonuses(table)
        total = max(1, sum(left))
        self.weights = [PRIZES[b] * BONUS_HAND * left[b] / total for b in range(len(left))]
        self._worths: dict[Column, float] = {}

    def worth(self, column: Column) -> float:
        """A column at harvests and for bonus cards."""
        found = self._worths.get(column)
        if found is None:
            found = self.outlook.worth(column)
            for bonus in range(len(self.weights)):
                if self.weights[bonus] > 0:
                    found += self.weights[bonus] * self.outlook.chance(column, bonus)
            self._worths[column] = found
        return found

    def gain(self, kind: int) -> float:
        """What planting a card brings, at its best; it may be a loss."""
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
