### The classic game.

game-classic = Classic Bohnanza
    .what = Plant the first card in your hand, and trade away what you can’t use.
    .special = Eleven kinds of bean make a big deck, and your coins can buy you a third field.
