"""Two pages that belong together are never seen half new."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.errors import CannotWrite, PathRefused
from reverie.writing.file_pair import write_pair


def test_all_are_put_in_place_or_none(tmp_path: Path) -> None:
    write_pair(tmp_path, {"a.md": "old a", "b.md": "old b"})
    with pytest.raises(CannotWrite):
        write_pair(tmp_path, {"a.md": "new a", "b" * 300: "no name can be so long"})
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {
        "a.md": "old a",
        "b.md": "old b",
    }
    write_pair(tmp_path, {"a.md": "new a", "b.md": "new b"})
    assert [path.read_text() for path in sorted(tmp_path.iterdir())] == ["new a", "new b"]


def test_a_link_in_the_place_of_a_page_is_refused(tmp_path: Path) -> None:
    home = tmp_path / ".reverie" / "sync"
    home.mkdir(parents=True)
    (tmp_path / "mine.md").write_text("mine")
    (home / "a.md").symlink_to(tmp_path / "mine.md")
    with pytest.raises(PathRefused):
        write_pair(home, {"a.md": "theirs"})
    assert (tmp_path / "mine.md").read_text() == "mine"
