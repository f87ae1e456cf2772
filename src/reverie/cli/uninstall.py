"""`reverie uninstall`: take back what `reverie init` made."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

import click

from reverie.cli._options import json_option, show, show_json
from reverie.cli._place import FILE, FOLDER

if TYPE_CHECKING:
    from reverie.hosts.install_steps import Stopped
    from reverie.ports.host import Step


@click.command()
@click.argument("folder", default=".", type=click.Path(exists=True, file_okay=False))
@click.option("--dry-run", is_flag=True, help="Only show what would be removed.")
@click.option("--forget-everything", is_flag=True, help="Remove the mind too, for good.")
@click.option("-y", "--yes", is_flag=True, help="Do not ask.")
@json_option
def command(folder: str, dry_run: bool, forget_everything: bool, yes: bool, as_json: bool) -> None:
    """Take back what `reverie init` made.

    Takes our hooks out of the settings of Claude Code and removes the files that were put
    beside them, with the timers and workflows of `reverie setup`; what you have edited since is
    left. The mind in the .reverie folder of FOLDER is kept, unless you want everything to be
    forgotten.

    \b
    Example:
      reverie uninstall
      reverie uninstall --forget-everything
    """
    from reverie.cli._steps import done_before, fail, step_lines, steps_plain

    left = list(_left_lines(folder))
    forgets = forget_everything and os.path.lexists(os.path.join(folder, FOLDER))
    if forgets and not (dry_run or yes):
        _ask(folder, as_json=as_json)
    steps, stopped = _taken_back(folder, dry_run=dry_run, forgets=forgets)
    done = done_before(steps, stopped)
    if as_json:
        forgot = forgets and not (dry_run or stopped)
        show_json({"dry_run": dry_run, "forgotten": forgot, **steps_plain(folder, done)})
    else:
        show(step_lines(folder, done, dry_run=dry_run))
        if not stopped:
            show([*_last_lines(folder, steps, dry_run=dry_run, forgets=forgets), *left])
    if stopped:
        fail(folder, stopped, "reverie uninstall")


def _ask(folder: str, *, as_json: bool) -> None:
    from reverie.cli._steps import shown

    if as_json:
        raise click.UsageError("with --json nothing is asked: add --yes or --dry-run")
    home = shown(folder, FOLDER)
    click.confirm(f"Forget everything in {home}, memories and journal, for good?", abort=True)


def _taken_back(folder: str, *, dry_run: bool, forgets: bool) -> tuple[list[Step], Stopped | None]:
    """Disconnect the project from Claude Code, then forget; returns what was done, and what not."""
    from reverie.cli._schedule_files import steps_back, write
    from reverie.hosts.claude_code.uninstall_plan import plan_uninstall
    from reverie.hosts.install_steps import alone_in, carry_out

    home = os.path.join(folder, FOLDER)
    if dry_run:
        return [*steps_back(home), *plan_uninstall(folder)], None
    with alone_in(home if os.path.isdir(home) else folder), _awake(home, forgets=forgets):
        schedules = steps_back(home)
        write(home, schedules)
        steps = plan_uninstall(folder)
        stopped = carry_out(folder, steps)
        if forgets and not stopped:
            _forget(home)
    return [*schedules, *steps], stopped


@contextmanager
def _awake(home: str, *, forgets: bool) -> Iterator[None]:
    """Nobody sleeps on the mind, and nobody falls asleep, while it is being forgotten."""
    from pathlib import Path

    from reverie.awake.home_seal import is_ours
    from reverie.errors import Asleep
    from reverie.stores.sqlite.locks import HeldElsewhere, held, lock_folder

    is_known = forgets and is_ours(home)  # nobody sleeps in a home that came from elsewhere
    locks = lock_folder(Path(home) / FILE).glob("night-*") if is_known else []
    with ExitStack() as stack:
        try:
            for file in sorted(locks):
                stack.enter_context(held(file, "forgetting everything"))
        except HeldElsewhere as other:
            raise Asleep(f"a night runs since {other}; wait until it is over") from None
        yield


def _forget(home: str) -> None:
    import shutil

    from reverie.awake.home_seal import forget
    from reverie.cli._steps import shown
    from reverie.errors import CannotWrite

    try:
        forget(home)
        shutil.rmtree(home)
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotWrite(f"{shown(home)} was not removed ({why}); remove it yourself") from None


def _last_lines(folder: str, steps: list[Step], *, dry_run: bool, forgets: bool) -> Iterator[str]:
    from reverie.cli._steps import shown, told

    home = os.path.join(folder, FOLDER)
    if not told(steps):
        yield f"nothing in {shown(folder)} is connected with Claude Code"
    if forgets:
        yield f"{'would forget' if dry_run else 'forgot'} everything in {shown(home)}"
    elif os.path.exists(os.path.join(home, FILE)):
        yield f"the mind in {shown(home)} is kept; `reverie init` connects it again"


def _left_lines(folder: str) -> Iterator[str]:
    """What `reverie setup` has arranged outside of the project, which stays."""
    from pathlib import Path

    from reverie.awake.home_seal import is_ours
    from reverie.config_file import settings_beside
    from reverie.errors import Refused

    home = os.path.join(folder, FOLDER)
    if not (os.path.isdir(home) and is_ours(home)):
        return
    try:
        sync = settings_beside(Path(home) / FILE).sync
    except Refused:
        return
    if sync.ssh_key and os.path.exists(sync.ssh_key):
        yield f"the key {sync.ssh_key} is kept; remove it here and at {sync.remote} if you are done"
    if sync.backend != "none":
        yield f"what was synced to {sync.remote or 'the bucket'} stays there"
