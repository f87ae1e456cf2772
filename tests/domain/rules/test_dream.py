"""Memories that hang closely together are told from those that merely touch."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.domain.rules.dream import clusters_of
from reverie.domain.rules.groups import Pair, groups_joined

NUMBERS = st.integers(1, 12)
PAIRS = st.tuples(NUMBERS, NUMBERS).filter(lambda pair: pair[0] < pair[1])
WEBS = st.dictionaries(PAIRS, st.sampled_from([0.25, 0.3, 0.5, 0.9]), max_size=30)


def ring(*numbers: int, weight: float = 0.5) -> dict[Pair, float]:
    """Each two of these joined."""
    return dict.fromkeys(combinations(sorted(numbers), 2), weight)


def test_three_that_hang_together_are_a_cluster_and_two_are_none() -> None:
    assert clusters_of({**ring(1, 2, 3), **ring(8, 9)}, least=3, most=8) == [[1, 2, 3]]


def test_a_chain_hangs_together_too() -> None:
    assert clusters_of({(1, 2): 0.5, (2, 3): 0.5}, least=3, most=8) == [[1, 2, 3]]


def test_nothing_hangs_together_where_nothing_is_joined() -> None:
    assert clusters_of({}, least=2, most=8) == []


def test_the_closest_come_first() -> None:
    web = {**ring(1, 2, 3, weight=0.3), **ring(7, 8, 9, weight=0.9), **ring(4, 5, 6, weight=0.5)}

    assert clusters_of(web, least=3, most=8) == [[7, 8, 9], [4, 5, 6], [1, 2, 3]]


def test_of_equally_close_ones_the_lowest_numbers_come_first() -> None:
    web = {**ring(4, 5, 6), **ring(1, 2, 3)}

    assert clusters_of(web, least=3, most=8) == [[1, 2, 3], [4, 5, 6]]


def test_a_cluster_takes_in_whoever_is_joined_to_it_most() -> None:
    web = {(1, 2): 0.9, (2, 3): 0.4, (1, 4): 0.3, (2, 4): 0.3, (1, 5): 0.5}

    assert clusters_of(web, least=2, most=3) == [[1, 2, 4]]


def test_what_is_left_of_a_web_too_large_for_one_makes_another() -> None:
    web = ring(*range(1, 12))

    found = clusters_of(web, least=3, most=8)
    assert found == [[1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11]]


def test_too_few_left_over_make_no_cluster() -> None:
    assert clusters_of(ring(*range(1, 11)), least=3, most=8) == [list(range(1, 9))]


def test_a_pair_too_small_to_count_stays_free_for_a_looser_one() -> None:
    web = {(1, 2): 0.9, (2, 3): 0.2}

    assert clusters_of(web, least=3, most=8) == [[1, 2, 3]]
    assert clusters_of({(1, 2): 0.9}, least=3, most=8) == []


@settings(max_examples=200)
@given(WEBS, st.integers(2, 4), st.integers(4, 8))
def test_no_number_is_in_two_clusters_and_each_has_its_size(
    web: dict[Pair, float], least: int, most: int
) -> None:
    clusters = clusters_of(web, least=least, most=most)

    everyone = [number for cluster in clusters for number in cluster]
    assert len(everyone) == len(set(everyone))
    assert all(least <= len(cluster) <= most for cluster in clusters)
    assert all(cluster == sorted(cluster) for cluster in clusters)


@settings(max_examples=200)
@given(WEBS)
def test_the_members_of_a_cluster_are_joined_among_themselves(web: dict[Pair, float]) -> None:
    for cluster in clusters_of(web, least=2, most=8):
        inside = [pair for pair in web if set(pair) <= set(cluster)]
        assert groups_joined(inside) == [cluster]


@settings(max_examples=200)
@given(WEBS)
def test_the_heaviest_link_within_tells_the_order_of_clusters(web: dict[Pair, float]) -> None:
    heaviest = [
        max(weight for pair, weight in web.items() if set(pair) <= set(cluster))
        for cluster in clusters_of(web, least=2, most=8)
    ]
    assert heaviest == sorted(heaviest, reverse=True)


@settings(max_examples=200)
@given(WEBS, st.randoms())
def test_clusters_do_not_depend_on_the_order_of_links(
    web: dict[Pair, float], chance: st.DataObject
) -> None:
    mixed = list(web.items())
    chance.shuffle(mixed)  # type: ignore[attr-defined]

    assert clusters_of(dict(mixed), least=2, most=5) == clusters_of(web, least=2, most=5)


@pytest.mark.parametrize(
    ("pairs", "sets"),
    [
        ([], []),
        ([(1, 2)], [[1, 2]]),
        ([(1, 2), (3, 4)], [[1, 2], [3, 4]]),
        ([(3, 4), (1, 2), (2, 3)], [[1, 2, 3, 4]]),
        ([(2, 9), (1, 9), (5, 6)], [[1, 2, 9], [5, 6]]),
        ([(1, 2), (1, 2)], [[1, 2]]),
    ],
)
def test_chains_of_pairs_make_sets(pairs: list[Pair], sets: list[list[int]]) -> None:
    assert groups_joined(pairs) == sets


@given(st.lists(PAIRS, max_size=20))
def test_two_are_in_one_set_exactly_if_a_chain_joins_them(pairs: list[Pair]) -> None:
    sets = groups_joined(pairs)

    assert sorted(n for some in sets for n in some) == sorted({n for pair in pairs for n in pair})
    for some in sets:
        reached = {some[0]}
        for _ in some:
            reached |= {n for pair in pairs if reached & set(pair) for n in pair}
        assert reached == set(some)
