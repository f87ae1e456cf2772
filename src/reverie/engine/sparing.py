"""Sparing: what a stage fails on is found by halves and set aside, so that all else is done."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from types import SimpleNamespace as Port
from typing import TypeVar

from reverie.domain.journal.apply import settled
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Entry, NightStep
from reverie.domain.journal.kinds import AsideChange, Change, MarkChange
from reverie.domain.journal.plan import NightPlan
from reverie.domain.values.aside import Aside, Sort, Thing, aside_name
from reverie.domain.values.puzzle import Incubation
from reverie.domain.values.session import Mark, mark_of
from reverie.engine.filing import filed
from reverie.engine.sleeper import Sleeper
from reverie.engine.thinking import known_answers
from reverie.errors import ends_all, place_of
from reverie.frozen import dataclass
from reverie.ports import Mind, Store
from reverie.stages import Line, Stage
from reverie.stages.context import StageContext
from reverie.stages.veil import NOTHING_HIDDEN, Hidden, Veil

S = TypeVar("S")
T = TypeVar("T")

MOST = 20
"""Things of one sort that are looked for one by one; of more, all of that sort are set aside."""
BY_THEMSELVES = (Sort.PUZZLE, Sort.RULE_FILE, Sort.SESSION)
"""What is work of its own, so that all of it may be left out and the stage still has its use."""

Passes = Callable[[Collection[Thing]], bool]
"""Whether a stage does its work with these hidden from it."""


def hidden_from(mind: Mind, plan: NightPlan, line: Line, stage: str) -> Hidden:
    """What is aside for a stage: what it, or one before it in the line, could not work with."""
    names = [one.name for one in line.stages()]
    upto = names.index(stage)
    left = {
        aside.thing: (aside.after, aside.upto)
        for aside in mind.asides()
        if (aside.name in plan.aside or aside.night == plan.night)
        and (aside.stage not in names or names.index(aside.stage) <= upto)
    }
    return Hidden(left) if left else NOTHING_HIDDEN


def decided(
    mind: Mind,
    night: StageContext,
    stage: Stage,
    hidden: Hidden,
    note: Callable[[Thing], object] | None = None,
) -> list[Change]:
    """What a stage decides without what is hidden from it; `note` is told what it was given."""
    if not hidden.parts and note is None:
        return filed(mind, stage.work(mind, night))
    veil = Veil(hidden, note)
    return filed(mind, stage.work(veil.over_mind(mind), veil.over_night(night)))


def culprits(given: Sequence[Thing], passes: Passes) -> list[Thing] | None:
    """The few things without which a stage passes (delta debugging); None if there are none.

    Each sort is tried by itself, and the one of which the fewest have to go is taken.
    """
    best: list[Thing] | None = None
    for sort in Sort:
        some = [thing for thing in given if thing.sort is sort]
        found = _few(some, passes) if some and passes(some) else None
        if found is not None and (best is None or len(found) < len(best)):
            best = found
        if best is not None and len(best) < 2:
            return best
    return _few(given, passes) if best is None and passes(given) else best


def _few(some: Sequence[Thing], passes: Passes) -> list[Thing] | None:
    """What has to be hidden of some things of which hiding all helps, found by bisection."""
    found: list[Thing] = []
    while not passes(found):
        if len(found) == MOST:
            return [*some] if all(thing.sort in BY_THEMSELVES for thing in some) else None
        fails, helps = 0, len(some)
        while helps - fails > 1:
            half = (fails + helps) // 2
            if passes([*found, *some[:half]]):
                helps = half
            else:
                fails = half
        found.append(some[helps - 1])
    return found


def seen_without(whole: S, look: Callable[[S], T], error: Exception) -> tuple[T, list[Thing]]:
    """What a look at a mind or at rules gives that failed, and the few things hidden from it."""
    given: dict[Thing, None] = {}

    def passes(things: Collection[Thing]) -> bool:
        try:
            look(Veil(NOTHING_HIDDEN.and_all(things), given.setdefault).over(whole))
        except Exception as failure:
            if ends_all(failure):
                raise
            return False
        return True

    before = -1
    while not passes([*given]) and before < len(given):
        before = len(given)
    found = culprits([*given], passes)
    if not found:
        raise error
    return look(Veil(NOTHING_HIDDEN.and_all(found)).over(whole)), found


@dataclass(frozen=True, slots=True)
class Trial:
    """A stage whose work failed, tried again on the same mind with things hidden from it."""

    store: Store
    sleeper: Sleeper
    plan: NightPlan
    stage: Stage
    night: StageContext
    hidden: Hidden
    """What is hidden from it anyhow."""
    commits: bool = False
    """Whether it was the commit that failed, so that each try is committed to a copy."""

    def spare(self, error: Exception) -> list[Aside]:
        """What to set aside so that it passes; the stage itself if nothing else helps."""
        found = culprits(self._given(), self.passes)
        if not found:
            return [self.the_stage(error)]
        one_by_one = len(found) <= MOST
        return [
            self._aside(one, (one_by_one and self._failure_of(one, found)) or error)
            for one in found
        ]

    def the_stage(self, error: Exception) -> Aside:
        """The whole stage set aside, where nothing else helps."""
        return self._aside(Thing(Sort.STAGE, self.stage.name), error)

    def passes(self, things: Collection[Thing]) -> bool:
        """Whether it does its work without some things, and what it decides can be committed."""
        return self._failure(things) is None

    def _given(self) -> list[Thing]:
        """What it is given, each thing once, in order: where it fails, the rest hides behind it.

        What the plan names is given to it whether or not it asks for more of it.
        """
        noted: dict[Thing, None] = {}
        for _ in range(MOST):
            before = list(noted)
            failure = self._failure(before, noted.setdefault)
            names = (reach.session for reach in self.plan.sessions)
            noted |= dict.fromkeys(Thing(Sort.SESSION, name) for name in names)
            if failure is None or len(noted) == len(before):
                break
        return list(noted)

    def _failure_of(self, thing: Thing, found: Collection[Thing]) -> Exception | None:
        """How it fails on one thing, where the others that it fails on are hidden."""
        return self._failure([other for other in found if other != thing])

    def _failure(
        self, things: Collection[Thing], note: Callable[[Thing], object] | None = None
    ) -> Exception | None:
        """How it fails without some things; None if it does not. Nobody is asked anything new."""
        thinker = self.sleeper.thinker_in(self.plan.sleep)
        quiet = replace(
            self.night,
            ask=lambda questions: known_answers(self.store, thinker, questions),
            say=_unheard,
            ponder=_unheard,
        )
        try:
            with self.store.view() as mind:
                changes = decided(mind, quiet, self.stage, self.hidden.and_all(things), note)
                settled(changes, mind.present)
            if self.commits:
                self._commit_to_a_copy(changes)
        except Exception as error:
            if ends_all(error):
                raise
            return error
        return None

    def _commit_to_a_copy(self, changes: Sequence[Change]) -> None:
        step = NightStep(self.plan.night, self.night.cycle, self.stage.name)
        with self.store.scratch() as copy:
            copy.commit(Entry(copy.journal.last() + 1, self.plan.began, step, tuple(changes)))

    def _aside(self, thing: Thing, error: Exception) -> Aside:
        name = aside_name(self.stage.name, thing)
        version = self.sleeper.version()
        self.sleeper.keep_trace(name, error)
        aside = Aside(name, *thing, self.stage.name, version, place_of(error), self.plan.night)
        return self._of_a_session(aside) if thing.sort is Sort.SESSION else aside

    def _of_a_session(self, aside: Aside) -> Aside:
        """With the part that is left out: what waited of it, else all that the night may see."""
        reach = next((r for r in self.plan.sessions if r.session == aside.key), None)
        if reach is None:
            return replace(aside, upto=self.plan.horizon)
        place = Place("mark", aside.key)
        mark = self.store.present([place]).get(place)
        before = mark if isinstance(mark, Mark) else None
        waits = before is None or before.upto < reach.upto
        part = replace(aside, after=reach.after, upto=reach.upto)
        return replace(part, marked=True, before=before) if waits else part


def set_aside(mind: Mind, plan: NightPlan, asides: Sequence[Aside]) -> Iterator[Change]:
    """The changes that set things aside: named, and no session among them waits any longer."""
    known = {aside.name: aside for aside in mind.asides()}
    for aside in asides:
        before = known.get(aside.name)
        after = _joined(before, aside) if before else aside
        if after != before:
            reason = f"{aside.stage} could not work with it: {aside.why}"
            yield AsideChange(target=aside.name, before=before, after=after, reason=reason)
        reach = next((r for r in plan.sessions if r.session == aside.key), None)
        if aside.marked and reach:
            yield MarkChange(
                target=aside.key,
                before=aside.before,
                after=mark_of(reach, aside.before, dozed=not plan.sleep.counts),
                reason="it was set aside, so it waits no longer",
            )


def _joined(before: Aside, aside: Aside) -> Aside:
    """What is aside of a thing of which something was aside before."""
    return replace(
        aside,
        after=min(before.after, aside.after),
        upto=max(before.upto, aside.upto),
        marked=before.marked or aside.marked,
        before=before.before if before.marked else aside.before,
    )


def tried(sleeper: Sleeper, step: str, call: Callable[[], T], otherwise: T) -> T:
    """What a step gives on which no stage depends; what is given otherwise where it fails."""
    try:
        return call()
    except Exception as error:
        if ends_all(error):
            raise
        with suppress(Exception):  # whoever keeps it may be what fails
            sleeper.keep_trace(step, error)
        return otherwise


def with_ports_apart(sleeper: Sleeper) -> Sleeper:
    """The same sleeper; a port of it that fails is as if it were not there, and no night ends."""

    def apart(step: str, call: Callable[..., T], otherwise: T) -> Callable[..., T]:
        return lambda *given: tried(sleeper, step, partial(call, *given), otherwise)

    book = sleeper.rulebook
    return replace(
        sleeper,
        alarm=Port(heard=apart("alarm", sleeper.alarm.heard, None)),
        watch=apart("watch", sleeper.watch, None),
        has_time=apart("time", sleeper.has_time, True),
        incubation=apart("puzzles", sleeper.incubation, Incubation()),
        committed=apart("stream", sleeper.committed, None),
        rulebook=book
        and Port(pin=apart("rules", book.pin, ""), pinned=apart("rules", book.pinned, None)),
    )


def _unheard(_: object) -> None:
    """Nobody is told."""
