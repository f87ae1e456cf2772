"""Reasons: the few signals a person is told of, out of the many features a ranker looks at."""

from __future__ import annotations

from functools import cache

_PARTS: dict[str, tuple[str, ...]] = {
    "words": (
        "words",
        "coverage",
        "said",
        "kept",
        "score",
        "relevance",
        "behind the best",
        "best sentence",
        "rarest word",
    ),
    "context": ("context",),
    "retold": ("statements", "questions"),
    "meaning": ("like said", "like after reply", "like statement"),
    "neighbours": ("neighbours", "answers", "answers what matched"),
    "session": ("session",),
    "speaker": ("speaker", "of another"),
    "fact": ("fact", "photo", "filler", "likelihood"),
    "asks": ("asks", "asks briefly"),
    "kind of answer": (),
    "date": ("on the day", "told soon after"),
}
SIGNALS = tuple(_PARTS)
"""What can speak for an answer, or against it."""
_SIGNAL = {name: signal for signal, names in _PARTS.items() for name in names}


@cache
def signal_of(feature: str) -> str:
    """The signal that a feature is a part of."""
    if feature.startswith("tells "):
        return "kind of answer"
    if feature.endswith((" before", " after")):
        return "neighbours"
    return _SIGNAL[feature]
