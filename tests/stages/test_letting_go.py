"""Only what is cold, and what nobody needs and nobody said by hand, is let go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from reverie.domain.journal.kinds import Change, Proposal
from reverie.domain.journal.parts import EndingChange
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.memory import (
    ONE,
    Author,
    Kind,
    Layer,
    Memory,
    Salience,
    Strength,
    Wording,
)
from reverie.settings import Settings
from reverie.stages.compress import compress
from reverie.testing import a_memory, a_mind, a_night, a_plan

COMING = 10
TONIGHT = a_night(a_plan(coming_session=COMING))
FADED = {1: Ending(End.FADED, COMING - 1, why="nobody needed it for long")}


def compressed(memory: Memory) -> Sequence[Change | Proposal]:
    return compress(a_mind(memories=[memory]), TONIGHT)


def endings(changes: Sequence[Change | Proposal]) -> dict[int, Ending | None]:
    return {c.target: c.after for c in changes if isinstance(c, EndingChange)}


def barely_present(kind: Kind = Kind.FACT, layer: Layer = Layer.COLD, age: int = 9) -> Memory:
    memory = a_memory(1, "Memory 1.", kind=kind, session=COMING - age, layer=layer)
    return replace(memory, salience=Salience(200, COMING - 1))


def test_history_is_dropped_when_it_turns_cold() -> None:
    done = a_memory(1, "First one, then two.", session=4, kind=Kind.HISTORY, layer=Layer.WARM)
    fresh = replace(done, salience=Salience(ONE, COMING - 1))

    assert endings(compressed(fresh)) == {
        1: Ending(End.FADED, COMING - 1, why="what was done, long ago")
    }
    assert endings(compressed(replace(fresh, session=5, layer=Layer.HOT))) == {}
    by_hand = replace(fresh, wording=replace(fresh.wording, by=Author.PERSON))
    assert endings(compressed(by_hand)) == {}


@pytest.mark.parametrize("layer", [Layer.HOT, Layer.WARM, Layer.COLD])
def test_a_cold_memory_that_nobody_needed_fades(layer: Layer) -> None:
    assert endings(compressed(barely_present(layer=layer))) == FADED


@pytest.mark.parametrize(("age", "layer"), [(1, Layer.HOT), (2, Layer.HOT), (5, Layer.WARM)])
def test_only_a_cold_memory_fades(age: int, layer: Layer) -> None:
    assert endings(compressed(barely_present(layer=layer, age=age))) == {}


@pytest.mark.parametrize("layer", [Layer.HOT, Layer.WARM, Layer.COLD])
@pytest.mark.parametrize("kind", [Kind.CONSTRAINT, Kind.QUESTION, Kind.TENSION])
def test_rules_open_questions_and_tensions_never_fade(kind: Kind, layer: Layer) -> None:
    assert endings(compressed(barely_present(kind, layer))) == {}


@pytest.mark.parametrize("layer", [Layer.HOT, Layer.WARM, Layer.COLD])
def test_a_permanent_memory_never_fades(layer: Layer) -> None:
    permanent = replace(barely_present(layer=layer), strength=Strength(9_000, 6, 1, permanent=1))
    almost = replace(permanent, strength=Strength(8_999, 6, 1))

    assert endings(compressed(permanent)) == {}
    assert endings(compressed(almost)) == FADED


@pytest.mark.parametrize("layer", [Layer.HOT, Layer.WARM, Layer.COLD])
def test_a_persons_words_never_fade(layer: Layer) -> None:
    memory = barely_present(layer=layer)
    by_hand = replace(memory, wording=replace(memory.wording, by=Author.PERSON))

    assert endings(compressed(by_hand)) == {}


def test_a_memory_ends_once_even_if_it_turns_cold_fades_and_is_contradicted() -> None:
    old = replace(
        barely_present(layer=Layer.WARM),
        wording=Wording(Kind.HISTORY, "First stale, then cached.", Author.NIGHT),
    )
    known = replace(
        barely_present(layer=Layer.WARM),
        number=2,
        name="f-2",
        wording=Wording(Kind.FACT, "The cache is stale.", Author.NIGHT),
    )
    newer = a_memory(3, "The cache is not stale.", session=COMING - 1)
    mind = a_mind(memories=[old, known, newer])
    plan = replace(a_plan(coming_session=COMING), next_memory=3)

    changes = compress(mind, replace(a_night(plan), next_memory=4))

    assert {target: ending.how for target, ending in endings(changes).items() if ending} == {
        1: End.FADED,
        2: End.SUPERSEDED,
    }
    assert len([c for c in changes if isinstance(c, EndingChange)]) == 2


@pytest.mark.parametrize(("since", "asked"), [(COMING - 3, 0), (COMING - 4, 1)])
def test_a_rule_over_its_share_is_proposed_to_be_retired_only_when_long_untouched(
    since: int, asked: int
) -> None:
    text = f"Never {'ever ' * 30}do it."
    rule = a_memory(1, text, kind=Kind.CONSTRAINT, layer=Layer.COLD)
    rule = replace(rule, salience=Salience(9000, since))
    settings = Settings.of(token_budget=200, still_true_sessions=3)

    plan = a_plan(coming_session=COMING, settings=settings)
    changes = compress(a_mind(memories=[rule]), a_night(plan))

    assert len([c for c in changes if isinstance(c, Proposal)]) == asked
    assert endings(changes) == {}
