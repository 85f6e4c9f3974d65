### Bohna Nostra: the favors, their names and what happens with them.

game-favors = Bohna Nostra
    .what = Promise a favor to sweeten a trade, and keep your promise when the favor is called in.
    .special = Everyone has the same six favors, three in hand and three still to come.

favor-any = { $it }
    .the = the favor “{ FAVOR($it) }”
    .typed = { $it } { FAVOR($it) }
    .explained = { $it }  { FAVOR($it) }: { FAVOR($it, as: "what") }
    .heading = A favor that somebody owes you:
favor-F1 = Helping Hand
    .what = The debtor’s next hand card that fits one of your fields is planted there. This happens automatically.
favor-F2 = Shared Field
    .what = At the start of the debtor’s turn, a card of a kind that you both grow moves from their field to yours. This happens automatically.
favor-F3 = First Pick
    .what = When the debtor turns over cards, you may take one of them before trading begins.
favor-F4 = Card on Demand
    .what = While cards are planted after trading, you may demand a hand card of a kind that you grow.
favor-F5 = Look at the Draw
    .what = Before the debtor draws, you may look at the cards and keep one of them.
favor-F6 = Hot Bean
    .what = At any time you may give the debtor a card from your hand, which they must plant at once.
favor-hidden = hidden favor
    .the = a hidden favor

event-favors-drawn = { WHO($seat) ->
    [me] You draw
   *[other] { NAME($seat) } draws
} { KNOWN($favors) ->
    [yes] { EACH($favors, of: "favor", as: "the") }
   *[no] { COUNT($favors) ->
        [one] a favor
       *[other] { SPELLED(COUNT($favors)) } favors
    }
}.
event-favor-handed-over = { WHO($debtor) ->
    [me] You now owe
   *[other] { NAME($debtor) } now owes
} { THEM($creditor) } { FAVOR($favor, as: "the") }.
event-favor-returned = { WHO($debtor) ->
    [me] You no longer owe
   *[other] { NAME($debtor) } no longer owes
} { THEM($creditor) } { FAVOR($favor, as: "the") }.
event-planted-for = { WHO($seat) ->
    [me] You plant
   *[other] { NAME($seat) } plants
} { BEAN($kind, as: "a") } in { WHOSE($creditor) } field { $field }.
event-repaid = { WHO($seat) ->
    [me] You move
   *[other] { NAME($seat) } moves
} { BEAN($kind, as: "a") } to { WHOSE($creditor) } field { $field }.
event-seized = { WHO($seat) ->
    [me] You take
   *[other] { NAME($seat) } takes
} the turned-over { BEAN($kind, as: "bare") }.
event-demanded = { WHO($creditor) ->
    [me] You demand
   *[other] { NAME($creditor) } demands
} a matching card from { THEM($debtor) }.
event-hand-shown = { WHO($debtor) ->
    [me] You have none and show
   *[other] { NAME($debtor) } has none and shows
} { THEM($creditor) } { WHO($debtor) ->
    [me] your
   *[other] their
} hand{ COUNT($cards) ->
    [0] .
   *[other] { KNOWN($cards) ->
        [yes] : { SOME($cards, of: "bean") }.
       *[no] .
    }
}
event-pressed = { WHO($creditor) ->
    [me] You give
   *[other] { NAME($creditor) } gives
} { THEM($debtor) } { BEAN($kind, as: "a") } to plant at once.
event-cards-peeked = { WHO($creditor) ->
    [me] You look
   *[other] { NAME($creditor) } looks
} at the { CARDS(COUNT($cards)) } that { THEM($debtor) } would draw{ KNOWN($cards) ->
    [yes] : { SOME($cards, of: "bean") }.
   *[no] .
}
event-card-kept = { WHO($seat) ->
    [me] You keep
   *[other] { NAME($seat) } keeps
} { -this-or-one-of-them }.
event-card-passed-on = { WHO($creditor) ->
    [me] You give
   *[other] { NAME($creditor) } gives
} { THEM($debtor) } { -this-or-one-of-them }.
-this-or-one-of-them = { KNOWN($kind) ->
    [yes] { BEAN($kind, as: "a") }
   *[no] one of them
}

task-plant-for = You owe { NAME($owed) } a { favor-F1 }: plant your { BEAN($card, as: "bare") } in their field.
task-repay = You owe { NAME($other) } { FAVOR("F2", as: "the") }: move a card of a kind that you both grow.
task-ask-f3 = { NAME($active) } turned over { SOME($turned, of: "bean") } and owes you { FAVOR("F3", as: "the") }. Take a card?
task-ask-f4 = You are owed { FAVOR("F4", as: "the") }. Demand a hand card of a kind that you grow?
task-ask-f5 = { NAME($other) } is about to draw and owes you { FAVOR("F5", as: "the") }. Look at the cards?
task-give-to = You owe { NAME($other) } { FAVOR("F4", as: "the") }: give a card of a kind that they grow.
task-keep = You see { SOME($drawn, of: "bean") }. Keep one and choose its place in your hand.
task-sort = { NAME($other) } gets the other cards. Which one comes next?

move-call = { $favor ->
    [F3] Take the turned-over { BEAN($kind, as: "bare") }
    [F4] Demand a card from { NAME($seat) }
    [F5] Look at the cards
   *[F6] Make { NAME($seat) } plant your { BEAN($kind, as: "bare") } (card { $place } in your hand)
}
move-keep = Keep { BEAN($kind, as: "a") } as card { $place } in your hand
move-hand = Give { BEAN($kind, as: "a") }
move-repay = Move { BEAN($kind, as: "a") } from your field { $own } to { WHOSE($seat) } field { $field }
move-plant-for = Plant { BEAN($kind, as: "a") } in { WHOSE($seat) } field { $field }

## What is refused, and what has to be done instead

step-repay = Move a card from one of your fields to the player you owe a favor.
step-ask-f3 = Take one of the turned-over cards, or pass.
step-ask-f4 = Demand a card from a player who owes you, or pass.
step-give-to = Give a card of a kind that the other player grows.
step-ask-f5 = Look at the cards that are about to be drawn, or pass.
step-keep = Keep one of the cards and say where it goes.
step-sort = Choose the card that the other player gets next.

refused-no-favors = There are no favors in this game.
refused-favors-invitation = You can ask for favors only in an offer that can be accepted as it is.
refused-favor-once = Each player has each favor only once.
refused-favors-not-in-hand = You don’t have these favors in your hand.
refused-nothing-owed-there = You don’t owe this card to anyone there.
refused-owed-planting = You owe this card to a player who grows it: plant it there.
refused-favor-not-now = You can’t call in this favor now.
refused-favor-phase-3 = This favor can be called in only in phase 3, and only by the player it is owed to.
refused-favor-not-owed = Nobody owes you this favor.
refused-magpie-given = You can’t make anyone plant a Magpie Bean.

## Text that cannot be read

notation-no-favor = There is no favor called “{ $word }”: the favors are F1 to F6.
notation-no-debt = “{ $text }” isn’t a debt: write F1 from p2.

## Beside the beans; a short `.label` is for the terminal

beside-favors = { $n ->
    [one] 1 favor
   *[other] { $n } favors
}
beside-favor-hand = Your favors{ $n ->
    [0] { "" }
   *[other] { " " }({ $n } more in your pile)
}
    .label = favors
beside-owed = { WHO($debtor) ->
    [me] You owe
   *[other] { NAME($debtor) } owes
} { THEM($creditor) }
beside-drawn = You look at
    .label = you see
