"""A text is read one sentence, and a sentence one idea, at a time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.language.english.sentences import clauses, loose, sentences


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Never push to main.", ["Never push to main."]),
        ("It works. Ship it!  Why not?", ["It works.", "Ship it!", "Why not?"]),
        ("Read README.md. Then run make.", ["Read README.md.", "Then run make."]),
        ("Version 1.2 of foo.py is out.", ["Version 1.2 of foo.py is out."]),
        ("Wait… What was that?", ["Wait…", "What was that?"]),
        ("no capital. so no end", ["no capital. so no end"]),
        ("two\nlines are one", ["two lines are one"]),
        ("a paragraph\n\nand another", ["a paragraph", "and another"]),
    ],
)
def test_a_text_is_parted_where_its_sentences_end(text: str, parts: list[str]) -> None:
    assert sentences(text) == parts


@pytest.mark.parametrize(
    "text",
    ["Use e.g. SQLite.", "Ask Dr. Ada.", "Tabs vs. Spaces.", "Ask J. Doe.", "No. 5 lives."],
)
def test_an_abbreviation_does_not_end_a_sentence(text: str) -> None:
    assert sentences(text) == [text]


def test_points_of_a_list_are_sentences_without_their_marks() -> None:
    assert sentences("Rules:\n- never push\n* always pull\n  • ask") == [
        "Rules:",
        "never push",
        "always pull",
        "ask",
    ]


@pytest.mark.parametrize("first", ['He said "stop."', "(Never do it.)"])
def test_a_sentence_keeps_the_quote_that_closes_it(first: str) -> None:
    assert sentences(f"{first} Then he left.") == [first, "Then he left."]


def test_numbered_points_are_sentences_without_their_numbers() -> None:
    assert sentences("1. Fix the parser\n2. Add a test") == ["Fix the parser", "Add a test"]


def test_a_plain_no_ends_a_sentence() -> None:
    assert sentences("The answer is no. Never ask again.") == [
        "The answer is no.",
        "Never ask again.",
    ]


def test_of_nothing_there_are_no_sentences() -> None:
    assert sentences("") == sentences(" \n\n ") == []


@given(st.text(alphabet="aB .!?…\n-*\"'é1", max_size=60))
def test_reading_sentence_by_sentence_loses_no_letter(text: str) -> None:
    def letters(said: str) -> str:
        return "".join(c for c in said if c.isalpha())

    assert letters("".join(sentences(text))) == letters(text)
    assert all(part == " ".join(part.split()) != "" for part in sentences(text))


@pytest.mark.parametrize(
    ("sentence", "parts"),
    [
        ("Never push; always ask", ["Never push", "always ask"]),
        ("I like tea and I like milk", ["I like tea", "I like milk"]),
        ("Pull first, and never push", ["Pull first", "never push"]),
        ("We tried and also we failed", ["We tried", "also we failed"]),
        ("Lint and format the code", ["Lint and format the code"]),
        ("Salt and pepper", ["Salt and pepper"]),
    ],
)
def test_a_sentence_is_cut_where_an_and_or_a_semicolon_seems_to_join_ideas(
    sentence: str, parts: list[str]
) -> None:
    assert clauses(sentence) == parts


@pytest.mark.parametrize(
    ("said", "thoughts"),
    [
        (
            "the lids stay shut, so can you look at it",
            ["the lids stay shut", "so can you"],
        ),
        ("coffee is cold anyway um we can't sell it", ["coffee is cold", "anyway um we can't"]),
        ("rent is due in May, anyway whats the status", ["rent is due in May", "anyway whats the"]),
        ("uptime is 99 percent, so how are we doing", ["uptime is 99 percent", "so how are we"]),
        (
            "bakers swap their shifts anyway and like it",
            ["bakers swap their shifts anyway"],
        ),
        ("it is late, so please plan around it", ["it is late, so please plan"]),
    ],
)
def test_someone_who_talks_on_comes_to_another_thought(said: str, thoughts: list[str]) -> None:
    found = loose(said)

    assert len(found) == len(thoughts)
    assert all(one.startswith(begun) for one, begun in zip(found, thoughts, strict=True))
