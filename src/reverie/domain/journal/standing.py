"""Standing: which entries of a journal have not been taken back. Light, for quick glances."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Step = tuple[int, int, Sequence[int]]
"""An entry's number; the entry an undo goes down to, or 0; the entries that undo kept."""
_Line = tuple[int, "_Line"] | None


def standing(steps: Iterable[Step]) -> set[int]:
    """The numbers of the entries that stand; undoing an undo makes its entries stand again."""
    now: _Line = None
    before: dict[int, _Line] = {}
    for number, down_to, kept in steps:
        before[number] = now
        if down_to:
            now = before.get(down_to)
            for again in kept:
                now = (again, now)
        now = (number, now)
    found = set()
    while now is not None:
        number, now = now
        found.add(number)
    return found
