"""The host's settings: our hooks put in and taken out; whatever is not ours stays as it is."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import NoReturn

from reverie.frozen import dataclass
from reverie.hosts.claude_code.hook_config import EVENTS, Hooks, is_ours
from reverie.parsers import TOO_DEEP, is_deep

Settings = dict[str, object]
"""A settings file, parsed."""

HOOKS = "hooks"


@dataclass(frozen=True, slots=True)
class Unfit:
    """A settings file that cannot be changed: how it goes wrong, and where if that is known."""

    why: str
    line: int = 0
    column: int = 0

    def at(self, path: str) -> str:
        """What is wrong with the file of that name, as an editor can jump to it."""
        place = f"{path}:{self.line}:{self.column}" if self.line else path
        return f"{place}: {self.why}"


def parsed(text: str) -> Settings | Unfit:
    """The settings a text holds, a blank one holding none; or why it cannot be changed."""
    if not text.strip():
        return {}
    try:
        settings = json.loads(text, parse_constant=_refused)
    except json.JSONDecodeError as error:
        return Unfit(f"not strict JSON ({error.msg})", error.lineno, error.colno)
    except (ValueError, RecursionError) as error:
        return Unfit(f"not strict JSON ({error})")
    if not isinstance(settings, dict):
        return Unfit("it holds no object")
    if is_deep(settings):
        return Unfit(TOO_DEEP)
    hooks = settings.get(HOOKS, {})
    if not isinstance(hooks, dict):
        return Unfit("its `hooks` are no object")
    for event, *_ in EVENTS:
        if not isinstance(hooks.get(event, []), list):
            return Unfit(f"its `hooks.{event}` is no list")
    return settings


def with_hooks(settings: Settings, hooks: Hooks) -> Settings:
    """The settings with our hooks; those of ours that are there already are put right."""
    there = _hooks_of(settings)
    kept = {
        event: groups if event in hooks else _stripped(groups) for event, groups in there.items()
    }
    ours = {event: _put(_listed(there.get(event)), groups) for event, groups in hooks.items()}
    return {**settings, HOOKS: {**kept, **ours}}


def without_hooks(settings: Settings, empty: Collection[str] = ()) -> Settings:
    """The settings without our hooks, and without what they alone have filled.

    `empty` names what stood there empty before they came, and so stays.
    """
    there = _hooks_of(settings)
    left = {
        event: after
        for event, groups in there.items()
        if (after := _stripped(groups)) or after == groups or _name(event) in empty
    }
    if left == there:
        return settings
    if left or HOOKS in empty:
        return {**settings, HOOKS: left}
    return {key: value for key, value in settings.items() if key != HOOKS}


def standing_empty(settings: Settings) -> tuple[str, ...]:
    """What our hooks would fill that stands there empty: `hooks` itself, or events in it."""
    there = settings.get(HOOKS)
    if there == {}:
        return (HOOKS,)
    return tuple(_name(event) for event, groups in _hooks_of(settings).items() if groups == [])


def commands_of_ours(settings: Settings) -> list[tuple[str, str]]:
    """The commands of ours in the settings, each with its event."""
    return [
        (event, str(call["command"]))
        for event, groups in _hooks_of(settings).items()
        for group in _listed(groups)
        for call in _calls(group)
        if isinstance(call, dict) and _is_ours(call)
    ]


def _put(groups: list[object], wanted: list[object]) -> list[object]:
    """The groups of an event with ours in the place of those of ours that were there."""
    put: list[object] = []
    waiting = wanted
    for group in groups:
        if left := _left_of(group):
            put += left
        else:
            put += waiting
            waiting = []
    return put + waiting


def _stripped(groups: object) -> object:
    """The groups of an event without ours."""
    if not isinstance(groups, list):
        return groups
    return [left for group in groups for left in _left_of(group)]


def _left_of(group: object) -> list[object]:
    """A group without our calls, if it held others."""
    calls = _calls(group)
    left = [call for call in calls if not _is_ours(call)]
    if len(left) == len(calls) or not isinstance(group, dict):
        return [group]
    return [{**group, HOOKS: left}] if left else []


def _calls(group: object) -> list[object]:
    return _listed(group.get(HOOKS)) if isinstance(group, dict) else []


def _is_ours(call: object) -> bool:
    return isinstance(call, dict) and is_ours(call.get("command"))


def _hooks_of(settings: Settings) -> dict[str, object]:
    there = settings.get(HOOKS)
    return there if isinstance(there, dict) else {}


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _name(event: str) -> str:
    return f"{HOOKS}.{event}"


def _refused(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")
