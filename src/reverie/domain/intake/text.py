"""Text from outside: what a mind can hold, checked once at the door."""

from __future__ import annotations

from reverie.domain.intake.private import MARK, is_marked
from reverie.errors import TextRefused

GAP = " … "
"""Stands where the middle of a text is left out."""


def checked_text(text: str, max_bytes: int, what: str = "text") -> str:
    """The text itself, if a file, a terminal and a person can take it."""
    if not isinstance(text, str):
        raise TextRefused(f"the {what} is a {type(text).__name__}, not text; give a str")
    if not text.strip():
        raise TextRefused(f"the {what} is empty; give it at least one word")
    refuse_private(text, what)
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


def refuse_private(text: str, what: str = "text") -> None:
    """Refuse what bears the mark: whoever sets it wants that nothing is kept."""
    if is_marked(text):
        raise TextRefused(
            f"the {what} has a line that begins with {MARK}, so nothing of it is kept; "
            "leave the mark out to have it kept"
        )


def checked_words(text: str, max_chars: int) -> str:
    """The text on one line, if a memory can hold it whole."""
    words = on_one_line(checked_text(text, 4 * max_chars + 1_000_000))
    if len(words) > max_chars:
        raise TextRefused(
            f"the text has {len(words):,} characters and a memory holds at most {max_chars:,}; "
            "split it into several memories"
        )
    return words


def on_one_line(text: str) -> str:
    """The text with a space for each line end, of whatever script: nothing begins a line in it."""
    return " ".join(text.split())


def counted(number: int, noun: str) -> str:
    """A number of things, in words: `1 edit`, `2,000 edits`."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def both_ends(text: str, first: int, last: int) -> str:
    """The text; of a long one its beginning and its end, cut at words, an ellipsis between them."""
    if len(text) <= first + len(GAP) + last:
        return text
    head, tail = text[:first], text[-last:]
    begins, ends = head.rsplit(None, 1), tail.split(None, 1)
    return f"{begins[0] if len(begins) > 1 else head}{GAP}{ends[-1] if len(ends) > 1 else tail}"


def clipped(text: str, max_chars: int) -> str:
    """The text within `max_chars`, cut at a word, with an ellipsis where something is missing."""
    if len(text) <= max_chars:
        return text
    head = text[: max(0, max_chars - 1)]
    whole_words = head.rsplit(None, 1)[0] if " " in head.strip() else head
    return whole_words + "…" if max_chars else ""


def in_parts(text: str, most: int) -> list[str]:
    """A text in parts of at most `most` characters, cut between lines; a longer line is cut too."""
    parts = [""]
    for line in text.splitlines(keepends=True):
        for piece in (line[start : start + most] for start in range(0, len(line), most)):
            if len(parts[-1]) + len(piece) > most:
                parts.append("")
            parts[-1] += piece
    return [part for part in parts if part.strip()]
