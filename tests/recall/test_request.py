"""A request is checked once, whoever makes it; what makes no sense is refused."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta, timezone

import pytest

from reverie import Kind
from reverie.domain.values.unit import EVERYTHING, Within
from reverie.errors import (
    ArgumentRefused,
    DateRefused,
    NumberRefused,
    Refused,
    TextRefused,
)
from reverie.recall.request import Request, parse_date, parse_kinds, parse_request
from tests.days import a_mind_at

NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def in_tokyo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Local time is nine hours ahead."""
    monkeypatch.setenv("TZ", "JST-9")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


def test_a_question_alone_is_a_request() -> None:
    assert parse_request("boat") == Request("boat", k=7, budget=None, within=EVERYTHING, now=None)


def test_what_confines_the_answers_is_taken_as_it_is_given() -> None:
    asked = parse_request("boat", k=3, budget=9, kinds=["fact"], since=NOON, kept=True, now=NOON)
    within = Within(since=NOON, kinds=frozenset({Kind.FACT}), kept=True)
    assert asked == Request("boat", 3, 9, within, NOON)


@pytest.mark.parametrize(
    ("given", "kinds"),
    [
        (["decision", "fact"], {Kind.DECISION, Kind.FACT}),
        ([Kind.FACT, "fact"], {Kind.FACT}),
        ({Kind.FACT}, {Kind.FACT}),
        ("decision", {Kind.DECISION}),
        (Kind.DECISION, {Kind.DECISION}),
        ([], set()),
    ],
)
def test_kinds_may_be_plain_strings(given: list[str], kinds: set[Kind]) -> None:
    assert parse_kinds(given) == kinds


def test_a_kind_that_is_none_is_refused_with_all_there_are() -> None:
    with pytest.raises(Refused, match=r"'rule' is none of: constraint, question, .*composite"):
        parse_kinds(["fact", "rule"])


@pytest.mark.parametrize(
    ("written", "moment"),
    [
        ("2026-01-31", "2026-01-30T15:00:00"),
        ("2026-01-31T09:00", "2026-01-31T00:00:00"),
        ("2026-01-31T09:00+00:00", "2026-01-31T09:00:00"),
        ("2026-01-31T09:00-0500", "2026-01-31T14:00:00"),
    ],
)
def test_a_date_without_a_zone_is_local_time(written: str, moment: str) -> None:
    assert parse_date(written) == datetime.fromisoformat(moment).replace(tzinfo=UTC)


def test_up_to_a_day_means_to_its_end_and_up_to_a_moment_means_that_moment() -> None:
    tokyo = timezone(timedelta(hours=9))
    end = datetime(2026, 1, 31, 23, 59, 59, 999_999, tokyo)
    assert parse_request("boat", until="2026-01-31").within.until == end
    assert parse_request("boat", since="2026-01-31").within.since == end.replace(
        hour=0, minute=0, second=0, microsecond=0
    )
    midnight = parse_request("boat", until="2026-01-31T00:00").within.until
    assert midnight == datetime(2026, 1, 31, tzinfo=tokyo)


REFUSED: dict[str, tuple[type[Refused], str, Callable[[], object]]] = {
    "a date in words": (DateRefused, "2026-01-31T09:00", lambda: parse_date("yesterday")),
    "a date that is a number": (DateRefused, "give a datetime", lambda: parse_date(7)),  # type: ignore[arg-type]
    "a day that is none": (DateRefused, "write 2026", lambda: parse_date("2026-02-30")),
    "a last day": (DateRefused, "calendar", lambda: parse_date("9999-12-31", is_end=True)),
    "kinds that are a number": (ArgumentRefused, "none of", lambda: parse_kinds(7)),  # type: ignore[arg-type]
    "a kind that is nothing": (ArgumentRefused, "none of", lambda: parse_kinds([None])),  # type: ignore[list-item]
    "no question": (TextRefused, "give a str", lambda: Request(None)),  # type: ignore[arg-type]
    "none wanted": (NumberRefused, "at least one", lambda: Request("x", k=0)),
    "half of one": (ArgumentRefused, "give an int", lambda: Request("x", k=0.5)),  # type: ignore[arg-type]
    "many": (ArgumentRefused, "give an int", lambda: Request("x", k="7")),  # type: ignore[arg-type]
    "less than nothing": (NumberRefused, "0 characters", lambda: Request("x", budget=-1)),
    "a budget in words": (ArgumentRefused, "give an int", lambda: Request("x", budget="9")),  # type: ignore[arg-type]
    "no zone": (
        DateRefused,
        "has no time zone",
        lambda: Request("x", within=Within(until=datetime(2026, 1, 31))),
    ),
}


@pytest.mark.parametrize(("error", "why", "ask"), REFUSED.values(), ids=REFUSED)
def test_what_makes_no_sense_is_refused_with_what_to_write(
    error: type[Refused], why: str, ask: Callable[[], object]
) -> None:
    with pytest.raises(error, match=why):
        ask()


def test_the_python_door_takes_plain_strings() -> None:
    with a_mind_at(":memory:") as mind:
        mind.remember("Tea is hot.", kind=Kind.FACT)
        mind.remember("Drink tea.", kind=Kind.CONSTRAINT)
        (hit,) = mind.recall("tea", kinds=["constraint"], since="2000-01-01", until="2999-12-31")
        assert hit.text == "Drink tea."
        with pytest.raises(Refused, match="none of: constraint"):
            mind.recall("tea", kinds=["rule"])
