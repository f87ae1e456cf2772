"""What may be recorded."""

from __future__ import annotations

from reverie.settings.group import Group, whole, word


class RecordSettings(Group):
    """How long texts may be, what they speak, and how far ahead a date may lie."""

    max_text_bytes: int = whole(
        1_000_000,
        "The largest text of one episode, in bytes of UTF-8.",
        unit="bytes",
        at_least=10,
    )
    max_memory_chars: int = whole(
        2_000,
        "The longest text of one memory, in characters; the rest stays in its source.",
        unit="characters",
        at_least=10,
    )
    language: str = word(
        "english", "The language whose rules read what is said: english or german."
    )
    future_tolerance_s: int = whole(
        300, "How far ahead of our clock a date may lie, in seconds.", unit="seconds"
    )
