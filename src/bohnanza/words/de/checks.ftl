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
