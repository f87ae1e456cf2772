"""Reporting: the sleeps of one date told from the journal, with what waits for a person now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta
from itertools import islice, pairwise

from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Entry, Heading, Night, nights
from reverie.domain.journal.kinds import Change, MemoryChange
from reverie.domain.journal.parts import EndingChange, WordingChange
from reverie.domain.journal.plan import NightPlan, Outcome
from reverie.domain.rules.ownership import owner_of
from reverie.domain.values.memory import ONE, Kind, Memory, is_held_back, rests
from reverie.domain.values.owner import SPOKEN_BY, Owner
from reverie.domain.values.source import episode_number
from reverie.domain.views.report import (
    Asked,
    Beside,
    Report,
    Said,
    Slept,
    ToDecide,
    item_of,
    kept_and_let_go,
    slept,
)
from reverie.domain.views.report_day import after_dozes
from reverie.engine.dreams import entries_of_night, standing_headings
from reverie.engine.reconciling import scanned_in
from reverie.engine.resolving import MANY, perhaps_outdated
from reverie.errors import Unknown
from reverie.ports import Mind
from reverie.settings import Settings

FIRST_FEW = 20
"""How many decisions of a sort are told one by one; the rest are counted."""
PICTURED, MANY_MEMORIES = 14, 50_000
"""How many nights a picture shows, and of how many memories."""
SOURCES = 3
"""How many sources of a memory are told."""
Besides = Callable[[int], Beside]
"""What the journal does not tell of a night, by its number."""


def day_of_night(plan: NightPlan) -> date:
    """The user's date when a sleep began: it keeps its report, however late it ends."""
    return local(plan.began).date()


def local(moment: datetime) -> datetime:
    """A moment where the user lives, by the rules of that day."""
    return moment.astimezone()


def report_on(mind: Mind, settings: Settings, day: date | None, beside: Besides) -> Report:
    """What there is to tell about the sleeps of a date, the last one if none is given."""
    headings = mind.journal.headings()
    counted = [night for night in nights(headings) if night.plan.sleep.counts]
    chosen = day or (day_of_night(counted[-1].plan) if counted else None)
    tonight = [night for night in counted if day_of_night(night.plan) == chosen]
    if chosen is None or not tonight:
        when = f"on {chosen:%Y-%m-%d}" if chosen else "yet"
        raise Unknown(f"there was no nap or night {when}; `reverie nights` lists them")
    sleeps = tuple(_told(mind, headings, night, beside(night.plan.night)) for night in tonight)
    before = _coming_before(counted, tonight[0])
    return Report(mind.agent, chosen, sleeps, to_decide(mind, settings, before))


def report_on_night(mind: Mind, settings: Settings, number: int, beside: Beside) -> Report:
    """One sleep as its own report, for the section that a file of that date gets."""
    headings = mind.journal.headings()
    counted = [night for night in nights(headings) if night.plan.sleep.counts]
    night = next(night for night in counted if night.plan.night == number)
    told = _told(mind, headings, night, beside)
    decide = to_decide(mind, settings, _coming_before(counted, night))
    return Report(mind.agent, day_of_night(night.plan), (told,), decide)


def to_decide(mind: Mind, settings: Settings, before: int) -> ToDecide:
    """What waits for a person; a question that began to rest after session `before` is asked."""
    proposals, outdated = mind.proposals(), perhaps_outdated(mind, settings)
    coming = mind.sessions.last() + 1
    quiet = [
        memory
        for memory in mind.memories.of([Kind.QUESTION], limit=MANY)
        if rests(memory, coming, settings) and not rests(memory, before, settings)
    ]
    held = list(filter(is_held_back, mind.memories.of([Kind.DOUBT], limit=MANY)))
    said = _sources(mind)
    return ToDecide(
        tuple(Asked(one.name, one.question, one.origin) for one in proposals[:FIRST_FEW]),
        tuple(item_of(rule, said) for rule in outdated[:FIRST_FEW]),
        tuple(item_of(question, said) for question in quiet[:FIRST_FEW]),
        len(proposals),
        len(outdated),
        len(quiet),
        len(held),
        tuple(item_of(doubt, said) for doubt in held[:FIRST_FEW]),
    )


def kept_in_nights(mind: Mind) -> list[tuple[date, int, int]]:
    """How many memories the last naps and nights kept and let go, each with its dozes and date."""
    headings = mind.journal.headings()
    stands = standing_headings(headings)
    every = nights(headings)
    told = [n for n in every if n.plan.sleep.counts and n.outcome is not Outcome.UNDONE]
    found = []
    for night in told[-PICTURED:]:
        sleeps = [*_dozes_before(every, night), night]
        steps = [step for one in sleeps for step in entries_of_night(mind, one, stands)]
        kept, gone = kept_and_let_go(c for _, entry in steps for c in entry.changes)
        found.append((day_of_night(night.plan), kept, gone))
    return found


def strengths(mind: Mind) -> list[int]:
    """How many memories that hold there are in each tenth of strength, the weakest first."""
    counts = [0] * 10
    for memory in islice(mind.memories.all(), MANY_MEMORIES):
        if memory.ending is None:
            counts[min(9, memory.strength.points * 10 // ONE)] += 1
    return counts


def _coming_before(counted: Sequence[Night], night: Night) -> int:
    """The session that was to come when the sleep before one was planned; 0 before the first."""
    pairs = pairwise(one for one in counted if one.outcome is not Outcome.UNDONE or one is night)
    return next((a.plan.coming_session for a, b in pairs if b is night), 0)


def _told(mind: Mind, headings: Sequence[Heading], night: Night, beside: Beside) -> Slept:
    """A sleep as a report tells it, with the dozes since the one before."""
    stands = standing_headings(headings)
    before = _dozes_before(nights(headings), night)
    dozes = [_slept(mind, doze, stands, Beside()) for doze in before]
    return after_dozes(_slept(mind, night, stands, beside), dozes)


def _dozes_before(every: Sequence[Night], night: Night) -> list[Night]:
    """The dozes since the sleep before one, as far as both stand: no other sleep tells them."""
    before = [one for one in every if one.first < night.first]
    standing = [one for one in before if one.outcome is not Outcome.UNDONE]
    last = max((one.first for one in standing if one.plan.sleep.counts), default=0)
    return [one for one in standing if one.first > last]


def _slept(mind: Mind, night: Night, stands: Iterable[Heading], beside: Beside) -> Slept:
    steps = entries_of_night(mind, night, stands)
    told = slept(night, steps, _known(mind, steps), _sources(mind), beside)
    names = night.plan.slept_on
    worked = sum((_length(mind, name) for name in names), timedelta())
    scan = scanned_in(mind, steps) if night.outcome is not Outcome.UNDONE else None
    return replace(told, sessions=len(names), worked=worked, scan=scan)


def _length(mind: Mind, session: str) -> timedelta:
    """How long a session was, from its first word to its last."""
    known = mind.sessions.get(session)
    told = mind.episodes.of(session, after=0, upto=known.upto) if known else []
    return max(told[-1].at - told[0].at, timedelta()) if told else timedelta()


def _known(mind: Mind, steps: Sequence[tuple[Heading, Entry]]) -> dict[int, Memory]:
    """The memories that a sleep is told with, by number, as they are by now."""
    numbers: set[int] = set()
    for _, entry in steps:
        for change in entry.changes:
            numbers |= _numbers_in(change)
    found = mind.present([Place("memory", number) for number in sorted(numbers)])
    return {m.number: m for m in found.values() if isinstance(m, Memory)}


def _numbers_in(change: Change) -> set[int]:
    match change:
        case MemoryChange(before=None) | WordingChange():
            return {change.target}
        case EndingChange(before=None, after=ending) if ending:
            return {change.target, *([ending.by] if ending.by else [])}
    return set()


def _sources(mind: Mind) -> Callable[[Memory], tuple[Said, ...]]:
    """How to find whose words a memory rests on."""

    def said(memory: Memory) -> tuple[Said, ...]:
        numbers = [n for source in memory.sources if (n := episode_number(source)) is not None]
        found = [e for number in numbers[-SOURCES:] if (e := mind.episodes.get(number))]
        owner = owner_of(memory, mind.episodes.get)
        theirs = [e.at for e in found if SPOKEN_BY[e.voice] is owner] or [e.at for e in found[-1:]]
        if owner is Owner.NOBODY or not theirs:
            return (Said(owner),) if owner else ()
        return tuple(Said(owner, at) for at in dict.fromkeys(theirs))

    return said
