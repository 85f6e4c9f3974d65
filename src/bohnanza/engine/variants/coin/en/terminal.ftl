### In the terminal.

terminal-welcome-coin = Valuable fields let you claim the Bean Coin. Its holder draws { CARDS($draws) }.
terminal-coin = Bean Coin: { WHO($holder) ->
    [me] you have it and draw { CARDS($draws) }.
   *[other] { NAME($holder) } has it. Your fields are worth { COINS($now) }{ $enough ->
        [yes] , which is enough to claim it.
       *[no] ; you need { COINS($needed) } to claim it.
    }
}
terminal-contest = { NAME($active) } draws a card from your hand, and a Blue Bean saves the Coin
terminal-help-coin = claim   contest   pass
    .label = Bean Coin

## Words that can be typed

terminal-word-claim = claim
terminal-word-contest = contest
