"""Whatever one thing does to a stage, the night ends, the thing is set aside, all else is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.journal.entry import NightStep
from reverie.domain.journal.kinds import Change, Proposal
from reverie.domain.journal.plan import NightPlan, Outcome, Sleep
from reverie.domain.values.aside import Sort, Thing
from reverie.domain.values.directive import Directive, Room, RuleFile, RuleFiles
from reverie.domain.values.memory import Author
from reverie.domain.values.puzzle import AnswerFormat, Incubation, Priority, Puzzle, PuzzleType
from reverie.domain.values.source import episode_number
from reverie.engine.sleeper import NightRun, Sleeper
from reverie.engine.sleeping import plan_tonight, run_doze, run_night
from reverie.engine.sparing import MOST, culprits
from reverie.engine.trying_again import drop, try_again
from reverie.engine.undoing import entry_of_night, undo
from reverie.errors import CannotWrite
from reverie.ports import Mind, Store
from reverie.settings import Settings
from reverie.stages import THE_NIGHT, Line, Stage
from reverie.stages.context import StageContext
from reverie.stages.veil import NOTHING_HIDDEN, Veil
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, ScriptedThinker, TickClock
from tests.days import SETTINGS, contents, lived, texts

TWENTY = range(20)
TOOLS = ("SQLite", "Redis", "Kafka", "Nginx", "Vault")


class Rules:
    """Twenty rule files, as they were when the night began."""

    def pin(self) -> str:
        return "pinned"

    def pinned(self, word: str) -> RuleFiles:
        return RuleFiles(
            tuple(
                RuleFile(
                    f"rules/{n}.md", Room.RULE, f"{n}", directives=(Directive(1, f"Use tabs {n}."),)
                )
                for n in TWENTY
            )
        )


def puzzles() -> Incubation:
    """Twenty puzzles that are due."""
    quick, answer = Priority.QUICK, AnswerFormat.MD
    return Incubation(
        tuple(
            Puzzle(f"p{n}", DAWN, PuzzleType.DEEP, quick, answer, 5, 0, f"Why does Kafka {n} lag?")
            for n in TWENTY
        )
    )


def said_in(n: int) -> str:
    """What a person says in a session: a choice, with a thing that can be scored."""
    tool, other = TOOLS[n % 5], TOOLS[(n + 1) % 5]
    return f"We chose {tool} {n} over {other} because `make {n}` is broken with {other}."


@cache
def _a_life() -> InRamStore:
    store = InRamStore()
    for n in range(100, 110):
        lived(store, said_in(n), session=f"s{n}")
    run_night(store, a_sleeper(THE_NIGHT, day=0))
    for n in TWENTY:
        lived(store, said_in(n), session=f"s{n}")
    return store


def a_life() -> InRamStore:
    """A mind that has slept once, and in which twenty sessions wait."""
    with _a_life().scratch() as copy:
        assert isinstance(copy, InRamStore)
        return copy


def a_sleeper(line: Line, *, day: int = 1, version: str = "1") -> Sleeper:
    """A sleeper for whom no stage is skipped."""
    return Sleeper(
        TickClock(DAWN + timedelta(days=day)),
        ScriptedThinker(),
        Settings.of(max_cycles=2),
        line=line,
        anchor=(DAWN + timedelta(days=day - 7)).date(),
        incubation=lambda now: puzzles(),
        rulebook=Rules(),
        version=lambda: version,
    )


def met_by(stage: Stage, meets: Callable[[Thing], object]) -> Stage:
    """The same stage, which tells each thing that it is given."""

    def work(mind: Mind, night: StageContext) -> object:
        veil = Veil(NOTHING_HIDDEN, meets)
        return stage.work(veil.over_mind(mind), veil.over_night(night))

    return replace(stage, work=work)


def with_stage(stage: Stage) -> Line:
    """The night with another stage of that name."""

    def put(stages: tuple[Stage, ...]) -> tuple[Stage, ...]:
        return tuple(stage if one.name == stage.name else one for one in stages)

    line = THE_NIGHT
    return replace(
        line, opening=put(line.opening), cycle=put(line.cycle), closing=put(line.closing)
    )


def failing_on(name: str, thing: Thing) -> Line:
    """The night, in which one stage fails once it is given a thing."""
    (stage,) = (one for one in THE_NIGHT.stages() if one.name == name)

    def meet(one: Thing) -> None:
        if one == thing:
            raise KeyError(one.key)

    return with_stage(met_by(stage, meet))


@cache
def given_to(name: str) -> tuple[Thing, ...]:
    """The things that a stage of the night is given, in order."""
    (stage,) = (one for one in THE_NIGHT.stages() if one.name == name)
    seen: dict[Thing, None] = {}
    run_night(a_life(), a_sleeper(with_stage(met_by(stage, seen.setdefault))), Sleep.NIGHT)
    return tuple(seen)


def seams() -> Iterator[tuple[str, Thing]]:
    """Each registered stage with one thing of each sort that it is given."""
    for stage in THE_NIGHT.stages():
        for sort in Sort:
            some = [thing for thing in given_to(stage.name) if thing.sort is sort]
            if some and (sort is not Sort.PUZZLE or stage.name == "incubate"):
                yield stage.name, some[len(some) // 2]


def taken_in(store: Store) -> set[str]:
    """The sessions whose words a memory rests on."""
    sources = (source for memory in store.memories.all() for source in memory.sources)
    found = (store.episodes.get(episode_number(source) or 0) for source in sources)
    return {episode.session for episode in found if episode}


def slept(store: Store, line: Line, **given: object) -> NightRun:
    return run_night(store, a_sleeper(line, **given), Sleep.NIGHT)  # type: ignore[arg-type]


class Killed(BaseException):
    """The process is gone."""


class Killing:
    """Kills a night as its so manieth stage begins."""

    def __init__(self, step: int) -> None:
        self._left = step

    def watch(self, stage: str) -> None:
        self._left -= 1
        if not self._left:
            raise Killed


def entries(store: Store) -> list[int]:
    return [heading.number for heading in store.journal.headings()]


def test_every_stage_is_given_something_it_could_fail_on() -> None:
    assert [stage.name for stage in THE_NIGHT.stages() if not given_to(stage.name)] == []
    assert {thing.sort for _, thing in seams()} >= {
        Sort.PUZZLE,
        Sort.RULE_FILE,
        Sort.SESSION,
        Sort.MEMORY,
        Sort.BELIEF,
    }


@pytest.mark.parametrize(("name", "thing"), list(seams()), ids=str)
def test_a_stage_that_fails_on_one_thing_sets_it_aside_and_does_all_else(
    name: str, thing: Thing
) -> None:
    store = a_life()

    run = slept(store, failing_on(name, thing))

    assert run.outcome is Outcome.COMPLETED
    (aside,) = store.asides()
    assert aside.stage == name
    if name != "encode" or thing.sort is Sort.SESSION:
        assert aside.thing == thing
    lost = {aside.key} if name == "encode" and aside.sort is Sort.SESSION else set()
    assert {f"s{n}" for n in TWENTY} - taken_in(store) == lost
    assert store.sessions.waiting() == []
    stages = [h.cause.stage for h in run.entries if isinstance(h.cause, NightStep)]
    assert {*stages} == {stage.name for stage in THE_NIGHT.stages()}


def test_the_night_after_leaves_out_what_is_aside_and_says_nothing_waits() -> None:
    store, session = a_life(), Thing(Sort.SESSION, "s4")
    slept(store, failing_on("encode", session))
    (aside,) = store.asides()

    later = slept(store, failing_on("encode", session), day=2)

    assert later.plan.aside == (aside.name,)
    assert later.plan.sessions == ()
    assert later.outcome is Outcome.COMPLETED
    assert list(store.asides()) == [aside]


def test_the_next_version_takes_in_what_this_one_could_not() -> None:
    store, session = a_life(), Thing(Sort.SESSION, "s4")
    slept(store, failing_on("encode", session), version="1")

    slept(store, THE_NIGHT, day=2, version="2")

    assert "s4" in taken_in(store)
    assert store.asides() == []


def test_a_version_that_fails_again_sets_it_aside_again() -> None:
    store, session = a_life(), Thing(Sort.SESSION, "s4")
    slept(store, failing_on("encode", session), version="1")

    run = slept(store, failing_on("encode", session), day=2, version="2")

    assert run.outcome is Outcome.COMPLETED
    assert [(one.key, one.version) for one in store.asides()] == [("s4", "2")]
    assert store.sessions.waiting() == []


def test_what_is_tried_again_by_hand_is_taken_in() -> None:
    store, session = a_life(), Thing(Sort.SESSION, "s4")
    slept(store, failing_on("encode", session))

    try_again(store, DAWN, store.asides(), by=Author.PERSON)
    slept(store, THE_NIGHT, day=2)

    assert "s4" in taken_in(store)
    assert store.asides() == []


def test_a_session_that_is_dropped_is_never_taken_in() -> None:
    store, session = a_life(), Thing(Sort.SESSION, "s4")
    slept(store, failing_on("encode", session))

    drop(store, DAWN, store.asides(), by=Author.PERSON)
    slept(store, THE_NIGHT, day=2, version="2")

    assert store.asides() == []
    assert "s4" not in taken_in(store)


def test_undo_takes_back_what_a_night_set_aside_and_the_session_waits_again() -> None:
    store = a_life()
    before = contents(store)
    slept(store, failing_on("encode", Thing(Sort.SESSION, "s4")))

    undo(store, TickClock(), SETTINGS, entry_of_night(store, 2))

    assert contents(store) == before
    assert "s4" in [reach.session for reach in store.sessions.waiting()]


def test_a_later_part_of_a_session_that_is_aside_is_taken_in() -> None:
    store, session = a_life(), Thing(Sort.SESSION, "s4")
    slept(store, failing_on("encode", session))
    lived(store, "I prefer Terraform over Ansible for the servers.", session="s4")

    slept(store, THE_NIGHT, day=2)

    assert any("Terraform" in text for text in texts(store))
    assert not any("Vault 4 over" in text for text in texts(store))
    assert [one.key for one in store.asides()] == ["s4"]


@pytest.mark.parametrize("many", [2, 5, MOST + 5])
def test_several_sessions_that_fail_are_all_set_aside(many: int) -> None:
    store = a_life()
    for n in range(200, 200 + many):
        lived(store, said_in(n), session=f"bad{n}")

    def meet(one: Thing) -> None:
        if one.key.startswith("bad"):
            raise KeyError(one.key)

    run = slept(store, with_stage(met_by(THE_NIGHT.opening[1], meet)))

    assert run.outcome is Outcome.COMPLETED
    aside = {one.key for one in store.asides()}
    assert {f"bad{n}" for n in range(200, 200 + many)} <= aside
    if many <= MOST:
        assert {f"s{n}" for n in TWENTY} <= taken_in(store)
        assert len(aside) == many
    assert store.sessions.waiting() == []


@pytest.mark.parametrize("name", [stage.name for stage in THE_NIGHT.stages()])
def test_a_stage_that_fails_whatever_is_hidden_is_skipped_for_this_version(name: str) -> None:
    def fail(mind: Mind, night: StageContext) -> list[Change | Proposal]:
        raise ZeroDivisionError

    (stage,) = (one for one in THE_NIGHT.stages() if one.name == name)
    store = a_life()

    run = slept(store, with_stage(replace(stage, work=fail)))

    assert run.outcome is Outcome.COMPLETED
    assert [(one.sort, one.key) for one in store.asides()] == [(Sort.STAGE, name)]
    (planned,) = [one for one in slept(store, THE_NIGHT, day=2).plan.stages if one.name == name]
    assert planned.skipped
    assert planned.skipped.startswith("it fails whatever is left out (ZeroDivisionError in ")


@pytest.mark.parametrize("name", [stage.name for stage in THE_NIGHT.stages()])
def test_a_stage_that_cannot_say_whether_it_is_needed_runs(name: str) -> None:
    def fail(mind: Mind, plan: NightPlan) -> str | None:
        raise LookupError("nobody knows")

    (stage,) = (one for one in THE_NIGHT.stages() if one.name == name)

    plan = plan_tonight(a_life(), a_sleeper(with_stage(replace(stage, skip=fail))), Sleep.NIGHT)

    assert [one.skipped for one in plan.stages if one.name == name] == [None]


def test_a_doze_sets_a_session_aside_and_takes_in_all_others() -> None:
    store = a_life()

    run = run_doze(store, a_sleeper(failing_on("encode", Thing(Sort.SESSION, "s4"))))

    assert run
    assert run.outcome is Outcome.COMPLETED
    assert {f"s{n}" for n in TWENTY} - taken_in(store) == {"s4"}
    assert run_doze(store, a_sleeper(THE_NIGHT)) is None


def test_a_night_that_was_killed_sets_aside_the_same_when_it_goes_on() -> None:
    calm, killed, session = a_life(), a_life(), Thing(Sort.SESSION, "s4")
    slept(calm, failing_on("encode", session))
    run = None
    while run is None:
        killing = Killing(2)
        with suppress(Killed):
            sleeper = replace(a_sleeper(failing_on("encode", session)), watch=killing.watch)
            run = run_night(killed, sleeper, Sleep.NIGHT)

    assert [killed.journal.entry(n) for n in entries(killed)] == [
        calm.journal.entry(n) for n in entries(calm)
    ]


@pytest.mark.parametrize("error", [MemoryError(), CannotWrite("the disk is full")])
def test_what_is_no_single_things_fault_ends_the_night_as_before(error: Exception) -> None:
    def fail(mind: Mind, night: StageContext) -> list[Change | Proposal]:
        raise error

    store = a_life()

    with pytest.raises(type(error)):
        slept(store, with_stage(replace(THE_NIGHT.opening[1], work=fail)))

    assert store.asides() == []


def test_the_way_to_an_error_is_kept_under_the_name_of_what_is_aside() -> None:
    store, kept = a_life(), list[tuple[str, str]]()
    sleeper = replace(
        a_sleeper(failing_on("encode", Thing(Sort.SESSION, "s4"))),
        keep_trace=lambda name, error: kept.append((name, str(error))),
    )

    run_night(store, sleeper, Sleep.NIGHT)

    assert kept == [(store.asides()[0].name, "'s4'")]


@given(st.sets(st.integers(0, 60), max_size=6), st.integers(1, 61))
def test_the_culprits_are_found_whatever_they_are(bad: set[int], count: int) -> None:
    things = [Thing(Sort.MEMORY, str(n)) for n in range(count)]
    guilty = {things[n] for n in bad if n < count}

    found = culprits(things, lambda hidden: guilty <= set(hidden))

    assert set(found or ()) == guilty
