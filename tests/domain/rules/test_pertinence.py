"""Whether a memory clearly bears on a prompt, by the words they share and by meaning."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from reverie.domain.language import DEFAULT
from reverie.domain.rules.pertinence import (
    Tie,
    bearing_of,
    is_an_errand,
    is_heard,
    may_come_to_mind,
    usual_of,
)
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Author, Kind, Memory
from reverie.domain.values.source import BY_HAND, Source, of_episode, of_memory
from reverie.testing import a_memory, an_episode

CLEAR = Tie(("deploy", "staging"), rarity=8.0, share=0.3, repeated=0.3, meaning=0.6, usual=0.1)


def a_decision(*sources: Source) -> Memory:
    """A decision that came from the first episode, or from elsewhere."""
    text = "We deploy to staging first."
    return a_memory(1, text, kind=Kind.DECISION, sources=sources or [of_episode(1)])


def test_what_shares_rare_words_and_meaning_bears_on_a_prompt() -> None:
    assert bearing_of(CLEAR, Kind.DECISION) is not None


@pytest.mark.parametrize(
    "unclear",
    [
        pytest.param({"rarity": 2.9, "share": 0.9}, id="only common words are shared"),
        pytest.param({"share": 0.1}, id="the shared words are little of a long prompt"),
        pytest.param({"shared": ("deploy",)}, id="one word alone is shared"),
        pytest.param({"repeated": 0.8}, id="the prompt says it already"),
        pytest.param({"meaning": 0.3}, id="they mean something else"),
        pytest.param({"usual": 0.45}, id="others are nearly as near"),
        pytest.param({"meaning": 0.4}, id="words and meaning together are too little"),
    ],
)
def test_nothing_comes_to_mind_when_unsure(unclear: dict[str, Any]) -> None:
    assert bearing_of(replace(CLEAR, **unclear), Kind.DECISION) is None


def test_without_meaning_at_hand_the_words_must_carry_alone() -> None:
    worded = replace(CLEAR, meaning=None, share=0.5, shared=("a", "b", "c"))
    assert bearing_of(worded, Kind.FACT) is not None
    assert bearing_of(replace(worded, share=0.3), Kind.FACT) is None
    assert bearing_of(replace(worded, rarity=7.9), Kind.FACT) is None
    assert bearing_of(replace(worded, shared=("a", "b")), Kind.FACT) is None


@pytest.mark.parametrize("kind", [Kind.CONSTRAINT, Kind.DECISION, Kind.INSIGHT])
def test_rules_decisions_and_lessons_come_before_what_is_merely_known(kind: Kind) -> None:
    assert (bearing_of(CLEAR, kind) or 0) > (bearing_of(CLEAR, Kind.FACT) or 0)


@pytest.mark.parametrize("kind", [Kind.QUESTION, Kind.TENSION, Kind.DOUBT, Kind.TONE])
def test_what_is_open_doubted_or_felt_does_not_come_to_mind(kind: Kind) -> None:
    assert not may_come_to_mind(a_memory(1, "Is it so?", kind=kind))


def test_a_memory_that_ended_or_came_from_elsewhere_does_not_come_to_mind() -> None:
    memory = a_decision()
    by_a_machine = replace(memory.wording, by=Author.MACHINE)
    assert may_come_to_mind(memory)
    assert not may_come_to_mind(replace(memory, ending=Ending(End.SUPERSEDED, 2)))
    assert not may_come_to_mind(replace(memory, name=f"{memory.name}-k"))
    assert not may_come_to_mind(replace(memory, wording=by_a_machine))


@pytest.mark.parametrize(("voice", "heard"), [(v, v in ("person", "agent")) for v in Voice])
def test_only_what_persons_and_the_agent_said_aloud_comes_to_mind(
    voice: Voice, heard: bool
) -> None:
    said: Episode = replace(an_episode(), voice=voice)
    assert is_heard(a_decision(), [said], session="now") is heard


def test_what_this_very_session_said_is_no_memory_of_it() -> None:
    said = an_episode()
    assert not is_heard(a_decision(), [said], session=said.session)


def test_what_rests_on_a_hand_is_heard_and_on_what_nobody_can_look_up_is_not() -> None:
    assert is_heard(a_decision(BY_HAND), [], session=None)
    assert not is_heard(a_decision(of_memory(7)), [], session=None)
    assert not is_heard(a_decision(), [], session=None)


def test_the_usual_nearness_is_the_median_and_unknown_among_few() -> None:
    assert usual_of([0.1, 0.5, 0.2, 0.3]) == 0.3
    assert usual_of([0.9, 0.8, 0.7]) == 0.0


@pytest.mark.parametrize(
    ("kind", "text", "is_errand"),
    [
        (Kind.DECISION, "update the start command to take the id of a task", True),
        (Kind.FACT, "create a task for the command that deletes sessions", True),
        (Kind.DECISION, "Use Postgres for the ledger, not SQLite.", False),
        (Kind.DECISION, "We chose Postgres over SQLite.", False),
        (Kind.CONSTRAINT, "Run the linter before every commit.", False),
    ],
)
def test_an_order_for_work_that_settles_nothing_is_an_errand(
    kind: Kind, text: str, is_errand: bool
) -> None:
    assert is_an_errand(a_memory(1, text, kind=kind), DEFAULT) is is_errand
