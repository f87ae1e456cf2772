"""Third person: nothing is retold yet."""

from __future__ import annotations


def retold(sentence: str, speaker: str, listener: str = "") -> str:
    """The sentence as it is."""
    return sentence
