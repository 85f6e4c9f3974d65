### Prüfungen von Aufzeichnungen, Stellungen und Szenarien, für die Befehlszeile und für Programme.

## bohnanza verify

verify-seed = Der SHA-256-Wert des Startwerts ist { $hash }.
verify-shuffle = Mischung { $number } mit { $cards } Karten ist die, die der Startwert vorgibt.
verify-other-shuffle = Mischung { $number } ist nicht die, die der Startwert vorgibt.
verify-moves = { $moves ->
    [one] Der einzige Zug ist erlaubt und führt
   *[other] Alle { $moves } Züge sind erlaubt und führen
} zum aufgezeichneten Ergebnis und zur Prüfsumme.

## Verteilungen, die zu dem passen, was jemand weiß

deal-known-cards = Es sind mehr Karten bekannt, als im Vorrat sind.
deal-other-moment = Die Sicht und das Gemerkte gehören zu verschiedenen Augenblicken.
deal-hand-too-small = Von der Hand von { NAME($seat) } sind mehr Karten bekannt, als sie hat.
deal-pool-too-small = Im Vorrat sind weniger Karten als auf dem Tisch.
deal-draw-pile = Der Vorrat hat nicht genug Karten für den Zugstapel.

## Szenarien

scenario-no-line = { $file }:{ $line }: „{ $text }“ ist keine Zeile eines Szenarios: Schreib KEY: VALUE.
scenario-no-title = { $file }:{ $line }: Eine Datei beginnt mit einer Zeile „scenario: TITLE“.
scenario-cards = Karten sind verschwunden oder dazugekommen.
scenario-no-rule = Das Szenario nennt keine Regel.
scenario-no-statement = Das Szenario sagt nichts, was scheitern könnte.
scenario-dealt = Ein ausgeteiltes Szenario hat eine Zeile „game“ und keine Zonen.
scenario-refused = „{ $move }“ wurde abgelehnt: { SAY($problem) } ({ $by })
scenario-not-refused = „{ $move }“ hätte abgelehnt werden müssen.
scenario-changed = „{ $move }“ wurde abgelehnt, hat die Stellung aber verändert.
scenario-other-rule = „{ $move }“ wurde wegen { $by } abgelehnt ({ SAY($problem) }), nicht wegen { $wanted }.
scenario-not-allowed = „{ $move }“ sollte erlaubt sein, wird aber abgelehnt: { SAY($problem) } ({ $by })
scenario-not-listed = „{ $move }“ fehlt in der Liste der Züge.
scenario-listed = „{ $move }“ steht in der Liste der Züge.
scenario-differs = { $what } ist „{ $found }“, nicht „{ $wanted }“.

## bohnanza variants

variants-edition = für { $least ->
    [2] zwei
   *[other] { SPELLED($least) } bis { SPELLED($most) }
} Personen
variants-addon = passt zu { EACH($games, of: "word") }
variants-unknown = Eine Variante namens „{ $name }“ gibt es nicht: Es gibt { EACH($variants, of: "word") }.
variants-check-tables = Tische: { EACH($games, of: "word") }
variants-check-games = Zufällige Spiele: { $games } Spiele mit { $moves } versuchten Zügen. Karten, Listen, Ablehnungen, Notation und Aufzeichnungen
variants-check-secrecy = Geheimnisse: Niemand erfährt, was er nicht wissen kann, in { $games } Spielen und in allen Szenarien
variants-check-scenarios = Szenarien: { $scenarios } für { $rules ->
    [one] eine Regel
   *[other] { $rules } Regeln
}
variants-check-words = Wörter auf { $language } und die Anleitung
variants-check-rules = Regeln unter { $prefix }, in jeder Sprache
variants-check-drawings = Zeichnungen von { $beans ->
    [one] einer Bohne
   *[other] { $beans } Bohnen
}
variants-check-messages = Nachrichten des Servers
variants-check-bots = Bots: { $bots } von ihnen spielen mit
variants-fine = „{ $name }“ ist in Ordnung.
variants-not-fine = „{ $name }“ ist noch nicht in Ordnung.
variants-no-name = „{ $name }“ kann nicht der Name einer Variante sein: Nimm Kleinbuchstaben, Ziffern und Bindestriche.
variants-taken = Eine Variante namens „{ $name }“ gibt es schon.
variants-not-empty = { $folder } ist nicht leer.
variants-written = Installiere sie mit „pip install --editable { $folder }“ und ruf dann „bohnanza variants --check { $name }“ auf.
