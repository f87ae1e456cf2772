"""A glance at a file with a damaged text says that the file is damaged."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from reverie import open_mind
from reverie.stores.sqlite.glance import agents


def test_a_name_that_is_no_text_is_told_as_damage(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    with open_mind(path) as mind:
        mind.record("It works.", session="s1")
    with sqlite3.connect(path) as db:
        db.execute("UPDATE agent SET name = CAST(x'6dA0FF' AS TEXT)")

    with pytest.raises(sqlite3.DatabaseError, match="a text in it is damaged"):
        agents(str(path))
