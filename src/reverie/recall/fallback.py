"""The recaller: recall with what is at hand, going on when a part of it fails."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from pathlib import Path

from reverie.domain.language import language_named
from reverie.domain.values.memory import Kind
from reverie.engine.vectors import look_at
from reverie.errors import (
    CannotWrite,
    EmbedderFailed,
    ExtraMissing,
    NewerMind,
    StoreBusy,
    StoreFailed,
)
from reverie.ports import Alarm, Store
from reverie.recall.answer import recall
from reverie.recall.embedders.minilm import MiniLM
from reverie.recall.hit import Hit
from reverie.recall.ranker import Ranker, rankers
from reverie.recall_ports import Embedder
from reverie.settings import Settings

MADE_ANEW = "the search index was damaged and has been made anew"
SHIPPED, NONE = "shipped", "none"
NOT_THE_INDEX = (CannotWrite, NewerMind, StoreBusy)
"""Failures that a new index would not mend."""


class Recaller:
    """One mind's recall: its ranker, its embedder if there is one, and a second try."""

    def __init__(self, store: Store, settings: Settings, notes: list[str]) -> None:
        self.embedder: Embedder | None = None
        self._store = store
        self._settings = settings
        self._notes = notes

    def recall(
        self,
        question: str,
        *,
        k: int,
        budget: int | None,
        kinds: Collection[Kind] | None,
        since: datetime | None,
        until: datetime | None,
        kept: bool,
        now: datetime,
    ) -> list[Hit]:
        """The best answers; a damaged index is made anew first, and it is said so."""
        ranking, embedder = self._rankers(), self._seeing()

        def once() -> list[Hit]:
            with self._store.view() as mind:
                return recall(
                    mind,
                    question,
                    k=k,
                    budget=budget,
                    kinds=kinds,
                    since=since,
                    until=until,
                    kept=kept,
                    embedder=embedder,
                    rankers=ranking,
                    now=now,
                    language=language_named(self._settings.language),
                )

        if is_new := not self._store.index_is_whole():
            self._make_index_anew(StoreFailed("the search index is damaged"))
        while True:
            try:
                return once()
            except EmbedderFailed as error:
                self._note(f"{error}; recalled by words alone")
                embedder = None
            except StoreFailed as error:
                if is_new:
                    raise
                self._make_index_anew(error)
                is_new = True

    def _make_index_anew(self, error: StoreFailed) -> None:
        if isinstance(error, NOT_THE_INDEX):
            raise error
        try:
            self._store.reindex()
        except StoreFailed:
            raise error from None
        self._note(MADE_ANEW)

    def _note(self, what: str) -> None:
        if what not in self._notes:
            self._notes.append(what)

    def look_at_the_day(self, alarm: Alarm | None, watch: Callable[[str], None]) -> list[str]:
        """Work out what the day's words mean, where recall goes by meaning; what to say of it."""
        embedder = self._seeing()
        if embedder is None:
            return []
        most = self._settings.vectors_per_night
        said = look_at(self._store, embedder, most=most, alarm=alarm, watch=watch)
        return [said] if said else []

    def _rankers(self) -> Mapping[str, Ranker]:
        chosen = self._settings.recall_ranker
        if chosen == NONE:
            return {}
        return rankers() if chosen == SHIPPED else rankers(Path(chosen))

    def _seeing(self) -> Embedder | None:
        if self.embedder is None and self._settings.recall_vectors:
            try:
                self.embedder = MiniLM()
            except ExtraMissing as error:
                self._note(str(error))
        return self.embedder
