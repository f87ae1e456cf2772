"""Believe: what sessions relied on is scored by how it served them; no memory comes of it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain

from reverie.domain.formulas.codes import Tag
from reverie.domain.intake.text import counted
from reverie.domain.journal.entry import NightBegan, NightStep, standing_of
from reverie.domain.journal.kinds import BeliefChange, Change
from reverie.domain.journal.plan import NightPlan
from reverie.domain.rules.conviction import Occasion, convinced, first_to_go, room_for
from reverie.domain.rules.evidence import Lived, evidence_in
from reverie.domain.values.appraisal import Channel
from reverie.domain.values.held_belief import HeldBelief
from reverie.domain.values.incident import Incident
from reverie.domain.values.session import Reach
from reverie.domain.values.trace import trace_from
from reverie.ports import Mind
from reverie.stages.context import StageContext

LOOKED_BACK = 40
"""How many sleeps are looked through for what was taken in and not weighed, tonight's too."""
MOST_SOURCES = 3
VERBS = {
    (Tag.DENIED, False): "failed",
    (Tag.DENIED, True): "was found at fault",
    (Tag.SERVED, False): "served",
    (Tag.SERVED, True): "was praised",
}
"""What a subject did, or what a person said of it."""


def believe(mind: Mind, night: StageContext) -> list[Change]:
    """Move what is held of each subject by what was taken in since beliefs last moved."""
    plan = night.plan
    known = {belief.key: belief for belief in mind.beliefs()}
    held, heard = dict(known), defaultdict[str, list[Incident]](list)
    occasion = Occasion(plan.night, plan.day.number, plan.began)
    for told in _evidence(mind, night):
        key = f"{told.family}:{told.subject}"
        after = convinced(held.get(key), told, occasion)
        if after is None or after == held.get(key):
            continue
        if key not in held:
            _make_room(held, told.family)
        held[key] = after
        heard[key].append(told)
    return list(_changes(known, held, heard))


def _make_room(held: dict[str, HeldBelief], family: str) -> None:
    """Where a family is full, let the belief go that gives way first."""
    own = [belief for belief in held.values() if belief.family == family]
    if len(own) >= room_for(family):
        del held[first_to_go(own).key]


def _evidence(mind: Mind, night: StageContext) -> Iterator[Incident]:
    mask = cache(night.mask)
    for reach in unweighed(mind, night.plan):
        stretches = trace_from(mind.sessions.trace(reach.session), reach.upto, after=reach.after)
        episodes = mind.episodes.of(reach.session, after=reach.after, upto=reach.upto)
        uses = tuple(chain.from_iterable(stretches))
        part = Lived(reach.session, reach.upto, uses, episodes, mask)
        yield from evidence_in(part, night.language)


def unweighed(mind: Mind, plan: NightPlan) -> list[Reach]:
    """What was taken in since a sleep last weighed evidence, the oldest first.

    That is what this night takes in, and what dozes and sleeps that were cut short took in.
    """
    reaches = list(plan.sessions)
    for before, stages in _sleeps_before(mind, plan):
        if "believe" in stages:
            break
        if "encode" in stages:
            reaches[:0] = before.sessions
    return reaches


def _sleeps_before(mind: Mind, plan: NightPlan) -> Sequence[tuple[NightPlan, set[str]]]:
    """The sleeps before this one that stand, the last first, with the stages each ran."""
    began = mind.journal.nights_began()[-LOOKED_BACK:]
    headings = mind.journal.headings(since=began[0], timed=False) if began else []
    stands = standing_of(headings)
    sleeps: dict[int, tuple[NightPlan, set[str]]] = {}
    for heading in headings:
        match heading.cause if heading.number in stands else None:
            case NightBegan(plan=other) if other.night != plan.night:
                sleeps[other.night] = other, set()
            case NightStep(night=number, stage=stage) if number in sleeps:
                sleeps[number][1].add(stage)
    return list(reversed(sleeps.values()))


def _changes(
    known: Mapping[str, HeldBelief],
    held: Mapping[str, HeldBelief],
    heard: Mapping[str, Sequence[Incident]],
) -> Iterator[Change]:
    for key in sorted({*known, *held}):
        before, after = known.get(key), held.get(key)
        if after is None:
            reason = "others of its family have evidence that is newer"
            yield BeliefChange(target=key, before=before, after=None, reason=reason)
        elif after != before:
            yield BeliefChange(
                target=key,
                before=before,
                after=after,
                reason=_reason(heard[key]),
                sources=tuple(dict.fromkeys(told.source for told in heard[key]))[-MOST_SOURCES:],
            )


def _reason(told: Sequence[Incident]) -> str:
    """Why a belief moved, as a person is told."""
    found = Counter((one.tag, one.appraisal.channel is Channel.REPORT) for one in told)
    parts = [f"{verb} {counted(found[how], 'time')}" for how, verb in VERBS.items() if found[how]]
    return f"it {' and '.join(parts)}"
