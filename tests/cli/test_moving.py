"""A mind moves: exported into one file, read into another, made anew from its journal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import CHOICE, RULE, as_json, memory_texts, ran, said


def test_a_mind_goes_into_a_file_and_comes_out_the_same(slept: Path, project: Path) -> None:
    said("remember hello")
    said("undo e8 -y")

    told = said("export ada.reverie.gz")
    assert "exported main to ada.reverie.gz (" in told
    assert "`reverie import ada.reverie.gz`" in told
    assert "imported ada.reverie.gz into main's mind at new.db" in said(
        "import ada.reverie.gz --mind new.db"
    )

    for line in ("memories", "journal", "nights", "briefing", "recall push"):
        assert said(f"{line} --mind new.db") == said(line), line
    assert ran("doctor --mind new.db").returncode == 0


def test_what_was_imported_can_still_be_undone_and_slept_on(slept: Path) -> None:
    said("export away.gz")
    said("import away.gz --agent ada")

    said("undo 1 -y --agent ada")
    assert "slept on 1 session" in said("night --agent ada")
    assert memory_texts() == [RULE, CHOICE]


def test_import_makes_a_mind_where_there_is_none(
    slept: Path, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said("export away.gz")
    fresh = project / "fresh"
    fresh.mkdir()
    slept.rename(project / "moved.db")
    monkeypatch.chdir(fresh)

    said("import ../away.gz")

    assert (fresh / ".reverie" / "mind.db").is_file()
    assert memory_texts() == [RULE, CHOICE]


def test_an_agent_that_has_lived_takes_no_import(slept: Path) -> None:
    said("export away.gz")

    ended = ran("import away.gz")

    assert ended.returncode == 6
    assert "has a life already; import into another agent (--agent NAME)" in ended.stderr


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(lambda whole: b"hello", id="not compressed"),
        pytest.param(lambda whole: whole[: len(whole) // 2], id="cut short"),
        pytest.param(lambda whole: b"", id="empty"),
        pytest.param(lambda whole: whole[:40] + b"\x55" * 40 + whole[80:], id="damaged"),
    ],
)
def test_a_spoilt_export_is_refused_whole(slept: Path, project: Path, spoil: object) -> None:
    assert callable(spoil)
    said("export away.gz")
    file = project / "away.gz"
    file.write_bytes(spoil(file.read_bytes()))

    ended = ran("import away.gz --agent ada")

    assert ended.returncode == 5
    assert "nothing was imported: export it again" in ended.stderr
    assert as_json("status --agent ada")["episodes"] == 0


def test_import_of_a_file_that_is_not_there_is_a_wrong_call(mind: Path) -> None:
    assert ran("import nothing.gz").returncode == 2


def test_export_replaces_a_file_only_when_told_to(slept: Path, project: Path) -> None:
    file = project / "away.gz"
    file.write_text("something else")

    ended = ran("export away.gz")
    assert ended.returncode != 0
    assert "is there already; choose another name or add --force" in ended.stderr
    assert file.read_text() == "something else"

    said("export away.gz --force")
    said("import away.gz --agent ada")


def test_a_refused_export_is_not_something_unexpected(slept: Path, project: Path) -> None:
    (project / "away.gz").write_text("something else")

    assert ran("export away.gz").returncode == 2


def test_an_export_into_a_missing_folder_says_what_is_missing(slept: Path) -> None:
    ended = ran("export nowhere/away.gz")

    assert ended.returncode == 5
    assert "free some space" not in ended.stderr


def test_an_export_is_for_its_owner_only(slept: Path, project: Path) -> None:
    said("export away.gz")

    assert (project / "away.gz").stat().st_mode & 0o077 == 0


def test_rebuild_finds_a_mind_as_it_was(slept: Path) -> None:
    assert said("rebuild") == "rebuilt from 7 entries; it is as it was\n"
    assert memory_texts() == [RULE, CHOICE]


def test_an_import_that_fails_leaves_no_mind_behind(project: Path) -> None:
    (project / "torn.gz").write_bytes(b"\x1f\x8b\x08\x00torn")

    assert ran("import torn.gz --mind new.db").returncode == 5

    assert [file.name for file in project.iterdir()] == ["torn.gz"]
