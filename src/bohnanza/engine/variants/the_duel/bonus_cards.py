"""The bonus cards of The Duel: run lengths, cents, and how many there are of each.

This deck is a RECONSTRUCTION: three cards are known for certain (2-2 for 10 cents, 2-1-1 for 40, 1-4 for 40),
the others fit what is known of the printed deck. Whoever owns the printed cards can replace the rows; nothing
else depends on them. A pattern names, oldest first, how many cards of one kind and then of each next higher one.
"""

from typing import Final

ROWS: Final = (
    ("4", 10, 1),
    ("5", 10, 1),
    ("1-3", 10, 2),
    ("2-2", 10, 2),
    ("3-1", 10, 2),
    ("1-4", 40, 1),
    ("2-3", 40, 1),
    ("3-2", 40, 1),
    ("4-1", 40, 1),
    ("1-1-2", 40, 1),
    ("1-2-1", 40, 2),
    ("2-1-1", 40, 1),
    ("1-1-1-1", 70, 2),
    ("1-1-3", 70, 1),
    ("1-3-1", 70, 1),
    ("3-1-1", 70, 1),
    ("1-2-2", 70, 1),
    ("2-1-2", 70, 1),
    ("2-2-1", 70, 1),
    ("2-1-1-1", 100, 2),
    ("1-2-1-1", 100, 2),
    ("1-1-2-1", 100, 2),
    ("1-1-1-2", 100, 2),
)
