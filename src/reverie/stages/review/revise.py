"""Revising: what the items of a second look change, and what they put to a person."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from reverie.domain.intake.note_line import notes_in
from reverie.domain.journal.kinds import Change, MemoryChange, Proposal
from reverie.domain.journal.parts import EndingChange, SourcesChange, WordingChange
from reverie.domain.rules.protection import needs_a_person
from reverie.domain.rules.tags import tagged_in
from reverie.domain.values.appraisal import strongest
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Author, Kind, Memory, Wording, newborn
from reverie.domain.values.session import Reach
from reverie.domain.values.source import Source, episode_number, memory_number, of_episode
from reverie.ports import Mind
from reverie.questions.revision import Revision
from reverie.questions.revision_item import Do
from reverie.questions.second_look import Told
from reverie.stages.context import StageContext

UNMENTIONED = "a second look kept other things of the session"
APART = "a second look mended a part of it"


def revise(
    revisions: Sequence[Revision],
    reach: Reach,
    told: Told,
    night: StageContext,
    numbers: Iterator[int],
) -> list[Change | Proposal]:
    """The changes and proposals of one session's items, in their order."""
    made: list[Change | Proposal] = []
    for revision in revisions:
        born: Memory | None = None
        if revision.wording and revision.do in (Do.ADD, Do.SUPERSEDE):
            born = _born(next(numbers), revision.wording, revision, reach, told, night)
            made.append(_birth(born, night.thinker))
        change = _change(revision, born, reach, night.thinker)
        if change and revision.asks:
            made.append(_proposal(change, revision, reach))
        elif change:
            made += [*_held_again(revision), change, *_rests_on_more(revision, change)]
    return made


def let_go(
    mind: Mind, revisions: Sequence[Revision], reach: Reach, told: Told, thinker: str
) -> Iterator[Change]:
    """What the rules kept of the agent's prose and a second look with items does not mention ends.

    A person's words, notes in passing, and what only a person changes stay.
    """
    mentioned = {one.memory.number for one in revisions if one.memory}
    prose = {e.number for e in told.episodes if e.voice is Voice.AGENT and not notes_in(e.text)}
    for known in told.kept if revisions else ():
        memory = mind.memories.named(known.name)
        if memory is None or memory.ending or memory.number in mentioned or needs_a_person(memory):
            continue
        numbers = {episode_number(source) for source in memory.sources}
        if numbers and numbers <= prose and memory.wording.by is Author.NIGHT:
            yield EndingChange(
                target=memory.number,
                before=None,
                after=Ending(End.ABANDONED, reach.number, None, UNMENTIONED),
                reason=f"{thinker} did not find it worth a word in a second look",
            )


def taken_apart(mind: Mind, revisions: Sequence[Revision], session: int) -> Iterator[Change]:
    """What becomes of composites of which a part is mended: they end, and the other parts hold."""
    mended = {
        one.memory.number: one.memory
        for one in revisions
        if one.memory and not one.asks and one.do is not Do.KEEP
    }
    wholes = {m.ending.by for m in mended.values() if m.ending and m.ending.by is not None}
    for whole in sorted(wholes):
        composite = mind.memories.get(whole)
        if composite is None or composite.ending or whole in mended:
            continue
        yield EndingChange(
            target=whole,
            before=None,
            after=Ending(End.ABANDONED, session, None, APART),
            reason=APART,
        )
        for number in filter(None, map(memory_number, composite.sources)):
            part = mind.memories.get(number)
            if part and part.ending and part.ending.by == whole and number not in mended:
                yield _holds_again(part)


def _held_again(revision: Revision) -> Iterator[Change]:
    """A part that is put better holds again by itself."""
    if revision.do is Do.REWORD and revision.memory and revision.memory.ending:
        yield _holds_again(revision.memory)


def _rests_on_more(revision: Revision, change: EndingChange | WordingChange) -> Iterator[Change]:
    """A memory that is put better rests on what its new words are cited for, too."""
    memory = revision.memory
    if memory is None or not isinstance(change, WordingChange) or memory.kind is Kind.COMPOSITE:
        return
    more = [source for source in _sources(revision) if source not in memory.sources]
    if more:
        yield SourcesChange(
            target=memory.number,
            before=memory.sources,
            after=(*memory.sources, *more),
            reason="its new words rest on more",
            sources=tuple(more),
        )


def _holds_again(part: Memory) -> Change:
    return EndingChange(
        target=part.number,
        before=part.ending,
        after=None,
        reason="the composite it was merged into is taken apart",
    )


def _change(
    revision: Revision, born: Memory | None, reach: Reach, thinker: str
) -> EndingChange | WordingChange | None:
    """What is done to the memory an item is about; nothing where it only adds or keeps."""
    memory, sources = revision.memory, _sources(revision)
    if memory is None or revision.do is Do.KEEP:
        return None
    why = f": {revision.why}" if revision.why else ""
    if revision.do is Do.REWORD and revision.wording:
        by = Author.PERSON if revision.asks else Author.THINKER
        return WordingChange(
            target=memory.number,
            before=memory.wording,
            after=replace(revision.wording, by=by),
            reason=f"{thinker} put it better in a second look{why}",
            sources=sources,
        )
    is_open = memory.kind in (Kind.QUESTION, Kind.TENSION)
    how = End.RESOLVED if is_open else End.SUPERSEDED if born else End.ABANDONED
    return EndingChange(
        target=memory.number,
        before=memory.ending,
        after=Ending(how, reach.number, born.number if born else None, revision.why),
        reason=f"{thinker} ended it in a second look{why}",
        sources=sources,
    )


def _born(
    number: int,
    wording: Wording,
    revision: Revision,
    reach: Reach,
    told: Told,
    night: StageContext,
) -> Memory:
    cited = [episode for episode in told.episodes if episode.number in revision.episodes]
    tagged = tagged_in(told.episodes, night.settings) if reach.tagged is None else reach.tagged
    return newborn(
        number,
        night.plan.began,
        reach.number,
        wording,
        appraisal=strongest([episode.appraisal for episode in cited]),
        sources=_sources(revision),
        tagged=not set(tagged).isdisjoint(revision.episodes),
    )


def _birth(memory: Memory, thinker: str) -> Change:
    return MemoryChange(
        target=memory.number,
        before=None,
        after=memory,
        reason=f"{'an' if memory.kind[0] in 'aeiou' else 'a'} {memory.kind} of session "
        f"{memory.session}, found by {thinker} in a second look",
        sources=memory.sources,
    )


def _proposal(change: EndingChange | WordingChange, revision: Revision, reach: Reach) -> Proposal:
    """What only a person may say, as a question to one that shows all they decide on."""
    assert revision.memory is not None
    memory, because = revision.memory, f" ({revision.why})" if revision.why else ""
    return Proposal(
        f"After a second look at session {reach.number}{because}: "
        f"shall {memory.name} “{memory.text}” {_would(revision, memory)}?",
        (change,),
        "a second look at what a person decides",
    )


def _would(revision: Revision, memory: Memory) -> str:
    """What would become of a memory, for people."""
    if revision.wording is None:
        return "end"
    said, kind = f"“{revision.wording.text}”", revision.wording.kind
    if revision.do is Do.SUPERSEDE:
        return f"give way to {said}"
    return f"{'be put so' if kind is memory.kind else f'be a {kind}'}: {said}"


def _sources(revision: Revision) -> tuple[Source, ...]:
    return tuple(of_episode(number) for number in revision.episodes)
