### The classic bean duel.

game-bean-duel = The Classic Bean Duel
    .what = For two, without trading: whatever you leave on the table, your opponent has to plant or discard.
    .special = You decide card by card, and once you have saved three coins you can buy a third field.
