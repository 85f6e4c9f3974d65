### Die AMIGO-Bohnenmünze.

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
