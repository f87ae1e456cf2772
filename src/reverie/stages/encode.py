"""Encode: what happened in the sessions that ended becomes memories with sources."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count

import msgspec

from reverie.domain.appraisal import is_worth_keeping, strongest, tagged_for_replay
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
from reverie.domain.night import NightPlan
from reverie.domain.session import Mark, Reach
from reverie.domain.source import Source, of_episode
from reverie.domain.text import clipped
from reverie.domain.thought import Question
from reverie.ports import Mind
from reverie.settings import Settings
from reverie.stages.context import StageContext

TOPIC = "distil"


@dataclass(frozen=True, slots=True)
class Told:
    """What a thinker is told of a session: its episodes, and which are worth keeping."""

    worth: tuple[int, ...]
    episodes: tuple[Episode, ...]

    def question(self) -> Question:
        """What the thinker is asked: all of it is data."""
        return Question(TOPIC, msgspec.json.encode(self).decode())


def encode(mind: Mind, night: StageContext) -> list[Change]:
    """Turn each waiting session into memories and mark how far it has been taken in."""
    waiting = [reach for reach in night.plan.sessions if _taken(mind, reach) < reach.upto]
    told = [_told(mind, reach, night.settings) for reach in waiting]
    answers = night.think_all([session.question() for session in told])
    newborn: dict[str, Memory] = {}
    reinforced: dict[int, Change] = {}
    numbers = count(night.next_memory)
    for reach, session, answer in zip(waiting, told, answers, strict=True):
        tagged = _tagged(session, night.settings)
        for idea in ideas_in(answer, session, night.settings):
            mark = fingerprint(idea.text)
            if mind.present([Place("tombstone", mark)]):
                continue
            if mark in newborn:
                newborn[mark] = _said_again(newborn[mark], idea, reach)
            elif known := mind.memory_saying(mark):
                reinforced |= _reinforced(known, idea, reach)
            else:
                newborn[mark] = replace(
                    _born(next(numbers), idea, reach, session, night.plan),
                    tagged=not tagged.isdisjoint(idea.episodes),
                )
    return [
        *(_birth(memory) for memory in newborn.values()),
        *reinforced.values(),
        *(_taken_in(mind, reach) for reach in waiting),
    ]


def ideas_in(answer: str, told: Told, settings: Settings) -> Iterator[Distilled]:
    """The valid ideas of an answer, one by one; the rules' own when it cannot be read at all."""
    by_number = {episode.number: episode for episode in told.episodes}
    ideas = _readable(answer)
    for idea in distil(told.episodes, told.worth) if ideas is None else ideas:
        text = clipped(" ".join(idea.text.replace("\x00", "").split()), settings.max_memory_chars)
        if text and idea.episodes and all(number in by_number for number in idea.episodes):
            by_person = all(by_number[n].voice is Voice.PERSON for n in idea.episodes)
            yield Distilled(text, kind_allowed(idea.kind, by_person), idea.episodes)


def _readable(answer: str) -> list[Distilled] | None:
    """The items of an answer that have the right shape; None if it is no list at all."""
    try:
        items = msgspec.json.decode(answer, type=list[msgspec.Raw])
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    ideas = []
    for item in items:
        try:
            ideas.append(msgspec.json.decode(item, type=Distilled))
        except (msgspec.DecodeError, RecursionError):
            continue
    return ideas


def _told(mind: Mind, reach: Reach, settings: Settings) -> Told:
    episodes = tuple(mind.episodes(reach.session, after=reach.after, upto=reach.upto))
    worth = tuple(e.number for e in episodes if is_worth_keeping(e.appraisal, settings))
    return Told(worth, episodes)


def _tagged(told: Told, settings: Settings) -> frozenset[int]:
    importance = {episode.number: episode.appraisal.importance for episode in told.episodes}
    return tagged_for_replay(importance, settings)


def _born(number: int, idea: Distilled, reach: Reach, told: Told, plan: NightPlan) -> Memory:
    appraisal = strongest([e.appraisal for e in told.episodes if e.number in idea.episodes])
    return Memory(
        number=number,
        name=name_of(number, plan.began),
        session=reach.number,
        born=plan.began,
        sources=_sources(idea),
        appraisal=appraisal,
        tagged=False,
        wording=Wording(idea.kind, idea.text, Author.NIGHT),
        layer=layer_for(reach.number, plan.coming_session, plan.settings),
        salience=Salience(birth_salience(idea.kind, appraisal.importance), reach.number),
        strength=Strength(),
    )


def _said_again(memory: Memory, idea: Distilled, reach: Reach) -> Memory:
    """A memory born tonight that another session of tonight says too."""
    since = max(memory.salience.since, reach.number)
    return replace(
        memory,
        sources=tuple(dict.fromkeys((*memory.sources, *_sources(idea)))),
        salience=replace(memory.salience, since=since),
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
    return MarkChange(
        target=reach.session,
        before=_mark(mind, reach),
        after=Mark(reach.upto, reach.position),
        reason="it has ended and waited",
    )


def _taken(mind: Mind, reach: Reach) -> int:
    """Up to which episode a session has been taken in; 0 if not at all."""
    mark = _mark(mind, reach)
    return mark.upto if mark else 0


def _mark(mind: Mind, reach: Reach) -> Mark | None:
    mark = mind.present([Place("mark", reach.session)]).get(Place("mark", reach.session))
    return mark if isinstance(mark, Mark) else None


def _sources(idea: Distilled) -> tuple[Source, ...]:
    return tuple(of_episode(number) for number in idea.episodes)
