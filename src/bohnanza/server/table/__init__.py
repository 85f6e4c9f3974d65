"""A table's logic without I/O: `step(table, now, input)` says what to store, to send and to ask."""
