"""The queue: what waits in a mind for its next sleep, counted when something has happened."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from reverie.domain.journal.entry import NightBegan
from reverie.domain.journal.plan import Day, NightPlan, day_of
from reverie.engine.days import last_day, today
from reverie.frozen import dataclass

if TYPE_CHECKING:
    from reverie.mind import OpenMind
    from reverie.ports import Mind
    from reverie.settings import Settings


@dataclass(frozen=True, slots=True)
class Queue:
    """What waits for a sleep, as it was last counted."""

    waiting: int = 0
    """How many memories wait to be replayed: not since the last night began."""
    backlog: int = 0
    """How many are not permanent yet and should be."""
    sessions: int = 0
    """How many sessions wait to be taken in, or were only dozed on."""
    must_sleep: bool = False
    """Whether the debt of the ledger says so."""
    slept: int = 0
    """The number of the last nap or night."""
    slept_at: datetime | None = None
    """When that began; none before the first."""
    day: Day | None = None
    """The last day that was slept on."""
    left_open: int | None = None
    """The number of a night that was cut short."""
    rests: bool = False
    """Whether that night rests until its thinker answers."""

    def is_worth_a_sleep(self, now: datetime, settings: Settings) -> bool:
        """Whether a sleep would find anything: once a day also what only wants to be replayed."""
        if self.sessions or self.waiting or self.must_sleep:
            return True
        return bool(self.backlog) and self.opens_a_day(now, settings)

    def opens_a_day(self, now: datetime, settings: Settings) -> bool:
        """Whether a sleep that begins now would be the first of its day."""
        return self.day is None or day_of(self.day, now, settings) != self.day


def count(mind: OpenMind) -> Queue:
    """What waits now."""
    from reverie.engine.sleeping import unfinished_plan

    store, project = mind.store, mind.project
    last = _last_sleep(store)
    open_plan = unfinished_plan(store)
    sessions = len(store.sessions.waiting()) + len(store.sessions.dozed())
    return Queue(
        waiting=store.memories.backlog(without=today(store)),
        backlog=store.memories.backlog(),
        sessions=sessions + (project.waiting(store) if project else 0),
        must_sleep=_must_sleep(mind),
        slept=last.night if last else 0,
        slept_at=last.began if last else None,
        day=last_day(store),
        left_open=open_plan.night if open_plan and open_plan.sleep.counts else None,
        rests=bool(open_plan and mind.questions_waiting()),
    )


def _last_sleep(mind: Mind) -> NightPlan | None:
    """The plan of the last nap or night that is not folded; a doze is none."""
    for number in reversed(mind.journal.nights_began()):
        entry = mind.journal.entry(number)
        if entry and isinstance(entry.cause, NightBegan) and entry.cause.plan.sleep.counts:
            return entry.cause.plan
    return None


def _must_sleep(mind: OpenMind) -> bool:
    """Whether the ledger owes so much; one that cannot be read says nothing."""
    if mind.home is None:
        return False
    from reverie.awake import debt, ledger, sleep_state

    try:
        book = ledger.read(str(mind.home))
    except (OSError, ValueError):
        return False
    numbers = sleep_state.numbers_of(str(mind.home))
    owed = int(book["debt"]) if book else 0
    return debt.level_of(owed, numbers) == len(debt.LEVELS) - 1
