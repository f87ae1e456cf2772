"""Nightfall: the order of a night, from what waits outside to what the morning is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from reverie.aside_folder import could_not, remove, spared, standing
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

    look_back: Callable[[], Notes] = tuple
    """Look back on sessions while the ledger still has them."""
    gather: Callable[[], Notes] = tuple
    """Read what waits, such as the sessions in a host's ledger."""
    take_file: Callable[[], tuple[Notes, Callable[[], Notes]]] = lambda: ((), tuple)
    """Take in what was edited in the memory file; gives the way to write it afterwards."""
    look: Callable[[], Notes] = tuple
    """Compute the day's embeddings, where recall goes by meaning."""
    repay: Callable[[str], Debt | None] = lambda summary: None
    """Let the ledger owe what the mind has not taken in, and note how the night went."""
    check_tree: Callable[[], Notes] = tuple
    """Ask about memories that name what the working tree no longer has as it was."""
    write_dreams: Callable[[NightRun], Notes] = lambda run: ()
    write_plan: Callable[[NightRun], Notes] = lambda run: ()
    """Leave the plan of deep sleep, where the rules were looked over."""
    write_report: Callable[[NightRun, Beside], Notes] = lambda run, beside: ()
    """Leave for a person what the night did, once it is over."""
    publish: Callable[[], Notes] = tuple
    """Let those who follow dreams elsewhere know; last, as a server may be slow to answer."""
    home: str = ""
    """The folder in which the way to an error is kept; none keeps it nowhere."""


DOES_NOTHING: dict[str, Callable[..., Any]] = {
    field.name: field.default for field in fields(Surroundings) if callable(field.default)
}
"""Each step as it is where nothing is around."""


class _Met:
    """What lies around one night, met step by step: one that fails is told, and stops no other."""

    def __init__(self, outside: Surroundings) -> None:
        self._outside = outside
        self._told: list[str] = []

    def meet(self, step: str, *given: Any) -> Any:
        """What a step gives; what it gives where nothing is around, if it fails."""
        call, otherwise = getattr(self._outside, step), DOES_NOTHING[step]
        return self.spare(step, lambda: call(*given), lambda: otherwise(*given))

    def spare(self, step: str, call: Callable[[], Any], otherwise: Callable[[], Any]) -> Any:
        """What something gives, or what it gives otherwise if it fails."""
        told, notes = spared(self._outside.home, step, call, otherwise)
        self._told += notes
        return told

    def notes(self) -> Notes:
        """What failed since this was last asked."""
        told, self._told = self._told, []
        return tuple(told)

    def begin_anew(self) -> None:
        """Forget what steps failed on before: all of them are tried again."""
        for left in standing(self._outside.home):
            remove(self._outside.home, left.name)

    def left_aside(self) -> Notes:
        """What any step failed on, also those that tell nobody."""
        return tuple(map(could_not, standing(self._outside.home)))


def sleep_through(
    store: Store, sleeper: Sleeper, sleep: Sleep = Sleep.NIGHT, around: Surroundings | None = None
) -> Morning:
    """Meet what is around before and after a night, each step in its turn."""
    outside = _Met(around or Surroundings())
    outside.begin_anew()
    gathered = (*outside.meet("look_back"), *outside.meet("gather"))
    taken, write_file = outside.meet("take_file")
    run = run_night(store, sleeper, sleep)
    written = outside.spare("write_file", write_file, tuple)
    notes = (*gathered, *taken, *run.notes, *written, *outside.meet("look"))
    owns_the_night = run.plan.incubation.is_marathon
    told = summary(run.plan.night, run.outcome)
    debt = None if owns_the_night else outside.meet("repay", told)
    notes = (*notes, *outside.meet("write_dreams", run))
    planned = outside.meet("write_plan", run)  # the report tells the same, and links to it
    notes = tuple(dict.fromkeys((*notes, *outside.notes(), *outside.left_aside())))
    if run.outcome is not Outcome.WAITING:
        beside = replace(Beside(notes, *(debt or ())), asked=outside.meet("check_tree"))
        notes = (*notes, *outside.meet("write_report", run, beside))
    notes = (*notes, *planned, *outside.meet("publish"))
    return Morning(run, (*notes, *outside.notes()), learned_in(store, run))


def learned_in(store: Store, run: NightRun) -> Learned:
    """What a sleep has kept, let go and left out, by its entries."""
    entries = (store.journal.entry(heading.number) for heading in run.entries)
    return learned(change for entry in entries if entry for change in entry.changes)


def doze_through(
    store: Store, sleeper: Sleeper, around: Surroundings | None = None
) -> tuple[NightRun | None, Notes]:
    """Gather, take the file, take in what waits by the rules, write the file, look; no more."""
    outside = _Met(around or Surroundings())
    gathered = outside.meet("gather")
    taken, write_file = outside.meet("take_file")
    run = run_doze(store, sleeper)
    left = run.left_aside if run else ()
    written = outside.spare("write_file", write_file, tuple)
    notes = (*gathered, *taken, *left, *written, *outside.meet("look"))
    return run, (*notes, *outside.notes())


def summary(night: int, outcome: Outcome) -> str:
    """A night as the ledger tells it."""
    return f"night {night} {outcome}"
