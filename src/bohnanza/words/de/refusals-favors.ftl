### Was Bohna Nostra verbietet.

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
