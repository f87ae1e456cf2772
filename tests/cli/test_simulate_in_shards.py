"""`reverie simulate --shards`: what cannot be run in shards is refused before Ray is started."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.simulation import shard_folder
from tests.cli.terminal import ran, typed
from tests.simulation.scenarios import TOWN, a_town


@pytest.fixture(autouse=True)
def _town(project: Path) -> None:
    (project / "town.toml").write_text(TOWN)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--shards 0", "60 agents make no 0 shards; give --shards 1 to 60"),
        ("--shards 61", "60 agents make no 61 shards; give --shards 1 to 60"),
        ("--shards 2 --resume --out empty", "there is no run in shards in empty; leave out"),
        ("--shards 2 --agents 99999999", "99,999,999 agents need about"),
    ],
)
def test_what_cannot_be_run_in_shards_is_refused(words: str, told: str) -> None:
    assert told in str(typed(f"simulate town.toml --no-plots {words}").exception)
    assert not Path("empty").exists()


def test_a_run_is_gone_on_with_by_as_many_shards_as_it_began_with(project: Path) -> None:
    folder = project / "begun" / shard_folder.NAME
    folder.mkdir(parents=True)
    shard_folder.begin(folder, shard_folder.manifest_of(a_town(), 3))
    ended = ran("simulate town.toml --no-plots --out begun --shards 2 --resume")
    assert ended.returncode == 2
    assert "holds a run in 3 shards, which cannot be split anew; give --shards 3" in ended.stderr


def test_the_memory_of_all_shards_is_said_before_the_start(project: Path) -> None:
    ended = typed("simulate town.toml --no-plots --shards 3 --resume --out empty")
    assert "needs about 1.6 GB of memory in 3 shards and Ray; " in ended.stderr
