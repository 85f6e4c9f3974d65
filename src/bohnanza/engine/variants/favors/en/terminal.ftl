### In the terminal.

terminal-welcome-favors = Favors sweeten a trade and are called in later; “favors” explains them.
terminal-help-favors = offer F3 for red to { $ana }   ask F1 for soy from { $ana }   pass
    call F3 soy   call F4 { $ana }   call F5   call F6 { $ana } soy@3
    plant soy for { $ana } 1   repay 1 to { $ana } 2   keep soy at 1   hand soy
    .label = Favors

## Words that can be typed

terminal-word-call = call
terminal-word-keep = keep
terminal-word-repay = repay
terminal-word-favor = favors
    .also = favor
