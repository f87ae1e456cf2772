"""Replay: what mattered is gone through again; it grows stronger, and so does what joins it."""

from __future__ import annotations

from reverie.domain.journal.kinds import Change, LinkChange
from reverie.domain.journal.parts import StrengthChange, TagChange
from reverie.domain.rules.link_decay import fading_since
from reverie.domain.rules.relate import drawn_closer, link_step, look_at
from reverie.domain.rules.replay import (
    Drawn,
    interleaved,
    most_by_use,
    novel_quota,
    priority_of,
    reason_of,
    replayed,
)
from reverie.domain.values.memory import Memory
from reverie.ports import Mind
from reverie.stages.context import StageContext

SCRAMBLES = 1 << 32


def replay(mind: Mind, night: StageContext) -> list[Change]:
    """Replay one batch: each memory in it grows stronger, and each two of it closer."""
    batch = selected(mind, night)
    settings = night.settings
    grown_stronger: list[Change] = [
        StrengthChange(
            target=drawn.memory.number,
            before=drawn.memory.strength,
            after=replayed(
                drawn.memory.strength,
                night.plan.day.number,
                settings,
                lasting=not drawn.memory.use.tagged,
            ),
            reason=reason_of(drawn),
            priority=round(drawn.priority, 4),
            is_novel=drawn.is_novel,
        )
        for drawn in batch
    ]
    done = [
        TagChange(
            target=change.target, before=True, after=False, reason="as strong as use alone makes it"
        )
        for drawn, change in zip(batch, grown_stronger, strict=True)
        if drawn.memory.use.tagged
        and drawn.memory.tagged
        and isinstance(change, StrengthChange)
        and change.after.points == most_by_use(settings)
    ]
    joined = _joined(mind, night, [drawn.memory for drawn in batch])
    return [*grown_stronger, *done, *joined]


def selected(mind: Mind, night: StageContext) -> list[Drawn]:
    """The batch of this cycle in its order: new memories by priority, familiar ones by chance."""
    plan, settings = night.plan, night.settings
    size, quota = settings.sleep.replay_batch_size, novel_quota(settings)
    asking = list(mind.memories.candidates(plan.day.number, plan.began, settings, limit=size))
    novel = asking[:quota]
    familiar = list(
        mind.memories.familiar(
            plan.day.number,
            settings,
            start=night.dice.randrange(SCRAMBLES),
            limit=size - len(novel),
            without=[memory.number for memory in novel],
        )
    )
    known = {memory.number for memory in familiar}
    more = [memory for memory in asking[quota:] if memory.number not in known]
    novel += more[: size - len(novel) - len(familiar)]

    def drawn(memory: Memory, is_novel: bool) -> Drawn:
        return Drawn(memory, priority_of(memory, plan.began, settings), is_novel)

    return interleaved([drawn(m, True) for m in novel], [drawn(m, False) for m in familiar])


def _joined(mind: Mind, night: StageContext, memories: list[Memory]) -> list[Change]:
    """Each two memories of a batch, linked or linked closer."""
    tonight, settings = night.plan.day.number, night.settings
    closer = drawn_closer(
        [look_at(memory, night.language) for memory in memories],
        mind.links.among([m.number for m in memories]),
        settings,
        night=tonight,
        delta=link_step(night.depth, settings),
        since=fading_since(tonight, settings, mind.journal.headings),
    )
    reason = f"replayed together in cycle {night.cycle}"
    return [
        LinkChange(target=after.pair, before=before, after=after, reason=reason)
        for before, after in closer
    ]
