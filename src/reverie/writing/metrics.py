"""Metrics as text that Prometheus reads (text exposition format 0.0.4).

No label ever holds a word of a memory: agents, kinds, layers and outcomes are all they name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from types import MappingProxyType
from typing import NamedTuple

from reverie.domain.views.metrics import DURATION_BOUNDS, PRIORITY_BOUNDS, Histogram, Metrics

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
PREFIX = "reverie_"
Labels = Mapping[str, str]


class Sample(NamedTuple):
    """One number, with what its family's name goes on as, and its labels beside the agent's."""

    value: float
    labels: Labels = MappingProxyType({})
    suffix: str = ""


class Family(NamedTuple):
    """One metric: its name, what sort it is, what it tells, and its numbers."""

    name: str
    sort: str
    tells: str
    samples: Sequence[Sample]


def exposition(metrics: Metrics) -> str:
    """All metrics of a mind as text."""
    return "".join(f"{line}\n" for family in families(metrics) for line in _lines(family, metrics))


def as_record(metrics: Metrics) -> dict[str, object]:
    """All metrics of a mind for a program, by name."""
    return {
        f"{PREFIX}{family.name}": [
            {"name": f"{PREFIX}{family.name}{s.suffix}", "labels": dict(s.labels), "value": s.value}
            for s in family.samples
        ]
        for family in families(metrics)
    }


def families(metrics: Metrics) -> list[Family]:
    """All metrics of a mind, in the order they are told."""
    return [*_counters(metrics), *_histograms(metrics), *_gauges(metrics)]


def _counters(metrics: Metrics) -> Iterator[Family]:
    tally = metrics.tally
    told = [
        ("sleep_cycles_total", tally.cycles, "Sleep cycles that are over."),
        ("memories_replayed_total", tally.replayed, "Replays of memories."),
        ("memories_consolidated_total", tally.consolidated, "Memories that became permanent."),
        ("associations_strengthened_total", tally.strengthened, "Links made or made stronger."),
        ("associations_pruned_total", tally.pruned, "Links that were cut."),
    ]
    for name, count, tells in told:
        yield Family(name, "counter", tells, [Sample(count)])
    yield Family(
        "nights_total",
        "counter",
        "Sleeps that ended, by sort and outcome; one that was taken back counts as undone too.",
        [Sample(count, {"sleep": s, "outcome": how}) for s, how, count in tally.ends],
    )


def _histograms(metrics: Metrics) -> Iterator[Family]:
    tally = metrics.tally
    yield Family(
        "sleep_cycle_duration_seconds",
        "histogram",
        "How long each cycle took.",
        list(_buckets(tally.durations, DURATION_BOUNDS)),
    )
    yield Family(
        "replay_priority",
        "histogram",
        "How much each replayed memory asked for it, from 0 to 1.",
        list(_buckets(tally.priorities, PRIORITY_BOUNDS)),
    )


def _buckets(told: Histogram, bounds: Sequence[float]) -> Iterator[Sample]:
    counts = told.counts or (0,) * (len(bounds) + 1)
    names = [*map(_number, bounds), "+Inf"]
    for bound, count in zip(names, accumulate(counts), strict=True):
        yield Sample(count, {"le": bound}, "_bucket")
    yield Sample(told.total, suffix="_sum")
    yield Sample(told.count, suffix="_count")


def _gauges(metrics: Metrics) -> Iterator[Family]:
    state = "0 awake, 1 entering sleep, 2 light sleep, 3 deep sleep, 4 dreaming, 5 waking."
    told: list[tuple[str, str, float | None]] = [
        ("sleep_state", f"How awake the agent is: {state}", metrics.state.value),
        ("consolidation_queue_size", "Memories that wait to be replayed.", metrics.queue),
        ("association_network_density", "The share of possible links there.", metrics.density),
        ("associations", "Links that are there.", metrics.links),
        ("sessions_waiting", "Sessions that wait for a nap or night.", metrics.sessions),
        ("proposals", "Proposals that wait for a person's word.", metrics.proposals),
        ("debt_points", "What the ledger owes.", metrics.debt),
        (
            "last_night_timestamp_seconds",
            "When the last nap or night began, in seconds since 1970.",
            metrics.last_night.timestamp() if metrics.last_night else None,
        ),
    ]
    for name, tells, value in told:
        if value is not None:
            yield Family(name, "gauge", tells, [Sample(value)])
    kinds = [Sample(count, {"kind": kind.value}) for kind, count in metrics.kinds]
    layers = [Sample(count, {"layer": layer.name.lower()}) for layer, count in metrics.layers]
    yield Family("memories", "gauge", "Memories that hold, by kind.", kinds)
    yield Family("memories_in_layer", "gauge", "Memories that hold, by layer.", layers)


def _lines(family: Family, metrics: Metrics) -> Iterator[str]:
    name = f"{PREFIX}{family.name}"
    yield f"# HELP {name} {family.tells}"
    yield f"# TYPE {name} {family.sort}"
    for sample in family.samples:
        labels = {"agent": metrics.agent, **sample.labels}
        told = ",".join(f'{label}="{_escaped(value)}"' for label, value in labels.items())
        yield f"{name}{sample.suffix}{{{told}}} {_number(sample.value)}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)
