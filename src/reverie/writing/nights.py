"""Nights in words: what one will do, what it did, and what an undo of it takes back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from reverie.domain.intake.text import counted

if TYPE_CHECKING:
    from reverie.domain.journal.entry import Heading, Night
    from reverie.domain.journal.plan import NightPlan
    from reverie.engine.undoing import Undoing


def plan_lines(plan: NightPlan) -> Iterator[str]:
    """What the coming night will do, and why it leaves out what it does."""
    waiting = counted(len(plan.sessions), "session")
    upto = f", up to episode {plan.horizon}" if plan.sessions else ""
    yield f"Night {plan.night} of {plan.agent}, a {plan.sleep}: {waiting} waiting{upto}"
    if plan.began != plan.day.began:
        yield f"  counts as one night with the sleep of {plan.day.began:%Y-%m-%d %H:%M}"
    for stage in plan.stages:
        yield f"  {stage.name:10} {'skipped: ' + stage.skipped if stage.skipped else 'will run'}"


def night_line(night: Night) -> str:
    """One night in one line."""
    when = f"{night.plan.began:%Y-%m-%d %H:%M}"
    return (
        f"{night.plan.night:>5}  {when}  {night.outcome:<10}  "
        f"{counted(len(night.plan.sessions), 'session'):<12} {counted(night.changes, 'change'):<12}"
        f" e{night.first}–e{night.last}"
    )


def undoing_lines(undoing: Undoing, *, done: bool) -> Iterator[str]:
    """What an undo takes back, keeps, and cannot keep."""
    from reverie.writing.entries import heading_line

    verb = "Taken back" if done else "Would be taken back"
    yield f"{verb} ({counted(len(undoing.changes), 'change')}):"
    yield from (f"  {heading_line(heading)}" for heading in undoing.taken_back)
    if undoing.kept:
        yield "Kept, because a person did it later:"
        yield from (f"  {heading_line(heading)}" for heading in undoing.kept)
    if undoing.lost:
        yield "Also taken back, because it no longer fits; do it again if you still want it:"
        yield from (f"  {heading_line(heading)}" for heading in undoing.lost)


def tally(entries: Iterable[Heading]) -> dict[str, int]:
    """How many changes each stage of a night made."""
    from reverie.domain.journal.entry import NightStep

    counts: dict[str, int] = {}
    for heading in entries:
        if isinstance(heading.cause, NightStep):
            stage = heading.cause.stage
            counts[stage] = counts.get(stage, 0) + heading.size
    return counts


def tally_words(entries: Sequence[Heading]) -> str:
    """The same as words, of the stages that changed something."""
    did = {stage: size for stage, size in tally(entries).items() if size}
    return ", ".join(f"{stage} {counted(size, 'change')}" for stage, size in did.items())
