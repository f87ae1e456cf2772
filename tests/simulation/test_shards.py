"""A shard lives by itself, and goes on from its checkpoint as if it had never died."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from reverie.domain.formulas.codes import Family
from reverie.errors import NewerMind, NotAMind, Refused, StoreBusy
from reverie.population.population import Population
from reverie.simulation import shard_folder
from reverie.simulation.day import live_a_day
from reverie.simulation.inhabitants import settle
from reverie.simulation.measures import Measures
from reverie.simulation.ray_shards import saved_city
from reverie.simulation.scenario import Scenario
from reverie.simulation.shard_folder import Manifest
from reverie.simulation.shards import Shard
from tests.population.lives import bits
from tests.simulation.scenarios import a_town

TOWN = a_town(outputs={"checkpoint_days": 2})
SPAN = (20, 50)


def a_shard(folder: Path) -> Shard:
    return Shard(TOWN, folder, 1, SPAN)


def told(city: Population) -> list[Any]:
    tables = [city.agents(), city.buffers(), *(city.beliefs(family) for family in Family)]
    return [(name, column.tolist()) for table in tables for name, column in table.items()]


def counted(counts: Measures) -> list[Any]:
    return [np.asarray(part).tolist() for part in counts]


def lived_without_a_break() -> tuple[list[Any], list[Any]]:
    city = settle(TOWN, *SPAN)
    days = [counted(live_a_day(city, TOWN, day, first=SPAN[0])) for day in range(3)]
    return days, told(city)


def saved(folder: Path) -> Population:
    found = shard_folder.restore(folder, 1)
    assert found
    return found[0]


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_shard_made_anew_goes_on_from_its_checkpoint_and_tells_the_same(tmp_path: Path) -> None:
    days, end = lived_without_a_break()
    first = a_shard(tmp_path)
    assert [counted(first.live(day).counts) for day in range(3)] == days
    first.close()  # day 3 was not saved
    second = a_shard(tmp_path)
    again = second.live(2)
    assert (counted(again.counts), again.restored) == (days[2], 2)
    second.save()
    assert told(saved(tmp_path)) == end


def test_a_crowd_ends_the_same_in_shards_as_in_one_city(tmp_path: Path) -> None:
    crowded = msgspec.structs.replace(TOWN, memory={"arrivals_capacity": 2})
    whole = settle(crowded)
    manifest = shard_folder.manifest_of(crowded, 3)
    for number, span in enumerate(manifest.spans):
        shard = Shard(crowded, tmp_path, number, span)
        shard.live(2)
        shard.save()
        shard.close()
    for day in range(3):
        live_a_day(whole, crowded, day)
    together = saved_city(crowded, tmp_path, manifest)
    assert [bits(together.agent(number)) for number in range(60)] == [
        bits(whole.agent(number)) for number in range(60)
    ]


def test_whatever_day_a_shard_is_asked_for_it_tells_the_same_again(tmp_path: Path) -> None:
    days, _ = lived_without_a_break()
    shard = a_shard(tmp_path)
    assert [counted(shard.live(day).counts) for day in (1, 0, 2, 1)] == [
        days[day] for day in (1, 0, 2, 1)
    ]


def test_a_checkpoint_replaces_the_one_before_and_nothing_else_is_left(tmp_path: Path) -> None:
    shard = a_shard(tmp_path)
    shard.live(2)
    shard.save()
    assert names_in(tmp_path) == {
        "shard-1.json",
        "shard-1.lock",
        "shard-1.day-3.population",
        "shard-1.day-3.npz",
    }


def test_what_a_kill_cut_short_is_passed_over_and_removed(tmp_path: Path) -> None:
    days, _ = lived_without_a_break()
    shard = a_shard(tmp_path)
    shard.live(1)
    shard.close()
    for name in (".shard-1.day-3.population.77.new", "shard-1.day-3.population"):
        (tmp_path / name).write_bytes(b"half of it")
    (tmp_path / "shard-10.json").write_text("another's")
    again = a_shard(tmp_path)
    assert counted(again.live(2).counts) == days[2]
    assert "shard-10.json" in names_in(tmp_path)
    assert not [name for name in names_in(tmp_path) if "day-3" in name]


def test_one_process_alone_holds_a_shard_and_the_next_waits_until_it_is_gone(
    tmp_path: Path,
) -> None:
    lock = shard_folder.lock_of(tmp_path, 1)
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(lock)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert holder.stdin
    assert holder.stdout
    assert holder.stdout.readline() == b"held\n"
    with pytest.raises(StoreBusy, match="another run works in"), shard_folder.held(lock, 0.1):
        pass
    holder.kill()
    holder.communicate()
    with shard_folder.held(lock, 10.0):
        pass


HOLDING = """
import sys
from pathlib import Path
from reverie.simulation.shard_folder import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.mark.parametrize("name", ["shard-1.json", "shard-1.day-2.npz", "shard-1.day-2.population"])
def test_a_damaged_checkpoint_is_refused_with_what_to_do(tmp_path: Path, name: str) -> None:
    shard = a_shard(tmp_path)
    shard.live(1)
    shard.close()
    file = tmp_path / name
    file.write_bytes(file.read_bytes()[:-5])
    with pytest.raises(NotAMind, match="damaged"):
        a_shard(tmp_path).live(2)


def test_a_checkpoint_of_a_newer_version_says_so(tmp_path: Path) -> None:
    (tmp_path / "shard-1.json").write_text('{"form": 99, "days": 1}')
    with pytest.raises(NewerMind, match="newer Reverie"):
        shard_folder.restore(tmp_path, 1)


@pytest.mark.parametrize(("agents", "shards"), [(60, 7), (7, 7), (100_001, 3), (5, 1)])
def test_agents_are_shared_out_by_id_evenly_and_none_is_left_out(agents: int, shards: int) -> None:
    spans = shard_folder.manifest_of(a_town(agents=agents), shards).spans
    assert [agent for first, end in spans for agent in range(first, end)] == list(range(agents))
    sizes = [end - first for first, end in spans]
    assert len(spans) == shards
    assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize("shards", [0, -1, 61])
def test_no_shard_is_without_an_agent(shards: int) -> None:
    with pytest.raises(Refused, match="give --shards 1 to 60"):
        shard_folder.manifest_of(TOWN, shards)


def test_a_run_in_shards_is_gone_on_with_by_the_same_scenario_and_as_many(tmp_path: Path) -> None:
    folder = tmp_path / "shards"
    with pytest.raises(Refused, match=r"no run in shards in .*; leave out --resume"):
        shard_folder.go_on(folder, asked(TOWN))
    folder.mkdir()
    shard_folder.begin(folder, asked(TOWN))
    assert shard_folder.go_on(folder, asked(a_town(days=90))) == asked(TOWN)
    with pytest.raises(Refused, match="a run of another scenario"):
        shard_folder.go_on(folder, asked(a_town(seed=6)))
    with pytest.raises(Refused, match="in 3 shards, which cannot be split anew; give --shards 3"):
        shard_folder.go_on(folder, asked(TOWN, 4))


def test_a_run_begun_anew_forgets_the_one_before(tmp_path: Path) -> None:
    shard_folder.begin(tmp_path, asked(TOWN))
    shard = a_shard(tmp_path)
    shard.live(1)
    shard.close()
    shard_folder.begin(tmp_path, asked(a_town(seed=9)))
    assert names_in(tmp_path) == {"manifest.json", "shard-1.lock"}


def asked(scenario: Scenario, shards: int = 3) -> Manifest:
    return shard_folder.manifest_of(scenario, shards)
