### Text, der sich nicht lesen lässt: Züge, Stellungen, Aufzeichnungen und Kennungen von Spielen.

## Karten und Waren

notation-no-bean = Eine Bohne namens „{ $word }“ gibt es nicht.
notation-hidden-bean = Nenne eine Bohne, keine verdeckte Karte.
notation-which-bean = „{ $text }“ sagt nicht, von welcher Bohne es { $number } sind.
notation-too-many-cards = So viele Karten hat kein Spiel.
notation-no-place = „{ $word }“ ist keine Stelle einer Hand: Schreib 1 für die vorderste Karte oder „turned“ oder „hand“.
notation-no-position = „{ $word }“ ist keine Stelle einer Hand.
notation-give-for-want = „{ $text }“ sagt nicht, was wofür gegeben wird: Schreib GIVE for WANT.
notation-want-place = Woher eine verlangte Karte kommt, entscheidet die andere Person.
notation-no-goods = „{ $text }“ lässt sich nicht tauschen: Schreib eine Zahl und eine Bohne.
notation-hidden-trade = Eine verdeckte Karte kannst du nicht tauschen.
notation-which-copy = „{ $text }“ sagt nicht, welche Karte: Schreib give soy@3 oder give turned soy.

## Züge

notation-no-seat = „{ $word }“ spielt nicht mit: Die Plätze heißen p0 bis p{ $last }.
notation-no-number = „{ $word }“ ist keine Zahl.
notation-no-field = „{ $word }“ ist kein Feld: Die Felder heißen 1 bis 3.
notation-form = Diesen Zug schreibst du so: „{ $form }“.
notation-no-move = „{ $word }“ ist kein Zug: Züge beginnen mit { EACH($verbs, of: "word", join: "or") }.
notation-to-whom = „{ $text }“ sagt nicht, an wen: Schreib am Ende „to p1“, „to p1,p2“ oder „to all“.
notation-no-reason = „{ $word }“ ist kein Grund: Es gibt { EACH($reasons, of: "word") }.

## Stellungen

notation-hidden-cards = Eine Stellung mit verdeckten Karten lässt sich nicht spielen.
notation-no-game-line = Eine Stellung braucht genau eine Zeile, die ihr Spiel nennt.
notation-no-position-line = „{ $text }“ ist keine Zeile einer Stellung: Schreib KEY: VALUE.
notation-no-zone = Eine Stellung hat keine Zeile namens „{ $name }“.
notation-no-phase = Eine Phase namens „{ $word }“ gibt es nicht: Die Phasen heißen { EACH($phases, of: "word") }.
notation-no-interruption = Einen Schritt namens „{ $word }“, der dazwischenkommen kann, gibt es nicht: Es gibt { EACH($steps, of: "word") }.
notation-no-signal = „{ $text }“ ist kein Signal: Schreib want, have oder no und eine Bohne.
notation-no-answer = „{ $text }“ ist keine Antwort auf ein Angebot.
notation-too-many-of = Es sind mehr Karten von „{ $kind }“ genannt, als das Spiel hat.
notation-too-few-cards = Dafür hat das Spiel nicht mehr genug Karten.

## Aufzeichnungen

notation-no-record = Das ist keine Aufzeichnung: Die erste Zeile muss „{ $header }“ lauten.
notation-other-version = Diese Aufzeichnung hat die Version { $version } und gehört zu einer { $earlier ->
    [yes] früheren
   *[no] späteren
} Auslegung der Regeln: Nur Version { $own } lässt sich nachspielen.
notation-missing-line = Der Aufzeichnung fehlt die Zeile „{ $name }“.
notation-player-count = Das Spiel ist für { SPELLED($seats) } Personen, aber die Aufzeichnung nennt { $named }.
notation-bad-move = Zug { $at }: { SAY($problem) }
notation-refused-move = Zug { $at }, „{ $move }“, wird abgelehnt: { SAY($problem) }
notation-other-result = Die Aufzeichnung nennt „{ $said }“, aber ihre Züge führen zu „{ $found }“.
notation-other-hash = Die Prüfsumme der Aufzeichnung ist nicht die ihrer letzten Stellung.
notation-bad-seed = Ein Startwert ist eine einzelne Zeile ohne „#“, ohne Leerzeichen am Anfang oder Ende.
notation-bad-name = „{ $name }“ kann nicht in einer Aufzeichnung stehen: Ein Name ist eine einzelne Zeile ohne „,“ und „#“.

## Kennungen von Spielen

notation-no-game = Ein Spiel namens „{ $word }“ gibt es nicht: Es gibt { EACH($games, of: "word") }.
notation-no-player-count = „{ $text }“ sagt nicht, wie viele mitspielen: Schreib zum Beispiel { $example }.
notation-wrong-player-count = { GAME($game, as: "quoted") } ist für { $least ->
    [2] zwei
   *[other] { SPELLED($least) } bis { SPELLED($most) }
} Personen, nicht für { SPELLED($count) }.
notation-no-addon = Eine Erweiterung namens „{ $word }“ gibt es nicht: Es gibt { EACH($addons, of: "word") }.
notation-addon-goes-with = { GAME($addon, as: "quoted") } gehört zu { EACH($games, of: "game", as: "quoted") }, nicht zu { GAME($game, as: "quoted") }.
notation-addon-twice = { GAME($addon, as: "quoted") } ist zweimal genannt.

## Varianten aus anderen Paketen

variants-same-id = Es gibt eine andere Variante namens „{ $name }“.
variants-same-prefix = Die Regeln von „{ $name }“ beginnen mit { $prefix }, und die von „{ $other }“ auch.
variants-same-bean = Es gibt eine andere Bohne namens „{ $name }“.
variants-too-many-beans = Für die Bohne „{ $name }“ ist kein Platz: Es kann { $most } Sorten geben.
variants-no-variant = Der Einstiegspunkt „{ $name }“ führt zu { $value }, und das ist keine Variante.
variants-not-usable = „{ $name }“ ist installiert, kann aber nicht verwendet werden: { $problem }
