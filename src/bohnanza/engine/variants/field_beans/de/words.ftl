### Das Jubiläumsspiel mit Ackerbohnen.

game-field-beans = Ackerbohnen
    .what = Das Spiel „Neue Bohnen“ mit drei seltenen Karten im Stapel.
    .special = Wer zwei Ackerbohnen zusammen erntet, gewinnt ein drittes Feld.

bean-field = Acker
    .code = Ac
    .bare = Ackerbohne
    .many = Ackerbohnen
