"""Distilling a transcript: what was said, done and went wrong, a line each, for a reader."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from reverie.awake.moments import Moment, What
from reverie.domain.intake.text import clipped
from reverie.hosts.claude_code.transcript import moments

LONGEST = 500
"""Characters of one line, unless all is asked for."""
NO_TIME = "no time"
_TAG_WIDTH = max(len(what) for what in What)


def distilled(path: str, *, since: datetime | None = None, full: bool = False) -> Iterator[str]:
    """What a transcript tells, each line with its time and a tag, from a moment on if one is given.

    What only looks around, such as reading and searching, is left out unless it failed. A record
    without a time counts as made when the one before it was.
    """
    at: datetime | None = None
    for moment in moments(path):
        at = moment.at or at
        if moment.what is What.SUSPECTED:  # the thought it stands in has been told
            continue
        if since is None or (at is not None and at >= since.astimezone(UTC)):
            yield from _lines(moment, at, full=full)


def _lines(moment: Moment, at: datetime | None, *, full: bool) -> Iterator[str]:
    """One line, clipped; or all lines of the text, each with the same beginning."""
    time = f"{at:%Y-%m-%d %H:%M:%S}" if at else NO_TIME
    if full:
        texts = [line for line in moment.text.splitlines() if line.strip()]
    else:
        texts = [clipped(" ".join(moment.text.split()), LONGEST)]
    for text in texts:
        yield f"{time:19} {moment.what:{_TAG_WIDTH}} {text}"
