### Beans: the short name on cards, the code on small tokens, and the forms that sentences need.

bean-garden = Garden
    .code = Ga
    .bare = Garden Bean
    .a = a Garden Bean
    .some = { $n ->
        [one] a Garden Bean
       *[other] { $n } Garden Beans
    }

bean-red = Red
    .code = Re
    .bare = Red Bean
    .a = a Red Bean
    .some = { $n ->
        [one] a Red Bean
       *[other] { $n } Red Beans
    }

bean-black-eyed = Black-eyed
    .code = BE
    .bare = Black-eyed Bean
    .a = a Black-eyed Bean
    .some = { $n ->
        [one] a Black-eyed Bean
       *[other] { $n } Black-eyed Beans
    }

bean-soy = Soy
    .code = So
    .bare = Soy Bean
    .a = a Soy Bean
    .some = { $n ->
        [one] a Soy Bean
       *[other] { $n } Soy Beans
    }

bean-green = Green
    .code = Gr
    .bare = Green Bean
    .a = a Green Bean
    .some = { $n ->
        [one] a Green Bean
       *[other] { $n } Green Beans
    }

bean-stink = Stink
    .code = St
    .bare = Stink Bean
    .a = a Stink Bean
    .some = { $n ->
        [one] a Stink Bean
       *[other] { $n } Stink Beans
    }

bean-chili = Chili
    .code = Ch
    .bare = Chili Bean
    .a = a Chili Bean
    .some = { $n ->
        [one] a Chili Bean
       *[other] { $n } Chili Beans
    }

bean-blue = Blue
    .code = Bl
    .bare = Blue Bean
    .a = a Blue Bean
    .some = { $n ->
        [one] a Blue Bean
       *[other] { $n } Blue Beans
    }

bean-brandy = Brandy
    .code = Br
    .bare = Brandy Bean
    .a = a Brandy Bean
    .some = { $n ->
        [one] a Brandy Bean
       *[other] { $n } Brandy Beans
    }

bean-coffee = Coffee
    .code = Co
    .bare = Coffee Bean
    .a = a Coffee Bean
    .some = { $n ->
        [one] a Coffee Bean
       *[other] { $n } Coffee Beans
    }

bean-cocoa = Cocoa
    .code = Cc
    .bare = Cocoa Bean
    .a = a Cocoa Bean
    .some = { $n ->
        [one] a Cocoa Bean
       *[other] { $n } Cocoa Beans
    }

bean-field = Field
    .code = Fi
    .bare = Field Bean
    .a = a Field Bean
    .some = { $n ->
        [one] a Field Bean
       *[other] { $n } Field Beans
    }

bean-magpie = Magpie
    .code = Ma
    .bare = Magpie Bean
    .a = a Magpie Bean
    .some = { $n ->
        [one] a Magpie Bean
       *[other] { $n } Magpie Beans
    }

bean-hidden = hidden card
    .code = { "?" }
    .bare = hidden card
    .a = a hidden card
    .some = { $n ->
        [one] a card
       *[other] { $n } cards
    }
