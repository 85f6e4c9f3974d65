### Die Seite, Bildschirm für Bildschirm.

## Beträge, und Personen als Subjekt eines Satzes.

-amount = { $currency ->
    [dollar] { $it } Dollar
   *[coin] { $it } Taler
}
-price = { $it ->
    [0] nichts
   *[other] { AMOUNT($it) }
}
-wins = { WHO($it) ->
    [me] Du gewinnst!
   *[other] { NAME($it) } gewinnt.
}
-named = { WHO($it) ->
    [me] du
   *[other] { NAME($it) }
}

amount = { AMOUNT($n) }

## Die erste Seite

first-lead = Ein Tisch voller Bohnen, Tauschgeschäfte und Versprechen.
first-under = Pflanze, was kommt, und tausche den Rest weg. Ohne Konto, ohne Installation.
first-play = Jetzt spielen
first-play-under = Du und drei Bots. Etwa zwanzig Minuten.
first-learn = Spielend lernen
first-learn-under = Dein erstes Spiel, mit zwei Bots und jemandem, der alles erklärt.
first-starting = Die Karten werden verteilt …
first-friends = Mit Freunden spielen
first-friends-under = Such ein Spiel aus und verschick den Link.
first-lobby = Offene Tische
first-mine = Deine Spiele
first-nobody = Gast
first-name = Dein Name
first-forget = Vergessen

## Ein Spiel aussuchen

choose-title = Such ein Spiel aus
choose-seats = Personen
choose-addons = Erweiterungen
choose-bot-level = Wie die Bots spielen
choose-bot = { $level }: { $what }
level-random = Zufällig
level-greedy = Leicht
level-peer-ai1 = Mittel
level-peer-ref = Gut
level-trader = Stark
choose-clock = Bedenkzeit
choose-clock-none = Unbegrenzt
choose-clock-live = Sekunden
choose-clock-days = Tage
choose-pace = Tempo der Bots
choose-pace-instant = Sofort
choose-pace-brisk = Zügig
choose-pace-calm = Ruhig
choose-listed = Alle können den Tisch finden und mitspielen
choose-spectators = Wer den Link hat, kann zusehen
choose-hints = Ihr könnt einen Bot um Rat fragen
choose-here = Personen an diesem Bildschirm
choose-make = Tisch decken
choose-make-under = Du bekommst einen Link für die anderen. Bots übernehmen die freien Plätze.
choose-players = { $least } bis { $most } Personen
choose-players-exactly = { $n } Personen

## Vor dem Spiel, und wie man dazukommt

room-title = Der Tisch ist gedeckt
room-invite = Freunde einladen
room-invite-under = Schick ihnen diesen Link. Ein Handy im selben Netz kann auch den Code scannen.
room-alone = Noch kann nur dieser Rechner den Link öffnen. Starte den Server mit „make play“ oder „bohnanza serve --lan“ neu, dann können auch andere in deinem Netz mitspielen.
room-copy = Link kopieren
room-copied = Kopiert
room-code = QR-Code des Einladungslinks
room-seats = Rund um den Tisch
room-free = Freier Platz
room-bot = { $name } (Bot)
room-you = du
room-host = Gastgeber
room-away = abwesend
room-seat-bot = Bot dazusetzen
room-open-seat = Platz freigeben
room-remove = Entfernen
room-make-host = Zum Gastgeber machen
room-up = Einen Platz nach oben
room-start = Karten verteilen
room-start-under = Auf freien Plätzen spielen Bots.
room-wait = Gleich verteilt der Gastgeber die Karten.
room-join = Platz nehmen
room-watch = Nur zusehen
room-watching = Du siehst zu.
room-private = Dein eigener Link zu diesem Platz
room-private-under = Er öffnet deinen Platz auf einem anderen Gerät. Behalte ihn für dich.
room-leave = Tisch verlassen
room-rename = Umbenennen
room-fair = Ehrlich gemischt
room-fair-under = Das Geheimnis hinter jedem Mischen steht vor dem Spiel fest und wird danach gezeigt. Das ist sein Fingerabdruck: { $hash }
room-full = Alle Plätze sind besetzt.
room-leave-sure = Ein Bot übernimmt deinen Platz für den Rest des Spiels.
room-remove-sure = { $name } vom Tisch entfernen?
room-remove-bot = Ein Bot übernimmt den Platz von { $name } für den Rest des Spiels.
room-bad-name = Ein Name hat 1 bis 20 Zeichen, darunter mindestens einen Buchstaben oder eine Ziffer.
room-ask-to-join = Um einen Platz bitten
room-ask-under = Auf diesem Platz spielt ein Bot. Er gehört dir, sobald alle am Tisch einverstanden sind.
room-asked = Du hast um einen Platz gebeten.
room-declined = Die anderen möchten gerade niemanden dazunehmen. Du kannst zusehen.
room-lapsed = Nicht alle haben rechtzeitig geantwortet, oder der Platz ist nicht mehr offen. Ist einer offen, kannst du noch einmal fragen.
room-has-played = Du hast in diesem Spiel schon mitgespielt und kannst nur noch zusehen.
room-newcomer = { $program ->
    [yes] { $name } (Programm) möchte den Platz von { $bot } (Bot) übernehmen.
   *[no] { $name } möchte den Platz von { $bot } (Bot) übernehmen.
}
room-newcomers = Neue am Tisch
room-agree = Einverstanden
room-agreed = Du bist einverstanden.
room-offer-seat = Für Neue öffnen
room-keep-bot = Bot behalten
room-offered = offen für Neue
room-not-free = Jemand war schneller oder heißt genauso. Sieh noch einmal nach.
room-links = Links: andere einladen oder auf einem anderen Gerät weiterspielen

## Am Tisch

table-your-turn = Du bist am Zug
table-your-turn-now = Du bist am Zug: { $task }
table-tab = ● Du bist am Zug – Bohnanza
table-waits-for = Alle warten auf { EACH($who, of: "them") }.
table-next = als Nächstes
table-hand = Deine Hand, der Reihe nach
table-empty-hand = Deine Hand ist leer.
table-hand-of = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
table-some = { SOME($cards, of: "bean") }
table-field = Feld { $n }
table-empty-field = leer
table-gauge = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} · { $pays ->
    [0] { $currency ->
        [dollar] noch kein Dollar
       *[coin] noch kein Taler
    }
   *[other] { AMOUNT($pays) }
}
table-next-step = noch { $more } für { $pays }
table-step-short = → { $pays } ab { $count }
table-next-field = noch { $more } für ein Feld
table-earns-field = bringt ein Feld ein
table-full = mehr wird es nicht
table-protected = Bohnenschutz: Diese einzelne Karte kannst du jetzt nicht ernten.
table-harvest = Ernten
table-harvest-for = Ernten { $coins ->
    [0] ohne Ertrag
   *[other] für { PRICE($coins) }
}
table-keep = Behalten
table-deck = Zugstapel
table-discard = Ablagestapel
table-runs = { $done } von { $all } Mal leer
table-turned = Aufgedeckt
table-aside = Für dich beiseitegelegt
table-aside-of = Beiseitegelegt
table-aside-cards = Beiseitegelegt: { SOME($cards, of: "bean") }
table-to-plant = Jetzt zu pflanzen
table-pick-first = Tippe zuerst die Karte an, die du pflanzen willst.
table-all-moves = Alle Züge
table-log = Verlauf
table-newest = Neues
# What happened in a variant that has no words for it.
log-event = { $seat ->
    [none] { UPPER($name) }
   *[other] { WHO($seat) ->
        [me] Du
       *[other] { NAME($seat) }
    }: { $name }
}{ COUNT($cards) ->
    [0] { "" }
   *[other] { " " }({ SOME($cards, of: "bean") })
}
table-chat = Chat
table-deals = Handel
table-say = Sag etwas
table-send = Senden
table-mute = { $name } stumm schalten
table-unmute = { $name } wieder hören
table-hint = Tipp
table-hinted = Ein Bot rät: { $text }
table-hinted-nothing = Ein Bot würde abwarten.
table-pause = Pause
table-resume = Weiter
table-end = Spiel beenden
table-end-taken = Weiterspielen
table-end-under = Ohne Ergebnis, sobald alle Menschen am Tisch einverstanden sind.
table-end-wanted = Dafür: { EACH($who, of: "named") }.
table-pause-under = Spiel und Uhren stehen still.
table-lend-under = Du kannst deinen Platz jederzeit zurücknehmen.
table-rather = Abbrechen
table-lend = Einen Bot spielen lassen
table-lent = Ein Bot spielt für dich.
table-take-back = Selbst weiterspielen
table-bot-plays = Bot
table-menu = Menü
table-close = Schließen
table-show-me = { $name }, du bist dran
table-curtain = Gib das Gerät weiter. Alle anderen schauen jetzt weg.
table-lift = Meine Karten zeigen
table-watch = Du siehst diesem Spiel zu.
table-beanometer = Was eine Ernte einbringt
table-signal-want = sucht { EACH($cards, of: "bean", as: "many") }
table-signal-have = hat { EACH($cards, of: "bean", as: "many") }
table-signal-no = möchte keine { EACH($cards, of: "bean", as: "many-dative", join: "or") }
table-to-hand = Zu deiner Hand
table-unpick = Auswahl aufheben
table-really = Wirklich? { $text }
table-prepare = Dieses Angebot vorbereiten
table-clock = { $unit ->
    [days] { $n } T
    [hours] { $n } Std
    [minutes] { $n } min
   *[seconds] { $n } s
}

## Handel

trade-compose = Ein Angebot machen
trade-counter = { WHO($seat) ->
    [me] Gegenangebot an dich
   *[other] Gegenangebot an { NAME($seat) }
}
trade-revise = Dein Angebot ändern
trade-you-give = Du gibst
trade-you-want = Du willst
trade-anything = Mach mir ein Angebot
trade-one-of = eine davon reicht
trade-to = An
trade-all = Alle
trade-first-come = Wer zuerst Ja sagt, bekommt es
trade-send = Anbieten
trade-gift = Verschenken
trade-ask = Darum bitten
trade-clear = Leeren
trade-inbox = Angebote auf dem Tisch
trade-none = Noch keine Angebote.
trade-none-yours = Noch keine Angebote. Tippe Karten an, um eins zu machen.
trade-accept = Annehmen
trade-accept-anyway = Annehmen, ich ernte dafür
trade-not-yet = Noch nicht
trade-decline = Ablehnen
trade-counter-it = Gegenangebot
trade-change = Ändern
trade-withdraw = Zurückziehen
trade-take-back = Zurücknehmen
trade-pick = Mit { $name } tauschen
trade-why = Ablehnen, weil …
trade-cannot = Du hast nicht, was gewünscht wird.
trade-joins = { BEAN($kind, as: "a") } passt auf { $field ->
    [0] ein Feld
   *[other] dein Feld { $field }
}{ $better ->
    [yes] { " " }({ $before } → { $after })
   *[no] { "" }
}
trade-takes-empty = { BEAN($kind, as: "a") } belegt ein leeres Feld
trade-to-hand = { BEAN($kind, as: "a") } kommt auf deine Hand
trade-costs = { $n ->
    [one] du müsstest ein Feld ernten
   *[other] du müsstest { $n } Felder ernten
}
trade-spares = erspart dir eine Ernte
trade-place = { $place ->
    [turned] aufgedeckt
    [hand] von der Hand
   *[other] Karte { $place }
}
trade-good = { BEAN($kind) }, { trade-place }
trade-less = { $n } { BEAN($kind) }: eine weniger
trade-answer-asked = { WHO($seat) ->
    [me] du bist gefragt
   *[other] { NAME($seat) } überlegt
}
trade-answer-accepted = { WHO($seat) ->
    [me] du sagst Ja
   *[other] { NAME($seat) } sagt Ja
}
trade-answer-declined = { WHO($seat) ->
    [me] du sagst Nein
   *[other] { NAME($seat) } sagt Nein
}
trade-answer-countered = { WHO($seat) ->
    [me] du machst ein Gegenangebot
   *[other] { NAME($seat) } macht ein Gegenangebot
}
trade-last-call = { WHO($seat) ->
    [me] Du beendest in { $seconds } s den Handel.
   *[other] { NAME($seat) } beendet in { $seconds } s den Handel.
}
trade-not-done = Weiter handeln
trade-ready = Von mir kommt nichts mehr
trade-signals = Allen etwas sagen
trade-signals-under = Wähle, was du meinst, und tippe dann die Bohnen an. Es verpflichtet dich zu nichts, und alle können es sehen.
trade-signal-want = Ich suche
trade-signal-have = Ich habe
trade-signal-no = Will ich nicht
trade-signalled = { BEAN($kind) }: { $meaning }
trade-orders = Daueraufträge
trade-orders-under = Der Server tauscht für dich, wann immer es geht, auch wenn du weg bist. Er bietet jeden Auftrag einmal pro Handel an und nimmt jedes Angebot an, das mindestens so gut ist. Nur du siehst das.
trade-order = { UPPER(SOME($give, of: "bean")) } für { SOME($get, of: "bean") }
trade-order-give = Ich gebe
trade-order-get = für
trade-order-count = wie viele
trade-order-gifts = Geschenke annehmen, wenn ich die Sorte anbaue
trade-order-refuse = Alle anderen Angebote an mich ablehnen
trade-order-add = Hinzufügen
trade-worth-good = gut für dich
trade-worth-even = ausgeglichen
trade-worth-bad = schlecht für dich

## Was man über den Tisch ruft

reaction-nice = Schön!
reaction-thanks = Danke
reaction-hm = Hm …
reaction-haha = Haha
reaction-ouch = Autsch
reaction-hurry = Na los!

## Nach dem Spiel

result-title = Die Ernte ist eingefahren
result-wins = { COUNT($who) ->
    [one] { EACH($who, of: "wins") }
   *[other] Gewonnen haben { EACH($who, of: "named") }.
}
result-rematch = Noch einmal spielen
result-open-rematch = Zur Revanche
result-over-time = { $currency ->
    [dollar] Dollar im Lauf des Spiels
   *[coin] Taler im Lauf des Spiels
}
result-trades = Tauschgeschäfte
result-secret = Das Geheimnis hinter dem Mischen
result-look = Den Tisch ansehen
replay-replay = Noch einmal ansehen
replay-record = Aufzeichnung herunterladen
replay-step = Zug { $at } von { $all }
replay-back = Einen Zug zurück
replay-forth = Einen Zug weiter
replay-run = Abspielen
replay-stop = Anhalten
replay-seen-by = Aus der Sicht von

## Offene Tische

lobby-none = Gerade wartet niemand. Decke einen Tisch und verschick den Link.
lobby-free = { $n ->
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
lobby-watch = Zusehen
lobby-join = Mitspielen
lobby-by = Gastgeber: { $name }

## Wie ein Spiel steht

standing-turn = du bist dran
standing-waiting = noch nicht verteilt
standing-playing = läuft
standing-paused = angehalten
standing-over = zu Ende
standing-ended = vorzeitig beendet
standing-left = du bist gegangen
standing-gone = nicht mehr da

## Tasten am Tisch

help-title = Hilfe und Tasten
help-keys = Tasten am Tisch
help-single = Einzelne Buchstaben und Ziffern als Tastenkürzel nutzen
help-tab = von einem Teil des Tisches zum nächsten
    .keys = Tab
help-arrows = durch Hand, Felder und Reiter
    .keys = ← →
help-enter = auswählen, was gerade markiert ist
    .keys = Enter
help-digits = auf dieses Feld pflanzen
    .keys = 1 2 3
help-space = weiter, wenn es nur eine Möglichkeit gibt
    .keys = Leertaste
help-answer = das erste Angebot annehmen, ablehnen oder mit einem Gegenangebot beantworten
    .keys = A  D  C
help-pays = was eine Ernte einbringt; oder eine Karte gedrückt halten
    .keys = B
help-jump = zur Hand, zu den Feldern, zu den Angeboten
    .keys = H  F  O
help-escape = eine Auswahl aufheben, dann die Lektion schließen
    .keys = Esc
help-help = diese Liste
    .keys = { "?" }

## Einstellungen

settings-title = Einstellungen
settings-theme = Farben
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-sound = Töne
settings-language = Sprache
settings-no-language = Diese Sprache ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.

## Die Verbindung, und was sich nicht öffnen lässt

link-connecting = Verbindung wird aufgebaut …
link-lost = Die Verbindung ist weg. Neuer Versuch in { $seconds } s. Dein Spiel ist sicher.
link-retry = Jetzt versuchen
link-closed = Dieser Platz lässt sich nicht öffnen.
link-no-table = Diesen Tisch gibt es nicht. Vielleicht ist er zu alt, oder der Link ist unvollständig.
link-no-watching = Diesen Tisch sieht nur, wer mitspielt. Öffne deinen Platz mit deinem eigenen Link, oder melde dich an.
link-as-guest = Den Tisch als Gast öffnen
link-again = Noch einmal versuchen
link-home = Zur Startseite
link-broken = Dieser Teil der Seite ist ausgefallen, das Spiel nicht. Dein Platz und deine Karten sind sicher.
link-reload = Seite neu laden
link-signed-out = Du bist abgemeldet. Melde dich wieder an, um zu spielen, oder sieh nur zu.
link-other-guest = Dein Link öffnet diesen Tisch nicht mehr. Du kannst einen freien Platz nehmen oder zusehen.
problem-failed = Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.
problem-offline = Der Server antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.

## Regeln

rule-show = Regel { $id }
rule-ruling = Unsere Entscheidung
rule-loading = Das Regelheft wird aufgeschlagen …
rule-none = Diese Regel gibt es nicht.
rule-back = Zurück zu { $id }
rule-title = Regeln
rule-lead = So wird gespielt. Tippe auf eine Nummer wie AB-22, um die Regel selbst zu lesen.
rule-games = Spiele
rule-how = So wird gespielt
rule-how-game = { $game }: So wird gespielt
rule-all = Alle Spiele
rule-table = Tabelle
rule-bean = Bohne
rule-cards = Karten
rule-earns-field = { UPPER(SOME($cards, of: "bean")) } bringen stattdessen ein weiteres Feld ein.
rule-ends = Mit weniger Karten als in der ersten Stufe bekommst du nichts, mit mehr als in der letzten bekommst du nicht mehr.

## Deine Spiele

mine-none = Noch keine Spiele.
mine-more = Alle { $n } zeigen
mine-sure = Dieses Spiel läuft noch. Ohne deinen eigenen Link bekommst du deinen Platz nicht zurück. Trotzdem vergessen?
mine-keep = Nicht vergessen

## Das Konto

account-link = Anmelden oder Konto anlegen
account-signed-in = Konto von { $name }
account-title = Dein Konto
account-why = Spielen kannst du auch ohne. Mit einem Konto findest du deine Spiele auf jedem Gerät, und der Server kann dir Bescheid geben, wenn du dran bist.
account-checking = Dein Konto wird gesucht …
account-name = Name
account-password = Passwort
account-password-under = Mindestens 8 Zeichen. Es kann dir nicht zugeschickt werden, heb es also gut auf.
account-sign-in = Anmelden
account-sign-up = Konto anlegen
account-to-sign-up = Ich habe noch kein Konto
account-to-sign-in = Ich habe schon ein Konto
account-name-taken = Dieser Name ist vergeben. Nimm einen anderen, oder melde dich an, wenn es deiner ist.
account-bad-form = Ein Name hat 1 bis 20 Zeichen, ein Passwort 8 bis 200.
account-patience = Zu viele falsche Passwörter. Warte eine Minute.
account-sign-out = Abmelden
account-sign-out-under = Die Spiele des Kontos verschwinden aus diesem Browser, bis du dich wieder anmeldest.
account-signed-out = Du bist abgemeldet.
account-claim = { $n ->
    [one] Ein Spiel in diesem Browser gehört noch nicht zu deinem Konto.
   *[other] { $n } Spiele in diesem Browser gehören noch nicht zu deinem Konto.
}
account-claim-do = In mein Konto aufnehmen
account-claim-rest = { $n ->
    [one] Eins davon lässt sich nicht mehr öffnen.
   *[other] { $n } davon lassen sich nicht mehr öffnen.
}
account-notices = Nachrichten, wenn du weg bist
account-notices-under = Höchstens alle 15 Minuten eine, für Spiele, die auf dich warten. Sind beide Felder leer, kommt nichts.
account-email = E-Mail-Adresse
account-webhook = Webhook (Adresse, die die Nachricht bekommt)
account-no-email = Dieser Server verschickt keine E-Mails.
account-no-webhook = Dieser Server ruft keine Webhooks auf.
account-no-channels = Dieser Server verschickt keine Nachrichten. Wer ihn betreibt, kann sie einschalten.
account-turns = Ich bin am Zug
account-offers = Ein Angebot wartet auf Antwort
account-ends = Ein Spiel ist zu Ende
account-bad-address = Das ist keine gültige Adresse. Prüfe E-Mail und Webhook.
account-save = Speichern
account-saved = Gespeichert.
account-change = Passwort ändern
account-old = Altes Passwort
account-fresh = Neues Passwort
account-changed = Geändert. Andere Browser sind abgemeldet.
account-wrong-old = Das ist nicht dein altes Passwort.
account-end = Konto löschen
account-end-goes = Name, Passwort, Nachrichten und die Liste deiner Spiele werden sofort gelöscht und lassen sich nicht wiederherstellen.
account-end-stays = Tische und Aufzeichnungen bleiben, unter dem Namen, den du dort hattest. Spiele, die dieser Browser kennt, kannst du weiterspielen, alle anderen nicht mehr.
account-end-sure = Gib zur Bestätigung dein Passwort ein
account-wrong-password = Das ist nicht dein Passwort.
account-end-do = Endgültig löschen
account-ended = Dein Konto ist gelöscht.

## Was rund um den Tisch geschieht

news-joined = { $name } setzt sich dazu.
news-left = { $removed ->
    [yes] { WHO($member) ->
        [me] Du wurdest vom Tisch entfernt.
       *[other] { NAME($member) } wurde vom Tisch entfernt.
    }
   *[no] { WHO($member) ->
        [me] Du verlässt den Tisch.
       *[other] { NAME($member) } verlässt den Tisch.
    }
}
news-renamed = Jemand heißt jetzt { $name }.
news-settings-changed = Der Gastgeber hat die Einstellungen geändert.
news-seats-swapped = Zwei Plätze sind getauscht.
news-bot-seated = { NAME($seat) } (Bot) setzt sich dazu.
news-seat-opened = Ein Platz ist offen.
news-newcomer-asked = { $name } möchte den Platz von { NAME($seat) } übernehmen.
news-newcomer-answered = { $agree ->
    [yes] { WHO($member) ->
        [me] Du bist einverstanden, dass jemand dazukommt.
       *[other] { NAME($member) } ist einverstanden, dass jemand dazukommt.
    }
   *[no] { WHO($member) ->
        [me] Du bist nicht einverstanden, dass jemand dazukommt.
       *[other] { NAME($member) } ist nicht einverstanden, dass jemand dazukommt.
    }
}
news-newcomer-turned-away = { $why ->
    [expired] { $name } spielt nicht mit: Nicht alle haben geantwortet.
    [closed] { $name } spielt nicht mit: Der Platz ist nicht mehr offen.
   *[declined] { $name } spielt nicht mit.
}
news-started = Die Karten sind verteilt.
news-moved = { $by ->
    [clock] { WHO($seat) ->
        [me] Deine Zeit war um.
       *[other] { NAME($seat) } hatte keine Zeit mehr.
    }
   *[other] { "" }
}
news-stood-in = { WHO($seat) ->
    [me] Ein Bot spielt für dich, bis du zurück bist.
   *[other] Ein Bot spielt vorerst für { NAME($seat) }.
}
news-seat-taken = { WHO($seat) ->
    [me] Du bist wieder da.
   *[other] { NAME($seat) } ist wieder da.
}
news-last-called = { WHO($seat) ->
    [me] Letzte Gelegenheit: Du beendest gleich den Handel.
   *[other] Letzte Gelegenheit: { NAME($seat) } beendet gleich den Handel.
}
news-call-taken-back = Der Handel geht weiter.
news-paused = { server-paused }
news-resumed = Das Spiel geht weiter.
news-end-wanted = { $agree ->
    [yes] { WHO($member) ->
        [me] Du möchtest das Spiel beenden.
       *[other] { NAME($member) } möchte das Spiel beenden.
    }
   *[no] { WHO($member) ->
        [me] Du möchtest weiterspielen.
       *[other] { NAME($member) } möchte weiterspielen.
    }
}
news-ended = Das Spiel wurde ohne Ergebnis beendet.
news-host-passed = { WHO($member) ->
    [me] Du bist jetzt Gastgeber.
   *[other] { NAME($member) } ist jetzt Gastgeber.
}
news-rematched = Es gibt eine Revanche.
