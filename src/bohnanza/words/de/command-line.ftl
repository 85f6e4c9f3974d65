### Was die Befehlszeile sagt: Hilfe, Listen, Tabellen und was an der Eingabe nicht stimmt.

## Hilfe

cli-usage = Aufruf
cli-options = Optionen
cli-list = Befehle
cli-options-metavar = OPTIONEN
cli-command-metavar = BEFEHL [ARGUMENTE]...
cli-option-help = Diese Hilfe zeigen.
cli-option-lang = Die Sprache, eine von { $languages }. Sonst die, die deine Umgebung nennt.
cli-option-json = JSON ausgeben, für Programme.
cli-option-seed = Ein beliebiger Text.
cli-option-workers = Anzahl der Prozesse. Sonst alle Kerne.
cli-option-profile = Welche Züge aufgezählt werden: full (alle) oder simple (einfache).

cli-bohnanza = Bohnanza: die Spiele der Familie spielen, simulieren und prüfen.
cli-bohnanza-version = Version zeigen, und wie die Engine gebaut ist.
cli-rules = Die Spiele aufzählen, oder die Regel RULE zeigen: Text, Szenarien und Ort im Code.
cli-play = GAME gegen Bots spielen, sonst das Jubiläumsspiel zu viert.
cli-play-plain = Zeile für Zeile. Anders geht es bisher nicht.
cli-play-bot = Der Bot, der die anderen Plätze spielt.
cli-play-seed = Ein beliebiger Text. Derselbe Text gibt dieselben Karten.
cli-play-record = Die Aufzeichnung der Partie in dieser Datei speichern.
cli-play-seat = Die Nummer deines Platzes. Platz 0 beginnt.
cli-play-name = Dein Name, ein einzelnes Wort.
cli-serve = Tische zum Spielen anbieten, für Browser und Programme.
cli-serve-host = Die Adresse des Servers.
cli-serve-port = Der Port des Servers; 0 nimmt einen freien. Sonst 8000, oder ein freier, wenn der belegt ist.
cli-serve-data = Das Verzeichnis für alles, was aufgehoben wird.
cli-serve-lan = Unter allen Adressen erreichbar sein und sie mit einem QR-Code zeigen.
cli-serve-open = Die Seite in einem Browser öffnen, wenn es einen gibt.
cli-serve-public-url = Die Adresse, unter der andere den Server erreichen: https://<NAME>.
cli-serve-trusted-proxy = Adresse oder Netz eines Proxys, dem vertraut wird. Mit --public-url sonst dieser Rechner.
cli-serve-bots = Anzahl der Prozesse für Bots. Sonst alle Kerne.
cli-serve-mail = Der Mailserver für Benachrichtigungen: smtp://<HOST>?from=…
cli-serve-webhooks = Konten dürfen sich Benachrichtigungen an eine Webadresse schicken lassen.
cli-simulate = Viele Partien von GAME zwischen Bots spielen und auswerten.
cli-simulate-games = Wie viele Partien.
cli-simulate-bots = Ein Bot für alle Plätze oder einer je Platz: A,B,…
cli-simulate-workers = Anzahl der Prozesse.
cli-variants = Zeige die Varianten, prüfe eine oder lege die Dateien für eine neue an.
cli-variants-check = Prüfe, ob diese Variante vollständig ist.
cli-variants-seconds = Wie lange zufällige Spiele gespielt werden, und noch einmal so lange für Geheimnisse.
cli-variants-new = NAME DIR: Lege die Dateien einer neuen Erweiterung in DIR an.
cli-bots = Die Bots aufzählen oder einen prüfen.
cli-bots-check = Prüfen, ob sich dieser Bot an die Regeln hält.
cli-bots-games = Die Spiele, in denen geprüft wird, durch Kommas getrennt.
cli-arena = Bots in GAME aneinander messen: dieselben Karten, jeder Bot auf jedem Platz.
cli-arena-bots = A,B,…: einer je Platz. Der letzte bekommt die übrigen Plätze.
cli-arena-games = Wie viele Partien mindestens.
cli-arena-parquet = Eine Tabelle mit einer Zeile je Platz und Partie schreiben.
cli-arena-plot = Ein Bild zeichnen, PNG oder SVG.
cli-arena-records = Die Aufzeichnung jeder Partie in diesem Verzeichnis aufheben.
cli-arena-resume = Fertige Blöcke in dieser Datei aufheben und dort weitermachen.
cli-arena-collusion = Feststellen, ob Bots beim Tauschen ihresgleichen bevorzugen.
cli-arena-budget = Wie viele Sekunden ein Bot über eine Frage nachdenken darf.
cli-replay = RECORD noch einmal spielen und zeigen, wohin es führt.
cli-replay-at = Nach so vielen Zügen anhalten.
cli-replay-seat = Zeigen, was dieser Platz sieht: p0 bis p6, oder „watcher“ für Zuschauer.
cli-verify = Jede Mischung, jeden Zug, das Ergebnis und die Prüfsumme von RECORD prüfen.
cli-conformance = Die Szenarien in PATHS prüfen, oder alle mitgelieferten.
cli-bench = Die Engine mit Zufallspartien messen, kompiliert und als reines Python, oder Bots auf einem Kern.
cli-bench-all = Jedes Spiel messen, dafür kürzer.
cli-bench-rounds = Mediane aus so vielen Durchgängen zeigen.
cli-bench-limit = Ein Programm, das für dasselbe Spiel „games/s med ZAHL“ ausgibt.
cli-bench-game = Das Spiel, das die Bots spielen.
cli-bench-bots = Partien zwischen Bots messen: ein Bot für alle Plätze oder A,B,…

## Listen und Tabellen

cli-version-line = bohnanza { $version } (Engine: { $build ->
    [pure] reines Python
   *[compiled] kompiliert
})
cli-players = { $players } Personen
cli-scenarios = Szenarien:
cli-code = Code:
cli-page-not-built = Die Seite ist nicht gebaut, weil beim Einrichten Node.js fehlte. Hier ist das Spiel im Terminal.
cli-not-true = Stimmt nicht: { $problem }
cli-passed = { $passed } bestanden, { $failed } gescheitert
cli-column-seat = Platz
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-win-rate = Siegquote
cli-column-score = im Schnitt
cli-column-interval = 95 %
cli-column-margin = Abstand
cli-column-rating = Wertung
cli-all-seats = alle
cli-simulated = { $game }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
cli-simulated-means = { $turns } Züge, { $decisions } Entscheidungen und { $trades } Tauschgeschäfte je Partie; { $speed } Partien/s.
cli-arena-played = { cli-simulated } in { $blocks ->
    [one] 1 Block
   *[other] { $blocks } Blöcken
}
cli-arena-means = Siegquoten gelten je Exemplar eines Bots; zufällig wären es { $chance }. { $turns } Züge und { $trades } Tauschgeschäfte je Partie.
cli-arena-stopped = Nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} angehalten. Derselbe Befehl mit --resume { $file } macht dort weiter.
cli-collusion = { $bot } gibt je Tausch { $to_own } Taler an seinesgleichen und { $to_others } an andere; die geben ihm { $others_to_it } und einander { $others_to_others }. Der Unterschied ist { $difference }{ $low ->
    [none] { "" }
   *[other] { " " }(95 %: { $low } bis { $high })
}: Er bevorzugt seinesgleichen{ $favours ->
    [yes] .
   *[no] { " " }nicht.
}
cli-fault = { $times ->
    [one] { $fault }
   *[other] { $fault } ({ $times } Mal)
}
cli-more-faults = … und { $faults ->
    [one] noch eine Art von Fehler.
   *[other] noch { $faults } Arten von Fehlern.
}
cli-check-fine = Er hält sich an die Regeln: { $questions } Fragen in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $swaps } davon noch einmal mit anderen verdeckten Karten.
cli-check-slow = „{ $method }“ dauert länger als { $seconds } s.
cli-check-mutates = „{ $method }“ verändert die Sicht oder die Liste der Züge.
cli-check-raises = Er löst { $error } aus: { $message }
cli-check-illegal = In Zug { $turn }, { NAME($seat) }: { $problem }
cli-check-random = In Zug { $turn } sagt er „{ $first }“, und noch einmal in derselben Partie „{ $second }“.
cli-check-peeks = In Zug { $turn } sagt er „{ $first }“, und mit anderen verdeckten Karten „{ $second }“.
cli-column-game = Spiel
cli-column-profile = Profil
cli-column-build = Bau
cli-column-mode = Art
cli-column-games-per-s = Partien/s
cli-column-decisions-per-s = Entscheid./s
cli-column-clones-per-s = Kopien/s
cli-column-lists-per-s = Listen/s
cli-bench-limited = Grenze: { $program }, { $games } Partien/s
cli-bench-ratio = { $name }: { $ratio } davon

## Was an der Eingabe nicht stimmt

cli-no-language = Die Sprache „{ $language }“ gibt es nicht. Die Sprachen sind { $languages }.
cli-not-utf-8 = Das ist kein Text in UTF-8.
cli-a-file = Eine Datei
cli-file-problem = { $file }: { $problem }.
cli-no-seat = Einen Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
cli-bad-names = Namen müssen verschiedene einzelne Wörter sein, nicht { $names }.
cli-too-few-games = Mindestens eine Partie muss gespielt werden, nicht { $games }.
cli-no-menu = Das Profil „{ $menu }“ gibt es nicht. Die Profile sind { $menus }.
cli-bad-seed = Ein Startwert ist eine Zeile ohne „#“, ohne Leerzeichen am Anfang oder Ende.
cli-bots-for-seats = Es gibt { $seats } Plätze: Nenne einen Bot für alle oder { $seats } Bots, nicht { $bots }.
cli-bots-up-to = Es gibt { $seats } Plätze: Nenne einen bis { $seats } Bots, nicht { $bots }.
cli-collusion-seats = Um Absprachen zu finden, setze einen Bot zweimal neben einen anderen: A,A,B,B.
cli-other-blocks = { $file } enthält keine Blöcke dieser Arena: Spiel, Bots oder Startwert sind anders.
cli-not-installed = { $package } ist nicht installiert: Installiere bohnanza mit dem Zusatz bohnanza[lab].
cli-bad-plot = Ein Bild ist eine PNG- oder SVG-Datei, nicht „{ $file }“.
cli-no-program = „{ $program }“ ist kein Programm, das sich starten lässt.
cli-silent-program = „{ $program }“ gibt kein „games/s med ZAHL“ aus.
