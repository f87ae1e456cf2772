"""JSON strings: what is done to texts is done to each string of it, so that it stays JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from reverie.domain.intake.secrets.mask import MASK

Change = Callable[[str], str]
"""What is done to one text."""
BLANK = "\0 \t\r\n"
LONGEST_NAMED = 1_000
"""Characters of a value that its name may tell to be a secret."""
SHORT, REMEMBERED = 200, 4096
"""Characters of a text that is masked once, and how many such texts."""
_SOLID = re.compile(r"(?<!\S)\S{20000,}")
"""What no scanner can vouch for, such as a picture spelled out in letters."""


def with_texts(text: str, change: Change) -> str:
    """The text changed; of JSON each string for itself, also where one holds JSON again."""
    if not text.startswith(("[", "{")):
        return change(text)
    try:
        read = json.loads(text)
    except (ValueError, RecursionError):
        return change(text)
    changed = _changed(read, change)
    return text if changed == read else json.dumps(changed, ensure_ascii=False)


def masking_once(mask: Change) -> Change:
    """The same mask, for which the names and short values that each line repeats cost once."""
    known = lru_cache(REMEMBERED)(mask)
    return lambda text: known(text) if len(text) <= SHORT else mask(text)


def masked_line(line: bytes, mask: Change) -> bytes:
    """A line that holds a JSON object with every text and name in it masked; nothing if it is none.

    A value is also looked at beside its name. What cannot be read cannot be masked, and goes; of a
    word of 20,000 letters only its length is kept.
    """
    text = line.decode("utf-8-sig", "replace").strip(BLANK)
    try:
        read = json.loads(text, strict=False)
        if not isinstance(read, dict):
            return b""
        told = _masked(read, mask)
        return _dumped(told) + b"\n"
    except (ValueError, RecursionError):
        return b""


def _dumped(told: Any) -> bytes:
    try:
        return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    except UnicodeEncodeError:  # half a surrogate pair, which only an escape can spell
        return json.dumps(told, separators=(",", ":")).encode()


def _masked(read: Any, mask: Change) -> Any:
    if isinstance(read, str):
        return with_texts(_SOLID.sub(_in_short, read), mask)
    if isinstance(read, list):
        return [_masked(item, mask) for item in read]
    if isinstance(read, dict):
        return {mask(name): _masked_beside(name, item, mask) for name, item in read.items()}
    return read


def _in_short(found: re.Match[str]) -> str:
    return f"[{len(found[0]):,} characters left out]"


def _masked_beside(name: str, item: Any, mask: Change) -> Any:
    """A value masked by itself, or else by what its name says of it."""
    told = _masked(item, mask)
    if told != item or not isinstance(item, str) or len(item) > LONGEST_NAMED:
        return told
    beside = f"{name}: {item}"
    return MASK if mask(beside) != beside else item


def _changed(read: Any, change: Change) -> Any:
    if isinstance(read, str):
        return with_texts(read, change)
    if isinstance(read, list):
        return [_changed(item, change) for item in read]
    if isinstance(read, dict):
        return {name: _changed(item, change) for name, item in read.items()}
    return read
