"""`reverie init`: make a mind for this project, and let Claude Code feed it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from reverie.cli._options import json_option, show, show_json
from reverie.cli._place import FILE, FOLDER, mind_path

if TYPE_CHECKING:
    from reverie.hosts.install_steps import Stopped
    from reverie.ports.host import Step


@click.command()
@click.argument(
    "folder",
    default=".",
    type=click.Path(file_okay=False),
    callback=lambda context, _, folder: _there(context, folder),
)
@click.option(
    "--make",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=lambda context, _, wanted: context.meta.update(make=wanted),
    help="Make FOLDER if it is not there.",
)
@click.option("--dry-run", is_flag=True, help="Only show what would be written.")
@click.option("--shared", is_flag=True, help="Hooks and files for all; git may have them.")
@click.option("--no-claude", is_flag=True, help="Make only the mind; leave .claude alone.")
@click.option(
    "--read/--no-read",
    default=None,
    help="Read CLAUDE.md and the client's notes as first memories.",
)
@click.option("--agent", default="main", show_default=True, metavar="NAME", help="Whose mind.")
@click.option(
    "--with-sleep-sync",
    is_flag=True,
    callback=lambda _, __, wanted: _refuse_unasked(wanted),
    help="Go on with `reverie setup`, at a terminal.",
)
@click.option(
    "--plugin-dir",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=lambda context, _, asked: _show_plugin(context) if asked else None,
    help="Only print where the plugin for all projects lies.",
)
@json_option
def command(
    folder: str,
    dry_run: bool,
    shared: bool,
    no_claude: bool,
    read: bool | None,
    agent: str,
    with_sleep_sync: bool,
    as_json: bool,
) -> None:
    """Make a mind for this project.

    It lies in the .reverie folder of FOLDER. Hooks of Claude Code are registered in
    .claude/settings.local.json, beside a sub-agent, a rule file and skills. What is there
    already is kept; `reverie uninstall` takes back what was made.

    \b
    Example:
      reverie init
      reverie init --shared
    """
    from reverie.cli._init_lines import aside_lines, mind_lines, next_lines, reading_lines
    from reverie.cli._steps import fail, step_lines, steps_plain

    say = _unheard if as_json else show
    gone, aside = _set_aside(folder, dry_run=dry_run)
    say(aside_lines(folder, gone, aside))
    made = _mind(folder, agent, gone, shared=shared, dry_run=dry_run)
    done, stopped = ([], None) if no_claude else _connect(folder, shared=shared, dry_run=dry_run)
    say(mind_lines(folder, agent, made, dry_run=dry_run))
    say(step_lines(folder, done, dry_run=dry_run))
    if stopped:
        fail(folder, stopped, "reverie init")
    is_first = not dry_run and mind_path(folder) in made
    if is_first:
        say(_remembered(folder, agent, ask=not as_json))
    is_read = (is_first and not as_json and _asked_to_read(folder)) if read is None else read
    taken = _first_memories(folder, agent, dry_run=dry_run) if is_read else None
    say(reading_lines(taken, dry_run=dry_run) if taken is not None else ())
    say(() if dry_run else next_lines(folder, made, done, no_claude=no_claude))
    if as_json:
        told = {"mind": mind_path(folder), "agent": agent, "dry_run": dry_run, "read": taken}
        show_json({**told, "set_aside": gone, **steps_plain(folder, done, made)})
    elif with_sleep_sync and not dry_run:
        _set_up(folder)


def _refuse_unasked(wanted: bool) -> bool:
    """Refuse to go on with questions where nobody can answer them, before anything is made."""
    from reverie.cli._person import may_be_asked

    if wanted and not may_be_asked():
        raise click.UsageError("--with-sleep-sync asks, and nobody is at a terminal; leave it out")
    return wanted


def _set_up(folder: str) -> None:
    from reverie.cli._arrangement import UNANSWERED, arrange
    from reverie.cli._arrangement_words import arranged_lines

    show(arranged_lines(arrange(os.path.join(folder, FOLDER), UNANSWERED)))


def _there(context: click.Context, folder: str) -> str:
    """A folder that is there, or shall be made."""
    if not (os.path.isdir(folder) or context.meta["make"]):
        what = f"there is no folder {folder}; check its name, or make it with --make"
        raise click.BadParameter(what, param_hint="FOLDER")
    return folder


def _show_plugin(context: click.Context) -> None:
    """Print the folder that `claude --plugin-dir` takes, and do nothing else."""
    from reverie.hosts.claude_code.plugin_files import FOLDER as PLUGIN

    click.echo(PLUGIN)
    context.exit()


def _set_aside(folder: str, *, dry_run: bool) -> tuple[list[str], str]:
    """Move away what a clone has brought, and know what a copy of ours has; what, and where to."""
    from reverie.awake import home_seal, set_aside
    from reverie.cli._home import now
    from reverie.errors import Refused

    home = os.path.join(os.path.abspath(folder), FOLDER)
    if FOLDER in home.split(os.sep)[:-1]:
        raise Refused(f"{home} would lie in another {FOLDER} folder; choose another place")
    if not dry_run and os.path.isdir(home):
        home_seal.mend(home)
    gone = set_aside.unwanted(home)
    if dry_run:
        return gone, ""
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(now()))
    aside = set_aside.move_aside(home, gone, stamp) if gone else ""
    if not home_seal.is_ours(home) and home_seal.is_copy(home):
        home_seal.seal(home)
    return gone, aside


def _mind(folder: str, agent: str, gone: list[str], *, shared: bool, dry_run: bool) -> list[str]:
    """Make the mind and what lies beside it; returns what was not there, or is gone."""
    from reverie.cli._beside import BESIDE, put_beside
    from reverie.wiring import open_mind

    path, home = mind_path(folder), os.path.join(folder, FOLDER)
    missing = [
        name
        for name in (FILE, *BESIDE)
        if name in gone or not os.path.exists(os.path.join(home, name))
    ]
    if not dry_run:
        open_mind(path, agent).close()
        put_beside(home, shared=shared)
        _owned(home, agent)
        _anchored(home)
    return [os.path.join(home, name) for name in missing]


def _anchored(home: str) -> None:
    """Let deep sleep be counted from today on, unless an earlier day is written down."""
    from datetime import UTC, datetime

    from reverie.awake.anchor import drop_anchor
    from reverie.cli._home import now

    drop_anchor(home, datetime.fromtimestamp(now(), UTC))


def _owned(home: str, agent: str) -> None:
    """Let the ledger and the memory file belong to an agent; sessions count from now on."""
    from reverie.awake.ledger import stamp
    from reverie.awake.owner import make_owner
    from reverie.cli._home import now

    owner = make_owner(home, agent, stamp(now()))
    if owner != agent:
        click.echo(
            f"the ledger, memory.yml and the briefing here stay {owner}'s; "
            f"{agent} has a mind of its own beside them",
            err=True,
        )


def _connect(folder: str, *, shared: bool, dry_run: bool) -> tuple[list[Step], Stopped | None]:
    """Connect the project with Claude Code; returns the steps done, and the one that failed."""
    from pathlib import Path

    from reverie.awake.ledger import stamp
    from reverie.awake.repay import write_numbers
    from reverie.cli._home import now
    from reverie.cli._steps import done_before
    from reverie.config_file import settings_beside
    from reverie.hosts.claude_code.install_plan import plan_install
    from reverie.hosts.install_steps import alone_in, carry_out

    settings = settings_beside(Path(mind_path(folder)))
    at = stamp(now())
    if dry_run:
        return plan_install(folder, shared=shared, at=at, settings=settings), None
    with alone_in(os.path.join(folder, FOLDER)):
        write_numbers(os.path.join(folder, FOLDER), settings)
        steps = plan_install(folder, shared=shared, at=at, settings=settings)
        stopped = carry_out(folder, steps)
        return done_before(steps, stopped), stopped


def _first_memories(folder: str, agent: str, *, dry_run: bool) -> list[dict[str, object]]:
    """Remember what the files say that are there already; a memory the mind has is passed over."""
    from pathlib import Path

    from reverie.cli._options import stopped_clock
    from reverie.errors import ChangeRefused, TextRefused
    from reverie.hosts.claude_code.notes_import import readings, rule_in
    from reverie.wiring import open_mind

    found = readings(Path(folder))
    taken = {reading.path: 0 for reading in found}
    if not dry_run:
        with open_mind(mind_path(folder), agent, clock=stopped_clock()) as mind:
            for reading in found:
                for words in reading.statements:
                    with suppress(ChangeRefused, TextRefused):
                        mind.remember(words, kind=rule_in(words, reading.by), by=reading.by)
                        taken[reading.path] += 1
    return [
        {"path": str(one.path), "statements": len(one.statements), "taken": taken[one.path]}
        for one in found
    ]


def _remembered(folder: str, agent: str, *, ask: bool) -> list[str]:
    """Take in what the repository's own memory file says, if it has one."""
    from reverie.cli._options import stopped_clock
    from reverie.cli._repository import take_along
    from reverie.wiring import open_mind

    with open_mind(mind_path(folder), agent, clock=stopped_clock()) as mind:
        return list(take_along(mind, ask=ask))


def _asked_to_read(folder: str) -> bool:
    """Whether the person at the terminal, if there is one, wants the files to be read."""
    from pathlib import Path

    from reverie.cli._steps import shown
    from reverie.hosts.claude_code.notes_import import readings

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    found = readings(Path(folder))
    for reading in found:
        click.echo(f"  {shown(str(reading.path))} states {len(reading.statements)} things")
    return bool(found) and click.confirm("Take these in as first memories?", default=False)


def _unheard(_: Iterable[str]) -> None:
    """Programs get one JSON value, and nothing besides."""
