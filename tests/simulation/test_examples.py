"""The examples run, and tell what their first lines promise."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from reverie.domain.values.appraisal import Channel, GoalRelation
from reverie.simulation.event_words import appraisal_of, sentence_of
from reverie.simulation.inhabitants import happenings
from tests.simulation.scenarios import a_town

EXAMPLES = Path(__file__).parents[2] / "examples"


def told(example: str, *numbers: int) -> str:
    run = subprocess.run(
        [sys.executable, EXAMPLES / example, *map(str, numbers)],
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


def test_in_a_loop_of_ones_own_agents_leave_the_well_that_turns_them_away() -> None:
    first, *_, last = told("plain_loop.py", 20, 4).splitlines()
    assert first.startswith("day 1: ")
    away = [int(line.split(" to the South well")[0].split()[-1]) for line in (first, last)]
    assert away[1] < away[0]


def test_minds_of_words_keep_what_mattered_of_a_day_of_the_same_scenario() -> None:
    lines = told("hundred_minds.py", 2).splitlines()
    assert lines[0] == "agent 0 recalls: I was turned away from the North well without water."
    assert lines[2].startswith("2 minds lived through ")
    assert any("turned away" in line for line in lines[3:])


def test_a_row_becomes_a_sentence_with_its_appraisal() -> None:
    town = a_town()
    rows = happenings(town, 0, 60, 1)
    brawl = next(row for row in rows if row["event"] == 1)
    assert sentence_of(town, brawl) == f"agent {brawl['target']} fought at Gate."
    assert appraisal_of(brawl).importance == brawl["importance"] >= 50
    news = next(row for row in rows if row["event"] == 3)
    assert sentence_of(town, news) == "news of the guards"
    assert appraisal_of(news).channel is Channel.RUMOR
    water = next(row for row in rows if row["event"] == 0)
    assert appraisal_of(water).goal is GoalRelation.SUPPORTS
