### Das klassische Bohnenduell.

game-bean-duel = Das klassische Bohnenduell
    .what = Zu zweit und ohne Handel: Was du liegen lässt, muss dein Gegenüber pflanzen oder abwerfen.
    .special = Entschieden wird Karte für Karte, und wer drei Taler gespart hat, kann ein drittes Feld kaufen.
