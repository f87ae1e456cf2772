"""`reverie simulate`: a scenario is run from the command line, stopped and gone on with."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.cli.person import at_a_terminal
from tests.cli.terminal import as_json, ran, said, typed
from tests.simulation.scenarios import TOWN

SMALL = "simulate city --agents 80 --days 2 --no-plots"


def test_the_city_that_ships_is_run_and_leaves_its_tables(project: Path) -> None:
    ended = typed(f"{SMALL} --out trial")
    assert ended.exit_code == 0
    assert ended.stdout.startswith("A small city · 80 agents · 2 days · seed 7\n\nday  episodes")
    assert "water" not in ended.stderr
    assert "needs about 0.3 GB of memory" in ended.stderr
    assert "day 2 of 2  " in ended.stderr
    assert {"days.csv", "agents.csv", "run.json"} <= {f.name for f in (project / "trial").iterdir()}


def test_the_same_seed_prints_the_same_and_another_does_not(project: Path) -> None:
    first, second = (typed(f"{SMALL} --out same").stdout for _ in range(2))
    assert first == second
    assert typed(f"{SMALL} --out same --seed 8").stdout != first


def test_a_file_of_ones_own_says_where_results_go(project: Path) -> None:
    (project / "town.toml").write_text(TOWN + '\n[outputs]\nfolder = "there"\nplots = false\n')
    assert "Written: there/days.csv" in said("simulate town.toml")


def test_pictures_and_one_page_are_drawn(project: Path) -> None:
    told = json.loads(typed("simulate city --agents 40 --days 2 --out drawn --plots --json").stdout)
    assert "drawn/index.html" in told["files"]
    assert told["is_complete"] is True
    assert [day["day"] for day in told["figures"]] == [1, 2]
    assert (project / "drawn/beliefs.png").stat().st_size > 10_000


def test_an_agent_has_a_diary(project: Path) -> None:
    told = said("simulate city --agent 17 --days 2")
    assert told.startswith("Agent 17 of A small city, one of the night watch: tier 2")
    assert "\nDay 2\n  Slept from 8:27 to 16:27.\n" in told
    assert as_json("simulate city --agent 17 --days 2")["diary"] == told.splitlines()
    assert not (project / "simulation").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("simulate nowhere", "nowhere cannot be read: No such file or directory; give another"),
        ("simulate city --agents 0", "city.toml, agents: it is 0; give 1 to 100,000,000"),
        ("simulate city --days 2 --agent 5000", "agent is 5000; give a whole number from 0 to"),
        ("simulate city --agents 99999999", "99,999,999 agents need about"),
        ("simulate city --resume --out empty", "there is no run to go on with in empty"),
    ],
)
def test_what_cannot_be_run_is_refused_with_what_to_do(
    project: Path, words: str, told: str
) -> None:
    ended = ran(words)
    assert ended.returncode == 2
    assert told in ended.stderr
    assert "Traceback" not in ended.stderr


def test_an_out_that_is_a_file_is_refused(project: Path) -> None:
    (project / "taken").write_text("mine")
    ended = ran(f"{SMALL} --out taken")
    assert ended.returncode == 5
    assert "taken cannot be made: File exists; give another with --out" in ended.stderr
    assert (project / "taken").read_text() == "mine"


def test_ctrl_c_at_a_terminal_keeps_what_was_done_and_resume_goes_on(project: Path) -> None:
    words = ["simulate", "city", "--agents", "3000", "--days", "200", "--no-plots", "--out", "run"]
    with at_a_terminal(*words) as person:
        person.reads("agent-days a second")
        assert person.asks_to_stop() == 130
    assert "·····" in person.seen
    assert "stopping when day" in person.seen
    assert "200 days, stopped" in person.seen
    done = json.loads((project / "run/run.json").read_text())["figures"]
    assert 0 < len(done) < 200
    more = len(done) + 1
    ended = ran(f"simulate city --agents 3000 --days {more} --no-plots --out run --resume")
    assert ended.returncode == 0
    assert f"3,000 agents · {more} days" in ended.stdout
    assert os.listdir(project / "run").count(f"day-{more}.population") == 1
