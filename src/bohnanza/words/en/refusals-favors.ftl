### What Bohna Nostra forbids.

step-repay = Move a card from one of your fields to the player you owe a favor.
step-ask-f3 = Take one of the turned-over cards, or pass.
step-ask-f4 = Demand a card from a player who owes you, or pass.
step-give-to = Give a card of a kind that the other player grows.
step-ask-f5 = Look at the cards that are about to be drawn, or pass.
step-keep = Keep one of the cards and say where it goes.
step-sort = Choose the card that the other player gets next.

refused-no-favors = There are no favors in this game.
refused-favors-invitation = You can ask for favors only in an offer that can be accepted as it is.
refused-favor-once = Each player has each favor only once.
refused-favors-not-in-hand = You don’t have these favors in your hand.
refused-nothing-owed-there = You don’t owe this card to anyone there.
refused-owed-planting = You owe this card to a player who grows it: plant it there.
refused-favor-not-now = You can’t call in this favor now.
refused-favor-phase-3 = This favor can be called in only in phase 3, and only by the player it is owed to.
refused-favor-not-owed = Nobody owes you this favor.
refused-magpie-given = You can’t make anyone plant a Magpie Bean.
