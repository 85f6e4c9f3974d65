### Bohnen: der kurze Name auf Karten, das Kürzel auf kleinen Marken und die Formen, die Sätze brauchen.
### `bare` steht nach dem Artikel, `dative` und `dative-the` nach „mit“, „von“ oder „zu“.

bean-garden = Garten
    .code = Ga
    .bare = Gartenbohne
    .a = eine Gartenbohne
    .dative = einer Gartenbohne
    .dative-the = der Gartenbohne
    .some = { $n ->
        [one] eine Gartenbohne
       *[other] { $n } Gartenbohnen
    }
    .some-dative = { $n ->
        [one] einer Gartenbohne
       *[other] { $n } Gartenbohnen
    }

bean-red = Rote
    .code = Ro
    .bare = Rote Bohne
    .a = eine Rote Bohne
    .dative = einer Roten Bohne
    .dative-the = der Roten Bohne
    .some = { $n ->
        [one] eine Rote Bohne
       *[other] { $n } Rote Bohnen
    }
    .some-dative = { $n ->
        [one] einer Roten Bohne
       *[other] { $n } Roten Bohnen
    }

bean-black-eyed = Augen
    .code = Au
    .bare = Augenbohne
    .a = eine Augenbohne
    .dative = einer Augenbohne
    .dative-the = der Augenbohne
    .some = { $n ->
        [one] eine Augenbohne
       *[other] { $n } Augenbohnen
    }
    .some-dative = { $n ->
        [one] einer Augenbohne
       *[other] { $n } Augenbohnen
    }

bean-soy = Soja
    .code = So
    .bare = Sojabohne
    .a = eine Sojabohne
    .dative = einer Sojabohne
    .dative-the = der Sojabohne
    .some = { $n ->
        [one] eine Sojabohne
       *[other] { $n } Sojabohnen
    }
    .some-dative = { $n ->
        [one] einer Sojabohne
       *[other] { $n } Sojabohnen
    }

bean-green = Brech
    .code = Br
    .bare = Brechbohne
    .a = eine Brechbohne
    .dative = einer Brechbohne
    .dative-the = der Brechbohne
    .some = { $n ->
        [one] eine Brechbohne
       *[other] { $n } Brechbohnen
    }
    .some-dative = { $n ->
        [one] einer Brechbohne
       *[other] { $n } Brechbohnen
    }

bean-stink = Sau
    .code = Sa
    .bare = Saubohne
    .a = eine Saubohne
    .dative = einer Saubohne
    .dative-the = der Saubohne
    .some = { $n ->
        [one] eine Saubohne
       *[other] { $n } Saubohnen
    }
    .some-dative = { $n ->
        [one] einer Saubohne
       *[other] { $n } Saubohnen
    }

bean-chili = Feuer
    .code = Fe
    .bare = Feuerbohne
    .a = eine Feuerbohne
    .dative = einer Feuerbohne
    .dative-the = der Feuerbohne
    .some = { $n ->
        [one] eine Feuerbohne
       *[other] { $n } Feuerbohnen
    }
    .some-dative = { $n ->
        [one] einer Feuerbohne
       *[other] { $n } Feuerbohnen
    }

bean-blue = Blaue
    .code = Bl
    .bare = Blaue Bohne
    .a = eine Blaue Bohne
    .dative = einer Blauen Bohne
    .dative-the = der Blauen Bohne
    .some = { $n ->
        [one] eine Blaue Bohne
       *[other] { $n } Blaue Bohnen
    }
    .some-dative = { $n ->
        [one] einer Blauen Bohne
       *[other] { $n } Blauen Bohnen
    }

bean-brandy = Weinbrand
    .code = We
    .bare = Weinbrandbohne
    .a = eine Weinbrandbohne
    .dative = einer Weinbrandbohne
    .dative-the = der Weinbrandbohne
    .some = { $n ->
        [one] eine Weinbrandbohne
       *[other] { $n } Weinbrandbohnen
    }
    .some-dative = { $n ->
        [one] einer Weinbrandbohne
       *[other] { $n } Weinbrandbohnen
    }

bean-coffee = Kaffee
    .code = Ka
    .bare = Kaffeebohne
    .a = eine Kaffeebohne
    .dative = einer Kaffeebohne
    .dative-the = der Kaffeebohne
    .some = { $n ->
        [one] eine Kaffeebohne
       *[other] { $n } Kaffeebohnen
    }
    .some-dative = { $n ->
        [one] einer Kaffeebohne
       *[other] { $n } Kaffeebohnen
    }

bean-cocoa = Kakao
    .code = Kk
    .bare = Kakaobohne
    .a = eine Kakaobohne
    .dative = einer Kakaobohne
    .dative-the = der Kakaobohne
    .some = { $n ->
        [one] eine Kakaobohne
       *[other] { $n } Kakaobohnen
    }
    .some-dative = { $n ->
        [one] einer Kakaobohne
       *[other] { $n } Kakaobohnen
    }

bean-field = Acker
    .code = Ac
    .bare = Ackerbohne
    .a = eine Ackerbohne
    .dative = einer Ackerbohne
    .dative-the = der Ackerbohne
    .some = { $n ->
        [one] eine Ackerbohne
       *[other] { $n } Ackerbohnen
    }
    .some-dative = { $n ->
        [one] einer Ackerbohne
       *[other] { $n } Ackerbohnen
    }

bean-magpie = Elster
    .code = El
    .bare = Elsterbohne
    .a = eine Elsterbohne
    .dative = einer Elsterbohne
    .dative-the = der Elsterbohne
    .some = { $n ->
        [one] eine Elsterbohne
       *[other] { $n } Elsterbohnen
    }
    .some-dative = { $n ->
        [one] einer Elsterbohne
       *[other] { $n } Elsterbohnen
    }

bean-hidden = verdeckte Karte
    .code = { "?" }
    .bare = verdeckte Karte
    .a = eine verdeckte Karte
    .some = { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
    .dative = einer verdeckten Karte
    .dative-the = der verdeckten Karte
    .some-dative = { $n ->
        [one] einer Karte
       *[other] { $n } Karten
    }
