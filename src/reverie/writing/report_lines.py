"""The report for a terminal and for programs: plain lines, and a flat record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from reverie.writing.beliefs import belief_record
from reverie.writing.report import sections, title_of
from reverie.writing.report_items import said_words

if TYPE_CHECKING:
    from datetime import datetime

    from reverie.domain.values.recurrence import Pattern
    from reverie.domain.views.report import Item, Report, Slept
    from reverie.writing.report_block import Block

Style = Callable[[str, str], str]
"""How a text is made bold or dim; a file shows neither."""


def report_lines(report: Report, style: Style = lambda text, _: text) -> Iterator[str]:
    """The report as lines for a person at a terminal."""
    yield style(title_of(report), "bold")
    for title, blocks in sections(report):
        if title:
            yield ""
            yield style(title, "bold")
        for block in blocks:
            yield from _block_lines(block, style)


def _block_lines(block: Block, style: Style) -> Iterator[str]:
    if not block.title:
        yield from (f"  {line.text}" for line in block.lines)
        return
    yield ""
    yield f"  {style(block.title, 'bold')}"
    for line in block.lines:
        label = f"{line.label.rstrip(':')}{'' if line.label.endswith('?') else ':'} "
        beside = [f"({line.note})"] * bool(line.note) + [line.code] * bool(line.code)
        beside += [line.link] * bool(line.link)
        faint = style(" ".join(beside), "dim") if beside else ""
        yield f"    {label if line.label else ''}{line.text}  {faint}".rstrip(" ")


def as_record(report: Report) -> dict[str, Any]:
    """The report for programs: flat, with the names that other commands take."""
    decide = report.decide
    return {
        "agent": report.agent,
        "date": report.day.isoformat(),
        "sleeps": [_sleep(slept) for slept in report.sleeps],
        "to_decide": {
            "count": decide.count,
            "proposals": [
                {"name": one.name, "question": one.question, "origin": one.origin}
                for one in decide.proposals
            ],
            "proposals_in_all": decide.waiting,
            "still_true": [_item(item, report.sleeps[-1].began) for item in decide.still_true],
            "still_open": [_item(item, report.sleeps[-1].began) for item in decide.still_open],
            "held_back": decide.held,
            "held": [_item(item, report.sleeps[-1].began) for item in decide.held_back],
            "findings": decide.findings,
        },
    }


def _sleep(slept: Slept) -> dict[str, Any]:
    lists = ("learned", "changed", "superseded", "closed", "let_go")
    return {
        "night": slept.night,
        "sleep": slept.sleep.value,
        "outcome": slept.outcome.value,
        "began": slept.began.isoformat(),
        "took_ms": slept.took.wall_ms,
        "sessions": slept.sessions,
        "worked_s": round(slept.worked.total_seconds()),
        **{name: [_item(item, slept.began) for item in getattr(slept, name)] for name in lists},
        "merged": slept.merged,
        "shortened": slept.shortened,
        "replayed": slept.counts.replayed,
        "permanent": slept.permanent,
        "held_back": slept.counts.held,
        "patterns": [_pattern(pattern) for pattern in slept.patterns],
        "turned": [belief_record(belief) for belief in slept.turned],
        "conflicts": None if slept.scan is None else len(slept.scan.conflicts),
        "left_out": dict(slept.counts.left_out),
        "skipped": dict(slept.skipped),
        "notes": list(slept.beside.notes),
        "asked": list(slept.beside.asked),
        "debt_before": slept.beside.debt_before,
        "debt_after": slept.beside.debt_after,
        "spent_micros": slept.spent_micros,
        "dozes": [_sleep(doze) for doze in slept.dozes],
    }


def _pattern(pattern: Pattern) -> dict[str, Any]:
    return {
        "name": pattern.name,
        "kind": pattern.kind.value,
        "what": list(pattern.what),
        "sessions": list(pattern.sessions),
        "times": pattern.times,
        "example": f"episode:{pattern.example}" if pattern.example else "",
    }


def _item(item: Item, now: datetime) -> dict[str, Any]:
    return {
        "name": item.name,
        "text": item.text,
        "kind": item.kind.value,
        "why": item.why,
        "other": item.other,
        "said": said_words(item.said, now),
    }
