"""`reverie export`: a whole mind in one portable file."""

from __future__ import annotations

import os
from pathlib import Path

import click

from reverie.cli._options import json_option, mind_options, opened, show_json, told_progress


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--force", is_flag=True, help="Replace FILE if it is there.")
@click.option(
    "--secrets",
    type=click.Choice(["refuse", "mask", "keep"]),
    default="refuse",
    show_default=True,
    help="What to do with what looks like a secret.",
)
@mind_options
@json_option
def command(
    file: str, force: bool, secrets: str, mind: str | None, agent: str, as_json: bool
) -> None:
    """Write a whole mind into one portable file.

    FILE holds everything the agent has lived and learned. Each line is looked at for secrets
    first; one that holds any ends the export, unless you say otherwise.

    \b
    Example:
      reverie export ada.reverie.gz
      reverie export ada.reverie.gz --secrets mask
    """
    if os.path.exists(file) and not force:
        raise click.BadParameter(
            f"{file} is there already; choose another name or add --force", param_hint="FILE"
        )
    with opened(mind, agent) as m:
        lines = m.export(Path(file), told_progress(), secrets=secrets)
    size = os.path.getsize(file)
    if as_json:
        show_json({"file": file, "lines": lines, "bytes": size})
    else:
        click.echo(f"exported {agent} to {file} ({lines:,} lines, {size:,} bytes)")
        click.echo(f"read it elsewhere: `reverie import {file}`")
