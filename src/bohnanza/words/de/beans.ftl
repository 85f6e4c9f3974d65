### Bohnen: der kurze Name auf Karten, das Kürzel auf kleinen Marken, der Name in Sätzen für eine und für viele.
### Die Dativformen stehen dabei, wo sie anders lauten; alle anderen Formen entstehen daraus in `bean-any`.

bean-any = { $it }
    .a = eine { BEAN($it, as: "bare") }
    .some = { $n ->
        [one] eine { BEAN($it, as: "bare") }
       *[other] { SPELLED($n) } { BEAN($it, as: "many") }
    }
    .turned = { $n ->
        [one] die aufgedeckte { BEAN($it, as: "bare") }
       *[other] die { SPELLED($n) } aufgedeckten { BEAN($it, as: "many-dative") }
    }
    .bare-dative = { BEAN($it, as: "bare") }
    .many-dative = { BEAN($it, as: "many") }
    .dative = einer { BEAN($it, as: "bare-dative") }
    .dative-the = der { BEAN($it, as: "bare-dative") }
    .some-dative = { $n ->
        [one] einer { BEAN($it, as: "bare-dative") }
       *[other] { SPELLED($n) } { BEAN($it, as: "many-dative") }
    }

bean-garden = Garten
    .code = Ga
    .bare = Gartenbohne
    .many = Gartenbohnen

bean-red = Rote
    .code = Ro
    .bare = Rote Bohne
    .many = Rote Bohnen
    .bare-dative = Roten Bohne
    .many-dative = Roten Bohnen

bean-black-eyed = Augen
    .code = Au
    .bare = Augenbohne
    .many = Augenbohnen

bean-soy = Soja
    .code = So
    .bare = Sojabohne
    .many = Sojabohnen

bean-green = Brech
    .code = Br
    .bare = Brechbohne
    .many = Brechbohnen

bean-stink = Sau
    .code = Sa
    .bare = Saubohne
    .many = Saubohnen

bean-chili = Feuer
    .code = Fe
    .bare = Feuerbohne
    .many = Feuerbohnen

bean-blue = Blaue
    .code = Bl
    .bare = Blaue Bohne
    .many = Blaue Bohnen
    .bare-dative = Blauen Bohne
    .many-dative = Blauen Bohnen

bean-brandy = Weinbrand
    .code = We
    .bare = Weinbrandbohne
    .many = Weinbrandbohnen

bean-coffee = Kaffee
    .code = Ka
    .bare = Kaffeebohne
    .many = Kaffeebohnen

bean-cocoa = Kakao
    .code = Kk
    .bare = Kakaobohne
    .many = Kakaobohnen

bean-hidden = verdeckte Karte
    .code = { "?" }
    .bare = verdeckte Karte
    .many = verdeckte Karten
    .some = { CARDS($n) }
    .bare-dative = verdeckten Karte
    .many-dative = verdeckten Karten
