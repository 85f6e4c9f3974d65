### Elsterbohnen.

event-magpie-played = { WHO($seat) ->
    [me] Du spielst
   *[other] { NAME($seat) } spielt
} eine Elsterbohne aus.
event-stolen = { WHO($seat) ->
    [me] Du stiehlst
   *[other] { NAME($seat) } stiehlt
} { TO($victim) } { BEAN($kind, as: "a") } von Feld { $field }.

task-steal = { $again ->
    [yes] Du darfst noch eine Karte stehlen, aber bei jemand anderem.
   *[no] Du darfst eine Karte einer Sorte stehlen, die du anbaust.
}

move-play = Die Elsterbohne ausspielen
move-collect = Die Elsterbohnen auf die Hand nehmen
move-steal = { NAME($seat) } { BEAN($kind, as: "a") } stehlen (von Feld { $field } auf dein Feld { $own })
