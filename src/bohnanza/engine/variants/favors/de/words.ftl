### Bohna Nostra: die Gefallen, ihre Namen und was mit ihnen geschieht.

game-favors = Bohna Nostra
    .what = Versprich einen Gefallen, um einen Tausch zu versüßen, und halte dein Wort, wenn er eingefordert wird.
    .special = Alle haben dieselben sechs Gefallen, drei auf der Hand und drei im Stapel.

favor-any = { $it }
    .the = den Gefallen „{ FAVOR($it) }“
    .typed = { $it } { FAVOR($it) }
    .explained = { $it }  { FAVOR($it) }: { FAVOR($it, as: "what") }
    .heading = Wenn dir jemand einen Gefallen schuldet:
favor-F1 = Pflanzhilfe
    .what = Die nächste Handkarte, die auf eines deiner Felder passt, pflanzt dein Schuldner bei dir. Das geschieht von selbst.
favor-F2 = Feldgabe
    .what = Zu Beginn seines Zuges gibt dir dein Schuldner eine Karte einer Sorte, die ihr beide anbaut, von seinem Feld auf deins. Das geschieht von selbst.
favor-F3 = Erste Wahl
    .what = Hat dein Schuldner Karten aufgedeckt, darfst du dir vor dem Handel eine davon nehmen.
favor-F4 = Wunschkarte
    .what = Wird nach dem Handel gepflanzt, darfst du eine Handkarte einer Sorte verlangen, die du anbaust.
favor-F5 = Blick in den Stapel
    .what = Bevor dein Schuldner zieht, darfst du die Karten ansehen und eine davon behalten.
favor-F6 = Heiße Bohne
    .what = Du darfst deinem Schuldner jederzeit eine Handkarte geben, die er sofort pflanzen muss.
favor-hidden = verdeckter Gefallen
    .the = einen verdeckten Gefallen

event-favors-drawn = { WHO($seat) ->
    [me] Du ziehst
   *[other] { NAME($seat) } zieht
} { KNOWN($favors) ->
    [yes] { EACH($favors, of: "favor", as: "the") }
   *[no] { COUNT($favors) ->
        [one] einen Gefallen
       *[other] { SPELLED(COUNT($favors)) } Gefallen
    }
}.
event-favor-handed-over = { WHO($debtor) ->
    [me] Du schuldest
   *[other] { NAME($debtor) } schuldet
} { TO($creditor) } jetzt { FAVOR($favor, as: "the") }.
event-favor-returned = { WHO($debtor) ->
    [me] Du schuldest
   *[other] { NAME($debtor) } schuldet
} { TO($creditor) } { FAVOR($favor, as: "the") } nicht mehr.
event-planted-for = { WHO($seat) ->
    [me] Du pflanzt
   *[other] { NAME($seat) } pflanzt
} { BEAN($kind, as: "a") } auf { -field-of-creditor }.
-field-of-creditor = { WHO($creditor) ->
    [me] dein Feld { $field }
   *[other] Feld { $field } von { NAME($creditor) }
}
event-repaid = { WHO($seat) ->
    [me] Du legst
   *[other] { NAME($seat) } legt
} { BEAN($kind, as: "a") } auf { -field-of-creditor }.
event-seized = { WHO($seat) ->
    [me] Du nimmst
   *[other] { NAME($seat) } nimmt
} die aufgedeckte { BEAN($kind, as: "bare") }.
event-demanded = { WHO($creditor) ->
    [me] Du verlangst
   *[other] { NAME($creditor) } verlangt
} von { TO($debtor) } eine passende Karte.
event-hand-shown = { WHO($debtor) ->
    [me] Du hast keine und zeigst { NAME($creditor) } deine Hand
   *[other] { NAME($debtor) } hat keine und zeigt { TO($creditor) } die Hand
}{ COUNT($cards) ->
    [0] .
   *[other] { KNOWN($cards) ->
        [yes] : { SOME($cards, of: "bean") }.
       *[no] .
    }
}
event-pressed = { WHO($creditor) ->
    [me] Du gibst
   *[other] { NAME($creditor) } gibt
} { TO($debtor) } { BEAN($kind, as: "a") }, die sofort gepflanzt werden muss.
event-cards-peeked = { WHO($creditor) ->
    [me] Du siehst dir die Karten an
   *[other] { NAME($creditor) } sieht sich die Karten an
}, die { WHO($debtor) ->
    [me] du ziehen würdest
   *[other] { NAME($debtor) } ziehen würde
}{ KNOWN($cards) ->
    [yes] : { SOME($cards, of: "bean") }.
   *[no] .
}
event-card-kept = { WHO($seat) ->
    [me] Du behältst
   *[other] { NAME($seat) } behält
} { -this-or-one-of-them }.
event-card-passed-on = { WHO($creditor) ->
    [me] Du gibst
   *[other] { NAME($creditor) } gibt
} { TO($debtor) } { -this-or-one-of-them }.
-this-or-one-of-them = { KNOWN($kind) ->
    [yes] { BEAN($kind, as: "a") }
   *[no] eine davon
}

task-plant-for = Du schuldest { NAME($owed) } eine { favor-F1 }: Pflanze deine { BEAN($card, as: "bare") } dort.
task-repay = Du schuldest { NAME($other) } { FAVOR("F2", as: "the") }: Gib eine Karte einer Sorte ab, die ihr beide anbaut.
task-ask-f3 = { NAME($active) } hat { SOME($turned, of: "bean") } aufgedeckt und schuldet dir { FAVOR("F3", as: "the") }. Nimmst du eine Karte?
task-ask-f4 = Dir wird { -f4-owed } geschuldet. Verlangst du eine Handkarte einer Sorte, die du anbaust?
-f4-owed = der Gefallen „{ favor-F4 }“
task-ask-f5 = { NAME($other) } zieht gleich und schuldet dir { FAVOR("F5", as: "the") }. Siehst du dir die Karten an?
task-give-to = Du schuldest { NAME($other) } { FAVOR("F4", as: "the") }: Gib eine Karte einer Sorte, die dort wächst.
task-keep = Du siehst { SOME($drawn, of: "bean") }. Behalte eine Karte und wähle ihren Platz in deiner Hand.
task-sort = { NAME($other) } bekommt die übrigen Karten. Welche kommt als nächste?

move-call = { $favor ->
    [F3] Die aufgedeckte { BEAN($kind, as: "bare") } nehmen
    [F4] Von { NAME($seat) } eine Karte verlangen
    [F5] Die Karten ansehen
   *[F6] { NAME($seat) } deine { BEAN($kind, as: "bare") } (Karte { $place } deiner Hand) pflanzen lassen
}
move-keep = { UPPER(BEAN($kind, as: "a")) } als Karte { $place } deiner Hand behalten
move-hand = { UPPER(BEAN($kind, as: "a")) } geben
move-repay = { UPPER(BEAN($kind, as: "a")) } von deinem Feld { $own } auf Feld { $field } von { NAME($seat) } legen
move-plant-for = { UPPER(BEAN($kind, as: "a")) } auf Feld { $field } von { NAME($seat) } pflanzen

## Was abgelehnt wird, und was stattdessen zu tun ist

step-repay = Lege eine Karte von einem deiner Felder auf ein Feld der Person, der du einen Gefallen schuldest.
step-ask-f3 = Nimm eine der aufgedeckten Karten oder passe.
step-ask-f4 = Verlange eine Karte von jemandem, der sie dir schuldet, oder passe.
step-give-to = Gib eine Karte einer Sorte, die dort wächst.
step-ask-f5 = Sieh dir die Karten an, die gleich gezogen werden, oder passe.
step-keep = Behalte eine der Karten und sag, wohin sie kommt.
step-sort = Wähle, welche Karte als Nächstes weitergegeben wird.

refused-no-favors = In diesem Spiel gibt es keine Gefallen.
refused-favors-invitation = Um Gefallen bitten kannst du nur in einem Angebot, das man so annehmen kann, wie es ist.
refused-favor-once = Alle haben jeden Gefallen nur einmal.
refused-favors-not-in-hand = Diese Gefallen hast du nicht auf der Hand.
refused-nothing-owed-there = Diese Karte schuldest du dort niemandem.
refused-owed-planting = Du schuldest diese Karte jemandem, bei dem sie wächst: Pflanze sie dort.
refused-favor-not-now = Diesen Gefallen kannst du gerade nicht einfordern.
refused-favor-phase-3 = Dieser Gefallen lässt sich nur in Phase 3 einfordern, und nur von der Person, der er geschuldet wird.
refused-favor-not-owed = Diesen Gefallen schuldet dir niemand.
refused-magpie-given = Eine Elsterbohne kannst du niemandem zum Pflanzen geben.

## Text, der sich nicht lesen lässt

notation-no-favor = Einen Gefallen namens „{ $word }“ gibt es nicht: Die Gefallen heißen F1 bis F6.
notation-no-debt = „{ $text }“ ist keine Schuld: Schreib F1 from p2.

## Beside the beans; a short `.label` is for the terminal

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
