"""What another person's machine tells: it may tell, but makes no rule and says nothing of you."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Act, Entry, Waking
from reverie.domain.journal.kinds import Change, MemoryChange, Proposal, ProposalChange
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.rules.tombstones import tombstone_of
from reverie.domain.values.memory import (
    ONLY_FROM_A_PERSON,
    Author,
    Layer,
    Memory,
    Salience,
    Strength,
    name_of,
)
from reverie.domain.values.source import BY_HAND
from reverie.domain.values.texture import PLAIN
from reverie.stores.primitives import Lived

if TYPE_CHECKING:
    from reverie.stores.journaled import JournaledStore
    from reverie.stores.line import Segment

REASON = "another person's machine told it"


def as_told_by_another(store: JournaledStore, segment: Segment) -> Lived:
    """What is taken of a segment that another person sealed: memories that tell, and proposals.

    What was said there stays there. A rule, or what is known of a person, is put as a question.
    """
    told = [
        change.after
        for entry in segment.lived.entries
        for change in entry.changes
        if isinstance(change, MemoryChange) and change.before is None and change.after
    ]
    changes: list[Change] = []
    number = store.memories.next_number()
    seen: set[str] = set()
    for memory in told:
        mark = fingerprint(memory.text)
        is_known = mark in seen or store.memories.saying(mark)
        if is_known or store.present([tombstone_of(memory.text)]):
            continue
        seen.add(mark)
        birth = _birth(store, memory, number)
        if memory.kind in ONLY_FROM_A_PERSON:
            changes += _asked(store, birth, segment)
        else:
            changes.append(birth)
        number += 1
    if not changes:
        return Lived()
    cause = Waking(Act.TAKE, Author.MACHINE, f"machine {segment.machine} of another person")
    return Lived(entries=(Entry(store.journal.last() + 1, segment.at, cause, tuple(changes)),))


def _birth(store: JournaledStore, memory: Memory, number: int) -> MemoryChange:
    session = store.sessions.last()
    told = replace(
        memory,
        number=number,
        name=name_of(number, memory.born),
        session=session,
        sources=(BY_HAND,),
        wording=replace(memory.wording, by=Author.MACHINE, texture=PLAIN),
        layer=Layer.HOT,
        salience=Salience(memory.salience.points, session),
        strength=Strength(),
        ending=None,
    )
    return MemoryChange(target=number, before=None, after=told, reason=REASON, sources=(BY_HAND,))


def _asked(store: JournaledStore, birth: MemoryChange, segment: Segment) -> list[Change]:
    assert birth.after
    question = f"Another person's machine holds that “{birth.after.text}”. Shall it hold here too?"
    mine = replace(birth.after, wording=replace(birth.after.wording, by=Author.PERSON))
    origin = f"machine {segment.machine} of another person"
    wish = replace(birth, after=mine)  # type: ignore[arg-type]
    proposal = Proposal(question, (wish,), REASON, origin)
    place = Place("proposal", proposal.name)
    if store.present([place, tombstone_of(question)]):
        return []
    return [ProposalChange(target=proposal.name, before=None, after=proposal, reason=REASON)]
