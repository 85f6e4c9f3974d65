### In the terminal.

terminal-welcome-field = Two Field Beans earn you a third field.
