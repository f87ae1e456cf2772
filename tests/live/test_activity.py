"""Whether somebody works is seen by files that grow, without reading them."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from reverie import open_mind
from reverie.live.activity import Activity
from tests.awake.hooking import a_project, tired
from tests.live.lives import worked


@pytest.fixture(params=["in RAM", "on disk"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """Where a mind is kept."""
    return ":memory:" if request.param == "in RAM" else tmp_path / "mind.db"


def test_what_is_recorded_is_seen_once(place: str | Path) -> None:
    with open_mind(place) as mind:
        activity = Activity(mind)
        assert not activity.has_moved()
        worked(mind, "monday")

        assert activity.has_moved()
        assert not activity.has_moved()


def test_what_another_process_records_is_seen_too(tmp_path: Path) -> None:
    with open_mind(tmp_path / "mind.db") as mind, open_mind(tmp_path / "mind.db") as other:
        activity = Activity(mind)
        activity.has_moved()
        worked(other, "monday")

        assert activity.has_moved()


def test_reading_a_mind_is_no_activity(tmp_path: Path) -> None:
    with open_mind(tmp_path / "mind.db") as mind, open_mind(tmp_path / "mind.db") as other:
        worked(mind, "monday")
        activity = Activity(mind)
        activity.has_moved()
        list(other.memories())
        other.recall("push")

        assert not activity.has_moved()


def test_in_a_project_the_ledger_and_the_transcripts_it_names_are_looked_at(
    tmp_path: Path,
) -> None:
    project = a_project(tmp_path)
    transcript = tmp_path / "session.jsonl"
    transcript.write_text("{}\n")
    book = tired(1)
    book["sessions"][0]["transcript_path"] = str(transcript)
    with open_mind(project.folder / ".reverie" / "mind.db") as mind:
        activity = Activity(mind)
        activity.has_moved()
        project.put(book)
        assert activity.has_moved()
        with transcript.open("a") as file:
            file.write("{}\n")

        assert activity.has_moved()
        assert not activity.has_moved()
        last = activity.last()
        assert last == pytest.approx(datetime.now(UTC).timestamp(), abs=600)
        os.unlink(transcript)
        assert activity.has_moved()
