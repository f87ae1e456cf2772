"""A torn end: a file that a full disk or a kill cut off, told from one whose end was deleted."""

from __future__ import annotations

from reverie.errors import FileRefused

ENTRY = "- id: "
MOST_DELETED = 1
"""How many entries at the end of a file a person is taken to have deleted, and nothing else."""


def refuse_torn(text: str, written: str) -> None:
    """Refuse a file that is only the beginning of what we wrote: its end would be forgotten."""
    gone = written.removeprefix(text)
    if len(gone) == len(written) or not gone.strip():
        return
    entries = gone.count(ENTRY)
    if text.endswith("\n") and entries <= MOST_DELETED:
        return
    raise FileRefused(
        text.count("\n") + 1,
        1,
        f"the file is cut off here, and {entries} entries that followed are gone; put them back, "
        "or delete the file to have it written anew; to forget some, use `reverie forget`",
    )
