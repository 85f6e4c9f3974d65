### The anniversary game with Field Beans.

game-field-beans = Field Beans
    .what = The New Beans game with three rare cards in the deck.
    .special = Harvest two Field Beans together and you win a third field.

bean-field = Field
    .code = Fi
    .bare = Field Bean
    .many = Field Beans
