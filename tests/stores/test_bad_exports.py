"""An export that is not whole, or not ours, is refused, and nothing of it is imported."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from reverie.errors import ChangeRefused, NewerMind, NotAMind, ReverieError
from reverie.stores.archive import import_mind
from reverie.stores.sqlite.store import SqliteStore
from tests.stores.exports import NOW, a_lived_mind, an_export, everything, quietly

EXPORT_AGAIN = "nothing was imported: export it again"
HEADER = 10  # bytes of gzip that say nothing about the contents

Lines = list[bytes]
FOREIGN: dict[str, Callable[[Lines], Lines]] = {
    "nothing": lambda _: [],
    "a diary": lambda _: [b"dear diary\n"],
    "lines of something else": lambda _: [b'{"song": 1}\n', b'{"song": 2}\n'],
    "no first line": lambda lines: lines[1:],
    "the first line twice": lambda lines: [lines[0], *lines],
    "no last line": lambda lines: lines[:-1],
    "lines after the last": lambda lines: [*lines, lines[1]],
}
EDITED: dict[str, Callable[[Lines], Lines]] = {
    "a version in words": lambda lines: [lines[0].replace(b'"version":4', b'"version":"one"')],
    "an episode twice": lambda lines: doubled(lines, b'["episode"'),
    "no episode": lambda lines: [line for line in lines if not line.startswith(b'["episode"')],
    "no thought": lambda lines: [line for line in lines if not line.startswith(b'["thought"')],
    "an entry less": lambda lines: without(lines, b'["entry"'),
}


@pytest.fixture
def export(tmp_path: Path) -> Path:
    return an_export(tmp_path)


def test_an_export_cut_short_anywhere_is_refused(export: Path) -> None:
    found = export.read_bytes()
    for size in (*range(0, len(found), len(found) // 20), len(found) - 1):
        export.write_bytes(found[:size])
        refused(export, NotAMind, EXPORT_AGAIN)


def test_an_export_with_a_flipped_bit_is_refused(export: Path) -> None:
    found, chance = export.read_bytes(), Random(1)
    for _ in range(40):
        flipped = bytearray(found)
        flipped[chance.randrange(HEADER, len(found))] ^= 1 << chance.randrange(8)
        export.write_bytes(flipped)
        refused(export, ReverieError, r"; \w+")


@pytest.mark.parametrize("kind", FOREIGN)
def test_an_archive_of_something_else_is_refused(kind: str, export: Path) -> None:
    rewrite(export, FOREIGN[kind])
    refused(export, NotAMind, EXPORT_AGAIN)


def test_a_file_that_is_no_archive_is_refused(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary\n")
    for file in (diary, tmp_path / "missing.gz", tmp_path):
        refused(file, NotAMind, EXPORT_AGAIN, beside=tmp_path)


@pytest.mark.parametrize("how", EDITED)
def test_an_export_that_someone_has_edited_is_refused(how: str, export: Path) -> None:
    rewrite(export, EDITED[how])
    refused(export, NotAMind, EXPORT_AGAIN)


def test_an_export_of_a_newer_reverie_is_refused(export: Path) -> None:
    rewrite(export, lambda lines: [lines[0].replace(b'"version":4', b'"version":5'), *lines[1:]])
    refused(export, NewerMind, "from a newer Reverie; upgrade it")


def test_an_agent_with_a_life_is_not_imported_into(export: Path, tmp_path: Path) -> None:
    with closing(a_lived_mind(tmp_path / "mind.db")) as store:
        before = everything(store)
        with pytest.raises(ChangeRefused, match="has a life already; import into another agent"):
            import_mind(store, export, quietly, now=NOW)
        assert everything(store) == before


def refused(file: Path, kind: type[ReverieError], said: str, *, beside: Path | None = None) -> None:
    """See that a file is refused, that the mind stays empty, and that it can still be lived in."""
    with closing(SqliteStore((beside or file.parent) / "empty.db")) as store:
        empty = everything(store)
        with pytest.raises(kind, match=said):
            import_mind(store, file, quietly, now=NOW)
        assert everything(store) == empty


def rewrite(export: Path, change: Callable[[Lines], Lines]) -> None:
    """Unpack an export, change its lines, and pack it again."""
    lines = gzip.decompress(export.read_bytes()).splitlines(keepends=True)
    export.write_bytes(gzip.compress(b"".join(change(lines))))


def doubled(lines: Lines, start: bytes) -> Lines:
    """The lines, with the first that starts so twice."""
    place = next(place for place, line in enumerate(lines) if line.startswith(start))
    return [*lines[: place + 1], *lines[place:]]


def without(lines: Lines, start: bytes) -> Lines:
    """The lines, without the first that starts so."""
    place = next(place for place, line in enumerate(lines) if line.startswith(start))
    return [*lines[:place], *lines[place + 1 :]]
