"""`reverie setup`: let nights run by themselves, here or elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from reverie.cli._home import home_option
from reverie.cli._options import json_option, show, show_json
from reverie.settings.schedule import ELSEWHERE, MODES, PROVIDERS, TIMERS

F = TypeVar("F", bound=Callable[..., object])
ANSWERS: dict[str, tuple[Any, str]] = {
    "--mode": (click.Choice(MODES), "Where nights run by themselves."),
    "--time": (str, "When a night begins, by the clock on your wall, as HH:MM."),
    "--zone": (str, "The zone of that clock, such as Europe/Berlin, if not this machine's."),
    "--provider": (click.Choice(PROVIDERS[1:]), "Who keeps what is synced."),
    "--backend": (click.Choice(("folder", "git", "s3")), "The way, instead of a provider."),
    "--visibility": (click.Choice(("private", "public")), "Who can read the repository."),
    "--remote": (str, "The address of the repository, or the folder."),
    "--bucket": (str, "The bucket, with S3."),
    "--endpoint": (str, "Where the bucket's server is, if not Amazon's."),
    "--access": (click.Choice(("key", "token", "own")), "How one gets into the repository."),
    "--token-variable": (str, "The name of the variable that holds a token, never the token."),
    "--cadence": (click.IntRange(0, 90), "Every how many days sleep is deep; 0 for never."),
    "--deep": (click.Choice(("plan", "fork")), "What deep sleep leaves: a plan, or a branch too."),
    "--timer": (click.Choice(TIMERS), "What begins a night here."),
    "--elsewhere": (click.Choice(ELSEWHERE), "What begins a night elsewhere."),
    "--install-from": (str, "From where it is installed elsewhere, pinned by a hash."),
}
"""A flag for each answer, what it takes, and what it says."""


def answer_options(command: F) -> F:
    """Add a flag for every answer."""
    for name, (kind, words) in reversed(ANSWERS.items()):
        metavar = None if isinstance(kind, click.ParamType) else name[2:].upper().replace("-", "_")
        command = click.option(name, type=kind, metavar=metavar, help=words)(command)
    return command


@click.command()
@answer_options
@click.option("--force-public", is_flag=True, help="Take a public repository all the same.")
@click.option("--test/--no-test", default=None, help="Try a push; nothing is left there.")
@click.option("--print", "prints", is_flag=True, help="Print files and commands; write neither.")
@click.option("--dry-run", is_flag=True, help="Only show what would be done; make no key either.")
@click.option("--show", "shows", is_flag=True, help="Only show what is set up.")
@click.option("-y", "--yes", is_flag=True, help="Ask nothing: what is not given stays as it is.")
@home_option
@json_option
def command(home: str | None, shows: bool, as_json: bool, **given: Any) -> None:
    """Let nights run by themselves, here or elsewhere.

    At a terminal it asks, and what was answered before is the default. The answers go into
    config.toml, and nothing is written before the last of them. Run it again to change one;
    `--mode none` takes everything back but the key.

    \b
    Example:
      reverie setup
      reverie setup --yes --mode local --timer systemd
      reverie setup --show
    """
    from reverie.cli._arrangement import arrange, present
    from reverie.cli._arrangement_words import arranged_lines, arranged_plain
    from reverie.cli._home import found_home

    place = found_home(home)
    arranged = present(place) if shows else arrange(place, given, as_json=as_json)
    if as_json:
        show_json(arranged_plain(arranged))
    else:
        show(arranged_lines(arranged))
