"""Fallback: recall with what is at hand, going on when a part of it fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reverie.errors import (
    CannotWrite,
    EmbedderFailed,
    ExtraMissing,
    NewerMind,
    StoreBusy,
    StoreFailed,
)
from reverie.frozen import dataclass
from reverie.recall.answer import answer, nearest

if TYPE_CHECKING:
    from reverie.ports import Alarm, Embedder, Store
    from reverie.recall.hit import Hit
    from reverie.recall.request import Request
    from reverie.settings import Settings

MADE_ANEW = "the search index was damaged and has been made anew"
NOT_THE_INDEX = (CannotWrite, NewerMind, StoreBusy)
"""Failures that a new index would not mend."""


@dataclass(frozen=True, slots=True)
class Recalled:
    """The answers to a request, and what had to be done without to give them."""

    hits: list[Hit]
    notes: tuple[str, ...] = ()


class Recaller:
    """One mind's recall: its embedder, if there is one, and a second try."""

    def __init__(self, settings: Settings, embedder: Embedder | None = None) -> None:
        self.embedder = embedder
        self._settings = settings

    def recall(self, store: Store, request: Request) -> Recalled:
        """The best answers; a damaged index is made anew first, and it is said so."""
        embedder, notes = self._embedder_at_hand()
        is_new = not store.index.is_whole()
        if is_new:
            notes += _made_anew(store, StoreFailed("the search index is damaged"))
        while True:
            try:
                with store.view() as mind:
                    hits = answer(mind, request, embedder=embedder)
                return Recalled(hits, notes)
            except EmbedderFailed as error:
                notes += (f"{error}; recalled by words alone",)
                embedder = None
            except StoreFailed as error:
                if is_new:
                    raise
                notes += _made_anew(store, error)
                is_new = True

    def nearest(self, store: Store, request: Request) -> Hit | None:
        """What comes nearest to a request that found nothing, by its words alone."""
        with store.view() as mind:
            return nearest(mind, request)

    def look_at_the_day(
        self, store: Store, alarm: Alarm | None, watch: Callable[[str], None]
    ) -> tuple[str, ...]:
        """Compute the embeddings of the day's words, if recall goes by them; what to say of it."""
        from reverie.engine.vectors import look_at

        embedder, notes = self._embedder_at_hand()
        if embedder is None:
            return notes
        most = self._settings.recall.vectors_per_night
        said = look_at(store, embedder, most=most, alarm=alarm, watch=watch)
        return (*notes, said) if said else notes

    def _embedder_at_hand(self) -> tuple[Embedder | None, tuple[str, ...]]:
        """The embedder, and what to say if one is wanted that is not installed."""
        if self.embedder is None and self._settings.recall.vectors:
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
        store.index.remake()
    except StoreFailed:
        raise error from None
    return (MADE_ANEW,)
