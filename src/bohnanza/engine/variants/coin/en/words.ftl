### The AMIGO Bean Coin.

game-coin = The Bean Coin
    .what = There is a single Bean Coin, and anyone with valuable fields may claim it.
    .special = Whoever has it draws more cards until somebody else takes it.

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

## What is refused, and what has to be done instead

step-contest = Contest the claim, or give up the Bean Coin.
step-last-claim = This is your last chance: claim the Bean Coin now, or pass.

refused-no-coin = There is no Bean Coin in this game.
refused-claim-own-turn = You can claim the Bean Coin only on your own turn.
refused-coin-held = You already have the Bean Coin.
refused-claim-failed = You have already tried and failed this turn.
refused-coin-needs = Your fields are worth { COINS($worth) }, but you need { COINS($needed) } to claim the Bean Coin.

## Beside the beans; a short `.label` is for the terminal

beside-coin = Bean Coin
beside-coin-held = { WHO($holder) ->
    [me] You have the Bean Coin and draw { CARDS($draws) }.
   *[other] { NAME($holder) } has the Bean Coin.{ $needed ->
        [none] { "" }
       *[other] { " " }Your fields are worth { COINS($now) }{ $enough ->
            [yes] , which is enough to claim it.
           *[no] ; you need { COINS($needed) } to claim it.
        }
    }
}
