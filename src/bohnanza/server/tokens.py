"""Tokens: 256 random bits that give access to whoever has them; only their hashes are stored."""

from __future__ import annotations

import secrets
from hashlib import sha256


def fresh_token() -> str:
    """A token that nobody can guess, for use in links."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """The form in which a token is stored.

    >>> hashed("tea")[:8]
    'a9f74d1e'
    """
    return sha256(token.encode()).hexdigest()
