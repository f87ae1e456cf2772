"""A reason is for people: with every reason put otherwise, all that a program reads is the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import replace
from typing import Any

from hypothesis import example, given

from reverie.domain.journal.entry import Entry, nights
from reverie.domain.journal.plan import Outcome
from reverie.engine.dreams import dreams_of
from reverie.ports import Mind, Store
from reverie.stages import THE_NIGHT
from reverie.stores.codec import decode_entry, encode_entry
from reverie.stores.ram.store import InRamStore
from reverie.streams.journal import JournalStream
from reverie.writing.dream_log import as_record, dream_log
from tests.properties.lives import NIGHTS, PERSONS, RECORDING, UNDOING, USING, WORKING, Deed, Life
from tests.properties.lives import lives as some_lives
from tests.properties.test_laws import journal

LIVES = some_lives(RECORDING, NIGHTS, PERSONS, USING, UNDOING, WORKING)
A_MONTH = [Deed("work", first, 7 - first) for first in range(4)]
OTHER_WORDS = "x"


def reworded(entry: Entry) -> Entry:
    """An entry in which nobody can read why, written and read as an entry is."""
    changes = tuple(replace(change, reason=OTHER_WORDS) for change in entry.changes)
    return decode_entry(encode_entry(replace(entry, changes=changes)))


@contextmanager
def in_other_words(store: Store) -> Iterator[Store]:
    """A copy of a mind whose journal gives other reasons."""
    told = [
        (store.journal.entry(heading.number), heading.took) for heading in store.journal.headings()
    ]
    with store.scratch() as copy:
        for _ in told:
            copy.take_off_last()
        for entry, took in told:
            assert entry is not None
            copy.commit(reworded(entry), took)
        yield copy


def read_by_programs(mind: Mind) -> list[Any]:
    """The tables, the nights with their cycles, dream log and figures, and the stream."""
    slept = nights(mind.journal.headings())
    dreams = [
        dreams_of(mind, night.plan.night) for night in slept if night.outcome is not Outcome.UNDONE
    ]
    return [
        list(mind.contents()),
        slept,
        dreams,
        [(dream_log(one), as_record(one)) for one in dreams],
        JournalStream(mind).read(),
    ]


def without_reasons(mind: Mind, *, since: int) -> list[Entry]:
    return [reworded(entry) for entry in journal(mind) if entry.number >= since]


@given(LIVES)
@example([Deed("record"), Deed("end"), Deed("night"), *A_MONTH])
def test_reworded_reasons_change_nothing_that_is_read(deeds: list[Deed]) -> None:
    life = Life(InRamStore(), line=THE_NIGHT)
    life.live(deeds)

    with in_other_words(life.store) as other:
        assert read_by_programs(other) == read_by_programs(life.store)


@given(LIVES)
@example([Deed("record"), Deed("end"), Deed("night"), *A_MONTH])
def test_after_reworded_reasons_a_mind_lives_on_the_same(deeds: list[Deed]) -> None:
    life = Life(InRamStore(), line=THE_NIGHT)
    life.live(deeds)
    more = [Deed("work", 3, 2), Deed("undo", 1, 1), Deed("night")]
    since = life.store.journal.last() + 1

    with in_other_words(life.store) as other:
        twin = Life(other, line=THE_NIGHT)
        twin.clock = deepcopy(life.clock)
        twin.live(more)
        after = without_reasons(other, since=since)
    life.live(more)

    assert after == without_reasons(life.store, since=since)


def test_a_month_of_nights_replays_something() -> None:
    """Else the tests above would compare nothing with nothing."""
    life = Life(InRamStore(), line=THE_NIGHT)
    life.live([Deed("record"), Deed("end"), Deed("night"), *A_MONTH])

    assert len(JournalStream(life.store).read()) > 3
