"""Waking up: what a session checks before it begins, from the memory file alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.domain.intake.text import clipped
from reverie.domain.values.memory import Kind

if TYPE_CHECKING:
    from reverie.domain.views.sheet import Sheet

COLD_START = "First session: nothing is remembered yet. Ask what matters before assuming anything."
LINE_CHARS = 160


def before_work(sheet: Sheet) -> str:
    """One line: what does not fit, or that it is the first session; mostly there is nothing."""
    if problem := what_is_wrong(sheet):
        return f"Before work: {problem}"
    return "" if sheet.meta.total_sessions else _first(sheet)


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
        name = f" [{tensions[0].name}]" if tensions[0].name else ""
        words = f"{clipped(tensions[0].text, LINE_CHARS)}{name}"
        return f"unresolved: {words} Ask the user, never choose."
    return ""
