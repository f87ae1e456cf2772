"""Nesting: how deep what comes from outside may lie in itself, seen before anything reads it."""

from __future__ import annotations

from itertools import accumulate

DEEPEST = 64
"""Brackets within brackets; what Reverie writes itself has fewer than twenty."""
_OTHERS = bytes(set(range(256)) - set(b"[]{}"))


def refuse_deep(text: bytes) -> None:
    """Refuse JSON that nests deeper than any reader needs, as ValueError."""
    opens = text.count(b"[") + text.count(b"{")
    if opens > DEEPEST and _depth(_without_strings(text)) > DEEPEST:
        raise ValueError(f"it nests deeper than {DEEPEST} brackets")


def _depth(text: bytes) -> int:
    """The most brackets that are open at once."""
    brackets = text.translate(None, _OTHERS)
    return max(accumulate(1 if one in b"[{" else -1 for one in brackets), default=0)


def _without_strings(text: bytes) -> bytes:
    """JSON without its strings, which may hold any brackets; found quote by quote."""
    plain = text.replace(b"\\\\", b"").replace(b'\\"', b"")
    return b"".join(plain.split(b'"')[::2])
