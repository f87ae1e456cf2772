"""Settings that make no sense are refused by name."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest

from reverie.errors import SettingRefused
from reverie.settings import Settings

NAMES = [field.name for field in fields(Settings)]


@pytest.mark.parametrize("name", NAMES)
def test_no_setting_may_be_negative(name: str) -> None:
    with pytest.raises(SettingRefused, match=f"setting {name}: it is negative; give a number"):
        Settings(**{name: -1})


@pytest.mark.parametrize("name", ["max_cycles", "undoable_nights", "tag_share", "salience_floor"])
def test_a_night_may_do_without_cycles_undo_tags_or_a_floor(name: str) -> None:
    assert getattr(Settings(**{name: 0}), name) == 0


def test_a_step_holds_at_least_one_change() -> None:
    assert Settings(max_step_changes=1).max_step_changes == 1

    with pytest.raises(SettingRefused, match="max_step_changes: a step must hold at least one"):
        Settings(max_step_changes=0)


def test_a_memory_is_not_cold_before_it_is_warm() -> None:
    assert Settings(hot_until_age=5, warm_until_age=5)

    with pytest.raises(SettingRefused, match="warm_until_age: it is below hot_until_age; raise"):
        Settings(hot_until_age=6, warm_until_age=5)


@pytest.mark.parametrize("name", ["salience_kept_per_session", "salience_floor"])
def test_a_share_lies_between_nothing_and_all(name: str) -> None:
    assert Settings(**{name: 1})

    with pytest.raises(SettingRefused, match="a share lies between 0 and 1"):
        Settings(**{name: 1.01})


@pytest.mark.parametrize("name", ["salience_kept_per_session", "salience_floor"])
def test_a_refused_share_is_named(name: str) -> None:
    with pytest.raises(SettingRefused, match=f"setting {name}:"):
        Settings(**{name: 1.01})


@pytest.mark.parametrize("name", ["salience_kept_per_session", "salience_floor"])
def test_what_is_not_a_number_is_no_setting(name: str) -> None:
    with pytest.raises(SettingRefused):
        Settings(**{name: float("nan")})


def test_settings_never_change() -> None:
    with pytest.raises(FrozenInstanceError):
        Settings().max_cycles = 3  # type: ignore[misc]


def test_a_memory_no_reader_has_room_for_is_refused() -> None:
    assert Settings(token_budget=60_000).token_budget == 60_000
    with pytest.raises(SettingRefused, match="at most 60,000"):
        Settings(token_budget=60_001)
    with pytest.raises(SettingRefused, match="exceed 20,000"):
        Settings(token_budget=60_000, hot_share=30, warm_share=30, cold_share=40)


def test_the_shares_of_the_file_add_up() -> None:
    with pytest.raises(SettingRefused, match="add up to 100"):
        Settings(hot_share=60, warm_share=30, cold_share=20)


@pytest.mark.parametrize("budget", [200, 4_000, 50_000, 60_000])
def test_the_parts_of_an_opening_hold_the_whole_budget(budget: int) -> None:
    settings = Settings(token_budget=budget)
    assert settings.briefing_parts * settings.briefing_chars >= budget * 5
