"""The editions: each a function of the number of players that returns a `Rules` table."""
