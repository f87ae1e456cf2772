"""Auditing: what a self-audit found becomes rows of the journal, and so does a person's choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reverie.domain.intake.moment import to_the_millisecond
from reverie.domain.intake.text import counted
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Act, Waking
from reverie.domain.journal.kinds import Change, FindingChange
from reverie.domain.values.memory import Author
from reverie.domain.values.recurrence import Choice, Pattern, Verdict
from reverie.engine.committing import commit_group, mend
from reverie.errors import Unknown
from reverie.ports import Clock, Mind, Store
from reverie.settings import Settings


def note_findings(
    store: Store, clock: Clock, settings: Settings, found: Sequence[Pattern]
) -> list[Pattern]:
    """Put down what was found; returns what had not been noticed before."""
    if not found:
        return []
    with store.night_lock():
        mend(store)
        changes = _changes(store, found)
        if changes:
            cause = Waking(Act.AUDIT, Author.NIGHT, counted(len(changes), "finding"))
            _commit(store, clock, settings, cause, changes)
    return [change.after for change in changes if change.before is None and change.after]


def choose(
    store: Store,
    clock: Clock,
    settings: Settings,
    name: str,
    choice: Choice,
    *,
    count: int,
    by: Author,
) -> Pattern:
    """Note what is to be done about a finding; nothing else comes of it here."""
    with store.night_lock():
        mend(store)
        known = the_finding(store, name)
        verdict = Verdict(choice, len(known.sessions), count)
        settled = replace(known, verdict=verdict)
        if settled != known:
            change = FindingChange(
                target=name, before=known, after=settled, reason=f"the choice was to {choice}"
            )
            _commit(store, clock, settings, Waking(Act.DECIDE, by, name), [change])
    return settled


def the_finding(mind: Mind, name: str) -> Pattern:
    """The finding of a name."""
    place = Place("finding", name)
    found = mind.present([place]).get(place)
    if not isinstance(found, Pattern):
        raise Unknown(f"there is no finding {name}; `reverie audit` lists them")
    return found


def _changes(mind: Mind, found: Sequence[Pattern]) -> list[FindingChange]:
    """What is new, and what is seen further than before; a choice that was made stays."""
    places = {Place("finding", one.name): one for one in found}
    known = mind.present(list(places))
    changes = []
    for place, one in places.items():
        before = known.get(place)
        before = before if isinstance(before, Pattern) else None
        after = replace(one, verdict=before.verdict if before else None)
        if after != before:
            reason = f"the self-audit saw it in session {one.sessions[-1]}"
            changes.append(
                FindingChange(target=one.name, before=before, after=after, reason=reason)
            )
    return changes


def _commit(
    store: Store, clock: Clock, settings: Settings, cause: Waking, changes: Sequence[Change]
) -> None:
    now = to_the_millisecond(clock.now())
    commit_group(store, cause, changes, at=now, step=settings.journal.max_step_changes)
