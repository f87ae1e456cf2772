"""A stage that breaks the rules is refused whole and set aside, and the night goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from reverie.domain.journal.kinds import Change, MemoryChange
from reverie.domain.journal.parts import EndingChange, LayerChange, StrengthChange, WordingChange
from reverie.domain.journal.plan import Depth, Outcome
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.memory import Author, Kind, Layer, Memory, Strength, Wording
from reverie.engine.undoing import entry_of_night, undo
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stages import CLOSING, OPENING, Line, Stage
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock, a_memory, a_mind
from tests.days import SETTINGS, contents, lived, slept, texts, the_one

RULE = "Never push to main."
COOLER = LayerChange(target=1, before=Layer.HOT, after=Layer.WARM, reason="older")
REPLAYED = StrengthChange(target=1, before=Strength(), after=Strength(1), reason="replayed")
STALE = LayerChange(target=1, before=Layer.COLD, after=Layer.WARM, reason="older")


def a_line(*changes: Change) -> Line:
    return Line(OPENING, (Stage("odd", Depth.DEEP, lambda mind, night: changes),), CLOSING)


def reworded(memory: Memory) -> Change:
    wording = Wording(Kind.FACT, "Push freely.", Author.NIGHT)
    return WordingChange(
        target=memory.number, before=memory.wording, after=wording, reason="better words"
    )


def forgotten(memory: Memory) -> Change:
    return MemoryChange(target=memory.number, before=memory, after=None, reason="faded")


def replaced(memory: Memory) -> Change:
    wording = Wording(Kind.FACT, "Push freely.", Author.NIGHT)
    after = replace(memory, wording=wording)
    return MemoryChange(target=memory.number, before=memory, after=after, reason="merged")


def aside_in(store: Store) -> list[tuple[str, str]]:
    """What is aside, each with the kind of error it was set aside for."""
    return [(str(one.sort), one.why.split()[0]) for one in store.asides()]


def a_night_over(author: Author, change: Callable[[Memory], Change]) -> Store:
    memory = a_memory(1, RULE, kind=Kind.CONSTRAINT, by=author)
    store = a_mind(memories=[memory])
    slept(store, line=Line((), (), a_line(change(memory)).cycle))
    return store


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ((COOLER, replace(COOLER, after=Layer.COLD)), "SameTargetTwice"),
        ((REPLAYED, STALE), "StaleChange"),
        ((REPLAYED, replace(COOLER, after=Layer.HOT)), "ChangeRefused"),
        ((REPLAYED, replace(COOLER, reason="")), "ChangeRefused"),
    ],
    ids=["one target twice", "stale", "nothing", "no reason"],
)
def test_a_stage_that_breaks_the_rules_is_set_aside_and_nothing_is_half_applied(
    changes: Sequence[Change], error: str
) -> None:
    store, calm = InRamStore(), InRamStore()
    for mind in (store, calm):
        lived(mind, RULE)
    slept(calm)

    run = slept(store, line=a_line(*changes))

    assert run.outcome is Outcome.COMPLETED
    assert aside_in(store) == [("stage", error)]
    held = [(place, value) for place, value in contents(store) if place.table != "aside"]
    assert held == contents(calm)


def test_a_stale_change_in_a_later_step_leaves_nothing_of_the_stage() -> None:
    store = a_mind(memories=[a_memory(1), a_memory(2, "two")])
    line = Line((), (), a_line(REPLAYED, replace(STALE, target=2)).cycle)

    slept(store, line=line, settings=Settings.of(max_step_changes=1))

    assert aside_in(store) == [("stage", "StaleChange")]
    assert [memory.strength for memory in store.memories.all()] == [Strength(), Strength()]


def test_whatever_a_refused_stage_left_is_mended_before_its_step_is_committed() -> None:
    store = a_mind(memories=[a_memory(1), a_memory(2, "two")])
    line = a_line(REPLAYED, replace(STALE, target=2))

    slept(store, line=line, settings=Settings.of(max_step_changes=1))

    odd = [h for h in store.journal.headings() if getattr(h.cause, "stage", "") == "odd"]
    assert [(h.size, h.last) for h in odd] == [(1, True), (0, True)]


def test_undoing_a_night_takes_back_what_it_set_aside() -> None:
    store = InRamStore()
    lived(store, RULE)
    slept(store, line=a_line(REPLAYED, STALE))

    undo(store, TickClock(), SETTINGS, entry_of_night(store, 1))

    assert (texts(store), store.asides()) == ([], [])


def test_once_the_stage_is_put_right_the_next_version_runs_it() -> None:
    store = InRamStore()
    lived(store, RULE)
    slept(store, line=a_line(REPLAYED, STALE), version=lambda: "1")

    again = slept(store, line=a_line(REPLAYED), version=lambda: "1")
    once = Settings.of(max_cycles=1)
    mended = slept(store, line=a_line(REPLAYED), version=lambda: "2", settings=once)

    (skipped,) = [stage.skipped or "" for stage in again.plan.stages if stage.name == "odd"]
    assert skipped.startswith("it fails whatever is left out (StaleChange in apply.py line ")
    assert [stage.skipped for stage in mended.plan.stages if stage.name == "odd"] == [None]
    assert the_one(store).strength == REPLAYED.after
    assert store.asides() == []


@pytest.mark.parametrize(
    "change",
    [
        reworded,
        forgotten,
        pytest.param(replaced),
    ],
)
def test_no_stage_overturns_what_a_person_put_so(change: Callable[[Memory], Change]) -> None:
    store = a_night_over(Author.PERSON, change)

    assert the_one(store).wording.by is Author.PERSON
    assert texts(store) == [RULE]
    assert aside_in(store) == [("stage", "ChangeRefused")]


@pytest.mark.parametrize("author", [Author.NIGHT, Author.AGENT, Author.MACHINE])
@pytest.mark.parametrize("change", [reworded, replaced])
def test_a_stage_may_put_anew_what_no_person_put_so(
    author: Author, change: Callable[[Memory], Change]
) -> None:
    assert texts(a_night_over(author, change)) == ["Push freely."]


def test_a_stage_may_move_and_replay_what_a_person_put_so() -> None:
    memory = a_memory(1, RULE, by=Author.PERSON)
    store = a_mind(memories=[memory])

    slept(store, line=Line((), (), a_line(COOLER, REPLAYED).cycle))

    assert store.memories.get(1) == replace(memory, layer=Layer.WARM, strength=Strength(1))


def ended(memory: Memory) -> Change:
    ending = Ending(End.FADED, 1)
    return EndingChange(target=memory.number, before=None, after=ending, reason="faded")


@pytest.mark.parametrize("kind", [Kind.CONSTRAINT, Kind.QUESTION, Kind.TENSION])
@pytest.mark.parametrize("change", [ended, forgotten])
def test_no_night_ends_a_rule_a_question_or_a_tension(
    kind: Kind, change: Callable[[Memory], Change]
) -> None:
    memory = a_memory(1, "Why does it hang?", kind=kind)
    store = a_mind(memories=[memory])

    slept(store, line=Line((), (), a_line(change(memory)).cycle))

    assert aside_in(store) == [("stage", "ChangeRefused")]
    assert store.memories.get(1) == memory
