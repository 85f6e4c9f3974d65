### In the terminal.

terminal-welcome-order = A bean goes onto its own kind or the one before it; “beans” lists the order.
terminal-welcome-gifts = Gifts may be bluffs. Bonus cards ask for patterns; “bonus” explains yours.
terminal-label-bonus = bonus
terminal-label-won = won
terminal-bonus-wants = { BONUS($bonus) }: at least { BONUS($bonus, as: "what") }.{ $fits ->
    [none] { "" }
   *[other] { " " }You can fulfil it now with { $fits }.
}
terminal-bonus-fits = { $name } – fits { $fits }
terminal-bonus-other = { $cards ->
    [one] 1 bonus card
   *[other] { $cards } bonus cards
}{ $won ->
    [none] { "" }
   *[other] ; won { $won }
}
terminal-no-bonus = { $game ->
    [yes] You have no bonus cards.
   *[no] There are no bonus cards in this game.
}
terminal-offered-already = Already offered as gifts: { $beans }
terminal-gift-from = { $turned ->
    [yes] turned over
   *[no] from your hand
}
terminal-refuse = and offer something in return
terminal-how-fulfil = Say which bonus card: “fulfil 2-2”.
terminal-help-discard-gift = discard soy (turned over)
    .label = To discard
terminal-help-gifts = present soy   take   refuse   give soy@3   pay dollar   pay 2-2
    .label = Gifts
terminal-help-bonus = fulfil 2-2   fulfil 2-2 { $ana } 1 (with that field)   drop 2-2   pass
    .label = Bonus cards

## Words that can be typed

terminal-word-present = present
terminal-word-pay = pay
terminal-word-fulfil = fulfil
    .also = fulfill
terminal-word-drop = drop
terminal-word-bonus = bonus
terminal-word-dollar = dollar
