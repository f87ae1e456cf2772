"""Size limits: blocks that are too long for one thing (violations of the Constructor Pattern)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from reverie.domain.values.conflict import Conflict, ConflictKind, Spot
from reverie.domain.values.directive import Room, RuleFile

LONGEST_FILE = 200
"""Lines of a file among the blocks."""
LONGEST_FUNCTION = 30
"""Lines of a function in one."""


def size_limits(files: Iterable[RuleFile]) -> Iterator[Conflict]:
    """Each block, and each function in one, that is longer than it may be."""
    for file in files:
        if file.room is not Room.BLOCK:
            continue
        if file.lines > LONGEST_FILE:
            yield _too_long(Spot(file.path, 1, file.name), file.lines, LONGEST_FILE)
        for routine in file.routines:
            if routine.lines > LONGEST_FUNCTION:
                spot = Spot(file.path, routine.line, routine.name)
                yield _too_long(spot, routine.lines, LONGEST_FUNCTION)


def _too_long(spot: Spot, lines: int, most: int) -> Conflict:
    return Conflict(
        ConflictKind.SIZE,
        (spot,),
        f"{spot.text} has {lines} lines; {most} are the most.",
        "Split it where one thing ends and another begins.",
    )
