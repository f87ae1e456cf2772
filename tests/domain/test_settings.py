"""Settings that make no sense are refused by name."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError

import pytest

from reverie.errors import SettingRefused
from reverie.settings import GROUP_OF, GROUPS, Settings
from reverie.settings.group import settings_in
from reverie.settings.old_names import RENAMED, in_groups
from reverie.settings.sleep import SleepSettings

NAMES = list(GROUP_OF)


@pytest.mark.parametrize("name", NAMES)
def test_no_setting_may_be_negative(name: str) -> None:
    with pytest.raises(SettingRefused, match=f"setting {name}: it is negative; give a number"):
        Settings.of(**{name: -1})


@pytest.mark.parametrize("name", ["max_cycles", "undoable_nights", "tag_share", "salience_floor"])
def test_a_night_may_do_without_cycles_undo_tags_or_a_floor(name: str) -> None:
    assert Settings.of(**{name: 0}).flat()[name] == 0


def test_a_step_holds_at_least_one_change() -> None:
    assert Settings.of(max_step_changes=1).journal.max_step_changes == 1

    with pytest.raises(SettingRefused, match="max_step_changes: a step must hold at least one"):
        Settings.of(max_step_changes=0)


def test_a_memory_is_not_cold_before_it_is_warm() -> None:
    assert Settings.of(hot_until_age=5, warm_until_age=5)

    with pytest.raises(SettingRefused, match="warm_until_age: it is below hot_until_age; raise"):
        Settings.of(hot_until_age=6, warm_until_age=5)


@pytest.mark.parametrize("name", ["salience_kept_per_session", "salience_floor"])
def test_a_share_lies_between_nothing_and_all(name: str) -> None:
    assert Settings.of(**{name: 1})

    with pytest.raises(SettingRefused, match="a share lies between 0 and 1"):
        Settings.of(**{name: 1.01})


@pytest.mark.parametrize("name", ["salience_kept_per_session", "salience_floor"])
def test_a_refused_share_is_named(name: str) -> None:
    with pytest.raises(SettingRefused, match=f"setting {name}:"):
        Settings.of(**{name: 1.01})


@pytest.mark.parametrize("name", ["salience_kept_per_session", "salience_floor"])
def test_what_is_not_a_number_is_no_setting(name: str) -> None:
    with pytest.raises(SettingRefused):
        Settings.of(**{name: float("nan")})


def test_settings_never_change() -> None:
    with pytest.raises(FrozenInstanceError):
        Settings().sleep.max_cycles = 3  # type: ignore[misc]


def test_a_memory_no_reader_has_room_for_is_refused() -> None:
    assert Settings.of(token_budget=60_000).file.token_budget == 60_000
    with pytest.raises(SettingRefused, match="at most 60,000"):
        Settings.of(token_budget=60_001)
    with pytest.raises(SettingRefused, match="exceed 20,000"):
        Settings.of(token_budget=60_000, hot_share=30, warm_share=30, cold_share=40)


def test_the_shares_of_the_file_add_up() -> None:
    with pytest.raises(SettingRefused, match="add up to 100"):
        Settings.of(hot_share=60, warm_share=30, cold_share=20)


@pytest.mark.parametrize("budget", [200, 4_000, 50_000, 60_000])
def test_the_parts_of_an_opening_hold_the_whole_budget(budget: int) -> None:
    settings = Settings.of(token_budget=budget)
    assert settings.file.briefing_parts * settings.file.briefing_chars >= budget * 5


def test_no_two_groups_have_a_setting_of_the_same_name() -> None:
    names = [name for kind in GROUPS.values() for name, _ in settings_in(kind)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_says_what_it_is_in_which_unit_and_has_a_default_in_its_range(
    name: str,
) -> None:
    setting = dict(settings_in(GROUPS[GROUP_OF[name]]))[name]
    assert setting.says.endswith((".", ",", "?"))
    assert setting.unit
    assert Settings.of(**{name: Settings().flat()[name]}) == Settings()


def test_a_setting_is_found_in_its_group_by_its_name_alone() -> None:
    settings = Settings.of(max_cycles=3, stale_days=9)
    assert settings == Settings(
        sleep=SleepSettings(max_cycles=3), recall=settings.recall.__class__(stale_days=9)
    )
    assert settings.but(max_cycles=4).sleep.max_cycles == 4
    assert settings.but(max_cycles=4).recall.stale_days == 9
    assert settings.sleep.max_cycles == 3


@pytest.mark.parametrize(
    ("name", "close"), [("max_cycle", "max_cycles"), ("recall_vectors", "vectors")]
)
def test_a_name_no_group_has_is_refused_with_one_that_is_close(name: str, close: str) -> None:
    with pytest.raises(SettingRefused, match=f"no such setting; did you mean {close}"):
        Settings.of(**{name: 3})


def test_a_setting_given_to_the_wrong_group_is_refused_with_a_way_to_find_the_right_one() -> None:
    with pytest.raises(SettingRefused, match=r"Settings\.of\(token_budget=…\) looks in all"):
        SleepSettings(token_budget=300)  # type: ignore[call-arg]
    with pytest.raises(SettingRefused, match=r"setting sleep: .* give SleepSettings"):
        Settings(sleep=3)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("max_cycles", "3", "'3' is not a number"),
        ("max_cycles", 2.5, "2.5 is not a whole number"),
        ("vectors", 1, 'give "auto", "none", "static" or "both"'),
        ("decay", "daily", 'give "night", "cycle" or "hybrid"'),
        ("axes", "tools", "is not a list of words"),
        ("axes", ["idle"], r'give \["changes"\], \["tools"\] or both'),
        ("axes", [], r'give \["changes"\], \["tools"\] or both'),
        ("importance", 101, "it is too large; give at most 100"),
        ("max_text_bytes", 9, "too little fits into it; give at least 10"),
        ("drowsy", 7, "it must lie below sleepy, and that below must_sleep"),
    ],
)
def test_a_value_of_another_kind_or_outside_its_range_is_refused(
    name: str, value: object, why: str
) -> None:
    with pytest.raises(SettingRefused, match=f"setting {name}: .*{why}"):
        Settings.of(**{name: value})


@pytest.mark.parametrize("debts", [(7, 4, 10), (4, 10, 7), (4, 4, 10), (4, 10, 10), (0, 7, 10)])
def test_who_is_not_drowsy_before_sleepy_before_made_to_sleep_is_refused(
    debts: tuple[int, int, int],
) -> None:
    drowsy, sleepy, must_sleep = debts
    with pytest.raises(SettingRefused, match="below sleepy, and that below must_sleep"):
        Settings.of(drowsy=drowsy, sleepy=sleepy, must_sleep=must_sleep)


def test_settings_are_values() -> None:
    settings = Settings.of(axes=["tools"])
    assert settings == Settings.of(axes=("tools",)) != Settings()
    assert len({settings, Settings.of(axes=("tools",)), Settings()}) == 2
    assert copy.deepcopy(settings) == pickle.loads(pickle.dumps(settings)) == settings
    assert "max_cycles=12" in repr(settings)
    with pytest.raises(FrozenInstanceError):
        del settings.sleep.max_cycles


def test_settings_written_flat_go_into_their_groups() -> None:
    old = {"max_cycles": 3, "recall_vectors": 1, "debt_axes": ["tools"], "gone_since": 1}
    assert in_groups(old) == {
        "sleep": {"max_cycles": 3},
        "recall": {"vectors": "both"},
        "debt": {"axes": ["tools"]},
    }
    assert in_groups({"sleep": {"max_cycles": 3}}) == {"sleep": {"max_cycles": 3}}


def test_settings_of_an_older_plan_are_put_in_the_words_of_now() -> None:
    assert in_groups({"recall": {"vectors": 0, "stale_days": 1}}) == {
        "recall": {"vectors": "none", "stale_days": 1}
    }
    assert set(RENAMED.values()) <= GROUP_OF.keys()
