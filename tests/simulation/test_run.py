"""A run goes day by day, can be stopped and gone on with, and comes to the same every time."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import reduce
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from reverie.errors import NotAMind, NumberRefused, Refused
from reverie.simulation.day import live_a_day
from reverie.simulation.figures import Figures, figures_of
from reverie.simulation.inhabitants import natures, settle
from reverie.simulation.memory_need import bytes_free, bytes_needed, refuse_if_too_big
from reverie.simulation.run import Outcome, run
from tests.simulation.scenarios import a_town


class Notes:
    """A watcher that remembers, and does something after each hour."""

    def __init__(self, after: Callable[[int, int], None] = lambda day, hour: None) -> None:
        self.days: list[int] = []
        self.stops: list[int] = []
        self.began = -1
        self._after = after

    def begins(self, day: int) -> None:
        self.began = day

    def hour(self, day: int, hour: int) -> None:
        self._after(day, hour)

    def day(self, figures: Figures) -> None:
        self.days.append(figures.day)

    def stopping(self, day: int) -> None:
        self.stops.append(day)


def agents_of(outcome: Outcome) -> dict[str, list[object]]:
    assert outcome.city
    return {name: column.tolist() for name, column in outcome.city.agents().items()}


def test_a_run_counts_each_day(tmp_path: Path) -> None:
    notes = Notes()
    outcome = run(a_town(), tmp_path, notes, resume=False)
    assert outcome.is_complete
    assert notes.began == 0
    assert notes.days == [1, 2, 3]
    assert all(day.episodes > 60 for day in outcome.figures)
    assert outcome.city
    assert len(outcome.city) == 60


@pytest.mark.parametrize("shards", [2, 3, 7])
def test_the_counts_of_shards_add_up_to_those_of_the_whole(shards: int) -> None:
    town = a_town()
    edges = [60 * shard // shards for shard in range(shards + 1)]
    parts = [(first, settle(town, first, end)) for first, end in pairwise(edges)]
    whole = settle(town)
    for day in range(town.days):
        counts = [live_a_day(city, town, day, first=first) for first, city in parts]
        added = reduce(lambda one, other: one + other, counts)
        assert figures_of(added, town, day + 1) == figures_of(
            live_a_day(whole, town, day), town, day + 1
        )


def test_threads_change_nothing() -> None:
    town = a_town(agents=9_000)
    one, two = (settle(town, threads=threads) for threads in (1, 2))
    counts = [figures_of(live_a_day(city, town, 0), town, 1) for city in (one, two)]
    assert counts[0] == counts[1]


def test_sleepers_are_counted_by_the_hour() -> None:
    town = a_town(agents=500)
    city = settle(town)
    beds = natures(town, 0, 500)["falls_asleep"]
    counts = live_a_day(city, town, 0)
    ends = (np.arange(24) + 1) * 6_000 - 1
    asleep = [int(((beds <= end) & (end < beds + 48_000)).sum()) for end in ends]
    assert counts.sleepers.tolist() == asleep


def test_a_day_that_is_too_full_is_overload_and_what_is_trifling_is_forgotten() -> None:
    calm, full = (a_town(agents=200, memory={"daily_capacity": capacity}) for capacity in (100, 1))
    assert live_a_day(settle(calm), calm, 0).overloaded == 0
    assert live_a_day(settle(full), full, 0).overloaded > 100
    deaf = a_town(agents=200, memory={"retention_threshold": 100})
    told = figures_of(live_a_day(settle(deaf), deaf, 0), deaf, 1)
    assert told.forgotten > 0.9
    held = figures_of(live_a_day(settle(calm), calm, 0), calm, 1)
    assert held.forgotten < 0.1


def test_what_is_believed_is_told_by_subject_and_by_aspect(tmp_path: Path) -> None:
    last = run(a_town(), tmp_path, Notes(), resume=False).figures[-1]
    believed = {opinion.subject: opinion for opinion in last.opinions}
    assert set(believed) == {"North well", "South well", "Gate", "the guards", "rationing"}
    assert believed["Gate"].means[2] < 0 < believed["South well"].means[1]
    safety = next(s for s in last.spreads if (s.family, s.aspect) == ("place", "safety"))
    assert -1 <= safety.low <= safety.median <= safety.high <= 1
    assert safety.low < 0


def test_a_run_that_goes_on_ends_as_one_that_never_stopped(tmp_path: Path) -> None:
    straight = run(a_town(), tmp_path / "straight", Notes(), resume=False)
    run(a_town(days=1), tmp_path / "parts", Notes(), resume=False)
    notes = Notes()
    resumed = run(a_town(), tmp_path / "parts", notes, resume=True)
    assert notes.began == 1
    assert resumed.figures == straight.figures
    assert agents_of(resumed) == agents_of(straight)
    assert [file.name for file in (tmp_path / "parts").iterdir() if "day" in file.name] == [
        "day-3.population"
    ]


def pressing(day: int, hours: tuple[int, ...]) -> Callable[[int, int], None]:
    """Press Ctrl-C after some hours of a day."""

    def after(at: int, hour: int) -> None:
        if at == day and hour in hours:
            os.kill(os.getpid(), signal.SIGINT)

    return after


def test_ctrl_c_ends_the_day_saves_and_can_be_gone_on_from(tmp_path: Path) -> None:
    notes = Notes(pressing(1, (5,)))
    before = signal.getsignal(signal.SIGINT)
    stopped = run(a_town(), tmp_path / "parts", notes, resume=False)
    assert signal.getsignal(signal.SIGINT) is before
    assert notes.stops == [2]
    assert not stopped.is_complete
    assert [day.day for day in stopped.figures] == [1, 2]
    resumed = run(a_town(), tmp_path / "parts", Notes(), resume=True)
    assert resumed.figures == run(a_town(), tmp_path / "whole", Notes(), resume=False).figures


def test_ctrl_c_pressed_twice_stops_at_once_and_keeps_the_days_that_are_over(
    tmp_path: Path,
) -> None:
    town = a_town(outputs={"checkpoint_days": 1})
    stopped = run(town, tmp_path, Notes(pressing(1, (5, 6))), resume=False)
    assert stopped.city is None
    assert [day.day for day in stopped.figures] == [1]
    resumed = run(town, tmp_path, Notes(), resume=True)
    assert resumed.is_complete


def test_a_run_goes_on_only_with_its_own_scenario(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"there is no run to go on with in .*; leave out --resume"):
        run(a_town(), tmp_path, Notes(), resume=True)
    run(a_town(days=1), tmp_path, Notes(), resume=False)
    with pytest.raises(Refused, match="holds a run of another scenario; give the scenario"):
        run(a_town(seed=6), tmp_path, Notes(), resume=True)
    (tmp_path / "run.json").write_text('{"form": 1,')
    with pytest.raises(NotAMind, match=r"run.json is damaged; begin without --resume"):
        run(a_town(), tmp_path, Notes(), resume=True)


def test_memory_is_estimated_above_what_is_taken() -> None:
    town = a_town(agents=20_000)
    city = settle(town)
    taken = sum(table.nbytes for table in city.city)
    assert taken < bytes_needed(town) < 3 * taken + 600_000_000


def test_what_does_not_fit_is_refused_with_what_would() -> None:
    big = a_town(agents=50_000_000)
    with pytest.raises(
        NumberRefused, match=r"50,000,000 agents need about .* GB, and 8.0 GB"
    ) as no:
        refuse_if_too_big(big, 8_000_000_000)
    fits = int(str(no.value).partition("--agents ")[2].partition(",")[0])
    refuse_if_too_big(a_town(agents=fits), 8_000_000_000)
    refuse_if_too_big(big, None)
    assert (bytes_free() or 1) > 0


def test_where_nothing_fits_memory_is_to_be_freed() -> None:
    with pytest.raises(NumberRefused, match="free some memory"):
        refuse_if_too_big(a_town(), 1_000)
