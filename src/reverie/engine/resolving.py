"""Closing: someone's word on what is open, and on what still holds."""

from __future__ import annotations

from reverie.domain.intake.moment import to_the_millisecond
from reverie.domain.intake.secrets import masked
from reverie.domain.intake.text import checked_words, clipped
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Act, Waking
from reverie.domain.journal.kinds import Change, MemoryChange
from reverie.domain.journal.parts import EndingChange, SalienceChange
from reverie.domain.language import language_named
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.ending import CLOSED_BY_WORD, End, Ending
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import (
    Author,
    Kind,
    Memory,
    Salience,
    Wording,
    newborn,
)
from reverie.domain.values.settled_question import answer_to, reply_to
from reverie.domain.values.source import BY_HAND, of_memory
from reverie.engine.committing import commit_group, mend
from reverie.engine.finding import the_memory
from reverie.errors import ChangeRefused
from reverie.ports import Clock, Mind, Store
from reverie.settings import Settings

OPEN_KINDS = (Kind.TENSION, Kind.QUESTION, Kind.DOUBT)
"""What is open until someone closes it."""
TEACHES = {Kind.QUESTION: End.RESOLVED, Kind.TENSION: End.RESOLVED, Kind.DOUBT: End.CONFIRMED}
"""The ending from which something is learned."""
LEAST_QUESTION = 20
"""Characters of a question below which it is left out beside a long answer."""
MANY = 10_000


def resolve(
    store: Store,
    clock: Clock,
    settings: Settings,
    name: str,
    *,
    why: str,
    how: End = End.RESOLVED,
) -> Memory:
    """Close what is open, with the answer, and keep both as an insight.

    Anything that was never open can only be abandoned.
    """
    with store.night_lock():
        mend(store)
        memory = the_memory(store, name)
        changes = closing(store, clock, settings, memory, why=why, how=how)
        _commit(store, clock, settings, Act.RESOLVE, memory, *changes)
        return the_memory(store, name)


def closing(
    store: Store, clock: Clock, settings: Settings, memory: Memory, *, why: str, how: End
) -> list[Change]:
    """What closing something open changes: its end, and what is learned from the answer."""
    words = masked(checked_words(why, settings.record.max_memory_chars))
    _refuse_unless_it_can_end(memory, how)
    ending = Ending(how, store.sessions.last(), why=words)
    change = EndingChange(
        target=memory.number,
        before=memory.ending,
        after=ending,
        reason=words,
        sources=(BY_HAND,),
    )
    return [change, *_learned(store, clock, settings, memory, ending)]


def confirm(store: Store, clock: Clock, settings: Settings, name: str) -> Memory:
    """Say that a memory still holds: it is fresh again; what is open is answered instead."""
    with store.night_lock():
        mend(store)
        memory = the_memory(store, name)
        after = Salience(memory.salience.points, store.sessions.last())
        if memory.ending:
            raise ChangeRefused(
                f"{memory.name} was {memory.ending.how}; say it again: `reverie remember`"
            )
        if way := TEACHES.get(memory.kind):
            chosen = "" if way is End.RESOLVED else f" --as {way}"
            raise ChangeRefused(
                f"{memory.name} is a {memory.kind} and still open; answer it: "
                f'`reverie resolve {memory.name}{chosen} --why "the answer"`'
            )
        if after != memory.salience:
            change = SalienceChange(
                target=memory.number,
                before=memory.salience,
                after=after,
                reason="still true, says a person",
                sources=(BY_HAND,),
            )
            _commit(store, clock, settings, Act.CONFIRM, memory, change)
        return the_memory(store, name)


def open_questions(mind: Mind) -> list[Memory]:
    """What is open: tensions, questions, doubts, each newest first."""
    return [m for kind in OPEN_KINDS for m in mind.memories.of([kind], limit=MANY)]


def perhaps_outdated(mind: Mind, settings: Settings) -> list[Memory]:
    """The rules nobody has touched for long, longest first, to ask whether they still hold."""
    last = mind.sessions.last() - settings.memory.still_true_sessions
    rules = mind.memories.of([Kind.CONSTRAINT], limit=MANY)
    old = [rule for rule in rules if rule.salience.since <= last]
    return sorted(old, key=lambda rule: (rule.salience.since, rule.number))


def _learned(
    store: Store, clock: Clock, settings: Settings, memory: Memory, ending: Ending
) -> list[Change]:
    """What a successor learns from an answer: an insight that says it and what it answers."""
    if ending.how is not TEACHES.get(memory.kind):
        return []
    text = _told_with_its_question(memory, ending.why, settings.record.max_memory_chars)
    mark = fingerprint(text)
    if store.memories.saying(mark) or store.present([Place("tombstone", mark)]):
        return []
    insight = newborn(
        store.memories.next_number(),
        to_the_millisecond(clock.now()),
        ending.session,
        Wording(Kind.INSIGHT, text, Author.PERSON),
        appraisal=language_named(settings.record.language).cues.appraise(text, Voice.PERSON),
        sources=(BY_HAND, of_memory(memory.number)),
    )
    return [
        MemoryChange(
            target=insight.number,
            before=None,
            after=insight,
            reason=f"the answer to {memory.name}",
            sources=insight.sources,
        )
    ]


def _told_with_its_question(memory: Memory, answer: str, most: int) -> str:
    """An answer and what it answers, in at most so many characters; a long question is cut."""
    form = answer_to if memory.kind is Kind.QUESTION else reply_to
    room = most - len(form("", answer))
    if room < LEAST_QUESTION:
        return clipped(answer, most)
    return form(clipped(memory.text, room), answer)


def _refuse_unless_it_can_end(memory: Memory, how: End) -> None:
    if memory.ending:
        raise ChangeRefused(f"{memory.name} was {memory.ending.how} already; nothing to close")
    if how not in CLOSED_BY_WORD:
        raise ChangeRefused(f"no word makes a memory {how}; nights do that")
    if memory.kind not in OPEN_KINDS and how is not End.ABANDONED:
        raise ChangeRefused(
            f"{memory.name} is a {memory.kind}, not something open; abandon it with "
            f"`--as abandoned`, correct it with `reverie edit`, or `reverie forget` it"
        )


def _commit(
    store: Store, clock: Clock, settings: Settings, act: Act, memory: Memory, *changes: Change
) -> None:
    cause = Waking(act, Author.PERSON, memory.name)
    now = to_the_millisecond(clock.now())
    commit_group(store, cause, changes, at=now, step=settings.journal.max_step_changes)
