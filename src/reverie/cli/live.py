"""`reverie live`: let the agent live by itself."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import click

from reverie.cli._call import WakeUpCall
from reverie.cli._options import mind_options, opened, show_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from reverie.live.event import Event
    from reverie.live.scheduler import Scheduler
    from reverie.live.service import Service
    from reverie.mind import OpenMind


@click.command()
@click.option("--once", is_flag=True, help="Look once, sleep if it is time, and leave.")
@click.option("--full", is_flag=True, help="The first sleep of a day is a full night, not a nap.")
@click.option("--rules", is_flag=True, help="Let only the rules think, whoever is set to.")
@click.option("--state", is_flag=True, help="Show how the one that lives stands, and leave.")
@click.option("--unit", is_flag=True, help="Print a unit file for systemd, and leave.")
@click.option(
    "--metrics",
    type=click.IntRange(1, 65_535),
    metavar="PORT",
    help="Answer Prometheus at http://127.0.0.1:PORT/metrics, on this machine alone.",
)
@click.option("--log-json", "--json", "as_json", is_flag=True, help="Log a line of JSON an event.")
@mind_options
def command(
    once: bool,
    full: bool,
    rules: bool,
    state: bool,
    unit: bool,
    metrics: int | None,
    as_json: bool,
    mind: str | None,
    agent: str,
) -> None:
    """Let the agent fall asleep by itself, all day long.

    It looks every few seconds whether the agent is idle and tired, sleeps as `reverie night`
    does, and logs what it does. It stays in the foreground, one for each mind. Ctrl-C or SIGTERM
    end it at the last checkpoint; SIGHUP lets it read its settings again.

    \b
    Example:
      reverie live
      reverie live --once
      reverie live --unit > ~/.config/systemd/user/reverie.service
    """
    if unit or state:
        _show_unit(mind) if unit else _show_state(mind, agent, as_json=as_json)
        return
    from reverie.live.lease import alone

    with opened(mind, agent, rules=rules) as first, alone(first.place, agent, first.clock):
        _live(
            first,
            lambda: opened(mind, agent, rules=rules),
            _log(as_json),
            once=once,
            full=full,
            metrics=metrics,
        )


def services_of(scheduler: Scheduler, metrics: int | None = None) -> list[Service]:
    """What runs beside the agent; whoever needs its mind asks the scheduler for it each time."""
    from reverie.live.event import Happened
    from reverie.live.reminder import reminder_for

    def say(words: str) -> None:
        scheduler.observer.note(Happened.SERVICE, words)

    services: list[Service] = [*reminder_for(lambda: scheduler.mind, say)]
    if metrics is not None:
        from reverie.live.metrics_server import MetricsServer

        services.append(MetricsServer(lambda: scheduler.mind, metrics))
    return services


def _live(
    mind: OpenMind,
    reopen: Callable[[], OpenMind],
    tell: Callable[[Event], None],
    *,
    once: bool,
    full: bool,
    metrics: int | None,
) -> None:
    from reverie.live.loop import Live
    from reverie.live.pulse import SystemPulse
    from reverie.live.scheduler import Scheduler
    from reverie.live.service_notice import Notice

    pulse = SystemPulse()
    notice = Notice(os.environ, pulse.steady)
    scheduler = Scheduler(mind, pulse=pulse, tell=tell, full=full, beat=notice.alive)
    life = Live(scheduler, services_of(scheduler, metrics), reopen=reopen)
    before = signal.signal(signal.SIGHUP, lambda *_: life.renew())
    try:
        with WakeUpCall(life.stop, code=0):
            life.run(once=once, ready=notice.ready)
            notice.stopping()
    finally:
        signal.signal(signal.SIGHUP, before)
        scheduler.mind.close()


def _log(as_json: bool) -> Callable[[Event], None]:
    """Whoever prints events, each at once."""
    from reverie.live.event import json_line, words

    return lambda event: click.echo(json_line(event) if as_json else words(event))


def _show_unit(mind: str | None) -> None:
    from reverie.cli._place import existing_mind
    from reverie.setup.project_place import project_at
    from reverie.setup.systemd import live_unit

    home = os.path.dirname(os.path.abspath(existing_mind(mind)))
    click.echo(live_unit(project_at(home)), nl=False)


def _show_state(mind: str | None, agent: str, *, as_json: bool) -> None:
    from pathlib import Path

    from reverie.awake.sleep_state import is_alive
    from reverie.cli._place import existing_mind
    from reverie.live.state_book import StateBook

    left = StateBook(Path(existing_mind(mind)), agent).read()
    lives = left is not None and is_alive(left.pid)
    if as_json:
        show_json({"lives": lives, "left": left})
    elif left is None:
        click.echo("it has never lived by itself: `reverie live`")
    else:
        what = left.state.word.replace("_", " ")
        since = f"{left.since.astimezone():%Y-%m-%d %H:%M:%S}"
        who = f"process {left.pid}" if lives else "but no process lets it live now"
        click.echo(f"{what} since {since}, {who}; {left.waiting} memories wait")
