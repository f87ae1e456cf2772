"""A mind can be carried from any store to any other, whole or not at all."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from reverie.domain.rules.likeness import fingerprint
from reverie.errors import NotAMind, StaleChange
from reverie.stores.archive import export_mind, import_mind
from reverie.stores.journaled import JournaledStore
from reverie.stores.ram.store import InRamStore
from reverie.stores.sqlite.store import SqliteStore
from tests.contracts.given import born, done, gone
from tests.properties.lives import Deed, Life, Wordsmith
from tests.stores.exports import A_LIFE, NOW, everything, quietly

KINDS = ("in RAM", "on disk")
Opens = Callable[[str, str], JournaledStore]


@pytest.fixture
def opens(tmp_path: Path) -> Iterator[Opens]:
    with ExitStack() as stack:

        def opened(kind: str, name: str) -> JournaledStore:
            if kind == "in RAM":
                return InRamStore()
            return stack.enter_context(closing(SqliteStore(tmp_path / f"{name}.db")))

        yield opened


@pytest.mark.parametrize("there", KINDS)
@pytest.mark.parametrize("here", KINDS)
def test_a_mind_arrives_as_it_left_and_lives_on_the_same(
    here: str, there: str, opens: Opens, tmp_path: Path
) -> None:
    lived, other = lived_in(opens(here, "lived")), opens(there, "other")
    export_mind(lived, tmp_path / "mind.gz", quietly)
    import_mind(other, tmp_path / "mind.gz", quietly, now=NOW)
    assert everything(other) == everything(lived)
    for store in (lived, other):
        Life(store).live([Deed("night"), Deed("record", 6, 7), Deed("end", 6, 7), Deed("night")])
    assert everything(other) == everything(lived)


def test_the_same_life_is_the_same_file_whatever_kept_it(opens: Opens, tmp_path: Path) -> None:
    files = [tmp_path / kind for kind in KINDS]
    for kind, file in zip(KINDS, files, strict=True):
        export_mind(lived_in(opens(kind, "lived")), file, quietly)
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize("kind", KINDS)
def test_an_import_that_does_not_add_up_leaves_nothing_behind(
    kind: str, opens: Opens, tmp_path: Path
) -> None:
    file, empty = tmp_path / "mind.gz", opens(kind, "empty")
    export_mind(lived_in(opens(kind, "lived")), file, quietly)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join(lines[:-1])))
    before = everything(empty)
    with pytest.raises(NotAMind, match="nothing was imported"):
        import_mind(empty, file, quietly, now=NOW)
    assert everything(empty) == before


@pytest.mark.parametrize("kind", KINDS)
def test_a_rebuild_that_fails_leaves_the_mind_as_it_was(kind: str, opens: Opens) -> None:
    store = opens(kind, "lived")
    done(store, born(1, "The first."), born(2, "The build runs on ARM."))
    done(store, gone(store.memories.get(1)))
    done(store, born(3, "The third."))
    with store.tables.transaction():
        store.tables.drop(1)
    before = list(store.contents())
    with pytest.raises(StaleChange):
        store.rebuild()
    assert list(store.contents()) == before
    assert store.memories.saying(fingerprint("The third.")) == store.memories.get(3)


def lived_in(store: JournaledStore) -> JournaledStore:
    """A store in which a life was lived."""
    Life(store, Wordsmith(late=True)).live(A_LIFE)
    return store
