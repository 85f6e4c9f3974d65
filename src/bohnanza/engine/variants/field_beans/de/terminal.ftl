### Im Terminal.

terminal-welcome-field = Für zwei Ackerbohnen bekommst du ein drittes Feld.
