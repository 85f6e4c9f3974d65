### Was der Server ablehnt, und seine letzten Worte an eine Verbindung.

## Plätze und Personen

server-no-seat = Diesen Platz gibt es am Tisch nicht.
server-seat-taken = Dieser Platz ist besetzt.
server-seat-open = Dieser Platz ist schon offen.
server-not-your-seat = Das ist nicht dein Platz.
server-no-member = Diese Person sitzt nicht an diesem Tisch.
server-removed = Du wurdest vom Gastgeber vom Tisch entfernt.
server-no-place = Du hast keinen Platz an diesem Tisch.
server-needs-place = Dafür brauchst du einen Platz an diesem Tisch.
server-bad-token = Dein Link öffnet diesen Tisch nicht.
server-no-watching = An diesem Tisch darf niemand zusehen.
server-host-only = Das kann nur der Gastgeber.
server-remove-yourself = Dich selbst kannst du nicht entfernen: Verlass einfach den Tisch.
server-bot-plays = Auf diesem Platz spielt schon ein Bot.
server-you-play = Diesen Platz spielst du schon selbst.
server-take-back-first = Auf diesem Platz spielt ein Bot: Nimm ihn erst zurück.
server-name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
server-name-long = Ein Name kann höchstens { $most } Zeichen haben.
server-name-at-table = Am Tisch heißt schon jemand { $name }.
server-no-bot = Einen Bot namens „{ $name }“ gibt es nicht.

## Mitspielen

server-no-open-seat = An diesem Tisch ist kein Platz frei.
server-table-full = An diesem Tisch kann niemand mehr mitspielen.
server-seated-already = Du sitzt schon an diesem Tisch.
server-asked-already = Du hast schon gefragt, ob du mitspielen kannst.
server-played-before = Du hast in diesem Spiel schon mitgespielt und kannst jetzt nur noch zusehen.
server-own-program = Du spielst in diesem Spiel mit, darum kann kein Programm von dir einen weiteren Platz nehmen.
server-one-seat = In einem laufenden Spiel kannst du nur um einen Platz bitten.
server-others-asking = Andere möchten auch mitspielen: Warte, bis sie eine Antwort haben.
server-no-request = Diese Anfrage gibt es nicht mehr.
server-players-decide = Wer dazukommt, entscheiden nur die Menschen, die mitspielen.
server-not-wanted = Die anderen möchten gerade niemanden aufnehmen.
server-no-answer = Nicht alle haben rechtzeitig geantwortet.
server-seat-closed = Dieser Platz ist nicht mehr offen.

## Das Spiel am Tisch

server-not-started = Das Spiel hat noch nicht begonnen.
server-started = Das Spiel hat schon begonnen.
server-not-playing = Gerade wird nicht gespielt.
server-paused = Das Spiel ist angehalten.
server-not-paused = Das Spiel ist nicht angehalten.
server-not-over = Das Spiel ist noch nicht aus.
server-stale = Das Spiel ist inzwischen weitergegangen: Sieh noch einmal hin.
server-too-many-people = Für dieses Spiel sitzen zu viele am Tisch.
server-too-many-seats = So viele Plätze hat dieses Spiel nicht.
server-clock-amount = Die Bedenkzeit muss mindestens eine Sekunde oder einen Tag betragen.
server-rematch-made = Es gibt schon eine Revanche.
server-no-rematch = Eine Revanche geht hier nicht.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-nothing-to-decide = Für dich gibt es gerade nichts zu entscheiden.
server-bot-thinking = Der Bot denkt noch über deine letzte Frage nach.
server-last-call-runs = Der Handel wird schon beendet.
server-no-last-call = Der Handel läuft noch, es gibt nichts zurückzunehmen.
server-not-your-call = Das kann nur zurücknehmen, wer den Handel beenden will.
server-no-trading = Gerade wird nicht gehandelt.
server-ready-already = Das hast du schon gesagt.
server-order-empty = Ein Dauerauftrag muss etwas geben oder verlangen.
server-order-cards = Ein Dauerauftrag muss seine Karten nennen.
server-nothing-said = In dieser Nachricht steht nichts.
server-chat-rate = Nicht so schnell: höchstens { SPELLED($most) } Nachrichten in { SPELLED($seconds) } Sekunden.

## Konten

server-sign-in = Melde dich erst an.
server-signed-out = Du wurdest abgemeldet: Melde dich wieder an.
server-no-account = Name und Passwort passen zu keinem Konto.
server-old-password = Das alte Passwort stimmt nicht.
server-wrong-password = Das Passwort stimmt nicht.
server-webhook-not-http = Ein Webhook ist eine Webadresse, die mit http:// oder https:// anfängt.
server-webhook-not-public = Diesen Webhook kann der Server nicht aufrufen: Die Adresse liegt nicht im öffentlichen Netz.
server-passwords-address = Aus deinem Netz wurden zu viele Passwörter probiert: Warte eine Minute.
server-passwords-name = Für diesen Namen wurden zu viele Passwörter probiert: Warte ein paar Minuten.
server-name-taken = Den Namen { $name } gibt es schon.
server-account-gone = Dieses Konto gibt es nicht.
server-account-or-table-gone = Dieses Konto oder diesen Tisch gibt es nicht.

## Tische, Aufzeichnungen und Seiten

server-no-table = Diesen Tisch gibt es nicht.
server-table-damaged = Die gespeicherten Daten dieses Tisches sind beschädigt. Nur wer den Server betreibt, kann sie wiederherstellen.
server-variant-missing = Dieser Tisch lässt sich nicht öffnen, weil sein Spiel hier nicht installiert ist. { SAY($why) }
server-old-rules = Dieser Tisch wurde nach einer früheren Auslegung der Regeln gespielt und lässt sich nicht mehr öffnen.
server-no-game = Dieses Spiel gibt es nicht: Kennungen sehen aus wie anniversary+coin/4.
server-no-rule = Diese Regel gibt es nicht: Regeln heißen zum Beispiel AB-22.
server-no-guide = Ein Spiel oder eine Erweiterung dieses Namens gibt es nicht.
server-replay-later = Noch einmal ansehen kannst du ein Spiel erst, wenn es aus ist.
server-no-move = Dieses Spiel hat nur { $moves } Züge.
server-unreadable = Dieses Spiel lässt sich gerade nicht lesen.

## Zu viel, zu schnell

server-too-many-tables = Aus deinem Netz wurden zu viele Tische eröffnet: Warte eine Minute.
server-too-many-joins = Aus deinem Netz kamen zu viele an diesen Tisch: Warte eine Minute.
server-too-many-connections = Mit diesem Tisch sind zu viele verbunden.
server-too-many-commands = Du kannst höchstens { SPELLED($most) } Befehle pro Sekunde senden.
server-too-many-messages = Du kannst höchstens { SPELLED($most) } Nachrichten pro Sekunde senden.
server-asked-too-often = Du fragst zu oft danach: Warte einen Moment.
server-asked-by-many = Gerade fragen zu viele danach: Versuch es gleich noch einmal.
server-too-fast = Das war zu viel in zu kurzer Zeit.
server-too-fast-address = Aus deinem Netz kommen zu viele Anfragen: Warte einen Moment.
server-flood = Es kamen viel zu viele Nachrichten auf einmal.

## Die Verbindung und der Server

server-hello-late = Die Verbindung hat sich nicht rechtzeitig gemeldet.
server-no-hello = Die erste Nachricht muss ein Hallo sein: { $problem }.
server-other-protocol = Dieser Server spricht Version { $version } des Protokolls: Lade die Seite neu.
server-no-message = Das ist keine Nachricht des Protokolls: { $problem }.
server-nonsense = Zu viele Nachrichten waren nicht zu lesen.
server-reload = Dieser Tisch wird neu geladen: Verbinde dich noch einmal.
server-restarts = Der Server wird beendet: Verbinde dich gleich noch einmal.
server-ask-again = Dieser Tisch wird neu geladen: Versuch es noch einmal.
server-closing = Der Server wird beendet: Versuch es gleich noch einmal.
server-busy-tables = Der Server lädt gerade andere Tische: Versuch es gleich noch einmal.
server-busy-games = Der Server liest gerade andere Spiele: Versuch es gleich noch einmal.
server-not-in-time = Der Server hat das nicht rechtzeitig geschafft: Versuch es noch einmal.
server-too-slow = Das hat zu lange gedauert: Versuch es noch einmal.
server-failed = Auf dem Server ist etwas schiefgegangen. An dir liegt es nicht.
server-no-json = Der Inhalt ist kein JSON.
server-no-token = Dafür brauchst du ein Token.
server-not-allowed = Das ist nicht erlaubt.
server-no-page = Unter dieser Adresse gibt es nichts.
server-wrong-method = Das geht unter dieser Adresse nicht.
server-too-large = Der Inhalt ist zu groß.
server-wrong-media = Der Inhalt muss JSON sein, mit dem Medientyp application/json.
server-misfit = Die Anfrage hat nicht die beschriebene Form.
server-misfit-at = { $where }: { $problem }.
server-other-name = Der Server ist unter diesem Namen nicht bekannt. Wer ihn betreibt, kann den Namen mit --public-url festlegen.
server-other-site = Seiten anderer Websites dürfen diesen Server nicht benutzen.
