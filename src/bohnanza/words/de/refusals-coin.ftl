### Was die Bohnenmünze verbietet.

step-contest = Wehr dich oder gib die Bohnenmünze her.
step-last-claim = Das ist deine letzte Gelegenheit: Greif jetzt nach der Bohnenmünze oder passe.

refused-no-coin = In diesem Spiel gibt es keine Bohnenmünze.
refused-claim-own-turn = Nach der Bohnenmünze greifen kannst du nur, wenn du am Zug bist.
refused-coin-held = Du hast die Bohnenmünze schon.
refused-claim-failed = In diesem Zug hast du es schon vergeblich versucht.
refused-coin-needs = Für deine Felder bekämst du { COINS($worth) }, und für die Bohnenmünze brauchst du { COINS($needed) }.
