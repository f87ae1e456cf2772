"""Clearing: entries that cannot be read or cannot be so are emptied, that an undo can go on."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from reverie.domain.intake.moment import EARLIEST
from reverie.domain.journal.entry import Act, Entry, Heading, Waking
from reverie.domain.rules.admission import admit_what_can_be_told
from reverie.domain.values.memory import Author
from reverie.errors import EntryUnread
from reverie.ports import Mind, Store

EMPTIED = "e{}, which could not be read"


def odd_entries(mind: Mind, since: int) -> list[Heading]:
    """The entries from a number on that cannot be read, or cannot be told, each with why."""
    told = ((h, h.unread or _oddity(mind, h)) for h in mind.journal.headings(since=since))
    return [replace(heading, unread=why) for heading, why in told if why]


def cleared(store: Store, since: int, now: datetime) -> tuple[Heading, ...]:
    """Empty the odd entries from a number on, and what rests on them; gives which those were."""
    odd = odd_entries(store, since)
    if not odd:
        return ()
    before = {heading.number: heading for heading in store.journal.headings(since=since)}
    misfits = store.put_instead([_emptied(heading, now) for heading in odd])
    return (*odd, *(before[number] for number in misfits))


def _oddity(mind: Mind, heading: Heading) -> str:
    try:
        admit_what_can_be_told(mind.journal.entry(heading.number))
    except EntryUnread as error:
        return error.why
    except ValueError as error:
        return str(error)
    return ""


def _emptied(heading: Heading, now: datetime) -> Entry:
    at = heading.at if EARLIEST <= heading.at <= now else now
    number = heading.number
    cause = Waking(Act.UNDO_CHANGE, Author.PERSON, EMPTIED.format(number))
    return Entry(number, at, cause, (), heading.last)
