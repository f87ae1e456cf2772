"""Edits of the memory file become entries: planned together, and made whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from reverie.domain.intake.moment import to_the_millisecond
from reverie.domain.intake.text import counted
from reverie.domain.journal.entry import Act, Waking
from reverie.domain.journal.kinds import Change, MemoryChange
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Author
from reverie.domain.values.source import of_episode
from reverie.engine.committing import commit_group, mend
from reverie.memory_file.edits.edit_plan import (
    NOTHING,
    EditsBy,
    PlannedEdits,
    Pulled,
    plan_edits,
)
from reverie.ports import Clock, Store
from reverie.settings import Settings


def take_edits(
    store: Store,
    clock: Clock,
    settings: Settings,
    edits: Sequence[EditsBy],
    *,
    pulled: Pulled = NOTHING,
    is_strict: bool = True,
) -> list[PlannedEdits]:
    """Make a person's and a machine's edits, in this order; what is another's becomes proposals.

    All are planned before the first is made, so that one that does not fit refuses them all.
    """
    if not pulled.edits and not any(some for _, some in edits):
        return []
    with store.night_lock():
        mend(store)
        now = to_the_millisecond(clock.now())
        planned = plan_edits(store, settings, now, edits, pulled=pulled, is_strict=is_strict)
        for plan in planned:
            if plan.changes:
                cause = Waking(Act.TAKE, plan.by, f"memory.yml: {counted(len(plan.edits), 'edit')}")
                changes = [_grounded(store, change, plan.by, now) for change in plan.changes]
                commit_group(store, cause, changes, at=now, step=settings.journal.max_step_changes)
    return planned


def _grounded(store: Store, change: Change, by: Author, now: datetime) -> Change:
    """A change as planned; what another machine adds rests on an episode, recorded only now."""
    if by is not Author.MACHINE or not isinstance(change, MemoryChange):
        return change
    memory = change.after
    if change.before or memory is None:
        return change
    episode = store.record(
        f"told-{memory.session}",
        now,
        Voice.AGENT,
        memory.text,
        appraisal=memory.appraisal,
        origin="memory.yml of another machine",
    )
    sources = (of_episode(episode.number),)
    return MemoryChange(
        target=change.target,
        before=None,
        after=replace(memory, sources=sources),
        reason=change.reason,
        sources=sources,
    )
