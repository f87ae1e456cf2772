"""A stage that breaks the rules is refused whole, and the night can go on without its fault."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from reverie.domain.journal.entry import NightBegan, NightStep, nights
from reverie.domain.journal.kinds import Change, MemoryChange
from reverie.domain.journal.parts import EndingChange, LayerChange, StrengthChange, WordingChange
from reverie.domain.journal.plan import Depth, Outcome
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.memory import Author, Kind, Layer, Memory, Strength, Wording
from reverie.engine.sleeping import unfinished_plan
from reverie.engine.undoing import entry_of_night, undo
from reverie.errors import ChangeRefused, SameTargetTwice, StaleChange
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stages import CLOSING, OPENING, Line, Stage
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock, a_memory, a_mind
from tests.days import SETTINGS, contents, lived, slept, texts

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


def a_refused_night(*changes: Change) -> InRamStore:
    store = InRamStore()
    lived(store, RULE)
    with pytest.raises(ChangeRefused):
        slept(store, line=a_line(*changes))
    return store


def a_night_over(author: Author, change: Callable[[Memory], Change]) -> Store:
    memory = a_memory(1, RULE, kind=Kind.CONSTRAINT, by=author)
    store = a_mind(memories=[memory])
    slept(store, line=Line((), (), a_line(change(memory)).cycle))
    return store


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ((COOLER, replace(COOLER, after=Layer.COLD)), SameTargetTwice),
        ((REPLAYED, STALE), StaleChange),
        ((REPLAYED, replace(COOLER, after=Layer.HOT)), ChangeRefused),
        ((REPLAYED, replace(COOLER, reason="")), ChangeRefused),
    ],
    ids=["one target twice", "stale", "nothing", "no reason"],
)
def test_a_stage_that_breaks_the_rules_is_refused_and_nothing_is_half_applied(
    changes: Sequence[Change], error: type[ChangeRefused]
) -> None:
    store, calm = InRamStore(), InRamStore()
    for mind in (store, calm):
        lived(mind, RULE)
    slept(calm, line=Line(OPENING, (), ()))

    with pytest.raises(error):
        slept(store, line=a_line(*changes))

    assert contents(store) == contents(calm)
    assert [h.cause for h in store.journal.headings()][1:] == [NightStep(1, 0, "encode")]
    assert unfinished_plan(store) is not None


def test_a_stale_change_in_a_later_step_leaves_nothing_of_the_stage() -> None:
    store = a_mind(memories=[a_memory(1), a_memory(2, "two")])
    before = contents(store)

    with pytest.raises(StaleChange):
        slept(
            store,
            line=Line((), (), a_line(REPLAYED, replace(STALE, target=2)).cycle),
            settings=Settings.of(max_step_changes=1),
        )

    assert contents(store) == before


def test_whatever_a_refused_stage_left_is_mended_before_the_night_goes_on() -> None:
    memories = [a_memory(1), a_memory(2, "two")]
    store, calm = a_mind(memories=memories), a_mind(memories=memories)
    small = Settings.of(max_step_changes=1)
    with pytest.raises(StaleChange):
        slept(store, line=a_line(REPLAYED, replace(STALE, target=2)), settings=small)

    slept(store, line=a_line(), settings=small)
    slept(calm, line=a_line(), settings=small)

    assert contents(store) == contents(calm)
    assert store.journal.headings() == calm.journal.headings()


def test_after_an_undo_the_next_run_is_a_new_night() -> None:
    store = a_refused_night(REPLAYED, STALE)

    undo(store, TickClock(), SETTINGS, entry_of_night(store, 1))
    assert texts(store) == []
    run = slept(store)

    assert (run.plan.night, run.outcome) == (2, Outcome.COMPLETED)
    assert texts(store) == [RULE]


def test_once_the_stage_is_put_right_the_same_night_goes_on() -> None:
    store = a_refused_night(REPLAYED, STALE)

    run = slept(store, line=a_line())

    assert (run.plan.night, run.outcome) == (1, Outcome.COMPLETED)
    assert [night.outcome for night in nights(store.journal.headings())] == [Outcome.COMPLETED]
    assert isinstance(store.journal.headings()[0].cause, NightBegan)


@pytest.mark.parametrize(
    "change",
    [
        reworded,
        forgotten,
        pytest.param(replaced),
    ],
)
def test_no_stage_overturns_what_a_person_put_so(change: Callable[[Memory], Change]) -> None:
    with pytest.raises(ChangeRefused, match="put so by a person and no night overturns it; make"):
        a_night_over(Author.PERSON, change)


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

    with pytest.raises(ChangeRefused, match="only someone's word can end"):
        slept(store, line=Line((), (), a_line(change(memory)).cycle))

    assert store.memories.get(1) == memory
