"""Days: which night that counts was the last, as the journal tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reverie.domain.journal.plan import Day
    from reverie.ports import Mind


def last_day(mind: Mind) -> Day | None:
    """The day of the last sleep; none if the journal tells of no sleep."""
    began = mind.journal.nights_began()
    return mind.journal.day_at(began[-1]) if began else None


def today(mind: Mind) -> int:
    """The number of the last day; 0 before the first."""
    last = last_day(mind)
    return last.number if last else mind.journal.next_night() - 1
