### Im Terminal.

terminal-welcome-coin = Mit wertvollen Feldern kannst du die Bohnenmünze fordern. Wer sie hat, zieht { CARDS($draws) }.
terminal-coin = Bohnenmünze: { WHO($holder) ->
    [me] Du hast sie und ziehst { CARDS($draws) }.
   *[other] { NAME($holder) } hat sie. Deine Felder sind { COINS($now) } wert{ $enough ->
        [yes] , das reicht für die Münze.
       *[no] ; du brauchst { COINS($needed) }, um sie zu fordern.
    }
}
terminal-contest = { NAME($active) } zieht eine Karte aus deiner Hand; eine Blaue Bohne rettet die Münze
terminal-help-coin = fordere   wehre   passe
    .label = Münze

## Wörter, die man tippen kann

terminal-word-claim = fordere
    .also = beanspruche
terminal-word-contest = wehre
    .also = wehren bestreite bestreiten
