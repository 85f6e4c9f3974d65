"""Text for positions, moves and whole games; parse(print(x)) == x."""
