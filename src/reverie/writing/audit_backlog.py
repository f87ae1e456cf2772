"""The audit backlog: what self-audits noticed, a line each, beside what a person wrote there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from reverie.domain.values.recurrence import Pattern
from reverie.files import append, read, write_whole
from reverie.writing.patterns import LABELS, pattern_words
from reverie.writing.report import escaped

FILE = "audit-backlog.md"
TITLE = "# Audit backlog"
_COUNT = re.compile(r"<!-- session_count: (\d{1,12}) -->")


def count_in_backlog(home: Path) -> int:
    """How many sessions the backlog says there were."""
    found = _COUNT.search(_text(home) or "")
    return int(found[1]) if found else 0


def write_backlog(home: Path, day: date, findings: Sequence[Pattern], count: int) -> None:
    """Add a line for each finding that has none, and the count of sessions; all else stays.

    A file that a person wrote in another encoding is only added to.
    """
    there, mark = _text(home), f"<!-- session_count: {count} -->"
    if there is None:
        known = read(home / FILE)
        for one in findings:
            if f"<!-- {one.name} -->".encode() not in known:
                append(str(home / FILE), line_of(one, day))
        return
    text = there or f"{mark}\n{TITLE}\n\n"
    text = _COUNT.sub(mark, text, count=1) if _COUNT.search(text) else f"{mark}\n{text}"
    new = [line_of(one, day) for one in findings if f"<!-- {one.name} -->" not in text]
    text += "\n" * bool(new and not text.endswith("\n")) + "".join(f"{line}\n" for line in new)
    if text != there:
        write_whole(home / FILE, text)


def line_of(finding: Pattern, day: date) -> str:
    """A finding as a line to tick off, with the name by which it is known."""
    session = finding.sessions[-1][:8]
    often = f"{finding.times}× in " if finding.times > 1 else ""
    beside = f": {finding.summary}" if finding.summary else ""
    label = LABELS[finding.kind].lower()
    what = escaped(pattern_words(finding)).replace("-->", "--\\>")
    told = f"{day.isoformat()} {label}: {what}"
    return f"- [ ] {told} ({often}session {escaped(session)}{beside}) <!-- {finding.name} -->"


def _text(home: Path) -> str | None:
    """What the backlog says; None if it is not in UTF-8."""
    try:
        return read(home / FILE).decode()
    except FileNotFoundError:
        return ""
    except UnicodeDecodeError:
        return None
