"""What is counted never becomes less; what is observed falls into one bucket."""

from __future__ import annotations

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.views.metrics import (
    Histogram,
    NightTally,
    Tallies,
    Tally,
    brought_forward,
    histogram,
)

FIRST, SECOND = datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 1, 2, tzinfo=UTC)


def a_night(began: datetime, replayed: int, *ends: tuple[str, str, int]) -> NightTally:
    return NightTally(began, replayed, Tally(replayed=replayed, ends=ends))


def test_a_bound_belongs_to_the_bucket_below_it() -> None:
    assert histogram([0.25, 0.5, 2.0], (0.25, 1.0)) == Histogram((1, 1, 1), 2.75)
    assert histogram([], (0.1, 0.5)) == Histogram((0, 0, 0), 0.0)


def test_a_folded_night_stays_counted() -> None:
    known = brought_forward(Tallies(), [a_night(FIRST, 3), a_night(SECOND, 4)])
    after = brought_forward(known, [a_night(SECOND, 4)])

    assert (known.whole.replayed, after.whole.replayed) == (7, 7)
    assert [night.began for night in after.nights] == [SECOND]
    assert brought_forward(after, [a_night(SECOND, 4)]) == after


def test_a_night_that_goes_on_is_counted_once() -> None:
    known = brought_forward(Tallies(), [a_night(FIRST, 3)])

    assert brought_forward(known, [a_night(FIRST, 5)]).whole.replayed == 5
    assert brought_forward(known, [a_night(FIRST, 1)]).whole.replayed == 3


def test_a_night_that_was_taken_back_counts_for_both() -> None:
    completed, undone = ("nap", "completed", 1), ("nap", "undone", 1)
    known = brought_forward(Tallies(), [a_night(FIRST, 3, completed)])
    after = brought_forward(known, [a_night(FIRST, 3, completed, undone)])

    assert after.whole.ends == (completed, undone)
    assert brought_forward(after, [a_night(FIRST, 3, completed)]).whole.ends == after.whole.ends


@given(
    st.lists(
        st.lists(
            st.builds(
                a_night,
                st.sampled_from([datetime(2026, 1, day, tzinfo=UTC) for day in range(1, 6)]),
                st.integers(0, 9),
            ),
            unique_by=lambda night: night.began,
            max_size=5,
        ),
        max_size=8,
    )
)
def test_whatever_a_journal_tells_no_counter_goes_down(looks: list[list[NightTally]]) -> None:
    known, before = Tallies(), 0
    for told in looks:
        known = brought_forward(known, told)
        assert known.whole.replayed >= before
        assert known.whole.replayed >= sum(night.tally.replayed for night in told)
        before = known.whole.replayed
