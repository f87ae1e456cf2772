"""Memories about one thing become one assertion that names its topic and its sources."""

from __future__ import annotations

import pytest

from reverie.domain.rules.merge import (
    COMPOSITE_CHARS,
    are_about_one_thing,
    assertion_of,
    composite_name,
    groups_of,
    is_mergeable,
    topic_of,
)
from reverie.domain.values.memory import Author, Kind, Memory
from reverie.testing import a_memory

RETRY = "The retry logic swallows timeouts."
FLAKE = "Timeouts in the retry logic caused the flake."
PARSER = "The parser reads one line at a time."


def numbers(groups: list[list[Memory]]) -> list[list[int]]:
    return [[memory.number for memory in group] for group in groups]


def memories(*texts: str) -> list[Memory]:
    return [a_memory(number, text) for number, text in enumerate(texts, start=1)]


@pytest.mark.parametrize("kind", Kind)
def test_only_what_can_be_said_by_another_is_merged(kind: Kind) -> None:
    plain = kind in (Kind.DECISION, Kind.INSIGHT, Kind.FACT, Kind.TONE)

    assert is_mergeable(a_memory(kind=kind)) is plain
    assert not is_mergeable(a_memory(kind=kind, by=Author.PERSON))


def test_two_answers_are_not_about_one_thing_because_both_were_asked() -> None:
    found = groups_of(
        memories(
            "a single one (asked: How many ports may a boat have?)",
            "also list the ports (asked: Shall the map show more?)",
            PARSER,
        )
    )
    assert found == []


def test_memories_that_share_telling_words_belong_together() -> None:
    assert numbers(groups_of(memories(RETRY, PARSER, FLAKE))) == [[1, 3]]


def test_a_memory_alone_makes_no_group() -> None:
    assert groups_of([]) == groups_of(memories(RETRY)) == groups_of(memories(RETRY, PARSER)) == []


def test_one_shared_word_is_not_enough() -> None:
    assert groups_of(memories("The parser is slow.", "The parser has tests.")) == []


def test_who_belongs_to_one_of_a_group_belongs_to_the_group() -> None:
    chain = ["red green", "green blue red", "blue yellow green", "yellow violet blue"]

    assert numbers(groups_of(memories(*chain))) == [[1, 2, 3, 4]]


def test_a_word_that_most_memories_hold_tells_nothing() -> None:
    about = ["parser", "lexer", "docs", "cache", "queue", "report"]

    assert groups_of(memories(*(f"Session one: the {what} works." for what in about))) == []


def test_the_order_of_groups_is_that_of_their_first_members() -> None:
    mixed = memories("red green", PARSER, "blue yellow", "green red", "yellow blue")

    assert numbers(groups_of(mixed)) == [[1, 4], [3, 5]]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The deploy failed with an error.", "The login test failed with an error."),
        ("We need to add a test for that.", "We need to add a page for that."),
        ("The new version works great.", "The new layout works great."),
        ("It turns out the file was missing.", "It turns out the file was huge."),
    ],
)
def test_everyday_words_are_no_topic(one: str, other: str) -> None:
    assert groups_of(memories(one, other)) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("We chose ruff over flake8 because it is fast.", "We chose uv over pip as it is fast."),
        ("We decided on tabs over spaces today.", "We decided on Friday over Monday today."),
    ],
)
def test_that_both_were_decided_is_no_topic(one: str, other: str) -> None:
    assert groups_of(memories(one, other)) == []


def test_the_topic_is_the_word_that_most_texts_share_the_longest_among_equals() -> None:
    assert topic_of([RETRY, FLAKE]) == "timeouts"
    assert topic_of(["red green", "green"]) == "green"


def test_without_a_word_the_topic_is_memory() -> None:
    assert topic_of([]) == topic_of(["12 + 12", "…"]) == topic_of(["ночь", "ночи"]) == "memory"


@pytest.mark.parametrize("word", ["postgres", "redis", "kubernetes", "access", "status"])
def test_a_topic_is_a_word_people_know(word: str) -> None:
    assert topic_of([f"{word} is up", f"{word} is off"]) == word


def test_a_composite_is_named_by_topic_and_number() -> None:
    assert composite_name("timeout", 7) == "c-timeout-007"


def test_members_are_said_once_each_decisions_first() -> None:
    members = [
        a_memory(1, "It is fast", kind=Kind.FACT),
        a_memory(2, "Is that so?", kind=Kind.INSIGHT),
        a_memory(3, "We chose uv.", kind=Kind.DECISION),
        a_memory(4, "It is fast.", kind=Kind.FACT),
    ]

    assert assertion_of(members) == "We chose uv. Is that so? It is fast."


def test_what_members_say_together_has_its_limit() -> None:
    members = memories(*(f"{n} {'long ' * 30}" for n in range(20)))

    assert len(assertion_of(members)) <= COMPOSITE_CHARS


def test_two_texts_are_about_one_thing_when_they_share_two_telling_words() -> None:
    assert are_about_one_thing(RETRY, FLAKE)
    assert not are_about_one_thing(RETRY, PARSER)
    assert not are_about_one_thing("The parser.", "A parser and the rest.")
