"""Options that many commands share, and how they print."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from reverie.mind import OpenMind
    from reverie.ports import Clock, Thinker
    from reverie.settings import Settings

F = TypeVar("F", bound=Callable[..., object])
LINES_AT_A_TIME = 200


def mind_options(command: F) -> F:
    """Add --mind and --agent."""
    command = click.option(
        "--agent", default="main", show_default=True, metavar="NAME", help="Whose mind."
    )(command)
    return click.option(
        "--mind", metavar="FILE", help="The mind's file.  [default: nearest .reverie/mind.db]"
    )(command)


def json_option(command: F) -> F:
    """Add --json."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")(command)


def settings_option(command: F) -> F:
    """Add --settings."""
    return click.option("--settings", is_flag=True, help="With --json, tell the settings too.")(
        command
    )


def without_settings(told: Any) -> Any:
    """What is told to a program, but for the settings in force, wherever they stand."""
    if isinstance(told, dict):
        return {name: without_settings(it) for name, it in told.items() if name != "settings"}
    return [without_settings(it) for it in told] if isinstance(told, list) else told


def config_option(command: F) -> F:
    """Add --config."""
    return click.option(
        "--config", metavar="FILE", help="Settings for this once, TOML or YAML; over config.toml."
    )(command)


def opened(
    mind: str | None,
    agent: str,
    *,
    delegate: bool = False,
    rules: bool = False,
    config: str | None = None,
    may_begin: bool = False,
    only_reads: bool = False,
) -> OpenMind:
    """The mind a command works on; it must be there. A delegate answers its questions later.

    An agent that is not in it may only begin where something is recorded for it. A command that
    only reads is given a copy where nothing can be written.
    """
    from reverie.cli._place import at_hand, existing_mind
    from reverie.wiring import open_mind

    path = at_hand(existing_mind(mind)) if only_reads else existing_mind(mind)
    settings = _settings_in(config, path)
    thinker = _thinker(delegate=delegate, rules=rules)
    clock = stopped_clock()
    found = open_mind(path, agent, settings=settings, clock=clock, thinker=thinker)
    if found.guest or (found.home is None and agent != "main"):
        from reverie.cli._agents import refuse_unknown

        with _closed_if_refused(found):
            refuse_unknown(path, agent, may_begin=may_begin)
    for note in found.notes:
        click.echo(note, err=True)
    return found


def _thinker(*, delegate: bool, rules: bool) -> Thinker | None:
    """Who thinks for this once; None for whoever is set."""
    if delegate:
        from reverie.thinkers.delegate import DelegateThinker

        return DelegateThinker()
    if rules:
        from reverie.thinkers.rules import RulesThinker

        return RulesThinker()
    return None


@contextmanager
def _closed_if_refused(mind: OpenMind) -> Iterator[None]:
    """Give a mind back when it turns out that it cannot be used."""
    try:
        yield
    except BaseException:
        mind.close()
        raise


def _settings_in(config: str | None, path: str) -> Settings | None:
    """The settings of a file that was given, over those beside the mind."""
    if not config:
        return None
    from pathlib import Path

    from reverie.config_file import settings_beside, settings_in

    return settings_in(Path(config), settings_beside(Path(path)))


def stopped_clock() -> Clock | None:
    """A clock stopped at REVERIE_NOW, if that is set."""
    moment = os.environ.get("REVERIE_NOW")
    if not moment:
        return None
    from datetime import datetime

    from reverie.clocks import StoppedClock

    try:
        return StoppedClock(datetime.fromisoformat(moment).astimezone())
    except ValueError:
        raise click.BadParameter(
            f"REVERIE_NOW is {moment!r}; unset it, or write it as 2026-01-31T09:00+00:00"
        ) from None


def show(lines: Iterable[str]) -> None:
    """Print lines, many at a time: each printing is one write to the terminal."""
    left = iter(lines)
    while some := list(islice(left, LINES_AT_A_TIME)):
        click.echo("\n".join(some))


def show_json(value: Any) -> None:
    """Print a value as JSON."""
    import json

    from reverie.writing.json import plain

    click.echo(json.dumps(plain(value), indent=2, ensure_ascii=False))


def show_packet(mind: OpenMind) -> None:
    """Print the questions that wait for a sub-agent, as JSON."""
    from reverie.thinkers.delegate import packet_of

    waiting = mind.questions_waiting()
    show_json(packet_of(waiting[0].night if waiting else 0, waiting))


def told_progress() -> Callable[[str], None]:
    """Somebody to tell what is going on: a terminal hears it, a file does not."""

    def tell(what: str) -> None:
        if sys.stderr.isatty():
            click.echo(f"  … {what}", err=True)

    return tell
