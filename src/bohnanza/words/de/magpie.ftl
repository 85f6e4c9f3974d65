### Elsterbohnen.

event-magpie-played = { WHO($seat) ->
    [me] Du spielst
   *[other] { NAME($seat) } spielt
} eine Elsterbohne aus.
event-stolen = { WHO($seat) ->
    [me] Du stiehlst
   *[other] { NAME($seat) } stiehlt
} { BEAN($kind, as: "a") } von { -field-of-victim }.
-field-of-victim = { WHO($victim) ->
    [me] deinem Feld { $field }
   *[other] Feld { $field } von { NAME($victim) }
}

task-steal = { $again ->
    [yes] Du darfst noch eine Karte stehlen, aber bei jemand anderem.
   *[no] Du darfst eine Karte einer Sorte stehlen, die du anbaust.
}

move-play = Die Elsterbohne ausspielen
move-collect = Die Elsterbohnen auf die Hand nehmen
move-steal = { UPPER(BEAN($kind, as: "a")) } von { NAME($seat) } (Feld { $field }) für dein Feld { $own } stehlen
