"""`reverie doctor`: check a mind and say what to do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from reverie.cli._options import json_option, mind_options, show_json
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

    from reverie.config_file import settings_problem
    from reverie.domain.views.checked import Checked
    from reverie.hosts.claude_code.doctor import checkup as look_at_the_project
    from reverie.scanners.detect_secrets import checkup as look_for_the_scanner
    from reverie.stores.sqlite.doctor import checkup

    path = Path(existing_mind(mind))
    waking = (Checked(*found) for found in look_at_the_project(str(path.parent)))
    findings = [*checkup(path, agent), *settings_problem(path), *waking, *_notes(path, agent)]
    findings += [*_meaning(path), *_reminding(path), look_for_the_scanner()]
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
