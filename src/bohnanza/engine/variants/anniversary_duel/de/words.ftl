### Das Duell der Jubiläumsausgabe.

game-anniversary-duel = Das Jubiläumsduell
    .what = Zu zweit und ohne Handel: Pflanze, was du magst, und überlass den Rest deinem Gegenüber.
    .special = Entschieden wird Sorte für Sorte, und einmal im Zug darfst du eine Karte abwerfen.
