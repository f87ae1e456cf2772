"""Replay: what mattered is gone through again; it grows stronger, and so does what joins it."""

from __future__ import annotations

from dataclasses import replace

from reverie.domain.journal.change import Change, LinkChange, StrengthChange, TagChange
from reverie.domain.journal.entry import NightStep, standing_of
from reverie.domain.journal.plan import Sleep
from reverie.domain.rules.relate import drawn_closer, look_at
from reverie.domain.rules.replay import (
    Drawn,
    interleaved,
    most_by_use,
    novel_quota,
    priority_of,
    reason_of,
    replayed,
)
from reverie.domain.values.link import Decay, Since, fading_steps
from reverie.domain.values.memory import Memory
from reverie.ports import Mind
from reverie.settings import Settings
from reverie.stages.context import StageContext

SCRAMBLES = 1 << 32


def replay(mind: Mind, night: StageContext) -> list[Change]:
    """Replay one batch: each memory in it grows stronger, and each two of it closer."""
    batch = selected(mind, night)
    settings = lightened(night)
    grown_stronger: list[Change] = [
        StrengthChange(
            target=drawn.memory.number,
            before=drawn.memory.strength,
            after=replayed(
                drawn.memory.strength,
                night.plan.night,
                settings,
                lasting=not drawn.memory.use.tagged,
            ),
            reason=reason_of(drawn),
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
    joined = _joined(mind, night, [drawn.memory for drawn in batch], settings)
    return [*grown_stronger, *done, *joined]


def selected(mind: Mind, night: StageContext) -> list[Drawn]:
    """The batch of this cycle in its order: new memories by priority, familiar ones by chance."""
    plan, settings = night.plan, night.settings
    size, quota = settings.replay_batch_size, novel_quota(settings)
    asking = list(mind.candidates(plan.night, plan.began, settings, limit=size))
    novel = asking[:quota]
    familiar = list(
        mind.familiar(
            plan.night,
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


def lightened(night: StageContext) -> Settings:
    """The settings with the deltas of this depth of sleep: a nap's, or a full night's."""
    settings = night.settings
    share = settings.delta_light if night.plan.sleep is Sleep.NAP else settings.delta_deep
    if share == 1:
        return settings
    return replace(
        settings,
        consolidation_delta=settings.consolidation_delta * share,
        association_delta=settings.association_delta * share,
    )


def fading_since(mind: Mind, tonight: int, settings: Settings) -> Since:
    """How many steps links have faded since each night; tonight's step counts tomorrow.

    Where cycles count, a night that is folded counts as one: the journal tells no more of it.
    """
    last = tonight - 1
    decay = Decay(settings.decay)
    if decay is Decay.NIGHT:
        return lambda since: float(max(0, last - since))
    cycles: dict[int, int] = {}
    headings = mind.headings()
    stands = standing_of(headings)
    for heading in headings:
        if heading.number in stands and isinstance(heading.cause, NightStep):
            step = heading.cause
            cycles[step.night] = max(cycles.get(step.night, 1), step.cycle)

    def since(since_night: int) -> float:
        return sum(
            fading_steps(decay, cycles.get(other, 1)) for other in range(since_night + 1, last + 1)
        )

    return since


def _joined(
    mind: Mind, night: StageContext, memories: list[Memory], settings: Settings
) -> list[Change]:
    """Each two memories of a batch, linked or linked closer."""
    tonight = night.plan.night
    closer = drawn_closer(
        [look_at(memory, night.language) for memory in memories],
        mind.links_among([m.number for m in memories]),
        settings,
        night=tonight,
        delta=settings.association_delta,
        since=fading_since(mind, tonight, settings),
    )
    reason = f"replayed together in cycle {night.cycle}"
    return [
        LinkChange(target=after.pair, before=before, after=after, reason=reason)
        for before, after in closer
    ]
