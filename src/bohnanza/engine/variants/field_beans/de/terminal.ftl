### Im Terminal.

terminal-welcome-field-beans = Für zwei Ackerbohnen bekommst du ein drittes Feld.
