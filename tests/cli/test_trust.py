"""A .reverie folder from elsewhere is refused in a sentence; one command makes it yours."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import RULE, as_json, memory_texts, said, typed


@pytest.fixture
def copied(slept: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of a copy of a project, and of no other, in which one stands."""
    copy = slept.parent.parent / "copy"
    shutil.copytree(slept.parent, copy / ".reverie")
    shutil.rmtree(slept.parent)
    (copy / ".reverie/state/.seal").write_text(os.urandom(16).hex())  # another machine's
    monkeypatch.chdir(copy)
    return copy / ".reverie"


@pytest.mark.parametrize(
    "line", ["status", "recall push", "briefing", "night", "doctor", "sleep status", "pause"]
)
def test_a_home_from_elsewhere_is_refused_with_what_to_do(copied: Path, line: str) -> None:
    ended = typed(line)

    assert ended.exit_code == 1
    assert "if it is yours, run `reverie trust`" in str(ended.exception)


def test_a_home_that_is_trusted_has_lost_nothing(copied: Path) -> None:
    assert "is yours from now on" in said("trust", keys="y\n")

    assert RULE in memory_texts()


def test_who_is_asked_and_says_no_trusts_nothing(copied: Path) -> None:
    assert typed("trust", keys="n\n").exit_code == 1

    assert typed("status").exit_code != 0


def test_an_agent_trusts_nothing(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLAUDECODE", "1")

    assert "in a terminal of your own" in str(typed("trust --yes").exception)


def test_init_sets_a_home_from_elsewhere_aside_and_trust_brings_it_back(copied: Path) -> None:
    told = as_json("init --no-claude")
    assert told["set_aside"] == ["dreams", "mind.db", "mind.db-locks", "state"]
    assert RULE not in memory_texts()

    (aside,) = copied.glob("set-aside-*")
    assert f"what was there is in {copied}/set-aside-" in said(
        f"trust --yes --bring-back {aside.name}"
    )

    assert RULE in memory_texts()
    assert not aside.exists()


def test_a_dry_run_names_what_would_be_set_aside_and_moves_nothing(copied: Path) -> None:
    before = sorted(os.listdir(copied))

    assert "would set aside ./.reverie/mind.db" in said("init --dry-run")

    assert sorted(os.listdir(copied)) == before


def test_init_in_a_copy_of_a_project_of_ours_goes_on_with_its_mind(
    slept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(slept.parent, slept.parent.parent / "copy" / ".reverie")
    monkeypatch.chdir(slept.parent.parent / "copy")

    assert as_json("init --no-claude")["set_aside"] == []

    assert RULE in memory_texts()


def test_what_git_tracks_of_a_mind_is_set_aside_even_if_it_is_ours(slept: Path) -> None:
    for words in (("init", "-q"), ("add", "-f", ".reverie/dreams", ".reverie/memory.yml")):
        subprocess.run(["git", *words], check=True)

    assert any(
        "git tracks dreams/night-1.yml" in line for line in typed("doctor").output.split("!!")
    )
    assert as_json("init --no-claude")["set_aside"] == ["dreams/night-1.yml"]
    assert RULE in memory_texts()


def test_what_git_tracks_is_not_trusted(copied: Path) -> None:
    for words in (("init", "-q"), ("add", "-f", ".reverie/mind.db")):
        subprocess.run(["git", *words], check=True)

    assert "whoever commits could change it" in str(typed("trust --yes").exception)


def test_a_link_in_a_home_is_not_trusted_and_the_doctor_names_it(slept: Path) -> None:
    (slept.parent / "dreams" / "night-9.yml").symlink_to("/etc/passwd")

    assert "dreams/night-9.yml is a link" in typed("doctor").output
    assert "is a link, or no regular file" in str(typed("trust --yes").exception)


def test_trust_confirms_where_the_memory_file_leads(slept: Path, tmp_path: Path) -> None:
    memory, real = slept.parent / "memory.yml", tmp_path / "mine.yml"
    memory.rename(real)
    memory.symlink_to(real)
    assert "run `reverie trust`" in str(typed("memory take").exception)

    assert as_json("trust --yes")["link"] == str(real)

    assert typed("memory take").exit_code == 0


def test_trust_lets_nobody_else_read_a_mind(slept: Path) -> None:
    slept.chmod(0o644)
    (slept.parent / "state").chmod(0o755)

    said("trust --yes")

    assert slept.stat().st_mode & 0o777 == 0o600
    assert (slept.parent / "state").stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("name", ["set-aside-nothing", "..", "../..", "state"])
def test_only_what_was_set_aside_is_brought_back(slept: Path, name: str) -> None:
    assert typed(f"trust --yes --bring-back {name}").exit_code == 3


def test_a_mind_is_not_made_in_the_home_of_another(slept: Path) -> None:
    (slept.parent / "inner").mkdir()

    assert "would lie in another .reverie folder" in str(typed("init .reverie/inner").exception)


def test_everything_of_a_mind_is_its_owners_whatever_the_umask(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = os.umask(0)
    try:
        said("init --no-claude")
        said(f'record "{RULE}" --session monday --end')
        said("night")
        said("export mind.gz")
    finally:
        os.umask(old)
    home = project / ".reverie"
    of_the_project = {home / "memory.yml", home / "config.toml", home / ".gitignore"}
    for path in {*home.rglob("*"), project / "mind.gz"} - of_the_project:
        assert path.stat().st_mode & 0o077 == 0, path
