"""The steps; the newest stands in the database as its version."""
