"""The queue of a night: which memories ask to be replayed, in the order of an index."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from heapq import nlargest
from itertools import chain
from typing import TYPE_CHECKING

from reverie.domain.intake.moment import as_milliseconds
from reverie.domain.rules.replay import WEIGHTS_OF_STILL, priority_at, still_priority_of
from reverie.domain.rules.top_k import Standing, best_of, rank
from reverie.settings import Settings
from reverie.stores import columns

if TYPE_CHECKING:
    from reverie.stores.sqlite.statements import Statements

ASKING = "tagged AND ended IS NULL AND permanent IS NULL"
KNOWN = "strength > 0 AND ended IS NULL AND permanent IS NULL"
_DEFAULT = Settings().sleep


def candidates(
    ask: Statements, night: int, now: datetime, settings: Settings, limit: int
) -> list[int]:
    """The numbers of the memories that ask most to be replayed in a night, best first.

    The index holds priorities by the default weights; by others, all are scored.
    """
    if any(getattr(settings.sleep, w) != getattr(_DEFAULT, w) for w in WEIGHTS_OF_STILL):
        return _all_scored(ask, night, now, settings, limit)
    moment = as_milliseconds(now)

    def score(still: int, born: int) -> float:
        return priority_at(still, moment - born, settings)

    def line(order: str) -> Iterator[Standing]:
        found = ask.each(
            f"SELECT still, born, number FROM memory WHERE agent = ? AND {ASKING} "
            "AND (night IS NOT ? OR times < ?) "
            f"ORDER BY {order}, number",
            night,
            settings.sleep.replays_per_night,
        )
        return (Standing(*row) for row in found)

    both = line("still DESC, born DESC"), line("born DESC, still DESC")
    return best_of(*both, score, limit)


def _all_scored(
    ask: Statements, night: int, now: datetime, settings: Settings, limit: int
) -> list[int]:
    """The best candidates by weights the index does not know: every one of them is scored."""
    moment = as_milliseconds(now)

    def score(still: int, born: int) -> float:
        return priority_at(still, moment - born, settings)

    found = ask.each(
        f"SELECT number, born, {columns.APPRAISAL} FROM memory INDEXED BY memory_asking "
        f"WHERE agent = ? AND {ASKING} AND (night IS NOT ? OR times < ?)",
        night,
        settings.sleep.replays_per_night,
    )
    places = (
        rank(
            Standing(
                still_priority_of(columns.appraisal_from(row[2:]), True, settings), row[1], row[0]
            ),
            score,
        )
        for row in found
    )
    return [-place[-1] for place in nlargest(limit, places)]


def known(ask: Statements, night: int, settings: Settings, start: int) -> Iterator[int]:
    """The numbers of what is known well, from `start` on in the order of their scramble."""

    def line(which: str) -> Iterator[int]:
        found = ask.each(
            f"SELECT number FROM memory WHERE agent = ? AND {KNOWN} AND scramble {which} ? "
            "AND strength > ? AND (night IS NOT ? OR times < ?) ORDER BY scramble, number",
            start,
            round(settings.sleep.familiar_floor * 10_000),
            night,
            settings.sleep.replays_per_night,
        )
        return (row[0] for row in found)

    return chain(line(">="), line("<"))


def backlog(ask: Statements, without: int | None) -> int:
    """How many memories are to become permanent; without those replayed in one night."""
    which = "" if without is None else f" AND night IS NOT {int(without)}"
    return ask.number(
        f"SELECT count(*) FROM memory INDEXED BY memory_asking WHERE agent = ? AND {ASKING}{which}"
    )
