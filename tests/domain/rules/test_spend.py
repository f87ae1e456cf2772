"""Whether a model may be called once more, by what was spent."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from reverie.domain.rules.spend import (
    Span,
    asked_before,
    ms_left,
    spent_in,
    why_broken,
    why_capped,
)
from reverie.domain.values.prompt import Price
from reverie.domain.values.spend import Call, CallState, Spent
from reverie.errors import SettingRefused
from reverie.settings import Settings
from reverie.settings.thinker import ThinkerSettings

NOW = datetime(2026, 11, 17, 3, tzinfo=UTC)
LIMITS = Settings.of(
    night_calls=3,
    day_calls=5,
    month_calls=9,
    night_tokens=1_000,
    night_cents=10,
    day_cents=20,
    month_cents=30,
    night_minutes=10,
).thinker
ONE = Spent(1, 100, 1_000)


def a_call(
    spent: Spent = ONE,
    *,
    at: datetime = NOW,
    night: int = 7,
    state: CallState = CallState.ANSWERED,
    work: tuple[str, ...] = ("q",),
) -> Call:
    return Call(f"{at}{night}", at, night, "model", work, state, spent)


def why(*calls: Call, more: Spent = ONE, settings: ThinkerSettings = LIMITS) -> str | None:
    return why_capped(more, calls, NOW, 7, settings)


def test_within_all_caps_a_call_may_be_made() -> None:
    assert why() is None
    assert why(a_call(), a_call()) is None


@pytest.mark.parametrize(
    ("calls", "more", "reason"),
    [
        ([a_call()] * 3, ONE, "the cap of 3 calls a night is reached"),
        ([a_call()], Spent(1, 901), "the cap of 1,000 tokens a night would be passed"),
        ([a_call()], Spent(1, 0, 99_001), "the cap of 0.10 a night would be passed"),
        ([a_call(Spent(1, 0, 0, 600_000))], ONE, "the cap of 10 minutes a night is reached"),
        ([a_call(night=6)] * 5, ONE, "the cap of 5 calls a day is reached"),
        ([a_call(Spent(0, 0, 200_000), night=6)], ONE, "the cap of 0.20 a day would be passed"),
        (
            [a_call(night=1, at=NOW - timedelta(days=9))] * 9,
            ONE,
            "the cap of 9 calls a month is reached",
        ),
    ],
)
def test_the_first_cap_that_a_call_would_break_is_named(
    calls: list[Call], more: Spent, reason: str
) -> None:
    assert why(*calls, more=more) == reason


def test_another_month_and_another_day_do_not_count() -> None:
    old = [a_call(night=1, at=NOW - timedelta(days=30))] * 50
    assert why(*old) is None
    assert spent_in(Span.DAY, [a_call(at=NOW - timedelta(hours=4))], NOW, 7) == Spent()


def test_what_a_person_asks_by_day_has_the_caps_of_a_night_for_each_day() -> None:
    today, before = a_call(night=0), a_call(night=0, at=NOW - timedelta(days=1))
    assert spent_in(Span.NIGHT, [today, before, a_call(night=7)], NOW, 0) == ONE


def test_a_call_that_never_ended_counts_with_all_it_may_have_cost() -> None:
    begun = a_call(Spent(1, 950, 0), state=CallState.BEGUN)
    assert why(begun) == "the cap of 1,000 tokens a night would be passed"


def test_what_a_night_has_called_for_is_not_called_for_again() -> None:
    calls = [a_call(state=CallState.BEGUN), a_call(work=("r",)), a_call(night=6, work=("s",))]
    assert asked_before(calls, 7) == {"q", "r"}
    assert asked_before([a_call(night=0)], 0) == set()


def test_a_call_takes_no_longer_than_the_caps_on_time_leave() -> None:
    assert ms_left([a_call(Spent(1, 0, 0, 400_000))], NOW, 7, LIMITS) == 200_000
    assert ms_left([a_call(Spent(1, 0, 0, 900_000))], NOW, 7, LIMITS) == 0


def test_three_failures_in_a_row_end_the_calls_of_a_night() -> None:
    failed = a_call(state=CallState.FAILED)
    reason = "3 calls failed one after the other"
    assert why_broken(["p"], [failed] * 3, NOW, 7) == reason
    assert why_broken(["p"], [failed, a_call(), failed], NOW, 7) is None
    assert why_broken(["p"], [failed] * 3, NOW, 8) is None


def test_the_same_work_is_not_done_for_ever() -> None:
    again = [a_call(night=n) for n in range(4)]
    assert why_broken(["q"], again, NOW, 7) == "the same was asked 4 times before"
    assert why_broken(["p"], again, NOW, 7) is None


def test_a_price_counts_what_is_read_and_what_is_written() -> None:
    assert Price(3.0, 15.0).micros(1_000, 100) == 4_500


@pytest.mark.parametrize("key", ["sk-ant-abc", "my key", "$KEY"])
def test_a_key_is_not_taken_where_its_variable_is_named(key: str) -> None:
    with pytest.raises(SettingRefused, match="no key is ever kept here"):
        Settings.of(key_variable=key)


@pytest.mark.parametrize("address", ["http://me:secret@host", "ftp://host", "host", "http://a b"])
def test_an_address_that_holds_a_key_or_is_none_is_refused(address: str) -> None:
    with pytest.raises(SettingRefused, match="without a name or a key in it"):
        Settings.of(address=address)


def test_until_it_is_turned_on_nothing_may_be_spent() -> None:
    usual = Settings().thinker
    assert usual.name == "rules"
    assert (usual.night_cents, usual.day_cents, usual.month_cents) == (0, 0, 0)
    assert why(settings=usual) == "the cap of 0.00 a night would be passed"
