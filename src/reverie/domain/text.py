"""Text from outside: what a mind can hold, checked once at the door."""

from __future__ import annotations

from reverie.errors import TextRefused


def checked_text(text: str, max_bytes: int, what: str = "text") -> str:
    """The text itself, if a file, a terminal and a person can take it."""
    if not text.strip():
        raise TextRefused(f"the {what} is empty; give it at least one word")
    if "\x00" in text:
        raise TextRefused(
            f"the {what} holds a NUL byte at character {text.index(chr(0))}; "
            "remove it, or record where the binary content lies instead"
        )
    try:
        size = len(text.encode())
    except UnicodeEncodeError as error:
        raise TextRefused(
            f"the {what} holds half a character (a lone surrogate) at {error.start}; "
            "decode its source with errors='replace' and record it again"
        ) from None
    if size > max_bytes:
        raise TextRefused(
            f"the {what} has {size:,} bytes and at most {max_bytes:,} are taken; "
            "split it, or record a summary and where the rest lies"
        )
    return text


def clipped(text: str, max_chars: int) -> str:
    """The text within `max_chars`, cut at a word, with an ellipsis where something is missing."""
    if len(text) <= max_chars:
        return text
    head = text[: max_chars - 1]
    return (head.rsplit(None, 1)[0] if " " in head else head) + "…"
