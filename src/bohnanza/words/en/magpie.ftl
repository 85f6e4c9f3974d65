### Magpie Beans.

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
