"""What an older version of the rules derived is derived anew by the next night, and found."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest

from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import GlossChange
from reverie.domain.language import DEFAULT, LANGUAGES
from reverie.domain.rules.contradict import subject_of
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.unit import Field
from reverie.engine.committing import rebuild
from reverie.engine.undoing import entry_of_night, undo
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import TickClock
from tests.days import contents, lived, slept, texts
from tests.older_english import OLDER_ENGLISH

KEYS = "Ada: I lost my keys in Rome."
LIMIT = "It turns out the limits are 20 users."
OTHER_LIMIT = "It turns out the limit is 30 users."


@pytest.fixture(params=["in RAM", "on disk"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "in RAM":
        yield InRamStore()
        return
    opened = SqliteStore(tmp_path / "mind.db")
    yield opened
    opened.close()


@contextmanager
def an_older_version() -> Iterator[None]:
    """Nights are slept by an older version of the rules, as long as this holds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(LANGUAGES, "english", OLDER_ENGLISH)
        yield


def told(store: Store) -> list[int]:
    """The episodes in which someone is told to have lost something, by name."""
    statements = [store.present([Place("gloss", n)]) for n in range(1, store.episodes.last() + 1)]
    glosses = [one for found in statements for one in found.values() if isinstance(one, Gloss)]
    retold = any("Ada lost" in text for gloss in glosses for text in gloss.statements)
    found = store.index.matching(Field.STATEMENTS, ["lost"], limit=9)
    return [number for number, _ in found] if retold else []


def test_what_an_older_version_glossed_is_found_by_what_a_better_one_makes_of_it(
    store: Store,
) -> None:
    with an_older_version():
        lived(store, KEYS)
        slept(store)
    assert told(store) == []
    lived(store, "The build is green.", session="s2")
    slept(store)
    assert told(store) == [1]
    assert store.index.glossed_otherwise(DEFAULT.rules, limit=9) == []


def test_a_gloss_made_anew_is_a_change_like_any_other_and_can_be_undone(store: Store) -> None:
    with an_older_version():
        lived(store, KEYS)
        slept(store)
    before = contents(store)
    lived(store, "The build is green.", session="s2")
    run = slept(store)
    entries = [store.journal.entry(heading.number) for heading in run.entries]
    anew = [c for e in entries if e for c in e.changes if isinstance(c, GlossChange) and c.before]
    assert [(c.target, c.reason) for c in anew] == [(1, "glossed anew, by the rules of english 1")]
    assert rebuild(store)
    undo(store, TickClock(), Settings(), entry_of_night(store, run.plan.night))
    assert contents(store) == before


def test_only_so_many_glosses_are_made_anew_in_one_night(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    with an_older_version():
        lived(store, KEYS, "Ada: I found a coin.", "Ada: I bought a car.")
        slept(store)
    gloss_stage = import_module("reverie.stages.encode.gloss")  # not the function of its name
    monkeypatch.setattr(gloss_stage, "GLOSSED_ANEW", 2)
    lived(store, "The build is green.", session="s2")
    slept(store)
    assert store.index.glossed_otherwise(DEFAULT.rules, limit=9) == [3]


def test_a_gloss_made_anew_knows_its_neighbours_as_it_did(store: Store) -> None:
    fresh = InRamStore()
    said = [KEYS, "Bo: Where did you look?", "Ada: I looked in my car."]
    for one in (store, fresh):
        with an_older_version() if one is store else pytest.MonkeyPatch.context():
            lived(one, *said)
            slept(one)
        lived(one, "The build is green.", session="s2")
        slept(one)
    assert contents(store) == contents(fresh)


def test_a_contradiction_an_older_version_could_not_see_is_settled(store: Store) -> None:
    with an_older_version():
        lived(store, LIMIT)
        slept(store)
    assert store.memories.on(subject_of(OTHER_LIMIT), limit=9) == []
    lived(store, OTHER_LIMIT, session="s2")
    slept(store)
    assert len(store.memories.on(subject_of(OTHER_LIMIT), limit=9)) == 2
    assert [m.ending is None for m in store.memories.all()] == [False, True]
    assert rebuild(store)
    assert len(store.memories.on(subject_of(OTHER_LIMIT), limit=9)) == 2


def test_what_is_derived_anew_is_so_a_few_at_a_time(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "mind.db")
    lived(store, LIMIT, "It turns out the build is slow.", "It turns out the cache is stale.")
    slept(store)
    before = contents(store)
    counts = [store.derive(OLDER_ENGLISH, limit=2) for _ in texts(store)]
    assert counts == [2, 1, 0]
    assert contents(store) == before
    store.close()
