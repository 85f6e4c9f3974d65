### Was jetzt zu tun ist. `task-<phase>`; unbekannte Wörter sind „none“, Listen können leer sein.

task-plant = { $card ->
    [none] Pflanze die vorderste Karte deiner Hand.
    [magpie] Deine nächste Karte ist eine Elsterbohne: Spiel sie aus.
   *[other] { $no_room ->
        [yes] Du musst deine { BEAN($card, as: "bare") } pflanzen, hast aber keinen Platz{ -make-room }
       *[no] Pflanze deine { BEAN($card, as: "bare") }: Wähle ein Feld.
    }
}{ -or-discard }
task-plant-again = { $card ->
    [none] Du kannst weitermachen.
    [magpie] Deine nächste Karte ist eine Elsterbohne. Du darfst sie jetzt ausspielen.
   *[other] { $no_room ->
        [yes] Deine nächste Karte ist { BEAN($card, as: "a") }, aber du hast keinen Platz dafür.
       *[no] Du darfst noch eine Karte pflanzen: { BEAN($card, as: "a") }.
    }
}{ -or-discard }
-or-discard = { $discards ->
    [yes] { " " }{ task-discard-one }
   *[no] { "" }
}
task-discard-one = Du darfst eine Handkarte abwerfen.
task-turn-over = Decke die obersten Karten des Zugstapels auf.
task-trade = { WHO($active) ->
    [me] Handle oder beende den Handel.
   *[other] { NAME($active) } handelt. Du darfst ein Angebot machen.
}
task-receive = { $no_room ->
    [yes] Du musst { SOME($due, of: "bean") } pflanzen, hast aber keinen Platz{ -make-room }
   *[no] { $crowded ->
        [yes] Pflanze { SOME($due, of: "bean") }. Für alles reicht der Platz nicht.
       *[no] Pflanze { SOME($due, of: "bean") }.
    }
}{ $spare ->
    [yes] { " " }Eine der aufgedeckten Karten darfst du stattdessen abwerfen.
   *[no] { "" }
}
task-plant-now = { $no_room ->
    [yes] Du musst sofort { BEAN($card, as: "a") } pflanzen, hast aber keinen Platz{ -make-room }
   *[no] Pflanze sofort { BEAN($card, as: "a") }.
}
task-draw = Zieh deine Karten.
task-use-offer = { NAME($other) } hat dir { SOME($turned, of: "bean") } übrig gelassen. Pflanze sie oder wirf sie ab, { $by_kind ->
    [yes] jede Sorte als Ganzes
   *[no] Karte für Karte
}.{ -magpies-go }
task-plant-or-leave = Pflanze vom Tisch, was du magst{ $by_kind ->
    [yes] , jede Sorte als Ganzes
   *[no] { "" }
}. { NAME($other) } bekommt den Rest.{ -magpies-go }
task-over = { event-game-ended }

-make-room = { $buyable ->
    [yes] . Ernte zuerst ein Feld oder kaufe eins.
   *[no] . Ernte zuerst ein Feld.
}
-magpies-go = { $magpies ->
    [yes] { " " }Elsterbohnen kommen auf deine Hand.
   *[no] { "" }
}
