"""With a model the memory becomes better: by the quiz, and where a doze has kept badly."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reverie import OpenMind, open_mind
from reverie.domain.values.prompt import Prompt, Reply
from reverie.domain.values.spend import Spent
from reverie.engine.governing import Governor
from reverie.settings import Settings
from reverie.testing import TickClock, replied
from reverie.thinkers.meter import MeterInRam
from tests.cli.terminal import said

RULE, PLAIN = "Never push to main.", "We decided to go with SQLite."
WHY = "We chose SQLite over Postgres because it needs no server."
SETTINGS = Settings.of(name="anthropic", night_cents=90, day_cents=90, month_cents=90)


class Reader:
    """A model that puts the decision of a session so that it can be understood alone."""

    name = "reader"
    read = 0

    def estimate(self, prompt: Prompt) -> Spent:
        return Spent(1, 100, 10)

    def reply(self, prompt: Prompt, *, seconds: float) -> Reply:
        self.read += 1
        told = json.loads(prompt.material.splitlines()[1])["questions"][0]["about"]
        (name,) = [it["name"] for it in told["kept_by_the_rules"] if it["text"] == PLAIN]
        item = {"do": "reword", "memory": name, "text": WHY, "episodes": [2, 3], "why": "alone"}
        return Reply(replied([item]), Spent(1, 90, 9, 10))


@pytest.fixture
def mind(tmp_path: Path) -> OpenMind:
    """A mind that has dozed on a session whose reason was said apart from its decision."""
    said(f"init {tmp_path}")
    clock = TickClock()
    thinker = Governor(Reader(), MeterInRam(), clock, SETTINGS)
    path = tmp_path / ".reverie" / "mind.db"
    mind = open_mind(path, settings=SETTINGS, clock=clock, thinker=thinker)
    for text in (RULE, PLAIN, "SQLite needs no server, and Postgres does."):
        mind.record(text, session="monday")
    mind.end_session("monday")
    mind.doze()
    return mind


def answered(mind: OpenMind) -> list[str]:
    """What the file can answer."""
    assert mind.file is not None
    return [one.question for one in mind.file.quiz().asked if one.answer]


def texts(mind: OpenMind) -> list[str]:
    return [memory.text for memory in mind.memories() if memory.ending is None]


def score(mind: OpenMind) -> float:
    assert mind.file is not None
    return mind.file.quiz().score


def test_a_second_look_mends_what_a_doze_kept_and_the_quiz_is_answered_better(
    mind: OpenMind,
) -> None:
    with mind:
        before, score_before, kept = answered(mind), score(mind), texts(mind)
        assert PLAIN in kept
        mind.night("night")

        assert WHY in texts(mind)
        assert set(kept) - set(texts(mind)) == {PLAIN}
        assert score(mind) >= score_before
        assert len(answered(mind)) > len(before)
        assert f"Why “{WHY}”?" in answered(mind)


def test_it_is_undone_as_any_night_is_and_the_words_of_the_rules_are_back(mind: OpenMind) -> None:
    with mind:
        kept = texts(mind)
        morning = mind.night("night")
        assert mind.rebuild()
        mind.undo(morning.plan.night)
        assert texts(mind) == kept
