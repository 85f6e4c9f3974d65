### What you are to do now. `task-<phase>`; words that are not known are “none”, lists may be empty.

task-plant = { $card ->
    [none] Plant the first card in your hand.
    [magpie] Your next card is a Magpie Bean: play it.
   *[other] { $no_room ->
        [yes] You must plant your { BEAN($card, as: "bare") }, but you have no room{ -make-room }
       *[no] Plant your { BEAN($card, as: "bare") }: choose a field.
    }
}{ -or-discard }
task-plant-again = { $card ->
    [none] You can go on.
    [magpie] Your next card is a Magpie Bean. You may play it now.
   *[other] { $no_room ->
        [yes] Your next card is { BEAN($card, as: "a") }, but you have no room for it.
       *[no] You may plant another card: { BEAN($card, as: "a") }.
    }
}{ -or-discard }
-or-discard = { $discards ->
    [yes] { " " }{ task-discard-one }
   *[no] { "" }
}
task-discard-one = You may discard one card from your hand.
task-turn-over = Turn over the top cards of the draw pile.
task-trade = { WHO($active) ->
    [me] Trade, or end trading.
   *[other] { NAME($active) } is trading. You may make an offer.
}
task-receive = { $no_room ->
    [yes] You must plant { SOME($due, of: "bean") }, but you have no room{ -make-room }
   *[no] { $crowded ->
        [yes] Plant { SOME($due, of: "bean") }. You don’t have room for everything.
       *[no] Plant { SOME($due, of: "bean") }.
    }
}{ $spare ->
    [yes] { " " }You may discard one of the turned-over cards instead.
   *[no] { "" }
}
task-plant-now = { $no_room ->
    [yes] You must plant { BEAN($card, as: "a") } at once, but you have no room{ -make-room }
   *[no] Plant { BEAN($card, as: "a") } at once.
}
task-draw = Draw your cards.
task-use-offer = { NAME($other) } left you { SOME($turned, of: "bean") }. Plant or discard { $by_kind ->
    [yes] each kind as a whole
   *[no] each card
}.{ -magpies-go }
task-plant-or-leave = Plant what you like from the table{ $by_kind ->
    [yes] , each kind as a whole
   *[no] { "" }
}. { NAME($other) } gets the rest.{ -magpies-go }
task-over = { event-game-ended }

-make-room = { $buyable ->
    [yes] . Harvest a field first, or buy one.
   *[no] . Harvest a field first.
}
-magpies-go = { $magpies ->
    [yes] { " " }Magpie Beans go to your hand.
   *[no] { "" }
}
