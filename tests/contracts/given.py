"""What the tests of a store's promises give it: episodes, entries and changes in one line each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from reverie.domain.journal.entry import Act, Entry, Waking
from reverie.domain.journal.kinds import Change, GistChange, GlossChange, MemoryChange
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.gist import Gist
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.memory import Author, Memory
from reverie.ports import Store
from reverie.testing import DAWN, a_memory

Open = Callable[[str], Store]
TOLD = Waking(Act.REMEMBER, Author.PERSON, "told")


def said(
    store: Store,
    text: str,
    session: str = "s1",
    *,
    at: datetime = DAWN,
    voice: Voice = Voice.PERSON,
    importance: int = 50,
) -> Episode:
    """An episode, recorded."""
    appraisal = Appraisal(importance=importance)
    return store.record(session, at, voice, text, appraisal=appraisal, origin="log@12")


def entry(store: Store, *changes: Change, **given: object) -> Entry:
    """The next entry of a store."""
    plain = Entry(store.journal.last() + 1, DAWN, TOLD, tuple(changes))
    return replace(plain, **given)  # type: ignore[arg-type]


def done(store: Store, *changes: Change) -> None:
    """Changes committed as the next entry."""
    store.commit(entry(store, *changes))


def born(number: int = 1, text: str = "The build runs on ARM.", **given: object) -> MemoryChange:
    """The birth of a memory."""
    memory = a_memory(number, text, **given)  # type: ignore[arg-type]
    return MemoryChange(target=number, before=None, after=memory, reason="told")


def gone(memory: Memory | None) -> MemoryChange:
    """The end of a memory that is there."""
    assert memory is not None
    return MemoryChange(target=memory.number, before=memory, after=None, reason="wrong")


def glossed(episode: int, gloss: Gloss | None, before: Gloss | None = None) -> GlossChange:
    """What a night writes beside an episode."""
    return GlossChange(target=episode, before=before, after=gloss, reason="slept on")


def kept(episode: int, gist: Gist | None, before: Gist | None = None) -> GistChange:
    """What is kept in mind of an episode."""
    return GistChange(target=episode, before=before, after=gist, reason="there is room")
