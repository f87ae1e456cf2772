"""A file that a person wrote from scratch is taken whole, on their word."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.domain.values.memory import Author, Kind
from reverie.domain.values.texture import Aspect, Confidence
from tests.memory_file.homes import Home
from tests.memory_file.machines import mine

WRITTEN = """\
# memory.yml
meta:
  version: 1
  project: "kiln"
  total_sessions: 9
  last_sleep: 2026-02-15T18:00:00Z
  token_budget: 4000

hot:
  session_tone:
    session: 9
    mood: "focused, a little tired"
    collaboration_style: "user drives; I test"
    inflection_points:
      - "It turned when the cache was found"
    carry_forward: "Begin with a summary."
  doubts:
    - "The schema might not hold nested events."
  narrative_hooks:
    - "The odd fence stands there for a reason."
  fragments:
    - id: "f-20260215-003"
      type: decision
      created: 2026-02-15T14:30:00Z
      session: 9
      salience: 0.9
      content: "We chose a log over tables because the trail is the product."
      anchors:
        - "f-20260214-017"
        - "f-20260215-004"
      emotional_tag: "conviction"
      confidence: high
      reversal_conditions: "If there are over a thousand events a second"
      discovery_context: |
        At first we wanted plain tables.
        Then the audit came up.
    - id: "f-20260215-004"
      type: insight
      content: "The trail is worth more than the state."

warm:
  sessions:
    - session: 8
      tone_summary: "calm"
      fragments:
        - {id: "f-20260210-001", type: question, content: "How do schemas change?"}

cold:
  composites:
    - id: "c-arch-001"
      type: composite
      sources: ["f-20260210-004", "f-20260211-019"]
      content: "The kiln keeps a log; events are only added."
      standing_questions:
        - "Who prunes it?"
  constraints:
    - "Events are never rewritten."
  relationship:
    style: "direct, technical"
    expertise: ["kilns", "Rust"]
    preferences:
      - "prefers examples over theory"
"""
SAYS = [
    "Events are never rewritten.",
    "How do schemas change?",
    "Rust",
    "The kiln keeps a log; events are only added.",
    "The odd fence stands there for a reason.",
    "The schema might not hold nested events.",
    "The trail is worth more than the state.",
    "We chose a log over tables because the trail is the product.",
    "Who prunes it?",
    "direct, technical",
    "kilns",
    "prefers examples over theory",
]


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """A new project into which somebody has put a file of their own."""
    home = Home(tmp_path)
    home.save(WRITTEN)
    return home


def test_it_is_taken_whole_and_all_of_it_is_the_persons(home: Home) -> None:
    home.filing.settle(is_mine=mine)

    assert home.says() == sorted(SAYS)
    assert {m.wording.by for m in home.held()} == {Author.PERSON}
    assert home.memory("never rewritten").kind is Kind.CONSTRAINT
    assert home.mind.proposals() == []


def test_ids_that_nobody_knows_are_given_anew_and_anchors_kept(home: Home) -> None:
    home.filing.settle(is_mine=mine)

    choice, insight = home.memory("a log over tables"), home.memory("worth more")
    assert "f-20260215" not in choice.name + insight.name
    assert choice.wording.texture.anchors == (insight.number,)
    assert home.item("a log over tables").anchors == (insight.name,)


def test_what_goes_with_the_words_is_kept(home: Home) -> None:
    home.filing.settle(is_mine=mine)

    texture = home.memory("a log over tables").wording.texture
    assert (texture.feeling, texture.confidence) == ("conviction", Confidence.HIGH)
    assert texture.path == "At first we wanted plain tables. Then the audit came up."
    assert texture.reversal == "If there are over a thousand events a second"
    assert home.memory("direct").wording.texture.aspect is Aspect.STYLE
    assert home.sheet.tone is not None
    assert home.sheet.tone.carry_forward == "Begin with a summary."


def test_once_taken_it_is_a_file_like_any_other(home: Home) -> None:
    home.filing.settle(is_mine=mine)
    home.edit("never rewritten", "never touched").take()

    assert "Events are never touched." in home.says()
    home.live("Always lint first.")
    assert set(SAYS) - {"Events are never rewritten."} <= set(home.says())


def test_without_a_persons_word_its_rules_wait(home: Home) -> None:
    home.take()

    kinds = {m.kind for m in home.held()}
    assert not kinds & {Kind.CONSTRAINT, Kind.RELATIONSHIP}
    assert {m.wording.by for m in home.held()} == {Author.MACHINE}
    waiting = " ".join(proposal.question for proposal in home.mind.proposals())
    assert "Events are never rewritten." in waiting
    assert "direct, technical" in waiting
