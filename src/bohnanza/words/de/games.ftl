### Die Spiele und Erweiterungen: wie sie heißen, was sie sind und was sie besonders macht.

game-any = { $it }
    .quoted = „{ GAME($it) }“

game-classic = Klassisches Bohnanza
    .what = Pflanze die vorderste Karte deiner Hand, und tausche weg, was du nicht brauchst.
    .special = Elf Sorten ergeben einen großen Stapel, und mit deinen Talern kannst du ein drittes Feld kaufen.

game-bean-duel = Das klassische Bohnenduell
    .what = Zu zweit und ohne Handel: Was du liegen lässt, muss dein Gegenüber pflanzen oder abwerfen.
    .special = Entschieden wird Karte für Karte, und wer drei Taler gespart hat, kann ein drittes Feld kaufen.

game-anniversary = Bohnanza, 25 Jahre
    .what = Pflanze die vorderste Karte deiner Hand, und schwatz den anderen auf, was du nicht brauchst.
    .special = Acht Sorten und die kürzesten Regeln: das Spiel für den Anfang.

game-new-beans = Neue Bohnen
    .what = Das Jubiläumsspiel mit Kaffee-, Weinbrand- und Kakaobohnen, für bis zu sieben Personen.
    .special = Am Ende jedes Zuges ziehen alle eine Karte, darum gehen niemandem die Karten aus.

game-field-beans = Ackerbohnen
    .what = Das Spiel „Neue Bohnen“ mit drei seltenen Karten im Stapel.
    .special = Wer zwei Ackerbohnen zusammen erntet, gewinnt ein drittes Feld.

game-anniversary-duel = Das Jubiläumsduell
    .what = Zu zweit und ohne Handel: Pflanze, was du magst, und überlass den Rest deinem Gegenüber.
    .special = Entschieden wird Sorte für Sorte, und einmal im Zug darfst du eine Karte abwerfen.

game-the-duel = Das Duell
    .what = Zwei Bauern pflanzen aufsteigende Reihen und verdienen Dollar mit den Mustern auf ihren Bonuskarten.
    .special = Ihr bietet einander Geschenke an, und keiner von euch sollte ihnen trauen.

game-coin = Die Bohnenmünze
    .what = Es gibt eine einzige Bohnenmünze, und wer wertvolle Felder hat, darf sie fordern.
    .special = Wer sie hat, zieht mehr Karten, bis jemand anders sie nimmt.

game-magpie = Die Elsterbohne
    .what = Im Stapel sind sechs Elsterbohnen, und sie wachsen auf keinem Feld.
    .special = Wer eine ausspielt, stiehlt Karten von fremden Feldern für die eigenen.

game-favors = Bohna Nostra
    .what = Versprich einen Gefallen, um einen Tausch zu versüßen, und halte dein Wort, wenn er eingefordert wird.
    .special = Alle haben dieselben sechs Gefallen, drei auf der Hand und drei im Stapel.
