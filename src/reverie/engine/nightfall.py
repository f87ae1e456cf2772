"""Nightfall: the order of a night, from what waits outside to what the morning is told."""

from __future__ import annotations

from collections.abc import Callable

from reverie.domain.journal.entry import Heading
from reverie.domain.journal.plan import NightPlan, Outcome, Sleep
from reverie.domain.views.learned import Learned, learned
from reverie.domain.views.report import Beside
from reverie.engine.sleeper import NightRun, Sleeper
from reverie.engine.sleeping import run_doze, run_night
from reverie.frozen import dataclass
from reverie.ports import Store

Notes = tuple[str, ...]
"""What there is to say beside a result, for people."""
Debt = tuple[int, int]
"""What the ledger owed before a night, and after it."""


@dataclass(frozen=True, slots=True)
class Morning:
    """A night as it is told in the morning: how it went, and what else there is to say."""

    run: NightRun
    notes: Notes = ()
    learned: Learned = Learned()
    """What it kept, let go and left out."""

    @property
    def plan(self) -> NightPlan:
        """What the night was to do."""
        return self.run.plan

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        return self.run.outcome

    @property
    def entries(self) -> tuple[Heading, ...]:
        """The entries it wrote."""
        return self.run.entries


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a night meets outside the mind, in this order; each part may be left out."""

    gather: Callable[[], object] = tuple
    """Read what waits, such as the sessions in a host's ledger."""
    take_file: Callable[[], tuple[Notes, Callable[[], Notes]]] = lambda: ((), tuple)
    """Take in what was edited in the memory file; gives the way to write it afterwards."""
    look: Callable[[], Notes] = tuple
    """Compute the day's embeddings, where recall goes by meaning."""
    repay: Callable[[str], Debt | None] = lambda summary: None
    """Let the ledger owe what the mind has not taken in, and note how the night went."""
    write_dreams: Callable[[NightRun], Notes] = lambda run: ()
    write_plan: Callable[[NightRun], Notes] = lambda run: ()
    """Leave the plan of deep sleep, where the rules were looked over."""
    write_report: Callable[[NightRun, Beside], Notes] = lambda run, beside: ()
    """Leave for a person what the night did, once it is over."""
    publish: Callable[[], Notes] = tuple
    """Let those who follow dreams elsewhere know; last, as a server may be slow to answer."""


def sleep_through(
    store: Store, sleeper: Sleeper, sleep: Sleep = Sleep.NIGHT, around: Surroundings | None = None
) -> Morning:
    """Gather, take the file, sleep, write the file, look at the day, repay, tell and report."""
    outside = around or Surroundings()
    outside.gather()
    taken, write_file = outside.take_file()
    run = run_night(store, sleeper, sleep)
    notes = (*taken, *run.notes, *write_file(), *outside.look())
    owns_the_night = run.plan.incubation.is_marathon
    debt = None if owns_the_night else outside.repay(summary(run.plan.night, run.outcome))
    notes = (*notes, *outside.write_dreams(run))
    planned = outside.write_plan(run)  # the report tells the same, and links to it
    if run.outcome is not Outcome.WAITING:
        notes = (*notes, *outside.write_report(run, Beside(notes, *(debt or ()))))
    return Morning(run, (*notes, *planned, *outside.publish()), learned_in(store, run))


def learned_in(store: Store, run: NightRun) -> Learned:
    """What a sleep has kept, let go and left out, by its entries."""
    entries = (store.journal.entry(heading.number) for heading in run.entries)
    return learned(change for entry in entries if entry for change in entry.changes)


def doze_through(
    store: Store, sleeper: Sleeper, around: Surroundings | None = None
) -> tuple[NightRun | None, Notes]:
    """Gather, take the file, take in what waits by the rules, write the file, look; no more."""
    outside = around or Surroundings()
    outside.gather()
    taken, write_file = outside.take_file()
    run = run_doze(store, sleeper)
    return run, (*taken, *write_file(), *outside.look())


def summary(night: int, outcome: Outcome) -> str:
    """A night as the ledger tells it."""
    return f"night {night} {outcome}"
