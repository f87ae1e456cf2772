"""`reverie metrics`: numbers for Prometheus."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show_json


@click.command()
@click.option("--dashboard", is_flag=True, help="Print a dashboard for Grafana instead (JSON).")
@mind_options
@json_option
def command(dashboard: bool, mind: str | None, agent: str, as_json: bool) -> None:
    """Print numbers for Prometheus.

    Counters tell what has happened and never go down: a night that was taken back has still
    been slept. Gauges tell how it stands. No word of a memory is among them. For a page that
    Prometheus asks by itself: `reverie live --metrics PORT`.

    \b
    Example:
      reverie metrics
      reverie metrics --json
      reverie metrics --dashboard > reverie.json
    """
    from reverie.live import metrics_server
    from reverie.writing.metrics import as_record, exposition

    if dashboard:
        click.echo(metrics_server.dashboard(), nl=False)
        return
    with opened(mind, agent, only_reads=True) as m:
        metrics = metrics_server.current_metrics(m)
    if as_json:
        show_json({"agent": metrics.agent, "metrics": as_record(metrics)})
    else:
        click.echo(exposition(metrics), nl=False)
