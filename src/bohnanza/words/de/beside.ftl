### Was neben den Bohnen liegt: `beside-…`, dahinter die Dinge selbst. Ein kurzes `.label` ist fürs Terminal.

beside-coin = Bohnenmünze
beside-coin-held = { WHO($holder) ->
    [me] Du hast die Bohnenmünze und ziehst { CARDS($draws) }.
   *[other] { NAME($holder) } hat die Bohnenmünze.{ $needed ->
        [none] { "" }
       *[other] { " " }Deine Felder sind { COINS($now) } wert{ $enough ->
            [yes] , das reicht für die Münze.
           *[no] ; du brauchst { COINS($needed) }, um sie zu fordern.
        }
    }
}

beside-favors = { $n } Gefallen
beside-favor-hand = Deine Gefallen{ $n ->
    [0] { "" }
   *[other] { " " }({ $n } weitere im Stapel)
}
    .label = Gefallen
beside-owed = { WHO($debtor) ->
    [me] Du schuldest
   *[other] { NAME($debtor) } schuldet
} { TO($creditor) }
beside-drawn = Du siehst
    .label = du siehst

beside-bonus = { $n ->
    [one] 1 Bonuskarte
   *[other] { $n } Bonuskarten
}
beside-bonus-hand = Deine Bonuskarten
    .label = Bonus
beside-bonus-won = { WHO($seat) ->
    [me] Von dir erfüllt
   *[other] Von { NAME($seat) } erfüllt
}
    .label = erfüllt
beside-bonus-deck = { $n ->
    [one] noch { $n } Bonuskarte
   *[other] noch { $n } Bonuskarten
}
beside-offered = Schon als Geschenk angeboten
