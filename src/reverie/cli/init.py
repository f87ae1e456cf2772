"""`reverie init`: make a mind for this project."""

from __future__ import annotations

import os

import click

from reverie.cli._options import json_option, show_json
from reverie.cli._place import FILE, FOLDER

CONFIG = """\
# Settings that differ from the defaults; the documentation lists them all.
# For example, to keep the last 200 nights undoable:
# undoable_nights = 200
"""


@click.command()
@click.argument("folder", default=".", type=click.Path(file_okay=False))
@click.option("--agent", default="main", show_default=True, metavar="NAME", help="Whose mind.")
@json_option
def command(folder: str, agent: str, as_json: bool) -> None:
    """Make a mind for this project.

    It lies in the .reverie folder of FOLDER. What is there already is kept.

    \b
    Example:
      reverie init
    """
    from reverie.wiring import open_mind

    home = os.path.join(folder, FOLDER)
    path = os.path.join(home, FILE)
    was_there = os.path.exists(path)
    open_mind(path, agent).close()
    made = [] if was_there else [path]
    for name, text in (("config.toml", CONFIG), (".gitignore", f"{FILE}*\nstate/\n")):
        file = os.path.join(home, name)
        if not os.path.exists(file):
            with open(file, "w", encoding="utf-8") as target:
                target.write(text)
            made.append(file)
    if as_json:
        show_json({"mind": path, "agent": agent, "made": made})
        return
    click.echo(f"{agent}'s mind is {'already ' if was_there else ''}at {path}")
    for file in made:
        click.echo(f"  made {file}")
    if not was_there:
        click.echo('Next: reverie record "what happened" --session today')
