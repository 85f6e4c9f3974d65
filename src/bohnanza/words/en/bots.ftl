### The package’s own bots, and what is wrong with others.

bot-random = Plays a random move; all possible moves are equally likely.
bot-greedy = Plants what fits, swaps what it doesn’t grow for what it does, and gives away the rest.
bot-peer-ai1 = A published strategy: offers the cards it turns over and makes only swaps that help both sides.
bot-peer-ref = A published strategy: also offers hand cards that others grow, and counts cards to decide when to harvest.
bot-trader = Works out what fields, hands and trades are worth in coins, for itself and for the others.
bot-trader-1 = An older trader that never changes, as a yardstick for new bots.

bots-no-bot = There is no bot called “{ $name }”: there are { EACH($bots, of: "word") }.
bots-not-loaded = The bot “{ $name }” can’t be loaded: { $problem }.
bots-not-callable = The bot “{ $name }” can’t be loaded: { $value } can’t be called.
bots-cannot-play = This bot can’t be loaded.
bots-brought = Comes from { $value }.
