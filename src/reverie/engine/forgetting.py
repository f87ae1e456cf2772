"""Forgetting: a memory goes with all that says or quotes it, and what it ever said is buried."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import datetime

from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import (
    Change,
    GistChange,
    LinkChange,
    MemoryChange,
    TombstoneChange,
)
from reverie.domain.journal.parts import EndingChange, WordingChange
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.dream import mark_of_dream
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.ending import End, without
from reverie.domain.values.gist import Gist
from reverie.domain.values.memory import Author, Kind, Memory
from reverie.domain.values.source import BY_HAND, episode_number, memory_number, of_memory
from reverie.domain.values.tombstone import Tombstone
from reverie.ports import Mind

MANY = 100_000
SAYS_IT = 0.8
"""The share of a memory's words that a sentence needs to say it too."""


def forgetting(
    mind: Mind, memory: Memory, why: str, at: datetime, language: Language = DEFAULT
) -> list[Change]:
    """The changes that forget a memory, with its links, so that no night learns it again.

    Forgetting a composite forgets its members. Forgetting a member takes its composite apart,
    and the other members hold again. A tension goes with either of its sides. What gave way to
    something forgotten stays ended, and names it no more.
    """
    buried = [memory, *_members(mind, memory)]
    gone = {m.number: m for m in buried}
    changes: list[Change] = []
    for composite in _composites_of(mind, buried):
        if composite.number in gone:
            continue
        if composite.wording.by is Author.PERSON:
            changes.append(_resting_on_its_own(composite, gone.values(), why))
        else:
            gone[composite.number] = composite
    for tension in mind.memories.of([Kind.TENSION], limit=MANY, ended=True):
        if not gone.keys().isdisjoint(_rests_on(tension)):
            gone[tension.number] = tension
    changes += [
        _freed(older, gone, why)
        for older in mind.memories.ended_by(gone)
        if older.number not in gone
    ]
    links = {link.pair: link for number in gone for link in mind.links.of(number)}
    stones = _stones(mind, buried, why, at, language)
    return [
        *(MemoryChange(target=n, before=m, after=None, reason=why) for n, m in gone.items()),
        *(LinkChange(target=pair, before=k, after=None, reason=why) for pair, k in links.items()),
        *changes,
        *stones,
        *_gists(mind, buried, why),
    ]


def _members(mind: Mind, composite: Memory) -> list[Memory]:
    """The memories a composite says, as far as it says them still."""
    found = mind.present([Place("memory", number) for number in _rests_on(composite)])
    return [
        m
        for m in found.values()
        if isinstance(m, Memory)
        and m.ending
        and (m.ending.how, m.ending.by) == (End.MERGED, composite.number)
    ]


def _composites_of(mind: Mind, memories: Iterable[Memory]) -> list[Memory]:
    """What says some memories: those they were merged into, and those dreamt of them."""
    gone = list(memories)
    found = {m.ending.by for m in gone if m.ending and m.ending.how is End.MERGED and m.ending.by}
    said = {of_memory(m.number) for m in gone}
    dreamt = mind.memories.of([Kind.COMPOSITE], limit=MANY, ended=True)
    found |= {c.number for c in dreamt if not said.isdisjoint(c.sources)}
    return [c for number in sorted(found) if (c := mind.memories.get(number))]


def _rests_on(memory: Memory) -> list[int]:
    return [n for source in memory.sources if (n := memory_number(source)) is not None]


def _resting_on_its_own(composite: Memory, gone: Iterable[Memory], why: str) -> Change:
    """A composite in a person's words stays, on that person's word."""
    lost = {of_memory(memory.number) for memory in gone}
    kept = tuple(source for source in composite.sources if source not in lost)
    after = replace(composite, sources=tuple(dict.fromkeys((*kept, BY_HAND))))
    return MemoryChange(target=composite.number, before=composite, after=after, reason=why)


def _freed(older: Memory, gone: Collection[int], why: str) -> Change:
    reason = f"what said it was forgotten: {why}"
    after = without(older.ending, gone)
    return EndingChange(target=older.number, before=older.ending, after=after, reason=reason)


def _stones(
    mind: Mind, buried: Iterable[Memory], why: str, at: datetime, language: Language
) -> list[Change]:
    marks = {
        fingerprint(text): memory.name
        for memory in buried
        for text in sorted(ever_said(mind, memory) | _said_in_sources(mind, memory, language))
    }
    dreams = [memory for memory in buried if memory.kind is Kind.COMPOSITE]
    marks |= {mark_of_dream(n): dream.name for dream in dreams for n in _rests_on(dream)}
    return [
        TombstoneChange(target=mark, before=None, after=Tombstone(name, why, at), reason=why)
        for mark, name in sorted(marks.items())
        if not mind.present([Place("tombstone", mark)])
    ]


def _said_in_sources(mind: Mind, memory: Memory, language: Language) -> set[str]:
    """The sentences of a memory's episodes that say most of what it says, in other words too."""
    cut, speech, stems_of = language.sentences, language.speech, language.words.stems_of
    wanted = stems_of(memory.text)
    found = set()
    for number in _episodes_of(memory):
        episode = mind.episodes.get(number)
        said = cut.sentences(speech.split_speaker(episode.text)[1]) if episode else []
        pieces = {piece for sentence in said for piece in (sentence, *cut.clauses(sentence))}
        found |= {p for p in pieces if len(stems_of(p) & wanted) >= SAYS_IT * len(wanted) > 0}
    return found


def _episodes_of(memory: Memory) -> list[int]:
    return [n for source in memory.sources if (n := episode_number(source)) is not None]


def _gists(mind: Mind, buried: Iterable[Memory], why: str) -> list[Change]:
    """What is kept in mind of the episodes something forgotten was said in goes as well."""
    places = {Place("gist", n): n for memory in buried for n in _episodes_of(memory)}
    found = mind.present(places)
    return [
        GistChange(target=places[place], before=gist, after=None, reason=why)
        for place, gist in found.items()
        if isinstance(gist, Gist)
    ]


def ever_said(mind: Mind, memory: Memory) -> set[str]:
    """All the words a memory has had, as far as the journal goes."""
    said = {memory.text}
    for number in mind.journal.touching(memory.number):
        entry = mind.journal.entry(number)
        for change in entry.changes if entry else ():
            if isinstance(change, WordingChange) and change.target == memory.number:
                said |= {change.before.text, change.after.text}
    return said
