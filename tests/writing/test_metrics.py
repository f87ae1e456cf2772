"""Metrics are text that a parser of Prometheus takes, with the names of the seed."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from prometheus_client.parser import text_string_to_metric_families

from reverie.domain.rules.wakefulness import SleepState
from reverie.domain.values.memory import Kind, Layer
from reverie.domain.views.metrics import (
    DURATION_BOUNDS,
    PRIORITY_BOUNDS,
    Metrics,
    Tally,
    histogram,
)
from reverie.writing.metrics import as_record, exposition, families

SEED = {
    "sleep_state": "gauge",
    "sleep_cycles_total": "counter",
    "memories_replayed_total": "counter",
    "memories_consolidated_total": "counter",
    "associations_strengthened_total": "counter",
    "associations_pruned_total": "counter",
    "sleep_cycle_duration_seconds": "histogram",
    "replay_priority": "histogram",
    "consolidation_queue_size": "gauge",
    "association_network_density": "gauge",
}
SEEN = Metrics(
    "main",
    Tally(
        cycles=2,
        replayed=7,
        consolidated=1,
        strengthened=9,
        pruned=3,
        durations=histogram([0.05, 1_000], DURATION_BOUNDS),
        priorities=histogram([0.5, 0.55, 1.0], PRIORITY_BOUNDS),
        ends=(("nap", "completed", 2), ("night", "woken", 1)),
    ),
    SleepState.DREAMING,
    queue=4,
    density=0.25,
    links=12,
    kinds=((Kind.DECISION, 5),),
    layers=((Layer.HOT, 5),),
    debt=17,
    last_night=datetime(2026, 1, 2, tzinfo=UTC),
)


def parsed(metrics: Metrics) -> dict[str, float]:
    """Each sample by name and labels, as a parser of Prometheus reads it."""
    found = {}
    for family in text_string_to_metric_families(exposition(metrics)):
        assert family.documentation
        for sample in family.samples:
            labels = {name: told for name, told in sample.labels.items() if name != "agent"}
            assert sample.labels["agent"] == metrics.agent
            found[f"{sample.name}{labels or ''}"] = sample.value
    return found


def test_the_names_and_sorts_are_those_of_the_seed() -> None:
    sorts = {family.name: family.sort for family in families(SEEN)}

    assert {name: sorts.get(name) for name in SEED} == SEED


def test_a_parser_reads_every_number() -> None:
    told = parsed(SEEN)

    assert told["reverie_sleep_state"] == 4
    assert told["reverie_sleep_cycles_total"] == 2
    assert told["reverie_memories_replayed_total"] == 7
    assert told["reverie_nights_total{'sleep': 'night', 'outcome': 'woken'}"] == 1
    assert told["reverie_association_network_density"] == 0.25
    assert told["reverie_memories{'kind': 'decision'}"] == 5
    assert told["reverie_memories_in_layer{'layer': 'hot'}"] == 5
    assert told["reverie_debt_points"] == 17
    assert told["reverie_last_night_timestamp_seconds"] == 1767312000


def test_buckets_add_up() -> None:
    told = parsed(SEEN)

    assert told["reverie_replay_priority_bucket{'le': '0.5'}"] == 1
    assert told["reverie_replay_priority_bucket{'le': '0.6'}"] == 2
    assert told["reverie_replay_priority_bucket{'le': '+Inf'}"] == 3
    assert told["reverie_replay_priority_count"] == 3
    assert told["reverie_replay_priority_sum"] == pytest.approx(2.05)
    assert told["reverie_sleep_cycle_duration_seconds_bucket{'le': '900'}"] == 1
    assert told["reverie_sleep_cycle_duration_seconds_bucket{'le': '+Inf'}"] == 2


def test_a_mind_that_never_slept_has_every_counter_at_nothing() -> None:
    told = parsed(Metrics("main", Tally()))

    assert told["reverie_sleep_cycles_total"] == 0
    assert told["reverie_replay_priority_bucket{'le': '+Inf'}"] == 0
    assert "reverie_debt_points" not in told
    assert "reverie_last_night_timestamp_seconds" not in told


@pytest.mark.parametrize("agent", ['a"b', "a\\b", "two\nlines", "a}b{c", "ünï", "\\n"])
def test_any_name_of_an_agent_comes_through(agent: str) -> None:
    assert parsed(Metrics(agent, Tally(replayed=3)))["reverie_memories_replayed_total"] == 3


def test_a_program_is_told_the_same() -> None:
    told = as_record(SEEN)

    assert set(told) == {f"reverie_{family.name}" for family in families(SEEN)}
    assert told["reverie_sleep_state"] == [
        {"name": "reverie_sleep_state", "labels": {}, "value": 4}
    ]
