"""Dream: memories that belong closely together are said as one; what says the same is one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count

from reverie.domain.formulas.replay import grown
from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Change, LinkChange, MemoryChange
from reverie.domain.journal.parts import EndingChange, StrengthChange
from reverie.domain.language import Language
from reverie.domain.rules.dream import clusters_of, mark_of_dream
from reverie.domain.rules.groups import Pair, groups_joined
from reverie.domain.rules.likeness import nearly_same
from reverie.domain.rules.link_decay import fading_since
from reverie.domain.rules.merge import COMPOSITE_CHARS, MERGED_KINDS, assertion_of
from reverie.domain.rules.ownership import is_a_persons
from reverie.domain.rules.relate import TELLING_KINDS, link_step
from reverie.domain.rules.replay import points_of
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.link import Link, LinkKind, weight_now
from reverie.domain.values.memory import (
    Author,
    Memory,
    Strength,
    may_give_way,
)
from reverie.domain.values.source import of_memory
from reverie.ports import Mind
from reverie.stages.composite import (
    composite_of,
    composites_near,
    freshest,
    strongest_of,
    topic_in,
    worded,
)
from reverie.stages.context import StageContext
from reverie.stages.nearness import is_known

MOST_MEMBERS = 8
"""How many memories one dream says at most: the closest."""


def dream(mind: Mind, night: StageContext) -> list[Change]:
    """Say in one memory what each cluster of replayed memories says; its sources stay."""
    replayed = [c.target for c in night.earlier() if isinstance(c, StrengthChange)]
    links = {link.pair: link for number in replayed for link in mind.links.of(number)}
    telling = [link for _, link in sorted(links.items()) if link.kind in TELLING_KINDS]
    ends = sorted({number for link in telling for number in link.pair})
    known = mind.present([Place("memory", number) for number in ends])
    some = {m.number: m for m in known.values() if isinstance(m, Memory) and _may_be_dreamt(m)}
    stones = mind.present([Place("tombstone", mark_of_dream(number)) for number in some])
    awake = {n: m for n, m in some.items() if Place("tombstone", mark_of_dream(n)) not in stones}
    among = [link for link in telling if awake.keys() >= set(link.pair)]
    twins = [
        [awake[n] for n in some] for some in groups_joined(_alike(among, awake, night.language))
    ]
    changes = [change for some in twins for change in _as_one(mind, some, night)]
    gone = {change.target for change in changes if isinstance(change, EndingChange)}
    since = fading_since(night.plan.day.number, night.settings, mind.journal.headings)
    decay = points_of(night.settings.sleep.decay_per_cycle)
    weights = {k.pair: weight_now(k, since, decay) for k in among if gone.isdisjoint(k.pair)}
    strong = points_of(night.settings.sleep.dream_weight)
    clusters = clusters_of(
        {pair: weight for pair, weight in weights.items() if weight >= strong},
        least=max(2, night.settings.sleep.dream_members),
        most=MOST_MEMBERS,
    )
    return changes + _dreamt(mind, night, [[awake[n] for n in some] for some in clusters])


def _may_be_dreamt(memory: Memory) -> bool:
    return memory.ending is None and memory.kind in MERGED_KINDS


def _alike(links: list[Link], known: dict[int, Memory], language: Language) -> Iterator[Pair]:
    """The linked memories of one kind that say nearly the same."""
    for link in links:
        one, other = known[link.a], known[link.b]
        if one.kind is other.kind and nearly_same(one.text, other.text, language):
            yield link.pair


def _as_one(mind: Mind, twins: list[Memory], night: StageContext) -> list[Change]:
    """Let the first of several that say the same stand for all, a person's before others'."""
    persons = {m.number for m in twins if is_a_persons(m, mind.episodes.get, night.language)}
    kept = min(twins, key=lambda m: (may_give_way(m), m.number not in persons, m.number))
    ended = [
        m
        for m in twins
        if m is not kept and may_give_way(m) and of_memory(m.number) not in kept.sources
    ]  # one that is named already holds by someone's word
    if not ended:
        return []
    after = replace(
        kept,
        sources=tuple(dict.fromkeys((*kept.sources, *(of_memory(m.number) for m in ended)))),
        salience=freshest([kept, *ended]),
        strength=strongest_of([kept, *ended]),
        tagged=kept.tagged or any(m.tagged for m in ended),
    )
    ending = Ending(End.MERGED, night.plan.coming_session - 1, kept.number)
    return [
        MemoryChange(
            target=kept.number,
            before=kept,
            after=after,
            reason=f"{len(ended)} more said the same",
            sources=tuple(of_memory(m.number) for m in ended),
        ),
        *(
            EndingChange(
                target=m.number, before=None, after=ending, reason=f"{kept.name} says the same"
            )
            for m in ended
        ),
    ]


def _dreamt(mind: Mind, night: StageContext, clusters: list[list[Memory]]) -> list[Change]:
    """A composite of each cluster nobody has dreamt, or more of one that somebody has."""
    near = composites_near(mind, night.settings) if clusters else []
    fresh: list[list[Memory]] = []
    growing: dict[int, list[Memory]] = {}
    for members in clusters:
        kept = next((c for c in near if _overlaps(c, members)), None)
        if kept is None:
            fresh.append(members)
        else:
            growing.setdefault(kept.number, []).extend(members)
    known = {composite.number: composite for composite in near}
    changes: list[Change] = []
    for number, some in growing.items():
        changes += _more_of(mind, known[number], some, night)
    numbers = count(night.next_memory)
    for members, text in zip(fresh, worded(night, fresh), strict=True):
        if is_known(mind, text):
            continue
        composite = composite_of(mind, night, next(numbers), members, text, strength=Strength())
        changes.append(
            MemoryChange(
                target=composite.number,
                before=None,
                after=composite,
                reason=f"dreamt of {len(members)} memories about {topic_in(composite)}",
                sources=composite.sources,
            )
        )
        changes += _linked(composite, members, night)
    return changes


def _overlaps(composite: Memory, members: list[Memory]) -> bool:
    """Whether a composite says at least half of some memories."""
    said = sum(of_memory(m.number) in composite.sources for m in members)
    return 2 * said >= len(members)


def _more_of(
    mind: Mind, composite: Memory, members: list[Memory], night: StageContext
) -> list[Change]:
    unsaid = [m for m in members if of_memory(m.number) not in composite.sources]
    text = f"{composite.text} {assertion_of(unsaid)}"
    if not unsaid or len(text) > COMPOSITE_CHARS or composite.wording.by is Author.PERSON:
        return []
    sources = tuple(of_memory(m.number) for m in unsaid)
    linked = {number for link in mind.links.of(composite.number) for number in link.pair}
    after = replace(
        composite,
        sources=(*composite.sources, *sources),
        wording=replace(composite.wording, text=text),
        salience=freshest([composite, *unsaid]),
    )
    return [
        MemoryChange(
            target=composite.number,
            before=composite,
            after=after,
            reason=f"dreamt on: {len(unsaid)} more about {topic_in(composite)}",
            sources=sources,
        ),
        *_linked(composite, [m for m in unsaid if m.number not in linked], night),
    ]


def _linked(composite: Memory, members: Sequence[Memory], night: StageContext) -> Iterator[Change]:
    """The links of a composite to those it was dreamt of."""
    settings = night.settings
    delta = points_of(link_step(night.depth, settings))
    weight = grown(points_of(settings.sleep.new_link_weight), delta)
    for member in members:
        a, b = sorted((member.number, composite.number))
        yield LinkChange(
            target=(a, b),
            before=None,
            reason="it was dreamt of",
            after=Link(a, b, LinkKind.SEMANTIC, weight, night.plan.day.number),
        )
