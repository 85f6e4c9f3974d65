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
   *[other] { SPELLED($it) } Karten
}
-coins = { $currency ->
    [dollar] { $it ->
        [0] nichts
        [one] einen Dollar
       *[other] { SPELLED($it) } Dollar
    }
   *[coin] { $it ->
        [0] nichts
        [one] einen Taler
       *[other] { SPELLED($it) } Taler
    }
}

## Zahlen bis zwölf, in Sätzen ausgeschrieben.

spelled-2 = zwei
spelled-3 = drei
spelled-4 = vier
spelled-5 = fünf
spelled-6 = sechs
spelled-7 = sieben
spelled-8 = acht
spelled-9 = neun
spelled-10 = zehn
spelled-11 = elf
spelled-12 = zwölf

## Spiele und Erweiterungen; ihre Namen stehen bei den Wörtern eines jeden.

game-any = { $it }
    .quoted = „{ GAME($it) }“
