### Was geschehen ist, in einem Satz fürs Protokoll. `event-<type>` mit den Feldern des Ereignisses.
### Ein leerer Eintrag wird nicht erzählt.

event-shuffled = { $counter ->
    [0] { "" }
   *[other] Der Ablagestapel wird gemischt: { CARDS($count) }.
}
event-shuffled-apart = { "" }
event-turn-started = { WHO($seat) ->
    [me] Du bist am Zug
   *[other] { NAME($seat) } ist am Zug
}
event-drew = { COUNT($cards) ->
    [0] { "" }
   *[other] { WHO($seat) ->
        [me] Du ziehst
       *[other] { NAME($seat) } zieht
    } { SOME($cards, of: "bean") }.
}
event-planted = { WHO($seat) ->
    [me] Du pflanzt
   *[other] { NAME($seat) } pflanzt
} { BEAN($kind, as: "a") } auf Feld { $field }.
event-harvested = { WHO($seat) ->
    [me] Du erntest
   *[other] { NAME($seat) } erntet
} { SOME($cards, of: "bean") } { $coins ->
    [0] ohne Ertrag
   *[other] für { COINS($coins) }
}.
event-field-bought = { WHO($seat) ->
    [me] Du kaufst
   *[other] { NAME($seat) } kauft
} ein weiteres Feld für { COINS(COUNT($paid)) }.
event-field-gained = { WHO($seat) ->
    [me] Du bekommst
   *[other] { NAME($seat) } bekommt
} ein weiteres Feld.
event-turned-over = { COUNT($cards) ->
    [0] Es sind keine Karten mehr zum Aufdecken da.
   *[other] { WHO($seat) ->
        [me] Du deckst
       *[other] { NAME($seat) } deckt
    } { SOME($cards, of: "bean") } auf.
}
event-joined-table = { COUNT($cards) ->
    [0] { "" }
    [one] Vom Ablagestapel kommt { SOME($cards, of: "bean") } dazu.
   *[other] Vom Ablagestapel kommen { SOME($cards, of: "bean") } dazu.
}
event-discarded = { WHO($seat) ->
    [me] Du wirfst
   *[other] { NAME($seat) } wirft
} { BEAN($kind, as: "a") } ab.
event-ran-out = { $times ->
    [1] Der Zugstapel ist zum ersten Mal leer.
    [2] Der Zugstapel ist zum zweiten Mal leer.
    [3] Der Zugstapel ist zum dritten Mal leer.
   *[other] Der Zugstapel ist zum { $times }. Mal leer.
}
event-kept-in-hand = { COUNT($cards) ->
    [0] { "" }
   *[other] { WHO($seat) ->
        [me] Du steckst
       *[other] { NAME($seat) } steckt
    } { SOME($cards, of: "bean") } hinten in die Hand.
}
event-given = { WHO($seat) ->
    [me] Du gibst
   *[other] { NAME($seat) } gibt
} { TO($to) } { $turned ->
    [yes] die aufgedeckte { BEAN($kind, as: "bare") }
   *[no] { BEAN($kind, as: "a") } aus der Hand
}.
event-game-ended = Das Spiel ist aus.

## Handel. `$maker` hat das Angebot gemacht; „none“, wenn das nicht bekannt ist.

event-offered = { $deal ->
    [ask] { WHO($maker) ->
        [me] Du bittest
       *[other] { NAME($maker) } bittet
    } { EACH($to, of: "them") } um { goods-wanted }.
    [open] { WHO($maker) ->
        [me] Du fragst
       *[other] { NAME($maker) } fragt
    } { EACH($to, of: "them") }: Was bekomme ich für { goods-given }?
    [gift] { WHO($maker) ->
        [me] Du bietest
       *[other] { NAME($maker) } bietet
    } { EACH($to, of: "to") } { goods-given } als Geschenk.
   *[trade] { WHO($maker) ->
        [me] Du bietest
       *[other] { NAME($maker) } bietet
    } { EACH($to, of: "to") } { goods-given } für { goods-wanted }.
}
event-copies-replaced = { "" }
event-accepted = { WHO($seat) ->
    [me] Du nimmst
   *[other] { NAME($seat) } nimmt
} { offer-of } an.
event-acceptance-taken-back = { WHO($seat) ->
    [me] Du willst
   *[other] { NAME($seat) } will
} { offer-of } doch nicht annehmen.
event-declined = { WHO($seat) ->
    [me] Du lehnst
   *[other] { NAME($seat) } lehnt
} { offer-of } ab{ $reason ->
    [none] .
   *[other] : „{ REASON($reason) }.“
}
event-withdrawn = { $maker ->
    [none] Ein Angebot wird zurückgezogen.
   *[other] { WHO($maker) ->
        [me] Du ziehst dein
       *[other] { NAME($maker) } zieht das
    } Angebot zurück.
}
event-lapsed = { $reason ->
    [gone] { UPPER(offer-of) } verfällt: Eine versprochene Karte ist weg.
   *[declined] { "" }
}
event-traded = { COUNT($given) ->
    [0] { COUNT($given_favors) ->
        [0] { WHO($accepter) ->
            [me] Du schenkst
           *[other] { NAME($accepter) } schenkt
        } { TO($maker) } { goods-received }.
       *[other] { -traded-both }
    }
   *[other] { -traded-both }
}
-traded-both = { COUNT($received) ->
    [0] { COUNT($received_favors) ->
        [0] { WHO($maker) ->
            [me] Du schenkst
           *[other] { NAME($maker) } schenkt
        } { TO($accepter) } { goods-traded }.
       *[other] { -traded-swap }
    }
   *[other] { -traded-swap }
}
-traded-swap = { WHO($maker) ->
    [me] Du gibst
   *[other] { NAME($maker) } gibt
} { TO($accepter) } { goods-traded } für { goods-received }.
event-trading-ended = Der Handel ist beendet.
event-signalled = { $signal ->
    [want] { WHO($seat) ->
        [me] Du suchst
       *[other] { NAME($seat) } sucht
    } { BEAN($kind, as: "many") }.
    [have] { WHO($seat) ->
        [me] Du hast
       *[other] { NAME($seat) } hat
    } { BEAN($kind, as: "many") } abzugeben.
    [no] { WHO($seat) ->
        [me] Du willst
       *[other] { NAME($seat) } will
    } keine { BEAN($kind, as: "many-dative") }.
   *[clear] { "" }
}

## Was geboten wird. Die Argumente sind die Bedingungen eines Angebots.

offer-of = { $maker ->
    [none] das Angebot
   *[other] { WHO($maker) ->
        [me] dein Angebot
       *[other] das Angebot von { NAME($maker) }
    }
}
goods-given = { BOTH(TURNED($turned), SOME($held, of: "bean"), EACH($give_favors, of: "favor", as: "the")) }
goods-wanted = { $mode ->
    [anything] etwas
    [one-of] { SOME($want, of: "bean", as: "a", join: "or") }
   *[exactly] { BOTH(SOME($want, of: "bean"), EACH($want_favors, of: "favor", as: "the")) }
}
goods-traded = { BOTH(SOME($given, of: "bean"), EACH($given_favors, of: "favor", as: "the")) }
goods-received = { BOTH(SOME($received, of: "bean"), EACH($received_favors, of: "favor", as: "the")) }
-turned = { COUNT($it) ->
    [0] { "" }
   *[other] { SOME($it, of: "bean", as: "turned") }
}

reason-too-little = Zu wenig
reason-I-don-t-grow-that = Baue ich nicht an
reason-I-need-it = Brauche ich selbst
reason-it-would-help-you-win = Damit gewinnst du
reason-not-now = Jetzt nicht
reason-none = Nein
