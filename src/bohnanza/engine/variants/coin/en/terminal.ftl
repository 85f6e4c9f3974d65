### In the terminal.

terminal-welcome-coin = Valuable fields let you claim the Bean Coin. Its holder draws four cards.
terminal-help-coin = claim   contest   pass
    .label = Bean Coin

## Words that can be typed

terminal-word-claim = claim
terminal-word-contest = contest
