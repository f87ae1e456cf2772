"""`reverie import`: make a mind from an exported file."""

from __future__ import annotations

import os
from pathlib import Path

import click

from reverie.cli._options import json_option, mind_options, show_json, told_progress
from reverie.cli._place import FILE, FOLDER, NoMindHere, find_mind


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@mind_options
@json_option
def command(file: str, mind: str | None, agent: str, as_json: bool) -> None:
    """Make a mind from an exported file.

    FILE is read into an agent that has no life yet, whole or not at all.

    \b
    Example:
      reverie import ada.reverie.gz --agent ada
    """
    from reverie.stores.sqlite.file import discard
    from reverie.wiring import open_mind

    try:
        path = find_mind(mind)
    except NoMindHere:
        path = os.path.join(FOLDER, FILE)
    is_new = not os.path.lexists(path)
    try:
        with open_mind(path, agent) as m:
            lines = m.import_from(Path(file), told_progress())
    except BaseException:
        if is_new:
            discard(Path(path))
        raise
    if as_json:
        show_json({"mind": path, "agent": agent, "lines": lines})
    else:
        click.echo(f"imported {file} into {agent}'s mind at {path} ({lines:,} lines)")
