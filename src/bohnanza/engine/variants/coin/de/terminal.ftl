### Im Terminal.

terminal-welcome-coin = Mit wertvollen Feldern kannst du die Bohnenmünze fordern. Wer sie hat, zieht vier Karten.
terminal-help-coin = fordere   wehre   passe
    .label = Münze

## Wörter, die man tippen kann

terminal-word-claim = fordere
    .also = beanspruche
terminal-word-contest = wehre
    .also = wehren bestreite bestreiten
