### What the command line says: help, lists and what is wrong with the words that were typed.

cli-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
cli-bad-names = Names must be different single words, not { $names }.
