"""The journal tells which entries stand, and how each night went."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from reverie.domain.journal.entry import (
    Act,
    Afterwards,
    Cause,
    Entry,
    Heading,
    NightBegan,
    NightEnded,
    NightStep,
    Undone,
    Waking,
    nights,
    standing_of,
)
from reverie.domain.journal.plan import Outcome
from reverie.domain.values.memory import Author
from reverie.testing import DAWN, a_plan

TOLD = Waking(Act.REMEMBER, Author.PERSON, "told")


def headings(*causes: Cause, first: int = 1, size: int = 0) -> list[Heading]:
    return [
        Heading(number, DAWN, cause, size=size) for number, cause in enumerate(causes, start=first)
    ]


def undone(down_to: int, *kept: int) -> Undone:
    return Undone(down_to, Author.PERSON, Afterwards.AGAIN, kept)


def a_whole_night(night: int, outcome: Outcome = Outcome.COMPLETED) -> list[Cause]:
    return [NightBegan(a_plan(night)), NightStep(night, 0, "encode"), NightEnded(night, outcome)]


def outcomes(told: Iterable[Heading]) -> dict[int, Outcome]:
    return {night.plan.night: night.outcome for night in nights(list(told))}


def test_in_a_journal_without_undo_every_entry_stands() -> None:
    assert standing_of(headings(TOLD, *a_whole_night(1), TOLD)) == {1, 2, 3, 4, 5}
    assert standing_of([]) == set()


def test_an_undo_takes_back_what_lies_from_the_named_entry_on_and_stands_itself() -> None:
    assert standing_of(headings(TOLD, TOLD, TOLD, undone(2))) == {1, 4}


def test_what_an_undo_kept_stands_too() -> None:
    assert standing_of(headings(TOLD, TOLD, TOLD, undone(1, 3))) == {3, 4}


def test_entries_after_an_undo_stand() -> None:
    assert standing_of(headings(TOLD, undone(1), TOLD)) == {2, 3}


def test_undoing_an_undo_brings_back_what_it_took() -> None:
    assert standing_of(headings(TOLD, TOLD, undone(1), undone(3))) == {1, 2, 4}


def test_undoing_the_undo_of_an_undo_takes_it_back_again() -> None:
    assert standing_of(headings(TOLD, TOLD, undone(1), undone(3), undone(4))) == {3, 5}


def test_undoing_an_undo_that_kept_something_leaves_that_standing_once() -> None:
    assert standing_of(headings(TOLD, TOLD, undone(1, 2), undone(3))) == {1, 2, 4}


def test_an_undo_reaching_over_an_older_undo_takes_that_back_too() -> None:
    assert standing_of(headings(TOLD, TOLD, undone(2), TOLD, undone(1))) == {5}


def test_an_undo_that_was_cut_short_has_taken_nothing_back_yet() -> None:
    begun = Heading(3, DAWN, undone(1), last=False)

    assert {1, 2} <= standing_of([*headings(TOLD, TOLD), begun])


def test_an_undo_of_several_steps_counts_with_its_last() -> None:
    steps = [Heading(3, DAWN, undone(1), last=False), Heading(4, DAWN, undone(1))]

    assert {1, 2}.isdisjoint(standing_of([*headings(TOLD, TOLD), *steps]))


def test_an_undo_down_to_a_folded_entry_takes_back_all_that_is_left_before_it() -> None:
    assert standing_of(headings(TOLD, TOLD, undone(3), first=8)) == {10}


@pytest.mark.parametrize("outcome", [Outcome.COMPLETED, Outcome.WOKEN])
def test_a_night_is_told_from_its_first_to_its_last_entry(outcome: Outcome) -> None:
    (night,) = nights(headings(TOLD, *a_whole_night(1, outcome), TOLD, size=2))

    assert (night.plan, night.outcome) == (a_plan(1), outcome)
    assert (night.first, night.last, night.changes) == (2, 4, 2)


def test_a_night_without_an_end_is_unfinished() -> None:
    told = headings(*a_whole_night(1), NightBegan(a_plan(2)), NightStep(2, 0, "encode"))

    assert outcomes(told) == {1: Outcome.COMPLETED, 2: Outcome.UNFINISHED}


def test_a_night_taken_back_is_undone_whether_it_had_ended_or_not() -> None:
    whole = headings(*a_whole_night(1), undone(1))
    cut_short = headings(NightBegan(a_plan(1)), NightStep(1, 0, "encode"), undone(1))

    assert outcomes(whole) == {1: Outcome.UNDONE}
    assert outcomes(cut_short) == {1: Outcome.UNDONE}


def test_nights_before_the_named_entry_keep_their_outcome() -> None:
    told = headings(*a_whole_night(1, Outcome.WOKEN), *a_whole_night(2), undone(4))

    assert outcomes(told) == {1: Outcome.WOKEN, 2: Outcome.UNDONE}


def test_undoing_the_undo_of_a_night_gives_it_its_outcome_back() -> None:
    told = headings(*a_whole_night(1, Outcome.WOKEN), undone(1), undone(4))

    assert outcomes(told) == {1: Outcome.WOKEN}


def test_a_night_whose_end_was_taken_back_is_not_told_as_completed() -> None:
    told = headings(*a_whole_night(1), undone(2))

    assert outcomes(told) != {1: Outcome.COMPLETED}


def test_changes_that_were_taken_back_do_not_count() -> None:
    (night,) = nights(headings(*a_whole_night(1), undone(2), size=2))

    assert night.changes == 0


def test_a_night_whose_beginning_is_folded_is_not_told() -> None:
    told = headings(NightStep(1, 0, "compress"), *a_whole_night(2), first=7)

    assert outcomes(told) == {2: Outcome.COMPLETED}


def test_a_heading_is_its_entry_without_the_changes() -> None:
    entry = Entry(3, DAWN, TOLD, last=False)

    assert entry.heading == Heading(3, DAWN, TOLD, last=False, size=0)
