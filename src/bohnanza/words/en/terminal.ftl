### What the terminal says beside events, tasks and moves, and the words that can be typed there.

terminal-you = You

## The welcome

terminal-welcome = Welcome to Bohnanza! You are playing { EACH($games, of: "game") } with { EACH($others, of: "them") }.
terminal-welcome-aim = Plant your hand in order and harvest your fields: whoever has the most { $currency ->
    [dollar] money wins.
   *[coin] coins wins.
}
terminal-welcome-table = Your opponent gets what you turn over and don’t plant.
terminal-welcome-typing = Type the number of a move or press Enter. “help” tells you more, “quit” leaves.

## The table

terminal-earned = { $currency ->
    [dollar] ${ $dollars }.{ $cents }
   *[coin] { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
}
terminal-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
terminal-piles = Draw pile: { terminal-cards }{ $of ->
    [1] . The game ends when it is empty.
   *[other] , run out { $runs } of { $of } times.
}{ $top ->
    [none] { "" }
   *[other] { " " }Top of the discard pile: { BEAN($top) }.
}
terminal-must-plant = set aside: { SOME($cards, of: "bean") }
terminal-says = says: { $said }
terminal-signal = { $signal ->
    [want] { WHO($seat) ->
        [me] want
       *[other] wants
    }
    [have] { WHO($seat) ->
        [me] have
       *[other] has
    }
   *[no] { WHO($seat) ->
        [me] don’t want
       *[other] doesn’t want
    }
} { $beans }
terminal-label-field = field { $field }
terminal-label-hand = hand
terminal-label-received = received
terminal-label-said = you say
terminal-empty = empty
terminal-nothing = none
terminal-next = { $bean } (next)
terminal-turned = { $where ->
    [table] On the table: { $beans }
   *[turned] { WHO($active) ->
        [me] Turned over: { $beans }
       *[other] Turned over by { NAME($active) }: { $beans }
    }
}
terminal-open-offers = Open offers:
terminal-pays = { $gains_field ->
    [yes] earns a third field
   *[no] { $coins ->
        [0] pays nothing
       *[other] pays { $coins }
    }
}
terminal-will-pay = { $gains_field ->
    [yes] with { $cards } it earns a third field
   *[no] with { $cards } it pays { $coins }
}
terminal-pays-most = which is the most
terminal-bean-pays = { $gains_field ->
    [yes] { $cards } earn a third field
   *[no] { $cards } pay { $coins }
}
terminal-your-hand = Your hand: { $cards }
terminal-a-turn = A turn:
terminal-more-rules = Type “rules” and one of the ids in brackets to read more.

## Questions

terminal-asked = { $possible ->
    [yes] Do you accept?
   *[no] { $concrete ->
        [yes] You don’t have what is wanted.
       *[no] You can answer with an offer of your own.
    }
}
terminal-counter-more = counter { terminal-counter-number }+ { BEAN($get) }
terminal-counter-with = counter { terminal-counter-number }{ BEAN($give) } for { BEAN($get) }
terminal-counter-number = { $number ->
    [0] { "" }
   *[other] { $number }{ " " }
}
terminal-or-type-deal = Or type a different deal: { $forms }.
terminal-your-trading = { COUNT($turned) ->
    [0] You may go on trading cards from your hand.
   *[other] { $room ->
        [none] Trade: you must plant what is left, and you have no room for { SOME($homeless, of: "bean") }.
        [some] Trade: you must plant what is left, and you don’t have room for everything.
       *[enough] Trade the cards you turned over, or cards from your hand. You must plant what is left.
    }
}
terminal-others-trading = { NAME($active) }{ COUNT($turned) ->
    [0] { "" }
   *[other] { " " }turned over { SOME($turned, of: "bean") } and
} is trading. You may make an offer.
terminal-pass-trading = { WHO($active) ->
    [me] Hear what the others offer; if they offer nothing, trading ends
   *[other] Offer nothing
}
terminal-hint = Or type: offer { $favor ->
    [none] { BEAN($card) } for { BEAN($wish) } to { NAME($to) }, gift { BEAN($card) } to { NAME($to) }, help.
   *[other] { BEAN($card) } for { BEAN($wish) } to { NAME($to) }, offer { $favor } for { BEAN($wish) } to { NAME($to) }, help.
}
terminal-hint-want = Or type: want { BEAN($wish) }, help.
terminal-before = { WHO($awaited) ->
    [me] Before you go on:
   *[other] Before { NAME($awaited) } goes on:
} { $chance }
terminal-go-on = Go on
terminal-enter = [Enter]
terminal-hint-pass = Type “pass” to go on without it.
terminal-landing = { $where ->
    [no-room] no room: you would have to harvest a field for it
    [empty] needs an empty field
    [hand] goes to your hand
   *[field] joins your { $growing }
}
terminal-deal = { $deal ->
    [ask] { goods-wanted } as a gift
    [gift] { goods-given } as a gift
   *[trade] { goods-given } for { goods-wanted }
}
terminal-deal-to = { EACH($to, of: "them") }: { terminal-deal }

## The story

terminal-event = { $seat ->
    [none] { UPPER($name) }.
   *[other] { NAME($seat) }: { $name }.
}
terminal-reply = { EACH($seats, of: "nominative") }: “{ $said ->
    [yes] Yes
   *[other] { UPPER(REASON($said)) }
}.”
-nominative = { WHO($it) ->
    [me] You
   *[other] { NAME($it) }
}
terminal-end-in-sight = { $left ->
    [0] The game is about to end.
    [one] The game ends when it runs out once more.
   *[other] The game ends when it has run out { SPELLED($left) } more times.
}
terminal-last-harvest = All fields are harvested: { $sums }.
terminal-winner = winner
terminal-wins = { WHO($winner) ->
    [me] You win{ terminal-tie } Well played!
   *[other] { NAME($winner) } wins{ terminal-tie } Thank you for playing!
}
terminal-tie = { $tie ->
    [yes] { " " }by the rule for ties.
   *[no] .
}
terminal-wins-shared = { EACH($winners, of: "nominative") } share the win.
terminal-seed = The same cards again: --seed { $seed }
terminal-record = The record is in { $file }.
terminal-fault = This program lost one of your moves by mistake: { $sentence }
terminal-goodbye = You leave the table. Goodbye!

## What cannot be understood or played

terminal-unclear = I don’t understand “{ $line }”. Type a number from the list, or “help”.
terminal-too-long = That line is too long.
terminal-enter-not-enough = Enter is not enough here: type { $moves ->
    [one] 1.
   *[other] a number from 1 to { $moves }.
}
terminal-enter-again = Enter alone does not get you any further: type 1 for the first move, “help” or “quit”.
terminal-no-move = There is no move { $number } in the list.
terminal-only-listed = Only the moves in the list are possible now.
terminal-no-bean = There is no bean “{ $word }” in this game. The beans are { $beans }.
terminal-nobody = Nobody here is called “{ $word }”. The others are { EACH($others, of: "them") }.
terminal-too-many-cards = Nobody has { $number } cards.
terminal-no-field = There is no field { $field }.
terminal-which-harvest = { $fields ->
    [0] You have no { BEAN($kind, as: "many") } in your fields.
   *[other] You have { BEAN($kind, as: "many") } in { SPELLED($fields) } fields: give the number, for example “harvest 1”.
}
terminal-no-offer = There is no offer { $number } in the list.
terminal-which-offer = { $open ->
    [0] There is no open offer.
   *[other] Which offer? Add its number from the list.
}
terminal-not-asked-for = The offer does not ask you for { BEAN($kind, as: "a") }.
terminal-no-reason = “{ $word }” is not one of the reasons: { EACH($reasons, of: "quoted", join: "or") }.
-quoted = “{ REASON($it) }”
terminal-no-rule = There is no rule “{ $id }”.
terminal-how-plant = Name the card and the field, for example “plant soy 2”.
terminal-how-harvest = Name the field, for example “harvest 1”.
terminal-how-offer = Say what you want for it: “offer soy for red to ben”, or “gift soy to ben”.
terminal-how-gift = Say what you give: “gift soy to ben”.
terminal-how-ask = Say what you want: “ask red for soy from ben”.
terminal-how-counter = Say what you want instead: “counter + soy”, or “counter soy for red”.
terminal-how-counter-whole = Say what you give and what you want: “counter soy for red”.
terminal-how-pick = Say with whom you trade: “pick ben”.
terminal-name-a-bean = Name one kind of bean.
terminal-pauses = { $now ->
    [yes] You will be asked wherever you may harvest. Type “pause” again to stop that.
   *[no] You will be asked only on your turn and when somebody trades.
}

## Help: what can be typed. A label, and lines with examples.

terminal-help-numbers = A number plays that move in the list. Enter plays the move marked [Enter].
terminal-help-plant = plant soy 2     harvest 1     { $buyable ->
    [yes] buy{ "     " }done
   *[no] done
}
    .label = To plant
terminal-help-discard = discard soy (from the table)   discard soy@3 (card 3 in your hand)
    .label = To discard
terminal-help-trade = offer 2 blue for red to { $ben }      gift soy to { $ana }
    ask red for soy from { $cleo }        ask any for soy
    (without a name: to everyone, or to the player whose turn it is)
    .label = To trade
terminal-help-answer = accept   decline   counter + soy   counter blue for red
    withdraw (your own offer)   pick { $ben } (one of those who accepted)
    (several offers: add the number, for example accept 2)
    .label = To answer
terminal-help-chat = want red   have soy   no chili   clear red
    .label = To chat
terminal-help-look = table   hand   log   beans (what they pay){ $explained ->
    [none] { "" }
   *[other] { "   " }{ $explained } (explained)
}
    all (every possible move)   rules (a turn in short)   rules { $rule }
    .label = To look
terminal-help-also = { $table ->
    [yes] { "" }
   *[no] pause (be asked wherever you may harvest){ "   " }
}quit
    .label = Also
terminal-help-short = Beans and names can be shortened, as long as it is clear what you mean.

terminal-chance = is there anything you want to do?
terminal-thing-now = { $name } (now)
terminal-explained-now = { $text } Now you can: { $moves }.
terminal-no-things = { $game ->
    [yes] You have none.
   *[no] There are none in this game.
}

## Words that can be typed: the one that is shown, and others with the same meaning.
## English words are always understood.

terminal-word-plant = plant
terminal-word-harvest = harvest
    .also = sell
terminal-word-buy = buy
terminal-word-done = done
    .also = end d
terminal-word-pass = pass
terminal-word-turn = turn
terminal-word-draw = draw
terminal-word-discard = discard
terminal-word-offer = offer
    .also = propose trade swap
terminal-word-gift = gift
    .also = give
terminal-word-ask = ask
    .also = request
terminal-word-counter = counter
terminal-word-revise = revise
terminal-word-withdraw = withdraw
terminal-word-accept = accept
    .also = yes y take
terminal-word-decline = decline
    .also = n reject refuse
terminal-word-take-back = take-back
terminal-word-pick = pick
terminal-word-want = want
terminal-word-have = have
terminal-word-no = no
terminal-word-clear = clear
terminal-word-hand = hand
terminal-word-help = help
    .also = h ?
terminal-word-table = table
    .also = t
terminal-word-log = log
terminal-word-beans = beans
    .also = bean
terminal-word-rules = rules
    .also = rule
terminal-word-pause = pause
terminal-word-quit = quit
    .also = exit q
terminal-word-for = for
terminal-word-to = to
terminal-word-from = from
terminal-word-with = with
terminal-word-at = at
    .also = on onto in
terminal-word-or = or
terminal-word-and = and
    .also = plus &
terminal-word-any = any
    .also = anything something
terminal-word-nothing = nothing
    .also = none
terminal-word-all = all
    .also = everyone everybody anyone anybody
terminal-word-turned = turned
    .also = turned-over
terminal-word-first-come = first-come
terminal-word-1 = one
terminal-word-2 = two
terminal-word-3 = three
terminal-word-4 = four
terminal-word-5 = five
terminal-word-filler = the
    .also = a an my your card cards of please over
