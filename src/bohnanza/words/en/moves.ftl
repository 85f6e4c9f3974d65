### What you can do: short enough for a button. `move-<verb>`; words that are not known are “none”.

move-plant = Plant { COUNT($cards) ->
    [one] { BEAN($kind, as: "a") }
   *[other] { SOME($cards, of: "bean") }
} in field { $field }{ -growing-there }
move-harvest = Harvest { SOME($growing, of: "bean") } for { $gains_field ->
    [yes] another field
   *[no] { COINS($coins) }
}
move-buy = Buy another field for { COINS($coins) }
move-turn = Turn over cards
move-draw = Draw cards
move-done = { $phase ->
    [trade] End trading
    [plant-or-leave] Leave the rest
    [plant-again] { $kind ->
        [none] Go on
       *[other] Keep the { BEAN($kind, as: "bare") } in your hand
    }
    [discard-one] Keep all your cards
    [steal] { $again ->
        [yes] Steal no more
       *[no] Steal nothing
    }
   *[other] Go on
}
move-pass = { $phase ->
    [contest] Let the Bean Coin go
    [last-claim] Leave the Bean Coin
    [drop-bonus] Keep them all
    [ask-f3] Not now
    [ask-f4] Not now
    [ask-f5] Not now
   *[other] Pass
}
move-discard = { $place ->
    [none] Discard { SOME($cards, of: "bean") }
    [turned] Discard { SOME($cards, of: "bean") }
   *[other] Discard { BEAN($kind, as: "a") } (card { $place } in your hand)
}
move-give = { $place ->
    [none] Give { BEAN($kind, as: "a") }
    [hand] Give { BEAN($kind, as: "a") }
    [turned] Give the turned-over { BEAN($kind, as: "bare") }
   *[other] Give { BEAN($kind, as: "a") } (card { $place } in your hand)
}

## Trading

move-offer = { $deal ->
    [ask] Ask { EACH($to, of: "them") } for { goods-wanted }
    [open] Ask { EACH($to, of: "them") } what they would give for { goods-given }
    [gift] Give { EACH($to, of: "them") } { goods-given } as a gift
   *[trade] Offer { EACH($to, of: "them") } { goods-given } for { goods-wanted }
}
move-revise = Change your offer: { goods-given } for { goods-wanted }
move-accept = Accept { offer-of }
move-decline = { $reason ->
    [none] Decline { offer-of }
   *[other] Decline { offer-of }: “{ REASON($reason) }”
}
move-take-back = No longer accept { offer-of }
move-withdraw = Withdraw your offer
move-pick = Trade with { NAME($seat) }
move-signal = { $signal ->
    [want] Tell everyone that you want { BEAN($kind, as: "many") }
    [have] Tell everyone that you have { BEAN($kind, as: "many") } to trade
    [no] Tell everyone that you don’t want { BEAN($kind, as: "many") }
   *[clear] Take back what you said about { BEAN($kind, as: "many") }
}

-growing-there = { COUNT($growing) ->
    [0] { "" }
   *[other] { " " }(with { SOME($growing, of: "bean") })
}
