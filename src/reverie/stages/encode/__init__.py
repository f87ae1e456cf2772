"""Encode: what happened in the sessions that ended becomes memories with sources."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, partial
from itertools import count

from reverie.domain.intake.private import lengths_in
from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Change, MarkChange, MemoryChange, ToneChange
from reverie.domain.journal.plan import Sleep
from reverie.domain.language import Language
from reverie.domain.rules.distil import Distilled
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.rules.mood import tone_of
from reverie.domain.rules.tags import tagged_in
from reverie.domain.rules.tombstones import without_forgotten
from reverie.domain.values.appraisal import (
    Appraisal,
    strongest,
)
from reverie.domain.values.episode import Episode
from reverie.domain.values.left_out import Reason
from reverie.domain.values.memory import (
    Author,
    Kind,
    Memory,
    Wording,
    newborn,
)
from reverie.domain.values.session import Mark, Reach, mark_of, slept_on
from reverie.domain.values.tone import Tone, joined
from reverie.ports import Mind
from reverie.settings import Settings
from reverie.stages.context import StageContext
from reverie.stages.encode.closure import closures
from reverie.stages.encode.gloss import gloss
from reverie.stages.encode.intake import Intake, counts, taken_in
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
    intakes = [taken_in(mind, reach, night) for reach in waiting]
    newborn: dict[str, Memory] = {}
    reinforced: dict[tuple[Place, type[Change]], Change] = {}
    marks: list[Change] = []
    closed: dict[int, Change] = {}
    numbers = count(night.next_memory)
    any_forgotten = mind.memories.any_forgotten()
    for intake in intakes:
        tagged, known_before = _tagged(intake, night.settings), 0
        for idea in intake.ideas:
            mark = fingerprint(idea.text)
            if any_forgotten and _is_forgotten(mind, idea.text, language):
                continue
            echoes = partial(is_echo, idea, intake.episodes, language)
            if mark in newborn:
                if not echoes():
                    newborn[mark] = also_said_by(newborn[mark], idea, intake.reach)
            elif known := known_saying(mind, idea, language):
                known_before += 1
                if not echoes():
                    reinforced |= _again(mind, known, idea, intake.reach, language)
            else:
                born = _born(next(numbers), idea, intake, night)
                newborn[mark] = replace(born, tagged=not tagged.isdisjoint(idea.episodes))
        for idea in intake.said_again():
            if known := mind.memories.saying(fingerprint(idea.text)):
                reinforced |= _again(mind, known, idea, intake.reach, language)
        marks.append(_taken_in(mind, intake, known_before, night.plan.sleep))
        closed |= {change.target: change for change in closures(mind, intake, night)}
    return [
        *(_birth(memory, language) for memory in newborn.values()),
        *reinforced.values(),
        *(change for target, change in closed.items() if not _is_touched(target, reinforced)),
        *_tones(mind, intakes, language),
        *marks,
        *_slept_on(mind, waiting, night.plan.dozed),
        *gloss(mind, waiting, night.settings, language),
    ]


def _is_forgotten(mind: Mind, text: str, language: Language) -> bool:
    """Whether a person had a text forgotten, or a part of it, whoever is named as its speaker."""
    return without_forgotten(text, mind.present, language) != text


def _is_touched(memory: int, changes: dict[tuple[Place, type[Change]], Change]) -> bool:
    """Whether a memory is made fresh tonight: what is asked again is open."""
    return any(place == Place("memory", memory) for place, _ in changes)


def _again(
    mind: Mind, known: Memory, idea: Distilled, reach: Reach, language: Language
) -> dict[tuple[Place, type[Change]], Change]:
    changes = said_again(mind, known, idea, reach, language)
    return {(change.place, type(change)): change for change in changes}


def _tagged(intake: Intake, settings: Settings) -> frozenset[int]:
    """What was tagged as the session ended; of one that ended before ends set tags, as if now."""
    tagged = intake.reach.tagged
    return frozenset(tagged_in(intake.episodes, settings) if tagged is None else tagged)


def _born(number: int, idea: Distilled, intake: Intake, night: StageContext) -> Memory:
    said = [episode for episode in intake.episodes if episode.number in idea.episodes]
    appraisal = _weighed(idea, said, night.language)
    wording = Wording(idea.kind, idea.text, Author.NIGHT, idea.texture)
    return newborn(
        number,
        night.plan.began,
        intake.reach.number,
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
    is_decision = memory.kind is Kind.DECISION
    flagged = is_decision and not language.choices.choice_in(memory.text).left
    why = ": it names no alternative" if flagged else ""
    return MemoryChange(
        target=memory.number,
        before=None,
        after=memory,
        reason=f"{'an' if memory.kind[0] in 'aeiou' else 'a'} {memory.kind} of session "
        f"{memory.session}{why}",
        sources=memory.sources,
    )


def _tones(mind: Mind, intakes: list[Intake], language: Language) -> Iterator[Change]:
    seen: set[int] = {0}  # a note of before the first session
    for intake in intakes:
        reach = intake.reach
        place = Place("tone", reach.number)
        known = mind.present([place]).get(place)
        before = known if isinstance(known, Tone) else None
        if reach.number in seen or (before and not reach.after):
            continue  # a note has the number of a session, which has the say
        seen.add(reach.number)
        tone = tone_of(reach.number, intake.episodes, language)
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


def _taken_in(mind: Mind, intake: Intake, known: int, sleep: Sleep) -> Change:
    reach = intake.reach
    before = _mark(mind, reach.session)
    mark = mark_of(reach, before, dozed=not sleep.counts)
    newly = len(lengths_in(reach.position)) - len(lengths_in(before.position if before else ""))
    private = [(Reason.PRIVATE.value, newly)] if newly > 0 else []
    return MarkChange(
        target=reach.session,
        before=before,
        after=replace(mark, left_out=(*counts(intake.left, known), *private)),
        reason="it has ended and waited",
    )


def _slept_on(mind: Mind, waiting: list[Reach], dozed: tuple[str, ...]) -> Iterator[Change]:
    """What dozes have taken in is no longer owed after a nap or night."""
    names = {reach.session for reach in waiting}
    for name in dozed:
        mark = _mark(mind, name)
        if mark and mark.dozed and name not in names:
            yield MarkChange(
                target=name,
                before=mark,
                after=slept_on(mark),
                reason="a doze took it in, and this sleep has come after",
            )


def _taken(mind: Mind, reach: Reach) -> int:
    """Up to which episode a session has been taken in; 0 if not at all."""
    mark = _mark(mind, reach.session)
    return mark.upto if mark else 0


def _mark(mind: Mind, session: str) -> Mark | None:
    mark = mind.present([Place("mark", session)]).get(Place("mark", session))
    return mark if isinstance(mark, Mark) else None
