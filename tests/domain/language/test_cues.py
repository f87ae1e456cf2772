"""Plain words show what kind an idea is and how much it matters."""

from __future__ import annotations

import pytest

from reverie.domain.language.english.cues import appraise, kind_of
from reverie.domain.values.appraisal import GoalRelation, is_worth_keeping
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.settings import Settings

SENTENCES = {
    Kind.DECISION: [
        "We chose SQLite over Postgres because it needs no server.",
        "We decided to ship on Friday.",
        "I am going with tabs.",
        "They settled on ruff.",
        "We switched to uv.",
        "From now on we'll use msgspec.",
        "Use ruff instead of flake8 because it is fast.",
    ],
    Kind.CONSTRAINT: [
        "Never push to main.",
        "ALWAYS run make check",
        "Logs must not hold secrets.",
        "Do not ever force-push.",
        "Under no circumstances delete the backups.",
    ],
    Kind.DOUBT: [
        "I'm not sure the cache is warm.",
        "It might be the clock.",
        "I suspect the network.",
        "It is unclear whether this scales.",
    ],
    Kind.QUESTION: ["Why does the test hang?", "Who owns this?  \n"],
    Kind.RELATIONSHIP: [
        "I prefer short answers.",
        "Please call me Ada.",
        "I'd rather see a diff.",
    ],
    Kind.INSIGHT: [
        "It turns out the cache was stale.",
        "We realised that nobody reads it.",
        "The root cause was a race.",
    ],
    Kind.FACT: [
        "The build runs on ARM.",
        "Neverland is a mustard-coloured place.",
        "Why? Because it was Tuesday.",
        "Moonlight lay over the roof.",
    ],
}
EXAMPLES = [(kind, text) for kind, said in SENTENCES.items() for text in said]
NOT_A_PERSON = [Voice.AGENT, Voice.TOOL, Voice.WORLD]


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_a_persons_sentence_shows_its_kind(kind: Kind, text: str) -> None:
    assert kind_of(text, Voice.PERSON) is kind


@pytest.mark.parametrize("voice", NOT_A_PERSON)
@pytest.mark.parametrize("text", SENTENCES[Kind.CONSTRAINT] + SENTENCES[Kind.RELATIONSHIP])
def test_a_rule_or_a_trait_that_no_person_stated_is_only_a_doubt(text: str, voice: Voice) -> None:
    assert kind_of(text, voice) is Kind.DOUBT


@pytest.mark.parametrize("voice", NOT_A_PERSON)
@pytest.mark.parametrize(
    "kind", [Kind.DECISION, Kind.DOUBT, Kind.QUESTION, Kind.INSIGHT, Kind.FACT]
)
def test_every_other_kind_may_come_from_anyone(kind: Kind, voice: Voice) -> None:
    assert kind_of(SENTENCES[kind][0], voice) is kind


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (Kind.CONSTRAINT, "Don’t ever force-push."),
        (Kind.RELATIONSHIP, "I’d rather see a diff."),
        (Kind.DECISION, "From now on we’ll use msgspec."),
    ],
)
def test_a_curly_apostrophe_reads_like_a_straight_one(kind: Kind, text: str) -> None:
    assert kind_of(text, Voice.PERSON) is kind


@pytest.mark.parametrize(
    ("text", "importance"),
    [
        ("Never push to main.", 80),
        ("We chose SQLite.", 70),
        ("I prefer short answers.", 60),
        ("It turns out the cache was stale.", 60),
        ("Why does the test hang?", 50),
        ("I suspect the network.", 50),
        ("The build runs on ARM.", 30),
    ],
)
def test_a_kind_brings_its_importance(text: str, importance: int) -> None:
    assert appraise(text, Voice.PERSON).importance == importance


@pytest.mark.parametrize(
    ("text", "valence", "goal"),
    [
        ("The build runs on ARM.", 0, GoalRelation.UNKNOWN),
        ("The deploy failed.", -40, GoalRelation.THWARTS),
        ("The deploy works.", 40, GoalRelation.SUPPORTS),
        ("The crash is fixed.", 0, GoalRelation.MIXED),
    ],
)
def test_good_and_bad_words_show_what_it_did_to_the_goal(
    text: str, valence: int, goal: GoalRelation
) -> None:
    appraisal = appraise(text, Voice.PERSON)

    assert (appraisal.valence, appraisal.goal) == (valence, goal)


def test_loud_and_threatening_words_raise_arousal_and_threat() -> None:
    calm = appraise("The build runs on ARM.", Voice.PERSON)
    loud = appraise("Urgent: the deploy failed!", Voice.PERSON)
    threat = appraise("There was a data loss.", Voice.PERSON)

    assert (calm.arousal, calm.threat) == (20, 0)
    assert (loud.arousal, loud.threat) == (70, 0)
    assert threat.threat == 70


def test_a_tools_words_count_less_unless_they_tell_of_a_failure() -> None:
    assert appraise("The build runs on ARM.", Voice.TOOL).importance == 10
    assert appraise("The build failed.", Voice.TOOL).importance == 40


@pytest.mark.parametrize("said", ["ok thanks!", "Great, that works.", "Done."])
def test_a_word_of_praise_alone_is_not_worth_keeping(said: str) -> None:
    assert not is_worth_keeping(appraise(said, Voice.PERSON), Settings())


@pytest.mark.parametrize("voice", Voice)
@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_every_appraisal_stays_within_its_range(kind: Kind, text: str, voice: Voice) -> None:
    appraisal = appraise(f"Urgent! {text} It failed, a security leak, now fixed!", voice)

    assert 0 <= appraisal.importance <= 100
    assert 0 <= appraisal.arousal <= 100
    assert -100 <= appraisal.valence <= 100
