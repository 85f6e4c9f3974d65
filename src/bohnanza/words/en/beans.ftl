### Beans: the short name on cards, the code on small tokens, the name in sentences for one and for many.
### All other forms are made from these in `bean-any`.

bean-any = { $it }
    .a = a { BEAN($it, as: "bare") }
    .some = { $n ->
        [one] a { BEAN($it, as: "bare") }
       *[other] { SPELLED($n) } { BEAN($it, as: "many") }
    }
    .turned = { $n ->
        [one] the turned-over { BEAN($it, as: "bare") }
       *[other] the { SPELLED($n) } turned-over { BEAN($it, as: "many") }
    }

bean-garden = Garden
    .code = Ga
    .bare = Garden Bean
    .many = Garden Beans

bean-red = Red
    .code = Re
    .bare = Red Bean
    .many = Red Beans

bean-black-eyed = Black-eyed
    .code = BE
    .bare = Black-eyed Bean
    .many = Black-eyed Beans

bean-soy = Soy
    .code = So
    .bare = Soy Bean
    .many = Soy Beans

bean-green = Green
    .code = Gr
    .bare = Green Bean
    .many = Green Beans

bean-stink = Stink
    .code = St
    .bare = Stink Bean
    .many = Stink Beans

bean-chili = Chili
    .code = Ch
    .bare = Chili Bean
    .many = Chili Beans

bean-blue = Blue
    .code = Bl
    .bare = Blue Bean
    .many = Blue Beans

bean-brandy = Brandy
    .code = Br
    .bare = Brandy Bean
    .many = Brandy Beans

bean-coffee = Coffee
    .code = Co
    .bare = Coffee Bean
    .many = Coffee Beans

bean-cocoa = Cocoa
    .code = Cc
    .bare = Cocoa Bean
    .many = Cocoa Beans

bean-hidden = hidden card
    .code = { "?" }
    .bare = hidden card
    .many = hidden cards
    .some = { CARDS($n) }
