"""Asides: all that was set aside, in the mind and beside it: listed, tried again or dropped."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from reverie import aside_folder
from reverie.awake import sessions_aside
from reverie.domain.values.aside import Aside, Sort
from reverie.domain.values.memory import Author
from reverie.engine import trying_again
from reverie.errors import ArgumentRefused, Unknown
from reverie.frozen import dataclass
from reverie.ports import Mind, Store


@dataclass(frozen=True, slots=True)
class SetAside:
    """One thing that was set aside so that all else could be done."""

    name: str
    what: str
    """What it is, which step could not work with it, and the kind of error with its place."""
    version: str
    """The version that could not; the next one tries it again."""
    trace: str
    """The file that shows the way to the error; empty where none is kept."""


def set_aside(mind: Mind, home: str) -> list[SetAside]:
    """All that is aside, by name."""
    rows = [
        SetAside(one.name, one.words, one.version, _trace(home, one.name)) for one in mind.asides()
    ]
    left = [
        SetAside(one.name, one.words, one.version, _trace(home, one.name))
        for one in (aside_folder.listed(home) if home else ())
    ]
    return sorted([*rows, *left], key=lambda one: one.name)


def try_again(store: Store, home: str, names: Sequence[str], now: datetime) -> None:
    """Let the next sleep have some of them again."""
    rows, left = _named(store, home, names)
    with store.night_lock():
        trying_again.try_again(store, now, rows, by=Author.PERSON)
        if home:
            sessions_aside.try_again(home, store, [one for one in left if one.session], now)
    _forget_files(home, [*rows, *left])


def drop(store: Store, home: str, names: Sequence[str], now: datetime) -> list[int]:
    """Let some of them go: sessions are never taken in; gives the memories to be forgotten.

    What is no session and no memory cannot be dropped, for a night would meet it again.
    """
    rows, left = _named(store, home, names)
    for row in rows:
        if row.sort not in (Sort.SESSION, Sort.MEMORY):
            raise ArgumentRefused(
                f"{row.name} is {row.words}: only a session or a memory can be dropped; try it "
                f"again with `reverie sleep aside --retry {row.name}`, or wait for the next version"
            )
    with store.night_lock():
        trying_again.drop(store, now, rows, by=Author.PERSON)
    _forget_files(home, [*rows, *left])
    return [int(row.key) for row in rows if row.sort is Sort.MEMORY]


def _named(
    mind: Mind, home: str, names: Sequence[str]
) -> tuple[list[Aside], list[aside_folder.LeftAside]]:
    """What is meant by some names, in the mind and beside it."""
    rows, left = list(mind.asides()), aside_folder.listed(home) if home else []
    known = {*(one.name for one in rows), *(one.name for one in left)}
    for name in names:
        if name not in known:
            raise Unknown(f"nothing is aside as {name}; list what is: `reverie sleep aside`")
    return [one for one in rows if one.name in names], [one for one in left if one.name in names]


def _forget_files(home: str, gone: Sequence[Aside | aside_folder.LeftAside]) -> None:
    for one in gone if home else ():
        aside_folder.remove(home, one.name)


def _trace(home: str, name: str) -> str:
    return aside_folder.path_of(name) if home and aside_folder.is_kept(home, name) else ""
