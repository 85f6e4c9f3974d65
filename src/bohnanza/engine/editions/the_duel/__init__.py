"""The Duel, an edition with moves and steps of its own."""
