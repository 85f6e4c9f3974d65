### The AMIGO Bean Coin.

event-coin-claimed = { WHO($seat) ->
    [me] You claim
   *[other] { NAME($seat) } claims
} the Bean Coin.
event-coin-contested = { WHO($holder) ->
    [me] You contest
   *[other] { NAME($holder) } contests
} the claim. The card drawn is { BEAN($kind, as: "a") }{ $kind ->
    [blue] : { WHO($holder) ->
        [me] you keep
       *[other] { NAME($holder) } keeps
    } the Bean Coin.
   *[other] .
}
event-coin-taken = { WHO($seat) ->
    [me] You get
   *[other] { NAME($seat) } gets
} the Bean Coin.

task-contest = { NAME($active) } claims your Bean Coin. Contest the claim? { $cards ->
    [one] { $blues ->
        [0] Your only card isn’t a Blue Bean.
       *[other] Your only card is a Blue Bean.
    }
   *[other] { $blues ->
        [0] You have no Blue Beans among your { CARDS($cards) }.
        [one] You have one Blue Bean among your { CARDS($cards) }.
       *[other] You have { SPELLED($blues) } Blue Beans among your { CARDS($cards) }.
    }
}
task-last-claim = The game ends after this turn. You can still claim the Bean Coin: it breaks ties.

move-claim = Claim the Bean Coin
move-contest = Contest the claim
    .note = { NAME($active) } draws a card from your hand, and a Blue Bean saves the Coin
