"""The host's settings: our hooks come and go, and everything foreign stays."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.hosts.claude_code.hook_config import (
    EVENTS,
    command_of,
    guarded_command,
    hooks_with,
    is_ours,
)
from reverie.hosts.claude_code.json_text import respelled
from reverie.hosts.claude_code.settings_json import (
    Unfit,
    commands_of_ours,
    parsed,
    standing_empty,
    with_hooks,
    without_hooks,
)
from tests.hosts.claude_code.test_json_text import VALUES, WAYS

OURS = hooks_with(command_of, 2)
SHARED = hooks_with(guarded_command, 2)
NAMES = [event for event, *_ in EVENTS]
NINE_OLD_NAMES = {
    "SessionStart",
    "UserPromptSubmit",
    "PreToolUse",
    "PostToolUse",
    "Notification",
    "PreCompact",
    "Stop",
    "SubagentStop",
    "SessionEnd",
}
FOREIGN = {"type": "command", "command": "say done", "timeout": 3, "own": [1]}

CALLS = st.one_of(VALUES, st.just(FOREIGN), st.fixed_dictionaries({"command": st.text()}))
GROUPS = st.one_of(
    VALUES,
    st.fixed_dictionaries({"hooks": st.lists(CALLS, max_size=3)}, optional={"matcher": st.text()}),
)
HOOKS = st.dictionaries(
    st.sampled_from([*NAMES, "Notification", "Unheard"]), st.lists(GROUPS, max_size=3), max_size=4
)
SETTINGS = st.builds(
    lambda rest, hooks: {**rest, **({} if hooks is None else {"hooks": hooks})},
    st.dictionaries(st.text(max_size=5).filter("hooks".__ne__), VALUES, max_size=3),
    st.none() | HOOKS,
)


@given(SETTINGS)
def test_hooks_that_are_taken_out_leave_the_settings_as_they_were(x: dict[str, object]) -> None:
    assert without_hooks(with_hooks(x, OURS), standing_empty(x)) == x


@given(SETTINGS)
def test_hooks_that_are_put_in_twice_are_there_once(x: dict[str, object]) -> None:
    once = with_hooks(x, OURS)
    assert with_hooks(once, OURS) == once
    events = [event for event, _ in commands_of_ours(once)]
    assert sorted(events) == sorted([*NAMES, *["SessionStart"] * 3])


@given(SETTINGS)
def test_hooks_of_another_interpreter_are_replaced_where_they_stand(x: dict[str, object]) -> None:
    moved = hooks_with(lambda name: command_of(name).replace("python", "elsewhere"), 2)
    assert with_hooks(with_hooks(x, moved), OURS) == with_hooks(x, OURS)
    assert with_hooks(with_hooks(x, SHARED), OURS) == with_hooks(x, OURS)


@given(SETTINGS, st.sampled_from(sorted(WAYS)), st.booleans())
def test_however_a_file_is_written_no_byte_of_it_is_lost(
    x: dict[str, object], way: str, ends_in_a_line: bool
) -> None:
    text = json.dumps(x, **WAYS[way]) + "\n" * ends_in_a_line  # type: ignore[arg-type]
    there = respelled(text, with_hooks(x, OURS))
    assert json.loads(there) == with_hooks(x, OURS)
    assert respelled(there, without_hooks(json.loads(there), standing_empty(x))) == text


def test_settings_without_hooks_of_ours_are_given_back_as_they_are() -> None:
    for settings in ({}, {"hooks": {}}, {"hooks": {"Stop": []}}, {"hooks": 7}, {"a": [None]}):
        assert without_hooks(settings) is settings


def test_what_only_our_hooks_have_filled_goes_with_them() -> None:
    assert without_hooks(with_hooks({"a": 1}, OURS)) == {"a": 1}
    assert without_hooks(with_hooks({"hooks": {}}, OURS)) == {}


def test_a_call_of_ours_leaves_a_group_it_shares_with_others() -> None:
    (ours,) = commands_of_ours({"hooks": {"Stop": OURS["Stop"]}})
    call = {"type": "command", "command": ours[1]}
    mixed = {"hooks": {"Stop": [{"matcher": "x", "hooks": [call, FOREIGN]}]}}

    assert without_hooks(mixed) == {"hooks": {"Stop": [{"matcher": "x", "hooks": [FOREIGN]}]}}
    put_right = with_hooks(mixed, {"Stop": OURS["Stop"]})
    assert put_right == {"hooks": {"Stop": [{"matcher": "x", "hooks": [FOREIGN]}, *OURS["Stop"]]}}


def test_a_hook_for_an_event_we_no_longer_listen_to_is_taken_out() -> None:
    old = {"hooks": {"Notification": [*OURS["Stop"], {"hooks": [FOREIGN]}]}}

    after: Any = with_hooks(old, OURS)
    assert after["hooks"]["Notification"] == [{"hooks": [FOREIGN]}]


def test_others_who_look_for_reverie_are_not_ours() -> None:
    assert is_ours(guarded_command("stop"))
    assert is_ours(command_of("stop"))
    for command in ("command -v reverie && reverie night", "reverie hook stop", "true", None, 7):
        assert not is_ours(command)


@pytest.mark.parametrize("hooks", [OURS, SHARED], ids=["local", "shared"])
def test_we_register_seven_events_every_client_knows_each_with_a_time_limit(hooks: Any) -> None:
    assert set(hooks) <= NINE_OLD_NAMES
    assert len(hooks) == 7
    calls = {event: group["hooks"][0] for event, (group,) in hooks.items()}
    limits = {event: call["timeout"] for event, call in calls.items()}
    assert limits == {**dict.fromkeys(hooks, 5), "SessionStart": 10}
    matchers = {event: group.get("matcher") for event, (group,) in hooks.items()}
    assert {event: found for event, found in matchers.items() if found} == {
        "SessionStart": "startup|resume|compact|clear|fork",
        "PostToolUse": "Edit|Write|Bash",
    }


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('{\n  // mine\n  "a": 1\n}', "f:2:3: not strict JSON"),
        ('{\n  "a": 1,\n}', r"f:(3:1|2:9): not strict JSON"),
        ('{"a": NaN}', r"f: not strict JSON \(NaN is no number"),
        ("{'a': 1}", "f:1:2: not strict JSON"),
        ("[" * 100_000, "f: not strict JSON"),
        ("\ufeff{}", "f:1:1: not strict JSON"),
        ("[]", "f: it holds no object"),
        ("null", "f: it holds no object"),
        ('{"hooks": []}', "f: its `hooks` are no object"),
        ('{"hooks": null}', "f: its `hooks` are no object"),
        ('{"hooks": {"Stop": {}}}', r"f: its `hooks\.Stop` is no list"),
    ],
)
def test_a_file_that_cannot_be_changed_safely_is_refused_with_its_place(
    text: str, place: str
) -> None:
    found = parsed(text)

    assert isinstance(found, Unfit)
    assert re.match(place, found.at("f"))


@pytest.mark.parametrize("blank", ["", " ", "\n\n"])
def test_a_blank_file_holds_no_settings(blank: str) -> None:
    assert parsed(blank) == {}
