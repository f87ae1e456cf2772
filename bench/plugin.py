"""Reverie as a plug-in of an evaluation harness, through the public API alone.

    Recall            ingest(turns), sleep(), search(query, k) -> turn ids, best first
    RecallByWords, RecallWithStatic, RecallWithVectors
                      the same by words alone, by static vectors too, and by MiniLM's
    Sleep             consolidate(turns, budget), or sleep(turns, budget) once a session and
                      memory(): -> [{"text", "sources"}] within the budget of tokens

A turn has id, session, speaker, text, and if there are any date and caption.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Protocol

import reverie

LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)


class Turn(Protocol):
    """One thing said, as harnesses have it."""

    id: str
    session: int
    speaker: str
    text: str


class Recall:
    """One conversation recorded, slept on, and asked about."""

    def __init__(self, embedder: Any = None, **settings: Any) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="reverie-")
        self._embedder = embedder
        self._ids: dict[int, str] = {}
        self.mind = self._opened(settings)

    def _opened(self, settings: dict[str, Any]) -> reverie.OpenMind:
        file = Path(self._folder.name, "mind.db")
        chosen = reverie.Settings.of(**settings)
        return reverie.open_mind(file, settings=chosen, embedder=self._embedder)

    def reopen(self, **settings: Any) -> None:
        """The same mind, under other settings."""
        self.mind.close()
        self.mind = self._opened(settings)

    def ingest(self, turns: Iterable[Turn]) -> None:
        """Record what was said, session by session."""
        session = None
        for turn in turns:
            if session not in (None, turn.session):
                self.mind.end_session(f"session {session}")
            session = turn.session
            at = _moment(turn)
            episode = self.mind.record(words(turn), session=f"session {session}", at=at)
            self._ids[episode.number] = turn.id
        if session is not None:
            self.mind.end_session(f"session {session}")

    def sleep(self) -> None:
        """Sleep one night."""
        self.mind.night()

    def search(self, query: str, k: int, *, kept: bool = False) -> list[str]:
        """The ids of the turns that answer a question, best first; `kept`: of the gist alone."""
        hits = self.mind.recall(query, k=k, kept=kept)
        return [self._ids[number] for hit in hits for number in hit.episodes][:k]

    def kept(self) -> list[dict[str, Any]]:
        """The gist of all that was said, as texts with the turns they come from."""
        return [
            {"text": one.text, "sources": [self._ids[int(one.sources[0].split(":")[1])]]}
            for one in self.mind.gist()
        ]


class RecallByWords(Recall):
    """The same, by words alone."""

    def __init__(self, embedder: Any = None, **settings: Any) -> None:
        super().__init__(embedder, **{"vectors": "none", **settings})


class RecallWithStatic(Recall):
    """The same, also by static vectors."""

    def __init__(self, embedder: Any = None, **settings: Any) -> None:
        super().__init__(embedder, **{"vectors": "static", **settings})


class RecallWithVectors(Recall):
    """The same, also by MiniLM's."""

    def __init__(self, embedder: Any = None, **settings: Any) -> None:
        super().__init__(embedder, **{"vectors": "both", **settings})


class Sleep:
    """A mind that keeps what it was told within a budget of tokens, knowing no question."""

    def __init__(self) -> None:
        self._recall: Recall | None = None

    def consolidate(self, turns: Iterable[Turn], budget: int) -> list[dict[str, Any]]:
        """What one night keeps of a whole conversation."""
        self.sleep(turns, budget)
        return self.memory()

    def sleep(self, turns: Iterable[Turn], budget: int) -> None:
        """Take in some turns and sleep; what is let go of does not come back."""
        self._recall = self._recall or Recall(gist_tokens=budget)
        self._recall.ingest(turns)
        self._recall.sleep()

    def memory(self) -> list[dict[str, Any]]:
        """What is kept."""
        return self._recall.kept() if self._recall else []


def words(turn: Turn) -> str:
    """A turn as it is recorded: who speaks, what is said, and what is shown."""
    caption = getattr(turn, "caption", "")
    return f"{turn.speaker}: {turn.text}" + (f" [photo: {caption}]" if caption else "")


def _moment(turn: Turn) -> datetime:
    date = getattr(turn, "date", None) or LONG_AGO + timedelta(days=turn.session)
    return date if date.tzinfo else date.replace(tzinfo=UTC)
