"""Sleeping: a night is a straight line of stages, each committed before the next begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import field
from datetime import datetime
from functools import partial
from typing import NamedTuple

from reverie.domain.intake.moment import to_the_millisecond
from reverie.domain.intake.secrets import masked
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import (
    Entry,
    Heading,
    NightBegan,
    NightEnded,
    NightStep,
    Took,
    nights,
    standing_of,
)
from reverie.domain.journal.kinds import Change, MemoryChange, Proposal, ProposalChange
from reverie.domain.journal.parts import EndingChange, WordingChange
from reverie.domain.journal.plan import NightPlan, Outcome, Sleep, Stimulus, should_wake
from reverie.domain.language import language_named
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.memory import NEVER_LOST, Author, Wording
from reverie.engine.committing import commit_group, mend
from reverie.engine.folding import fold_old_nights
from reverie.engine.planning import plan_night
from reverie.engine.thinking import ask
from reverie.errors import AnswersPending, ChangeRefused
from reverie.frozen import dataclass
from reverie.ports import Alarm, Clock, Mind, Store, Thinker
from reverie.settings import Settings
from reverie.stages import THE_NIGHT, Line, Stage
from reverie.stages.context import StageContext

DERIVED_ANEW = 2_000
"""Memories whose derived columns are made anew before a stage, where other rules made them."""


class Silence:
    """An alarm that never rings."""

    def heard(self) -> Stimulus | None:
        """Nothing."""
        return None


def _nobody(_: str) -> None:
    pass


def _nothing(_: Store) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Sleeper:
    """All that a night needs besides the mind."""

    clock: Clock
    thinker: Thinker
    settings: Settings = field(default_factory=Settings)
    alarm: Alarm = field(default_factory=Silence)
    line: Line = THE_NIGHT
    watch: Callable[[str], None] = _nobody
    mask: Callable[[str], str] = masked
    """How secrets are taken out of what is about to be remembered."""


@dataclass(frozen=True, slots=True)
class NightRun:
    """How a night went: its plan, its outcome, and the entries it wrote."""

    plan: NightPlan
    outcome: Outcome
    entries: tuple[Heading, ...]


class Turn(NamedTuple):
    """A stage's turn; `opens` tells that no cycle is cut in two by waking before it."""

    cycle: int
    stage: Stage
    opens: bool


def run_night(store: Store, sleeper: Sleeper, sleep: Sleep = Sleep.NIGHT) -> NightRun:
    """Sleep a night from its plan to its end, or go on with one that was cut short."""
    with store.night_lock(waits=False):
        mend(store)
        plan = unfinished_plan(store) or _begin(store, sleeper, sleep)
        for turn in _turns(store, plan, sleeper.line):
            cycle, stage, opens = turn
            if should_wake(stage.depth, sleeper.alarm.heard(), cycle_over=opens):
                return _end(store, plan, Outcome.WOKEN)
            sleeper.watch(stage.name)
            store.derive(language_named(plan.language), limit=DERIVED_ANEW)
            since = sleeper.clock.now(), sleeper.clock.spent()
            try:
                with store.view() as mind:
                    work = stage.work(mind, _context(store, sleeper, plan, turn))
                    changes = _filed(mind, work)
            except AnswersPending:
                return _told(store, plan, Outcome.WAITING)
            if should_wake(stage.depth, sleeper.alarm.heard(), cycle_over=False):
                return _end(store, plan, Outcome.WOKEN)
            step = NightStep(plan.night, cycle, stage.name)
            _checkpoint(store, plan, step, changes, _took(sleeper.clock, *since))
        return _end(store, plan, Outcome.COMPLETED)


def plan_tonight(mind: Mind, sleeper: Sleeper, sleep: Sleep = Sleep.NIGHT) -> NightPlan:
    """What a night begun now would do; changes nothing."""
    now = to_the_millisecond(sleeper.clock.now())
    return plan_night(mind, sleeper.settings, now, sleep=sleep, line=sleeper.line)


def dry_run(
    store: Store,
    sleeper: Sleeper,
    sleep: Sleep = Sleep.NIGHT,
    prepare: Callable[[Store], object] = _nothing,
) -> tuple[NightRun, list[Entry]]:
    """The night and the entries it would write, slept on a copy that is then thrown away."""
    with store.scratch() as copy:
        prepare(copy)
        run = run_night(copy, sleeper, sleep)
        return run, [entry for h in run.entries if (entry := copy.journal.entry(h.number))]


def unfinished_plan(mind: Mind) -> NightPlan | None:
    """The plan of a night that was cut short or rests, if there is one."""
    began = mind.journal.nights_began()
    told = nights(mind.journal.headings(since=began[-1])) if began else []
    return told[-1].plan if told and told[-1].outcome is Outcome.UNFINISHED else None


def _turns(store: Store, plan: NightPlan, line: Line) -> Iterator[Turn]:
    """The stages still to run, in order; cycles go on until nothing waits or changes."""
    skipped = {stage.name for stage in plan.stages if stage.skipped}
    done = {(step.cycle, step.stage) for step, _ in _steps(store, plan)}

    def left(cycle: int, stages: tuple[Stage, ...]) -> Iterator[Turn]:
        tonight = [stage for stage in stages if stage.name not in skipped]
        for place, stage in enumerate(tonight):
            if (cycle, stage.name) not in done:
                yield Turn(cycle, stage, opens=cycle == 0 or place == 0)

    yield from left(0, line.opening)
    begun = max((cycle for cycle, _ in done), default=0)
    is_closing = any((0, stage.name) in done for stage in line.closing)
    for cycle in range(1, 1 if is_closing else plan.settings.sleep.max_cycles + 1):
        yield from left(cycle, line.cycle)
        if cycle < begun:
            continue
        if not sum(size for step, size in _steps(store, plan) if step.cycle == cycle):
            break
        if not line.has_more(store, plan):
            break
    yield from left(0, line.closing)


def _begin(store: Store, sleeper: Sleeper, sleep: Sleep) -> NightPlan:
    plan = plan_tonight(store, sleeper, sleep)
    _checkpoint(store, plan, NightBegan(plan), [])
    return plan


def _end(store: Store, plan: NightPlan, outcome: Outcome) -> NightRun:
    _checkpoint(store, plan, NightEnded(plan.night, outcome), [])
    run = _told(store, plan, outcome)
    fold_old_nights(store, plan.settings.journal.undoable_nights)
    return run


def _checkpoint(
    store: Store,
    plan: NightPlan,
    cause: NightBegan | NightStep | NightEnded,
    changes: list[Change],
    took: Took | None = None,
) -> None:
    most = plan.settings.journal.max_step_changes
    commit_group(store, cause, changes, at=plan.began, step=most, took=took)


def _took(clock: Clock, began: datetime, spent: float) -> Took:
    wall = (clock.now() - began).total_seconds()
    return Took(max(0, round(wall * 1_000)), round((clock.spent() - spent) * 1_000))


def _context(store: Store, sleeper: Sleeper, plan: NightPlan, turn: Turn) -> StageContext:
    return StageContext(
        plan=plan,
        stage=turn.stage.name,
        cycle=turn.cycle,
        next_memory=max(plan.next_memory, store.memories.next_number()),
        ask=partial(ask, store, sleeper.thinker, plan.night, mask=sleeper.mask),
        depth=turn.stage.depth,
        earlier=partial(_changed_in, store, plan, turn.cycle),
    )


def _changed_in(store: Store, plan: NightPlan, cycle: int) -> list[Change]:
    """What the stages of a cycle have changed so far."""
    return [
        change
        for heading in _own(store, plan)
        if isinstance(heading.cause, NightStep) and heading.cause.cycle == cycle
        if (entry := store.journal.entry(heading.number))
        for change in entry.changes
    ]


def _filed(mind: Mind, work: Iterable[Change | Proposal]) -> list[Change]:
    """The changes to commit; a proposal is only put on file, unless it is or was there."""
    changes: list[Change] = []
    proposals: dict[str, Proposal] = {}
    for item in work:
        if isinstance(item, Proposal):
            declined = Place("tombstone", fingerprint(item.question))
            if not mind.present([Place("proposal", item.name), declined]):
                proposals.setdefault(item.name, item)
        else:
            _refuse_to_overrule_a_person(item)
            _refuse_to_end_what_is_open(mind, item)
            changes.append(item)
    return changes + [
        ProposalChange(target=name, before=None, after=item, reason=item.reason)
        for name, item in proposals.items()
    ]


def _refuse_to_overrule_a_person(change: Change) -> None:
    wording: Wording | None = None
    if isinstance(change, WordingChange):
        wording = change.before
    elif isinstance(change, MemoryChange) and change.before:
        kept = change.after and change.after.wording == change.before.wording
        wording = None if kept else change.before.wording
    if wording and wording.by is Author.PERSON:
        raise ChangeRefused(
            f"memory {change.target} was put so by a person and no night overturns it; "
            "make it a proposal"
        )


def _refuse_to_end_what_is_open(mind: Mind, change: Change) -> None:
    if not isinstance(change, EndingChange | MemoryChange) or change.before == change.after:
        return
    ends = change.after is not None if isinstance(change, EndingChange) else change.after is None
    memory = mind.memories.get(change.target) if ends else None
    if memory and memory.kind in NEVER_LOST:
        raise ChangeRefused(
            f"{memory.name} is a {memory.kind}, which only someone's word can end; "
            "make it a proposal"
        )


def _told(store: Store, plan: NightPlan, outcome: Outcome) -> NightRun:
    return NightRun(plan, outcome, tuple(_own(store, plan)))


def _steps(store: Store, plan: NightPlan) -> Iterator[tuple[NightStep, int]]:
    for heading in _own(store, plan):
        if isinstance(heading.cause, NightStep):
            yield heading.cause, heading.size


def _own(store: Store, plan: NightPlan) -> Iterator[Heading]:
    """The headings this night has written so far and that stand."""
    began = store.journal.nights_began()
    headings = store.journal.headings(since=began[-1]) if began else []
    stands = standing_of(headings)
    for heading in headings:
        match heading.cause if heading.number in stands else None:
            case (
                NightBegan(NightPlan(night=plan.night))
                | NightStep(night=plan.night)
                | NightEnded(night=plan.night)
            ):
                yield heading
