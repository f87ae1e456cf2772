"""Review: what the calls of a session, and its repository's log, show to whoever looks back."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from reverie.domain.audit.commits import Committed, commits_of, is_milestone
from reverie.domain.audit.spikes import has_failed, spikes
from reverie.domain.intake.text import clipped, counted
from reverie.domain.values.recurrence import Pattern, PatternKind
from reverie.domain.values.trace import Stretch, ToolCall
from reverie.frozen import dataclass
from reverie.settings.audit import AuditSettings

LONGEST_SUBJECT = 160
_NOT_MADE = re.compile(
    r"(?m)^(?:fatal|error):|nothing (?:added )?to commit|no changes added|^Already up.to.date"
)
_MADE = re.compile(r"(?m)^\[[^\]\n]+ [0-9a-f]{7,40}\] (.*)$")
_MERGED = re.compile(r"(?m)^(?:Merge made by|Fast-forward\b)")


@dataclass(frozen=True, slots=True)
class Logged:
    """A commit as the log of a repository tells it."""

    subject: str
    at: datetime
    is_merge: bool = False


def findings_of(
    session: str,
    stretches: Sequence[Sequence[ToolCall]],
    log: Sequence[Logged],
    audit: AuditSettings,
) -> list[Pattern]:
    """The milestones and the spikes of a session, each once."""
    found = [*_milestones(session, stretches, log), *_spikes(session, stretches, audit)]
    return list({pattern.name: pattern for pattern in found}.values())


def span_of(stretches: Iterable[Sequence[ToolCall]]) -> tuple[datetime, datetime] | None:
    """From when to when tools were called, as far as the calls tell."""
    moments = [call.at for calls in stretches for call in calls if call.at]
    return (min(moments), max(moments)) if moments else None


def was_made(call: ToolCall, commit: Committed) -> bool:
    """Whether a commit that a command line makes was made, by how the call ended.

    The output only tells of a failure that a pipe hid, or of a commit before what failed.
    """
    said = commit.subject in _MADE.findall(call.output)
    said = said or (commit.is_merge and _MERGED.search(call.output) is not None)
    if not call.is_done or call.use.error:
        return call.is_done and said
    return said or _NOT_MADE.search(call.output) is None


def _milestones(
    session: str, stretches: Sequence[Sequence[ToolCall]], log: Sequence[Logged]
) -> Iterator[Pattern]:
    known: set[str] = set()
    merges = 0
    for calls in stretches:
        for place, call in enumerate(calls):
            for commit in commits_of(call.command) if "git" in call.command else ():
                if commit.is_milestone and was_made(call, commit):
                    known.add(commit.subject)
                    merges += commit.is_merge
                    yield _milestone(session, commit.subject, calls[: place + 1])
    told = [call for calls in stretches for call in calls]
    for logged in log:
        if logged.is_merge and merges:
            merges -= 1  # the same merge, by what git calls it
        elif logged.subject not in known and (logged.is_merge or is_milestone(logged.subject)):
            before = [call for call in told if call.at is None or call.at <= logged.at]
            yield _milestone(session, logged.subject, before)


def _milestone(session: str, subject: str, calls: Sequence[ToolCall]) -> Pattern:
    what = (clipped(" ".join(subject.split()), LONGEST_SUBJECT),)
    summary = summary_of(calls)
    return Pattern(PatternKind.MILESTONE, what, (session,), 1, summary=summary)


def summary_of(calls: Sequence[ToolCall]) -> str:
    """What a session had done, in one line: calls, files that changed, failures, the commonest."""
    uses: Stretch = tuple(call.use for call in calls)
    edited = {use.what for use in uses if use.what and not use.is_command and not use.error}
    failed = [use for use in uses if has_failed(use)]
    parts = [counted(len(uses), "call")]
    parts += [f"{counted(len(edited), 'file')} edited"] if edited else []
    parts += [counted(len(failed), "failure")] if failed else []
    return ", ".join(parts)


def _spikes(
    session: str, stretches: Sequence[Sequence[ToolCall]], audit: AuditSettings
) -> Iterator[Pattern]:
    seen: Counter[tuple[str, str]] = Counter()
    for calls in stretches:
        found = spikes(calls, failures=audit.spike_failures, window=audit.spike_window)
        seen.update((one.tool, one.error) for one in found)
    told = summary_of([call for calls in stretches for call in calls])
    for what, times in seen.items():
        yield Pattern(PatternKind.SPIKE, what, (session,), times, summary=told)
