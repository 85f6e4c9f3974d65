### What has happened, in one sentence for the log. `event-<type>` with the fields of the event.
### An entry that says nothing is not told.

event-shuffled = { $counter ->
    [0] { "" }
   *[other] The discard pile is shuffled: { CARDS($count) }.
}
event-shuffled-apart = { "" }
event-turn-started = { WHO($seat) ->
    [me] Your turn
   *[other] { NAME($seat) }’s turn
}
event-drew = { COUNT($cards) ->
    [0] { "" }
   *[other] { WHO($seat) ->
        [me] You draw
       *[other] { NAME($seat) } draws
    } { SOME($cards, of: "bean") }.
}
event-planted = { WHO($seat) ->
    [me] You plant
   *[other] { NAME($seat) } plants
} { BEAN($kind, as: "a") } in field { $field }.
event-harvested = { WHO($seat) ->
    [me] You harvest
   *[other] { NAME($seat) } harvests
} { SOME($cards, of: "bean") } for { COINS($coins) }.
event-field-bought = { WHO($seat) ->
    [me] You buy
   *[other] { NAME($seat) } buys
} another field for { COINS(COUNT($paid)) }.
event-field-gained = { WHO($seat) ->
    [me] You get
   *[other] { NAME($seat) } gets
} another field.
event-turned-over = { COUNT($cards) ->
    [0] There are no cards left to turn over.
   *[other] { WHO($seat) ->
        [me] You turn over
       *[other] { NAME($seat) } turns over
    } { SOME($cards, of: "bean") }.
}
event-joined-table = { COUNT($cards) ->
    [0] { "" }
    [one] { UPPER(SOME($cards, of: "bean")) } is added from the discard pile.
   *[other] { UPPER(SOME($cards, of: "bean")) } are added from the discard pile.
}
event-discarded = { WHO($seat) ->
    [me] You discard
   *[other] { NAME($seat) } discards
} { BEAN($kind, as: "a") }.
event-ran-out = { $times ->
    [1] The draw pile has run out for the first time.
    [2] The draw pile has run out for the second time.
    [3] The draw pile has run out for the third time.
   *[other] The draw pile has run out { $times } times.
}
event-kept-in-hand = { COUNT($cards) ->
    [0] { "" }
   *[other] { WHO($seat) ->
        [me] You put { SOME($cards, of: "bean") } at the back of your hand.
       *[other] { NAME($seat) } puts { SOME($cards, of: "bean") } at the back of their hand.
    }
}
event-given = { WHO($seat) ->
    [me] You give
   *[other] { NAME($seat) } gives
} { THEM($to) } { $turned ->
    [yes] the turned-over { BEAN($kind, as: "bare") }
   *[no] { BEAN($kind, as: "a") } from { WHO($seat) ->
        [me] your
       *[other] their
    } hand
}.
event-game-ended = The game is over.

## Trading. `$maker` is who made the offer, or “none” if that is not known.

event-offered = { $deal ->
    [ask] { WHO($maker) ->
        [me] You ask
       *[other] { NAME($maker) } asks
    } { EACH($to, of: "them") } for { goods-wanted }.
    [open] { WHO($maker) ->
        [me] You ask
       *[other] { NAME($maker) } asks
    } { EACH($to, of: "them") }: What would you give for { goods-given }?
    [gift] { WHO($maker) ->
        [me] You offer
       *[other] { NAME($maker) } offers
    } { EACH($to, of: "them") } { goods-given } as a gift.
   *[trade] { WHO($maker) ->
        [me] You offer
       *[other] { NAME($maker) } offers
    } { EACH($to, of: "them") } { goods-given } for { goods-wanted }.
}
event-copies-replaced = { "" }
event-accepted = { WHO($seat) ->
    [me] You accept
   *[other] { NAME($seat) } accepts
} { offer-of }.
event-acceptance-taken-back = { WHO($seat) ->
    [me] You no longer accept
   *[other] { NAME($seat) } no longer accepts
} { offer-of }.
event-declined = { WHO($seat) ->
    [me] You decline
   *[other] { NAME($seat) } declines
} { offer-of }{ $reason ->
    [none] .
   *[other] : “{ REASON($reason) }.”
}
event-withdrawn = { $maker ->
    [none] An offer is withdrawn.
   *[other] { WHO($maker) ->
        [me] You withdraw your offer.
       *[other] { NAME($maker) } withdraws their offer.
    }
}
event-lapsed = { $reason ->
    [gone] { UPPER(offer-of) } lapses because a promised card is gone.
   *[declined] { "" }
}
event-traded = { COUNT($given) ->
    [0] { COUNT($given_favors) ->
        [0] { WHO($accepter) ->
            [me] You give
           *[other] { NAME($accepter) } gives
        } { THEM($maker) } { goods-received } as a gift.
       *[other] { -traded-both }
    }
   *[other] { -traded-both }
}
-traded-both = { WHO($maker) ->
    [me] You give
   *[other] { NAME($maker) } gives
} { THEM($accepter) } { goods-traded }{ COUNT($received) ->
    [0] { COUNT($received_favors) ->
        [0] { " as a gift" }
       *[other] { " for " }{ goods-received }
    }
   *[other] { " for " }{ goods-received }
}.
event-trading-ended = Trading is over.
event-signalled = { $signal ->
    [want] { WHO($seat) ->
        [me] You want
       *[other] { NAME($seat) } wants
    } { BEAN($kind, as: "many") }.
    [have] { WHO($seat) ->
        [me] You have
       *[other] { NAME($seat) } has
    } { BEAN($kind, as: "many") } to trade.
    [no] { WHO($seat) ->
        [me] You don’t
       *[other] { NAME($seat) } doesn’t
    } want { BEAN($kind, as: "many") }.
   *[clear] { "" }
}

## What is offered. Arguments are the terms of an offer.

offer-of = { $maker ->
    [none] the offer
   *[other] { WHOSE($maker) } offer
}
goods-given = { BOTH(TURNED($turned), SOME($held, of: "bean"), EACH($give_favors, of: "favor", as: "the")) }
goods-wanted = { $mode ->
    [anything] anything
    [one-of] { SOME($want, of: "bean", as: "a", join: "or") }
   *[exactly] { BOTH(SOME($want, of: "bean"), EACH($want_favors, of: "favor", as: "the")) }
}
goods-traded = { BOTH(SOME($given, of: "bean"), EACH($given_favors, of: "favor", as: "the")) }
goods-received = { BOTH(SOME($received, of: "bean"), EACH($received_favors, of: "favor", as: "the")) }
-turned = { COUNT($it) ->
    [0] { "" }
   *[other] { SOME($it, of: "bean", as: "turned") }
}

reason-too-little = Too little
reason-I-don-t-grow-that = I don’t grow that
reason-I-need-it = I need it
reason-it-would-help-you-win = It would help you win
reason-not-now = Not now
reason-none = No
