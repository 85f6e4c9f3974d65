### Magpie Beans.

game-magpie = The Magpie Bean
    .what = There are six Magpie Beans in the deck, and they never grow on a field.
    .special = Play one to steal cards from other players’ fields for your own.

bean-magpie = Magpie
    .code = Ma
    .bare = Magpie Bean
    .many = Magpie Beans

event-magpie-played = { WHO($seat) ->
    [me] You play
   *[other] { NAME($seat) } plays
} a Magpie Bean.
event-stolen = { WHO($seat) ->
    [me] You steal
   *[other] { NAME($seat) } steals
} { BEAN($kind, as: "a") } from { WHOSE($victim) } field { $field }.

task-steal = { $again ->
    [yes] You may steal one more card, from another player.
   *[no] You may steal a card of a kind that you grow.
}

move-play = Play the Magpie Bean
move-collect = Take the Magpie Beans into your hand
move-steal = Steal { BEAN($kind, as: "a") } from { WHOSE($seat) } field { $field } for your field { $own }

## What is refused, and what has to be done instead

step-steal = Steal a card, or finish stealing.

refused-magpie-planted = Magpie Beans are never planted.
refused-no-magpie-first = The first card in your hand isn’t a Magpie Bean.
refused-theft = Take one card each from up to two players, of kinds that you grow.
