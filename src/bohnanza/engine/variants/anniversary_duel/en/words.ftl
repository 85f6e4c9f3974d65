### The duel of the anniversary edition.

game-anniversary-duel = The Anniversary Duel
    .what = For two, without trading: plant what you like and leave the rest to your opponent.
    .special = You decide kind by kind, and once a turn you may discard a card.
