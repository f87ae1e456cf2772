"""The inbox: what calls an agent is queued beside its mind and delivered once, when it is awake.

The file only grows by lines (append-only log): a summons, then that it was kept by the mind, then
that it was told to whoever lives with the agent. A line that a kill has torn is passed over.
"""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from itertools import chain
from pathlib import Path
from threading import Lock
from typing import Any, Protocol

from reverie import files, keyed
from reverie.aside_folder import spared
from reverie.awake.gather import Position, position_from
from reverie.awake.home import beside
from reverie.domain.journal.plan import Stimulus
from reverie.domain.language import language_named
from reverie.domain.values.episode import Draft, Voice
from reverie.domain.values.summons import Summons
from reverie.errors import Asleep, StoreBusy
from reverie.ports import Alarm, Store
from reverie.settings import Settings

FILE, LOCK = "stimuli.jsonl", "stimuli.lock"
PATIENCE_S = 10.0
MOST_BYTES = 1 << 20
"""From which size on what was delivered is dropped from the file."""
PART, PART_BYTES = 1_000, 1 << 20
"""How many calls, and characters of them, one delivery takes: some three seconds of reading."""
LARGE_BYTES = 4 * MOST_BYTES
"""From which size on a person should know of a file, as nights are busy with it for long."""
SESSION, ORIGIN = "stimulus-", "stimulus "
"""What the note of a day's summonses is called by, and the origin of each."""
KEPT, TOLD = "kept", "told"


class Inbox(Protocol):
    """Where summonses wait; from any thread."""

    def put(self, summons: Summons) -> None:
        """Queue one; it is safe when this returns."""

    def all(self) -> Iterable[tuple[Summons, Collection[str]]]:
        """Every summons that is still known, oldest first, with what became of it."""

    def mark(self, what: str, ids: Sequence[str]) -> None:
        """Note what became of some."""

    def version(self) -> object:
        """Another value whenever something was added."""


class InboxInRam:
    """The inbox of a mind that is kept nowhere."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[Summons, set[str]]] = {}
        self._lock, self._version = Lock(), 0

    def put(self, summons: Summons) -> None:
        """Queue one."""
        with self._lock:
            self._found[summons.id] = summons, set()
            self._version += 1

    def all(self) -> Sequence[tuple[Summons, Collection[str]]]:
        """Every summons, with what became of it."""
        with self._lock:
            return [(summons, set(marks)) for summons, marks in self._found.values()]

    def mark(self, what: str, ids: Sequence[str]) -> None:
        """Note what became of some; what was kept and told is forgotten."""
        with self._lock:
            for name in ids:
                self._found[name][1].add(what)
                if {KEPT, TOLD} <= self._found[name][1]:
                    del self._found[name]
            self._version += 1

    def version(self) -> object:
        """How often something was added."""
        return self._version


class InboxFile:
    """The inbox of one agent in a file beside its mind."""

    def __init__(self, mind: Path, agent: str) -> None:
        self._path, self._lock = beside(mind, FILE), beside(mind, LOCK)
        self._agent = agent

    def put(self, summons: Summons) -> None:
        """Queue one; it is on the disk when this returns."""
        files.make_folder(self._path.parent)
        self._append(_written(summons))

    def all(self) -> Iterator[tuple[Summons, Collection[str]]]:
        """Every summons of this agent with what became of it; one at a time, however many wait."""
        marks: dict[str, set[str]] = {}
        for line in self._own_lines():
            for mark in (KEPT, TOLD):
                for name in line.get(mark) or ():
                    marks.setdefault(name, set()).add(mark)
        for line in self._own_lines():
            if summons := _read(line):
                yield summons, marks.get(summons.id, set())

    def mark(self, what: str, ids: Sequence[str]) -> None:
        """Note what became of some; a file that has grown long loses what was delivered."""
        self._append({what: list(ids)})
        is_long = what == KEPT and (size := self.size()) > MOST_BYTES
        if is_long and 2 * sum(map(len, self._left())) < size:
            self._shorten()

    def size(self) -> int:
        """How many bytes lie in the file."""
        return os.stat(self._path).st_size if os.path.lexists(self._path) else 0

    def version(self) -> object:
        """The time and size of the file; none while there is no file."""
        try:
            found = os.stat(self._path)
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size

    def _own_lines(self) -> Iterator[dict[str, Any]]:
        return (line for line in self._lines() if line.get("agent") == self._agent)

    def _lines(self) -> Iterator[dict[str, Any]]:
        if not os.path.lexists(self._path):
            return
        for line in keyed.lines(self._path):
            try:
                told = json.loads(line)
            except ValueError:
                continue
            if isinstance(told, dict):
                yield told

    def _append(self, told: dict[str, Any]) -> None:
        line = json.dumps({"agent": self._agent, **told}, ensure_ascii=False)
        with self._alone():
            keyed.append(str(self._path), line)

    def _shorten(self) -> None:
        """Write the file anew without what this agent was told; the others' lines stay."""
        with self._alone():
            keyed.replace_lines(self._path, self._left())

    def _left(self) -> Iterator[str]:
        """The lines of others, and of what waits."""
        others = (line for line in self._lines() if line.get("agent") != self._agent)
        waits = (one for one, marks in self.all() if KEPT not in marks)
        left = ({**_written(one), "agent": self._agent} for one in waits)
        for line in chain(others, left):
            yield json.dumps(line, ensure_ascii=False)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        descriptor = files.open_lock(self._lock)
        try:
            if not files.lock(descriptor, PATIENCE_S):
                raise StoreBusy(f"others kept {self._path} for too long; try again")
            yield
        finally:
            os.close(descriptor)


class Callers:
    """Rings for whatever waits in an inbox, and for another alarm beside it."""

    def __init__(self, inbox: Inbox, other: Alarm | None = None) -> None:
        self._inbox, self._other = inbox, other
        self._version: object = None
        self._call: Stimulus | None = None

    def heard(self) -> Stimulus | None:
        """The most pressing call so far; the inbox is read only when it has changed."""
        if (version := self._inbox.version()) != self._version:
            self._version = version
            calls, _ = spared("", "alarm", self._calls, set[Stimulus])  # the delivery names it
            self._call = max(calls, key=list(Stimulus).index, default=None)
        other = self._other.heard() if self._other else None
        return other if other is Stimulus.URGENT else self._call or other

    def _calls(self) -> set[Stimulus]:
        return {summons.stimulus for summons in pending(self._inbox)}


def pending(inbox: Inbox) -> list[Summons]:
    """What waits to be delivered, oldest first."""
    return [summons for summons, marks in inbox.all() if KEPT not in marks]


def waits(inbox: Inbox) -> bool:
    """Whether anything waits to be delivered."""
    return any(KEPT not in marks for _, marks in inbox.all())


def untold(inbox: Inbox) -> list[Summons]:
    """What the mind has and nobody who lives with the agent was told, oldest first."""
    return [s for s, marks in inbox.all() if s.text and KEPT in marks and TOLD not in marks]


def deliver(inbox: Inbox, store: Store, now: datetime, settings: Settings) -> list[Summons]:
    """Let the mind have what waits, each once, as notes of their days; nothing while it sleeps.

    However much waits, no more than a part is taken: the rest is for the next time.
    """
    waiting = _part(inbox)
    if not waiting:
        return []
    days: dict[str, list[Summons]] = {}
    for summons in filter(_has_words, waiting):
        days.setdefault(f"{SESSION}{summons.at:%Y-%m-%d}", []).append(summons)
    try:
        with store.night_lock(waits=False):
            for session, some in sorted(days.items()):
                _keep(store, session, some, now, settings)
    except Asleep:
        return []
    inbox.mark(KEPT, [summons.id for summons in waiting])
    return [*filter(_has_words, waiting)]


def _part(inbox: Inbox) -> list[Summons]:
    """The oldest of what waits, as much as one delivery takes."""
    part: list[Summons] = []
    size = 0
    for summons in (one for one, marks in inbox.all() if KEPT not in marks):
        size += len(summons.text)
        if part and (size > PART_BYTES or len(part) == PART):
            break
        part.append(summons)
    return part


def _has_words(summons: Summons) -> bool:
    return bool(summons.text)


def _keep(
    store: Store, session: str, some: Sequence[Summons], now: datetime, settings: Settings
) -> None:
    """Record what the mind does not have yet: it knows by their ids which it has."""
    before = store.sessions.read(session).gathered
    known = position_from(before).bookmarks
    there = set(known)
    new = [*{summons.id: summons for summons in some if summons.id not in there}.values()]
    if not new:
        return
    cues = language_named(settings.record.language).cues
    drafts = [
        Draft(
            min(one.at, now),
            one.voice,
            one.text,
            cues.appraise(one.text, one.voice),
            f"{ORIGIN}{one.id}",
        )
        for one in new
    ]
    position = Position({}, (*known, *(one.id for one in new))).text()
    store.gather(
        session,
        drafts,
        drafts[-1].at,
        before=before,
        position=position,
        settings=settings,
        is_note=True,
    )


def _written(summons: Summons) -> dict[str, Any]:
    return {
        "id": summons.id,
        "at": summons.at.isoformat(),
        "text": summons.text,
        "urgent": summons.urgent,
        "voice": summons.voice.value,
    }


def _read(line: dict[str, Any]) -> Summons | None:
    """The summons of a line; none if it is something else."""
    try:
        return Summons(
            str(line["id"]),
            datetime.fromisoformat(line["at"]),
            str(line["text"]),
            bool(line["urgent"]),
            Voice(line["voice"]),
        )
    except (KeyError, ValueError, TypeError):
        return None
