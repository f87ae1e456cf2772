"""Compress moves each memory to the layer that its age asks for, and says it shorter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from reverie.domain.journal.kinds import Change, Proposal
from reverie.domain.journal.parts import EndingChange, LayerChange, WordingChange
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.memory import ONE, Author, Kind, Layer, Memory, Salience, Wording
from reverie.domain.values.texture import Confidence, Texture
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stages.compress import compress
from reverie.stages.context import StageContext
from reverie.stores.ram.store import InRamStore
from reverie.testing import a_memory, a_mind, a_night, a_plan
from reverie.thinkers.rules import RulesThinker
from tests.days import lived, slept

COMING = 10


def tonight(settings: Settings | None = None, mind: Store | None = None) -> StageContext:
    night = a_night(a_plan(coming_session=COMING, settings=settings))
    rules = RulesThinker()
    return replace(
        night,
        next_memory=mind.memories.next_number() if mind else 1,
        ask=lambda asked: [rules.answer(question).text for question in asked],
    )


def aged(age: int, layer: Layer, number: int = 1) -> Memory:
    return a_memory(number, f"Memory {number}.", session=COMING - age, layer=layer)


def compressed(*memories: Memory) -> Sequence[Change | Proposal]:
    mind = a_mind(memories=memories)
    return compress(mind, tonight(mind=mind))


def layers(changes: Sequence[Change | Proposal]) -> dict[int, Layer]:
    return {c.target: c.after for c in changes if isinstance(c, LayerChange)}


def wordings(changes: Sequence[Change | Proposal]) -> dict[int, Wording]:
    return {c.target: c.after for c in changes if isinstance(c, WordingChange)}


def endings(changes: Sequence[Change | Proposal]) -> dict[int, Ending | None]:
    return {c.target: c.after for c in changes if isinstance(c, EndingChange)}


@pytest.mark.parametrize(
    ("age", "before", "after"),
    [
        (2, Layer.HOT, Layer.WARM),
        (5, Layer.HOT, Layer.WARM),
        (6, Layer.HOT, Layer.COLD),
        (6, Layer.WARM, Layer.COLD),
        (10, Layer.WARM, Layer.COLD),
    ],
)
def test_a_memory_that_has_outgrown_its_layer_moves(age: int, before: Layer, after: Layer) -> None:
    (change,) = compress(a_mind(memories=[aged(age, before)]), tonight())

    assert isinstance(change, LayerChange)
    assert (change.target, change.before, change.after) == (1, before, after)
    assert str(age) in change.reason


@pytest.mark.parametrize(
    ("age", "layer"),
    [
        (0, Layer.HOT),
        (1, Layer.HOT),
        (2, Layer.WARM),
        (5, Layer.WARM),
        (6, Layer.COLD),
        (10, Layer.COLD),
    ],
)
def test_a_memory_in_its_layer_stays(age: int, layer: Layer) -> None:
    assert compress(a_mind(memories=[aged(age, layer)]), tonight()) == []


def test_every_memory_moves_by_its_own_age() -> None:
    mind = a_mind(
        memories=[
            aged(1, Layer.HOT, 1),
            aged(2, Layer.HOT, 2),
            aged(7, Layer.HOT, 3),
            aged(7, Layer.WARM, 4),
        ]
    )

    moved = {change.target: change.after for change in compress(mind, tonight())}

    assert moved == {2: Layer.WARM, 3: Layer.COLD, 4: Layer.COLD}


def test_an_empty_mind_has_nothing_to_compress() -> None:
    assert compress(InRamStore(), tonight()) == []


def test_compressing_twice_moves_nothing_more() -> None:
    settings = Settings.of(hot_until_age=0, warm_until_age=0)
    mind = a_mind(memories=[aged(1, Layer.COLD)])

    assert compress(mind, tonight(settings)) == []


def test_the_ages_are_those_pinned_by_the_plan() -> None:
    slow = Settings.of(hot_until_age=9, warm_until_age=9)
    mind = a_mind(memories=[aged(9, Layer.HOT, 1), aged(10, Layer.HOT, 2)])

    assert [(c.target, c.after) for c in compress(mind, tonight(slow))] == [(2, Layer.COLD)]


def test_what_has_ended_does_not_cool() -> None:
    gone = Ending(End.RESOLVED, 3)

    assert compressed(replace(aged(7, Layer.HOT), ending=gone)) == []


# From hot to warm.

PATH = "We thought pip was fine. But it turned out slow"
STEPS = "We thought pip was fine -> But it turned out slow -> We chose uv over pip"
TEXTURE = Texture("conviction", PATH, Confidence.HIGH, "unless it breaks", anchors=(9,))


def decided(age: int, salience: float = 0.9, layer: Layer = Layer.HOT) -> Memory:
    """A decision that is as present as given for the session that comes."""
    memory = a_memory(1, "We chose uv over pip.", session=COMING - age, kind=Kind.DECISION)
    return replace(
        memory,
        layer=layer,
        wording=replace(memory.wording, texture=TEXTURE),
        salience=Salience(round(salience * ONE), COMING - 1),
    )


@pytest.mark.parametrize(
    ("salience", "path"), [(1.0, STEPS), (0.7001, STEPS), (0.7, ""), (0.6999, ""), (0.2, "")]
)
def test_the_way_there_outlives_the_hot_layer_only_above_seven_tenths(
    salience: float, path: str
) -> None:
    (wording,) = wordings(compressed(decided(2, salience))).values()

    assert wording.texture == replace(TEXTURE, path=path)
    assert wording.text == "We chose uv over pip."


def test_the_salience_that_counts_is_the_present_one() -> None:
    faded = replace(decided(4), salience=Salience(7100, COMING - 2))

    (wording,) = wordings(compressed(faded)).values()
    assert wording.texture.path == ""


@pytest.mark.parametrize("kind", [Kind.QUESTION, Kind.TENSION])
@pytest.mark.parametrize("age", [2, 6])
def test_a_question_and_a_tension_only_change_their_layer(kind: Kind, age: int) -> None:
    memory = decided(age, 0.2)
    asked = replace(memory, wording=replace(memory.wording, kind=kind, text="Well, is it so?"))

    assert [type(change) for change in compressed(asked)] == [LayerChange]


def test_a_persons_words_only_change_their_layer() -> None:
    memory = decided(6, 0.2)
    by_hand = replace(memory, wording=replace(memory.wording, by=Author.PERSON))

    assert [type(change) for change in compressed(by_hand)] == [LayerChange]


# From warm to cold.


def test_turning_cold_the_way_there_and_the_feeling_are_lost() -> None:
    (wording,) = wordings(compressed(decided(6, 1.0, Layer.WARM))).values()

    assert wording.texture == replace(TEXTURE, path="", feeling="")


def test_a_memory_that_turns_cold_at_once_goes_through_each_steps_rules() -> None:
    told = "Well, first we tried one, then two. Finally it was red. In the end it passed. So there."
    wording = Wording(Kind.INSIGHT, told, Author.NIGHT, TEXTURE)
    memory = replace(a_memory(1, session=3), wording=wording)

    at_once = wordings(compressed(memory))[1]
    warm = wordings(compressed(replace(memory, session=COMING - 2)))[1]
    step_by_step = wordings(compressed(replace(memory, wording=warm, layer=Layer.WARM)))[1]
    assert at_once == step_by_step
    assert at_once.text == "First we tried one, then two."


def test_several_sessions_of_one_night_each_take_the_form_of_their_age() -> None:
    store = InRamStore()
    for tree in ("alder", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple"):
        lived(
            store,
            f"I assumed that {tree} planks work. But they did not.",
            f"Well, we chose {tree} boards over {tree} planks because they last.",
            session=tree,
        )
    slept(store, settings=Settings.of(decision_kept_per_session=0.85))

    chosen = {m.session: m for m in store.memories.all() if m.kind is Kind.DECISION}
    assert [chosen[session].layer for session in range(1, 9)] == [
        *[Layer.COLD] * 3,
        *[Layer.WARM] * 4,
        Layer.HOT,
    ]
    hot, warm, cold = chosen[8].wording, chosen[7].wording, chosen[3].wording
    vivid = "I assumed that larch planks work -> But they did not -> "
    assert hot.text == "Well, we chose maple boards over maple planks because they last."
    assert (hot.texture.feeling, hot.texture.path) == (
        "conviction",
        "I assumed that maple planks work. But they did not",
    )
    assert warm.text == "We chose larch boards over larch planks because they last."
    assert (warm.texture.feeling, warm.texture.path) == (
        "conviction",
        vivid + "We chose larch boards over larch planks because they last",
    )
    assert chosen[6].wording.texture.path == ""
    assert cold.text == "We chose cedar boards over cedar planks because they last."
    assert (cold.texture.feeling, cold.texture.path) == ("", "")


def test_what_turns_cold_together_and_is_about_one_thing_is_merged() -> None:
    one = replace(aged(6, Layer.WARM, 1), wording=Wording(Kind.FACT, "Red hens lay.", Author.NIGHT))
    two = replace(aged(7, Layer.HOT, 2), wording=Wording(Kind.FACT, "Red hens.", Author.NIGHT))

    assert endings(compressed(one, two)) == {
        n: Ending(End.MERGED, COMING - 1, by=3) for n in (1, 2)
    }
