"""The agents of a mind's file: one that is not there is refused, with those that are."""

from __future__ import annotations

import click

from reverie.stores.sqlite.glance import agents


class NoSuchAgent(click.ClickException):
    """An agent was named that has no mind here."""

    exit_code = 3


def refuse_unknown(path: str, agent: str, *, may_begin: bool = False) -> None:
    """Refuse an agent that is not in a file in which others are; one that begins is announced."""
    known = agents(path)
    if agent in known or not known:
        return
    told = f"there is no agent {agent!r} here; there are: {', '.join(known)}"
    if not may_begin:
        raise NoSuchAgent(f"{told}; give one with --agent, a new one begins with `reverie record`")
    click.echo(f"{agent!r} begins a mind of its own beside {', '.join(known)}", err=True)
