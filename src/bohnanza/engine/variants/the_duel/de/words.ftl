### Das Duell: Geschenke, Bluffs, Dollar und Bonuskarten.

game-the-duel = Das Duell
    .what = Zwei Bauern pflanzen aufsteigende Reihen und verdienen Dollar mit den Mustern auf ihren Bonuskarten.
    .special = Ihr bietet einander Geschenke an, und keiner von euch sollte ihnen trauen.

event-dollars-dealt = { WHO($seat) ->
    [me] Du beginnst
   *[other] { NAME($seat) } beginnt
} mit { COINS(COUNT($cards)) }.
event-bonus-drawn = { WHO($seat) ->
    [me] Du ziehst
   *[other] { NAME($seat) } zieht
} { BONUS($bonus, as: "the") }.
event-bonus-discarded = { WHO($seat) ->
    [me] Du legst
   *[other] { NAME($seat) } legt
} { BONUS($bonus, as: "the") } ab.
event-fulfilled = { WHO($seat) ->
    [me] Du erfüllst
   *[other] { NAME($seat) } erfüllt
} { BONUS($bonus, as: "the") } mit { -field-of-owner }.
-field-of-owner = { WHO($owner_of_field) ->
    [me] deinem Feld { $field }
   *[other] Feld { $field } von { NAME($owner_of_field) }
}
event-gift-offered = { WHO($seat) ->
    [me] Du bietest
   *[other] { NAME($seat) } bietet
} { BEAN($kind, as: "a") } als Geschenk an.
event-gift-taken = { WHO($seat) ->
    [me] Du nimmst
   *[other] { NAME($seat) } nimmt
} das Geschenk an.
event-gift-refused = { WHO($seat) ->
    [me] Du lehnst
   *[other] { NAME($seat) } lehnt
} das Geschenk ab.
event-dollar-paid = { $paid ->
    [nothing] Es war ein Bluff, aber zum Bezahlen ist nichts da.
    [dollar] Es war ein Bluff! { WHO($seat) ->
        [me] Du zahlst
       *[other] { NAME($seat) } zahlt
    } einen Dollar.
   *[other] Es war ein Bluff! { WHO($seat) ->
        [me] Du zahlst
       *[other] { NAME($seat) } zahlt
    } mit { BONUS($paid, as: "dative-the") }.
}

task-gift = Biete { NAME($other) } eine Bohne als { $returned ->
    [yes] Gegengeschenk
   *[no] Geschenk
} an. Du darfst bluffen, aber wenn { NAME($other) } annimmt, zahlst du einen Dollar.
task-answer = { NAME($other) } bietet dir { BEAN($card, as: "a") } an. Nimmst du sie an und pflanzt sie? Ist es ein Bluff, bekommst du einen Dollar.
task-hand-over = { $bluff ->
    [yes] { NAME($other) } nimmt die { BEAN($card, as: "bare") }, die du gar nicht hast: Bezahle den Bluff.
   *[no] { NAME($other) } nimmt die { BEAN($card, as: "bare") }: Wähle, welche du hergibst.
}
task-drop-bonus = Du darfst eine deiner Bonuskarten ablegen. Danach ziehst du, bis du wieder drei hast.
task-draw-bonus = Zieh eine Bonuskarte.

move-present = { $bluff ->
    [yes] { UPPER(BEAN($kind, as: "a")) } anbieten: ein Bluff
   *[no] { UPPER(BEAN($kind, as: "a")) } anbieten
}
    .note = { $bluff ->
        [yes] { "" }
       *[no] { $turned ->
            [yes] aufgedeckt
           *[no] aus deiner Hand
        }
    }
move-take = Annehmen
move-refuse = Ablehnen
    .note = { $last ->
        [yes] { "" }
       *[no] und selbst etwas anbieten
    }
move-pay = { $paid ->
    [nothing] Nichts zahlen
    [dollar] Einen Dollar zahlen
   *[other] Mit { BONUS($paid, as: "dative-the") } zahlen
}
move-fulfil = { UPPER(BONUS($bonus, as: "the")) } mit { WHO($seat) ->
    [me] deinem Feld { $field }
   *[other] Feld { $field } von { NAME($seat) }
} erfüllen
    .chance = Du kannst eine Bonuskarte erfüllen.
move-drop = { UPPER(BONUS($bonus, as: "the")) } ablegen
move-draw-bonus = Eine Bonuskarte ziehen

## Neben den Feldern, auf der Seite

table-order-fulfil = Bonuskarten für mich erfüllen

## Was abgelehnt wird, und was stattdessen zu tun ist

step-gift = Biete eine Sorte als Geschenk an.
step-answer = Nimm das Geschenk an oder lehne es ab.
step-hand-over = Gib die Karte, die du angeboten hast, oder bezahle den Bluff.
step-drop-bonus = Leg eine Bonuskarte ab oder passe.
step-draw-bonus = { task-draw-bonus }

refused-bonus-not-met = Die letzten Karten auf diesem Feld erfüllen diese Bonuskarte nicht.
refused-drop-bonus = Eine Bonuskarte kannst du nur ablegen, nachdem die Bohnen gezogen sind.
refused-not-your-bonus = Diese Bonuskarte hast du nicht.
refused-payment = Zahle mit einer Karte deines Dollarstapels; ist er leer, zahlst du nichts.
refused-gift-offered = { UPPER(BEAN($kind, as: "a")) } wurde in diesem Zug schon angeboten.
refused-must-give = Du hast die Karte, also musst du sie geben.

## Text, der sich nicht lesen lässt

notation-no-bonus = Eine Bonuskarte namens „{ $word }“ gibt es nicht: Bonuskarten heißen zum Beispiel { $example }.
notation-no-gift = „{ $word }“ kannst du nicht als Geschenk anbieten.

## Bonuskarten: der Name auf der Karte, und womit ein Feld enden muss.

bonus-any = { $it }
    .the = die Bonuskarte { BONUS($it) }
    .dative-the = der Bonuskarte { BONUS($it) }
    .explained = { BONUS($it) }: mindestens { BONUS($it, as: "what") }.
bonus-hidden = verdeckte Bonuskarte
    .the = eine Bonuskarte
    .dative-the = einer Bonuskarte
bonus-4-10 = „4“ (10 ¢)
    .what = vier von einer Sorte
bonus-5-10 = „5“ (10 ¢)
    .what = fünf von einer Sorte
bonus-1-3-10 = „1 + 3“ (10 ¢)
    .what = eine von einer Sorte, dann drei von der nächsten
bonus-2-2-10 = „2 + 2“ (10 ¢)
    .what = zwei von einer Sorte, dann zwei von der nächsten
bonus-3-1-10 = „3 + 1“ (10 ¢)
    .what = drei von einer Sorte, dann eine von der nächsten
bonus-1-4-40 = „1 + 4“ (40 ¢)
    .what = eine von einer Sorte, dann vier von der nächsten
bonus-2-3-40 = „2 + 3“ (40 ¢)
    .what = zwei von einer Sorte, dann drei von der nächsten
bonus-3-2-40 = „3 + 2“ (40 ¢)
    .what = drei von einer Sorte, dann zwei von der nächsten
bonus-4-1-40 = „4 + 1“ (40 ¢)
    .what = vier von einer Sorte, dann eine von der nächsten
bonus-1-1-2-40 = „1 + 1 + 2“ (40 ¢)
    .what = eine von einer Sorte, dann eine von der nächsten, dann zwei von der nächsten
bonus-1-2-1-40 = „1 + 2 + 1“ (40 ¢)
    .what = eine von einer Sorte, dann zwei von der nächsten, dann eine von der nächsten
bonus-2-1-1-40 = „2 + 1 + 1“ (40 ¢)
    .what = zwei von einer Sorte, dann eine von der nächsten, dann eine von der nächsten
bonus-1-1-1-1-70 = „1 + 1 + 1 + 1“ (70 ¢)
    .what = eine von einer Sorte, dann eine von der nächsten, dann eine von der nächsten, dann eine von der nächsten
bonus-1-1-3-70 = „1 + 1 + 3“ (70 ¢)
    .what = eine von einer Sorte, dann eine von der nächsten, dann drei von der nächsten
bonus-1-3-1-70 = „1 + 3 + 1“ (70 ¢)
    .what = eine von einer Sorte, dann drei von der nächsten, dann eine von der nächsten
bonus-3-1-1-70 = „3 + 1 + 1“ (70 ¢)
    .what = drei von einer Sorte, dann eine von der nächsten, dann eine von der nächsten
bonus-1-2-2-70 = „1 + 2 + 2“ (70 ¢)
    .what = eine von einer Sorte, dann zwei von der nächsten, dann zwei von der nächsten
bonus-2-1-2-70 = „2 + 1 + 2“ (70 ¢)
    .what = zwei von einer Sorte, dann eine von der nächsten, dann zwei von der nächsten
bonus-2-2-1-70 = „2 + 2 + 1“ (70 ¢)
    .what = zwei von einer Sorte, dann zwei von der nächsten, dann eine von der nächsten
bonus-2-1-1-1-100 = „2 + 1 + 1 + 1“ (100 ¢)
    .what = zwei von einer Sorte, dann eine von der nächsten, dann eine von der nächsten, dann eine von der nächsten
bonus-1-2-1-1-100 = „1 + 2 + 1 + 1“ (100 ¢)
    .what = eine von einer Sorte, dann zwei von der nächsten, dann eine von der nächsten, dann eine von der nächsten
bonus-1-1-2-1-100 = „1 + 1 + 2 + 1“ (100 ¢)
    .what = eine von einer Sorte, dann eine von der nächsten, dann zwei von der nächsten, dann eine von der nächsten
bonus-1-1-1-2-100 = „1 + 1 + 1 + 2“ (100 ¢)
    .what = eine von einer Sorte, dann eine von der nächsten, dann eine von der nächsten, dann zwei von der nächsten

## Beside the beans; a short `.label` is for the terminal

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
