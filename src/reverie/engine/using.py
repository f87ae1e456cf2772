"""Using: what was recalled and helped is fresh again, replayed, and closer to what it came with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from reverie.domain.intake.moment import to_the_millisecond
from reverie.domain.journal.entry import Act, Waking
from reverie.domain.journal.kinds import Change, LinkChange
from reverie.domain.journal.parts import SalienceChange, TagChange, UseChange
from reverie.domain.language import language_named
from reverie.domain.rules.link_decay import fading_since
from reverie.domain.rules.relate import drawn_closer, look_at
from reverie.domain.rules.replay import most_by_use
from reverie.domain.values.memory import Author, Memory, Salience
from reverie.engine.committing import commit_group, mend
from reverie.engine.days import today
from reverie.engine.finding import the_memory
from reverie.errors import ChangeRefused
from reverie.ports import Clock, Mind, Store
from reverie.settings import Settings

MOST_TOGETHER = 7
"""How many memories one recall can bring closer together; more were hardly used as one."""
REASON = "recalled, and it helped"


def use(
    store: Store,
    clock: Clock,
    settings: Settings,
    names: Sequence[str],
    *,
    by: Author = Author.AGENT,
) -> list[Memory]:
    """Note that some memories were recalled together and helped.

    In each session only the first use of a memory makes it fresh and tags it, and only the first
    of two together joins them: being asked for often is no reason to be true.
    """
    with store.night_lock():
        mend(store)
        named = [the_memory(store, name) for name in names]
        memories = list({memory.number: memory for memory in named}.values())
        ended = [memory.name for memory in memories if memory.ending]
        if ended:
            raise ChangeRefused(
                f"{', '.join(ended)} no longer holds, so it cannot have helped; "
                f"see `reverie explain {ended[0]}`"
            )
        now = to_the_millisecond(clock.now())
        changes = list(used(store, memories, now, settings))
        if changes:
            cause = Waking(Act.USE, by, ", ".join(memory.name for memory in memories))
            commit_group(store, cause, changes, at=now, step=settings.journal.max_step_changes)
        return [the_memory(store, memory.name) for memory in memories]


def used(
    mind: Mind, memories: Sequence[Memory], now: datetime, settings: Settings
) -> Iterator[Change]:
    """What being of use does to memories and to what joins them."""
    session = mind.sessions.last()
    fresh = [memory for memory in memories if memory.use.session != session]
    for memory in memories:
        may_grow = memory.strength.points < most_by_use(settings)
        yield from _reinforced(memory, now, session, is_first=memory in fresh, may_grow=may_grow)
    yield from _joined(mind, memories[:MOST_TOGETHER], {m.number for m in fresh}, settings)


def _reinforced(
    memory: Memory, now: datetime, session: int, *, is_first: bool, may_grow: bool
) -> Iterator[Change]:
    needs_tag = is_first and may_grow and not memory.tagged and memory.strength.permanent is None
    use = replace(
        memory.use,
        times=memory.use.times + 1,
        at=now,
        session=session,
        tagged=memory.use.tagged or needs_tag,
    )
    yield UseChange(target=memory.number, before=memory.use, after=use, reason=REASON)
    salience = Salience(memory.salience.points, max(memory.salience.since, session))
    if is_first and salience != memory.salience:
        yield SalienceChange(
            target=memory.number, before=memory.salience, after=salience, reason=REASON
        )
    if needs_tag:
        yield TagChange(target=memory.number, before=False, after=True, reason=REASON)


def _joined(
    mind: Mind, memories: Sequence[Memory], fresh: set[int], settings: Settings
) -> Iterator[Change]:
    """Each two memories of which one was not used in this session before, linked closer."""
    night, language = today(mind), language_named(settings.record.language)
    closer = drawn_closer(
        [look_at(memory, language) for memory in memories],
        mind.links.among([m.number for m in memories]),
        settings,
        night=night,
        delta=settings.recall.coactivation_delta,
        since=fading_since(night + 1, settings, mind.journal.headings),
    )
    for before, after in closer:
        if not fresh.isdisjoint(after.pair):
            yield LinkChange(
                target=after.pair, before=before, after=after, reason="recalled together"
            )
