"""The queue of puzzles: the one door through which a puzzle is put, moved and answered."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from reverie import confirmed, files
from reverie.aside_folder import spared_each
from reverie.awake.puzzle_file import (
    MOST_BYTES,
    MOST_FILE_BYTES,
    puzzle_in,
    puzzle_text,
    result_text,
)
from reverie.domain.intake.secrets import masked
from reverie.domain.intake.text import checked_text, counted
from reverie.domain.rules.puzzles import EVERY, MINUTES, incubated
from reverie.domain.values.puzzle import (
    AnswerFormat,
    Incubation,
    Pondered,
    Priority,
    Puzzle,
    PuzzleType,
    Status,
)
from reverie.domain.values.session import RULES
from reverie.errors import CannotWrite, PathRefused, Refused, Unknown

SYNC = "sync"
QUEUE, DONE, FAILED = "sleep-queue", "sleep-queue-done", "sleep-queue-failed"
RESULTS = "sleep-results"
FOLDER = {
    Status.PENDING: QUEUE,
    Status.DONE: DONE,
    Status.FAILED: FAILED,
    Status.TIMED_OUT: FAILED,
}
LOCK = ".queue.lock"
BACKLOGS = "backlog.md", "../audit-backlog.md"
MOST_LINES, LINE_CHARS = 60, 200
"""Lines of the backlog that are told, and characters of one."""


class Listed(NamedTuple):
    """A file of the queue: the puzzle it holds, or why it holds none."""

    name: str
    status: Status
    puzzle: Puzzle | None
    why: str = ""
    is_asked: bool = True
    """Whether somebody here has asked for it; what came by git or sync waits for a word."""


class PuzzleQueue:
    """The folders of puzzles below a .reverie folder."""

    def __init__(self, home: str | Path) -> None:
        self._home = Path(home)
        self._root = self._home / SYNC

    def add(
        self,
        text: str,
        now: datetime,
        *,
        type: PuzzleType = PuzzleType.CUSTOM,
        priority: Priority = Priority.STANDARD,
        format: AnswerFormat = AnswerFormat.MD,
    ) -> Puzzle:
        """Put a puzzle into the queue; secrets in it are masked."""
        said = masked(checked_text(text, MOST_BYTES, "puzzle")).strip()
        minutes, every = MINUTES[priority], EVERY[priority]
        puzzle = Puzzle(str(uuid.uuid4()), now, type, priority, format, minutes, every, said)
        with self._held():
            confirmed.confirm(self._home, *_asked(puzzle))
            self._write(puzzle, Status.PENDING)
        return puzzle

    def accept(self, name: str) -> Listed:
        """Ask, from now on, for a puzzle that came from elsewhere, as it is now."""
        with self._held():
            found = self.found(name)
            if found.puzzle is None or found.status is not Status.PENDING:
                why = found.why or f"it is {found.status} already"
                raise Refused(f"puzzle {found.name[:8]} cannot be accepted: {why}")
            confirmed.confirm(self._home, *_asked(found.puzzle))
        return found

    def is_asked(self, puzzle: Puzzle) -> bool:
        """Whether somebody here has asked for a puzzle, as it is now."""
        return confirmed.is_confirmed(self._home, *_asked(puzzle))

    def listed(self) -> list[Listed]:
        """All puzzles, those that wait first, each as its file says."""
        folders = {Status.PENDING: QUEUE, Status.DONE: DONE, Status.FAILED: FAILED}
        return [one for status, folder in folders.items() for one in self._in(folder, status)]

    def found(self, name: str) -> Listed:
        """The puzzle of an id, or of the beginning of one."""
        fits = [one for one in self.listed() if one.name.startswith(name) and name]
        if len(fits) != 1:
            what = "several puzzles begin with" if fits else "there is no puzzle"
            raise Unknown(f"{what} {name!r}; see `reverie puzzle list`")
        return fits[0]

    def incubation(self, now: datetime, by: str = RULES) -> Incubation:
        """What a night that begins now sleeps on, by who thinks in it.

        What nobody here has asked for is told to nobody but the rules, and owns no night.
        """
        waiting = self._in(QUEUE, Status.PENDING)
        unasked = [
            one
            for one in waiting
            if one.puzzle and not one.is_asked and (by != RULES or one.puzzle.is_marathon)
        ]
        due = [one.puzzle for one in waiting if one.puzzle and one not in unasked]
        tonight = incubated(due, now)
        unread = [f"puzzle {one.name[:8]} cannot be read: {one.why}" for one in waiting if one.why]
        told = "; ".join(filter(None, [tonight.waits, unasked_words(unasked), *unread]))
        patterns = any(puzzle.type is PuzzleType.PATTERN for puzzle in tonight.puzzles)
        return replace(tonight, waits=told, backlog=self._backlog() if patterns else ())

    def settle(self, name: str, status: Status) -> Listed:
        """Move a puzzle that waits to those that are done or failed."""
        with self._held():
            found = self.found(name)
            if found.status is not Status.PENDING:
                raise Refused(f"puzzle {found.name[:8]} is {found.status} already")
            self._move(found, status)
        return found

    def purge(self) -> int:
        """Remove the files of puzzles that are done or failed; their answers stay."""
        with self._held():
            over = [one for one in self.listed() if one.status is not Status.PENDING]
            for one in over:
                os.unlink(self._root / FOLDER[one.status] / f"{one.name}.md")
        return len(over)

    def keep(self, pondered: Pondered) -> None:
        """Write what came of a puzzle, and move its file if that is all that comes of it.

        Written twice it is the same.
        """
        puzzle, status = pondered.puzzle, pondered.status
        if status is Status.PENDING and not pondered.text:
            return
        with self._held():
            partial = self._path(RESULTS, f"{puzzle.id}.partial")
            is_whole = status is Status.DONE
            path = self._path(RESULTS, puzzle.id) if is_whole else partial
            files.write_whole(path, result_text(pondered))
            if is_whole and partial.exists():
                os.unlink(partial)
            if status is not Status.PENDING:
                self._move(Listed(puzzle.id, Status.PENDING, puzzle), status)

    def result(self, name: str) -> Path | None:
        """The file of the answer to a puzzle, whole or in part, if there is one."""
        paths = (self._root / RESULTS / f"{name}{end}.md" for end in ("", ".partial"))
        return next((path for path in paths if path.is_file()), None)

    def _in(self, folder: str, status: Status) -> list[Listed]:
        """The files of a folder; one that holds no puzzle says why."""
        place = self._root / folder
        files.refuse_links_before(place / "any")
        names = sorted(os.listdir(place)) if place.is_dir() else []
        given = ((name, name) for name in names if name.endswith(".md"))
        home = str(self._root.parent)
        read = spared_each(home, "puzzle", given, lambda name: _read(place, name, status))[0]
        if status is not Status.PENDING:
            return read
        return [
            one._replace(is_asked=self.is_asked(one.puzzle)) if one.puzzle else one for one in read
        ]

    def _move(self, listed: Listed, status: Status) -> None:
        """Put a puzzle where its status belongs: first there, then no longer in the queue."""
        waiting = self._root / QUEUE / f"{listed.name}.md"
        if listed.puzzle:
            confirmed.withdraw(self._home, _asked(listed.puzzle)[0])
            self._write(listed.puzzle, status)
            if waiting.exists():
                os.unlink(waiting)
        else:
            os.replace(waiting, self._path(FOLDER[status], listed.name))

    def _write(self, puzzle: Puzzle, status: Status) -> None:
        files.write_whole(self._path(FOLDER[status], puzzle.id), puzzle_text(puzzle, status))

    def _path(self, folder: str, name: str) -> Path:
        files.make_folder(self._root / folder)
        return self._root / folder / f"{name}.md"

    def _backlog(self) -> tuple[str, ...]:
        """What the backlog lists, newest first."""
        for name in BACKLOGS:
            path = Path(os.path.normpath(self._root / name))
            if path.is_file():
                text = files.read(path).decode(errors="replace")
                items = [line.strip() for line in text.splitlines()]
                listed = [
                    line[2:].strip().removeprefix("[ ] ")
                    for line in items
                    if line[:2] in ("- ", "* ") and line[2:5] != "[x]"
                ]
                return tuple(masked(line[:LINE_CHARS]) for line in listed[:MOST_LINES])
        return ()

    @contextmanager
    def _held(self) -> Iterator[None]:
        """Hold the queue alone."""
        try:
            files.make_folder(self._root)
            lock = files.open_lock(self._root / LOCK)
        except OSError as error:
            raise CannotWrite(f"{self._root} cannot be written: {error.strerror}") from None
        try:
            files.lock(lock)
            yield
        finally:
            os.close(lock)


def unasked_words(unasked: Sequence[Listed]) -> str:
    """What is said of puzzles that nobody here has asked for; nothing where there are none."""
    if not unasked:
        return ""
    which = "ID" if len(unasked) > 1 else unasked[0].name[:8]
    wait = "waits" if len(unasked) == 1 else "wait"
    return (
        f"{counted(len(unasked), 'puzzle')} from elsewhere {wait} for your word: "
        f"`reverie puzzle accept {which}`"
    )


def _asked(puzzle: Puzzle) -> tuple[str, str]:
    """By what it is known that somebody here has asked for a puzzle, word for word."""
    told = puzzle_text(puzzle, Status.PENDING)
    return f"puzzle-{confirmed.digest(told)}", told


def _read(place: Path, name: str, status: Status) -> Listed:
    """A file of the queue as a puzzle, or why it is none."""
    stem = name.removesuffix(".md")
    try:
        text = files.read(place / name, MOST_FILE_BYTES).decode()
        return Listed(stem, status, puzzle_in(text, name))
    except UnicodeDecodeError:
        return Listed(stem, status, None, f"{name}: it is not text in UTF-8")
    except (Refused, PathRefused, OSError) as error:
        return Listed(stem, status, None, str(error))
