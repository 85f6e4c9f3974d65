### Was die Bohnenmünze verbietet.

step-contest = Wehr dich oder gib die Bohnenmünze her.
step-last-claim = Das ist deine letzte Gelegenheit: Fordere jetzt die Bohnenmünze oder passe.

refused-no-coin = In diesem Spiel gibt es keine Bohnenmünze.
refused-claim-own-turn = Die Bohnenmünze kannst du nur fordern, wenn du am Zug bist.
refused-coin-held = Du hast die Bohnenmünze schon.
refused-claim-failed = In diesem Zug hast du es schon vergeblich versucht.
refused-coin-needs = Deine Felder sind { COINS($worth) } wert, aber für die Bohnenmünze brauchst du { COINS($needed) }.
