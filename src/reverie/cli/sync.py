"""`reverie sync`: let a mind travel between machines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json

if TYPE_CHECKING:
    from reverie.mind import OpenMind
    from reverie.sync_round import Synced, SyncStatus

NOWHERE = "nothing travels: name a way with `reverie config set backend folder|git|s3`"


@click.group()
def command() -> None:
    """Let a mind travel between machines.

    Dormant until a way is set: another folder, a git remote, or a bucket that speaks S3.

    \b
    Example:
      reverie sync status
      reverie sync push
      reverie sync pull
    """


@command.command()
@mind_options
@json_option
def push(mind: str | None, agent: str, as_json: bool) -> None:
    """Give the other side what is new here, and take what is new there.

    \b
    Example:
      reverie sync push
    """
    with opened(mind, agent) as m:
        _show(m.sync(), as_json=as_json)


@command.command()
@mind_options
@json_option
def pull(mind: str | None, agent: str, as_json: bool) -> None:
    """Take what is new on the other side, and give it nothing.

    \b
    Example:
      reverie sync pull
    """
    with opened(mind, agent) as m:
        _show(m.sync(gives=False), as_json=as_json)


@command.command()
@mind_options
def join(mind: str | None, agent: str) -> None:
    """Let the mind here and another that stands on the other side become one.

    What was done here is told behind what stands there, so that names of memories here may move.
    Afterwards both are one mind on every machine that syncs with that place; nothing parts them
    again but a copy, such as `reverie export` makes. Asks first.

    \b
    Example:
      reverie sync join
    """
    from reverie.cli._person import only_a_person

    only_a_person("let two minds become one")
    with opened(mind, agent) as m:
        if (found := m.sync_status()) is None:
            show([NOWHERE])
            return
        show(_before_joining(m, found))
        click.confirm("Let both become one mind?", abort=True)
        _show(m.sync(joins=True), as_json=False)


@command.command()
@click.option("--folder", metavar="PLACE", help="From a folder alone, with no mind here.")
@click.option("--git", metavar="ADDRESS", help="From a git remote alone, with no mind here.")
@click.option("--bucket", metavar="NAME", help="From a bucket alone, with no mind here.")
@click.option("--branch", metavar="WORD", default="reverie", show_default=True, help="There.")
@click.option("--ssh-key", metavar="FILE", default="", help="The deploy key, for --git.")
@click.option("--token-variable", metavar="NAME", default="", help="What holds a token, for --git.")
@click.option("--full", is_flag=True, help="A full night; a nap otherwise.")
@mind_options
@json_option
def night(
    folder: str | None,
    git: str | None,
    bucket: str | None,
    branch: str,
    ssh_key: str,
    token_variable: str,
    full: bool,
    mind: str | None,
    agent: str,
    as_json: bool,
) -> None:
    """Take what is new on the other side, sleep, and give it back.

    With --folder, --git or --bucket nothing needs to be here: the mind is made from the journal
    there, for this one night. The key of the person must be in $REVERIE_PERSON_KEY or in its file.

    \b
    Example:
      reverie sync night --full
      reverie sync night --git git@example.org:me/mind.git --ssh-key ~/.ssh/mind
    """
    from reverie.cli._options import stopped_clock

    named = [(kind, place) for kind, place in (("folder", folder), ("git", git)) if place]
    if len(named) + bool(bucket) > 1:
        raise click.UsageError("a night sleeps on one mind; name one place")
    if not named and not bucket:
        with opened(mind, agent) as m:
            if m.sync(gives=False) is None:
                return
            m.night("night" if full else "nap")
            _show(m.sync(), as_json=as_json)
        return
    from reverie.remote_night import sleep_elsewhere
    from reverie.settings import Settings

    way = {"backend": named[0][0], "remote": named[0][1]} if named else {"backend": "s3"}
    settings = Settings.of(
        **way, bucket=bucket or "", branch=branch, ssh_key=ssh_key, token_variable=token_variable
    )
    morning, synced = sleep_elsewhere(settings, agent, full=full, clock=stopped_clock())
    if not as_json:
        click.echo(f"night {morning.plan.night} {morning.outcome}")
    _show(synced, as_json=as_json)


@command.command()
@mind_options
@json_option
def status(mind: str | None, agent: str, as_json: bool) -> None:
    """Show where a mind travels and what waits to; nobody is asked.

    \b
    Example:
      reverie sync status
    """
    with opened(mind, agent) as m:
        found = m.sync_status()
    if as_json:
        show_json(found)
    else:
        show(_lines(found) if found else [NOWHERE])


def _show(synced: Synced | None, *, as_json: bool) -> None:
    """Tell what a round came to; where no way is set, nothing."""
    if as_json:
        show_json(synced)
    elif synced:
        show(_told(synced))
    if synced and synced.exchanged.held_back:
        raise click.exceptions.Exit(2)


def _told(synced: Synced) -> Iterator[str]:
    from reverie.domain.intake.text import counted

    came = synced.exchanged
    yield f"{synced.where}: {counted(len(came.brought), 'file')} came, {len(came.given)} went"
    if synced.is_mind_new:
        yield "the mind holds what other machines did"
    yield from (f"  {note}" for note in came.notes)
    for place in came.held_back:
        yield f"  held back: {place}, looks like a secret; take it out and push again"


def _before_joining(m: OpenMind, found: SyncStatus) -> Iterator[str]:
    from reverie.domain.intake.text import counted

    count = sum(1 for _ in m.memories())
    held = counted(count, "memory") if count == 1 else f"{count:,} memories"
    yield f"{found.where} may hold another mind. Once joined:"
    yield f"  the {held} here, and what was done here, are told behind what stands there"
    yield "  the rules of both hold on every machine that syncs with it; names here may move"
    yield "  nothing parts them again: if in doubt, first keep a copy with `reverie export FILE`"


def _lines(found: SyncStatus) -> Iterator[str]:
    mind = f" of mind {found.mind[:8]}" if found.mind else ""
    yield f"{found.where}  (this machine is {found.machine}, {found.segments} segments{mind})"
    if found.trouble:
        yield f"  the last sync went wrong: {found.trouble}"
    yield f"  last agreed: {found.last or 'never'}"
    yield f"  waits to go: {', '.join(found.waiting) or 'nothing'}"
