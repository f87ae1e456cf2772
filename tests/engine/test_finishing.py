"""A night or an undo that is killed after its commit is finished by whoever opens the mind next."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from reverie import open_mind
from reverie.awake import ledger
from tests.awake.hooking import NOW, Project, a_book, a_project, asked, write

RULE = "Never deploy on a Friday."
KILLED = """
import os, sys
from reverie import files
from reverie.wiring import open_mind
left = int(sys.argv[3])

def counting(name):
    real = getattr(os, name)
    def act(*given, **more):
        global left
        mine = any(isinstance(g, (str, os.PathLike)) and ".reverie" in str(g) for g in given)
        if mine and armed:
            if left == 0:
                os.kill(os.getpid(), 9)
            left -= 1
        return real(*given, **more)
    setattr(os, name, act)

armed = False
for name in ("replace", "rename", "unlink", "remove"):
    counting(name)
mind = open_mind(sys.argv[1])
from reverie.stores.journaled import JournaledStore
real = JournaledStore.commit
def commit(self, entry, took=None):
    global armed
    real(self, entry, took)
    armed = True
JournaledStore.commit = commit
mind.night() if sys.argv[2] == "night" else mind.undo(1)
mind.close()
print("done")
"""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = a_project(tmp_path)
    project.put(a_book())
    write(project.transcript("s"), [asked(RULE)])
    project.stop("s", now=NOW)
    return project


def mind_of(project: Project) -> Path:
    return project.folder / ".reverie" / "mind.db"


def killed_at(project: Project, act: str, change: int) -> bool:
    """Run an act that is killed at a change of the file system; False if it ended before."""
    given = [sys.executable, "-c", KILLED, str(mind_of(project)), act, str(change)]
    ended = subprocess.run(given, capture_output=True, text=True, timeout=60, env=dict(os.environ))
    assert "Error" not in ended.stderr
    return "done" not in ended.stdout


def told(project: Project) -> tuple[bool, bool, int]:
    """Whether file and briefing tell the rule, and how many sessions the ledger owes."""
    home = project.folder / ".reverie"
    book = ledger.read(project.home)
    briefing = "".join(p.read_text() for p in (home / "state" / "briefing").glob("*.txt"))
    text = (home / "memory.yml").read_text() if (home / "memory.yml").exists() else ""
    return RULE in text, RULE in briefing, len(book["sessions"]) if book else -1


@pytest.mark.parametrize("change", range(0, 12, 2))
def test_a_night_killed_after_its_commit_is_finished(project: Project, change: int) -> None:
    while_killed = killed_at(project, "night", change)
    with open_mind(mind_of(project)) as mind:
        if while_killed and mind.nights() and mind.nights()[-1].outcome == "unfinished":
            mind.night()
    assert told(project) == (True, True, 0)
    assert len(ledger.history(project.home)) == 1


@pytest.mark.parametrize("change", range(0, 10, 2))
def test_an_undo_killed_after_its_commit_is_finished(project: Project, change: int) -> None:
    with open_mind(mind_of(project)) as mind:
        mind.night()
    assert told(project) == (True, True, 0)
    killed_at(project, "undo", change)
    open_mind(mind_of(project)).close()
    assert told(project) == (False, False, 1)


def test_an_opening_that_finds_everything_written_writes_nothing(project: Project) -> None:
    with open_mind(mind_of(project)) as mind:
        mind.night()
    home = project.folder / ".reverie"
    seen = {p: p.stat().st_mtime_ns for p in (home / "memory.yml", home / "state" / "written")}
    open_mind(mind_of(project)).close()
    assert {p: p.stat().st_mtime_ns for p in seen} == seen
