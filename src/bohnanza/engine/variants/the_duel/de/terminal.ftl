### Im Terminal.

terminal-welcome-order = Auf eine Bohne passt dieselbe oder die nächste Sorte; „bohnen“ zeigt die Reihenfolge.
terminal-welcome-gifts = Geschenke können Bluffs sein. Was deine Bonuskarten verlangen, sagt „bonus“.
terminal-label-bonus = Bonus
terminal-label-won = erfüllt
terminal-bonus-wants = { BONUS($bonus) }: mindestens { BONUS($bonus, as: "what") }.{ $fits ->
    [none] { "" }
   *[other] { " " }Du kannst sie jetzt mit { $fits } erfüllen.
}
terminal-bonus-fits = { $name } – erfüllbar mit { $fits }
terminal-bonus-other = { $cards ->
    [one] 1 Bonuskarte
   *[other] { $cards } Bonuskarten
}{ $won ->
    [none] { "" }
   *[other] ; erfüllt: { $won }
}
terminal-no-bonus = { $game ->
    [yes] Du hast keine Bonuskarten.
   *[no] In diesem Spiel gibt es keine Bonuskarten.
}
terminal-offered-already = Schon als Geschenk angeboten: { $beans }
terminal-gift-from = { $turned ->
    [yes] aufgedeckt
   *[no] aus deiner Hand
}
terminal-refuse = und selbst etwas anbieten
terminal-how-fulfil = Sag, welche Bonuskarte: „erfülle 2-2“.
terminal-help-discard-gift = wirf soja (aufgedeckt)
    .label = Abwerfen
terminal-help-gifts = schenke soja   nimm   ablehnen
    gib soja@3   zahle dollar   zahle 2-2
    .label = Geschenke
terminal-help-bonus = erfülle 2-2   erfülle 2-2 { $ana } 1 (mit diesem Feld)
    ablegen 2-2   passe
    .label = Bonuskarten

## Wörter, die man tippen kann

terminal-word-present = verschenke
    .also = verschenken
terminal-word-pay = zahle
    .also = zahlen bezahle
terminal-word-fulfil = erfülle
    .also = erfüllen
terminal-word-drop = ablegen
    .also = lege
terminal-word-bonus = bonus
terminal-word-dollar = dollar
