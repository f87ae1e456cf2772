"""`reverie reconcile`: write a plan of what to do about the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from reverie.cli._options import json_option, show, show_json, stopped_clock
from reverie.cli._rules import (
    alone_option,
    as_told,
    from_option,
    home_beside,
    roots_argument,
    roots_given,
    scan_from,
)

if TYPE_CHECKING:
    from datetime import date

    from reverie.deep_sleep import Left
    from reverie.domain.values.conflict import Scan
    from reverie.rulebook.reader import Roots


@click.command()
@roots_argument
@from_option("What `reverie scan --json` found")
@click.option("--fork", "forks", is_flag=True, help="Also make a branch with moves and renames.")
@click.option("--to", "folder", metavar="FOLDER", help="Where the plan goes.")
@alone_option
@json_option
def command(
    roots: tuple[str, ...],
    source: str | None,
    forks: bool,
    folder: str | None,
    alone: bool,
    as_json: bool,
) -> None:
    """Write a plan of what to do about the rules.

    The plan goes to .reverie/sync/sleep-deep; where there is none it is printed. With --fork, what
    needs no decision goes into a second page, and files are moved and renamed on a branch
    deep-sleep/DATE in a worktree of its own, which nobody merges but you.

    \b
    Example:
      reverie reconcile
      reverie reconcile --fork
      reverie scan --json | reverie reconcile --from - --json
    """
    from reverie.deep_sleep import leave_plan
    from reverie.writing.conflict_plan import plan_page, scan_words

    where, day = roots_given(roots, alone=alone), _today()
    scan = scan_from(source) if source else _scanned(where)
    to = _folder(folder, where)
    left = leave_plan(to, scan, day, where, forks=forks) if to else None
    if as_json:
        show_json(_told(scan, left, day))
    elif left:
        show([scan_words(scan), *left.notes, f"wrote {left.plan}"])
    else:
        show([plan_page(scan, day)])


def _scanned(roots: Roots) -> Scan:
    from reverie.domain.intake.secrets import masked
    from reverie.engine.reconciling import scanned
    from reverie.rulebook.reader import read_rules
    from reverie.stages.reconcile import masked_scan

    return masked_scan(scanned(read_rules(roots)), masked)


def _today() -> date:
    from reverie.clocks import SystemClock

    return (stopped_clock() or SystemClock()).now().astimezone().date()


def _folder(given: str | None, roots: Roots) -> Path | None:
    """Where the plan goes: where it is said, else into the project's home, if that is ours."""
    from reverie.deep_sleep import FOLDER

    if given:
        return Path(given)
    home = home_beside(roots.project)
    if home is None:
        return None
    from reverie.awake.home_seal import refuse_stranger

    refuse_stranger(str(home))
    return home / FOLDER


def _told(scan: Scan, left: Left | None, day: date) -> dict[str, Any]:
    from reverie.deep_sleep import moves_in

    return {
        "date": day.isoformat(),
        "plan": str(left.plan) if left else None,
        "autoresolve": str(left.autoresolve) if left and left.autoresolve else None,
        "moves": [{"source": move.source, "to": move.to} for move in moves_in(scan)],
        "branch": left.forked.branch if left else "",
        "blocked_by": [one.spot.words() for one in left.forked.blocked_by] if left else [],
        "notes": list(left.notes) if left else [],
        "scan": as_told(scan),
    }
