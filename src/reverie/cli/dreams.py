"""`reverie dreams`: what a night replayed, and what is being replayed now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reverie.domain.views.stream import StreamEntry
    from reverie.mind import OpenMind


@click.command()
@click.argument("night", required=False, type=int)
@click.option("--yaml", "as_yaml", is_flag=True, help="Print the dream log: each single replay.")
@click.option("--follow", is_flag=True, help="Tell each replay as it is committed, until Ctrl-C.")
@click.option("--after", metavar="ID", help="With --follow, begin after this replay.")
@click.option(
    "--from",
    "source",
    metavar="ADDRESS",
    help="With --follow, a Redis server; `redis` alone is $REVERIE_REDIS, else this machine's.",
)
@mind_options
@json_option
def command(
    night: int | None,
    as_yaml: bool,
    follow: bool,
    after: str | None,
    source: str | None,
    mind: str | None,
    agent: str,
    as_json: bool,
) -> None:
    """Show what a night replayed.

    NIGHT is a number; without it the last night is told. Each cycle is told with how many
    memories were replayed, which became permanent, what was dreamt, and how many links were
    made and cut. All of it is read from the journal.

    With --follow each replay is a line as soon as its step is committed, whoever sleeps; with
    --json too, a line of JSON. What a night took back is not taken back here.

    \b
    Example:
      reverie dreams
      reverie dreams 3 --yaml
      reverie dreams --follow
      reverie dreams --follow --from redis
    """
    if not follow and (after or source):
        raise click.UsageError("--after and --from are for --follow")
    if follow and (night is not None or as_yaml):
        raise click.UsageError("--follow tells what comes; leave out the night and --yaml")
    with opened(mind, agent, only_reads=True) as m:
        if follow:
            _follow(m, agent, after, source, as_json=as_json)
        else:
            _tell(m, night, as_yaml=as_yaml, as_json=as_json)


def _tell(m: OpenMind, night: int | None, *, as_yaml: bool, as_json: bool) -> None:
    from reverie.writing.dream_log import as_record, dream_lines, dream_log

    dreams = m.dreams(night)
    if as_json:
        show_json(as_record(dreams))
    elif as_yaml:
        click.echo(dream_log(dreams), nl=False)
    else:
        show(dream_lines(dreams))


def _follow(
    m: OpenMind, agent: str, after: str | None, source: str | None, *, as_json: bool
) -> None:
    """Tell replays until somebody presses Ctrl-C, which is how this ends well."""
    import json
    from contextlib import suppress

    from reverie.writing.dream_log import replay_line
    from reverie.writing.json import plain

    with suppress(KeyboardInterrupt):
        for entry in _replays(m, agent, after, source):
            told = json.dumps(plain(entry), ensure_ascii=False) if as_json else replay_line(entry)
            click.echo(told)


def _replays(
    m: OpenMind, agent: str, after: str | None, source: str | None
) -> Iterator[StreamEntry]:
    from time import sleep

    from reverie.streams.follower import follow_journal, follow_server

    if source is None:
        yield from follow_journal(m.store, m.settings, after, sleep)
        return
    from reverie.streams.outbox import own_server
    from reverie.streams.redis import RedisStream

    address = own_server() if source == "redis" else source
    with RedisStream(address, agent=agent, settings=m.settings) as stream:
        yield from follow_server(stream, agent, after)
