"""Minds that are asked reports: Reverie through its public API, and bare FTS5 beside it."""

from __future__ import annotations

import re
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Protocol

import reverie
from report_tasks import FIRST_DAY, Turn
from report_verdicts import AMONG, Found

BEFORE_AN_END = timedelta(minutes=5)
BEFORE_A_NIGHT = timedelta(hours=2)
BEFORE_A_REPORT = timedelta(days=14)
_SAYING_LITTLE = (
    "a about after again all also am an and any are as at be because been before being but by can "
    "could d did do does doing done down during each few for from further get got had has have "
    "having he her here hers him his how i if in into is it its just let like ll m many me more "
    "most much my no nor not now o of off on once only or other our out over own re s same shall "
    "she should so some such t than that the their them then there these they this those through "
    "to too under until up us ve very was we were what when where which while who whom why will "
    "with would y you your"
)
STOP_WORDS = frozenset(_SAYING_LITTLE.split())


class Asked(Protocol):
    """A system that takes in sessions and is then asked."""

    def take(self, turns: Sequence[Turn]) -> None: ...

    def sleep(self) -> None: ...

    def wait(self) -> None: ...

    def hits(self, question: str) -> list[Found]: ...

    def close(self) -> None: ...


class Reverie:
    """A mind in a folder of its own, with its own clock."""

    def __init__(self, vectors: str | None = None) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="reverie-bench-")
        self._time = FIRST_DAY
        settings = reverie.Settings.of(**({} if vectors is None else {"vectors": vectors}))
        file = Path(self._folder.name, "mind.db")
        self._mind = reverie.open_mind(file, clock=self, settings=settings)

    def now(self) -> datetime:
        """The moment of the life, a little later each time it is looked at."""
        self._time += timedelta(milliseconds=1)
        return self._time

    def spent(self) -> float:
        """How many seconds of the processor were used."""
        return time.process_time()

    def take(self, turns: Sequence[Turn]) -> None:
        """Record a session and end it."""
        for turn in turns:
            self._time = max(self._time, turn.date)
            self._mind.record(turn.text, session=turn.session, voice=turn.voice, at=turn.date)
        self._time += BEFORE_AN_END
        self._mind.end_session(turns[-1].session)

    def sleep(self) -> None:
        """Sleep a night."""
        self._time += BEFORE_A_NIGHT
        self._mind.night()

    def wait(self) -> None:
        """Let the weeks pass after which the reports come."""
        self._time += BEFORE_A_REPORT

    def hits(self, question: str) -> list[Found]:
        """The ten best answers."""
        return [
            Found(hit.text, f"{hit.who}, {hit.date:%Y-%m-%d}", hit.ended)
            for hit in self._mind.recall(question, k=AMONG)
        ]

    def close(self) -> None:
        """Close the mind and remove its folder."""
        self._mind.close()
        self._folder.cleanup()


class Fts5:
    """Whole messages in SQLite's full-text index: porter, OR, stop words left out, bm25."""

    def __init__(self) -> None:
        self._rows = sqlite3.connect(":memory:")
        self._rows.execute(
            "CREATE VIRTUAL TABLE said"
            " USING fts5(text, voice UNINDEXED, day UNINDEXED, tokenize='porter unicode61')"
        )

    def take(self, turns: Sequence[Turn]) -> None:
        """Put the messages into the index."""
        self._rows.executemany(
            "INSERT INTO said VALUES (?, ?, ?)",
            [(turn.text, turn.voice, f"{turn.date:%Y-%m-%d}") for turn in turns],
        )

    def sleep(self) -> None:
        """Do nothing: an index does not sleep."""

    def wait(self) -> None:
        """Do nothing: an index knows no time."""

    def hits(self, question: str) -> list[Found]:
        """The ten best messages."""
        query = " OR ".join(f'"{word}"' for word in asked_words(question))
        found = self._rows.execute(
            "SELECT text, voice, day FROM said WHERE said MATCH ? ORDER BY bm25(said) LIMIT ?",
            (query, AMONG),
        )
        return [Found(text, f"{voice}, {day}") for text, voice, day in found]

    def close(self) -> None:
        """Forget the messages."""
        self._rows.close()


def asked_words(question: str) -> list[str]:
    """The words of a question, each once; stop words only where there is nothing else."""
    words = dict.fromkeys(re.findall(r"\w+", question.lower()))
    return [word for word in words if word not in STOP_WORDS] or list(words)
