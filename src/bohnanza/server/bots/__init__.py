"""Bots in separate processes, where they can harm nobody: jobs, the worker that does them, the pool of workers."""
