"""The same life leaves the same mind and the same journal, in RAM and on disk."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.domain.values.gloss import Gloss
from reverie.domain.values.memory import Kind, Layer
from reverie.domain.values.unit import Field
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stores.codec import encode_entry
from reverie.stores.ram.store import InRamStore
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import a_memory, a_mind
from tests.days import lived, slept
from tests.properties.lives import (
    NIGHTS,
    PERSONS,
    RECORDING,
    UNDOING,
    USING,
    WORKING,
    Deed,
    Life,
    Wordsmith,
    lives,
)

ANY_LIFE = lives(RECORDING, NIGHTS, PERSONS, USING, UNDOING, WORKING)
SESSIONS = ("s0", "s1", "s2")
WORDS = ("main", "cache", "stale", "sqlite", "lunch", "answers", "told", "corrected", "january")
"""Words that are in every form the same to both stores."""


@settings(max_examples=60)
@given(ANY_LIFE, st.booleans())
def test_a_life_is_the_same_in_ram_and_on_disk(deeds: list[Deed], late: bool) -> None:
    with a_store_on_disk() as on_disk:
        in_ram = InRamStore()
        for store in (in_ram, on_disk):
            Life(store, Wordsmith(late=late)).live(deeds)
        assert told(on_disk) == told(in_ram)


@settings(max_examples=60)
@given(ANY_LIFE)
def test_a_mind_on_disk_is_rebuilt_as_the_one_in_ram(deeds: list[Deed]) -> None:
    with a_store_on_disk() as on_disk:
        in_ram = InRamStore()
        for store in (in_ram, on_disk):
            Life(store).live(deeds)
        on_disk.rebuild()
        assert told(on_disk) == told(in_ram)


@contextmanager
def a_store_on_disk() -> Iterator[SqliteStore]:
    """A new store in a folder that is gone afterwards."""
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(SqliteStore(Path(folder, "mind.db"))) as store,
    ):
        yield store


def told(store: Store) -> dict[str, object]:
    """Everything a store can be asked, by the name of the question."""
    entries = [store.journal.entry(heading.number) for heading in store.journal.headings()]
    numbers = range(1, store.memories.next_number())
    coming = store.sessions.last() + 1
    return {
        "contents": list(store.contents()),
        "journal": [encode_entry(entry) for entry in entries if entry],
        "headings": list(store.journal.headings()),
        "episodes": [store.episodes.get(n) for n in range(1, store.episodes.last() + 1)],
        "sessions": [store.sessions.get(name) for name in SESSIONS],
        "waiting": list(store.sessions.waiting()),
        "links": [list(store.links.of(n)) for n in numbers],
        "touched": [list(store.journal.touching(n)) for n in numbers],
        "first and last": (store.journal.first(), store.journal.last()),
        "next": (store.memories.next_number(), store.journal.next_night()),
        "pending": list(store.thoughts.pending()),
        "holding": [[*store.memories.of([kind], limit=99)] for kind in Kind],
        "known": [*store.memories.of([*Kind], limit=99, ended=True)],
        "counts": [store.memories.count([kind]) for kind in Kind],
        "cold": [*store.memories.in_layer(Layer.COLD, upto_session=coming)],
        "present": [
            [*store.memories.by_salience(layer, kind, kept=0.85, limit=3)]
            for layer in Layer
            for kind in Kind
        ],
        "faded": [[*store.memories.faded(coming + later, Settings())] for later in (0, 9, 30)],
        **recalled(store),
    }


def recalled(store: Store) -> dict[str, object]:
    """What recall can ask a store, but for how well a word fits and how many have it."""
    episodes = range(1, store.episodes.last() + 1)
    memories = range(1, store.memories.next_number())
    units = store.index.units([*episodes, *(-number for number in memories)])
    return {
        "found": {
            (field, word): {n for n, _ in store.index.matching(field, [word], limit=999)}
            for field in Field
            for word in WORDS
        },
        "units": {n: replace(unit, gloss=told_apart(unit.gloss)) for n, unit in units.items()},
        "resting": {n: [*some] for n, some in store.memories.resting_on(episodes).items()},
        "gists": dict(store.index.gists()),
        "unseen": [*store.index.unseen("a model", limit=999)],
    }


def told_apart(gloss: Gloss | None) -> Gloss | None:
    """A gloss with what recall weighs of it, and nothing else."""
    return gloss and Gloss(gloss.fact, gloss.statements, tells=gloss.tells, boundary=gloss.boundary)


def test_a_night_finds_the_same_contradictions_in_ram_and_on_disk() -> None:
    aside = [
        f"It turns out, says the book on {word}, that a stale cache is one of many small things."
        for word in ("hens", "owls", "ducks", "geese", "swans", "crows")
    ]
    with a_store_on_disk() as on_disk:
        stores: list[Store] = [InRamStore(), on_disk]
        for store in stores:
            a_mind(store, memories=[a_memory(1, "It turns out the cache is stale.", session=0)])
            a_mind(store, memories=[a_memory(n, text) for n, text in enumerate(aside, start=2)])
            lived(store, "It turns out the cache is not stale.")
            slept(store)
        assert told(stores[0]) == told(stores[1])
