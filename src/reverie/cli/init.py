"""`reverie init`: make a mind for this project, and let Claude Code feed it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from reverie.cli._options import json_option, show, show_json
from reverie.cli._place import FILE, FOLDER

if TYPE_CHECKING:
    from reverie.hosts.install_steps import Stopped
    from reverie.ports.host import Step

CONFIG = """\
# Settings that differ from the defaults; the documentation lists them all.
# For example, to keep the last 200 nights undoable:
# [journal]
# undoable_nights = 200

# Files of the project that the REM-sleep sub-agent may add to:
# [project]
# files = ["CHANGELOG.md"]
"""
IGNORED = (f"{FILE}*", "memory.yml.tonight", "state/", "dreams/", "set-aside-*/")
BESIDE = {"config.toml": CONFIG, ".gitignore": "".join(f"{name}\n" for name in IGNORED)}
"""What lies beside a mind from its first day."""


@click.command()
@click.argument("folder", default=".", type=click.Path(file_okay=False))
@click.option("--dry-run", is_flag=True, help="Only show what would be written.")
@click.option("--shared", is_flag=True, help="Register the hooks for all who share the project.")
@click.option("--no-claude", is_flag=True, help="Make only the mind; leave .claude alone.")
@click.option(
    "--read/--no-read",
    default=None,
    help="Read CLAUDE.md and the client's notes as first memories.",
)
@click.option("--agent", default="main", show_default=True, metavar="NAME", help="Whose mind.")
@json_option
def command(
    folder: str,
    dry_run: bool,
    shared: bool,
    no_claude: bool,
    read: bool | None,
    agent: str,
    as_json: bool,
) -> None:
    """Make a mind for this project.

    It lies in the .reverie folder of FOLDER. The hooks of Claude Code are registered in
    .claude/settings.local.json, and a sub-agent, a rule file and a skill are put beside it.
    What is there already is kept; `reverie uninstall` takes back what was made.

    \b
    Example:
      reverie init
      reverie init --dry-run
      reverie init --shared
    """
    from reverie.cli._steps import done_before, fail, step_lines, steps_plain

    say = _unheard if as_json else show
    gone, aside = _set_aside(folder, dry_run=dry_run)
    say(_aside_lines(folder, gone, aside))
    made = _mind(folder, agent, gone, dry_run=dry_run)
    steps, stopped = ([], None) if no_claude else _connect(folder, shared=shared, dry_run=dry_run)
    done = done_before(steps, stopped)
    say(_mind_lines(folder, agent, made, dry_run=dry_run))
    say(step_lines(folder, done, dry_run=dry_run))
    if stopped:
        fail(folder, stopped, "reverie init")
    if not dry_run and _mind_path(folder) in made:
        say(_remembered(folder, agent, ask=not as_json))
    may_ask = not (as_json or dry_run) and _mind_path(folder) in made
    is_read = (may_ask and _asked_to_read(folder)) if read is None else read
    taken = _first_memories(folder, agent, dry_run=dry_run) if is_read else None
    say(_reading_lines(taken, dry_run=dry_run) if taken is not None else ())
    if not dry_run:
        say(_next_lines(folder, made, done, no_claude=no_claude))
    if as_json:
        plain = steps_plain(folder, done)
        told = {"mind": _mind_path(folder), "agent": agent, "dry_run": dry_run, "read": taken}
        show_json({**told, "set_aside": gone, **plain, "made": [*made, *plain["made"]]})


def _set_aside(folder: str, *, dry_run: bool) -> tuple[list[str], str]:
    """Move away what a clone has brought, and know what a copy of ours has; what, and where to."""
    from reverie.awake import home_seal, set_aside
    from reverie.cli._home import now
    from reverie.errors import Refused

    home = os.path.join(os.path.abspath(folder), FOLDER)
    if FOLDER in home.split(os.sep)[:-1]:
        raise Refused(f"{home} would lie in another {FOLDER} folder; choose another place")
    gone = set_aside.unwanted(home)
    if dry_run:
        return gone, ""
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(now()))
    aside = set_aside.move_aside(home, gone, stamp) if gone else ""
    if not home_seal.is_ours(home) and home_seal.is_copy(home):
        home_seal.seal(home)
    return gone, aside


def _mind(folder: str, agent: str, gone: list[str], *, dry_run: bool) -> list[str]:
    """Make the mind and what lies beside it; returns what was not there, or is gone."""
    from reverie.files import write_new
    from reverie.wiring import open_mind

    path, home = _mind_path(folder), os.path.join(folder, FOLDER)
    missing = [name for name in (FILE, *BESIDE) if name in gone or not _is_there(home, name)]
    if not dry_run:
        open_mind(path, agent).close()
        for name in missing:
            if name in BESIDE and not _is_there(home, name):
                write_new(os.path.join(home, name), BESIDE[name], 0o644)
        _owned(home, agent)
    return [os.path.join(home, name) for name in missing]


def _is_there(home: str, name: str) -> bool:
    return os.path.exists(os.path.join(home, name))


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
    """Connect the project with Claude Code; returns the steps, and the one that failed."""
    from pathlib import Path

    from reverie.awake.ledger import stamp
    from reverie.awake.repay import write_numbers
    from reverie.cli._home import now
    from reverie.config_file import settings_beside
    from reverie.hosts.claude_code.install_plan import plan_install
    from reverie.hosts.install_steps import alone_in, carry_out

    settings = settings_beside(Path(_mind_path(folder)))
    parts = settings.file.briefing_parts
    if dry_run:
        return plan_install(folder, shared=shared, at=stamp(now()), parts=parts), None
    with alone_in(os.path.join(folder, FOLDER)):
        write_numbers(os.path.join(folder, FOLDER), settings)
        steps = plan_install(
            folder, shared=shared, at=stamp(now()), parts=settings.file.briefing_parts
        )
        return steps, carry_out(folder, steps)


def _first_memories(folder: str, agent: str, *, dry_run: bool) -> list[dict[str, object]]:
    """Remember what the files say that are there already; a memory the mind has is passed over."""
    from pathlib import Path

    from reverie.cli._options import stopped_clock
    from reverie.errors import ChangeRefused, TextRefused
    from reverie.hosts.claude_code.notes_import import readings
    from reverie.wiring import open_mind

    found = readings(Path(folder))
    taken = {reading.path: 0 for reading in found}
    if not dry_run:
        with open_mind(_mind_path(folder), agent, clock=stopped_clock()) as mind:
            for reading in found:
                for words in reading.statements:
                    with suppress(ChangeRefused, TextRefused):
                        mind.remember(words, by=reading.by)
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

    with open_mind(_mind_path(folder), agent, clock=stopped_clock()) as mind:
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


def _mind_path(folder: str) -> str:
    return os.path.join(folder, FOLDER, FILE)


def _aside_lines(folder: str, gone: list[str], aside: str) -> Iterator[str]:
    from reverie.cli._steps import shown

    if gone:
        yield "a clone or a copy has brought what was not made here:"
        verb = "set aside" if aside else "would set aside"
        yield from (f"  {verb} {shown(folder, FOLDER, path)}" for path in gone)
    if aside:
        yield f"  it is in {shown(folder, FOLDER, aside)}; if it is yours,"
        yield f"  `reverie trust --bring-back {aside}` puts it back"


def _mind_lines(folder: str, agent: str, made: list[str], *, dry_run: bool) -> Iterator[str]:
    from reverie.cli._steps import shown

    path = _mind_path(folder)
    verb = "would be" if dry_run else "is"
    yield f"{agent}'s mind {'is already' if path not in made else verb} at {shown(path)}"
    yield from (f"  {'would make' if dry_run else 'made'} {shown(file)}" for file in made)


def _reading_lines(taken: list[dict[str, object]], *, dry_run: bool) -> Iterator[str]:
    from reverie.cli._steps import shown

    if not taken:
        yield "there is no CLAUDE.md and no note of the client to read"
    for one in taken:
        count = "" if dry_run else f"took in {one['taken']} of "
        verb = "would read " if dry_run else ""
        yield f"  {verb}{count}{one['statements']} statements of {shown(str(one['path']))}"


def _next_lines(
    folder: str, made: list[str], steps: list[Step], *, no_claude: bool
) -> Iterator[str]:
    """What a person can do now; nothing when nothing has changed."""
    from shutil import which

    from reverie.cli._steps import shown, told
    from reverie.hosts.claude_code.install_plan import SHARED

    if no_claude:
        if _mind_path(folder) in made:
            yield 'Next: reverie record "what happened" --session today'
        return
    changed = {step.path for step in told(steps)}
    if not changed:
        return
    yield "Next:"
    for step in steps:
        if step.act == "left" and step.text:
            yield f"  merge this into {shown(folder, step.path)}; until then no hook is called:"
            yield step.text
    if SHARED in changed:
        yield "  commit .claude and .reverie; teammates need `reverie` on their PATH"
    if not which("reverie"):
        yield "  put `reverie` on your PATH: the sub-agent and the skill call it by its name"
    if not which("claude"):
        yield "  install Claude Code, which was not found on your PATH"
    yield "  start a session of Claude Code here: from now on its hooks feed this mind"
    yield "  see that all is well: reverie doctor"


def _unheard(_: Iterable[str]) -> None:
    """Programs get one JSON value, and nothing besides."""
