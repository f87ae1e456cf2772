"""`reverie beliefs`: a person reads what nights make of what sessions relied on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import as_json, said, typed


@pytest.fixture
def believing(mind: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A mind in whose only session something failed three times, and was called broken."""
    monkeypatch.setenv("REVERIE_NOW", "2026-03-02T22:00:00Z")
    for _ in range(3):
        said('record "`deploy.sh` failed" --voice world --importance 0.9 --session monday')
    said('record "`deploy.sh` is broken again." --session monday --end')
    said("night")
    return mind


def test_each_belief_is_told_with_its_score_and_what_it_rests_on(believing: Path) -> None:
    told = said("beliefs")
    assert told.startswith("deploy.sh  unreliable -0.0")
    assert "(file or address, seen 4 times since 2026-03-02, last in session monday, " in told


def test_programs_get_the_same_in_fields(believing: Path) -> None:
    (belief,) = as_json("beliefs deploy")
    assert belief["score"] < 0
    assert set(belief) == {
        "subject",
        "family",
        "word",
        "score",
        "confidence",
        "evidence",
        "since",
        "night",
        "session",
        "source",
    }
    assert {
        name: belief[name] for name in ("subject", "family", "word", "evidence", "session")
    } == {
        "subject": "deploy.sh",
        "family": "place",
        "word": "unreliable",
        "evidence": 4,
        "session": "monday",
    }


def test_a_mind_without_beliefs_says_where_they_come_from(mind: Path) -> None:
    assert said("beliefs").startswith("Nothing is believed yet: nights score")
    assert as_json("beliefs") == []


def test_a_subject_of_which_nothing_is_believed_is_not_there(believing: Path) -> None:
    ended = typed("beliefs docker")
    assert ended.exit_code != 0
    assert "nothing is believed of 'docker'" in str(ended.exception)


def test_no_session_is_told_of_a_belief(believing: Path) -> None:
    assert "unreliable" not in said("briefing")
    assert "deploy.sh is" not in (believing.parent / "memory.yml").read_text()
    assert "unreliable" not in said("recall deploy.sh")


def test_a_night_of_beliefs_can_be_undone(believing: Path) -> None:
    said("undo 1 --yes")
    assert as_json("beliefs") == []
