"""A memory has a layer by its age, a salience that fades, and a kind that decides what is lost."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from reverie.domain.values.memory import (
    ALWAYS_SALIENT,
    ONE,
    ONLY_FROM_A_PERSON,
    SURVIVAL,
    Kind,
    Layer,
    Memory,
    Salience,
    birth_salience,
    kept_per_session,
    kind_allowed,
    layer_for,
    name_of,
    salience_now,
)
from reverie.settings import Settings
from reverie.testing import a_memory

SETTINGS = Settings()


def born_with(salience: float) -> Memory:
    return replace(a_memory(session=1), salience=Salience(round(salience * ONE), since=1))


@pytest.mark.parametrize(
    ("age", "layer"),
    [
        (0, Layer.HOT),
        (1, Layer.HOT),
        (2, Layer.WARM),
        (5, Layer.WARM),
        (6, Layer.COLD),
        (100, Layer.COLD),
    ],
)
def test_a_memory_cools_with_the_age_of_its_session(age: int, layer: Layer) -> None:
    assert layer_for(session=10 - age, coming=10, settings=SETTINGS) is layer


def test_the_ages_of_the_layers_are_settings() -> None:
    slow = Settings.of(hot_until_age=3, warm_until_age=3)

    assert layer_for(7, 10, slow) is Layer.HOT
    assert layer_for(6, 10, slow) is Layer.COLD


def test_salience_is_as_at_birth_for_the_next_session_and_then_fades() -> None:
    memory = born_with(0.5)

    assert salience_now(memory, 1, SETTINGS) == 0.5
    assert salience_now(memory, 2, SETTINGS) == 0.5
    assert salience_now(memory, 3, SETTINGS) == pytest.approx(0.5 * 0.85)
    assert salience_now(memory, 5, SETTINGS) == pytest.approx(0.5 * 0.85**3)


def test_salience_never_fades_below_the_floor() -> None:
    assert salience_now(born_with(0.5), 11, SETTINGS) > 0.1
    assert salience_now(born_with(0.5), 12, SETTINGS) == 0.1
    assert salience_now(born_with(1.0), 10_000, SETTINGS) == 0.1


def test_a_memory_born_below_the_floor_shows_the_floor() -> None:
    assert salience_now(born_with(0.05), 2, SETTINGS) == 0.1
    assert salience_now(born_with(0.05), 100, SETTINGS) == 0.1


def test_reinforcement_starts_the_fading_anew() -> None:
    reinforced = replace(born_with(0.5), salience=Salience(ONE // 2, since=9))

    assert salience_now(reinforced, 10, SETTINGS) == 0.5


@pytest.mark.parametrize("kind", Kind)
def test_a_memory_is_born_with_its_importance_and_some_kinds_with_at_least_nine_tenths(
    kind: Kind,
) -> None:
    always = kind in (Kind.CONSTRAINT, Kind.QUESTION, Kind.TENSION, Kind.DOUBT)

    assert (kind in ALWAYS_SALIENT) is always
    assert birth_salience(kind, 0) == (9000 if always else 0)
    assert birth_salience(kind, 57) == (9000 if always else 5700)
    assert birth_salience(kind, 95) == 9500
    assert birth_salience(kind, 100) == ONE


def test_kinds_are_lost_from_the_least_to_the_most_needed() -> None:
    last_to_first = sorted(Kind, key=lambda kind: SURVIVAL[kind])

    assert last_to_first == [
        "constraint",
        "question",
        "tension",
        "doubt",
        "decision",
        "evocation",
        "relationship",
        "insight",
        "tone",
        "fact",
        "history",
        "composite",
    ]


@pytest.mark.parametrize("kind", Kind)
def test_only_a_person_makes_a_constraint_or_a_relationship(kind: Kind) -> None:
    from_elsewhere = Kind.DOUBT if kind in (Kind.CONSTRAINT, Kind.RELATIONSHIP) else kind

    assert kind_allowed(kind, said_by_person=True) is kind
    assert kind_allowed(kind, said_by_person=False) is from_elsewhere
    assert (kind in ONLY_FROM_A_PERSON) is (from_elsewhere is not kind)


@pytest.mark.parametrize(
    ("number", "name"),
    [(1, "f-20260305-001"), (999, "f-20260305-999"), (1234, "f-20260305-1234")],
)
def test_a_name_is_the_day_and_the_number(number: int, name: str) -> None:
    assert name_of(number, datetime(2026, 3, 5, 23, 59, tzinfo=UTC)) == name


def test_a_memory_tells_its_kind_and_text_as_they_are_worded() -> None:
    memory = a_memory(text="Say it once.", kind=Kind.DECISION)

    assert (memory.kind, memory.text) == (Kind.DECISION, "Say it once.")


def test_what_resists_longer_fades_no_faster() -> None:
    settings = Settings()
    order = [Kind.DECISION, Kind.EVOCATION, Kind.RELATIONSHIP, Kind.INSIGHT, Kind.FACT]
    kept = [kept_per_session(kind, settings) for kind in order]

    assert kept == sorted(kept, reverse=True)
    assert kept[0] > kept[-1]
    assert kept_per_session(Kind.COMPOSITE, settings) == kept[0]
