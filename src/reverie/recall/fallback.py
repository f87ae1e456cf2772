"""Fallback: recall with what is at hand, going on when a part of it fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from reverie.errors import (
    CannotWrite,
    EmbedderFailed,
    NewerMind,
    StoreBusy,
    StoreFailed,
)
from reverie.recall.answer import answer, nearest

if TYPE_CHECKING:
    from reverie.domain.language import Language
    from reverie.engine.vectors import Look
    from reverie.ports import Alarm, Embedder, Store
    from reverie.recall.answer import Answer
    from reverie.recall.cued_recall import CuedRecall
    from reverie.recall.embedders.tiers import Tiers
    from reverie.recall.hit import Hit
    from reverie.recall.request import Request
    from reverie.settings import Settings

MADE_ANEW = "the search index was damaged and has been made anew"
NOT_THE_INDEX = (CannotWrite, NewerMind, StoreBusy)
"""Failures that a new index would not mend."""


class Recaller:
    """One mind's recall: its embedders, if there are any, and a second try."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._tiers: Tiers | None = None

    def see_with(self, embedder: Embedder) -> None:
        """Go by this embedder rather than by those of the extra `embed`."""
        from reverie.recall.embedders.tiers import Tiers

        self._tiers = Tiers(deep=embedder)

    def recall(self, store: Store, request: Request) -> Answer:
        """The best answers; a damaged index is made anew first, and it is said so."""
        tiers, notes = self._tiers_at_hand()
        is_new = not store.index.is_whole()
        if is_new:
            notes += _made_anew(store, StoreFailed("the search index is damaged"))
        while True:
            try:
                with store.view() as mind:
                    return replace(answer(mind, request, tiers=tiers), notes=notes)
            except EmbedderFailed as error:
                tiers = tiers.without(error.model)
                notes += (f"{error}; recalled {_how(tiers)}",)
            except StoreFailed as error:
                if is_new:
                    raise
                notes += _made_anew(store, error)
                is_new = True

    def nearest(self, store: Store, request: Request) -> Hit | None:
        """What comes nearest to a request that found nothing, by its words alone."""
        with store.view() as mind:
            return nearest(mind, request)

    def cued(self, language: Language) -> CuedRecall:
        """What lets memories come to mind at a prompt, by the static embeddings if there are any.

        Others take longer than a hook may wait.
        """
        from reverie.recall.cued_recall import CuedRecall

        tiers, _ = self._tiers_at_hand()
        return CuedRecall(tiers.quick, language)

    def look_at_the_day(
        self, store: Store, alarm: Alarm | None, watch: Callable[[str], None]
    ) -> tuple[str, ...]:
        """Compute the embeddings of the day's words, if recall goes by them; what to say of it."""
        from reverie.domain.values.unit import is_told
        from reverie.engine.vectors import Look

        tiers, notes = self._tiers_at_hand()
        before = (tiers.quick.name,) if tiers.quick else ()
        looks = [Look(tiers.quick)] if tiers.quick else []
        looks += [Look(tiers.deep, before, is_told)] if tiers.deep else []
        return (*notes, *self._looked(store, looks, alarm, watch))

    def look_at_once(self, store: Store) -> tuple[str, ...]:
        """Compute the quick embeddings of what a doze took in; what to say of it."""
        from reverie.engine.vectors import Look

        tiers, notes = self._tiers_at_hand()
        looks = [Look(tiers.quick)] if tiers.quick else []
        return (*notes, *self._looked(store, looks, None, lambda line: None))

    def _looked(
        self,
        store: Store,
        looks: Sequence[Look],
        alarm: Alarm | None,
        watch: Callable[[str], None],
    ) -> tuple[str, ...]:
        from reverie.engine.vectors import look_at

        most = self._settings.recall.vectors_per_night
        said = (look_at(store, look, most=most, alarm=alarm, watch=watch) for look in looks)
        return tuple(dict.fromkeys(filter(None, said)))

    def _tiers_at_hand(self) -> tuple[Tiers, tuple[str, ...]]:
        """The embedders, and what to say of those that are wanted and not installed."""
        from reverie.recall.embedders.tiers import tiers_for

        if self._tiers is not None:
            return self._tiers, ()
        tiers, notes = tiers_for(self._settings.recall.vectors)
        self._tiers = None if notes else tiers
        return tiers, notes


def _how(tiers: Tiers) -> str:
    return "without it" if any(tiers) else "by words alone"


def _made_anew(store: Store, error: StoreFailed) -> tuple[str, ...]:
    """Make the index anew, unless that would not mend what failed; what to say of it."""
    if isinstance(error, NOT_THE_INDEX):
        raise error
    try:
        store.index.remake()
    except StoreFailed:
        raise error from None
    return (MADE_ANEW,)
