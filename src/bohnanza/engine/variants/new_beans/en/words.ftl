### The anniversary game with three new kinds of bean.

game-new-beans = New Beans
    .what = The anniversary game with Coffee, Brandy and Cocoa Beans, for up to seven players.
    .special = At the end of each turn everyone draws a card, so nobody runs out of cards.
