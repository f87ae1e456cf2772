"""In a folder that cannot be written, whatever only reads still answers."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import CHOICE, REVERIE, RULE, ran, said

READING = {
    "status": "2 memories",
    "recall push": RULE,
    "memories": CHOICE,
    "explain 1": RULE,
    "briefing": RULE,
    "journal": "night 1 completed",
    "plan": "Nap 2 of main",
    "nights": "completed",
}


def mounted_read_only(folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    """How a command ends in a folder that is mounted read-only, in a namespace of its own."""
    mount = f"mount --bind '{folder}' '{folder}' && mount -o remount,ro,bind '{folder}'"
    asked = f"{mount} && cd '{folder}' && exec {REVERIE} {line}"
    words = ["unshare", "--mount", *(["--map-root-user"] if os.getuid() else []), "sh", "-c", asked]
    return subprocess.run(words, capture_output=True, text=True, check=False)


@pytest.fixture
def read_only(slept: Path, project: Path) -> Path:
    """A project with a mind that has slept, where namespaces can be made."""
    if not shutil.which("unshare") or mounted_read_only(project, "--version").returncode:
        pytest.skip("no namespace with mounts can be made here")
    return project


@pytest.mark.parametrize("line", READING)
def test_what_only_reads_answers_on_a_read_only_mount(read_only: Path, line: str) -> None:
    ended = mounted_read_only(read_only, line)

    assert ended.returncode == 0, ended.stderr
    assert READING[line] in ended.stdout
    assert "is read-only, so a copy is read" in ended.stderr
    assert "sessions that no night has taken in" in ended.stderr


def test_what_is_still_in_the_log_of_the_file_is_seen(read_only: Path) -> None:
    from reverie.wiring import open_mind

    with open_mind(read_only / ".reverie/mind.db") as mind:
        mind.remember("The shop sells bread.")
        assert os.path.getsize(read_only / ".reverie/mind.db-wal")

        assert "The shop sells bread." in mounted_read_only(read_only, "memories").stdout


def test_what_writes_is_refused_there_with_a_next_step(read_only: Path) -> None:
    ended = mounted_read_only(read_only, "remember tea")

    assert ended.returncode == 5
    assert "change its permissions, or copy it" in ended.stderr


def test_no_copy_is_left_behind(read_only: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Path(f"{read_only}-tmp")
    place.mkdir()
    monkeypatch.setenv("TMPDIR", str(place))

    mounted_read_only(read_only, "memories")

    assert list(place.iterdir()) == []


@pytest.mark.skipif(not os.getuid(), reason="the permissions of a folder do not bind this user")
def test_a_folder_without_the_right_to_write_is_read_too(slept: Path) -> None:
    slept.parent.chmod(0o500)
    try:
        assert RULE in said("memories")
        assert ran("remember tea").returncode == 5
    finally:
        slept.parent.chmod(0o700)


def test_where_one_may_write_nothing_is_copied_or_said(slept: Path) -> None:
    assert ran("memories").stderr == ""
