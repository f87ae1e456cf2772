"""Kinds of rule files: what a path is, by where it lies, and for which folder it holds."""

from __future__ import annotations

import re
from typing import NamedTuple

from reverie.domain.values.directive import Room

USER = "~"
"""The scope of the user's own rules."""
MEMORY_FILE = ".reverie/memory.yml"
_READ_AT_START = re.compile(r"(.*/)?(?:claude(?:\.local)?|agents)\.md", re.IGNORECASE)
_ROOMS = (
    (re.compile(r"(.*/)?\.claude/skills/([^/]+)/skill\.md", re.I), Room.SKILL),
    (re.compile(r"(?>(.*/)?\.claude/agents/)(?:.*/)?+([^/]+)\.md", re.I), Room.AGENT),
    (re.compile(r"(?>(.*/)?\.claude/commands/)(.+)\.md", re.I), Room.COMMAND),
    (re.compile(r"(?>(.*/)?(?:\.claude/rules|_rules)/)(.+)\.(?:md|mdc|txt)", re.I), Room.RULE),
    (re.compile(r"(.*/)?\.claude/(settings(?:\.local)?)\.json", re.I), Room.HOOKS),
    (re.compile(r"(.*/)?(hooks/hooks)\.json", re.I), Room.HOOKS),
    (re.compile(r"(.*/)?_blocks/(.+)", re.I), Room.BLOCK),
    (re.compile(r"()memory/(.+)\.md", re.I), Room.MEMORY),
)


class Kind(NamedTuple):
    """What a path is: its room, its name there, and the folder it holds for."""

    room: Room
    name: str
    scope: str


def kind_of_path(path: str) -> Kind | None:
    """What a path below a project, or below `~/` for the user's own, is; None for no rule file."""
    if path == MEMORY_FILE:
        return Kind(Room.MEMORY, "memory", "")
    is_users = path.startswith(f"{USER}/")
    rest = path.removeprefix(f"{USER}/")
    if found := _READ_AT_START.fullmatch(rest):
        return Kind(Room.NOTES, path, _scope(is_users, (found[1] or "").removesuffix(".claude/")))
    for pattern, room in _ROOMS:
        if found := pattern.fullmatch(rest):
            return Kind(room, found[2], _scope(is_users, found[1] or ""))
    return None


def _scope(is_users: bool, folder: str) -> str:
    return USER if is_users else folder.strip("/")
