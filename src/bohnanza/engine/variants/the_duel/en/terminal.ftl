### In the terminal.

terminal-welcome-the-duel =
    A bean goes onto its own kind or the one before it; “beans” lists the order.
    Gifts may be bluffs. Bonus cards ask for patterns; “bonus” explains yours.
terminal-help-the-duel = discard soy (turned over)
    .label = To discard
terminal-help-the-duel-2 = present soy   take   refuse   give soy@3   pay dollar   pay 2-2
    .label = Gifts
terminal-help-the-duel-3 = fulfil 2-2   fulfil 2-2 { $ana } 1 (with that field)   drop 2-2   pass
    .label = Bonus cards

terminal-how-fulfil = Say which bonus card: “fulfil 2-2”.

## Words that can be typed

terminal-word-present = present
terminal-word-pay = pay
terminal-word-fulfil = fulfil
    .also = fulfill
terminal-word-drop = drop
terminal-word-bonus = bonus
terminal-word-dollar = dollar
