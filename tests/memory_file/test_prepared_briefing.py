"""The prepared briefing: small enough for the host, whole, and the same while nothing changes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reverie.memory_file.prepared_briefing import prepare
from reverie.settings import Settings
from reverie.writing.briefing import briefing, head
from tests.memory_file.homes import A_DAY, CHOICE, RULE, Home

SMALL = Settings.of(token_budget=60_000, briefing_chars=400)


def folder(home: Home) -> Path:
    return home.folder / "state" / "briefing"


def files(home: Home) -> dict[str, str]:
    """What was prepared, by name."""
    return {file.name: file.read_text(encoding="utf-8") for file in folder(home).iterdir()}


def parts(home: Home) -> list[str]:
    """The parts of the memory, in order."""
    told = files(home)
    return [told[f"{number}.txt"] for number in range(1, json.loads(told["of.json"])["parts"] + 1)]


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path).live(*A_DAY)


@pytest.fixture
def large(tmp_path: Path) -> Home:
    """A home whose memory takes many small parts."""
    return Home(tmp_path, settings=SMALL).live(*(f"Never close gate {n} alone." for n in range(60)))


def test_a_night_prepares_the_head_and_one_part(home: Home) -> None:
    sheet = home.filing.sheet()
    told = files(home)
    assert set(told) == {"0.txt", "1.txt", "of.json"}
    assert (told["0.txt"], told["1.txt"]) == (head(sheet), briefing(sheet))
    assert RULE in told["1.txt"]


def test_a_taken_edit_is_prepared_too(home: Home) -> None:
    home.edit(CHOICE, "We use DuckDB.").take()
    assert "- We use DuckDB. [" in files(home)["1.txt"]


def test_a_memory_kept_by_hand_is_prepared_when_the_file_is_brought_up_to_date(home: Home) -> None:
    home.mind.remember("Always greet first.")
    home.filing.refresh()
    assert "Always greet first." in files(home)["1.txt"]


def test_many_parts_are_small_titled_and_make_up_the_whole(large: Home) -> None:
    told = parts(large)
    bodies = []
    for number, part in enumerate(told, 1):
        title, _, body = part.partition("\n")
        assert title == f"(What you know from earlier sessions, part {number} of {len(told)})"
        assert len(part) <= SMALL.file.briefing_chars
        bodies.append(body)
    assert len(told) > 5
    assert "".join(bodies) == briefing(large.filing.sheet())


def test_what_is_returned_are_the_parts_without_their_titles(large: Home) -> None:
    first, *body = prepare(large.folder, large.filing.sheet(), SMALL)
    assert first == head(large.filing.sheet())
    assert "".join(body) == briefing(large.filing.sheet())


def test_parts_that_are_no_longer_needed_go(large: Home) -> None:
    before = len(parts(large))
    prepare(large.folder, large.filing.sheet(), Settings())
    assert before > 1
    assert set(files(large)) == {"0.txt", "1.txt", "of.json"}


def test_nothing_is_written_while_nothing_changes(large: Home) -> None:
    before = {file: file.stat() for file in folder(large).iterdir()}
    prepare(large.folder, large.filing.sheet(), SMALL)
    after = {file: file.stat() for file in folder(large).iterdir()}
    assert {f: (s.st_ino, s.st_mtime_ns) for f, s in after.items()} == {
        f: (s.st_ino, s.st_mtime_ns) for f, s in before.items()
    }


def test_a_file_of_bytes_that_are_no_text_is_written_anew(home: Home) -> None:
    (folder(home) / "1.txt").write_bytes(b"\xff\xfe")
    prepare(home.folder, home.filing.sheet(), Settings())
    assert files(home)["1.txt"] == briefing(home.filing.sheet())


def test_what_tells_an_edit_is_the_size_and_time_of_the_file(home: Home) -> None:
    seen = home.file.stat()
    assert json.loads(files(home)["of.json"]) == {
        "parts": 1,
        "open": "Why does the test hang?",
        "size": seen.st_size,
        "changed": seen.st_mtime_ns,
    }


def test_without_a_file_there_is_nothing_to_tell_an_edit_by(home: Home) -> None:
    home.file.unlink()
    prepare(home.folder, home.filing.sheet(), Settings())
    known = json.loads(files(home)["of.json"])
    assert (known["parts"], known["size"], known["changed"]) == (1, -1, -1)


def test_an_empty_memory_has_a_head_and_no_part(tmp_path: Path) -> None:
    home = Home(tmp_path)
    prepare(home.folder, home.filing.sheet(), Settings())
    assert set(files(home)) == {"0.txt", "of.json"}
    assert json.loads(files(home)["of.json"])["parts"] == 0


def test_no_part_cuts_a_line_that_would_fit_whole(large: Home) -> None:
    lines = {line for line in briefing(large.filing.sheet()).splitlines() if line}
    told = {line for part in parts(large) for line in part.splitlines()[1:] if line}
    assert told == lines
