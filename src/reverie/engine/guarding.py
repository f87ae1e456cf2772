"""Guarding: what no stage of a night may do, whatever it has decided."""

from __future__ import annotations

from reverie.domain.journal.kinds import Change, MemoryChange
from reverie.domain.journal.parts import EndingChange, WordingChange
from reverie.domain.rules.protection import only_the_agent_asks
from reverie.domain.values.ending import End
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import NEVER_LOST, Author, Kind, Memory, Wording
from reverie.domain.values.source import episode_number
from reverie.errors import ChangeRefused
from reverie.ports import Mind


def refuse_what_a_person_decides(mind: Mind, change: Change) -> None:
    """Refuse to put a person's words otherwise, and to end what only someone's word ends."""
    _refuse_to_overrule_a_person(change)
    _refuse_to_end_what_is_open(mind, change)


def _refuse_to_overrule_a_person(change: Change) -> None:
    wording: Wording | None = None
    if isinstance(change, WordingChange):
        wording = change.before
    elif isinstance(change, MemoryChange) and change.before:
        kept = change.after and change.after.wording == change.before.wording
        wording = None if kept else change.before.wording
    if wording and wording.by is Author.PERSON:
        raise ChangeRefused(
            f"memory {change.target} was put so by a person and no night overturns it; "
            "make it a proposal"
        )


def _is_said_by_a_person(mind: Mind, memory: Memory, change: Change) -> bool:
    """Whether a question that nobody put by hand is answered by what a person said later."""
    if memory.kind is not Kind.QUESTION or memory.wording.by is Author.PERSON:
        return False
    said = [mind.episodes.get(n or 0) for n in map(episode_number, change.sources)]
    return bool(said) and all(e is not None and e.voice is Voice.PERSON for e in said)


def _refuse_to_end_what_is_open(mind: Mind, change: Change) -> None:
    """Two exceptions: what only the agent asked, and what a person has said is answered."""
    if not isinstance(change, EndingChange | MemoryChange) or change.before == change.after:
        return
    ends = change.after is not None if isinstance(change, EndingChange) else change.after is None
    memory = mind.memories.get(change.target) if ends else None
    if memory is None or memory.kind not in NEVER_LOST:
        return
    ending = change.after if isinstance(change, EndingChange) else None
    is_answered = ending is not None and ending.how is End.RESOLVED
    by_word = _is_said_by_a_person(mind, memory, change)
    if not (is_answered and (by_word or only_the_agent_asks(memory, mind.episodes.get))):
        raise ChangeRefused(
            f"{memory.name} is a {memory.kind}, which only someone's word can end; "
            "make it a proposal"
        )
