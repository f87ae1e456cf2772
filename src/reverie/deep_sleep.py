"""What deep sleep leaves: the plan of a date, what is safe to do, and in fork mode a branch."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from reverie.domain.values.conflict import Move, Scan
from reverie.errors import StoreFailed
from reverie.frozen import dataclass
from reverie.rulebook.fork import Forked, fork
from reverie.rulebook.reader import Roots
from reverie.writing.conflict_plan import (
    autoresolve_name,
    autoresolve_page,
    plan_name,
    plan_page,
    resolvable,
    scan_words,
)
from reverie.writing.file_pair import write_pair

FOLDER = Path("sync") / "sleep-deep"


@dataclass(frozen=True, slots=True)
class Left:
    """What was left for a person, and what there is to say about it."""

    plan: Path
    autoresolve: Path | None = None
    forked: Forked = Forked()
    notes: tuple[str, ...] = ()


def leave_plan(folder: Path, scan: Scan, day: date, roots: Roots, *, forks: bool) -> Left:
    """Write the pages of a date; in fork mode also make its branch, if there is something to do."""
    forked = fork(roots, day, moves_in(scan)) if forks and resolvable(scan) else Forked()
    told = fork_words(forked)
    pages = {plan_name(day): plan_page(scan, day, told, forks=forks)}
    if forks:
        pages = {autoresolve_name(day): autoresolve_page(scan, day), **pages}
    write_pair(folder, pages)
    autoresolve = folder / autoresolve_name(day) if forks else None
    return Left(folder / plan_name(day), autoresolve, forked, tuple(told))


def plan_of_night(home: Path, scan: Scan, day: date, roots: Roots, *, forks: bool) -> list[str]:
    """Leave the plan of a night; gives what to say about it, also that it could not be left."""
    try:
        left = leave_plan(home / FOLDER, scan, day, roots, forks=forks)
    except (OSError, StoreFailed) as error:
        return [f"the plan of deep sleep was not kept: {error}; `reverie reconcile` writes it anew"]
    return [f"{scan_words(scan)} {home.name}/{FOLDER / left.plan.name}", *left.notes]


def moves_in(scan: Scan) -> list[Move]:
    """The moves a fork makes: never those of what needs a decision, and each file once."""
    found: dict[str, Move] = {}
    taken: set[str] = set()
    for conflict in resolvable(scan):
        for move in conflict.moves:
            if move.source not in found and move.to not in taken:
                found[move.source] = move
                taken.add(move.to)
    return list(found.values())


def fork_words(forked: Forked) -> list[str]:
    """What came of a fork, line by line."""
    words = list(forked.notes)
    if forked.branch:
        moved = len(forked.moved)
        words.insert(0, f"The branch {forked.branch} was made, with {moved} moved or renamed.")
    if forked.blocked_by:
        words.append("No branch was made: these links hold now and would lead nowhere.")
        words += [f"{one.spot.words()} {one.spot.text}: {one.why}" for one in forked.blocked_by]
    return words
