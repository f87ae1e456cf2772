"""What is private: a message that a person marked, and the exchange up to their next unmarked one.

How a session stands is a plain word, so that hooks load no class for it.
"""

from __future__ import annotations

import json
import re

MARK = "[PRIVATE]"
"""What a person begins a line with, so that nothing of the exchange is kept."""
NEW, OPEN, MIXED, PRIVATE, WHOLE = "new", "open", "mixed", "private", "whole"
"""How a session stands: nobody spoke; nothing was private; something was, but not now; it is now;
its first message was, so that all of it is."""

_ENDS = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"
_MARKED = rf"(?i)(?:\A|[{_ENDS}])(?:(?![{_ENDS}])[\W\d_])*?\[private\]"
"""A line may begin with what is no letter: spaces, a quote sign, a fence, a number of a list."""


def is_marked(words: str) -> bool:
    """Whether a line of some words begins with the mark, in small or capital letters."""
    return "[private]" in words.lower() and re.search(_MARKED, words) is not None


def may_be_marked(lines: bytes) -> bool:
    """Whether lines of JSON can hold the mark; a look at their bytes, to parse only those."""
    low = lines.lower()
    return b"[private]" in low or (b"private" in low and b"\\u005b" in low)


def after(standing: str, words: str, *, is_typed: bool) -> str:
    """How a session stands once a person has said something; only what they typed ends privacy."""
    if standing == WHOLE or not words.strip():
        return standing
    if is_marked(words):
        return WHOLE if standing == NEW else PRIVATE
    if not is_typed:
        return standing
    return OPEN if standing in (NEW, OPEN) else MIXED


def lengths_in(position: str) -> tuple[int, ...]:
    """The length of each private message that a position in a session tells of."""
    told = json.loads(position) if "private" in position else {}
    return tuple(told.get("private") or ())


def is_private(standing: str) -> bool:
    """Whether what happens now belongs to a private exchange."""
    return standing in (PRIVATE, WHOLE)
