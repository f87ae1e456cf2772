"""What a model costs is looked up in a table, and what was spent stands in a file."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from reverie.domain.values.prompt import Price
from reverie.domain.values.spend import Call, CallState, Spent
from reverie.errors import PathRefused, StoreFailed
from reverie.thinkers.meter import MeterFile
from reverie.thinkers.meter_glance import spent_lately
from reverie.thinkers.prices import dearest, price_of, shipped

AT = datetime(2026, 11, 17, 3, tzinfo=UTC)
CALL = Call("a", AT, 7, "model", ("q",), CallState.BEGUN, Spent(1, 900, 50, 9_000), "p")
ENDED = Call("a", AT, 7, "model", ("q",), CallState.ANSWERED, Spent(1, 500, 20, 900), "p")


@pytest.mark.parametrize(
    ("model", "name"),
    [
        ("gpt-4o-mini", "gpt-4o-mini"),
        ("gpt-4o-2024-08-06", "gpt-4o"),
        ("claude-sonnet-4-5-20250929", "claude-sonnet-4"),
        ("claude-haiku-4-5", "claude-haiku-4-5"),
    ],
)
def test_a_version_of_a_model_has_its_price(model: str, name: str) -> None:
    assert price_of(model, {}) == shipped()[name]


@pytest.mark.parametrize("model", ["gpt-4o-huge", "gpt-99", "", "claude"])
def test_no_price_is_guessed(model: str) -> None:
    assert price_of(model, {}) is None


def test_the_users_own_price_comes_first() -> None:
    assert price_of("gpt-4o", {"gpt-4o": Price(0, 0)}) == Price(0, 0)
    assert dearest({"x": Price(999, 1)}).read == 999


def test_a_call_is_read_as_it_was_last_noted(tmp_path: Path) -> None:
    meter = MeterFile(tmp_path / "spend.jsonl")
    assert meter.calls() == []
    meter.note(CALL)
    assert meter.calls() == [CALL]
    meter.note(ENDED)
    assert MeterFile(tmp_path / "spend.jsonl").calls() == [ENDED]
    assert spent_lately(str(tmp_path / "spend.jsonl"), "2026-11-17") == {
        "day": {"calls": 1, "tokens": 500, "micros": 20},
        "month": {"calls": 1, "tokens": 500, "micros": 20},
    }


def test_a_line_that_was_cut_short_was_no_call(tmp_path: Path) -> None:
    meter = MeterFile(tmp_path / "spend.jsonl")
    meter.note(CALL)
    with (tmp_path / "spend.jsonl").open("a") as file:
        file.write('{"id": "b", "at": "20')
    assert meter.calls() == [CALL]
    meter.note(ENDED)
    assert meter.calls() == [ENDED]


def test_a_meter_edited_into_nonsense_lets_nothing_be_spent(tmp_path: Path) -> None:
    meter = MeterFile(tmp_path / "spend.jsonl")
    (tmp_path / "spend.jsonl").write_text("nothing was ever spent\n" * 2)
    with pytest.raises(StoreFailed, match="line 1 is no call; nothing is spent"):
        meter.calls()


def test_a_link_in_place_of_the_meter_is_refused(tmp_path: Path) -> None:
    home = tmp_path / ".reverie" / "state"
    home.mkdir(parents=True)
    (home / "spend.jsonl").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(PathRefused):
        MeterFile(home / "spend.jsonl").note(CALL)
