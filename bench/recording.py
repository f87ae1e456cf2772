"""Recording: what one episode costs, alone and while a big night runs on the same file."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple, TypeVar

import figures
import made_minds
from figures import Line, duration, judged, percentile, spread
from reverie.domain.intake.moment import as_milliseconds
from reverie.domain.journal.entry import Entry
from reverie.domain.language.english.cues import appraise
from reverie.domain.values.episode import Voice
from reverie.mind import OpenMind
from reverie.stores import columns
from reverie.stores.sqlite.connect import connect
from reverie.stores.sqlite.store import SqliteStore
from reverie.wiring import open_mind

BARE_LIMIT = 10.0
"""How many bare inserts one recording may cost."""
STEP_LIMIT = 2.0
"""How many of the night's longest steps one recording may have to wait."""
PAUSE_S = 0.002
"""Between two recordings, as an agent that works fast would make them."""

T = TypeVar("T")


class Span(NamedTuple):
    """Something that took from one moment to another, on the clock all processes share."""

    what: str
    began: float
    ended: float
    waited: float = 0.0
    """How much of it was waiting for its turn to write, in seconds."""

    @property
    def seconds(self) -> float:
        """How long it took once it had its turn."""
        return self.ended - self.began - self.waited


def main() -> None:
    """Measure and print."""
    small = figures.is_small(__doc__)
    with figures.workplace() as folder:
        recorded_alone(folder, 1_000 if small else 5_000)
        recorded_during_a_night(folder, 2_000 if small else 10_000)


def recorded_alone(folder: Path, repetitions: int) -> None:
    """Record and insert the same row in turns, each in a transaction of its own."""
    words, ours, bare = made_minds.Words(seed=3), list[float](), list[float]()
    with (
        open_mind(folder / "alone.db") as mind,
        closing(_bare_table(folder / "bare.db", folder / "alone.db")) as db,
    ):
        mind.record("The first one also makes the session.", session="s")
        for number in range(repetitions):
            text = words.said()
            row = _row(number, text)
            record, insert = partial(mind.record, text, session="s"), partial(_insert, db, row)
            if number % 2:
                ours.append(duration(record))
                bare.append(duration(insert))
            else:
                bare.append(duration(insert))
                ours.append(duration(record))
    figures.show(
        f"Recording {repetitions:,} episodes and as many bare inserts, in turns",
        [
            *spread("record", ours),
            *spread("bare insert", bare),
            judged(
                "record / bare insert, p50", percentile(ours, 50) / percentile(bare, 50), BARE_LIMIT
            ),
            Line("record / bare insert, best", f"{min(ours) / min(bare):.2f} x"),
            Line(
                "record / bare insert, p99", f"{percentile(ours, 99) / percentile(bare, 99):.2f} x"
            ),
        ],
    )


def recorded_during_a_night(folder: Path, sessions: int) -> None:
    """Record in one process while another sleeps a night of many steps."""
    path = folder / "night.db"
    made_minds.add_waiting(path, sessions)
    here, there = get_context("spawn").Pipe()
    night = get_context("spawn").Process(target=sleep_and_tell, args=(path, there))
    night.start()
    with open_mind(path) as mind:
        mind.record("The first one also makes the session.", session="awake")
        assert here.recv() == "begun"
        recorded = _record_until_told(mind, here)
    done: list[Span] = here.recv()
    night.join()
    steps = [span for span in done if span.what.startswith("step")]
    waits = [span.seconds for span in recorded]
    slowest = max(recorded, key=lambda span: span.seconds)
    longest = max(steps, key=lambda span: span.seconds)
    figures.show(
        f"Recording {len(waits):,} episodes during a night over {sessions:,} sessions",
        [
            *spread("record", waits),
            judged("slowest record / longest step", slowest.seconds / longest.seconds, STEP_LIMIT),
        ],
    )
    print(f"  the slowest record met: {', '.join(_meanwhile(slowest, done)) or 'no write'}")
    figures.show("The writes of that night", [_write_line(span) for span in done])


def sleep_and_tell(path: Path, there: Connection) -> None:
    """In a process of its own: sleep a night and tell how long each of its writes took."""
    with open_mind(path) as mind:
        assert isinstance(mind.store, SqliteStore)
        spans = _noted_writes(mind.store)
        there.send("begun")
        began = time.monotonic()
        mind.night()
        spans.append(Span("the whole night", began, time.monotonic()))
    there.send("over")
    there.send(spans)


def _noted_writes(store: SqliteStore) -> list[Span]:
    """The writes a store will make from now on, as it makes them."""
    spans, waits = list[Span](), list[float]()
    writing = store.writing

    @contextmanager
    def noted_writing() -> Iterator[sqlite3.Connection]:
        asked = time.monotonic()
        with writing() as db:
            waits.append(time.monotonic() - asked)
            yield db

    def noted(action: Callable[[T], None], name: Callable[[T], str]) -> Callable[[T], None]:
        def note(given: T) -> None:
            waits.clear()
            began = time.monotonic()
            action(given)
            spans.append(Span(name(given), began, time.monotonic(), sum(waits)))

        return note

    store.writing = noted_writing  # type: ignore[method-assign]
    store.commit = noted(store.commit, _step_name)  # type: ignore[method-assign, assignment]
    store.keep_thoughts = noted(  # type: ignore[method-assign, assignment]
        store.keep_thoughts, lambda thoughts: f"{len(thoughts):,} thoughts"
    )
    return spans


def _step_name(entry: Entry) -> str:
    return f"step {type(entry.cause).__name__}, {len(entry.changes):,} changes"


def _record_until_told(mind: OpenMind, here: Connection) -> list[Span]:
    words, spans = made_minds.Words(seed=5), list[Span]()
    while not here.poll():
        text, began = words.said(), time.monotonic()
        mind.record(text, session="awake")
        spans.append(Span("record", began, time.monotonic()))
        time.sleep(PAUSE_S)
    assert here.recv() == "over"
    return spans


def _write_line(span: Span) -> Line:
    waited = f", after waiting {span.waited * 1000:,.1f} ms" if span.waited else ""
    return Line(span.what, f"{span.seconds * 1000:,.1f} ms{waited}")


def _meanwhile(record: Span, done: list[Span]) -> list[str]:
    return [
        f"{span.what} ({span.seconds * 1000:,.0f} ms)"
        for span in done[:-1]
        if span.began < record.ended and span.ended > record.began
    ]


def _bare_table(path: Path, mind: Path) -> sqlite3.Connection:
    """The table of a mind's episodes with its index, and nothing else."""
    with closing(sqlite3.connect(mind)) as original:
        made = original.execute(
            "SELECT sql FROM sqlite_master WHERE tbl_name = 'episode' AND sql IS NOT NULL"
        ).fetchall()
    db = connect(path)
    db.execute("PRAGMA journal_mode = WAL")
    for (statement,) in made:
        db.execute(statement)
    return db


def _row(number: int, text: str) -> tuple[object, ...]:
    """The row that recording a text makes."""
    voice, appraisal = Voice.PERSON, appraise(text, Voice.PERSON)
    now = as_milliseconds(datetime.now(UTC))
    return (1, number, 1, now, voice.value, text, *columns.appraisal_row(appraisal), None)


def _insert(db: sqlite3.Connection, row: tuple[object, ...]) -> None:
    db.execute(
        "INSERT INTO episode "
        f"(agent, number, session, at, voice, text, {columns.APPRAISAL}, origin) "
        f"VALUES ({columns.marks(14)})",
        row,
    )


if __name__ == "__main__":
    main()
