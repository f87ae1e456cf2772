"""Puzzles: how long each may take, and which of them a night sleeps on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from reverie.domain.intake.text import counted
from reverie.domain.rules.cadence import is_weekly_day
from reverie.domain.values.puzzle import Incubation, Pondered, Priority, Puzzle, Status

NIGHT_MINUTES = 480
MOST_PUZZLES = 5
RESULTS = ".reverie/sync/sleep-results"
"""Where answers are, seen from the project."""
MINUTES = {
    Priority.QUICK: 15,
    Priority.STANDARD: 60,
    Priority.DEEP: 240,
    Priority.MARATHON: NIGHT_MINUTES,
    Priority.WEEKLY: 60,
}
"""How long a puzzle may take."""
EVERY = {
    Priority.QUICK: 0,
    Priority.STANDARD: 20,
    Priority.DEEP: 30,
    Priority.MARATHON: 30,
    Priority.WEEKLY: 20,
}
"""After how many minutes what there is of an answer is kept."""
WHEN_TO_PICK = {
    Priority.QUICK: "one fact or one small choice",
    Priority.STANDARD: "a question you would give an hour; pick this if unsure",
    Priority.DEEP: "research with several sides, or a design",
    Priority.MARATHON: "one large question that is worth a whole night; nothing else is done in it",
    Priority.WEEKLY: "what can wait for Sunday night (UTC)",
}
"""What helps a person to choose."""


def incubated(queue: Iterable[Puzzle], now: datetime) -> Incubation:
    """The puzzles of a night, oldest first, and why the others wait.

    A marathon has a night for itself; else as many are packed as fit into the night, and one that
    does not fit lets a smaller one pass.
    """
    waiting = sorted(queue, key=lambda puzzle: (puzzle.submitted_at, puzzle.id))
    due = [p for p in waiting if p.priority is not Priority.WEEKLY or is_weekly_day(now)]
    marathons = [puzzle for puzzle in due if puzzle.is_marathon]
    tonight = marathons[:1] or _packed(due)
    return Incubation(tuple(tonight), _waits(waiting, due, tonight))


def _packed(due: Sequence[Puzzle]) -> list[Puzzle]:
    """Greedy packing, first come first served."""
    tonight: list[Puzzle] = []
    for puzzle in due:
        minutes = sum(one.minutes for one in tonight) + puzzle.minutes
        if len(tonight) < MOST_PUZZLES and minutes <= NIGHT_MINUTES:
            tonight.append(puzzle)
    return tonight


def _waits(waiting: Sequence[Puzzle], due: Sequence[Puzzle], tonight: Sequence[Puzzle]) -> str:
    weekly, others = len(waiting) - len(due), len(due) - len(tonight)
    told = []
    if weekly:
        told.append(f"{counted(weekly, 'weekly puzzle')} {_wait(weekly)} for Sunday (UTC)")
    if others:
        full = "a marathon has the night" if tonight[0].is_marathon else "the night is full"
        told.append(f"{counted(others, 'puzzle')} {_wait(others)} for another night: {full}")
    return "; ".join(told)


def _wait(count: int) -> str:
    return "waits" if count == 1 else "wait"


def budget_words(priority: Priority) -> str:
    """How long a puzzle of a priority may take, for people."""
    minutes = MINUTES[priority]
    return f"{minutes // 60} h" if minutes >= 120 else f"{minutes} min"


def time_boxed(minutes: int) -> str:
    """The mark of an answer whose time was over before it was whole."""
    return f"[TIME-BOXED — {minutes}min budget exhausted]"


def pondered_words(pondered: Pondered) -> str:
    """What came of a puzzle, in a line for the night's notes."""
    id = pondered.puzzle.id
    told, result = f"puzzle {id[:8]}", f"{RESULTS}/{id}"
    return {
        Status.DONE: f"{told} is answered: {result}.md",
        Status.TIMED_OUT: f"{told} was cut short: {pondered.why}; so far: {result}.partial.md",
        Status.FAILED: f"{told} failed: {pondered.why}",
        Status.PENDING: f"{told} waits: {pondered.why}",
    }[pondered.status]
