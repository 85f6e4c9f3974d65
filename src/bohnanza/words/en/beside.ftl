### What lies beside the beans: `beside-…`, followed by the things. A short `.label` is for the terminal.

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

beside-favors = { $n ->
    [one] 1 favor
   *[other] { $n } favors
}
beside-favor-hand = Your favors{ $n ->
    [0] { "" }
   *[other] { " " }({ $n } more in your pile)
}
    .label = favors
beside-owed = { WHO($debtor) ->
    [me] You owe
   *[other] { NAME($debtor) } owes
} { THEM($creditor) }
beside-drawn = You look at
    .label = you see

beside-bonus = { $n ->
    [one] 1 bonus card
   *[other] { $n } bonus cards
}
beside-bonus-hand = Your bonus cards
    .label = bonus
beside-bonus-won = { WHO($seat) ->
    [me] You have fulfilled
   *[other] { NAME($seat) } has fulfilled
}
    .label = won
beside-bonus-deck = { $n ->
    [one] { $n } bonus card left
   *[other] { $n } bonus cards left
}
beside-offered = Already offered as gifts
