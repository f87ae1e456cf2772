"""A mind that was exported and imported is the same mind, and goes on living the same."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from reverie.domain.values.unit import Field
from reverie.errors import CannotWrite
from reverie.stages import THE_NIGHT
from reverie.stores.archive import export_mind, import_mind
from reverie.stores.sqlite.store import SqliteStore
from tests.properties.lives import Deed, Life
from tests.stores.elsewhere import elsewhere
from tests.stores.exports import NOW, a_lived_mind, everything, quietly
from tests.stores.minds import damage

ONE_MORE_DAY = [Deed("night"), Deed("record", 6, 7), Deed("end", 6, 7), Deed("night")]


@pytest.fixture
def lived(tmp_path: Path) -> Iterator[SqliteStore]:
    with closing(a_lived_mind(tmp_path / "mind.db")) as store:
        yield store


@pytest.fixture
def export(lived: SqliteStore, tmp_path: Path) -> Path:
    file = tmp_path / "mind.jsonl.gz"
    export_mind(lived, file, quietly)
    return file


def test_a_mind_in_another_file_is_the_same_and_lives_on_the_same(
    lived: SqliteStore, export: Path, tmp_path: Path
) -> None:
    with closing(SqliteStore(tmp_path / "other.db")) as other:
        import_mind(other, export, quietly, now=NOW)
        assert everything(other) == everything(lived)
        for store in (other, lived):
            Life(store).live(ONE_MORE_DAY)
        assert everything(other) == everything(lived)
    assert damage(tmp_path / "other.db") == []


def test_a_mind_in_another_agent_is_the_same_and_lives_on_the_same(
    lived: SqliteStore, export: Path
) -> None:
    with closing(SqliteStore(lived.path, "bob")) as other:
        import_mind(other, export, quietly, now=NOW)
        assert everything(other) == everything(lived)
        for store in (other, lived):
            Life(store, line=THE_NIGHT).live(ONE_MORE_DAY)  # no dice: they know the agent's name
        assert list(other.contents()) == list(lived.contents())
    assert damage(lived.path) == []


def test_an_imported_mind_can_be_undone_and_rebuilt_like_its_original(
    lived: SqliteStore, export: Path, tmp_path: Path
) -> None:
    with closing(SqliteStore(tmp_path / "other.db")) as other:
        import_mind(other, export, quietly, now=NOW)
        for store in (other, lived):
            store.rebuild()
            Life(store).do(Deed("undo"))
        assert everything(other) == everything(lived)


def test_what_a_night_wrote_beside_episodes_goes_along_and_finds_them(
    lived: SqliteStore, export: Path, tmp_path: Path
) -> None:
    assert {"gloss", "gist"} <= {place.table for place, _ in lived.contents()}
    with closing(SqliteStore(tmp_path / "other.db")) as other:
        import_mind(other, export, quietly, now=NOW)
        assert all(recalled(lived).values())
        assert recalled(other) == recalled(lived)
    assert damage(tmp_path / "other.db") == []


def test_an_export_of_an_import_is_the_same_file(export: Path, tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "other.db")) as other:
        count = import_mind(other, export, quietly, now=NOW)
        assert export_mind(other, tmp_path / "again.gz", quietly) == count
    assert (tmp_path / "again.gz").read_bytes() == export.read_bytes()


def test_an_empty_mind_can_be_moved_too(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "a")) as one, closing(SqliteStore(tmp_path / "b")) as other:
        export_mind(one, tmp_path / "mind.gz", quietly)
        import_mind(other, tmp_path / "mind.gz", quietly, now=NOW)
        assert everything(other) == everything(one)


def test_a_mind_and_its_export_can_be_read_only_by_their_owner(tmp_path: Path) -> None:
    elsewhere(lambda: export_with_open_modes(tmp_path))
    files = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert files.pop("mind.db-locks") & 0o022 == 0
    assert files == dict.fromkeys(["mind.db", "mind.db-shm", "mind.db-wal", "mind.gz"], 0o600)


def test_an_export_that_finds_no_room_leaves_nothing_behind(
    lived: SqliteStore, tmp_path: Path
) -> None:
    before = everything(lived)
    for room in (0, 100, 1_000):
        with pytest.raises(CannotWrite, match="free some space and try again"):
            elsewhere(lambda room=room: export_with_files_up_to(room, lived.path))  # type: ignore[misc]
    assert [file.name for file in tmp_path.iterdir() if "mind.db" not in file.name] == []
    assert everything(lived) == before


def test_an_export_that_fails_leaves_an_older_one_as_it_was(
    lived: SqliteStore, export: Path, tmp_path: Path
) -> None:
    older = export.read_bytes()
    with pytest.raises(CannotWrite, match="free some space and try again"):
        elsewhere(lambda: export_with_files_up_to(100, lived.path))
    assert export.read_bytes() == older


def test_an_export_into_a_folder_that_is_not_there_is_refused(
    lived: SqliteStore, tmp_path: Path
) -> None:
    with pytest.raises(CannotWrite, match="choose another"):
        export_mind(lived, tmp_path / "nowhere" / "mind.gz", quietly)
    (tmp_path / "a folder").mkdir()
    with pytest.raises(CannotWrite, match="choose another"):
        export_mind(lived, tmp_path / "a folder", quietly)
    assert list(tmp_path.glob("*.part")) == []
    assert not (tmp_path / "nowhere").exists()


def recalled(store: SqliteStore) -> dict[str, object]:
    """What recall is told when it asks a store, by the question."""
    words = ["main", "chose", "server", "test", "deploy", "told", "answers"]
    episodes = range(1, store.episodes.last() + 1)
    return {
        **{field: store.index.matching(field, words, limit=99) for field in Field},
        "holding": store.index.holding(words, upto=99),
        "units": store.index.units([*episodes, *(-number for number in episodes)]),
        "resting": store.memories.resting_on(episodes),
        "gists": store.index.gists(),
    }


def export_with_open_modes(folder: Path) -> None:
    os.umask(0o022)
    export_mind(a_lived_mind(folder / "mind.db"), folder / "mind.gz", quietly)


def export_with_files_up_to(room: int, path: Path) -> None:
    """Export beside a mind in a process whose files may not grow, as if the disk were full."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    store = SqliteStore(path)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
    export_mind(store, path.with_name("mind.jsonl.gz"), quietly)


def test_an_import_masks_the_secrets_of_an_export_that_holds_some(tmp_path: Path) -> None:
    told: list[str] = []
    with closing(SqliteStore(tmp_path / "old.db")) as old:
        Life(old).live(ONE_MORE_DAY)
        first = old.episodes.get(1)
        assert first
        words = "password: hunter2-kiosk"
        spoil = partial(_put_instead_of, first.text, words)
        export_mind(old, tmp_path / "old.gz", quietly, spoil)
    with closing(SqliteStore(tmp_path / "new.db")) as new:
        import_mind(new, tmp_path / "old.gz", told.append, now=NOW)
        masked = new.episodes.get(1)
        assert masked
        assert masked.text == "password: [secret]"
    assert any("which are masked now" in words for words in told)
    assert b"hunter2" not in (tmp_path / "new.db").read_bytes()


def _put_instead_of(text: str, other: str, _: str, line: str) -> str:
    return line.replace(text, other)
