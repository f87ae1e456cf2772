"""What never ends, or is no file at all, is refused with a sentence, not waited for."""

from __future__ import annotations

import gzip
import os
import shlex
from pathlib import Path

import pytest

from tests.cli.terminal import ran


@pytest.fixture
def pipe(project: Path) -> Path:
    """A pipe at whose other end nobody writes."""
    os.mkfifo(project / "pipe")
    return project / "pipe"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("status --mind pipe", 5),
        ("memories --mind pipe", 5),
        ("import pipe --mind other.db", 5),
        ("night --config pipe", 2),
        ("think take pipe", 2),
        ("export pipe --force", 5),
    ],
)
def test_a_pipe_is_no_file(slept: Path, pipe: Path, line: str, code: int) -> None:
    ended = ran(line)

    assert ended.returncode == code
    assert "a pipe, a device or a" in ended.stderr
    assert pipe.is_fifo()


def test_a_pipe_in_the_place_of_notes_is_not_read(project: Path) -> None:
    os.mkfifo(project / "CLAUDE.md")

    assert ran("init --read").returncode == 0


def test_words_without_end_are_refused(slept: Path) -> None:
    ended = ran("record - --session long", keys="over " * 4_000_000)

    assert ended.returncode == 2
    assert "standard input has more than 16,777,216 bytes; give less at once" in ended.stderr


def test_answers_without_end_are_refused(slept: Path) -> None:
    long = slept.parent / "answers.json"
    with long.open("wb") as file:
        file.truncate(17 << 20)

    ended = ran(f"think take {shlex.quote(str(long))}")

    assert ended.returncode == 2
    assert "more than 16,777,216 bytes" in ended.stderr


def test_an_export_that_swells_is_refused(project: Path) -> None:
    with gzip.open(project / "bomb.gz", "wb") as bomb:
        bomb.write(b'["reverie-export",{"version":2,"next_memory":1,"next_night":1,"folded":0}]\n')
        for _ in range(70):
            bomb.write(b" " * (1 << 20))

    ended = ran("import bomb.gz --mind other.db")

    assert ended.returncode == 5
    assert "it unpacks to far more than an export holds" in ended.stderr
