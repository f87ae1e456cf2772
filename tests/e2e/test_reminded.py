"""While an agent lives by itself, a prompt of the real client is told what comes to mind."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator

import pytest

from reverie import open_mind
from reverie.awake.mind_socket import MARK, path_in
from tests.e2e.client import Talk, talk
from tests.e2e.project import REVERIE, Project, comes_true
from tests.e2e.stand_in import Turn
from tests.recall.test_cued_recall import CHATTER, CHOICE, PROMPT

TRIES, STARTED_S = 5, 30
"""Sessions after which a busy machine has surely answered one in time, and seconds to start in."""


@pytest.fixture
def living(project: Project, monkeypatch: pytest.MonkeyPatch) -> Iterator[Project]:
    """A project whose agent lives by itself, and knows what its briefing does not say."""
    home = project.folder / ".reverie"
    monkeypatch.setenv("XDG_STATE_HOME", str(project.home / ".local/state"))
    with open_mind(home / "mind.db") as mind:
        for text in CHATTER:
            mind.record(text, session="lunch")
        mind.remember(CHOICE)
    for part in (home / "state/briefing").glob("*.txt"):
        part.write_text("")
    surroundings = {"PATH": os.environ["PATH"], "HOME": str(project.home)}
    with subprocess.Popen([REVERIE, "live"], cwd=project.folder, env=surroundings) as life:
        assert comes_true(lambda: os.path.exists(path_in(str(home))), STARTED_S)
        yield project
        life.terminate()


def reminded(project: Project) -> Talk:
    """The first session that is told something, else the last one tried."""
    for _ in range(TRIES):
        said = talk(project, PROMPT, [Turn("I keep it as it is.")])
        if MARK in said.told:
            break
    return said


def test_the_model_is_told_what_comes_to_mind_and_no_night_learns_it_again(
    living: Project,
) -> None:
    assert f"{MARK}\n- {CHOICE} [f-" in reminded(living).told

    living.reverie("night")

    assert living.memories().count(CHOICE) == 1
    assert not any("From memory" in text for text in living.memories())
