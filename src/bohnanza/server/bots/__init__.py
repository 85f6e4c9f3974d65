"""Bots in processes of their own, where they harm nobody: questions, the worker that asks them, the pool."""
