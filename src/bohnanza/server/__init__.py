"""The server: tables where people and bots play, live or over days."""
