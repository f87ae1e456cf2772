"""`reverie transcript`: read a session's transcript in short."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import datetime

import click

from reverie.cli._home import found_home, home_option, now
from reverie.cli._options import json_option, show, show_json


@click.group()
def command() -> None:
    """Read a session's transcript in short.

    \b
    Example:
      reverie transcript distill 35cf76bb-d3bc-422b-9e84-c1702a0826f5
    """


@command.command()
@click.argument("session")
@click.option("--since", metavar="TIME", help="Only from then on.  [default: its last sleep]")
@click.option("--full", is_flag=True, help="All of it, with long texts whole.")
@home_option
@json_option
def distill(session: str, since: str | None, full: bool, home: str | None, as_json: bool) -> None:
    """Show what matters of SESSION, by id or by file: words, changes, failures, bookmarks.

    The transcripts of its sub-agents follow.

    \b
    Example:
      reverie transcript distill 35cf76bb --since 2026-01-31T09:00+00:00
    """
    from reverie.errors import Unknown

    where = found_home(home)
    path = _path_of(where, session)
    after = None if full else _since(where, session, since)
    try:
        lines = [*_lines(path, after, full), *_bookmarks(where, path)]
    except OSError as error:
        raise Unknown(f"{path} cannot be read ({error}); give the file itself") from None
    if as_json:
        show_json({"transcript": path, "lines": lines})
    else:
        show(lines)


@command.command()
@home_option
@json_option
def archive(home: str | None, as_json: bool) -> None:
    """Let the archive of sessions grow: masked copies in .reverie/sync/traces.

    Each stop does this by itself, apart from the session. What follows a line that begins with
    [PRIVATE] is left out until your next message; in the first message, the whole session.
    Nothing archived is ever changed.

    \b
    Example:
      reverie transcript archive
    """
    from pathlib import Path

    from reverie.awake.project import Project
    from reverie.config_file import settings_beside
    from reverie.hosts import host_named
    from reverie.scanners.detect_secrets import masked_fully

    where = os.path.abspath(found_home(home))
    project = Project(where, host_named, masked_fully)
    grown = project.archive(settings_beside(Path(where, "mind.db")))
    if as_json:
        show_json({"grown": grown})
    else:
        show([f"{grown} {'trace has' if grown == 1 else 'traces have'} grown"])


def _lines(path: str, since: datetime | None, full: bool) -> Iterator[str]:
    from reverie.hosts.claude_code.counts import files_of
    from reverie.hosts.claude_code.outline import distilled

    for name, file in files_of(os.path.realpath(path)).items():
        if name != "main":
            yield f"-- {name}"
        yield from distilled(file, since=since, full=full)


def _bookmarks(home: str, path: str) -> Iterator[str]:
    from reverie.awake import ledger

    session = os.path.basename(path).removesuffix(".jsonl")
    for mark in ledger.sound(home, now()).get("bookmarks") or []:
        if mark.get("session_id") == session:
            yield f"{mark['created_at'][:16]}  bookmark ({mark['salience']}): {mark['message']}"


def _path_of(home: str, session: str) -> str:
    """The transcript of a session the ledger knows, or the file that is named."""
    from reverie.awake import ledger
    from reverie.errors import Unknown

    if os.path.isfile(session):
        return session
    book = ledger.sound(home, now())
    known = {r["session_id"]: r.get("transcript_path") for r in book["sessions"]}
    known |= {s: taken.get("path") for s, taken in (book.get("consolidated") or {}).items()}
    found = [path for name, path in known.items() if name.startswith(session) and path]
    if len(found) != 1:
        many = "several sessions begin" if found else "no session with a transcript begins"
        raise Unknown(f"{many} with {session}; see `reverie sleep status`, or give the file")
    return str(found[0])


def _since(home: str, session: str, given: str | None) -> datetime | None:
    from reverie.awake import ledger

    if given is None:
        for sleep in ledger.history(home):
            if any(str(name).startswith(session) for name in sleep.get("session_ids") or []):
                return datetime.fromisoformat(sleep["consolidated_at"])
        return None
    from reverie.cli._dates import day_given

    return day_given(given, hint="--since")
