"""Each test of a command works in a folder of its own; what a command does to signals is undone."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie.hosts.session_marks import MARKS
from reverie.stores.sqlite.store import SqliteStore
from tests.cli.terminal import CHOICE, RULE, said


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, with no mind, no time and no client in the environment."""
    monkeypatch.chdir(tmp_path)
    for name in ("REVERIE_MIND", "REVERIE_NOW", "CLAUDE_CODE_DISABLE_AUTO_MEMORY", *MARKS):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", f"{tmp_path}-client")
    return tmp_path


@pytest.fixture(autouse=True)
def _signals() -> Iterator[None]:
    """`night` run inside this process takes the signals; give them back."""
    kept = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, answer in kept.items():
        signal.signal(number, answer)


@pytest.fixture
def mind(project: Path) -> Path:
    """The file of a new mind in the folder."""
    said("init")
    return project / ".reverie" / "mind.db"


@pytest.fixture
def lived(mind: Path) -> Path:
    """The file of a mind with one ended session, which waits for a night."""
    said(f'record "{RULE}" --session monday')
    said(f'record "{CHOICE}" --session monday --end')
    return mind


@pytest.fixture
def slept(lived: Path) -> Path:
    """The file of a mind with one session and one night behind it: entries e1 to e7."""
    said("night")
    return lived


@pytest.fixture
def asleep(slept: Path) -> Iterator[Path]:
    """The file of a mind on which another process, this one, is sleeping."""
    store = SqliteStore(slept)
    with store.night_lock():
        yield slept
    store.close()


@pytest.fixture
def machine(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with its own timers and keys, in UTC, whose systemctl only notes its calls."""
    folder = tmp_path_factory.mktemp("machine")
    (folder / "bin").mkdir()
    stand_in = folder / "bin" / "systemctl"
    stand_in.write_text(f'#!/bin/sh\necho "$@" >> {folder}/systemctl.log\n')
    stand_in.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder / 'bin'}:{os.environ['PATH']}")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "config"))
    monkeypatch.setenv("TZ", "UTC")
    return folder
