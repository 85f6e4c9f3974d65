### The Duel: gifts, bluffs, dollars and bonus cards.

game-the-duel = The Duel
    .what = Two farmers plant rising rows of beans and earn dollars for the patterns on their bonus cards.
    .special = You offer each other gifts, and neither of you should trust them.

event-dollars-dealt = { WHO($seat) ->
    [me] You start
   *[other] { NAME($seat) } starts
} with { COINS(COUNT($cards)) }.
event-bonus-drawn = { WHO($seat) ->
    [me] You draw
   *[other] { NAME($seat) } draws
} { BONUS($bonus, as: "the") }.
event-bonus-discarded = { WHO($seat) ->
    [me] You discard
   *[other] { NAME($seat) } discards
} { BONUS($bonus, as: "the") }.
event-fulfilled = { WHO($seat) ->
    [me] You fulfil
   *[other] { NAME($seat) } fulfils
} { BONUS($bonus, as: "the") } with { WHOSE($owner_of_field) } field { $field }.
event-gift-offered = { WHO($seat) ->
    [me] You offer
   *[other] { NAME($seat) } offers
} { BEAN($kind, as: "a") } as a gift.
event-gift-taken = { WHO($seat) ->
    [me] You take
   *[other] { NAME($seat) } takes
} the gift.
event-gift-refused = { WHO($seat) ->
    [me] You refuse
   *[other] { NAME($seat) } refuses
} the gift.
event-dollar-paid = { $paid ->
    [nothing] It was a bluff, but there is nothing to pay with.
    [dollar] It was a bluff! { WHO($seat) ->
        [me] You pay
       *[other] { NAME($seat) } pays
    } a dollar.
   *[other] It was a bluff! { WHO($seat) ->
        [me] You pay
       *[other] { NAME($seat) } pays
    } with { BONUS($paid, as: "the") }.
}

task-gift = Offer { NAME($other) } a bean as a gift{ $returned ->
    [yes] { " " }in return
   *[no] { "" }
}. You may bluff, but if { NAME($other) } takes it, you pay a dollar.
task-answer = { NAME($other) } offers you { BEAN($card, as: "a") }. Take it and plant it? If it is a bluff, you get a dollar.
task-hand-over = { $bluff ->
    [yes] { NAME($other) } takes the { BEAN($card, as: "bare") } that you don’t have: pay for the bluff.
   *[no] { NAME($other) } takes the { BEAN($card, as: "bare") }: choose the card you give.
}
task-drop-bonus = You may discard one of your bonus cards. You then draw until you have three again.
task-draw-bonus = Draw a bonus card.

move-present = { $bluff ->
    [yes] Offer { BEAN($kind, as: "a") }: a bluff
   *[no] Offer { BEAN($kind, as: "a") }
}
    .note = { $bluff ->
        [yes] { "" }
       *[no] { $turned ->
            [yes] turned over
           *[no] from your hand
        }
    }
move-take = Take it
move-refuse = Refuse it
    .note = { $last ->
        [yes] { "" }
       *[no] and offer something in return
    }
move-pay = { $paid ->
    [nothing] Pay nothing
    [dollar] Pay a dollar
   *[other] Pay with { BONUS($paid, as: "the") }
}
move-fulfil = Fulfil { BONUS($bonus, as: "the") } with { WHOSE($seat) } field { $field }
    .chance = you can fulfil a bonus card.
move-drop = Discard { BONUS($bonus, as: "the") }
move-draw-bonus = Draw a bonus card

## Beside the fields, in the page

table-order-fulfil = Fulfil bonus cards for me

## What is refused, and what has to be done instead

step-gift = Offer a kind of bean as a gift.
step-answer = Take the gift, or refuse it.
step-hand-over = Give the card that you offered, or pay for the bluff.
step-drop-bonus = Discard one bonus card, or pass.
step-draw-bonus = { task-draw-bonus }

refused-bonus-not-met = The last cards on that field don’t fulfil this bonus card.
refused-drop-bonus = You can discard one of your bonus cards only after the beans have been drawn.
refused-not-your-bonus = You don’t have this bonus card.
refused-payment = Pay with one card from your dollar pile; if the pile is empty, pay nothing.
refused-gift-offered = { UPPER(BEAN($kind, as: "a")) } has already been offered this turn.
refused-must-give = You have the card, so you must give it.

## Text that cannot be read

notation-no-bonus = There is no bonus card called “{ $word }”: they look like { $example }.
notation-no-gift = You can’t offer “{ $word }” as a gift.

## Bonus cards: the name on the card, and what a field must end with.

bonus-any = { $it }
    .the = the bonus card { BONUS($it) }
    .explained = { BONUS($it) }: at least { BONUS($it, as: "what") }.
bonus-hidden = hidden bonus card
    .the = a bonus card
bonus-4-10 = “4” (10¢)
    .what = four of a kind
bonus-5-10 = “5” (10¢)
    .what = five of a kind
bonus-1-3-10 = “1 + 3” (10¢)
    .what = one bean of a kind, then three of the next
bonus-2-2-10 = “2 + 2” (10¢)
    .what = two of a kind, then two of the next
bonus-3-1-10 = “3 + 1” (10¢)
    .what = three of a kind, then one of the next
bonus-1-4-40 = “1 + 4” (40¢)
    .what = one bean of a kind, then four of the next
bonus-2-3-40 = “2 + 3” (40¢)
    .what = two of a kind, then three of the next
bonus-3-2-40 = “3 + 2” (40¢)
    .what = three of a kind, then two of the next
bonus-4-1-40 = “4 + 1” (40¢)
    .what = four of a kind, then one of the next
bonus-1-1-2-40 = “1 + 1 + 2” (40¢)
    .what = one bean of a kind, then one of the next, then two of the next
bonus-1-2-1-40 = “1 + 2 + 1” (40¢)
    .what = one bean of a kind, then two of the next, then one of the next
bonus-2-1-1-40 = “2 + 1 + 1” (40¢)
    .what = two of a kind, then one of the next, then one of the next
bonus-1-1-1-1-70 = “1 + 1 + 1 + 1” (70¢)
    .what = one bean of a kind, then one of the next, then one of the next, then one of the next
bonus-1-1-3-70 = “1 + 1 + 3” (70¢)
    .what = one bean of a kind, then one of the next, then three of the next
bonus-1-3-1-70 = “1 + 3 + 1” (70¢)
    .what = one bean of a kind, then three of the next, then one of the next
bonus-3-1-1-70 = “3 + 1 + 1” (70¢)
    .what = three of a kind, then one of the next, then one of the next
bonus-1-2-2-70 = “1 + 2 + 2” (70¢)
    .what = one bean of a kind, then two of the next, then two of the next
bonus-2-1-2-70 = “2 + 1 + 2” (70¢)
    .what = two of a kind, then one of the next, then two of the next
bonus-2-2-1-70 = “2 + 2 + 1” (70¢)
    .what = two of a kind, then two of the next, then one of the next
bonus-2-1-1-1-100 = “2 + 1 + 1 + 1” (100¢)
    .what = two of a kind, then one of the next, then one of the next, then one of the next
bonus-1-2-1-1-100 = “1 + 2 + 1 + 1” (100¢)
    .what = one bean of a kind, then two of the next, then one of the next, then one of the next
bonus-1-1-2-1-100 = “1 + 1 + 2 + 1” (100¢)
    .what = one bean of a kind, then one of the next, then two of the next, then one of the next
bonus-1-1-1-2-100 = “1 + 1 + 1 + 2” (100¢)
    .what = one bean of a kind, then one of the next, then one of the next, then two of the next

## Beside the beans; a short `.label` is for the terminal

beside-bonus = { $n ->
    [one] 1 bonus card
   *[other] { $n } bonus cards
}
beside-bonus-hand = Your bonus cards
    .label = bonus
beside-bonus-won = { WHO($seat) ->
    [me] You have fulfilled
   *[other] { NAME($seat) } has fulfilled
}
    .label = won
beside-bonus-deck = { $n ->
    [one] { $n } bonus card left
   *[other] { $n } bonus cards left
}
beside-offered = Already offered as gifts
