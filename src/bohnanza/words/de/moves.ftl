### Was du tun kannst: kurz genug für einen Knopf. `move-<verb>`; unbekannte Wörter sind „none“.

move-plant = { COUNT($cards) ->
    [one] { UPPER(BEAN($kind, as: "a")) }
   *[other] { UPPER(SOME($cards, of: "bean")) }
} auf Feld { $field } pflanzen{ -growing-there }
move-harvest = { UPPER(SOME($growing, of: "bean")) } { $gains_field ->
    [yes] für ein weiteres Feld
   *[no] { $coins ->
        [0] ohne Ertrag
       *[other] für { COINS($coins) }
    }
} ernten
move-buy = Ein weiteres Feld für { COINS($coins) } kaufen
move-turn = Karten aufdecken
move-draw = Karten ziehen
move-done = { $phase ->
    [trade] Handel beenden
    [plant-or-leave] Den Rest liegen lassen
    [plant-again] { $kind ->
        [none] Weiter
       *[other] Die { BEAN($kind, as: "bare") } auf der Hand behalten
    }
    [discard-one] Alle Karten behalten
    [steal] { $again ->
        [yes] Nichts mehr stehlen
       *[no] Nichts stehlen
    }
   *[other] Weiter
}
move-pass = { $phase ->
    [contest] Die Bohnenmünze hergeben
    [last-claim] Die Bohnenmünze liegen lassen
    [drop-bonus] Alle behalten
    [ask-f3] Jetzt nicht
    [ask-f4] Jetzt nicht
    [ask-f5] Jetzt nicht
   *[other] Passen
}
move-discard = { $place ->
    [none] { UPPER(SOME($cards, of: "bean")) } abwerfen
    [turned] { UPPER(SOME($cards, of: "bean")) } abwerfen
   *[other] { UPPER(BEAN($kind, as: "a")) } abwerfen (Karte { $place } deiner Hand)
}
move-give = { $place ->
    [none] { UPPER(BEAN($kind, as: "a")) } geben
    [hand] { UPPER(BEAN($kind, as: "a")) } geben
    [turned] Die aufgedeckte { BEAN($kind, as: "bare") } geben
   *[other] { UPPER(BEAN($kind, as: "a")) } geben (Karte { $place } deiner Hand)
}

## Handel

move-offer = { $deal ->
    [ask] { EACH($to, of: "them") } um { goods-wanted } bitten
    [open] { EACH($to, of: "them") } fragen, was du für { goods-given } bekommst
    [gift] { EACH($to, of: "to") } { goods-given } schenken
   *[trade] { EACH($to, of: "to") } { goods-given } für { goods-wanted } bieten
}
move-revise = Dein Angebot ändern: { goods-given } für { goods-wanted }
move-accept = { UPPER(offer-of) } annehmen
move-decline = { $reason ->
    [none] { UPPER(offer-of) } ablehnen
   *[other] { UPPER(offer-of) } ablehnen: „{ REASON($reason) }“
}
move-take-back = { UPPER(offer-of) } doch nicht annehmen
move-withdraw = Dein Angebot zurückziehen
move-pick = Mit { NAME($seat) } tauschen
move-signal = { $signal ->
    [want] Allen sagen, dass du { BEAN($kind, as: "many") } suchst
    [have] Allen sagen, dass du { BEAN($kind, as: "many") } abgibst
    [no] Allen sagen, dass du keine { BEAN($kind, as: "many-dative") } willst
   *[clear] Zurücknehmen, was du über { BEAN($kind, as: "many") } gesagt hast
}

-growing-there = { COUNT($growing) ->
    [0] { "" }
   *[other] { " " }(dort: { SOME($growing, of: "bean") })
}
