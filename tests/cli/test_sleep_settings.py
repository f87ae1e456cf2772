"""The settings of sleep: a table of config.toml, or a YAML file for one night."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.config_file import settings_in
from reverie.domain.journal.entry import NightBegan
from reverie.settings import GROUP_OF, Settings
from reverie.wiring import open_mind
from tests.cli.terminal import ran, said

BY_THE_SEED = {
    "idle_threshold_ms": 300_000,
    "min_awake_duration_ms": 3_600_000,
    "min_consolidation_queue": 100,
    "target_cycle_duration_ms": 300_000,
    "replay_batch_size": 50,
    "interleave_ratio": 0.7,
    "light_sleep_duration_pct": 0.2,
    "consolidation_delta": 0.15,
    "permanent_threshold": 0.9,
    "association_delta": 0.05,
    "prune_threshold": 0.1,
    "decay_per_cycle": 0.01,
}
OTHER_NUMBERS = {
    "cycle_pause_ms": 100,
    "recency_per_hour": 0.1,
    "priority_emotion": 0.4,
    "priority_relevance": 0.3,
    "priority_recency": 0.2,
    "priority_tag": 0.1,
    "familiar_floor": 0.5,
    "max_cycles": 12,
    "night_apart_h": 20,
}


def written(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.write_text(text)
    return file


def test_the_settings_of_the_seed_have_its_names_and_defaults() -> None:
    assert {name: getattr(Settings().sleep, name) for name in BY_THE_SEED} == BY_THE_SEED


def test_every_other_number_of_replay_is_a_setting_with_its_default() -> None:
    assert {name: getattr(Settings().sleep, name) for name in OTHER_NUMBERS} == OTHER_NUMBERS


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("s.toml", "[sleep]\nreplay_batch_size = 20\ninterleave_ratio = 0.5\n"),
        ("s.yml", "sleep:\n  replay_batch_size: 20\n  interleave_ratio: 0.5\n"),
        ("s.yaml", "# mine\nsleep: {replay_batch_size: 20, interleave_ratio: 0.5}\n"),
    ],
)
def test_the_sleep_table_is_read_from_toml_and_from_yaml(
    tmp_path: Path, name: str, text: str
) -> None:
    settings = settings_in(written(tmp_path, name, text), Settings.of(max_cycles=3))
    assert (settings.sleep.replay_batch_size, settings.sleep.interleave_ratio) == (20, 0.5)
    assert settings.sleep.max_cycles == 3


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("decay_per_cycle = -0.01", "it is negative"),
        ("interleave_ratio = 1.5", "a share lies between 0 and 1"),
        ("permanent_threshold = 0.4", "below permanent_threshold"),
        ("prune_threshold = 0.5", "not lie below prune_threshold"),
        ("priority_emotion = 0.9", "exceed 1"),
        ('decay = "daily"', '"night", "cycle" or "hybrid"'),
        ("decay = 3", 'give "night", "cycle" or "hybrid"'),
        ("replay_batch_size = 2.5", "not a whole number"),
        ("replay_batch_size = 99999999999999999999", "it is too large; give at most 1,000"),
        ("replays_per_night = 99999999999999999999", "it is too large"),
        ("tag_share = 500", "give at most 100"),
        ("replay_batchsize = 5", "did you mean replay_batch_size?"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused_with_its_line(
    slept: Path, line: str, why: str
) -> None:
    table = GROUP_OF.get(line.split()[0], "sleep")
    written(slept.parent, "config.toml", f"# mine\n[{table}]\n{line}\n")
    ended = ran("night")
    assert (ended.returncode, "line 3" in ended.stderr) == (2, True), ended.stderr
    assert why in ended.stderr


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("sleep: [1\n", "line 2, column 1"),
        ("- 1\n", "give names and values"),
        ("sleep:\n  interleave_ratio: 2\n", "line 2"),
        ("sleep:\n  interleave_ratio: often\n", "is not a number"),
        ("1: 2\n", "give names and values"),
    ],
)
def test_a_yaml_file_that_cannot_be_used_is_named_with_the_place(
    slept: Path, text: str, why: str
) -> None:
    written(Path.cwd(), "mine.yml", text)
    ended = ran("night --config mine.yml")
    assert (ended.returncode, why in ended.stderr, "mine.yml" in ended.stderr) == (2, True, True)


def test_a_file_that_is_not_there_is_named(slept: Path) -> None:
    assert "mine.yml cannot be read" in ran("night --config mine.yml").stderr


def test_a_night_keeps_the_settings_it_began_with(slept: Path) -> None:
    written(Path.cwd(), "mine.yml", "sleep:\n  consolidation_delta: 0.3\n  night_apart_h: 0\n")
    said("night --config mine.yml")
    said("night")
    with open_mind(slept) as mind:
        plans = [h.cause.plan for h in mind.journal() if isinstance(h.cause, NightBegan)]
        (first, second, third) = [plan.settings.sleep.consolidation_delta for plan in plans]
        points = [memory.strength.points for memory in mind.memories() if memory.tagged]
    assert (first, second, third) == (0.15, 0.3, 0.15)
    assert points == [4_500], "the last is no night of its own"


def test_a_night_that_goes_on_says_that_it_keeps_its_settings(slept: Path) -> None:
    written(Path.cwd(), "mine.yml", "sleep:\n  consolidation_delta: 0.3\n")
    said("record hello --session tuesday --end")
    said("night --delegate")
    ended = ran("night --config mine.yml")
    assert "night 2 goes on with the settings it began with" in ended.stderr
