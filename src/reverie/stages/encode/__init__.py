"""Encode: what happened in the sessions that ended becomes memories with sources."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import count

from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Change, MarkChange, MemoryChange, ToneChange
from reverie.domain.language import Language, language_named
from reverie.domain.rules.distil import Distilled
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.rules.mood import tone_of
from reverie.domain.rules.tags import tagged_in
from reverie.domain.values.appraisal import (
    Appraisal,
    is_worth_keeping,
    strongest,
)
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import (
    Author,
    Kind,
    Memory,
    Wording,
    newborn,
)
from reverie.domain.values.session import Mark, Reach
from reverie.domain.values.tone import Tone, joined
from reverie.ports import Mind
from reverie.questions.ideas import IDEAS, Told, ideas_in
from reverie.settings import Settings
from reverie.stages.context import StageContext
from reverie.stages.encode.gloss import gloss
from reverie.stages.encode.said_again import (
    also_said_by,
    is_echo,
    known_saying,
    said_again,
    sources_of,
)


def encode(mind: Mind, night: StageContext) -> list[Change]:
    """Turn each waiting session into memories and mark how far it has been taken in."""
    waiting = [reach for reach in night.plan.sessions if _taken(mind, reach) < reach.upto]
    language = night.language
    told = [_told(mind, reach, night.settings, language) for reach in waiting]
    answers = night.think_all([IDEAS.question(session) for session in told])
    newborn: dict[str, Memory] = {}
    reinforced: dict[tuple[Place, type[Change]], Change] = {}
    numbers = count(night.next_memory)
    for reach, session, answer in zip(waiting, told, answers, strict=True):
        tagged = _tagged(reach, session, night.settings)
        episodes = {episode.number: episode for episode in session.episodes}
        for idea in ideas_in(answer, session, night.settings):
            mark = fingerprint(idea.text)
            if mind.present([Place("tombstone", mark)]):
                continue
            if mark in newborn:
                newborn[mark] = also_said_by(newborn[mark], idea, reach)
            elif known := known_saying(mind, idea, language):
                if is_echo(idea, session):
                    continue
                for change in said_again(mind, known, idea, reach):
                    reinforced[change.place, type(change)] = change
            else:
                newborn[mark] = replace(
                    _born(next(numbers), idea, reach, episodes, night),
                    tagged=not tagged.isdisjoint(idea.episodes),
                )
    return [
        *(_birth(memory, language) for memory in newborn.values()),
        *reinforced.values(),
        *_tones(mind, waiting, told),
        *(_taken_in(mind, reach) for reach in waiting),
        *gloss(mind, waiting, night.settings, language),
    ]


def _told(mind: Mind, reach: Reach, settings: Settings, language: Language) -> Told:
    episodes = tuple(mind.episodes.of(reach.session, after=reach.after, upto=reach.upto))
    worth = tuple(e.number for e in episodes if is_worth_keeping(e.appraisal, settings))
    return Told(worth, episodes, language.name)


def _tagged(reach: Reach, told: Told, settings: Settings) -> frozenset[int]:
    """What was tagged as the session ended; of one that ended before ends set tags, as if now."""
    judged = tagged_in(told.episodes, settings) if reach.tagged is None else reach.tagged
    return frozenset(judged)


def _born(
    number: int, idea: Distilled, reach: Reach, episodes: Mapping[int, Episode], night: StageContext
) -> Memory:
    said = [episodes[number] for number in sorted(idea.episodes) if number in episodes]
    appraisal = _weighed(idea, said, night.language)
    wording = Wording(idea.kind, idea.text, Author.NIGHT, idea.texture)
    return newborn(
        number,
        night.plan.began,
        reach.number,
        wording,
        appraisal=appraisal,
        sources=sources_of(idea),
        tagged=False,
    )


def _weighed(idea: Distilled, episodes: list[Episode], language: Language) -> Appraisal:
    """How much an idea matters: as its episode, but one among several by its own words."""
    whole = strongest([episode.appraisal for episode in episodes])
    said_in = [e for e in episodes if idea.text in _on_one_line(e.text)]
    if not said_in or any(len(e.text) <= len(idea.text) + 2 for e in said_in):
        return whole
    own = language.cues.appraise(idea.text, said_in[0].voice)
    return replace(whole, importance=min(whole.importance, own.importance))


@lru_cache(maxsize=16)
def _on_one_line(text: str) -> str:
    """A text without its line ends; a long one is asked for once for each of its ideas."""
    return " ".join(text.split())


def _birth(memory: Memory, language: Language) -> Change:
    said = language.cues.kind_of(memory.text, Voice.PERSON)
    flagged = memory.kind is Kind.INSIGHT and said is Kind.DECISION
    why = ": a decision that names no alternative" if flagged else ""
    return MemoryChange(
        target=memory.number,
        before=None,
        after=memory,
        reason=f"{'an' if memory.kind[0] in 'aeiou' else 'a'} {memory.kind} of session "
        f"{memory.session}{why}",
        sources=memory.sources,
    )


def _tones(mind: Mind, waiting: list[Reach], told: list[Told]) -> Iterator[Change]:
    seen: set[int] = {0}  # a note of before the first session
    for reach, session in zip(waiting, told, strict=True):
        place = Place("tone", reach.number)
        known = mind.present([place]).get(place)
        before = known if isinstance(known, Tone) else None
        if reach.number in seen or (before and not reach.after):
            continue  # a note has the number of a session, which has the say
        seen.add(reach.number)
        tone = tone_of(reach.number, session.episodes, language_named(session.language))
        if tone and before:
            tone = joined(before, tone)
        if tone and tone != before and not (before and before.by is Author.PERSON):
            yield ToneChange(
                target=reach.number,
                before=before,
                after=tone,
                reason="how the session went",
                sources=tone.sources,
            )


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
