"""How files of the sync folder that two machines wrote become one, by what kind of file it is.

What only grows is joined line by line; what has sections, section by section; a puzzle that was
moved on stays moved. Of all else the one that was first stays, and the other is kept beside it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import PurePosixPath

from reverie.frozen import dataclass

GROWING = re.compile(r"traces/[^/]+\.jsonl\Z")
REPORT = re.compile(r"reports/sleep-[^/]+\.md\Z")
ANCHOR, LAST_RUN = "reports/install-anchor.txt", "reports/last-run.txt"
QUEUE, DONE, FAILED = "sleep-queue", "sleep-queue-done", "sleep-queue-failed"
TAKEN_AWAY = re.compile(rf"({QUEUE}|{DONE}|{FAILED})/|sleep-results/[^/]+\.partial\.md\Z")
"""What may be taken away; all else comes back from the other side."""
PLAN, RESOLVED = "-plan.md", "-autoresolve.md"
MOVES = re.compile(
    r"(traces/[\w. -]+\.jsonl"
    rf"|({QUEUE}|{DONE}|{FAILED}|sleep-results|reports|sleep-deep)/[\w. -]+\.(md|txt)"
    r"|backlog\.md|memory\.yml)\Z"
)
"""What of a sync folder travels, beside the journal,"""
MOST_NAME_BYTES = 180
"""and how long its name may be, so that it can be written beside itself first."""
SEGMENT = re.compile(r"journal/\d{6}\.jsonl\Z", re.ASCII)
_OURS = re.compile(rf"(journal|traces|{QUEUE}|{DONE}|{FAILED}|sleep-results|reports|sleep-deep)/")
_MARK = re.compile(r"<!-- reverie: night \d{1,9} -->\Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class Sides:
    """What a path says here and there, and which of both is new since both said the same."""

    ours: bytes | None
    theirs: bytes | None
    is_ours_new: bool
    is_theirs_new: bool


def travels(path: str) -> bool:
    """Whether a file of a sync folder travels, whichever side it lies on."""
    return bool(MOVES.match(path)) and len(path.encode()) <= MOST_NAME_BYTES


def is_odd(path: str) -> bool:
    """Whether a file lies where ours do, and none of ours can be called so."""
    return bool(_OURS.match(path)) and not travels(path) and not SEGMENT.match(path)


def merged(sides: Mapping[str, Sides], machine: str) -> dict[str, bytes | None]:
    """What each path says afterwards, on both sides; no mark of a conflict is ever left."""
    after: dict[str, bytes | None] = {}
    for path, both in sorted(sides.items()):
        pair = _pair_of(path, sides)
        both = _as_one(both, pair) if pair else both
        after |= _one(path, both, machine)
    return _moved_on(after)


def is_half(path: str, there: Mapping[str, bytes | None]) -> bool:
    """Whether a path is one of two that travel together, and the other is missing.

    A plan may stand alone, unless it names what was resolved; that never does.
    """
    other = _other_half(path)
    if other is None or there.get(other) is not None:
        return False
    is_named = other.rpartition("/")[2].encode() in (there.get(path) or b"")
    return path.endswith(RESOLVED) or is_named


def _one(path: str, sides: Sides, machine: str) -> dict[str, bytes | None]:
    ours, theirs = sides.ours, sides.theirs
    if ours == theirs:
        return {path: ours}
    if ours is None or theirs is None:
        return {path: _kept_or_gone(path, sides)}
    if not sides.is_ours_new:
        return {path: theirs}
    if not sides.is_theirs_new:
        return {path: ours}
    if GROWING.match(path):
        return {path: joined_lines(theirs, ours)}
    if REPORT.match(path):
        return {path: joined_sections(theirs, ours)}
    if path == ANCHOR:
        return {path: min(theirs, ours)}
    if path == LAST_RUN:
        return {path: max(theirs, ours)}
    return {path: theirs, _beside(path, machine): ours}


def _kept_or_gone(path: str, sides: Sides) -> bytes | None:
    """What becomes of a path that only one side has: it stays, unless the other took it away."""
    there = sides.theirs if sides.ours is None else sides.ours
    is_taken = sides.is_ours_new if sides.ours is None else sides.is_theirs_new
    is_changed = sides.is_theirs_new if sides.ours is None else sides.is_ours_new
    is_gone = is_taken and not is_changed and TAKEN_AWAY.match(path)
    return None if is_gone else there


def joined_lines(first: bytes, second: bytes) -> bytes:
    """All lines of one file, and those of another that it has not (a union, counted)."""
    lines = first.splitlines()
    left = Counter(lines)
    for line in second.splitlines():
        if left[line] > 0:
            left[line] -= 1
        else:
            lines.append(line)
    return b"".join(line + b"\n" for line in lines)


def joined_sections(first: bytes, second: bytes) -> bytes:
    """A report with the sections of another that it has not; each is known by its mark."""
    head, sections = _sections(first.decode(errors="replace"))
    _, more = _sections(second.decode(errors="replace"))
    for mark, text in more.items():
        there = sections.get(mark, "")
        if set(text.splitlines()) <= set(there.splitlines()):
            continue
        is_more = set(there.splitlines()) <= set(text.splitlines())
        sections[mark] = text if is_more else f"{there.rstrip()}\n\n{text}"
    texts = [head.rstrip(), *(text.rstrip() for text in sections.values())]
    return ("\n\n".join(filter(None, texts)) + "\n").encode()


def with_nights(report: bytes, nights: Mapping[int, int]) -> bytes:
    """A report whose sections tell of the same nights by other numbers."""
    head, sections = _sections(report.decode(errors="replace"))
    texts = [head.rstrip()]
    for mark, text in sections.items():
        old = int(mark.split()[3])
        new = nights.get(old, old)
        lines = text.splitlines()
        lines[:3] = [re.sub(rf"\b([Nn]ight|[Nn]ap) {old}\b", rf"\1 {new}", x) for x in lines[:3]]
        texts.append("\n".join(lines).rstrip())
    return ("\n\n".join(filter(None, texts)) + "\n").encode()


def _sections(text: str) -> tuple[str, dict[str, str]]:
    """What stands above the first mark, and each section with its mark."""
    head: list[str] = []
    found: dict[str, list[str]] = {}
    place = head
    for line in text.splitlines():
        if _MARK.match(line):
            place = found.setdefault(line, [])
        place.append(line)
    return "\n".join(head), {mark: "\n".join(lines) for mark, lines in found.items()}


def _beside(path: str, machine: str) -> str:
    """Where what came second is kept: under its name and the letter of its machine."""
    place = PurePosixPath(path)
    return str(place.with_name(f"{place.stem}.{machine}{place.suffix}"))


def _other_half(path: str) -> str | None:
    for one, other in ((PLAN, RESOLVED), (RESOLVED, PLAN)):
        if path.startswith("sleep-deep/") and path.endswith(one):
            return path.removesuffix(one) + other
    return None


def _pair_of(path: str, sides: Mapping[str, Sides]) -> Sides | None:
    other = _other_half(path)
    return sides.get(other) if other else None


def _as_one(half: Sides, other: Sides) -> Sides:
    """One of two that travel together: it is new if either is, so that both are decided alike."""
    return Sides(
        half.ours,
        half.theirs,
        half.is_ours_new or other.is_ours_new,
        half.is_theirs_new or other.is_theirs_new,
    )


def _moved_on(after: dict[str, bytes | None]) -> dict[str, bytes | None]:
    """Let a puzzle lie in one folder: where it was answered, else where it failed, else waiting."""
    for folder, before in ((DONE, (FAILED, QUEUE)), (FAILED, (QUEUE,))):
        for path in [p for p in after if p.startswith(f"{folder}/") and after[p] is not None]:
            for earlier in before:
                left = f"{earlier}/{path.partition('/')[2]}"
                if after.get(left) is not None:
                    after[left] = None
    return after
