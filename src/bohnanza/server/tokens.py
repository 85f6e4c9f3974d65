"""Tokens: 256 bits of chance; whoever has one may, and only its hash is kept."""

from __future__ import annotations

import secrets
from hashlib import sha256


def fresh_token() -> str:
    """A token that nobody can guess, fit for a link."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """How a token is kept.

    >>> hashed("tea")[:8]
    'a9f74d1e'
    """
    return sha256(token.encode()).hexdigest()
