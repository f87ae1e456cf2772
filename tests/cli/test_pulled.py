"""The one question about what came into memory.yml from elsewhere, and how it is answered."""

from __future__ import annotations

import os
import pty
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import REVERIE, as_json, memory_texts, ran, said
from tests.memory_file.homes import FACT, LIKING, RULE, Home
from tests.memory_file.machines import git


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh clone of a repository that has a memory of its own; we stand in it."""
    (tmp_path / "theirs").mkdir()
    git(tmp_path / "theirs", "init", "-q", "-b", "main")
    Home(tmp_path / "theirs").live(RULE, FACT, LIKING)
    git(tmp_path / "theirs", "add", "-f", ".reverie/memory.yml")
    git(tmp_path / "theirs", "commit", "-qm", "memory")
    git(tmp_path, "clone", "-q", str(tmp_path / "theirs"), "mine")
    monkeypatch.chdir(tmp_path / "mine")
    monkeypatch.delenv("REVERIE_MIND", raising=False)
    return tmp_path / "mine"


def at_a_terminal(*words: str, keys: str) -> str:
    """What the installed command prints at a terminal at which these keys are typed."""
    master, slave = pty.openpty()
    os.write(master, keys.encode())
    started = subprocess.Popen([REVERIE, *words], stdin=slave, stdout=slave, stderr=slave)
    os.close(slave)
    told = b""
    try:
        while piece := os.read(master, 4_096):
            told += piece
    except OSError:  # the other end is closed
        pass
    assert started.wait(60) == 0, told.decode()
    os.close(master)
    return told.decode()


def test_init_takes_what_the_repository_tells_and_leaves_its_rules(clone: Path) -> None:
    told = said("init --no-claude")

    assert "2 rules of this repository, not yet yours: `reverie proposals`" in told
    assert memory_texts() == [FACT]
    assert "Ada, commit" in said("proposals")


@pytest.mark.parametrize(
    ("word", "rules", "waiting"), [("take", 2, 0), ("refuse", 0, 0), ("later", 0, 2)]
)
def test_init_asks_once_and_one_word_settles_all(
    clone: Path, word: str, rules: int, waiting: int
) -> None:
    told = at_a_terminal("init", "--no-claude", keys=f"{word}\n")

    assert "not yet yours, from Ada, commit" in told
    assert len(memory_texts()) == 1 + rules
    assert len(as_json("proposals")) == waiting


def test_all_that_came_along_is_taken_or_refused_by_one_word(clone: Path) -> None:
    said("init --no-claude")
    assert said("proposals --accept-all") == "nothing waits for your word\n"

    assert sorted(memory_texts()) == sorted([RULE, FACT, LIKING])


def test_what_was_refused_is_not_asked_again_after_the_next_pull(clone: Path) -> None:
    said("init --no-claude")
    said("proposals --decline-all")
    git(clone, "checkout", "-q", "--", ".reverie/memory.yml")

    assert said("memory take") == "Nothing was edited.\n"
    assert as_json("proposals") == []


@pytest.mark.parametrize(
    "words", ["--accept-all", "--decline-all", "--accept p-1", "--decline p-1"]
)
def test_an_agent_has_no_word_on_a_proposal(
    clone: Path, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said("init --no-claude")
    monkeypatch.setenv("CLAUDECODE", "1")
    ended = ran(f"proposals {words}")

    assert ended.returncode == 6
    assert "only a person can settle a proposal" in ended.stderr
    assert len(as_json("proposals")) == 2


def test_a_person_at_the_terminal_says_that_a_file_is_their_own(clone: Path) -> None:
    said("init --no-claude")
    git(clone, "checkout", "-q", "--", ".reverie/memory.yml")
    told = at_a_terminal("memory", "take", keys="y\n")

    assert "Did you write this yourself?" in told
    assert sorted(memory_texts()) == sorted([RULE, FACT, LIKING])


def test_nobody_but_a_person_says_mine(clone: Path) -> None:
    said("init --no-claude")
    ended = ran("memory take --mine")

    assert ended.returncode == 2
    assert "give it at a terminal" in ended.stderr
