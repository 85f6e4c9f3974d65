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

task-contest = { NAME($active) } fordert deine Bohnenmünze. Wehrst du dich? { $blues ->
    [0] Du hast keine Blaue Bohne unter { CARDS-DATIVE($cards) }.
    [one] Du hast eine Blaue Bohne unter { CARDS-DATIVE($cards) }.
   *[other] Du hast { SPELLED($blues) } Blaue Bohnen unter { CARDS-DATIVE($cards) }.
}
task-last-claim = Nach diesem Zug endet das Spiel. Noch kannst du die Bohnenmünze fordern: Sie entscheidet bei Gleichstand.

move-claim = Die Bohnenmünze fordern
move-contest = Dich wehren
