"""Encode: what happened in the sessions that ended becomes memories with sources."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

from reverie.domain.journal.change import (
    Change,
    EndingChange,
    MarkChange,
    MemoryChange,
    Place,
    SalienceChange,
    ToneChange,
)
from reverie.domain.journal.plan import NightPlan
from reverie.domain.language import Language, language_named
from reverie.domain.rules.compress import cooled
from reverie.domain.rules.distil import Distilled
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.rules.mood import tone_of
from reverie.domain.values.appraisal import (
    Appraisal,
    is_worth_keeping,
    strongest,
    tagged_for_replay,
)
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import (
    Author,
    Kind,
    Layer,
    Memory,
    Salience,
    Wording,
    may_give_way,
    newborn,
)
from reverie.domain.values.session import Mark, Reach
from reverie.domain.values.source import Source, of_episode
from reverie.domain.values.tone import Tone, joined
from reverie.ports import Mind
from reverie.settings import Settings
from reverie.stages.context import StageContext
from reverie.stages.gloss import gloss
from reverie.stages.ideas import Told, ideas_in


def encode(mind: Mind, night: StageContext) -> list[Change]:
    """Turn each waiting session into memories and mark how far it has been taken in."""
    waiting = [reach for reach in night.plan.sessions if _taken(mind, reach) < reach.upto]
    language = night.language
    told = [_told(mind, reach, night.settings, language) for reach in waiting]
    answers = night.think_all([session.question() for session in told])
    newborn: dict[str, Memory] = {}
    reinforced: dict[tuple[Place, type[Change]], Change] = {}
    numbers = count(night.next_memory)
    for reach, session, answer in zip(waiting, told, answers, strict=True):
        tagged = _tagged(session, night.settings)
        for idea in ideas_in(answer, session, night.settings):
            mark = fingerprint(idea.text)
            if mind.present([Place("tombstone", mark)]):
                continue
            if mark in newborn:
                newborn[mark] = _said_again(newborn[mark], idea, reach)
            elif known := _known(mind, idea, language):
                if is_echo(idea, session):
                    continue
                for change in said_again(mind, known, idea, reach):
                    reinforced[change.place, type(change)] = change
            else:
                newborn[mark] = replace(
                    _born(next(numbers), idea, reach, session, night.plan),
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
    episodes = tuple(mind.episodes(reach.session, after=reach.after, upto=reach.upto))
    worth = tuple(e.number for e in episodes if is_worth_keeping(e.appraisal, settings))
    return Told(worth, episodes, language.name)


def _tagged(told: Told, settings: Settings) -> frozenset[int]:
    importance = {episode.number: episode.appraisal.importance for episode in told.episodes}
    marked = [episode.number for episode in told.episodes if episode.is_bookmark]
    return tagged_for_replay(importance, settings, marked)


def _born(number: int, idea: Distilled, reach: Reach, told: Told, plan: NightPlan) -> Memory:
    said = [e for e in told.episodes if e.number in idea.episodes]
    appraisal = _weighed(idea, said, language_named(told.language))
    wording = Wording(idea.kind, idea.text, Author.NIGHT, idea.texture)
    return newborn(
        number,
        plan.began,
        reach.number,
        wording,
        appraisal=appraisal,
        sources=sources_of(idea),
        tagged=False,
    )


def _weighed(idea: Distilled, episodes: list[Episode], language: Language) -> Appraisal:
    """How much an idea matters: as its episode, but one among several by its own words."""
    whole = strongest([episode.appraisal for episode in episodes])
    said_in = [e for e in episodes if idea.text in " ".join(e.text.split())]
    if not said_in or any(len(e.text) <= len(idea.text) + 2 for e in said_in):
        return whole
    own = language.cues.appraise(idea.text, said_in[0].voice)
    return replace(whole, importance=min(whole.importance, own.importance))


def _said_again(memory: Memory, idea: Distilled, reach: Reach) -> Memory:
    """A memory born tonight that another session of tonight says too."""
    since = max(memory.salience.since, reach.number)
    return replace(
        memory,
        sources=tuple(dict.fromkeys((*memory.sources, *sources_of(idea)))),
        salience=replace(memory.salience, since=since),
    )


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


def _known(mind: Mind, idea: Distilled, language: Language) -> Memory | None:
    """The memory that says an idea already, in its own words or as they become when they cool."""
    wording = Wording(idea.kind, idea.text, Author.NIGHT, idea.texture)
    warm = cooled(wording, Layer.WARM, language, with_path=False)
    forms = (wording, warm, cooled(warm, Layer.COLD, language, with_path=False))
    for text in dict.fromkeys(form.text for form in forms):
        if known := mind.memory_saying(fingerprint(text)):
            return known
    return None


def is_echo(idea: Distilled, told: Told) -> bool:
    """Whether an idea is only the agent saying what it has read in its own memory.

    A memory is no better founded because recall or the briefing showed it, and what no longer
    holds does not hold again because recall still tells it.
    """
    voices = {episode.voice for episode in told.episodes if episode.number in idea.episodes}
    return voices <= {Voice.AGENT, Voice.TOOL}


def said_again(mind: Mind, known: Memory, idea: Distilled, reach: Reach) -> list[Change]:
    """What it does to a memory to be said again: it is fresh, and holds again if it had ended.

    A merged one makes its composite fresh; one that was superseded takes its place back.
    """
    reason, ending = f"said again in session {reach.number}", known.ending
    other = mind.memory(ending.by) if ending and ending.by else None
    if ending and ending.how is End.MERGED and other and other.ending is None:
        return _refreshed(other, idea, reach)
    changes = _refreshed(known, idea, reach)
    if ending is None or reach.number <= ending.session:
        return changes
    changes.append(
        EndingChange(
            target=known.number,
            before=ending,
            after=None,
            reason=reason,
            sources=sources_of(idea),
        )
    )
    if ending.how is End.SUPERSEDED and other and may_give_way(other):
        after = Ending(End.SUPERSEDED, reach.number, known.number, "the older one was said again")
        changes.append(
            EndingChange(
                target=other.number,
                before=None,
                after=after,
                reason=f"{known.name} was {reason}",
                sources=sources_of(idea),
            )
        )
    return changes


def _refreshed(memory: Memory, idea: Distilled, reach: Reach) -> list[Change]:
    after = Salience(memory.salience.points, max(memory.salience.since, reach.number))
    if after == memory.salience:
        return []
    return [
        SalienceChange(
            target=memory.number,
            before=memory.salience,
            after=after,
            reason=f"said again in session {reach.number}",
            sources=sources_of(idea),
        )
    ]


def _tones(mind: Mind, waiting: list[Reach], told: list[Told]) -> Iterator[Change]:
    for reach, session in zip(waiting, told, strict=True):
        place = Place("tone", reach.number)
        known = mind.present([place]).get(place)
        before = known if isinstance(known, Tone) else None
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


def sources_of(idea: Distilled) -> tuple[Source, ...]:
    """The episodes an idea was found in."""
    return tuple(of_episode(number) for number in idea.episodes)
