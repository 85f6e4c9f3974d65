### Woraus Sätze bestehen.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Personen, im Akkusativ und im Dativ. `$it` ist ein Platz oder jemand am Tisch.

-them = { WHO($it) ->
    [me] dich
   *[other] { NAME($it) }
}
-to = { WHO($it) ->
    [me] dir
   *[other] { NAME($it) }
}

## Zahlen und Geld.

-cards = { $it ->
    [one] eine Karte
   *[other] { $it } Karten
}
-coins = { $currency ->
    [dollar] { $it ->
        [0] nichts
        [one] einen Dollar
       *[other] { $it } Dollar
    }
   *[coin] { $it ->
        [0] nichts
        [one] einen Taler
       *[other] { $it } Taler
    }
}
