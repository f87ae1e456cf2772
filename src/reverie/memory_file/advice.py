"""Advice on a memory file: what weakens it, so that a successor would stumble."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.domain.language import Language, language_named
from reverie.domain.rules.contradict import ASSERTIVE, contradict, subject_of
from reverie.domain.values.memory import Kind
from reverie.domain.views.sheet import Item, Sheet
from reverie.domain.views.wake_check import what_is_wrong
from reverie.memory_file.read import read_sheet
from reverie.settings import Settings
from reverie.writing.tokens import token_counter


def advice(text: str, settings: Settings) -> Iterator[str]:
    """What one could better, each with the line it is about."""
    sheet = read_sheet(text)
    tokens = token_counter()(text)
    most = settings.file.token_budget
    share = f"{tokens:,} of {most:,} tokens"
    yield f"{share}{': over budget, the night will shorten it' * (tokens > most)}"
    language = language_named(settings.record.language)
    if problem := what_is_wrong(sheet):
        yield f"before work: {problem}"
    yield from _decisions(sheet, language)
    yield from _drift(sheet, language)
    yield from _proportions(sheet)


def _decisions(sheet: Sheet, language: Language) -> Iterator[str]:
    for item in sheet.items():
        if item.kind is not Kind.DECISION:
            continue
        choice = language.choices.choice_in(item.text)
        lacks = [
            name
            for name, there in (
                ("what it was chosen over", choice.left),
                ("why", choice.why or item.path),
                ("what would reverse it", item.reversal),
            )
            if not there
        ]
        if lacks:
            yield f"line {item.line}: {item.name or 'a new decision'} lacks {', '.join(lacks)}"


def _drift(sheet: Sheet, language: Language) -> Iterator[str]:
    """Entries that contradict each other while no tension names both: silent drift."""
    known = {frozenset(item.anchors) for item in sheet.items() if item.kind is Kind.TENSION}
    last: dict[str, Item] = {}
    for item in sheet.items():
        subject = subject_of(item.text, language) if item.kind in ASSERTIVE else ""
        other = last.get(subject)
        is_new = other and frozenset((item.name, other.name)) not in known
        if other and is_new and contradict(item.text, other.text, language):
            named = f"{other.name or 'another'} (line {other.line})"
            yield f"line {item.line}: {item.name or 'a new one'} contradicts {named}; keep one"
        if subject:
            last[subject] = item


def _proportions(sheet: Sheet) -> Iterator[str]:
    """More of the past than of the present: a file that hoards."""
    warm = sum(len(session.fragments) for session in sheet.warm)
    past = len(sheet.composites) + len(sheet.cold)
    if past > 3 * (len(sheet.hot) + warm) and past > 10:
        yield f"{past} cold entries beside {len(sheet.hot) + warm} recent ones: much of it is past"
    for item in sheet.composites:
        if not item.sources and not item.by_hand and item.name:
            yield f"line {item.line}: {item.name} names no source"
