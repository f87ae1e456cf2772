"""Hooks files: which command a host runs at which event, each with its line."""

from __future__ import annotations

import json
from collections.abc import Iterator

from reverie.domain.values.directive import Hook
from reverie.parsers import json_in


def hooks_in(text: str) -> list[Hook]:
    """The hooks of a settings file or a hooks.json; raises ValueError if it is no JSON."""
    told = json_in(text)
    events = told.get("hooks") if isinstance(told, dict) else None
    found = list(_hooks(events)) if isinstance(events, dict) else []
    return [Hook(_line_of(hook.command, text), *rest) for hook in found for rest in [_rest(hook)]]


def _rest(hook: Hook) -> tuple[str, str, str]:
    return hook.event, hook.matcher, hook.command


def _hooks(events: dict[object, object]) -> Iterator[Hook]:
    for event, groups in events.items():
        for group in groups if isinstance(groups, list) else []:
            if not isinstance(group, dict):
                continue
            inner = group.get("hooks", [group])
            for one in inner if isinstance(inner, list) else []:
                command = one.get("command") if isinstance(one, dict) else None
                if isinstance(command, str):
                    yield Hook(0, str(event), _matcher(group, one), command)


def _matcher(group: dict[str, object], hook: dict[str, object]) -> str:
    """On what a hook is called: the tools, and the condition on what they are given."""
    told = (group.get("matcher"), group.get("if"), hook.get("if"))
    return " ".join(one for one in told if isinstance(one, str) and one)


def _line_of(command: str, text: str) -> int:
    place = text.find(json.dumps(command, ensure_ascii=False)[1:-1])
    return text.count("\n", 0, place) + 1 if place >= 0 else 1
