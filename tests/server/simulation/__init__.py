"""A whole server from a seed, without real time or I/O: store, network, clients, bots, crashes.

The store keeps what was committed and nothing else. The network delays, duplicates, loses and reorders messages.
Clients send again what was not acknowledged and connect again with what they have seen; people go away and come
back; bots answer late or wrongly; the server stops at any moment and starts again from its committed rows.
Everything promised is checked while it happens, and `Broken` says what does not hold.
"""
