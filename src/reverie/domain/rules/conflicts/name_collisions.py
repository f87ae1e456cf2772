"""Name collisions: two skills, agents, commands or rules that answer to one name in one scope."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from reverie.domain.values.conflict import Conflict, ConflictKind, Move, Spot
from reverie.domain.values.directive import Room, RuleFile

CALLED = {
    Room.SKILL: "called by name",
    Room.COMMAND: "called by name",
    Room.AGENT: "agent",
    Room.RULE: "rule",
}
"""The rooms whose names must differ; a skill and a command are both called as `/name`."""


def name_collisions(files: Iterable[RuleFile]) -> Iterator[Conflict]:
    """Each name that several files of one scope have; case, `-` and `_` tell no names apart."""
    shelves: defaultdict[tuple[str, str, str], list[RuleFile]] = defaultdict(list)
    taken: set[str] = set()
    for file in files:
        taken.add(file.path.casefold())
        if file.room in CALLED:
            shelves[CALLED[file.room], file.scope, folded(file.name)].append(file)
    for found in shelves.values():
        if len(found) > 1:
            yield _conflict(found, taken)


def folded(name: str) -> str:
    """A name without what tells no two names apart."""
    return name.casefold().replace("_", "-").replace(" ", "-")


def _conflict(found: list[RuleFile], taken: set[str]) -> Conflict:
    spots = tuple(Spot(file.path, 1, file.name) for file in found)
    room = found[0].room
    if room is Room.RULE:
        moves = tuple(_renamed(file, taken) for file in found[1:])
        suggestion = f"Rename {found[1].path}; what it says stays."
        return Conflict(ConflictKind.NAME, spots, _why(room), suggestion, False, moves)
    return Conflict(
        ConflictKind.NAME,
        spots,
        _why(room),
        "Give one of them another name; whoever calls it by the old one must be told.",
    )


def _why(room: Room) -> str:
    who = "Two rule files are" if room is Room.RULE else f"Two {room}s or more are"
    return f"{who} called the same, so that a reader cannot tell which is meant."


def _renamed(file: RuleFile, taken: set[str]) -> Move:
    """A new name beside the old one that nothing has yet."""
    stem, dot, ending = file.path.rpartition(".")
    number = 2
    while (to := f"{stem}-{number}{dot}{ending}").casefold() in taken:
        number += 1
    taken.add(to.casefold())
    return Move(file.path, to)
