"""The dashboard that is shipped asks for nothing that is not there."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime

from reverie.domain.values.memory import Kind, Layer
from reverie.domain.views.metrics import Metrics, Tally
from reverie.live.metrics_server import dashboard
from reverie.writing.metrics import PREFIX, families

EVERYTHING = Metrics(
    "main",
    Tally(ends=(("nap", "completed", 1),)),
    kinds=((Kind.FACT, 1),),
    layers=((Layer.HOT, 1),),
    debt=1,
    last_night=datetime(2026, 1, 1, tzinfo=UTC),
)
TOLD = {f"{PREFIX}{f.name}": f for f in families(EVERYTHING)}


def expressions() -> list[str]:
    board = json.loads(dashboard())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    return [*asked, *(one["query"] for one in board["templating"]["list"])]


def test_every_expression_names_a_metric_that_is_told() -> None:
    samples = {f"{name}{s.suffix}" for name, family in TOLD.items() for s in family.samples}
    named = {name for one in expressions() for name in re.findall(r"reverie_\w+", one)}

    assert named - samples == set()


def test_every_metric_is_on_it() -> None:
    whole = " ".join(expressions())

    assert [name for name in TOLD if name not in whole] == []


def test_a_counter_is_only_asked_how_much_it_grew() -> None:
    counters = [name for name, family in TOLD.items() if family.sort == "counter"]
    grown = r"(increase|rate)\(%s"

    for one in expressions():
        for name in counters:
            assert name not in one or re.search(grown % name, one), one


def test_no_two_panels_lie_on_each_other() -> None:
    places = [panel["gridPos"] for panel in json.loads(dashboard())["panels"]]
    cells = [
        (x, y)
        for place in places
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]

    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) < 24
