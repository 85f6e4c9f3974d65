### Was das Terminal neben Ereignissen, Aufgaben und Zügen sagt, und die Wörter, die man dort tippen kann.

terminal-you = Du

## Die Begrüßung

terminal-welcome = Willkommen bei Bohnanza! Du spielst { EACH($games, of: "game", as: "quoted") } mit { EACH($others, of: "to") }.
terminal-welcome-aim = Pflanze der Reihe nach und ernte deine Felder: { $currency ->
    [dollar] Wer das meiste Geld hat, gewinnt.
   *[coin] Wer die meisten Taler hat, gewinnt.
}
terminal-welcome-table = Was du aufdeckst und nicht pflanzt, bekommt dein Gegenüber.
terminal-welcome-typing = Tippe eine Nummer oder drücke Enter. „hilfe“ zeigt mehr, „schluss“ beendet.

## Der Tisch

terminal-earned = { $currency ->
    [dollar] { $dollars },{ $cents } $
   *[coin] { $coins } Taler
}
terminal-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
terminal-piles = Zugstapel: { terminal-cards }{ $of ->
    [1] . Ist er leer, endet das Spiel.
   *[other] , { $runs } von { $of } Mal leer.
}{ $top ->
    [none] { "" }
   *[other] { " " }Oben auf dem Ablagestapel: { BEAN($top) }.
}
terminal-must-plant = beiseitegelegt: { SOME($cards, of: "bean") }
terminal-says = sagt: { $said }
terminal-signal = { $signal ->
    [want] { WHO($seat) ->
        [me] suche
       *[other] sucht
    }
    [have] { WHO($seat) ->
        [me] habe
       *[other] hat
    }
   *[no] { WHO($seat) ->
        [me] will nicht
       *[other] will nicht
    }
} { $beans }
terminal-label-field = Feld { $field }
terminal-label-hand = Hand
terminal-label-received = erhalten
terminal-label-said = du sagst
terminal-empty = leer
terminal-nothing = keine
terminal-next = { $bean } (vorn)
terminal-turned = { $where ->
    [table] Auf dem Tisch: { $beans }
   *[turned] { WHO($active) ->
        [me] Aufgedeckt: { $beans }
       *[other] Von { NAME($active) } aufgedeckt: { $beans }
    }
}
terminal-open-offers = Offene Angebote:
terminal-pays = { $gains_field ->
    [yes] bringt ein drittes Feld
   *[no] { $coins ->
        [0] bringt nichts
       *[other] bringt { $coins }
    }
}
terminal-will-pay = { $gains_field ->
    [yes] mit { $cards } ein drittes Feld
   *[no] mit { $cards } dann { $coins }
}
terminal-pays-most = mehr geht nicht
terminal-bean-pays = { $gains_field ->
    [yes] { $cards } bringen ein drittes Feld
   *[no] { $cards } bringen { $coins }
}
terminal-your-hand = Deine Hand: { $cards }
terminal-a-turn = Ein Zug:
terminal-more-rules = Mit „regeln“ und einer Nummer aus den Klammern liest du mehr.

## Fragen

terminal-asked = { $possible ->
    [yes] Nimmst du an?
   *[no] { $concrete ->
        [yes] Was gewünscht wird, hast du nicht.
       *[no] Du kannst mit einem eigenen Angebot antworten.
    }
}
terminal-counter-more = kontere { terminal-counter-number }+ { BEAN($get) }
terminal-counter-with = kontere { terminal-counter-number }{ BEAN($give) } für { BEAN($get) }
terminal-counter-number = { $number ->
    [0] { "" }
   *[other] { $number }{ " " }
}
terminal-or-type-deal = Oder tippe einen anderen Tausch: { $forms }.
terminal-your-trading = { COUNT($turned) ->
    [0] Du darfst mit deinen Handkarten weiterhandeln.
   *[other] { $room ->
        [none] Handle! Was übrig bleibt, musst du pflanzen, und für { SOME($homeless, of: "bean") } hast du keinen Platz.
        [some] Handle! Was übrig bleibt, musst du pflanzen; für alles reicht der Platz nicht.
       *[enough] Tausche Aufgedecktes oder Handkarten. Was übrig bleibt, musst du pflanzen.
    }
}
terminal-others-trading = { NAME($active) } { COUNT($turned) ->
    [0] { "" }
   *[other] hat { SOME($turned, of: "bean") } aufgedeckt und{ " " }
}handelt. Du darfst ein Angebot machen.
terminal-pass-trading = { WHO($active) ->
    [me] Zuhören; bieten die anderen nichts, endet der Handel
   *[other] Nichts bieten
}
terminal-hint = Oder tippe: biete { $favor ->
    [none] { BEAN($card) } für { BEAN($wish) } an { NAME($to) }, schenke { BEAN($card) } an { NAME($to) }, hilfe.
   *[other] { BEAN($card) } für { BEAN($wish) } an { NAME($to) }, biete { $favor } für { BEAN($wish) } an { NAME($to) }, hilfe.
}
terminal-hint-want = Oder tippe: suche { BEAN($wish) }, hilfe.
terminal-before = { WHO($awaited) ->
    [me] Bevor du weitermachst:
   *[other] Bevor { NAME($awaited) } weitermacht:
} { $chance }
terminal-go-on = Weiter
terminal-enter = [Enter]
terminal-hint-pass = Tippe „passe“, um es zu lassen.
terminal-landing = { $where ->
    [no-room] kein Platz: Du müsstest dafür ein Feld ernten
    [empty] braucht ein leeres Feld
    [hand] kommt auf deine Hand
   *[field] kommt zu { $growing }
}
terminal-deal = { $deal ->
    [ask] { goods-wanted } geschenkt
    [gift] { goods-given } geschenkt
   *[trade] { goods-given } für { goods-wanted }
}
terminal-deal-to = { EACH($to, of: "them") }: { terminal-deal }

## Der Verlauf

terminal-event = { $seat ->
    [none] { UPPER($name) }.
   *[other] { NAME($seat) }: { $name }.
}
terminal-reply = { EACH($seats, of: "nominative") }: „{ $said ->
    [yes] Ja
   *[other] { UPPER(REASON($said)) }
}.“
-nominative = { WHO($it) ->
    [me] Du
   *[other] { NAME($it) }
}
terminal-end-in-sight = { $left ->
    [0] Das Spiel endet gleich.
    [one] Ist er noch einmal leer, endet das Spiel.
   *[other] Ist er noch { SPELLED($left) } Mal leer, endet das Spiel.
}
terminal-last-harvest = Alle Felder werden geerntet: { $sums }.
terminal-winner = gewinnt
terminal-wins = { WHO($winner) ->
    [me] Du gewinnst{ terminal-tie } Gut gespielt!
   *[other] { NAME($winner) } gewinnt{ terminal-tie } Danke fürs Mitspielen!
}
terminal-tie = { $tie ->
    [yes] { " " }nach der Regel für Gleichstand.
   *[no] .
}
terminal-wins-shared = { EACH($winners, of: "nominative") } teilen sich den Sieg.
terminal-seed = Noch einmal dieselben Karten: --seed { $seed }
terminal-record = Die Aufzeichnung liegt in { $file }.
terminal-fault = Dieses Programm hat versehentlich einen deiner Züge verloren: { $sentence }
terminal-goodbye = Du verlässt den Tisch. Bis bald!

## Was nicht zu verstehen ist oder nicht geht

terminal-unclear = „{ $line }“ verstehe ich nicht. Tippe eine Nummer aus der Liste oder „hilfe“.
terminal-too-long = Diese Zeile ist zu lang.
terminal-enter-not-enough = Enter reicht hier nicht: Tippe { $moves ->
    [one] 1.
   *[other] eine Nummer von 1 bis { $moves }.
}
terminal-enter-again = Mit Enter allein geht es hier nicht weiter: Tippe 1 für den ersten Zug, „hilfe“ oder „schluss“.
terminal-no-move = In der Liste gibt es keinen Zug { $number }.
terminal-only-listed = Jetzt sind nur die Züge aus der Liste möglich.
terminal-no-bean = „{ $word }“ gibt es in diesem Spiel nicht. Die Bohnen sind { $beans }.
terminal-nobody = Hier heißt niemand „{ $word }“. Die anderen sind { EACH($others, of: "them") }.
terminal-too-many-cards = Niemand hat { $number } Karten.
terminal-no-field = Ein Feld { $field } gibt es nicht.
terminal-which-harvest = { $fields ->
    [0] Auf deinen Feldern wachsen keine { BEAN($kind, as: "many-dative") }.
   *[other] { UPPER(BEAN($kind, as: "many")) } wachsen auf { SPELLED($fields) } Feldern: Nenne die Nummer, zum Beispiel „ernte 1“.
}
terminal-no-offer = In der Liste gibt es kein Angebot { $number }.
terminal-which-offer = { $open ->
    [0] Es gibt kein offenes Angebot.
   *[other] Welches Angebot? Nenne seine Nummer aus der Liste.
}
terminal-not-asked-for = Das Angebot verlangt keine { BEAN($kind, as: "bare") } von dir.
terminal-no-reason = „{ $word }“ ist keiner der Gründe: { EACH($reasons, of: "quoted", join: "or") }.
-quoted = „{ REASON($it) }“
terminal-no-rule = Eine Regel „{ $id }“ gibt es nicht.
terminal-how-plant = Nenne Karte und Feld, zum Beispiel „pflanze soja 2“.
terminal-how-harvest = Nenne das Feld, zum Beispiel „ernte 1“.
terminal-how-offer = Sag, was du dafür willst: „biete soja für rote an ben“ oder „schenke soja an ben“.
terminal-how-gift = Sag, was du gibst: „schenke soja an ben“.
terminal-how-ask = Sag, was du willst: „erbitte rote für soja von ben“.
terminal-how-counter = Sag, was du stattdessen willst: „kontere + soja“ oder „kontere soja für rote“.
terminal-how-counter-whole = Sag, was du gibst und was du willst: „kontere soja für rote“.
terminal-how-pick = Sag, mit wem du tauschst: „tausche ben“.
terminal-name-a-bean = Nenne eine Bohnensorte.
terminal-pauses = { $now ->
    [yes] Du wirst überall gefragt, wo du ernten darfst. Noch einmal „pause“ beendet das.
   *[no] Du wirst nur gefragt, wenn du am Zug bist oder jemand handelt.
}

## Hilfe: was man tippen kann. Eine Überschrift und Zeilen mit Beispielen.

terminal-help-numbers = Eine Nummer spielt diesen Zug der Liste, Enter den mit [Enter] markierten.
terminal-help-plant = pflanze soja 2     ernte 1     { $buyable ->
    [yes] kaufe{ "     " }fertig
   *[no] fertig
}
    .label = Pflanzen
terminal-help-discard = wirf soja (vom Tisch)   wirf soja@3 (Karte 3 deiner Hand)
    .label = Abwerfen
terminal-help-trade = biete 2 blaue für rote an { $ben }      schenke soja an { $ana }
    erbitte rote für soja von { $cleo }     erbitte etwas für soja
    (ohne Namen: an alle, oder an die Person am Zug)
    .label = Handeln
terminal-help-answer = nimm   ablehnen   kontere + soja   kontere blaue für rote
    zurückziehen (dein Angebot)   tausche { $ben } (wer angenommen hat)
    (mehrere Angebote: mit Nummer, zum Beispiel nimm 2)
    .label = Antworten
terminal-help-chat = suche rote   habe soja   keine feuer   vergiss rote
    .label = Reden
terminal-help-look = tisch   hand   verlauf   bohnen (Erträge){ $explained ->
    [none] { "" }
   *[other] { "   " }{ $explained } (erklärt)
}
    alle (alle Züge)   regeln (ein Zug in Kürze)   regeln { $rule }
    .label = Nachsehen
terminal-help-also = { $table ->
    [yes] { "" }
   *[no] pause (überall gefragt werden, wo du ernten darfst){ "   " }
}schluss
    .label = Außerdem
terminal-help-short = Bohnen und Namen darfst du abkürzen, solange klar ist, was gemeint ist.

terminal-chance = Möchtest du noch etwas tun?
terminal-thing-now = { $name } (jetzt)
terminal-explained-now = { $text } Jetzt möglich: { $moves }.
terminal-no-things = { $game ->
    [yes] Du hast keine.
   *[no] In diesem Spiel gibt es keine.
}

## Wörter, die man tippen kann: das gezeigte, und andere mit derselben Bedeutung.
## Englische Wörter werden immer verstanden.

terminal-word-plant = pflanze
    .also = pflanzen
terminal-word-harvest = ernte
    .also = ernten verkaufe
terminal-word-buy = kaufe
    .also = kauf kaufen
terminal-word-done = fertig
    .also = ende weiter
terminal-word-pass = passe
    .also = passen
terminal-word-turn = aufdecken
    .also = decke
terminal-word-draw = ziehe
    .also = zieh ziehen
terminal-word-discard = wirf
    .also = abwerfen wegwerfen
terminal-word-offer = biete
    .also = bieten
terminal-word-gift = schenke
    .also = schenken gib gebe
terminal-word-ask = erbitte
    .also = frage verlange
terminal-word-counter = kontere
    .also = gegenangebot
terminal-word-revise = ändere
    .also = ändern
terminal-word-withdraw = zurückziehen
    .also = zurück
terminal-word-accept = nimm
    .also = ja j annehmen
terminal-word-decline = ablehnen
    .also = nein lehne
terminal-word-take-back = widerrufe
    .also = widerrufen
terminal-word-pick = tausche
    .also = wähle tauschen
terminal-word-want = suche
    .also = will
terminal-word-have = habe
terminal-word-no = keine
    .also = kein
terminal-word-clear = vergiss
    .also = vergessen
terminal-word-hand = hand
    .also = reiche
terminal-word-help = hilfe
terminal-word-table = tisch
terminal-word-log = verlauf
    .also = protokoll
terminal-word-beans = bohnen
    .also = bohne
terminal-word-rules = regeln
    .also = regel
terminal-word-pause = pause
terminal-word-quit = schluss
    .also = beenden verlassen
terminal-word-for = für
    .also = gegen
terminal-word-to = an
terminal-word-from = von
terminal-word-with = mit
terminal-word-at = auf
    .also = als feld
terminal-word-or = oder
terminal-word-and = und
terminal-word-any = etwas
    .also = irgendwas beliebig
terminal-word-nothing = nichts
terminal-word-all = alle
    .also = alles allen
terminal-word-turned = aufgedeckte
    .also = aufgedeckt aufgedeckten
terminal-word-first-come = zuerst
terminal-word-1 = eine
    .also = ein einen einer eins
terminal-word-2 = zwei
terminal-word-3 = drei
terminal-word-4 = vier
terminal-word-5 = fünf
terminal-word-filler = die
    .also = der den das meine meinen deine karte karten bitte
