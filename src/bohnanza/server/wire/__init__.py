"""From the engine to messages: the only place that builds what leaves."""
