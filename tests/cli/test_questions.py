"""`reverie questions`, `resolve` and `confirm`: what is open, closed with an answer, still true."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import as_json, ran, said

QUESTION = "Why does the test hang?"
DOUBT = "It might be the cache."
RULE = "Never push to main."


@pytest.fixture
def file(mind: Path) -> Path:
    """The memory file of a mind with one question, one doubt and one rule."""
    for text in (QUESTION, DOUBT, RULE):
        said(f'remember "{text}"')
    said("memory take")
    return mind.with_name("memory.yml")


def name_of(text: str) -> str:
    """The public name of a memory."""
    (name,) = [m["name"] for m in as_json("memories") if m["wording"]["text"] == text]
    return str(name)


def test_nothing_open_is_told_so(mind: Path) -> None:
    assert said("questions") == "Nothing is open.\n"
    assert as_json("questions") == {"open": [], "still_true": []}


def test_what_is_open_is_listed_with_how_to_close_it(file: Path) -> None:
    told = said("questions")

    assert told.index(QUESTION) < told.index(DOUBT)
    assert "reverie resolve" in told
    assert [m["wording"]["text"] for m in as_json("questions")["open"]] == [QUESTION, DOUBT]


def test_a_resolved_question_leaves_the_file_and_the_list(file: Path) -> None:
    assert QUESTION in file.read_text()

    told = said(f'resolve {name_of(QUESTION)} --why "a lock"')

    assert told.startswith(f"resolved: {QUESTION}\ntake it back: `reverie undo e")
    assert f'content: "{QUESTION}"' not in file.read_text()
    assert f"content: a lock (asked: {QUESTION})" in file.read_text().replace('"', "")
    assert [m["wording"]["text"] for m in as_json("questions")["open"]] == [DOUBT]


def test_resolving_speaks_json(file: Path) -> None:
    told = as_json(f'resolve {name_of(DOUBT)} --why "it was not" --as refuted')

    assert told["memory"]["ending"]["how"] == "refuted"
    assert told["memory"]["ending"]["why"] == "it was not"
    assert isinstance(told["entry"], int)


def test_resolving_can_be_taken_back(file: Path) -> None:
    entry = as_json(f'resolve {name_of(QUESTION)} --why "a lock"')["entry"]
    said(f"undo e{entry}", keys="y\nagain\n")

    assert QUESTION in file.read_text()


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('resolve f-20200101-001 --why "x"', 3),
        ("resolve {question}", 2),
        ('resolve {question} --why ""', 2),
        ("resolve {question} --why x --as merged", 2),
        ('resolve {rule} --why "x"', 6),
        ("confirm f-20200101-001", 3),
    ],
)
def test_what_cannot_be_closed_is_refused(file: Path, line: str, code: int) -> None:
    names = {"question": name_of(QUESTION), "rule": name_of(RULE)}

    assert ran(line.format(**names)).returncode == code


def test_a_rule_untouched_for_long_is_asked_about_until_confirmed(file: Path) -> None:
    for number in range(20):
        said(f"record hello --session s{number} --end")
    told = said("questions")
    assert "Still true?" in told
    assert [m["wording"]["text"] for m in as_json("questions")["still_true"]] == [RULE]

    assert said(f"confirm {name_of(RULE)}") == f"still true: {RULE}\n"

    assert as_json("questions")["still_true"] == []


def test_a_question_cannot_be_confirmed_and_says_how_it_is_answered(file: Path) -> None:
    ended = ran(f"confirm {name_of(QUESTION)}")

    assert ended.returncode == 6
    assert f"a question and still open; answer it: `reverie resolve {name_of(QUESTION)}" in (
        ended.stderr
    )


def test_confirming_speaks_json(file: Path) -> None:
    assert as_json(f"confirm {name_of(RULE)}")["wording"]["text"] == RULE


def test_what_is_closed_cannot_be_confirmed(file: Path) -> None:
    said(f'resolve {name_of(QUESTION)} --why "a lock"')
    name = next(m["name"] for m in as_json("memories --ended") if m["wording"]["text"] == QUESTION)

    ended = ran(f"confirm {name}")

    assert ended.returncode == 6
    assert "say it again" in ended.stderr
