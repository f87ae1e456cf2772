"""`reverie doctor`: check a mind and say what to do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from reverie.cli._options import json_option, mind_options, show_json, stopped_clock
from reverie.cli._place import existing_mind
from reverie.cli._terminal import styled

if TYPE_CHECKING:
    from pathlib import Path

    from reverie.domain.views.checked import Checked


@click.command()
@mind_options
@json_option
def command(mind: str | None, agent: str, as_json: bool) -> None:
    """Check a mind and say what to do.

    Looks at the file, its search index, its journal, the settings, the disk, the hooks and what
    recall goes by.
    Leaves with 5 when something is wrong.

    \b
    Example:
      reverie doctor
    """
    from pathlib import Path

    from reverie.awake.home_doctor import logs_of_others
    from reverie.clocks import SystemClock
    from reverie.config_file import settings_problem
    from reverie.domain.views.checked import Checked
    from reverie.hosts.claude_code.doctor import checkup as look_at_the_project
    from reverie.scanners.detect_secrets import checkup as look_for_the_scanner
    from reverie.stores.sqlite.doctor import checkup

    path = Path(existing_mind(mind))
    home = str(path.absolute().parent)
    waking = (Checked(*found) for found in look_at_the_project(home))
    now = (stopped_clock() or SystemClock()).now()
    findings = [*waking]  # before the mind is opened, and what was brought is taken in by SQLite
    if not logs_of_others(home):
        findings = [*checkup(path, agent, now), *findings, *_notes(path, agent)]
        findings += _left_aside(path, agent)
    findings += [*settings_problem(path), *_meaning(path), *_reminding(path), *_travelling(path)]
    findings += [*_unconfirmed(path), *_unasked(path), *_calls(path), look_for_the_scanner()]
    if as_json:
        show_json(findings)
    else:
        for finding in findings:
            mark = styled("ok ", "green") if finding.well else styled("!! ", "red")
            click.echo(f"{mark} {finding.what}")
            if not finding.well:
                click.echo(f"     {finding.next_step}")
    if not all(finding.well for finding in findings):
        raise click.exceptions.Exit(5)


def _meaning(path: Path) -> Iterator[Checked]:
    """By which embedders recall goes; nothing where the settings cannot be read."""
    from reverie.config_file import settings_beside
    from reverie.errors import Refused
    from reverie.recall.embedders.doctor import checkup

    with suppress(OSError, Refused):
        yield checkup(settings_beside(path).recall.vectors)


def _reminding(path: Path) -> Iterator[Checked]:
    """Whether prompts bring memories to mind; nothing where the settings cannot be read."""
    from reverie.config_file import settings_beside
    from reverie.errors import Refused
    from reverie.live.reminder import checkup

    with suppress(OSError, Refused):
        yield checkup(path.absolute().parent, settings_beside(path))


def _travelling(path: Path) -> Iterator[Checked]:
    """Whether the last sync went well; nothing where no other side is set, or none was tried."""
    from reverie.config_file import settings_beside
    from reverie.domain.views.checked import Checked
    from reverie.errors import Refused
    from reverie.transports.book import read_book

    with suppress(OSError, Refused):
        book = read_book(path.absolute().parent)
        if settings_beside(path).sync.backend == "none" or not book.place:
            return
        if book.trouble:
            step = "sync goes on by itself once that is put right: `reverie sync push` tries now"
            yield Checked(False, f"the last sync went wrong: {book.trouble}", step)
        elif book.at:
            yield Checked(True, f"the last sync went well ({book.at})")


def _unconfirmed(path: Path) -> Iterator[Checked]:
    """What a config.toml asks for and nobody here has confirmed; nothing where it is unread."""
    from reverie.awake.confirmations import may, wishes
    from reverie.config_file import prices_beside, settings_beside
    from reverie.domain.views.checked import Checked
    from reverie.errors import Refused

    step = "until you do, it does not happen; or take it out of config.toml"
    with suppress(OSError, Refused):
        settings = settings_beside(path)
        for wish in wishes(settings, prices_beside(path)):
            if not may(path.absolute().parent, wish):
                yield Checked(False, wish.unconfirmed, step)
        if settings.schedule.elsewhere != "none":
            yield Checked(True, f"nights elsewhere install {settings.schedule.install_from}")


def _unasked(path: Path) -> Iterator[Checked]:
    """Whether puzzles from elsewhere wait for a word."""
    from reverie.awake.puzzle_queue import PuzzleQueue, unasked_words
    from reverie.domain.views.checked import Checked
    from reverie.errors import ReverieError

    with suppress(OSError, ReverieError):
        listed = PuzzleQueue(path.absolute().parent).listed()
        if told := unasked_words([one for one in listed if not one.is_asked]):
            yield Checked(False, told, "read it first: `reverie puzzle show ID`, or let it fail")


def _calls(path: Path) -> Iterator[Checked]:
    """Whether more calls wait than one delivery takes."""
    from reverie.awake.inbox import LARGE_BYTES, InboxFile
    from reverie.domain.views.checked import Checked

    size = InboxFile(path, "").size()
    if size > LARGE_BYTES:
        what = f"{size / 1e6:.0f} MB of calls wait, more than one delivery takes"
        step = "each night takes in a part; if they are not yours, move state/stimuli.jsonl away"
        yield Checked(False, what, step)


def _left_aside(path: Path, agent: str) -> Iterator[Checked]:
    """What was set aside so that all else could be done; nothing where the mind cannot be read."""
    import sqlite3

    from reverie.aside_folder import listed
    from reverie.domain.views.checked import Checked
    from reverie.stores.sqlite.glance import glance

    step = "the next version tries it again; `reverie sleep aside` does at once, or drops it"
    with suppress(sqlite3.Error, OSError, ValueError, TypeError, LookupError):
        rows = glance(str(path), agent)["aside"]
        left = (one.words for one in listed(str(path.parent)))
        words = [*(rows if isinstance(rows, list) else ()), *left]
        yield from (Checked(False, f"set aside: {told}", step) for told in words)


def _notes(path: Path, agent: str) -> Iterator[Checked]:
    """Whether the agent notes things in passing; nothing where the mind cannot be read."""
    import sqlite3

    from reverie.config_file import settings_beside
    from reverie.domain.views.checked import Checked
    from reverie.errors import Refused
    from reverie.hosts.claude_code.notes_doctor import LAST_SESSIONS, notes_checkup
    from reverie.stores.sqlite.glance import noted_lately

    with suppress(sqlite3.Error, OSError, Refused):
        wanted = settings_beside(path).keep.notes_in_passing
        noted = noted_lately(str(path), agent, LAST_SESSIONS)
        yield from (Checked(*found) for found in notes_checkup(str(path.parent), noted, wanted))
