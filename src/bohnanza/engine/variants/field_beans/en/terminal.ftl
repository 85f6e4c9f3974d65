### In the terminal.

terminal-welcome-field-beans = Two Field Beans earn you a third field.
