"""Waking: what is recorded, and what a person or an agent changes, between nights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from itertools import count

from reverie.domain.intake.moment import checked_moment, to_the_millisecond
from reverie.domain.intake.secrets import masked
from reverie.domain.intake.session_name import kept_name
from reverie.domain.intake.text import checked_text, checked_words
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Act, Waking
from reverie.domain.journal.kinds import (
    Change,
    MemoryChange,
    Proposal,
    ProposalChange,
    TombstoneChange,
)
from reverie.domain.journal.parts import EndingChange, SalienceChange, WordingChange
from reverie.domain.language import language_named
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.rules.textures import completed
from reverie.domain.values.appraisal import Appraisal, checked_appraisal
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import (
    Author,
    Kind,
    Memory,
    Salience,
    Wording,
    kind_allowed,
    name_of,
    newborn,
)
from reverie.domain.values.session import Session
from reverie.domain.values.source import BY_HAND, Source, of_episode
from reverie.domain.values.texture import PLAIN
from reverie.domain.values.tombstone import Tombstone
from reverie.engine.committing import commit_group, mend
from reverie.engine.finding import the_memory
from reverie.engine.forgetting import forgetting
from reverie.engine.rewording import refuse_if_said, rewording
from reverie.errors import ChangeRefused, Unknown
from reverie.ports import Clock, Store
from reverie.settings import Settings

SESSION_NAME_BYTES = 200
ORIGIN_BYTES = 4_096


def record(
    store: Store,
    clock: Clock,
    settings: Settings,
    text: str,
    *,
    session: str,
    voice: Voice = Voice.PERSON,
    at: datetime | None = None,
    appraisal: Appraisal | None = None,
    origin: str | None = None,
) -> Episode:
    """Record one thing that happened, its secrets masked; cues judge it if nobody did."""
    words = masked(checked_text(text, settings.record.max_text_bytes))
    named = kept_name(checked_text(session, SESSION_NAME_BYTES, "session name"))
    if origin is not None:
        origin = masked(checked_text(origin, ORIGIN_BYTES, "origin"))
    now = to_the_millisecond(clock.now())
    cues = language_named(settings.record.language).cues
    return store.record(
        named,
        checked_moment(at, now, settings.record.future_tolerance_s) if at else now,
        voice,
        words,
        appraisal=checked_appraisal(appraisal) if appraisal else cues.appraise(words, voice),
        origin=origin,
    )


def end_session(
    store: Store, clock: Clock, session: str, settings: Settings | None = None
) -> Session:
    """Note that a session has ended and what in it matters; from now on it waits for a night."""
    return store.end_session(kept_name(session), to_the_millisecond(clock.now()), settings=settings)


def remember(
    store: Store,
    clock: Clock,
    settings: Settings,
    text: str,
    *,
    kind: Kind | None = None,
    by: Author = Author.PERSON,
) -> Memory:
    """Keep one idea at once, on someone's word; lifts the tombstone of a forgotten one."""
    words = masked(checked_words(text, settings.record.max_memory_chars))
    with store.night_lock():
        mend(store)
        known = store.memories.saying(fingerprint(words))
        if known and known.ending and by is Author.PERSON:
            return _told_again(store, clock, settings, known, kind)
        refuse_if_said(store, words)
        lifted = _lifted_tombstone(store, words)
        if lifted and by is not Author.PERSON:
            raise ChangeRefused("a person has forgotten this; only a person can have it back")
        memory = _remembered(store, clock, settings, words, kind=kind, by=by)
        birth = MemoryChange(
            target=memory.number,
            before=None,
            after=memory,
            reason=f"told by {_who(by)}",
            sources=memory.sources,
        )
        changes: list[Change] = [birth, *lifted]
        _commit(store, clock, settings, Waking(Act.REMEMBER, by, memory.name), changes)
    return memory


def _told_again(
    store: Store, clock: Clock, settings: Settings, known: Memory, kind: Kind | None
) -> Memory:
    """A memory that had ended holds again, on a person's word."""
    reason = "told again by a person"
    fresh = Salience(known.salience.points, store.sessions.last())
    texture = replace(known.wording.texture, held=False)
    wording = Wording(kind or known.kind, known.text, Author.PERSON, texture)
    changes: list[Change] = [
        EndingChange(target=known.number, before=known.ending, after=None, reason=reason)
    ]
    if fresh != known.salience:
        changes.append(
            SalienceChange(
                target=known.number,
                before=known.salience,
                after=fresh,
                reason=reason,
            )
        )
    if wording != known.wording:
        changes.append(
            WordingChange(
                target=known.number,
                before=known.wording,
                after=wording,
                reason=reason,
                sources=(BY_HAND,),
            )
        )
    _commit(store, clock, settings, Waking(Act.REMEMBER, Author.PERSON, known.name), changes)
    return the_memory(store, known.name)


def forget(store: Store, clock: Clock, settings: Settings, name: str, *, why: str) -> Memory:
    """Forget a memory with its links; what it ever said is buried, so that no night learns it."""
    why = masked(checked_text(why, settings.record.max_text_bytes, "reason"))
    with store.night_lock():
        mend(store)
        memory = the_memory(store, name)
        changes = forgetting(
            store,
            memory,
            why,
            to_the_millisecond(clock.now()),
            language_named(settings.record.language),
        )
        _commit(store, clock, settings, Waking(Act.FORGET, Author.PERSON, memory.name), changes)
    return memory


def edit(
    store: Store,
    clock: Clock,
    settings: Settings,
    name: str,
    *,
    text: str,
    kind: Kind | None = None,
) -> Memory:
    """Put a memory in a person's own words."""
    with store.night_lock():
        mend(store)
        memory = the_memory(store, name)
        change = rewording(store, settings, memory, text, kind=kind)
        _commit(store, clock, settings, Waking(Act.EDIT, Author.PERSON, memory.name), [change])
        return the_memory(store, name)


def decide(store: Store, clock: Clock, settings: Settings, name: str, *, accept: bool) -> Proposal:
    """Settle a proposal by a person's word: its changes are made, or it is dropped."""
    with store.night_lock():
        mend(store)
        proposal = store.present([Place("proposal", name)]).get(Place("proposal", name))
        if not isinstance(proposal, Proposal):
            raise Unknown(f"no proposal {name} is open; it may have been settled already")
        verdict = "accepted" if accept else "declined"
        settled = ProposalChange(
            target=name, before=proposal, after=None, reason=f"{verdict} by a person"
        )
        wish = _renumbered(proposal.wish, store.memories.next_number()) if accept else []
        changes: list[Change] = [*wish, settled]
        if not accept:
            stone = Tombstone(name, "declined by a person", to_the_millisecond(clock.now()))
            mark = fingerprint(proposal.question)
            changes.append(
                TombstoneChange(target=mark, before=None, after=stone, reason=settled.reason)
            )
        cause = Waking(Act.DECIDE, Author.PERSON, f"{name} {verdict}")
        _commit(store, clock, settings, cause, changes)
    return proposal


def _renumbered(wish: Sequence[Change], next_memory: int) -> list[Change]:
    """A wish whose births get the numbers that are free when it is granted."""
    numbers = count(next_memory)
    granted: list[Change] = []
    for change in wish:
        if isinstance(change, MemoryChange) and change.before is None and change.after:
            number, born = next(numbers), change.after.born
            is_own = change.after.name == name_of(change.after.number, born)
            name = name_of(number, born) if is_own else change.after.name
            change = MemoryChange(
                target=number,
                before=None,
                reason=change.reason,
                sources=change.sources,
                after=replace(change.after, number=number, name=name),
            )
        granted.append(change)
    return granted


def _remembered(
    store: Store, clock: Clock, settings: Settings, text: str, *, kind: Kind | None, by: Author
) -> Memory:
    language = language_named(settings.record.language)
    cues = language.cues
    now = to_the_millisecond(clock.now())
    voice = Voice.PERSON if by is Author.PERSON else Voice.AGENT
    meant = kind or cues.kind_of(text, Voice.PERSON)
    chosen = kind_allowed(meant, by is Author.PERSON)
    session = store.sessions.last()
    appraisal = cues.appraise(text, voice)
    sources = _said_by(by, ()) or _as_episode(store, session, now, voice, text, appraisal)
    texture = replace(PLAIN, held=chosen is not meant)
    return newborn(
        store.memories.next_number(),
        now,
        session,
        Wording(chosen, text, by, completed(text, chosen, language, texture)),
        appraisal=appraisal,
        sources=sources,
    )


def _as_episode(
    store: Store, session: int, now: datetime, voice: Voice, text: str, appraisal: Appraisal
) -> tuple[Source, ...]:
    episode = store.record(f"told-{session}", now, voice, text, appraisal=appraisal, origin=None)
    return (of_episode(episode.number),)


def _said_by(by: Author, otherwise: tuple[Source, ...]) -> tuple[Source, ...]:
    return (BY_HAND,) if by is Author.PERSON else otherwise


def _lifted_tombstone(store: Store, text: str) -> list[Change]:
    place = Place("tombstone", fingerprint(text))
    stone = store.present([place]).get(place)
    if not isinstance(stone, Tombstone):
        return []
    return [TombstoneChange(target=str(place.key), before=stone, after=None, reason="told again")]


def _commit(
    store: Store, clock: Clock, settings: Settings, cause: Waking, changes: Sequence[Change]
) -> None:
    now = to_the_millisecond(clock.now())
    commit_group(store, cause, changes, at=now, step=settings.journal.max_step_changes)


def _who(by: Author) -> str:
    return "a person" if by is Author.PERSON else f"the {by}"
