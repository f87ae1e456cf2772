"""Waking up: what a session checks before it begins, from the memory file alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.domain.intake.text import clipped
from reverie.domain.values.memory import Kind
from reverie.domain.views.quiz import next_wish

if TYPE_CHECKING:
    from reverie.domain.views.sheet import Sheet

COLD_START = "First session: nothing is remembered yet. Ask what matters before assuming anything."
LINE_CHARS = 160


def wake_line(sheet: Sheet) -> str:
    """One line: where we are, or what does not fit and must be said before work begins."""
    if problem := what_is_wrong(sheet):
        return f"Before work: {problem}"
    if not sheet.meta.total_sessions:
        return _first(sheet)
    last = sheet.tone.mood if sheet.tone else "no record of how it went"
    focus = clipped(next_wish(sheet), LINE_CHARS) or "none; ask the user"
    return f"Resumed. Last session: {last}. Current focus: {focus}"


def _first(sheet: Sheet) -> str:
    """What is there before the first session: nothing, or what the repository brought along."""
    count = len(list(sheet.items()))
    if not count and not sheet.not_yet_yours:
        return COLD_START
    known = f"{count:,} {'memory' if count == 1 else 'memories'} of this repository"
    rules = f"{sheet.not_yet_yours:,} {'rule' if sheet.not_yet_yours == 1 else 'rules'} of it"
    waits = f", {rules} not yet the user's: `reverie proposals`" if sheet.not_yet_yours else ""
    return f"First session here: {known}{waits}. Ask what matters before assuming anything."


def what_is_wrong(sheet: Sheet) -> str:
    """The first of the checks that fails: identity, continuity, decisions that agree."""
    if not sheet.meta.project:
        return "the memory does not say which project it is of; ask the user and stop"
    if sheet.tone and sheet.tone.session < sheet.meta.total_sessions:
        return (
            f"the memory ends at session {sheet.tone.session} of {sheet.meta.total_sessions}; "
            "ask what happened since"
        )
    tensions = [i for i in sheet.items() if i.kind is Kind.TENSION and not i.is_from_elsewhere]
    if tensions:
        return f"unresolved: {clipped(tensions[0].text, LINE_CHARS)} Ask the user, never choose."
    return ""
