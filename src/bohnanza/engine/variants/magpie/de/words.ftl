### Elsterbohnen.

game-magpie = Die Elsterbohne
    .what = Im Stapel sind sechs Elsterbohnen, und sie wachsen auf keinem Feld.
    .special = Wer eine ausspielt, stiehlt Karten von fremden Feldern für die eigenen.

bean-magpie = Elster
    .code = El
    .bare = Elsterbohne
    .many = Elsterbohnen

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

## Was abgelehnt wird, und was stattdessen zu tun ist

step-steal = Stiehl eine Karte oder mach weiter.

refused-magpie-planted = Elsterbohnen werden nie gepflanzt.
refused-no-magpie-first = Die vorderste Karte deiner Hand ist keine Elsterbohne.
refused-theft = Nimm bis zu zwei anderen je eine Karte ab, von Sorten, die du anbaust.
