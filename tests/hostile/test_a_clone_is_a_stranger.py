"""Whatever a cloned .reverie folder holds, nothing outside is touched, believed or waited for."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.awake.hooks import HOOKS
from tests.hostile.repository import ATTACKS, PLANTED, Clone, a_clone, fifos, git

COMMANDS = (
    ("status",),
    ("doctor",),
    ("briefing",),
    ("recall", "what to run first"),
    ("memory", "take"),
    ("sleep", "status"),
    ("night",),
    ("undo", "--yes"),
)
IN_A_SENTENCE = (0, 2, 3, 5, 6)
"""The exit codes of what went well, or was refused."""


def lived_in(clone: Clone) -> str:
    """Run every hook and command in a clone; returns all they said."""
    said = [clone.hook(name) for name in (*sorted(HOOKS), "briefing-1")]
    return "".join([*said, *(answer_of(clone, *words) for words in COMMANDS)])


def answer_of(clone: Clone, *words: str) -> str:
    ended = clone.run(*words)
    assert ended.returncode in IN_A_SENTENCE, (words, ended.stderr)
    assert "Traceback" not in ended.stderr, (words, ended.stderr)
    return ended.stdout


@pytest.fixture(params=[*ATTACKS, "FIFOs"])
def clone(request: pytest.FixtureRequest, tmp_path: Path) -> Clone:
    """A clone of a repository that tries some things at once."""
    made = a_clone(tmp_path, *ATTACKS.get(request.param, ()))
    if request.param == "FIFOs":
        fifos(made)
    return made


def test_a_clone_reaches_nothing_by_itself(clone: Clone) -> None:
    before = clone.outside()

    said = lived_in(clone)

    assert clone.outside() == before
    assert PLANTED not in said
    assert "private key" not in said


def test_a_clone_reaches_nothing_once_its_user_makes_a_mind_in_it(clone: Clone) -> None:
    before = clone.outside()

    answer_of(clone, "init")
    said = lived_in(clone)
    answer_of(clone, "uninstall", "--forget-everything", "--yes")

    assert clone.outside() == before
    assert PLANTED not in said
    assert "private key" not in said


def test_a_clone_with_a_life_begins_anew_and_says_what_was_set_aside(tmp_path: Path) -> None:
    clone = a_clone(tmp_path, *ATTACKS["a life"])

    said = answer_of(clone, "init")

    assert "set aside ./.reverie/mind.db" in said
    (aside,) = clone.home.glob("set-aside-*")
    assert aside.stat().st_mode & 0o777 == 0o700
    assert (aside / "mind.db").is_file()
    assert "nothing recorded yet" in answer_of(clone, "status")


def test_a_log_of_the_mind_that_a_later_pull_brings_is_not_replayed(tmp_path: Path) -> None:
    clone = a_clone(tmp_path)
    answer_of(clone, "init")
    answer_of(clone, "remember", "Tests live in tests.")
    (clone.home / "mind.db-wal").write_bytes(b"pages of somebody else")
    git(clone.folder, "add", "-f", ".reverie/mind.db-wal")

    assert "Tests live in tests." in answer_of(clone, "memories")
    assert "mind.db-wal: now in .reverie/set-aside-" in answer_of(clone, "status")


def test_each_session_in_a_clone_is_told_that_nothing_is_written_or_believed(
    tmp_path: Path,
) -> None:
    clone = a_clone(tmp_path, *ATTACKS["a life"])

    first, second = clone.hook("session-start"), clone.hook("session-start")

    assert "Reverie writes nothing here and tells no rule" in first
    assert second == first
    assert not (clone.user / ".local").exists()
