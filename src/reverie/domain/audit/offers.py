"""Offers: which findings are put to a person, and when silence still holds."""

from __future__ import annotations

from collections.abc import Iterable

from reverie.domain.values.recurrence import Choice, Pattern, PatternKind
from reverie.settings.audit import AuditSettings


def is_silent(audit: AuditSettings, count: int) -> bool:
    """Whether findings are only logged: in a restricted project, and in a user's first sessions."""
    return audit.restricted or count <= audit.silent_sessions


def is_open(finding: Pattern, count: int) -> bool:
    """Whether a finding waits for a choice.

    A milestone never does. What was settled waits again when it came back in a further session;
    what was postponed, from the person's next session on.
    """
    if finding.kind is PatternKind.MILESTONE:
        return False
    verdict = finding.verdict
    if verdict is None:
        return True
    if verdict.choice is Choice.POSTPONE:
        return count > verdict.count
    return len(finding.sessions) > verdict.sessions


def open_findings(findings: Iterable[Pattern], count: int) -> list[Pattern]:
    """The findings that wait for a choice: what came back in most sessions first."""
    waiting = [finding for finding in findings if is_open(finding, count)]
    return sorted(waiting, key=lambda one: (-len(one.sessions), -one.times, one.name))


def offered(findings: Iterable[Pattern], audit: AuditSettings, count: int) -> list[Pattern]:
    """The findings that are put to a person; none while silence holds."""
    return [] if is_silent(audit, count) else open_findings(findings, count)
