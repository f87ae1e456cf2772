"""What a night elsewhere has slept on is no longer owed at home."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from reverie import open_mind
from reverie.awake import ledger
from reverie.awake.confirmations import confirm, travel
from reverie.clocks import StoppedClock
from reverie.remote_night import sleep_elsewhere
from tests.awake.hooking import NOW, a_project, asked, edits, write
from tests.sync.machines import by_folder


def test_a_night_elsewhere_repays_the_debt_at_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    project, settings = a_project(tmp_path / "project"), by_folder(tmp_path)
    write(project.transcript("s"), [asked("Never deploy on a Friday."), *edits(6)])
    project.stop("s")
    assert ledger.owed(project.book()) > 0
    home = Path(project.home)
    clock = StoppedClock(datetime.fromtimestamp(NOW, UTC) + timedelta(hours=1))
    with open_mind(home / "mind.db", settings=settings, clock=clock) as mind:
        confirm(home, travel(settings))
        mind.sync()
        assert ledger.owed(project.book()) > 0
        sleep_elsewhere(settings, clock=clock)
        mind.sync(gives=False)
        assert ledger.owed(project.book()) == 0
        assert "Never deploy on a Friday." in [memory.text for memory in mind.memories()]
    assert "Never deploy on a Friday." in (home / "memory.yml").read_text()
