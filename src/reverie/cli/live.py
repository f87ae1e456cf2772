"""`reverie live`: let the agent live by itself."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import click

from reverie.cli._options import mind_options, opened

if TYPE_CHECKING:
    from collections.abc import Callable

    from reverie.live.event import Event
    from reverie.live.service import Service
    from reverie.mind import OpenMind


@click.command()
@click.option("--once", is_flag=True, help="Look once, sleep if it is time, and leave.")
@click.option("--full", is_flag=True, help="The first sleep of a day is a full night, not a nap.")
@click.option("--rules", is_flag=True, help="Let only the rules think, whoever is set to.")
@click.option("--log-json", "--json", "log_json", is_flag=True, help="Log a line of JSON an event.")
@mind_options
def command(
    once: bool, full: bool, rules: bool, log_json: bool, mind: str | None, agent: str
) -> None:
    """Let the agent fall asleep by itself, all day long.

    It looks every few seconds whether the agent is idle and tired, sleeps as `reverie night`
    does, and logs what it does. It stays in the foreground; Ctrl-C or SIGTERM end it at the last
    checkpoint.

    \b
    Example:
      reverie live
      reverie live --once
      reverie live --log-json
    """
    from reverie.live.loop import Live
    from reverie.live.scheduler import Scheduler

    with opened(mind, agent, rules=rules) as m:
        life = Live(Scheduler(m, tell=_log(log_json), full=full), services_of(m))
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: life.stop())
        life.run(once=once)


def services_of(mind: OpenMind) -> list[Service]:
    """What runs beside the agent."""
    return []


def _log(as_json: bool) -> Callable[[Event], None]:
    """Whoever prints events, each at once."""
    from reverie.live.event import json_line, words

    return lambda event: click.echo(json_line(event) if as_json else words(event))
