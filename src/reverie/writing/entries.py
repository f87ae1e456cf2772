"""Entries in words: what was changed and why, as lines a person likes to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from reverie.domain.intake.text import clipped, counted, on_one_line
from reverie.domain.journal.entry import (
    Cause,
    Entry,
    Heading,
    NightBegan,
    NightEnded,
    NightStep,
    Undone,
    Waking,
)
from reverie.domain.values.memory import Author

if TYPE_CHECKING:
    from reverie.domain.journal.kinds import Change, Proposal

WIDTH = 160
MINUTE_CHARS = len("2026-01-31 09:00")


def entry_lines(entry: Entry, *, each: bool = False) -> Iterator[str]:
    """An entry with its changes, each with the reason it was made for.

    Links, glosses and gists are only counted, unless `each` is asked for.
    """
    from reverie.domain.journal.change import Whole

    yield heading_line(entry.heading)
    many: Counter[tuple[str, str]] = Counter()
    for index, change in enumerate(entry.changes, start=1):
        if isinstance(change, Whole) and change.tallied and not each:
            many[change.tallied, f"{change.done()} — {change.reason}"] += 1
            continue
        name = f"e{entry.number}.{index}"
        first, *rest = change_lines(change)
        yield f"    {name}  {first}"
        yield from (f"    {' ' * len(name)}  {line}" for line in rest)
    yield from (f"    {counted(number, thing)} {done}" for (thing, done), number in many.items())


def heading_line(heading: Heading) -> str:
    """An entry in one line."""
    what = cause_words(heading.cause)
    if heading.unread:
        what = f"cannot be read ({heading.unread}), take it away: `reverie undo e{heading.number}`"
    rest = "" if heading.last else " (goes on)"
    size = f": {counted(heading.size, 'change')}" if heading.size else ""
    minute = heading.at.isoformat(" ", "minutes")[:MINUTE_CHARS]
    return f"e{heading.number}  {minute}  {what}{size}{rest}"


def cause_words(cause: Cause) -> str:
    """Why an entry was made."""
    match cause:
        case NightBegan(plan=plan):
            return f"{sleep_words(plan.night, is_doze=not plan.sleep.counts)} began"
        case NightStep(night=night, cycle=cycle, stage=stage, is_doze=is_doze):
            sleep = sleep_words(night, is_doze=is_doze)
            return f"{sleep}, {stage}" + (f", cycle {cycle}" if cycle else "")
        case NightEnded(night=night, outcome=outcome, is_doze=is_doze):
            return f"{sleep_words(night, is_doze=is_doze)} {outcome}"
        case Waking(act=act, by=by, about=about):
            return f"{act} {about} ({_who(by)})"
        case Undone(down_to=down_to, by=by):
            return f"undo down to e{down_to} ({_who(by)})"


def sleep_words(number: int, *, is_doze: bool) -> str:
    """What a sleep is called, by its number; dozes and nights are counted together."""
    return f"{'doze' if is_doze else 'night'} {number}"


def change_lines(change: Change) -> list[str]:
    """A change with its reason, and the words it is about on a line of their own."""
    first = f"{change.words()} — {change.reason}"
    quoted = change.quoted()
    return [first, f"“{clipped(on_one_line(quoted), WIDTH)}”"] if quoted else [first]


def besides_lines(entry: Entry, name: str) -> Iterator[str]:
    """What a forgetting did besides: what went with a memory, and what holds again without it."""
    from reverie.domain.journal.kinds import MemoryChange
    from reverie.domain.journal.parts import EndingChange

    for change in entry.changes:
        gone = change.before if isinstance(change, MemoryChange) and not change.after else None
        if gone and gone.name != name:
            yield f"with it: {gone.name}  {clipped(gone.text, WIDTH)}"
    freed = [c for c in entry.changes if isinstance(c, EndingChange) and c.after is None]
    if freed:
        again = "holds" if len(freed) == 1 else "hold"
        yield f"{len(freed)} that it stood for {again} again"


def proposal_lines(proposal: Proposal) -> Iterator[str]:
    """A proposal, from whom it came, and what it would change."""
    yield f"{proposal.name}  {on_one_line(proposal.question)}"
    if proposal.origin:
        yield f"    from {proposal.origin}"
    yield from (f"    {line}" for change in proposal.wish for line in change_lines(change))


def _who(by: Author) -> str:
    return "by hand" if by is Author.PERSON else f"by the {by}"
