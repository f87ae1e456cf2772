"""The self-audit of a project: archive, look back on sessions, put findings down, log them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from os.path import isfile
from pathlib import Path
from typing import TYPE_CHECKING

from reverie.aside_folder import spared, spared_each
from reverie.awake import audit_book, ledger, morning_note
from reverie.awake.discretion import of_session
from reverie.awake.trace_archive import kept_sessions
from reverie.domain.audit.offers import is_silent, offered, open_findings
from reverie.domain.audit.review import findings_of, span_of
from reverie.domain.intake.session_name import kept_name
from reverie.domain.values.recurrence import Pattern, PatternKind
from reverie.engine.auditing import note_findings
from reverie.errors import ReverieError
from reverie.frozen import dataclass
from reverie.transports.git_log import commits_between
from reverie.writing.audit_backlog import count_in_backlog, write_backlog

if TYPE_CHECKING:
    from reverie.awake.project import Project
    from reverie.ports import Clock, Mind, Store
    from reverie.ports.host import Host
    from reverie.settings import Settings

OFFER = "Reverie: {what} about how the work goes. See `reverie audit`."


@dataclass(frozen=True, slots=True)
class Audited:
    """What an audit leaves: what waits for a choice, what was only logged, and who may be asked."""

    findings: tuple[Pattern, ...]
    logged: tuple[Pattern, ...]
    count: int
    """How many sessions the user has had."""
    silent: bool
    """Whether findings are only logged for now."""
    new: tuple[Pattern, ...] = ()
    """What this audit was the first to see."""


def look_back(
    store: Store,
    project: Project,
    settings: Settings,
    clock: Clock,
    *,
    session: str | None = None,
) -> Audited:
    """Look back on each session that has grown since it was last looked at, or on one by name.

    Whoever starts it, a hook, a night or a person, the same is done.
    """
    home, day = Path(project.home), clock.now().astimezone().date()
    with suppress(OSError):  # such as a full disk: the next stop goes on
        project.archive(settings)
    with audit_book.audit_lock(project.home):
        known = audit_book.looked_at(project.home)
        there = list(_sessions(project))
        wanted = kept_name(session) if session else None
        looked = [one for one in there if _is_due(one, known, wanted)]
        found = [
            finding
            for name, host, path, _ in looked
            for finding in spared(
                project.home,
                f"look back on session {name}",
                partial(_found, project, name, host, path, settings),
                list[Pattern],
            )[0]
        ]
        new = note_findings(store, clock, settings, found)
        at_least = count_in_backlog(home)
        count = audit_book.count_sessions((name for name, *_ in there), at_least)
        told = [one for one in found if one in new or one.sessions[0] not in known]
        if told or count != at_least:
            write_backlog(home, day, told, count)
        if looked:
            audit_book.note_looked(project.home, {name: size for name, *_, size in looked})
    return replace(standing(store, settings), new=tuple(new))


def look_back_quietly(store: Store, project: Project, settings: Settings, clock: Clock) -> None:
    """The audit after a doze or a night; what goes wrong is for the next one to try."""
    if not project.has_ledger:
        return
    with suppress(OSError, ValueError, ReverieError):
        audited = look_back(store, project, settings, clock)
        waiting = sum(finding in audited.findings for finding in audited.new)
        is_told = os.path.exists(os.path.join(project.home, ledger.STATE, morning_note.FILE))
        if waiting and not audited.silent and not is_told and settings.hooks.morning_note:
            what = f"{waiting} finding{'s' * (waiting > 1)}"
            morning_note.leave_note(project.home, OFFER.format(what=what))


def standing(mind: Mind, settings: Settings) -> Audited:
    """What waits for a choice, without looking back on anything."""
    count, known = audit_book.sessions_of_user(), mind.findings()
    return Audited(
        tuple(open_findings(known, count)),
        tuple(one for one in known if one.kind is PatternKind.MILESTONE),
        count,
        is_silent(settings.audit, count),
    )


def offered_count(mind: Mind, settings: Settings) -> int:
    """How many findings are put to the person."""
    return len(offered(mind.findings(), settings.audit, audit_book.sessions_of_user()))


_Session = tuple[str, "Host", str, int]
"""A session with its host, its transcript and its length."""


def _sessions(project: Project) -> Iterator[_Session]:
    """The sessions of the ledger whose transcripts can be read."""
    book = ledger.read(project.home)

    def measured(one: tuple[str, Host, str]) -> _Session | None:
        name, host, path = one
        sizes = [os.stat(file).st_size for file in host.parts(path).values() if isfile(file)]
        return (name, host, path, sum(sizes)) if sizes else None

    kept = kept_sessions(book, project.host_named) if book else ()
    named = ((name, (name, host, path)) for name, host, path in kept)
    yield from filter(None, spared_each(project.home, "look at session", named, measured)[0])


def _is_due(one: _Session, known: dict[str, int], wanted: str | None) -> bool:
    """Whether a session is the one that is wanted, or has grown since it was looked at."""
    name, _, _, size = one
    return name.startswith(wanted) if wanted else known.get(name) != size


def _found(
    project: Project, session: str, host: Host, path: str, settings: Settings
) -> list[Pattern]:
    """What one session shows, without secrets; nothing if it cannot be read."""
    try:
        stretches, hidden = host.calls(path), of_session(host, path)
    except (OSError, ValueError):
        return []
    span = span_of(stretches)
    log = commits_between(os.path.dirname(os.path.abspath(project.home)), *span) if span else []
    log = [one for one in log if not hidden.covers(ledger.stamp(one.at.timestamp()))]
    found = findings_of(session, stretches, log, settings.audit)
    return [replace(one, what=tuple(map(project.mask, one.what))) for one in found]
