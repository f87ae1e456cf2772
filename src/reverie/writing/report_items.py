"""Report items: a memory as a line of the report, with whose words it rests on."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING

from reverie.domain.intake.text import clipped
from reverie.domain.values.owner import Owner
from reverie.domain.values.settled_question import as_read
from reverie.writing.nights import NAMES
from reverie.writing.report_block import Line

if TYPE_CHECKING:
    from reverie.domain.views.report import Item, Said

WIDTH = 240
"""Characters of a memory that a report shows."""


def said_words(said: Iterable[Said], now: datetime) -> str:
    """Whose words something rests on, and when they were said: you, 5 Nov."""
    told = [_speaker(one, now) for one in said]
    return "; ".join(dict.fromkeys(told))


def day_words(moment: datetime, now: datetime) -> str:
    """A day where the user lives, with its year where that is another."""
    day, year = moment.astimezone(), now.astimezone().year
    return f"{day.day} {day:%b}" + (f" {day.year}" if day.year != year else "")


def short(text: str) -> str:
    """A text as people read it, cut to what a line has room for."""
    return clipped(as_read(text), WIDTH)


def line_of(item: Item, now: datetime, other: str = "") -> Line:
    """A memory as a line; `other` says what its other words are to it."""
    notes = [said_words(item.said, now), item.why if not other else ""]
    if other and item.other:
        notes.append(f"{other}: “{clipped(item.other, WIDTH)}”")
    note = "; ".join(note for note in notes if note)
    return Line(short(item.text), label=kind_words(item), note=note, code=item.name)


def kind_words(item: Item) -> str:
    """What people call the kind of a memory."""
    return NAMES.get(item.kind, item.kind.value).capitalize()


def _speaker(said: Said, now: datetime) -> str:
    if said.owner is Owner.HAND:
        return "your own hand"
    return f"{said.owner}, {day_words(said.at, now)}" if said.at else said.owner.value
