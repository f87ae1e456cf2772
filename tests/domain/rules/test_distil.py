"""By the rules, an idea is one sentence of an episode worth keeping, as it was said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.language import DEFAULT
from reverie.domain.rules.distil import Distilled, distil
from reverie.domain.rules.whose_words import verdict
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.domain.values.texture import Texture
from reverie.testing import an_episode
from tests.domain.rules.test_utterances import talk


def test_what_is_worth_keeping_is_kept_in_order_with_its_episode() -> None:
    episodes = [
        an_episode(4, "Never push to main."),
        an_episode(5, "lunch was fine"),
        an_episode(9, "Why does the test hang?"),
    ]

    assert distil(episodes, (4, 9)) == [
        Distilled("Never push to main.", Kind.CONSTRAINT, (4,)),
        Distilled("Why does the test hang?", Kind.QUESTION, (9,), Texture(feeling="curiosity")),
    ]


def test_of_nothing_there_is_nothing_to_keep() -> None:
    assert distil([], ()) == []


def test_a_tools_words_are_nobodys_idea() -> None:
    assert distil([an_episode(text="Never push to main.", voice=Voice.TOOL)], (1,)) == []


@pytest.mark.parametrize("kind", [Kind.FACT, Kind.CONSTRAINT, Kind.DOUBT])
def test_what_only_a_tool_says_may_not_be_kept_even_as_a_doubt(kind: Kind) -> None:
    printed = an_episode(1, "The build took 9 minutes.", voice=Voice.TOOL)

    assert verdict(printed.text, kind, [printed], [printed]) is None


def test_an_agents_rule_is_only_a_doubt_and_held_back() -> None:
    (idea,) = distil([an_episode(text="You must never push.", voice=Voice.AGENT)], (1,))

    assert (idea.kind, idea.texture.held) == (Kind.DOUBT, True)


def test_an_agents_own_doubt_is_not_held_back() -> None:
    (idea,) = distil([an_episode(text="I suspect a race here.", voice=Voice.AGENT)], (1,))

    assert (idea.kind, idea.texture.held) == (Kind.DOUBT, False)


def test_an_agents_question_is_open_only_while_a_person_owes_the_answer() -> None:
    asked = an_episode(1, "Shall I use tabs?", voice=Voice.AGENT)

    assert [idea.kind for idea in distil([asked], (1,))] == [Kind.QUESTION]
    assert distil([asked, an_episode(2, "Yes, tabs.")], (1,)) == []


@pytest.mark.parametrize("voice", [Voice.PERSON, Voice.AGENT])
def test_what_someone_only_hands_on_is_no_idea_and_no_way_to_one(voice: Voice) -> None:
    paste = an_episode(1, "See:\n```\nWe decided to use npm over yarn.\n```", voice=voice)
    said = an_episode(2, "We decided to use pnpm over yarn because it is fast.", voice=voice)

    (idea,) = distil([paste, said], (2,))

    assert "npm over" not in idea.texture.path
    assert distil([paste], (1,)) == []


def kinds_in(text: str, voice: Voice = Voice.PERSON) -> list[tuple[Kind, str]]:
    return [(idea.kind, idea.text) for idea in distil([an_episode(1, text, voice=voice)], (1,))]


def test_of_several_sentences_each_that_says_something_is_one_idea() -> None:
    said = "I have read it twice now. Never push to main. Why does the test hang?"

    assert kinds_in(said) == [
        (Kind.CONSTRAINT, "Never push to main."),
        (Kind.QUESTION, "Why does the test hang?"),
    ]


def test_a_text_in_which_no_sentence_stands_out_is_kept_whole() -> None:
    assert kinds_in("The build runs\n on ARM. It has four cores.") == [
        (Kind.FACT, "The build runs on ARM. It has four cores."),
    ]


@pytest.mark.parametrize(
    ("said", "pieces"),
    [
        ("Never push to main, and always open a PR.", ["Never push to main", "always open a PR."]),
        ("Always use UTC; never store dates.", ["Always use UTC", "never store dates."]),
        ("I prefer short answers and I hate emojis.", ["I prefer short answers", "I hate emojis."]),
        ("Please call me Ada, and never use emojis.", ["Please call me Ada", "never use emojis."]),
    ],
)
def test_an_and_that_joins_two_ideas_parts_them(said: str, pieces: list[str]) -> None:
    assert [text for _, text in kinds_in(said)] == pieces


@pytest.mark.parametrize(
    ("said", "pieces"),
    [
        (
            "The parser lives in src/parse.py and takes 30 ms.",
            ["The parser lives in src/parse.py.", "The parser takes 30 ms."],
        ),
        (
            "Our staging database is kept on disk two, and needs the VPN.",
            ["Our staging database is kept on disk two.", "Our staging database needs the VPN."],
        ),
    ],
)
def test_two_facts_about_one_thing_are_two_ideas_that_both_name_it(
    said: str, pieces: list[str]
) -> None:
    assert kinds_in(said) == [(Kind.FACT, piece) for piece in pieces]


@pytest.mark.parametrize(
    "said",
    [
        "The runner has four cores and 16 GB of memory.",
        "The hook reads the file and writes the ledger.",
        "The night takes the file and needs it whole.",
        "Always run make check and update the changelog.",
        "It turns out the cache was stale and we forgot to bump the version.",
        "We chose SQLite over Postgres because it needs no server and it works offline.",
        "The root cause was a race between the hook and the night; a lock fixed it.",
    ],
)
def test_an_and_within_one_idea_does_not_part_it(said: str) -> None:
    assert [text for _, text in kinds_in(said)] == [said]


def test_a_decision_is_one_with_or_without_an_alternative() -> None:
    assert kinds_in("We decided to ship on Friday.")[0][0] is Kind.DECISION
    assert kinds_in("We decided to ship on Friday rather than Monday.")[0][0] is Kind.DECISION


@pytest.mark.parametrize(
    "said",
    [
        "We chose SQLite because it does not need a server.",
        "We decided to send it over HTTPS.",
        "We decided to iterate over the list twice.",
        "We decided to work on it over the weekend.",
    ],
)
def test_words_that_leave_nothing_name_no_alternative(said: str) -> None:
    assert kinds_in(said) == [(Kind.DECISION, said)]
    assert not DEFAULT.choices.choice_in(said).left


@pytest.mark.parametrize(
    "said",
    [
        "I have never seen this error before.",
        "It never worked on Windows.",
        "The test always fails on CI.",
        "This must be a race condition.",
    ],
)
def test_a_description_is_no_rule(said: str) -> None:
    assert Kind.CONSTRAINT not in [kind for kind, _ in kinds_in(said)]


@pytest.mark.parametrize(
    "said", ["You should never have merged that.", "Users never see this page."]
)
def test_what_never_was_is_no_rule(said: str) -> None:
    assert Kind.CONSTRAINT not in [kind for kind, _ in kinds_in(said)]


@pytest.mark.parametrize("said", ["Yes, never do that again.", "Ok, never log the token."])
def test_a_rule_may_follow_a_yes(said: str) -> None:
    assert kinds_in(said) == [(Kind.CONSTRAINT, said)]


def test_a_rule_may_follow_a_no() -> None:
    assert kinds_in("No, always use tabs.") == [(Kind.CONSTRAINT, "No, always use tabs.")]


@pytest.mark.parametrize(
    "said", ["Don't touch main.", "Do not deploy on Fridays unless it's a hotfix."]
)
def test_a_plain_prohibition_is_a_rule(said: str) -> None:
    assert kinds_in(said) == [(Kind.CONSTRAINT, said)]


def test_a_request_put_politely_is_no_open_question() -> None:
    assert kinds_in("Can you run the tests again?") == []


def test_a_word_of_thanks_is_no_idea_beside_others() -> None:
    said = "Fixed! Thanks. Never touch the golden files."

    assert [text for _, text in kinds_in(said)] == ["Never touch the golden files."]


@pytest.mark.parametrize(
    "said",
    [
        "We switched back to pip instead of uv.",
        "Let's use ruff instead of flake8.",
        "Use uv, not pip.",
    ],
)
def test_a_choice_in_everyday_words_is_a_decision(said: str) -> None:
    assert kinds_in(said) == [(Kind.DECISION, said)]


@pytest.mark.parametrize(
    "said",
    ["Always try the print job on old data before you deploy.", "Never print the list twice."],
)
def test_a_command_for_good_in_a_conversation_is_a_rule_whatever_its_words(said: str) -> None:
    told = [an_episode(1, "The list is printed.", voice=Voice.AGENT), an_episode(2, said)]
    plain = [replace(one, appraisal=Appraisal()) for one in told]

    assert [idea.kind for idea in distil(plain, (2,))] == [Kind.CONSTRAINT]


def test_words_that_lean_on_others_are_no_rule_by_their_likelihood_alone() -> None:
    said = talk(
        ("agent", "I will put the reports into the shared folder."),
        ("person", "That goes through the office first."),
    )

    assert [idea.kind for idea in distil(said, ())] == [Kind.FACT]
