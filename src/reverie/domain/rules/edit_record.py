"""Edit record: how a recorder notes that a file was edited, and how that is read again."""

from __future__ import annotations

import re

VERB = "edited"
_RECORD = re.compile(
    rf"{VERB} (/?[^\s/]+|/?(?:[^\s/]+/)(?:[^/\n]+/)*(?:[^\s/]+|[^/\n]*\.\w{{1,8}}))(?: \d+ times)?"
)


def edit_record(path: str, times: int) -> str:
    """The words by which it is noted that a file was edited so many times."""
    return f"{VERB} {path}" + (f" {times} times" if times > 1 else "")


def edited_file(text: str) -> str | None:
    """The path of the file whose edits a text notes; none if it says anything else."""
    record = _RECORD.fullmatch(text) if text.startswith(VERB) else None
    return record[1] if record else None
