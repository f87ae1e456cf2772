"""Duplicate blocks: sections that say for the most part the same in two places."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Iterator

from reverie.domain.intake.text import clipped
from reverie.domain.rules.conflicts.min_hash import alike, shingles_of
from reverie.domain.values.conflict import Conflict, ConflictKind, Move, Spot
from reverie.domain.values.directive import Passage, Room, RuleFile

SAME_SHARE = 0.7
"""Above which share of equal text two blocks are one."""
PARALLEL_SHARE = 0.9
"""The same within one file, whose sections are often built alike on purpose."""
IDENTICAL = 1.0
ARCHIVE = "_archive"
SHOWN = 80


def duplicate_blocks(files: Iterable[RuleFile]) -> Iterator[Conflict]:
    """Each pair of sections of which more than 70 % is the same (near-duplicates)."""
    known = [
        (file, passage)
        for file in files
        if file.room not in (Room.HOOKS, Room.PAGE)
        for passage in file.passages
    ]
    for one, other, share in alike([shingles_of(p.text) for _, p in known], SAME_SHARE):
        if known[one][0] is not known[other][0] or share > PARALLEL_SHARE:
            yield _conflict(known[one], known[other], share)


def _conflict(
    one: tuple[RuleFile, Passage], other: tuple[RuleFile, Passage], share: float
) -> Conflict:
    spots = tuple(
        Spot(file.path, passage.line, passage.title or clipped(passage.text.strip(), SHOWN))
        for file, passage in (one, other)
    )
    why = f"{share:.0%} of the two is the same, so that a change of one leaves the other behind."
    if share >= IDENTICAL and _are_whole_blocks(one, other):
        copy = other[0].path
        return Conflict(
            ConflictKind.DUPLICATE,
            spots,
            why,
            f"Move the copy {copy} into {ARCHIVE}; nothing it says is lost.",
            requires_human_decision=False,
            moves=(Move(copy, _archived(copy)),),
        )
    return Conflict(
        ConflictKind.DUPLICATE,
        spots,
        why,
        "Keep one, and link to it from the other; first see whether their difference is meant.",
    )


def _are_whole_blocks(one: tuple[RuleFile, Passage], other: tuple[RuleFile, Passage]) -> bool:
    """Whether both are blocks that consist of nothing else."""
    return one[0] is not other[0] and all(
        file.room is Room.BLOCK and len(file.passages) == 1 and _says_no_more(file, passage)
        for file, passage in (one, other)
    )


def _says_no_more(file: RuleFile, passage: Passage) -> bool:
    return file.lines <= passage.text.count("\n") + passage.line + 1


def _archived(path: str) -> str:
    folder, name = posixpath.split(path)
    return posixpath.join(folder, ARCHIVE, name)
