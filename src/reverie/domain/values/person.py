"""Person: whose machines trust each other, known by a key that none of them gives away."""

from __future__ import annotations

import hashlib
import hmac

from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Whoever holds a key; whoever holds the same one is the same person."""

    key: bytes

    @property
    def name(self) -> str:
        """What may be told of the key: the same for the same key, and nothing of it."""
        return hashlib.sha256(b"reverie person\n" + self.key).hexdigest()[:16]

    def seal(self, content: bytes) -> str:
        """What only this person can write below a text (HMAC-SHA-256)."""
        return hmac.new(self.key, content, hashlib.sha256).hexdigest()

    def has_sealed(self, content: bytes, seal: str) -> bool:
        """Whether this person wrote what stands below a text."""
        return hmac.compare_digest(self.seal(content), seal)

    def __repr__(self) -> str:
        return f"Person({self.name})"
