"""Beliefs in words: how far something can be relied on, and what that rests on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from reverie.domain.intake.text import counted
from reverie.writing.report_block import Line

if TYPE_CHECKING:
    from reverie.domain.values.held_belief import HeldBelief

NONE = "Nothing is believed yet: nights score what sessions used, by how it served them."
FAMILIES = {
    "place": "file or address",
    "person": "person",
    "faction": "group",
    "protocol": "tool or command",
}
"""What people call each family."""


def belief_line(belief: HeldBelief) -> str:
    """A belief in one line."""
    pieces = counted(belief.evidence, "time")
    return (
        f"{belief.subject}  {belief.word} {belief.score:+.3f}  "
        f"({FAMILIES[belief.family]}, seen {pieces} since {belief.since.astimezone():%Y-%m-%d}, "
        f"last in session {belief.session}, {belief.source})"
    )


def belief_record(belief: HeldBelief) -> dict[str, Any]:
    """A belief for programs."""
    return {
        "subject": belief.subject,
        "family": belief.family,
        "word": belief.word,
        "score": belief.score,
        "confidence": belief.confidence,
        "evidence": belief.evidence,
        "since": belief.since.isoformat(),
        "night": belief.night,
        "session": belief.session,
        "source": belief.source,
    }


def turned_lines(turned: Iterable[HeldBelief]) -> Iterator[Line]:
    """What changed sides, each with the command that tells more."""
    for belief in turned:
        words = "can be relied on again" if belief.leans > 0 else "can no longer be relied on"
        note = f"{belief.score:+.3f}, seen {counted(belief.evidence, 'time')}"
        yield Line(f"{belief.subject} {words}", note=note, code="reverie beliefs")
