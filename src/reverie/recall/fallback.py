"""The recaller: recall with what is at hand, going on when a part of it fails."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from reverie.domain.values.memory import Kind
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
from reverie.recall.hit import Hit
from reverie.recall.ranker import Ranker, rankers
from reverie.recall_ports import Embedder
from reverie.settings import Settings

MADE_ANEW = "the search index was damaged and has been made anew"
SHIPPED, NONE = "shipped", "none"
NOT_THE_INDEX = (CannotWrite, NewerMind, StoreBusy)
"""Failures that a new index would not mend."""


@dataclass(frozen=True, slots=True)
class Recalled:
    """The best answers, and what there is to say of how they were found."""

    hits: list[Hit]
    notes: tuple[str, ...] = ()


class Recaller:
    """One mind's recall: its ranker, its embedder if there is one, and a second try."""

    def __init__(self, settings: Settings, embedder: Embedder | None = None) -> None:
        self.embedder = embedder
        self._settings = settings

    def recall(
        self,
        store: Store,
        question: str,
        *,
        k: int,
        budget: int | None,
        kinds: Collection[Kind] | None,
        since: datetime | None,
        until: datetime | None,
        kept: bool,
        now: datetime,
    ) -> Recalled:
        """The best answers; a damaged index is made anew first, and it is said so."""
        embedder, notes = self._seeing()
        answers = partial(
            recall,
            question=question,
            k=k,
            budget=budget,
            kinds=kinds,
            since=since,
            until=until,
            kept=kept,
            rankers=self._rankers(),
            now=now,
        )
        is_new = not store.index_is_whole()
        if is_new:
            notes += _made_anew(store, StoreFailed("the search index is damaged"))
        while True:
            try:
                with store.view() as mind:
                    return Recalled(answers(mind, embedder=embedder), notes)
            except EmbedderFailed as error:
                notes += (f"{error}; recalled by words alone",)
                embedder = None
            except StoreFailed as error:
                if is_new:
                    raise
                notes += _made_anew(store, error)
                is_new = True

    def look_at_the_day(
        self, store: Store, alarm: Alarm | None, watch: Callable[[str], None]
    ) -> tuple[str, ...]:
        """Compute the day's embeddings, where recall goes by meaning; what to say of it."""
        from reverie.engine.vectors import look_at

        embedder, notes = self._seeing()
        if embedder is None:
            return notes
        most = self._settings.vectors_per_night
        said = look_at(store, embedder, most=most, alarm=alarm, watch=watch)
        return (*notes, said) if said else notes

    def _rankers(self) -> Mapping[str, Ranker]:
        chosen = self._settings.recall_ranker
        if chosen == NONE:
            return {}
        return rankers() if chosen == SHIPPED else rankers(Path(chosen))

    def _seeing(self) -> tuple[Embedder | None, tuple[str, ...]]:
        """The embedder, if recall goes by meaning, and why it cannot where it should."""
        if self.embedder is None and self._settings.recall_vectors:
            from reverie.recall.embedders.minilm import MiniLM

            try:
                self.embedder = MiniLM()
            except ExtraMissing as error:
                return None, (str(error),)
        return self.embedder, ()


def _made_anew(store: Store, error: StoreFailed) -> tuple[str, ...]:
    """Make the index anew, unless that would not mend what failed; what to say of it."""
    if isinstance(error, NOT_THE_INDEX):
        raise error
    try:
        store.reindex()
    except StoreFailed:
        raise error from None
    return (MADE_ANEW,)
