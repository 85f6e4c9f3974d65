"""Migrations: how the database came to look as it does, one file a step."""
