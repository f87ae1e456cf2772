"""Patterns in words: what came back across sessions, and what a person could make of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePosixPath
from shlex import quote

from reverie.domain.intake.text import clipped, counted
from reverie.domain.values.recurrence import Pattern, PatternKind
from reverie.writing.report_block import Line

NONE = "No patterns this cycle."
WIDTH = 160
LABELS = {
    PatternKind.CORRECTION: "You had to say it again",
    PatternKind.ERROR: "Failed again",
    PatternKind.SEQUENCE: "The same steps",
    PatternKind.TOGETHER: "Changed together",
    PatternKind.SPIKE: "Error spike",
    PatternKind.MILESTONE: "Milestone",
}
"""What each kind is called, the most useful first."""
FOR_HOOK = "a candidate for a hook or a script"


def noticed(patterns: Sequence[Pattern]) -> Iterator[Line]:
    """Each pattern as a line, with what could be made of it; nothing is made by itself."""
    if not patterns:
        yield Line(NONE)
    for kind in LABELS:
        yield from map(_line, (pattern for pattern in patterns if pattern.kind is kind))


def pattern_words(pattern: Pattern) -> str:
    """What came back, in one line."""
    what = pattern.what
    match pattern.kind:
        case PatternKind.SEQUENCE:
            return " → ".join(what)
        case PatternKind.TOGETHER:
            return ", ".join(without_shared_folder(what))
        case PatternKind.ERROR | PatternKind.SPIKE:
            return ": ".join(what)
        case PatternKind.MILESTONE:
            return what[0]
    return f"“{clipped(what[0], WIDTH)}”"


def how_often(pattern: Pattern) -> str:
    """In how many sessions, and how often in all."""
    sessions = counted(len(pattern.sessions), "session")
    return sessions if pattern.times <= len(pattern.sessions) else f"{pattern.times}× in {sessions}"


def without_shared_folder(paths: Iterable[str]) -> list[str]:
    """Paths without the folder they all lie in."""
    parts = [PurePosixPath(path).parts for path in paths]
    shared = 0
    while len({some[shared : shared + 1] for some in parts}) == 1 and all(
        len(some) > shared + 1 for some in parts
    ):
        shared += 1
    return [str(PurePosixPath(*some[shared:])) for some in parts]


def _line(pattern: Pattern) -> Line:
    note, code = how_often(pattern), ""
    if pattern.kind is PatternKind.CORRECTION:
        code = f"reverie remember {quote(clipped(pattern.what[0], WIDTH).replace('`', ''))}"
    elif pattern.kind is PatternKind.SEQUENCE:
        note = f"{note}; {FOR_HOOK}"
    return Line(pattern_words(pattern), LABELS[pattern.kind], note, code)
