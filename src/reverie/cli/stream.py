"""`reverie stream`: follow what was dreamt, replay by replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from reverie.cli._options import json_option, mind_options, opened, show_json

if TYPE_CHECKING:
    from reverie.mind import OpenMind


@click.command()
@click.option("--after", metavar="ID", help="Only the entries after this one.")
@click.option("--limit", type=click.IntRange(min=1), metavar="N", help="At most N, oldest first.")
@click.option(
    "--to",
    metavar="ADDRESS",
    help="Add them to a Redis server; `redis` alone is $REVERIE_REDIS, else this machine's.",
)
@click.option(
    "--aside",
    metavar="ADDRESS",
    help="List what readers of a Redis server were given too often and never acknowledged.",
)
@click.option("--prefix", metavar="WORD", help="What its keys begin with.  [default: reverie]")
@mind_options
@json_option
def command(
    after: str | None,
    limit: int | None,
    to: str | None,
    aside: str | None,
    prefix: str | None,
    mind: str | None,
    agent: str,
    as_json: bool,
) -> None:
    """Follow what was dreamt, replay by replay.

    Prints one line of JSON for each of the newest 1,000 replays, in the order of the nights,
    read from the journal. With --to, those that a Redis stream does not have yet are added to
    it; doing that again adds nothing twice.

    \b
    Example:
      reverie stream --limit 10
      reverie stream --after main/3/1/9
      reverie stream --to redis://127.0.0.1:6379
      reverie stream --aside redis
    """
    if to is None and aside is None and prefix is not None:
        raise click.UsageError("--prefix names keys on a server; give its address with --to")
    if aside is not None and (to, after, limit) != (None, None, None):
        raise click.UsageError("--aside only lists; leave out --to, --after and --limit")
    if to is not None and (after, limit) != (None, None):
        raise click.UsageError("--to adds whatever is missing; leave out --after and --limit")
    with opened(mind, agent) as m:
        if aside is not None:
            _list_set_aside(m, agent, aside, prefix=prefix, as_json=as_json)
        elif to is not None:
            _transfer(m, agent, to, prefix=prefix, as_json=as_json)
        else:
            _print(m, after, limit, as_json=as_json)


def _print(m: OpenMind, after: str | None, limit: int | None, *, as_json: bool) -> None:
    import json

    from reverie.writing.json import plain

    entries = m.stream().read(after=after, limit=limit)
    if as_json:
        show_json(entries)
        return
    for entry in entries:
        click.echo(json.dumps(plain(entry), ensure_ascii=False))


def _list_set_aside(
    m: OpenMind, agent: str, address: str, *, prefix: str | None, as_json: bool
) -> None:
    from reverie.streams.outbox import own_server
    from reverie.streams.redis import PREFIX, Flow, RedisStream

    server = own_server() if address == "redis" else address
    with RedisStream(server, agent=agent, prefix=prefix or PREFIX, settings=m.settings) as stream:
        found = {flow: stream.set_aside(flow) for flow in Flow}
    if as_json:
        show_json({flow.value: [one._asdict() for one in some] for flow, some in found.items()})
        return
    for flow, some in found.items():
        for one in some:
            click.echo(
                f"{flow} {one.id}: given {one.deliveries} times to {one.group}, {one.fields}"
            )
    if not any(found.values()):
        click.echo("nothing was set aside")


def _transfer(m: OpenMind, agent: str, to: str, *, prefix: str | None, as_json: bool) -> None:
    from reverie.domain.intake.text import counted
    from reverie.streams.outbox import own_server
    from reverie.streams.redis import PREFIX, Flow, RedisStream

    address = own_server() if to == "redis" else to
    with RedisStream(address, agent=agent, prefix=prefix or PREFIX, settings=m.settings) as stream:
        added = stream.publish(m.stream().read())
        name = stream.name(Flow.DREAM)
    if as_json:
        show_json({"added": added, "stream": name, "server": stream.shown})
    else:
        click.echo(f"added {counted(added, 'replay')} to {name} at {stream.shown}")
