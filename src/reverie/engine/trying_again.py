"""Trying again: what was set aside is given another try, or is dropped for good."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from reverie.domain.intake.moment import to_the_millisecond
from reverie.domain.intake.text import counted
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Act, Entry, Waking
from reverie.domain.journal.kinds import AsideChange, Change, MarkChange
from reverie.domain.values.aside import Aside
from reverie.domain.values.memory import Author
from reverie.domain.values.session import Mark
from reverie.engine.sleeper import Sleeper
from reverie.ports import Store


def try_outdated_again(store: Store, sleeper: Sleeper) -> None:
    """Before a night: let it have what another version could not work with."""
    asides = store.asides()
    if outdated := [one for one in asides if one.version != sleeper.version()]:
        try_again(store, to_the_millisecond(sleeper.clock.now()), outdated, by=Author.NIGHT)


def try_again(store: Store, at: datetime, asides: Sequence[Aside], *, by: Author) -> None:
    """Let the next sleep have these again: a session among them waits again."""
    changes = [change for aside in asides for change in _tried_again(store, aside)]
    _commit(store, at, Act.TRY_AGAIN, by, changes, len(asides))


def drop(store: Store, at: datetime, asides: Sequence[Aside], *, by: Author) -> None:
    """Let these go: nothing of a session among them is ever taken in."""
    changes = [_lifted(aside, "it was dropped") for aside in asides]
    _commit(store, at, Act.DROP, by, changes, len(asides))


def _commit(
    store: Store, at: datetime, act: Act, by: Author, changes: Sequence[Change], count: int
) -> None:
    if changes:
        cause = Waking(act, by, counted(count, "thing"))
        store.commit(Entry(store.journal.last() + 1, at, cause, tuple(changes)))


def _tried_again(store: Store, aside: Aside) -> list[Change]:
    changes: list[Change] = [_lifted(aside, "it is given another try")]
    place = Place("mark", aside.key)
    mark = store.present([place]).get(place) if aside.marked else None
    if isinstance(mark, Mark) and mark != aside.before:
        why = "it was aside, and waits again"
        changes.append(MarkChange(target=aside.key, before=mark, after=aside.before, reason=why))
    return changes


def _lifted(aside: Aside, why: str) -> Change:
    return AsideChange(target=aside.name, before=aside, after=None, reason=why)
