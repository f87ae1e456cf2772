"""A session has an aim, an outcome and something left, in its speakers' own words."""

from __future__ import annotations

import pytest

from reverie.domain.rules.course import AIM_CHARS, OUTCOME_CHARS, Course, course_of
from reverie.domain.values.episode import Voice
from reverie.testing import an_episode

ASKED = "Please fix the linker on ARM."


def course(*said: str | tuple[Voice, str]) -> Course:
    lines = [line if isinstance(line, tuple) else (Voice.PERSON, line) for line in said]
    return course_of([an_episode(n, text, voice=voice) for n, (voice, text) in enumerate(lines, 1)])


def agent(text: str) -> tuple[Voice, str]:
    return Voice.AGENT, text


@pytest.mark.parametrize(
    ("said", "aim"),
    [
        ("Good morning, where were we?", ""),
        ("Hi! Thanks, go on.", ""),
        ("ok", ""),
        ("Continue.", ""),
        ("Please fix the linker on ARM.", "fix the linker on ARM."),
        ("Good morning! Can you fix the linker on ARM?", "fix the linker on ARM"),
        ("Let's continue with the parser tests.", "continue with the parser tests."),
        ("I'd like you to add a dark mode, please.", "add a dark mode"),
        ("The build is red. We need to pin the linker.", "pin the linker."),
        ("the build is red. can you pin the linker", "pin the linker"),
        ("The nightly build is red.", "The nightly build is red."),
        ("Implement the following plan:\n\n# Dark mode", "Implement the following plan: Dark mode"),
    ],
)
def test_the_aim_is_the_first_thing_asked_for_that_is_more_than_a_greeting(
    said: str, aim: str
) -> None:
    assert course(said, agent("I look.")).aim == aim


def test_a_greeting_is_passed_over_for_what_comes_after_it() -> None:
    assert course("Good morning, where were we?", agent("Here."), ASKED).aim.startswith("fix the")


def test_a_question_is_the_aim_only_if_nothing_else_is_asked_for() -> None:
    assert course("Which tasks are open?", agent("Two."), ASKED).aim.startswith("fix the")
    assert course("Which tasks are open?", agent("Two.")).aim == "Which tasks are open?"


@pytest.mark.parametrize(
    "said",
    [
        "Never push to main.",
        "We chose SQLite over Postgres because it is one file.",
        "Next time we plan the launch of the linker.",
        "$ make linker tests",
        "```\nfix the linker on ARM\n```",
    ],
)
def test_a_rule_a_decision_a_plan_and_a_paste_are_no_aim(said: str) -> None:
    assert course(said).aim == ""


def test_the_words_of_a_tool_are_no_course() -> None:
    assert course_of([an_episode(1, ASKED, voice=Voice.TOOL)]) == Course()


def test_the_outcome_is_what_the_agent_tells_in_closing() -> None:
    closing = "Done!\n\n## Summary\n\nI've pinned lld 17 and the build passes. Let me know."

    assert course(ASKED, agent(closing)).outcome == "I've pinned lld 17 and the build passes."


def test_what_an_agent_offers_or_announces_is_no_outcome() -> None:
    said = "Let me check the fixed linker. Would you like the tests fixed too? I will add docs now."

    assert course(ASKED, agent(said)).outcome == ""


def test_what_an_agent_has_done_is_an_outcome_and_what_it_has_to_do_is_none() -> None:
    assert course(ASKED, agent("I have fixed the linker.")).outcome == "I have fixed the linker."
    assert course(ASKED, agent("I have to get the linker fixed first.")).outcome == ""


@pytest.mark.parametrize(
    "said",
    [
        "With the linker done, the next steps are the tests and the release.",
        "A build tool cannot change the working directory of the shell that started it.",
        "Fix the broken links of the examples.",
    ],
)
def test_what_comes_next_and_what_holds_everywhere_are_no_outcome(said: str) -> None:
    assert course(ASKED, agent(f"The linker is pinned and fixed. {said}")).outcome == (
        "The linker is pinned and fixed."
    )
    assert course(ASKED, agent(said)).outcome == ""


def test_a_line_that_ends_in_a_colon_is_told_with_what_follows() -> None:
    said = "I've fixed the linker by:\n- pinning lld 17\n- dropping gold"

    assert course(ASKED, agent(said)).outcome == "I've fixed the linker by: pinning lld 17"


@pytest.mark.parametrize(
    "verdict",
    ["It still fails on ARM.", "That's wrong, the linker is gone.", "The ARM build works now!"],
)
def test_a_persons_last_verdict_outweighs_what_the_agent_says(verdict: str) -> None:
    assert course(ASKED, agent("I've fixed the linker on ARM."), verdict).outcome == verdict


def test_thanks_are_no_verdict() -> None:
    fixed = "I've fixed the linker on ARM."

    assert course(ASKED, agent(fixed), "Perfect, thanks!").outcome == fixed


def test_what_was_committed_is_the_outcome_where_nobody_tells_one() -> None:
    said = course(ASKED, agent("edited src/link.py 3 times"), agent("committed: Pin lld 17"))

    assert said.outcome == "committed: Pin lld 17"


def test_what_a_recorder_notes_of_the_work_is_no_outcome() -> None:
    said = course(ASKED, agent("edited src/fixed.py"), agent("`make` failed, then went well"))

    assert said.outcome == ""


def test_an_agents_rule_is_neither_outcome_nor_left_for_later() -> None:
    said = "You must always push the fixed linker. Next time always send the list to the page."

    found = course(ASKED, agent(said))

    assert (found.outcome, found.left) == ("", "")


def test_what_is_left_may_be_a_list_below_a_heading() -> None:
    said = "I've pinned lld 17.\n\n**Next steps:**\n1. Run it on Windows.\n2. Drop gold.\n3. Rest."

    assert course(ASKED, agent(said)).left == "Run it on Windows; Drop gold"


def test_an_order_at_the_beginning_is_not_what_is_left_at_the_end() -> None:
    said = ["Start with the parser.", "Now the lexer.", "Now the linker.", "Good."]

    assert course(*said).left == ""


def test_a_note_in_passing_is_no_outcome() -> None:
    said = "The linker is fixed and all tests pass.\n\nNoted: The linker is fixed to version 17."

    assert course(ASKED, agent(said)).outcome == "The linker is fixed and all tests pass."
    assert course(ASKED, agent(said.partition("\n\n")[2])).outcome == ""


def test_who_says_in_closing_what_is_next_leaves_that() -> None:
    said = "that's it for today, thanks. next is the installer, and the key has to be renewed"

    assert course(ASKED, agent("Done."), said).left.startswith("next is the installer")


def test_each_line_is_short() -> None:
    long = f"Please fix the linker {'and the rest of it ' * 40}."
    found = course(long, agent(f"I've fixed {'and tested all of it ' * 40}."))

    assert 40 < len(found.aim) <= AIM_CHARS
    assert 40 < len(found.outcome) <= OUTCOME_CHARS


def test_a_long_aim_is_not_cut_behind_a_clause_of_a_few_words() -> None:
    said = (
        "make every command of the shop look whether it runs inside of a branch office, and if so, "
        "take the prices of that branch office and not those of the main house in the city"
    )

    assert (
        course(said, agent("It does so now.")).aim
        == "make every command of the shop look whether it runs inside of a branch office"
    )
