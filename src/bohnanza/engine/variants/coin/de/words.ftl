### Die AMIGO-Bohnenmünze.

game-coin = Die Bohnenmünze
    .what = Es gibt eine einzige Bohnenmünze, und wer wertvolle Felder hat, darf sie fordern.
    .special = Wer sie hat, zieht mehr Karten, bis jemand anders sie nimmt.

event-coin-claimed = { WHO($seat) ->
    [me] Du forderst
   *[other] { NAME($seat) } fordert
} die Bohnenmünze.
event-coin-contested = { WHO($holder) ->
    [me] Du wehrst dich
   *[other] { NAME($holder) } wehrt sich
}. Gezogen wird { BEAN($kind, as: "a") }{ $kind ->
    [blue] : { WHO($holder) ->
        [me] Du behältst
       *[other] { NAME($holder) } behält
    } die Bohnenmünze.
   *[other] .
}
event-coin-taken = { WHO($seat) ->
    [me] Du bekommst
   *[other] { NAME($seat) } bekommt
} die Bohnenmünze.

task-contest = { NAME($active) } fordert deine Bohnenmünze. Wehrst du dich? { $cards ->
    [one] { $blues ->
        [0] Deine einzige Karte ist keine Blaue Bohne.
       *[other] Deine einzige Karte ist eine Blaue Bohne.
    }
   *[other] { $blues ->
        [0] Unter deinen { CARDS($cards) } ist keine Blaue Bohne.
        [one] Unter deinen { CARDS($cards) } ist eine Blaue Bohne.
       *[other] Unter deinen { CARDS($cards) } sind { SPELLED($blues) } Blaue Bohnen.
    }
}
task-last-claim = Nach diesem Zug endet das Spiel. Noch kannst du die Bohnenmünze fordern: Sie entscheidet bei Gleichstand.

move-claim = Die Bohnenmünze fordern
move-contest = Sich wehren
    .note = { NAME($active) } zieht eine Karte aus deiner Hand; eine Blaue Bohne rettet die Münze

## Was abgelehnt wird, und was stattdessen zu tun ist

step-contest = Wehr dich oder gib die Bohnenmünze her.
step-last-claim = Das ist deine letzte Gelegenheit: Fordere jetzt die Bohnenmünze oder passe.

refused-no-coin = In diesem Spiel gibt es keine Bohnenmünze.
refused-claim-own-turn = Die Bohnenmünze kannst du nur fordern, wenn du am Zug bist.
refused-coin-held = Du hast die Bohnenmünze schon.
refused-claim-failed = In diesem Zug hast du es schon vergeblich versucht.
refused-coin-needs = Deine Felder sind { COINS($worth) } wert, aber für die Bohnenmünze brauchst du { COINS($needed) }.

## Beside the beans; a short `.label` is for the terminal

beside-coin = Bohnenmünze
beside-coin-held = { WHO($holder) ->
    [me] Du hast die Bohnenmünze und ziehst { CARDS($draws) }.
   *[other] { NAME($holder) } hat die Bohnenmünze.{ $needed ->
        [none] { "" }
       *[other] { " " }Deine Felder sind { COINS($now) } wert{ $enough ->
            [yes] , das reicht für die Münze.
           *[no] ; du brauchst { COINS($needed) }, um sie zu fordern.
        }
    }
}
