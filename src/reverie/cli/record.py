"""`reverie record`: record one thing that happened."""

from __future__ import annotations

from datetime import datetime

import click

from reverie.cli._given import text_given
from reverie.cli._options import json_option, mind_options, opened, show_json


@click.command()
@click.argument("text")
@click.option("--session", required=True, metavar="NAME", help="The session it happened in.")
@click.option(
    "--voice",
    type=click.Choice(["person", "agent", "tool", "world", "thinking"]),
    default="person",
    show_default=True,
    help="Whose words they are; only a person's can become a rule.",
)
@click.option("--at", metavar="TIME", help="When, such as 2026-01-31T09:00+01:00.  [default: now]")
@click.option("--importance", type=float, metavar="0..1", help="How much it mattered.")
@click.option("--end", is_flag=True, help="End the session afterwards.")
@mind_options
@json_option
def command(
    text: str,
    session: str,
    voice: str,
    at: str | None,
    importance: float | None,
    end: bool,
    mind: str | None,
    agent: str,
    as_json: bool,
) -> None:
    """Record one thing that happened.

    TEXT is what was said or done; `-` reads it from standard input.
    Without --importance the words are judged by simple cues.

    \b
    Example:
      reverie record "Never push to main." --session monday --end
    """
    from dataclasses import replace

    from reverie.cli._person import whose
    from reverie.domain.language import language_named
    from reverie.domain.values.appraisal import hundredths
    from reverie.domain.values.episode import Voice

    words = text_given(text)
    given = None if importance is None else hundredths(importance, "importance")
    voice = whose(voice)
    with opened(mind, agent, may_begin=True) as m:
        judged = language_named(m.settings.record.language).cues.appraise(words, Voice(voice))
        if given is not None:
            judged = replace(judged, importance=given)
        episode = m.record(
            words, session=session, voice=Voice(voice), at=_moment(at), appraisal=judged
        )
        ended = m.end_session(session) if end else None
    if as_json:
        show_json({"episode": episode, "session": ended})
        return
    click.echo(f"recorded episode {episode.number} in session {session}")
    if ended:
        click.echo(f"session {session} has ended; it waits for a night: `reverie night`")


def _moment(text: str | None) -> datetime | None:
    if text is None:
        return None
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        raise click.BadParameter(
            f"{text!r} is not a time; write it as 2026-01-31T09:00+01:00", param_hint="--at"
        ) from None
