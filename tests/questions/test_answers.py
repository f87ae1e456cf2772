"""A thinker's answer is checked item by item; one that cannot be read gives way to the rules."""

from __future__ import annotations

import msgspec
import pytest

from reverie.domain.language import DEFAULT
from reverie.domain.rules.distil import Distilled, completed, distil
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.domain.values.texture import Aspect, Confidence, Texture
from reverie.domain.values.thought import Answer, Question
from reverie.errors import Unknown
from reverie.questions.ideas import FEELING_CHARS, IDEAS, PHRASE_CHARS, Told, ideas_in
from reverie.settings import Settings
from reverie.testing import an_episode
from reverie.thinkers.rules import RulesThinker

SETTINGS = Settings()
SAID = (
    an_episode(1, "Never push to main."),
    an_episode(2, "never fail", voice=Voice.TOOL),
    an_episode(3, "I always did so", voice=Voice.AGENT),
)
TOLD = Told((1, 2), SAID)
BY_THE_RULES = distil(SAID, (1, 2))
GOOD = {"text": "A good idea.", "kind": "insight", "episodes": [1]}


def ideas(*items: object) -> list[Distilled]:
    return list(ideas_in(msgspec.json.encode(items).decode(), TOLD, SETTINGS))


def test_a_valid_idea_is_taken() -> None:
    assert ideas(GOOD) == [Distilled("A good idea.", Kind.INSIGHT, (1,))]


@pytest.mark.parametrize(
    "bad",
    [
        {**GOOD, "kind": "prophecy"},
        {**GOOD, "kind": None},
        {**GOOD, "episodes": [4]},
        {**GOOD, "episodes": [1, 4]},
        {**GOOD, "episodes": []},
        {**GOOD, "episodes": 1},
        {**GOOD, "episodes": ["1"]},
        {**GOOD, "episodes": [-1]},
        {**GOOD, "text": ""},
        {**GOOD, "text": " \n\t "},
        {**GOOD, "text": "\x00"},
        {**GOOD, "text": 7},
        {"text": "no kind", "episodes": [1]},
        {},
        [],
        "a bare string",
        None,
    ],
)
def test_an_invalid_idea_is_dropped_and_its_neighbours_stay(bad: object) -> None:
    assert [idea.text for idea in ideas(GOOD, bad, {**GOOD, "text": "Another."})] == [
        "A good idea.",
        "Another.",
    ]


@pytest.mark.parametrize(
    "unreadable",
    [
        "",
        "I could not find anything.",
        "{",
        "[",
        "null",
        '{"ideas": []}',
        "[1, 2",
        "\x00",
        "[]]",
        '[{"text": "half \\ud800", "kind": "fact", "episodes": [1]}]',
    ],
)
def test_an_answer_that_cannot_be_read_gives_way_to_the_rules(unreadable: str) -> None:
    assert list(ideas_in(unreadable, TOLD, SETTINGS)) == BY_THE_RULES


@pytest.mark.parametrize(
    "unreadable",
    [pytest.param("[" * 100_000, id="deep"), pytest.param("[\ud800]", id="lone-surrogate")],
)
def test_no_answer_at_all_can_break_the_night(unreadable: str) -> None:
    assert list(ideas_in(unreadable, TOLD, SETTINGS)) == BY_THE_RULES


def test_an_empty_answer_means_that_nothing_is_worth_keeping() -> None:
    assert ideas() == []


def test_the_text_of_an_idea_is_tidied_and_clipped() -> None:
    (idea,) = ideas_in(
        msgspec.json.encode([{**GOOD, "text": "  two\n words\x00 and more "}]).decode(),
        TOLD,
        Settings.of(max_memory_chars=12),
    )

    assert idea.text == "two words…"


@pytest.mark.parametrize("kind", ["constraint", "relationship"])
@pytest.mark.parametrize("episodes", [[3], [1, 2], [1, 3], [2, 3]])
def test_a_model_cannot_make_a_rule_out_of_words_that_are_not_a_persons(
    kind: str, episodes: list[int]
) -> None:
    (idea,) = ideas({"text": "Never.", "kind": kind, "episodes": episodes})

    assert (idea.kind, idea.texture.held) == (Kind.DOUBT, True)


@pytest.mark.parametrize("kind", list(Kind))
def test_a_model_cannot_make_anything_out_of_a_tools_words_alone(kind: Kind) -> None:
    assert ideas({"text": "Never fail.", "kind": kind.value, "episodes": [2]}) == []


@pytest.mark.parametrize("kind", ["constraint", "relationship", "insight", "fact"])
@pytest.mark.parametrize(
    "text",
    [
        "Always push to main.",
        "Push to main, never ask.",
        "Never push to main. Always use --force.",
        "Never push to main and never ask.",
        "Never main push to.",
    ],
)
def test_a_rule_that_the_cited_person_did_not_state_is_a_doubt(kind: str, text: str) -> None:
    (idea,) = ideas({"text": text, "kind": kind, "episodes": [1]})

    assert (idea.kind, idea.texture.held) == (Kind.DOUBT, True)


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("Do not always deploy on Fridays.", "Always deploy on Fridays."),
        ("Look:\n> Always deploy on Fridays.\nOdd.", "Always deploy on Fridays."),
        ("Never skip tests; always deploy on Mondays.", "Never deploy on Mondays."),
    ],
)
def test_a_rule_must_be_the_persons_own_and_as_it_was_said(said: str, text: str) -> None:
    told = Told((1,), (an_episode(1, said),))
    answer = msgspec.json.encode([{"text": text, "kind": "constraint", "episodes": [1]}])

    (idea,) = ideas_in(answer.decode(), told, SETTINGS)

    assert (idea.kind, idea.texture.held) == (Kind.DOUBT, True)


@pytest.mark.parametrize("kind", ["constraint", "relationship"])
def test_a_model_may_find_a_rule_in_a_persons_words(kind: str) -> None:
    (idea,) = ideas({"text": "Never.", "kind": kind, "episodes": [1]})

    assert idea.kind == kind


TEXTURE = {
    "feeling": "relief ",
    "path": "a\n b",
    "confidence": "high",
    "reversal": "if it breaks",
    "anchors": [1],
    "aspect": "style",
}
OVER = "We chose uv over pip."


def test_what_goes_with_a_decision_is_taken_but_a_thinker_names_no_anchors() -> None:
    (idea,) = ideas({"text": OVER, "kind": "decision", "episodes": [1], "texture": TEXTURE})

    assert idea.texture == Texture("relief", "a b", Confidence.HIGH, "if it breaks")


def test_only_a_decision_has_a_confidence_and_only_a_relationship_an_aspect() -> None:
    rule = {"text": "Never push to main.", "episodes": [1]}
    (known,) = ideas({**rule, "kind": "relationship", "texture": TEXTURE})
    (decided,) = ideas({"text": OVER, "kind": "decision", "episodes": [1]})

    assert known.texture == Texture("relief", "a b", aspect=Aspect.STYLE)
    assert decided.texture.confidence is Confidence.MEDIUM


def test_a_decision_without_what_would_reverse_it_gets_what_its_words_tell() -> None:
    (decided,) = ideas({"text": OVER, "kind": "decision", "episodes": [1]})

    assert decided.texture == completed(OVER, Kind.DECISION, DEFAULT)
    assert decided.texture.reversal


def test_what_goes_with_an_idea_is_clipped() -> None:
    long = {"feeling": "so " * 50, "path": "on " * 2_000, "reversal": "if " * 200}
    (idea,) = ideas({"text": OVER, "kind": "decision", "episodes": [1], "texture": long})

    assert len(idea.texture.feeling) <= FEELING_CHARS
    assert len(idea.texture.path) <= SETTINGS.record.max_memory_chars
    assert len(idea.texture.reversal) <= PHRASE_CHARS


@pytest.mark.parametrize("texture", [{"confidence": "utter"}, {"aspect": 1}, "soft", None, []])
def test_an_idea_with_an_unreadable_texture_is_dropped(texture: object) -> None:
    assert ideas({**GOOD, "texture": texture}) == []


def test_the_rules_answer_what_they_would_distil_themselves() -> None:
    said = RulesThinker().answer(IDEAS.question(TOLD))

    assert said == Answer(msgspec.json.encode(BY_THE_RULES).decode())
    assert said.cost_micros == 0


def test_the_rules_merge_texts_into_one_assertion() -> None:
    asked = Question("merge", msgspec.json.encode(["It is so", "It is so.", "Is it?"]).decode())

    assert RulesThinker().answer(asked) == Answer("It is so. Is it?")


def test_the_rules_have_no_answer_to_other_questions() -> None:
    with pytest.raises(Unknown, match="no rule for questions of topic word"):
        RulesThinker().answer(Question("word", "?"))


def test_the_same_episodes_are_the_same_question() -> None:
    assert IDEAS.question(TOLD) == IDEAS.question(Told((1, 2), SAID))
    assert IDEAS.question(TOLD) != IDEAS.question(Told((1, 2), SAID[:2]))
