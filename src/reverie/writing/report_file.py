"""The file of a report: one page a date, to which each sleep of that date adds a section once."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from datetime import date
from pathlib import Path

from reverie.domain.journal.entry import Heading, NightBegan
from reverie.domain.journal.plan import NightPlan
from reverie.domain.views.report import Beside, Report, with_findings
from reverie.engine.reporting import day_of_night, report_on_night
from reverie.errors import CannotWrite, PathRefused
from reverie.files import make_folder, read, write_whole
from reverie.ports import Mind
from reverie.settings import Settings
from reverie.writing.backlog import add_to_backlog
from reverie.writing.mornings import beside_of, note_morning
from reverie.writing.report import markdown, title_of

SYNC, REPORTS, LAST_RUN = "sync", "reports", "last-run.txt"
NOT_KEPT = "the report was not kept: {why}; `reverie report` tells it all the same"


UNWRITABLE = (CannotWrite, PathRefused, OSError)


def write_morning(
    home: Path,
    mind: Mind,
    settings: Settings,
    night: int,
    beside: Beside,
    *,
    findings: int = 0,
) -> tuple[Report, tuple[str, ...]]:
    """Write the page and the backlog of a night; what cannot be written is told."""
    with suppress(*UNWRITABLE):  # the report has it, and says so itself if it cannot be kept
        note_morning(home, night, beside)
    told = report_on_night(mind, settings, night, beside_of(home, night))
    report = with_findings(told, findings)
    notes = keep_report(home, report)
    if not notes:
        with suppress(*UNWRITABLE):  # the next night is newer
            write_whole(home / SYNC / REPORTS / LAST_RUN, f"{report.sleeps[0].began.isoformat()}\n")
    try:
        add_to_backlog(home, night, report.day, report.sleeps[0].patterns)
    except UNWRITABLE as error:
        notes.append(f"the backlog was not written: {error}")
    return report, tuple(notes)


def report_path(home: Path, day: date) -> Path:
    """Where the report of a date lies."""
    return home / SYNC / REPORTS / f"sleep-{day:%Y-%m-%d}.md"


def keep_report(home: Path, report: Report) -> list[str]:
    """Add the section of each sleep that is not in the file yet, and tell if that cannot be.

    What stands in the file, by whoever's hand, is kept; the section goes below it.
    """
    path = report_path(home, report.day)
    try:
        there = text_of(path)
        text = there or f"# {title_of(report)}\n"
        for slept in report.sleeps:
            mark = _mark(slept.night)
            if mark not in there.splitlines():
                one = Report(report.agent, report.day, (slept,), report.decide)
                text = f"{text.rstrip()}\n\n{mark}\n{markdown(one, titled=False)}"
        if text != there:
            make_folder(path.parent.parent)
            make_folder(path.parent)
            write_whole(path, text)
    except UNWRITABLE as error:
        return [NOT_KEPT.format(why=error)]
    return []


def tell_undone(home: Path, taken_back: Iterable[Heading]) -> list[str]:
    """Say in the report of each night that was taken back that it was, once, below its title."""
    notes: list[str] = []
    for plan in _plans_in(taken_back):
        night = plan.night
        path, mark = report_path(home, day_of_night(plan)), _mark(night, "taken back")
        try:
            there = text_of(path)
            lines = there.rstrip().splitlines()
            if _mark(night) in lines and mark not in lines:
                words = f"Night {night} was taken back; nothing of it holds any more."
                at = _below_title(lines, _mark(night))
                lines[at:at] = ["", mark, f"**{words}**"]
                write_whole(path, "\n".join(lines) + "\n")
        except UNWRITABLE as error:
            notes.append(f"the report of night {night} does not say that it was undone: {error}")
    return notes


def _below_title(lines: list[str], mark: str) -> int:
    """The place below the title of a section; the end, where a person took the title away."""
    title = lines.index(mark) + 1
    return title + 1 if lines[title : title + 1] and lines[title].startswith("## ") else len(lines)


def text_of(path: Path) -> str:
    """What a report says; nothing if it is not there."""
    try:
        return read(path).decode(errors="replace")
    except FileNotFoundError:
        return ""


def _mark(night: int, what: str = "") -> str:
    """The invisible line by which a section is known."""
    return f"<!-- reverie: night {night}{f' {what}' if what else ''} -->"


def _plans_in(taken_back: Iterable[Heading]) -> list[NightPlan]:
    """The plans of the nights among some entries; a doze has no report."""
    causes = [heading.cause for heading in taken_back]
    plans = [cause.plan for cause in causes if isinstance(cause, NightBegan)]
    return [plan for plan in plans if plan.sleep.counts]
