### The anniversary game.

game-anniversary = Bohnanza 25th Anniversary
    .what = Plant the first card in your hand, and talk the others into taking what you can’t use.
    .special = Eight kinds of bean and the shortest rules: the game to start with.
