"""What a run leaves: tables, pictures, a page, a summary, and the diary of an agent."""

from __future__ import annotations

import csv
import re
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from reverie.errors import NumberRefused
from reverie.simulation.diary import diary_lines
from reverie.simulation.inhabitants import happenings
from reverie.simulation.page import write_page
from reverie.simulation.results import tables_of, write_results
from reverie.simulation.run import Outcome, run
from reverie.simulation.summary import in_columns, some_days, summary_lines, summary_record
from tests.simulation.scenarios import a_town
from tests.simulation.test_run import Notes

SUMMARY = """\
A town · 60 agents · 3 days · seed 5

day  episodes  forgotten  overloaded  asleep  sleep quality  stress  morale
1         338       0.0%        0.0%  2%-55%          0.995   0.001   0.502
2         312       0.0%        0.0%  2%-90%          0.981   0.004   0.503
3         335       0.0%        0.0%  2%-90%          0.987   0.008   0.502

What is believed on the evening of day 3, on the average:
of          believers  fairness  efficiency  safety  congestion  reliability
North well         33    +0.004      +0.019  +0.000      +0.000       -0.005
South well         59    +0.017      +0.037  +0.000      +0.000       -0.000
Gate               44    +0.000      +0.000  -0.078      +0.008       +0.000
the guards         54    -0.001      +0.000  -0.004      +0.001       +0.000
rationing          40    -0.039      +0.000  +0.000      +0.000       -0.039
"""
DIARY = """\
Agent 7 of A town, one of the people: tier 1, intelligence 33, will 50, trauma 20.

Day 1
  Slept from 21:43 to 5:43.
  2 things happened; 2 were kept, 0 let go.
  Took to sleep: agent 14 fought at Gate.
  Took to sleep: I got water at South well.
  Believes Gate unsafe (-0.06), crowded (+0.01).
  Believes agent 14 unsafe (-0.06), crowded (+0.01).
  Believes South well fair (+0.01), quick (+0.01).
  Stress 0.002, morale 0.499; slept 100% well.

Day 2
  Slept from 21:43 to 5:43.
  8 things happened; 8 were kept, 0 let go.
  Took to sleep: I got water at North well.
  Took to sleep: I got water at South well. (3 times)
  Took to sleep: turned away (2 times)
  Took to sleep: agent 27 fought at Gate.
  Took to sleep: agent 39 fought at Gate.
  Believes Gate unsafe (-0.16), crowded (+0.02).
  Believes agent 27 unsafe (-0.06), crowded (+0.01).
  Believes agent 39 unsafe (-0.06), crowded (+0.01).
  Believes rationing unfair (-0.03), unreliable (-0.03).
  Believes South well unfair (-0.01), quick (+0.02), unreliable (-0.02).
  Believes agent 14 unsafe (-0.05).
  Stress 0.017, morale 0.490; slept 100% well.
"""


@pytest.fixture(scope="module")
def outcome(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    return run(a_town(), tmp_path_factory.mktemp("town"), Notes(), resume=False)


def test_the_summary_reads_so(outcome: Outcome) -> None:
    assert "\n".join(summary_lines(outcome)) + "\n" == SUMMARY


def test_a_diary_reads_so() -> None:
    assert "\n".join(diary_lines(a_town(days=2), 7)) + "\n" == DIARY


def test_nothing_is_taken_to_sleep_twice() -> None:
    long = a_town(days=3, memory={"short_term_max_age_ticks": 400_000})
    visits = sum(happenings(long, 7, 8, day)["event"].tolist().count(0) for day in range(3))
    taken = [line for line in diary_lines(long, 7) if "Took to sleep: I got water" in line]
    times = [int(found[1]) if (found := re.search(r"(\d+) times", line)) else 1 for line in taken]
    assert 0 < sum(times) <= visits


def test_there_is_no_diary_of_nobody() -> None:
    with pytest.raises(NumberRefused, match="agent is 60; give a whole number from 0 to 59"):
        next(diary_lines(a_town(), 60))


def test_tables_are_written_as_csv(outcome: Outcome, tmp_path: Path) -> None:
    files = write_results(tmp_path, outcome, "csv")
    assert [file.name for file in files] == [
        *("days.csv", "sleepers.csv", "beliefs.csv", "subjects.csv", "agents.csv")
    ]
    with (tmp_path / "days.csv").open() as file:
        days = list(csv.DictReader(file))
    assert [int(day["episodes"]) for day in days] == [day.episodes for day in outcome.figures]
    with (tmp_path / "agents.csv").open() as file:
        agents = list(csv.DictReader(file))
    assert [int(agent["agent"]) for agent in agents] == list(range(60))
    assert {agent["who"] for agent in agents} == {"people", "watch"}


def test_parquet_holds_the_same_tables(outcome: Outcome, tmp_path: Path) -> None:
    write_results(tmp_path, outcome, "parquet")
    for name, table in tables_of(outcome).items():
        read = pq.read_table(tmp_path / f"{name}.parquet").to_pydict()
        assert read == {key: list(column) for key, column in table.items()}


def test_pictures_are_drawn_and_one_page_holds_them_all(outcome: Outcome, tmp_path: Path) -> None:
    files = write_page(tmp_path, outcome)
    pictures = ["sleepers.png", "beliefs.png", "overload.png", "forgetting.png", "moods.png"]
    assert [file.name for file in files] == [*pictures, "index.html"]
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in files[:-1])
    page = files[-1].read_text()
    assert page.count("data:image/png;base64,") == 5
    assert "http" not in page
    assert "<script" not in page


def test_a_part_of_a_run_is_marked_as_one(outcome: Outcome, tmp_path: Path) -> None:
    stopped = Outcome(a_town(name="<i>Town</i>"), outcome.figures[:2], None)
    assert next(summary_lines(stopped)).endswith("60 agents · 2 of 3 days, stopped · seed 5")
    assert summary_record(stopped)["is_complete"] is False
    assert "agents" not in tables_of(stopped)
    page = write_page(tmp_path, stopped)[-1].read_text()
    assert "This run was stopped" in page
    assert "<i>Town" not in page


def test_of_many_days_the_first_the_last_and_some_between_are_told(outcome: Outcome) -> None:
    many = [outcome.figures[0]] * 99 + [outcome.figures[-1]]
    told = some_days(many)
    assert len(told) == 14
    assert (told[0], told[-1]) == (many[0], many[-1])


def test_numbers_stand_below_each_other() -> None:
    assert list(in_columns([("of", "n"), ("wells", "10"), ("x", "9")])) == [
        *("of      n", "wells  10", "x       9")
    ]


@pytest.mark.parametrize(
    ("package", "words", "call"),
    [
        ("matplotlib", ".[plots]", "plots import refuse_without_plots as call"),
        ("pyarrow", ".[parquet]", "results import refuse_without_parquet as call"),
    ],
)
def test_an_extra_that_is_missing_is_named(package: str, words: str, call: str) -> None:
    source = f"import sys; sys.modules[{package!r}] = None\nfrom reverie.simulation.{call}\ncall()"
    run = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True)
    assert "ExtraMissing: " in run.stderr
    assert words in run.stderr
