### Im Terminal.

terminal-welcome-the-duel =
    Auf eine Bohne passt dieselbe oder die nächste Sorte; „bohnen“ zeigt die Reihenfolge.
    Geschenke können Bluffs sein. Was deine Bonuskarten verlangen, sagt „bonus“.
terminal-help-the-duel = wirf soja (aufgedeckt)
    .label = Abwerfen
terminal-help-the-duel-2 = schenke soja   nimm   ablehnen
    gib soja@3   zahle dollar   zahle 2-2
    .label = Geschenke
terminal-help-the-duel-3 = erfülle 2-2   erfülle 2-2 { $ana } 1 (mit diesem Feld)
    ablegen 2-2   passe
    .label = Bonuskarten

terminal-how-fulfil = Sag, welche Bonuskarte: „erfülle 2-2“.

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
