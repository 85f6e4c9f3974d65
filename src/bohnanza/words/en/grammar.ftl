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
   *[other] { SPELLED($it) } cards
}
-coins = { $currency ->
    [dollar] { $it ->
        [0] nothing
        [one] one dollar
       *[other] { SPELLED($it) } dollars
    }
   *[coin] { $it ->
        [0] nothing
        [one] one coin
       *[other] { SPELLED($it) } coins
    }
}

## Numbers up to twelve, spelled out in sentences.

spelled-2 = two
spelled-3 = three
spelled-4 = four
spelled-5 = five
spelled-6 = six
spelled-7 = seven
spelled-8 = eight
spelled-9 = nine
spelled-10 = ten
spelled-11 = eleven
spelled-12 = twelve

## Games and add-ons; their names are among the words of each.

game-any = { $it }
    .quoted = “{ GAME($it) }”
