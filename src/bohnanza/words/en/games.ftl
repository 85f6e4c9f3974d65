### The games and add-ons: their names, what they are, and what is special about them.

game-any = { $it }
    .quoted = “{ GAME($it) }”

game-classic = Classic Bohnanza
    .what = Plant the first card in your hand, and trade away what you can’t use.
    .special = Eleven kinds of bean make a big deck, and your coins can buy you a third field.

game-bean-duel = The Classic Bean Duel
    .what = For two, without trading: whatever you leave on the table, your opponent has to plant or discard.
    .special = You decide card by card, and once you have saved three coins you can buy a third field.

game-anniversary = Bohnanza 25th Anniversary
    .what = Plant the first card in your hand, and talk the others into taking what you can’t use.
    .special = Eight kinds of bean and the shortest rules: the game to start with.

game-new-beans = New Beans
    .what = The anniversary game with Coffee, Brandy and Cocoa Beans, for up to seven players.
    .special = At the end of each turn everyone draws a card, so nobody runs out of cards.

game-field-beans = Field Beans
    .what = The New Beans game with three rare cards in the deck.
    .special = Harvest two Field Beans together and you win a third field.

game-anniversary-duel = The Anniversary Duel
    .what = For two, without trading: plant what you like and leave the rest to your opponent.
    .special = You decide kind by kind, and once a turn you may discard a card.

game-the-duel = The Duel
    .what = Two farmers plant rising rows of beans and earn dollars for the patterns on their bonus cards.
    .special = You offer each other gifts, and neither of you should trust them.

game-coin = The Bean Coin
    .what = There is a single Bean Coin, and anyone with valuable fields may claim it.
    .special = Whoever has it draws more cards until somebody else takes it.

game-magpie = The Magpie Bean
    .what = There are six Magpie Beans in the deck, and they never grow on a field.
    .special = Play one to steal cards from other players’ fields for your own.

game-favors = Bohna Nostra
    .what = Promise a favor to sweeten a trade, and keep your promise when the favor is called in.
    .special = Everyone has the same six favors, three in hand and three still to come.
