"""Joining takes from another machine's file what this mind lacks, under names of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.values.memory import Author, Kind
from reverie.domain.views.sheet import Added, Edit, Item, Meta, Reworded, Sheet
from reverie.memory_file.other_machine import edits_from_elsewhere, is_from_elsewhere, local_name
from reverie.ports import Mind
from reverie.testing import a_memory, a_mind

OURS, THEIRS = "aaaa", "bbbb"
FACT = Item("f-20260101-001", Kind.FACT, "The build runs on ARM.")


def joined(mind: Mind, *items: Item) -> list[Edit]:
    return edits_from_elsewhere(mind, Sheet(Meta("p"), hot=items), theirs=THEIRS, ours=OURS)


@pytest.mark.parametrize(
    ("theirs", "here"),
    [
        ("f-20260101-001", "f-20260101-001-bbbb"),
        ("f-20260101-001-aaaa", "f-20260101-001"),
        ("f-20260101-001-cccc", "f-20260101-001-cccc"),
        ("c-build-007", "c-build-007-bbbb"),
        ("c-build-007-aaaa", "c-build-007"),
        ("", ""),
    ],
)
def test_a_name_says_on_which_machine_it_was_given(theirs: str, here: str) -> None:
    assert local_name(theirs, THEIRS, OURS) == here


def test_names_of_our_own_file_stay() -> None:
    assert local_name("f-20260101-001", OURS, OURS) == "f-20260101-001"


@pytest.mark.parametrize(
    ("name", "elsewhere"),
    [
        ("f-20260101-001", False),
        ("f-20260101-001-bbbb", True),
        ("c-build-007", False),
        ("c-build-007-bbbb", True),
    ],
)
def test_a_name_with_letters_at_its_end_is_from_elsewhere(name: str, elsewhere: bool) -> None:
    assert is_from_elsewhere(name) is elsewhere


def test_what_is_new_comes_under_a_name_with_their_tag() -> None:
    assert joined(a_mind(), FACT) == [Added(replace(FACT, name="f-20260101-001-bbbb"))]


def test_what_a_hand_wrote_there_says_so_of_itself() -> None:
    mine, unnamed = replace(FACT, by_hand=True), Item("", Kind.FACT, "Just written.")

    edits = joined(a_mind(), mine, unnamed)

    assert [(e.item.text, e.item.by_hand) for e in edits if isinstance(e, Added)] == [
        (mine.text, True),
        (unnamed.text, True),
    ]


def test_a_name_of_theirs_never_means_a_memory_of_ours() -> None:
    ours = a_memory(1, "Something else entirely.")
    assert ours.name == FACT.name

    assert joined(a_mind(memories=[ours]), FACT) == [
        Added(replace(FACT, name="f-20260101-001-bbbb"))
    ]


def test_what_is_said_here_already_is_not_taken_again() -> None:
    assert joined(a_mind(memories=[a_memory(5, "the build runs on arm")]), FACT) == []


def test_what_is_missing_there_is_kept_here() -> None:
    assert joined(a_mind(memories=[a_memory(1), a_memory(2, "Another.")])) == []


def test_a_machine_learns_better_words_for_what_it_was_told() -> None:
    told = replace(a_memory(1, "Old words.", by=Author.MACHINE), name="f-20260101-001-bbbb")

    (edit,) = joined(a_mind(memories=[told]), FACT)

    assert isinstance(edit, Reworded)
    assert (edit.before.text, edit.after.text) == ("Old words.", FACT.text)


def test_a_hand_there_corrects_what_a_night_here_said() -> None:
    night = a_memory(1, "Old words.", by=Author.NIGHT)

    (edit,) = joined(
        a_mind(memories=[night]), replace(FACT, name="f-20260101-001-aaaa", by_hand=True)
    )

    assert isinstance(edit, Reworded)
    assert edit.after.text == FACT.text


def test_no_machine_there_corrects_what_a_night_or_a_hand_here_said() -> None:
    item = replace(FACT, name="f-20260101-001-aaaa")

    for author in (Author.NIGHT, Author.PERSON):
        assert joined(a_mind(memories=[a_memory(1, "Old words.", by=author)]), item) == []


def test_of_two_hands_that_wrote_differently_both_are_kept() -> None:
    hand = a_memory(1, "My words.", by=Author.PERSON)
    theirs = replace(FACT, name="f-20260101-001-aaaa", by_hand=True)

    assert joined(a_mind(memories=[hand]), theirs) == [Added(replace(theirs, name=""))]


@pytest.mark.parametrize("change", [{"kind": Kind.INSIGHT}, {"reversal": "if ARM is dropped"}])
def test_a_hand_that_changed_more_than_words_there_is_heard_here(change: dict[str, object]) -> None:
    night = a_memory(1, FACT.text, by=Author.NIGHT)
    item = replace(FACT, name="f-20260101-001-aaaa", by_hand=True, **change)  # type: ignore[arg-type]

    assert joined(a_mind(memories=[night]), item)
