"""The lived projects, the questions asked of them and the restatements are well-formed."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"
WORDS = {"short": (3, 6), "middle": (7, 15), "long": (20, 60), "report": (60, 120)}


def read(name: str) -> list[dict[str, Any]]:
    (rows,) = json.loads((BENCH / name).read_text(encoding="utf-8")).values()
    return rows


PROJECTS = {one["name"]: one for one in read("lived_projects.json")}
QUESTIONS = read("lived_questions.json")
PAIRS = read("told_before.json")


def of_kind(*kinds: str) -> list[dict[str, Any]]:
    return [one for one in QUESTIONS if one["kind"] in kinds]


def messages(project: str, session: int | None = None) -> list[str]:
    sessions = PROJECTS[project]["sessions"]
    some = sessions if session is None else [sessions[session]]
    return [said["text"] for one in some for said in one["messages"]]


def stands_in(quote: str, texts: list[str]) -> bool:
    return any(quote in text for text in texts)


def test_five_projects_live_eight_to_twelve_sessions_of_six_to_twenty_messages() -> None:
    assert len(PROJECTS) == 5
    for project in PROJECTS.values():
        assert 8 <= len(project["sessions"]) <= 12
        assert all(6 <= len(one["messages"]) <= 20 for one in project["sessions"])


def test_a_project_goes_forward_in_time_and_both_voices_speak_in_each_session() -> None:
    for project in PROJECTS.values():
        times = [one["at"] for one in project["sessions"]]
        assert times == sorted(set(times))
        for session in project["sessions"]:
            assert {one["voice"] for one in session["messages"]} == {"person", "agent"}


def test_about_a_third_of_the_sessions_note_something_and_only_the_agent_does() -> None:
    said = [
        [(one["voice"], "\nNoted: " in one["text"]) for one in session["messages"]]
        for project in PROJECTS.values()
        for session in project["sessions"]
    ]
    assert 0.25 <= sum(any(noted for _, noted in one) for one in said) / len(said) <= 0.4
    assert not any(noted and voice == "person" for one in said for voice, noted in one)


def test_one_project_is_told_in_german() -> None:
    assert Counter(one["language"] for one in PROJECTS.values()) == {"english": 4, "german": 1}


def test_look_alike_identifiers_stand_in_the_same_project() -> None:
    for name, one, other in [
        ("skerry", "T-42", "T-421"),
        ("skerry", "8080", "8081"),
        ("skerry", "v1.4.2", "v1.4.12"),
    ]:
        said = "\n".join(messages(name))
        assert re.search(rf"{re.escape(one)}\b", said)
        assert re.search(rf"{re.escape(other)}\b", said)


@pytest.mark.parametrize("length", WORDS)
def test_thirty_questions_have_each_length(length: str) -> None:
    some = [one for one in QUESTIONS if one["length"] == length]
    least, most = WORDS[length]
    assert len(some) == 30
    for one in some:
        assert least <= len(one["question"].split()) <= most, one["id"]


def test_ninety_questions_are_answered_and_thirty_are_not_and_ten_name_an_identifier() -> None:
    assert Counter(one["kind"] for one in QUESTIONS) == {
        "answered": 90,
        "foreign": 15,
        "elsewhere": 15,
        "identifier": 10,
    }


def test_about_a_third_of_the_answered_questions_are_in_other_words() -> None:
    assert 27 <= sum(one["other_words"] for one in of_kind("answered")) <= 33


def test_every_answer_is_quoted_word_by_word_and_the_first_from_its_session() -> None:
    for one in of_kind("answered", "identifier", "elsewhere"):
        first = one["answer"][0]
        assert stands_in(first, messages(one["project"], one["session"])), first
        for quote in [*one["answer"], *one.get("old", ())]:
            assert stands_in(quote, messages(one["project"])), quote


def test_what_was_changed_was_said_before_what_it_was_changed_to() -> None:
    for one in of_kind("answered", "identifier"):
        said = messages(one["project"])
        old = [n for n, text in enumerate(said) if any(q in text for q in one.get("old", ()))]
        new = [n for n, text in enumerate(said) if one["answer"][0] in text]
        assert not old or min(old) <= max(new), one["id"]


def test_what_another_project_is_asked_has_no_answer_there() -> None:
    asked = {one["question"]: one for one in of_kind("answered")}
    for one in of_kind("elsewhere"):
        assert one["ask_in"] != one["project"]
        assert asked[one["question"]]["project"] == one["project"]
        assert not any(stands_in(quote, messages(one["ask_in"])) for quote in one["answer"])


def test_what_is_foreign_is_asked_somewhere_and_answered_nowhere() -> None:
    for one in of_kind("foreign"):
        assert one["ask_in"] in PROJECTS
        assert "answer" not in one


def test_no_two_questions_or_pairs_have_one_id() -> None:
    for rows in (QUESTIONS, PAIRS):
        assert max(Counter(one["id"] for one in rows).values()) == 1


def test_half_of_the_pairs_say_again_what_was_told_and_a_sixth_is_german() -> None:
    assert Counter(one["again"] for one in PAIRS) == {True: 30, False: 30}
    assert 9 <= sum(one["language"] == "german" for one in PAIRS) <= 12


@pytest.mark.parametrize("again", [True, False])
def test_ten_pairs_of_each_label_share_hardly_a_word(again: bool) -> None:
    few = [one for one in PAIRS if one["again"] is again and one["few_words_in_common"]]
    assert len(few) >= 10
    for one in few:
        told, said = (
            set(re.findall(r"\w{4,}", one[key].casefold())) for key in ("told", "message")
        )
        assert len(told & said) <= 1, one["id"]


def test_no_two_pairs_have_the_same_message() -> None:
    assert len({one["message"] for one in PAIRS}) == len(PAIRS)
