"""`reverie trust`: say that a .reverie folder that came from elsewhere is yours."""

from __future__ import annotations

import os

import click

from reverie.cli._home import now
from reverie.cli._options import json_option, show_json
from reverie.cli._place import FOLDER


@click.command()
@click.argument("folder", default=".", type=click.Path(exists=True, file_okay=False))
@click.option("--bring-back", metavar="NAME", help="A set-aside folder to put in place again.")
@click.option(
    "--copy",
    metavar="NAME",
    help="A copy of the mind to put in place, left by a sleep; `newest` for the last one.",
)
@click.option("-y", "--yes", is_flag=True, help="Do not ask.")
@json_option
def command(
    folder: str, bring_back: str | None, copy: str | None, yes: bool, as_json: bool
) -> None:
    """Say that a .reverie folder from elsewhere is yours.

    For the project in FOLDER, if you copied it, restored it or moved it from another disk, and for
    a mind of an older Reverie. A folder you have not made holds the memories of whoever made it.
    Also confirms where memory.yml leads, if it is a link. With --copy the mind is set aside, a copy
    takes its place, and what was said since is read again.

    \b
    Example:
      reverie trust
      reverie trust --copy newest
      reverie trust --bring-back set-aside-20260105T061500Z
    """
    from reverie.awake import home_seal, set_aside
    from reverie.cli._steps import shown

    home = os.path.join(os.path.abspath(folder), FOLDER)
    _refuse_what_cannot_be(home, bring_back)
    if copy is not None:
        _put_back(home, copy, yes=yes, as_json=as_json)
        return
    if not yes:
        click.confirm(f"Take {shown(home)}, its mind and all it remembers, as yours?", abort=True)
    stamp = _stamp()
    aside = set_aside.bring_back(home, bring_back, stamp) if bring_back else None
    _refuse_others_files(home)
    home_seal.seal(home)
    link = home_seal.confirm_link(home)
    home_seal.keep_private(home)
    if as_json:
        show_json({"home": home, "set_aside": aside, "link": link})
        return
    click.echo(f"{shown(home)} is yours from now on")
    if link:
        click.echo(f"memory.yml is a link, and may lead to {shown(link)}")
    if aside:
        click.echo(f"what was there is in {shown(home, aside)}")


def _put_back(home: str, copy: str, *, yes: bool, as_json: bool) -> None:
    """Let a copy of the mind take its place, and what it lacks be read again."""
    from pathlib import Path

    from reverie.awake.home import FIRST_AGENT, ownership
    from reverie.awake.home_seal import refuse_stranger, wear_again
    from reverie.brought_mind import restore
    from reverie.cli._place import FILE, NoMindHere
    from reverie.stores.sqlite import mind_copies
    from reverie.wiring import open_mind

    refuse_stranger(home)
    file = Path(home, FILE)
    names = mind_copies.names(file) or (wear_again(home) and mind_copies.names(file)) or []
    name = names[0] if names and copy == "newest" else copy
    if name not in names:
        there = ", ".join(names) or "none"
        raise NoMindHere(f"there is no copy {copy} of this mind; there are: {there}")
    if not yes:
        click.confirm(f"Put the copy of {name} in the place of the mind?", abort=True)
    agent = ownership(home).get("agent") or FIRST_AGENT
    restore(file, agent, name)
    open_mind(file, agent).close()  # which tells the files beside it
    if as_json:
        show_json({"home": home, "copy": name})
        return
    click.echo(f"the copy of {name} is the mind now; the next night reads what was said since")


def _refuse_what_cannot_be(home: str, bring_back: str | None) -> None:
    from reverie.awake.set_aside import ASIDE
    from reverie.cli._person import only_a_person
    from reverie.cli._place import NoMindHere

    only_a_person("trust a folder")
    if not os.path.isdir(home):
        raise NoMindHere(f"there is no {home}; make one with `reverie init`")
    if bring_back is not None:
        is_name = bring_back.startswith(ASIDE) and os.path.basename(bring_back) == bring_back
        if not is_name or not os.path.isdir(os.path.join(home, bring_back)):
            raise NoMindHere(f"{home} holds no folder {bring_back}; give one of {ASIDE}…")


def _refuse_others_files(home: str) -> None:
    """Refuse a home with links in it, or in which git brings what others commit."""
    from reverie.awake.set_aside import OF_THE_MIND, strays, tracked
    from reverie.errors import PathRefused

    if odd := next(strays(home), None):
        raise PathRefused(f"{home}/{odd} is a link, or no regular file; look at it and move it")
    if theirs := next((path for path in tracked(home) if path.startswith(OF_THE_MIND)), None):
        raise PathRefused(
            f"git tracks {home}/{theirs}, so whoever commits could change it; take it out with "
            "`git rm --cached`, or let `reverie init` set it aside"
        )


def _stamp() -> str:
    import time

    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(now()))
