### What sentences are made of.

list-and = { $first } and { $last }
list-or = { $first } or { $last }

## People. `$it` is a seat, or somebody at the table.

-them = { WHO($it) ->
    [me] you
   *[other] { NAME($it) }
}
-whose = { WHO($it) ->
    [me] your
   *[other] { NAME($it) }’s
}

## Numbers and money.

-cards = { $it ->
    [one] one card
   *[other] { $it } cards
}
-coins = { $currency ->
    [dollar] { $it ->
        [0] nothing
        [one] one dollar
       *[other] { $it } dollars
    }
   *[coin] { $it ->
        [0] nothing
        [one] one coin
       *[other] { $it } coins
    }
}
