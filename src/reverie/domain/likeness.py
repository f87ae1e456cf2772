"""Likeness: when two texts say the same."""

from __future__ import annotations

import hashlib
import unicodedata


def normalised(text: str) -> str:
    """The text without the differences that do not change what it says."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return " ".join(folded.split()).rstrip(".!… ")


def fingerprint(text: str) -> str:
    """A short name of what a text says, equal for texts that differ only in looks."""
    return hashlib.sha256(normalised(text).encode()).hexdigest()[:24]
