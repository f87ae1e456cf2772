"""Parts: a text in pieces that a host takes whole; on the hook path, so it imports nothing."""

from __future__ import annotations


def in_parts(text: str, most: int) -> list[str]:
    """A text in parts of at most `most` characters, cut between lines; a longer line is cut too."""
    parts = [""]
    for line in text.splitlines(keepends=True):
        for piece in (line[start : start + most] for start in range(0, len(line), most)):
            if len(parts[-1]) + len(piece) > most:
                parts.append("")
            parts[-1] += piece
    return [part for part in parts if part.strip()]
