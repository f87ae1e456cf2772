"""Encode: what happened in the sessions that ended becomes memories with sources."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

import msgspec

from reverie.domain.appraisal import strongest, tagged_for_replay
from reverie.domain.change import Change, MarkChange, MemoryChange, Place, SalienceChange
from reverie.domain.distil import Distilled, distil
from reverie.domain.episode import Episode, Voice
from reverie.domain.likeness import fingerprint
from reverie.domain.memory import (
    Author,
    Memory,
    Salience,
    Strength,
    Wording,
    birth_salience,
    kind_allowed,
    layer_for,
    name_of,
)
from reverie.domain.session import Mark, Reach
from reverie.domain.source import Source, of_episode
from reverie.domain.text import clipped
from reverie.domain.thought import Question
from reverie.ports import Mind
from reverie.settings import Settings
from reverie.stages.context import StageContext

TOPIC = "distil"


def encode(mind: Mind, night: StageContext) -> list[Change]:
    """Turn each waiting session into memories and mark how far it has been taken in."""
    waiting = night.plan.sessions
    told = [mind.episodes(r.session, after=r.after, upto=r.upto) for r in waiting]
    answers = night.think_all([question_about(episodes) for episodes in told])
    newborn: dict[str, Memory] = {}
    reinforced: dict[int, Change] = {}
    numbers = count(night.next_memory)
    for reach, episodes, answer in zip(waiting, told, answers, strict=True):
        tagged = tagged_for_replay(
            {e.number: e.appraisal.importance for e in episodes}, night.settings
        )
        for idea in ideas_in(answer, episodes, night.settings):
            mark = fingerprint(idea.text)
            if mark in newborn or _is_buried(mind, mark):
                continue
            if known := mind.memory_saying(mark):
                reinforced |= _reinforced(known, idea, reach)
            else:
                newborn[mark] = _born(next(numbers), idea, reach, episodes, tagged, night)
    return [
        *(_birth(memory) for memory in newborn.values()),
        *reinforced.values(),
        *(_taken_in(mind, reach) for reach in waiting),
    ]


def question_about(episodes: Sequence[Episode]) -> Question:
    """What a thinker is asked about a session: its episodes, as data."""
    return Question(TOPIC, msgspec.json.encode(episodes).decode())


def ideas_in(answer: str, episodes: Sequence[Episode], settings: Settings) -> Iterator[Distilled]:
    """The valid ideas of an answer, one by one; the rules' own when it cannot be read at all."""
    try:
        items = msgspec.json.decode(answer, type=list[msgspec.Raw])
    except msgspec.DecodeError:
        yield from distil(episodes, settings)
        return
    by_number = {episode.number: episode for episode in episodes}
    for item in items:
        try:
            idea = msgspec.json.decode(item, type=Distilled)
        except msgspec.DecodeError:
            continue
        text = clipped(" ".join(idea.text.replace("\x00", "").split()), settings.max_memory_chars)
        if text and idea.episodes and all(number in by_number for number in idea.episodes):
            by_person = all(by_number[n].voice is Voice.PERSON for n in idea.episodes)
            yield Distilled(text, kind_allowed(idea.kind, by_person), idea.episodes)


def _born(
    number: int,
    idea: Distilled,
    reach: Reach,
    episodes: Sequence[Episode],
    tagged: frozenset[int],
    night: StageContext,
) -> Memory:
    plan = night.plan
    appraisal = strongest([e.appraisal for e in episodes if e.number in idea.episodes])
    return Memory(
        number=number,
        name=name_of(number, plan.began),
        session=reach.number,
        born=plan.began,
        sources=_sources(idea),
        appraisal=appraisal,
        tagged=any(n in tagged for n in idea.episodes),
        wording=Wording(idea.kind, idea.text, Author.NIGHT),
        layer=layer_for(reach.number, plan.coming_session, plan.settings),
        salience=Salience(birth_salience(idea.kind, appraisal.importance), reach.number),
        strength=Strength(),
    )


def _birth(memory: Memory) -> Change:
    return MemoryChange(
        target=memory.number,
        before=None,
        after=memory,
        reason=f"a {memory.kind} of session {memory.session}",
        sources=memory.sources,
    )


def _reinforced(known: Memory, idea: Distilled, reach: Reach) -> dict[int, Change]:
    after = Salience(known.salience.points, max(known.salience.since, reach.number))
    if after == known.salience:
        return {}
    change = SalienceChange(
        target=known.number,
        before=known.salience,
        after=after,
        reason=f"said again in session {reach.number}",
        sources=_sources(idea),
    )
    return {known.number: change}


def _taken_in(mind: Mind, reach: Reach) -> Change:
    before = mind.present([Place("mark", reach.session)]).get(Place("mark", reach.session))
    assert before is None or isinstance(before, Mark)
    return MarkChange(
        target=reach.session,
        before=before,
        after=Mark(reach.upto),
        reason="it has ended and waited",
    )


def _is_buried(mind: Mind, mark: str) -> bool:
    return bool(mind.present([Place("tombstone", mark)]))


def _sources(idea: Distilled) -> tuple[Source, ...]:
    return tuple(of_episode(number) for number in idea.episodes)
