"""Reasons: the few signals a person is told of, out of the many that are weighed."""

from __future__ import annotations

_PARTS: dict[str, tuple[str, ...]] = {
    "words": ("words", "said"),
    "other words": ("related",),
    "memory": ("kept", "decided"),
    "context": ("context",),
    "retold": ("questions",),
    "meaning": ("meaning", "rough meaning"),
    "neighbours": ("neighbours",),
    "session": ("session",),
    "speaker": ("speaker", "agent speaks"),
    "fact": ("fact", "tells", "announces"),
    "asks": ("asks", "asks briefly"),
    "date": ("on the day", "told soon after", "newer"),
}
SIGNALS = tuple(_PARTS)
"""What can speak for an answer, or against it."""
_SIGNAL = {name: signal for signal, names in _PARTS.items() for name in names}


def signal_of(name: str) -> str:
    """The signal that a column is a part of."""
    return _SIGNAL[name]
