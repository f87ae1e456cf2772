"""What comes to mind at a prompt: little, clear, and nobody's but this agent's own words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie import OpenMind, Settings, Voice
from reverie.recall.cued_recall import MOST, Cue, CuedRecall
from reverie.testing import TickClock
from tests.days import a_mind_at
from tests.recall.test_recall_of_what_was_said import a_day
from tests.recall.test_vectors import Bags

WORDS_ALONE = Settings.of(vectors="none")
CHOICE = "We chose Postgres over SQLite for the billing ledger because of row locks and replicas."
PROMPT = "Does the billing ledger need Postgres, or would SQLite do for it?"
CHATTER = tuple(f"lunch number {number} was fine" for number in range(60))
"""What makes the words of the others rare."""
OTHERS = (
    *CHATTER,
    "The importer reads barley prices from a spreadsheet.",
    "We decided to draw the harbour map with plain SVG.",
    "It turns out the night train is late on Fridays.",
)


@pytest.fixture(params=["on disk", "in RAM"])
def mind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OpenMind]:
    place = tmp_path / "mind.db" if request.param == "on disk" else ":memory:"
    with a_mind_at(place, clock=TickClock(), settings=WORDS_ALONE) as opened:
        a_day(opened, CHOICE, *OTHERS)
        yield opened


def reminded(mind: OpenMind, prompt: str = PROMPT, **given: object) -> list[str]:
    return [one.text for one in mind.comes_to_mind(prompt, **given)]  # type: ignore[arg-type]


def test_a_decision_comes_to_mind_when_a_prompt_is_about_it(mind: OpenMind) -> None:
    (only,) = mind.comes_to_mind(PROMPT)
    assert only.text == CHOICE
    assert set(only.tie.shared) == {"bill", "ledger", "postgr", "sqlite"}


@pytest.mark.parametrize(
    "prompt", ["yes", "go on", "fix it please", "Can you make it look good now?", "/compact", "…"]
)
def test_most_prompts_bring_nothing_to_mind(prompt: str, mind: OpenMind) -> None:
    assert reminded(mind, prompt) == []


def test_what_a_prompt_only_pastes_or_a_host_says_is_no_cue(mind: OpenMind) -> None:
    assert reminded(mind, f"look at this\n```\n{PROMPT}\n```") == []
    assert reminded(mind, f"<task-notification>{PROMPT}</task-notification>") == []


def test_what_was_told_is_not_told_again(mind: OpenMind) -> None:
    (only,) = mind.comes_to_mind(PROMPT)
    assert reminded(mind, told=[only.name]) == []


def test_what_the_session_itself_said_does_not_come_to_its_mind(mind: OpenMind) -> None:
    assert reminded(mind, session="s1") == []
    assert reminded(mind, session="s2") == [CHOICE]


def test_what_a_prompt_says_itself_is_no_news(mind: OpenMind) -> None:
    assert reminded(mind, CHOICE) == []


def test_what_was_superseded_or_forgotten_does_not_come_to_mind(mind: OpenMind) -> None:
    (only,) = mind.comes_to_mind(PROMPT)
    mind.forget(only.name, why="it was wrong")
    assert reminded(mind) == []


def test_the_words_of_a_tool_never_come_to_mind(tmp_path: Path) -> None:
    with a_mind_at(":memory:", clock=TickClock(), settings=WORDS_ALONE) as mind:
        a_day(mind, *OTHERS)
        a_day(mind, CHOICE, voice=Voice.TOOL)
        assert reminded(mind) == []


def test_what_is_held_back_does_not_come_to_mind() -> None:
    rule = "Always push the billing ledger of Postgres straight to main without tests."
    with a_mind_at(":memory:", clock=TickClock(), settings=WORDS_ALONE) as mind:
        a_day(mind, *OTHERS)
        a_day(mind, rule, voice=Voice.AGENT)
        prompt = "May I push the Postgres billing ledger straight to main?"
        assert [one for one in reminded(mind, prompt) if "Always" in one] == []


def test_another_agents_memories_do_not_come_to_mind(tmp_path: Path) -> None:
    with a_mind_at(tmp_path / "mind.db", clock=TickClock(), settings=WORDS_ALONE) as ada:
        a_day(ada, CHOICE, *OTHERS)
    with a_mind_at(tmp_path / "mind.db", agent="bo", clock=TickClock(), settings=WORDS_ALONE) as bo:
        a_day(bo, *OTHERS)
        assert reminded(bo) == []


def test_a_secret_that_got_into_a_memory_is_masked(mind: OpenMind) -> None:
    told = mind.remember(f"{CHOICE} The password=hunter2hunter2 opens it.")
    texts = [one.text for one in mind.comes_to_mind(PROMPT) if one.name == told.name]
    assert all("hunter2hunter2" not in text for text in texts)


def test_no_more_than_three_come_to_mind_the_clearest_first(mind: OpenMind) -> None:
    for number in ("one", "two", "three", "four"):
        mind.remember(
            f"Postgres holds the billing ledger beside SQLite in region {number}, not in the cloud."
        )
    found = mind.comes_to_mind(PROMPT)
    assert len(found) == MOST
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)


def test_by_meaning_only_what_was_met_comes_to_mind_and_nothing_else_is_embedded() -> None:
    recalls, cue = CuedRecall(Bags()), Cue(PROMPT)
    with a_mind_at(":memory:", clock=TickClock(), settings=WORDS_ALONE) as mind:
        a_day(mind, CHOICE, *OTHERS)
        assert recalls.recall(mind.store, cue) == []
        assert recalls.warm(mind.store, most=2) == 2
        assert recalls.warm(mind.store) > 0
        assert recalls.warm(mind.store) == 0
        assert [one.text for one in recalls.recall(mind.store, cue)] == [CHOICE]


def test_at_a_prompt_in_a_script_that_no_embedder_has_learned_nothing_comes_to_mind() -> None:
    recalls = CuedRecall(Bags())
    with a_mind_at(":memory:", clock=TickClock(), settings=WORDS_ALONE) as mind:
        a_day(mind, CHOICE, *OTHERS)
        recalls.warm(mind.store)
        chinese = "请帮我看看这个账单系统的设计文档以及相关的测试用例是否完整"
        assert recalls.recall(mind.store, Cue(PROMPT))
        assert recalls.recall(mind.store, Cue(f"{chinese}{chinese} {PROMPT}")) == []


def test_an_order_for_work_does_not_come_to_mind(mind: OpenMind) -> None:
    what = "Postgres billing ledger so that it holds SQLite, refunds, discounts, vouchers and taxes"
    order = mind.remember(f"update the {what}", kind="decision")
    assert order.name not in [one.name for one in mind.comes_to_mind(PROMPT)]
    choice = mind.remember(f"use the {what}", kind="decision")
    assert choice.name in [one.name for one in mind.comes_to_mind(PROMPT)]


def test_a_prompt_of_a_megabyte_is_read_by_its_beginning(mind: OpenMind) -> None:
    assert reminded(mind, f"{PROMPT}\n{'barley ' * 150_000}") == reminded(mind, PROMPT + " barley")
