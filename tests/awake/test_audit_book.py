"""The audit's books: sessions of a user count once, whatever becomes of the files."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.awake.audit_book import count_sessions, sessions_of_user


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The state folder of a user who has had no session yet."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "reverie" / "sessions.json"


def test_a_session_counts_once_however_often_it_is_told() -> None:
    assert count_sessions(["a", "b", "a"]) == 2
    assert count_sessions(["b", "c"]) == 3
    assert sessions_of_user() == 3


def test_what_a_project_remembers_counts_where_the_users_book_is_lost(state: Path) -> None:
    count_sessions(f"s{number}" for number in range(12))
    state.unlink()
    assert count_sessions(["next"], at_least=12) == 13
    assert count_sessions(["another"], at_least=12) == 14


def test_a_project_that_knows_more_does_not_lift_a_book_that_is_there() -> None:
    assert count_sessions(["a"]) == 1
    assert count_sessions(["b"], at_least=900) == 2


@pytest.mark.parametrize("spoilt", ["", "{", "[]", '{"count": "x", "sessions": 3}'])
def test_a_spoilt_book_is_begun_anew(state: Path, spoilt: str) -> None:
    count_sessions(["a"])
    state.write_text(spoilt)
    assert count_sessions(["b"]) == 1


def test_no_id_of_a_session_lies_in_the_users_book(state: Path) -> None:
    count_sessions(["35cf76bb-d3bc"])
    assert "35cf76bb" not in state.read_text()
