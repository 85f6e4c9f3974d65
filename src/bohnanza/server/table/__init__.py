"""A table's logic without I/O: `step(table, now, input)` says what is to be kept, sent and asked."""
