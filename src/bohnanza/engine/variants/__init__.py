"""The games and their add-ons: each a folder with everything about it."""
