"""Shards on Ray end as one process does, whoever is killed on the way; one start of Ray for all."""

from __future__ import annotations

import io
import os
import re
import signal
import stat
import sys
import time
from contextlib import redirect_stdout, suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

from reverie.errors import ExtraMissing, NumberRefused, Refused
from reverie.simulation.day import live_a_day
from reverie.simulation.inhabitants import settle
from reverie.simulation.local_ray import NOTE, running_ray
from reverie.simulation.memory_need import bytes_needed, refuse_if_too_big
from reverie.simulation.ray_shards import sharded
from reverie.simulation.scenario import Scenario
from tests.simulation.scenarios import a_town
from tests.simulation.test_shards import counted, told

TOWN = a_town(agents=300, outputs={"checkpoint_days": 1})
PAGE = Path(__file__).parents[2] / "docs/how-to/simulate-on-ray.md"
SOON_S = 60.0
"""Within this time whatever is ended is gone."""


class Notes:
    """A watcher that writes down what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def hour(self, day: int, hour: int) -> None:
        self.told.append(f"day {day}, {hour}:59")

    def replaced(self, shard: int) -> None:
        self.told.append(f"shard {shard} replaced")


def example() -> str:
    """The program of the page about Ray."""
    found = re.search(r"```py\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert found
    return found[1]


def is_gone(process: int) -> bool:
    """Whether a process has ended, given some time for it."""
    for _ in range(int(SOON_S * 10)):
        with suppress(FileNotFoundError):
            if " Z " not in Path(f"/proc/{process}/stat").read_text():
                time.sleep(0.1)
                continue
        return True
    return False


@pytest.mark.skipif(not find_spec("ray"), reason="there is no Ray: pip install '.[ray]'")
def test_two_shards_a_killed_worker_and_a_run_cut_short_end_as_one_process_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = settle(TOWN, threads=1)
    days = [counted(live_a_day(whole, TOWN, day)) for day in range(3)]
    said, printed = io.StringIO(), io.StringIO()
    left = tmp_path / "rv-ray-left"
    left.mkdir()
    (tmp_path / NOTE).write_text(str(left))
    with running_ray(2, tmp_path) as ray, redirect_stdout(said):
        assert not left.exists()
        own = Path((tmp_path / NOTE).read_text())
        assert stat.S_IMODE(own.stat().st_mode) == 0o700
        assert ray.util.get_node_ip_address() == "127.0.0.1"
        with suppress(KeyboardInterrupt), sharded(TOWN, tmp_path, 2) as run:
            assert counted(run.live(0)) == days[0]
            first = run.workers
            raise KeyboardInterrupt
        with sharded(TOWN, tmp_path, 2, resume=True) as run:
            run.watcher = notes = Notes()
            assert [counted(run.live(day)) for day in range(2)] == days[:2]
            os.kill(run.workers[0], signal.SIGKILL)
            assert counted(run.live(2)) == days[2]
            assert notes.told == [
                "day 0, 23:59",
                "day 1, 23:59",
                "day 2, 23:59",
                "shard 0 replaced",
            ]
            second = run.workers
            assert told(run.city()) == told(whole)
        monkeypatch.chdir(tmp_path)
        with redirect_stdout(printed):
            exec(example(), {})
    assert all(map(is_gone, {*first, *second}))
    assert not own.exists()
    assert not (tmp_path / NOTE).exists()
    assert said.getvalue() == ""
    assert printed.getvalue().startswith("1 ")
    assert "\n2000 0." in printed.getvalue()


def test_without_ray_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with (
        pytest.raises(ExtraMissing, match=r"pip install '\.\[ray\]'"),
        sharded(TOWN, tmp_path, 2),
    ):
        pass
    assert not (tmp_path / "shards" / NOTE).exists()


def test_a_run_of_other_shards_is_refused_before_ray_is_started(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="no run in shards"), sharded(TOWN, tmp_path, 2, resume=True):
        pass
    assert list(tmp_path.iterdir()) == []


def test_the_memory_of_all_shards_and_of_ray_is_summed() -> None:
    city = a_town(agents=1_000_000)
    assert bytes_needed(a_town(), 2) > 2 * bytes_needed(a_town(agents=30)) + 800_000_000
    assert bytes_needed(city, 7) > bytes_needed(city)
    assert bytes_needed(city, 2) > 1.4 * bytes_needed(city)  # the whole, and one half beside it
    free = bytes_needed(city, 2) // 2
    fits = re.search(r"give --agents (\d+)", refusal_of(city, free))
    assert fits
    refuse_if_too_big(a_town(agents=int(fits[1])), free, 2)


def refusal_of(scenario: Scenario, free: int) -> str:
    with pytest.raises(NumberRefused) as refused:
        refuse_if_too_big(scenario, free, 2)
    return str(refused.value)
