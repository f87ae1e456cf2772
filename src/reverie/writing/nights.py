"""Nights in words: what one will do, what it did, and what an undo of it takes back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from reverie.domain.intake.text import counted
from reverie.domain.journal.plan import Sleep
from reverie.domain.values.memory import Kind

if TYPE_CHECKING:
    from reverie.domain.journal.entry import Night
    from reverie.domain.journal.plan import NightPlan
    from reverie.domain.views.learned import Learned
    from reverie.engine.undoing import Undoing


def plan_lines(plan: NightPlan, unread: int = 0) -> Iterator[str]:
    """What the coming night will do, and why it leaves out what it does.

    `unread` sessions stand in a ledger, and are read before the night is planned.
    """
    yield f"{_what_it_takes_in(plan, unread)}."
    if plan.sleep.counts and plan.began != plan.day.began:
        yield f"It counts as one night with the sleep of {plan.day.began:%Y-%m-%d %H:%M}."
    if unread:
        yield f"{counted(unread, 'session')} in the ledger will be read when it begins."
    if plan.sleep.counts and (due := _deep_sleep(plan)):
        yield f"{due}."
    for stage in plan.stages:
        waits = unread and stage.name not in ("incubate", "review", "reconcile")
        will_run = not stage.skipped or (waits and not plan.incubation.is_marathon)
        is_all_taken_in = stage.name == "encode" and not plan.sessions and not unread
        purpose = COUNTED if is_all_taken_in else PURPOSES.get(stage.name, "run")
        words = f"will {purpose}" if will_run else f"rests: {stage.skipped}"
        yield f"  {stage.name:10} {words}"


PURPOSES = {
    "incubate": "think about the puzzles that are due",
    "encode": "turn what was said into memories",
    "believe": "weigh what could be relied on",
    "review": "have a better thinker look at it again",
    "replay": "go through what mattered once more",
    "dream": "join what is closely linked",
    "prune": "cut the links that nobody uses",
    "compress": "say what is older in fewer words",
    "notice": "look for what comes back across sessions",
    "reconcile": "look over the rules for what cannot stand",
}
"""What each stage is for."""
COUNTED = "count as slept on what dozes took in"
"""What encode does where dozes have turned all that was said into memories."""


def _what_it_takes_in(plan: NightPlan, unread: int) -> str:
    """What the coming sleep has to do, in a sentence."""
    waiting = counted(len(plan.sessions) + unread, "session")
    told = f"{plan.sleep.capitalize()} {plan.night} of {plan.agent}"
    if plan.dozed and not plan.sessions and not unread:
        return f"{told} sleeps on {counted(len(plan.dozed), 'session')} that dozes took in"
    if not plan.sessions and not unread:
        return f"{told} finds no session that waits"
    upto = f", up to episode {plan.horizon}" if plan.sessions else ""
    more = f", and sleeps on {len(plan.dozed)} that dozes took in" if plan.dozed else ""
    return f"{told} takes in {waiting}{upto}{more}"


def slept_on_words(plan: NightPlan) -> str:
    """On how many sessions a sleep slept, and whether dozes had taken them in."""
    every, dozed = len(plan.slept_on), len(plan.dozed)
    if not every:
        return "no session waited"
    told = f"slept on {counted(every, 'session')}"
    if every == dozed:
        return f"{told} that {'a doze' if every == 1 else 'dozes'} had taken in"
    return f"{told}, {dozed} of which dozes had taken in" if dozed else told


def _deep_sleep(plan: NightPlan) -> str:
    """When deep sleep is due, in a sentence; nothing where nobody knows since when to count."""
    from reverie.domain.rules.cadence import (
        is_deep_sleep_day,
        is_from_the_future,
        next_deep_sleep,
    )

    every = plan.settings.sleep.deep_sleep_every_days
    if plan.anchor is None:
        return ""
    if not every:
        return "Deep sleep is turned off (deep_sleep_every_days is 0)"
    if is_from_the_future(plan.anchor, plan.began):
        return f"Deep sleep waits: by its install anchor Reverie comes only on {plan.anchor}"
    if is_deep_sleep_day(plan.anchor, plan.began, every):
        return "Deep sleep is due today"
    due = next_deep_sleep(plan.anchor, plan.began, every)
    return f"Deep sleep is due on {due.day} {due:%B %Y}" if due else ""


def night_line(night: Night) -> str:
    """One night in one line."""
    plan, when = night.plan, f"{night.plan.began:%Y-%m-%d %H:%M}"
    kind = "" if plan.sleep is Sleep.NIGHT else f"  {plan.sleep}"
    return (
        f"{plan.night:>5}  {when}  {night.outcome:<10}  "
        f"{counted(len(plan.slept_on), 'session'):<12} {counted(night.changes, 'change'):<12}"
        f" e{night.first}–e{night.last}{kind}"
    )


def undoing_lines(undoing: Undoing, *, done: bool) -> Iterator[str]:
    """What an undo takes back, keeps, and cannot keep."""
    from reverie.writing.entries import heading_line

    if undoing.unread:
        yield "Emptied for good, because it cannot be read, or rests on what cannot:"
        yield from (f"  e{heading.number}  {heading.unread}" for heading in undoing.unread)
    verb = "Taken back" if done else "Would be taken back"
    changes = sum(heading.size for heading in undoing.taken_back)
    yield f"{verb} ({counted(changes, 'change')}):"
    yield from (f"  {heading_line(heading)}" for heading in undoing.taken_back)
    if undoing.kept:
        yield "Kept, because a person did it later:"
        yield from (f"  {heading_line(heading)}" for heading in undoing.kept)
    if undoing.lost:
        yield "Also taken back, because it no longer fits; do it again if you still want it:"
        yield from (f"  {heading_line(heading)}" for heading in undoing.lost)
    if undoing.buried:
        verb = "Stays" if done else "Would stay"
        yield f"{verb} forgotten, because a person had it forgotten: {', '.join(undoing.buried)}"


NAMES = {
    Kind.CONSTRAINT: "rule",
    Kind.RELATIONSHIP: "preference",
    Kind.QUESTION: "open question",
    Kind.EVOCATION: "image",
    Kind.COMPOSITE: "summary",
}
"""What people call the kinds that have another name inside."""
MANY = {"history": "pieces of history", "summary": "summaries", "memory": "memories"}


def learned_words(night: Learned) -> list[str]:
    """What a night kept, replayed, let go and left out, as people would say it."""
    kept = [_some(NAMES.get(kind, kind.value), count) for kind, count in night.kept]
    parts = [f"kept {', '.join(kept)}" if kept else "kept nothing new"]
    if night.held:
        parts.append(f"held back {night.held}: `reverie quarantine`")
    if night.replayed:
        parts.append(f"replayed {_some('memory', night.replayed)}")
    if night.answered:
        parts.append(f"found an answer to {_some('question', night.answered)}")
    if night.ended:
        parts.append(f"let go of {night.ended}")
    lines = ["; ".join(parts)]
    if night.left_out:
        why = ", ".join(f"{count} {reason}" for reason, count in night.left_out)
        count = sum(count for _, count in night.left_out)
        lines.append(f"left out {count}: {why} (`reverie explain --left-out`)")
    return lines


def _some(name: str, count: int) -> str:
    return f"{count:,} {MANY[name]}" if count > 1 and name in MANY else counted(count, name)
