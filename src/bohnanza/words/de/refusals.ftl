### Warum ein Zug abgelehnt wird. `step-<phase>` sagt, was stattdessen zu tun ist; der Rest heißt `refused-…`.

step-other = Jetzt ist etwas anderes zu tun.
step-plant = Pflanze die vorderste Karte deiner Hand.
step-plant-again = Pflanze noch eine Handkarte oder mach weiter.
step-discard-one = Wirf eine Handkarte ab oder behalte alle.
step-turn-over = { task-turn-over }
step-trade = Handle oder beende den Handel.
step-receive = Pflanze alle Karten, die du bekommen oder aufgedeckt hast.
step-draw = { task-draw }
step-use-offer-kinds = Pflanze jede Sorte auf dem Tisch oder wirf sie ab.
step-use-offer-cards = Pflanze jede Karte auf dem Tisch oder wirf sie ab.
step-plant-or-leave-kinds = Pflanze ganze Sorten vom Tisch oder lass den Rest liegen.
step-plant-or-leave-cards = Pflanze Karten vom Tisch oder lass den Rest liegen.
step-plant-now = Die { BEAN($kind, as: "bare") } muss sofort gepflanzt werden.
refused-game-over = { event-game-ended }

## Nicht du, oder nicht jetzt

refused-not-your-move = Gerade ist { NAME($seat) } dran.
refused-plants-first = Zuerst pflanzt { NAME($seat) }.
refused-no-such-seat = So jemanden gibt es an diesem Tisch nicht.
refused-mid-step = Warte, bis dieser Schritt vorbei ist.
refused-not-now = Das geht jetzt nicht.

## Pflanzen

refused-no-such-bean = Diese Bohne gibt es in diesem Spiel nicht.
refused-no-such-field = Du hast kein Feld { $field }.
refused-no-room = Für { BEAN($kind, as: "a") } ist kein Platz: Ernte erst ein Feld.
refused-other-bean-grows = { UPPER(BEAN($kind, as: "a")) } passt nicht auf Feld { $field }: Dort wächst eine andere Sorte.
refused-first-card = Die vorderste Karte deiner Hand ist { BEAN($kind, as: "a") }.
refused-not-to-plant = Du hast keine { BEAN($kind, as: "bare") } zu pflanzen.
refused-not-on-table = Auf dem Tisch liegt keine { BEAN($kind, as: "bare") }.
refused-hand-planting-over = Aus der Hand kannst du in diesem Zug nichts mehr pflanzen.
refused-not-in-hand = Diese Karte steckt nicht an dieser Stelle deiner Hand.

## Ernten und kaufen

refused-nothing-grows = Auf Feld { $field } wächst nichts.
refused-single-bean-here = Eine einzelne Bohne ist geschützt, außer wenn auf jedem deiner Felder genau eine liegt.
refused-single-bean = Eine einzelne Bohne ist geschützt, solange auf einem anderen deiner Felder mehr als eine liegt.
refused-harvest-own-turn = Ernten darfst du nur, wenn du am Zug bist.
refused-no-field-for-sale = In diesem Spiel kann man kein Feld kaufen.
refused-third-field-bought = Du hast dein drittes Feld schon.
refused-third-field-price = Ein drittes Feld kostet { COINS($price) }, aber du hast { COINS($coins) }.

## Angebote

refused-no-trading = In diesem Spiel wird nicht gehandelt.
refused-no-trading-now = Angebote kannst du nur machen, solange gehandelt wird.
refused-offer-to-others = Ein Angebot muss an andere am Tisch gehen.
refused-trade-with-active = Du kannst nur mit { NAME($seat) } handeln: Gehandelt wird mit der Person, die am Zug ist.
refused-name-clockwise = Nenne alle nur einmal, von dir aus im Uhrzeigersinn.
refused-no-counter = Dieses Angebot wartet nicht auf ein Gegenangebot von dir.
refused-place-for-each = Sag bei jeder Karte, die du gibst, woher sie kommt.
refused-want-unclear = Ein Angebot kann bestimmte Karten verlangen, eine von mehreren Sorten oder irgendetwas.
refused-two-kinds = Nenne mindestens zwei Sorten zur Auswahl.
refused-anything-or-kinds = Verlange entweder irgendetwas oder bestimmte Sorten, nicht beides.
refused-invitation-gives = Wenn du die anderen um Angebote bittest, musst du selbst etwas geben.
refused-no-card-traded = Mindestens eine Karte muss den Besitzer wechseln.
refused-turned-cards-active = Aufgedeckte Karten kann nur geben, wer am Zug ist.
refused-other-card = Karte { $place } deiner Hand ist keine { BEAN($kind, as: "bare") }.
refused-planted-not-tradable = Gepflanzte oder erhaltene Karten kannst du nicht tauschen.
refused-not-your-cards = Diese Karten hast du nicht.
refused-too-many-offers = Du kannst höchstens { SPELLED($most) } offene Angebote haben: Zieh erst eines zurück.
refused-declined-before = { NAME($seat) } hat dasselbe Angebot in diesem Zug schon abgelehnt.

## Antworten auf Angebote

refused-offer-gone = Dieses Angebot gibt es nicht mehr.
refused-not-your-offer = Dieses Angebot ist nicht von dir.
refused-not-accepted-by = { NAME($seat) } hat dieses Angebot nicht angenommen.
refused-offer-changed = Dieses Angebot hat sich geändert: Sieh es dir noch einmal an.
refused-offer-not-for-you = Dieses Angebot ist nicht für dich.
refused-answered-already = Dieses Angebot hast du schon beantwortet.
refused-is-invitation = Bei diesem Angebot ist noch offen, was du gibst: Antworte mit einem eigenen Angebot.
refused-no-such-reason = Wähle einen der Gründe auf der Liste.
refused-not-accepted = Dieses Angebot hast du nicht angenommen.
refused-no-such-signal = Du kannst nur sagen, dass du eine Bohne suchst, dass du sie hast oder dass du sie nicht willst.
