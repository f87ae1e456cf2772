"""Pairs that chain together make one group."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.rules.groups import groups_joined

PAIRS = st.lists(st.tuples(st.integers(1, 20), st.integers(1, 20)))


def test_chains_of_pairs_are_one_group_each() -> None:
    assert groups_joined([(5, 6), (1, 2), (2, 3), (9, 6)]) == [[1, 2, 3], [5, 6, 9]]
    assert groups_joined([]) == []


@given(PAIRS)
def test_each_number_is_in_one_group_with_all_it_is_paired_with(
    pairs: list[tuple[int, int]],
) -> None:
    groups = groups_joined(pairs)
    home = {number: place for place, group in enumerate(groups) for number in group}
    assert sorted(home) == sorted({number for pair in pairs for number in pair})
    assert len(home) == sum(map(len, groups))
    assert all(home[a] == home[b] for a, b in pairs)


@given(PAIRS)
def test_the_order_of_the_pairs_does_not_matter(pairs: list[tuple[int, int]]) -> None:
    assert groups_joined(reversed(pairs)) == groups_joined(pairs)
