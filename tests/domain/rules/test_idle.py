"""What someone tells alone is taken at its word, unless it is idle talk."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.language import DEFAULT
from reverie.domain.rules.distil import distil
from reverie.domain.values.appraisal import is_worth_keeping
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.settings import Settings
from tests.domain.rules.test_utterances import talk


def remembered(*said: str) -> list[tuple[Kind, str]]:
    """What is kept of messages that are appraised as they are when someone records them."""
    told = [
        replace(one, appraisal=DEFAULT.cues.appraise(one.text, one.voice))
        for one in talk(*(("person", text) for text in said))
    ]
    worth = [one.number for one in told if is_worth_keeping(one.appraisal, Settings())]
    return [(idea.kind, idea.text) for idea in distil(told, worth)]


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("Never push to main.", Kind.CONSTRAINT),
        ("We chose SQLite over Postgres because it needs no server.", Kind.DECISION),
        ("I prefer short answers.", Kind.RELATIONSHIP),
        ("The staging server listens on port 8443.", Kind.FACT),
        ("The cache broke with an error!", Kind.FACT),
        ("The kiosk has been broken since Monday!", Kind.FACT),
        ("For now we chose SQLite over Postgres because it is one file.", Kind.DECISION),
    ],
)
def test_what_is_told_plainly_is_believed(said: str, kind: Kind) -> None:
    assert remembered(said) == [(kind, said)]


@pytest.mark.parametrize(
    "said",
    [
        "Must have been a hiccup",
        "haha you must be fun at parties",
        "I decided to be optimistic for one hour",
        "At my old job we never wrote a test, and nobody cared lol",
        "If we ever win the lottery we always fly first class.",
        "We switch to tabs. No wait, scratch that, bad idea.",
        "Sure, right. Always deploy on Friday, what could go wrong.",
        "Skip the lint for this one run, I only want to see if it links.",
        "Kill the session that you opened. Thanks.",
    ],
)
def test_irony_hearsay_and_words_for_the_moment_leave_nothing(said: str) -> None:
    assert remembered(said) == []


def test_a_question_among_notes_is_one_of_them() -> None:
    noted = remembered("Never push to main.", "Why does the parser skip the last row?")

    assert (Kind.QUESTION, "Why does the parser skip the last row?") in noted


def test_an_idea_of_several_sentences_is_idle_where_all_of_them_are() -> None:
    assert remembered("Run it once more. And then give me the log.") == []


def test_an_agent_that_speaks_alone_is_heard_as_before() -> None:
    episodes = talk(("agent", "It turns out the cache was stale, lol."))

    assert [idea.kind for idea in distil(episodes, [1])] == [Kind.INSIGHT]
    assert {episode.voice for episode in episodes} == {Voice.AGENT}


@pytest.mark.parametrize("beside", ["Thanks, have a nice weekend!", "That error again."])
def test_a_command_for_good_is_kept_whatever_stands_beside_it(beside: str) -> None:
    rule = "Yes, never push to main again."

    assert (Kind.CONSTRAINT, rule) in remembered(f"{beside} {rule}")


def test_each_thing_told_alone_counts_as_the_last_one_does() -> None:
    facts = ["The staging server listens on port 8443.", "The backup runs at night."]

    assert [text for _, text in remembered(*facts)] == facts
    assert [text for _, text in remembered(*reversed(facts))] == facts[::-1]


def test_what_is_taken_back_in_the_same_breath_leaves_nothing() -> None:
    said = "Let's go with Svelte. No wait, scratch that, nothing is decided."

    assert remembered(said) == []
    assert remembered("Let's go with Svelte.") != []


def test_a_choice_that_ends_in_it_is_was_made_of_something() -> None:
    states = DEFAULT.retention.states

    assert states("Paving stones it is.")
    assert not states("It is what it is.")
    assert not states("I wonder what it is.")


def test_a_question_that_is_not_meant_is_not_open() -> None:
    assert remembered("why does gradle hate me?") == []
    assert remembered("Why do orders from the app arrive twice?") != []


@pytest.mark.parametrize(
    "said",
    [
        "Let's get started!",
        "I like this light, all gold on the desk.",
        "The radio plays the same song for the seventh time.",
    ],
)
def test_idle_talk_leaves_nothing_though_it_scores_enough_for_a_long_one(said: str) -> None:
    assert remembered(said) == []


def test_a_command_is_kept_however_little_it_scores() -> None:
    assert [kind for kind, _ in remembered("no, always use tabs there")] == [Kind.CONSTRAINT]


def test_what_went_wrong_is_kept_in_a_long_dictation_however_little_it_scores() -> None:
    ovens = [f"Shop {number} has {number + 2} ovens." for number in range(9)]

    assert "Everything crashed again." in [
        text for _, text in remembered(*ovens, "Everything crashed again.")
    ]
