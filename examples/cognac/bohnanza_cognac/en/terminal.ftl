### In the terminal.

terminal-welcome-cognac = Harvest three or more Cognac Beans to earn a sip; “sip” takes it and draws a card.
terminal-help-cognac = sip
    .label = Cognac

## Words that can be typed

terminal-word-sip = sip
