"""What every store promises of vectors: kept by model and episode, gone with their gloss."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from reverie.domain.journal.parts import WordingChange
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.source import of_episode
from reverie.domain.values.unit import Vector
from reverie.ports import Store
from reverie.testing import a_memory
from tests.contracts.given import Open, born, done, glossed, said

MODEL, OLDER, DEEPER = "letters", "an older model", "a deeper model"
EAST, NORTH, WEST = (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)
NORTH_EAST = (0.6, 0.8)


def seen(store: Store, *directions: Sequence[float], model: str = MODEL) -> Store:
    """A mind with one glossed episode a direction, and vectors that point there."""
    for direction in directions:
        number = said(store, "Hello.").number
        done(store, glossed(number, Gloss(fact=0.5)))
        store.index.keep_vectors([model], [number], [Vector(number, model, tuple(direction))])
    return store


def near(found: Mapping[int, float] | Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """Units with their cosines, as exact as half floats are."""
    return [(number, round(cosine, 2)) for number, cosine in dict(found).items()]


class SightContract:
    """Inherit, and say in `needs_numpy` whether vectors are compared by numpy."""

    needs_numpy = False

    @pytest.fixture
    def seeing(self, open_store: Open) -> Store:
        if self.needs_numpy:
            pytest.importorskip("numpy", reason="vectors on disk are compared by numpy")
        return open_store("main")

    def test_glossed_episodes_without_vectors_are_to_be_seen_first_come_first(
        self, seeing: Store
    ) -> None:
        for _ in range(4):
            said(seeing, "Hello.")
        assert list(seeing.index.unseen([MODEL], limit=9)) == []
        done(seeing, *(glossed(number, Gloss()) for number in (4, 2, 3)))
        assert list(seeing.index.unseen([MODEL], limit=9)) == [2, 3, 4]
        assert list(seeing.index.unseen([MODEL], limit=2)) == [2, 3]
        seeing.index.keep_vectors([MODEL], [2, 4], [Vector(2, MODEL, EAST)])
        assert list(seeing.index.unseen([MODEL], limit=9)) == [3]
        assert list(seeing.index.unseen([OLDER], limit=9)) == [2, 3, 4]

    def test_the_nearest_units_come_first_with_their_cosine(self, seeing: Store) -> None:
        seen(seeing, WEST, NORTH_EAST, EAST)
        found = seeing.index.nearest(MODEL, EAST, limit=9)
        assert near(found) == [(3, 1.0), (2, 0.6), (1, -1.0)]
        assert near(seeing.index.nearest(MODEL, EAST, limit=1)) == [(3, 1.0)]

    def test_only_the_units_asked_for_are_compared(self, seeing: Store) -> None:
        seen(seeing, WEST, NORTH_EAST, EAST)
        found = seeing.index.like(MODEL, EAST, [2, 1, 99, -1, 0])
        assert sorted(near(found)) == [(1, -1.0), (2, 0.6)]
        assert seeing.index.like(MODEL, EAST, []) == {}

    def test_of_several_vectors_of_a_unit_the_best_counts(self, seeing: Store) -> None:
        seen(seeing, EAST)
        several = [Vector(1, MODEL, values) for values in (WEST, NORTH_EAST, NORTH)]
        seeing.index.keep_vectors([MODEL], [1], several)
        assert near(seeing.index.like(MODEL, EAST, [1])) == [(1, 0.6)]
        assert near(seeing.index.nearest(MODEL, EAST, limit=9)) == [(1, 0.6)]

    def test_two_models_lie_side_by_side_and_each_is_compared_with_its_own(
        self, seeing: Store
    ) -> None:
        seen(seeing, EAST, EAST)
        assert list(seeing.index.unseen([MODEL, DEEPER], limit=9)) == [1, 2]
        seeing.index.keep_vectors([MODEL, DEEPER], [1], [Vector(1, DEEPER, NORTH)])
        assert near(seeing.index.nearest(MODEL, EAST, limit=9)) == [(1, 1.0), (2, 1.0)]
        assert near(seeing.index.nearest(DEEPER, EAST, limit=9)) == [(1, 0.0)]
        assert list(seeing.index.unseen([MODEL], limit=9)) == []
        assert list(seeing.index.unseen([MODEL, DEEPER], limit=9)) == [2]

    def test_the_last_model_waits_for_those_before_it(self, seeing: Store) -> None:
        seen(seeing, EAST, model=OLDER)
        assert list(seeing.index.unseen([MODEL, DEEPER], limit=9)) == []
        assert list(seeing.index.unseen([MODEL], limit=9)) == [1]

    def test_a_model_whose_name_another_begins_with_is_another(self, seeing: Store) -> None:
        seen(seeing, EAST, model=f"{MODEL} and more")
        assert list(seeing.index.unseen([MODEL], limit=9)) == [1]

    def test_whether_there_are_vectors_of_a_model_is_known(self, seeing: Store) -> None:
        assert not seeing.index.has_vectors(MODEL)
        seen(seeing, EAST)
        assert seeing.index.has_vectors(MODEL)
        assert not seeing.index.has_vectors(OLDER)

    def test_a_memory_told_by_hand_has_vectors_of_its_own(self, seeing: Store) -> None:
        done(seeing, born(1, "Never push to main."))
        assert list(seeing.index.unseen([MODEL], limit=9)) == [-1]
        seeing.index.keep_vectors([MODEL], [-1], [Vector(-1, MODEL, NORTH_EAST)])
        assert list(seeing.index.unseen([MODEL], limit=9)) == []
        assert near(seeing.index.nearest(MODEL, EAST, limit=9)) == [(-1, 0.6)]

    def test_the_vector_of_a_memory_counts_for_the_episodes_it_rests_on(
        self, seeing: Store
    ) -> None:
        seen(seeing, WEST, WEST)
        done(seeing, born(1, "It says hello.", sources=(of_episode(2),)))
        seeing.index.keep_vectors([MODEL], [-1], [Vector(-1, MODEL, EAST)])
        assert near(seeing.index.nearest(MODEL, EAST, limit=9)) == [(2, 1.0), (1, -1.0)]

    def test_a_memory_put_in_other_words_is_to_be_seen_anew(self, seeing: Store) -> None:
        memory = a_memory(1, "Never push to main.")
        done(seeing, born(1, memory.text))
        seeing.index.keep_vectors([MODEL], [-1], [Vector(-1, MODEL, EAST)])
        other = replace(memory.wording, text="Push to a branch.")
        words = WordingChange(target=1, before=memory.wording, after=other, reason="said better")
        done(seeing, words)
        assert not seeing.index.has_vectors(MODEL)
        assert list(seeing.index.unseen([MODEL], limit=9)) == [-1]

    def test_what_was_compared_before_is_forgotten_when_vectors_change(self, seeing: Store) -> None:
        seen(seeing, EAST)
        assert near(seeing.index.nearest(MODEL, EAST, limit=9)) == [(1, 1.0)]
        seeing.index.keep_vectors([MODEL], [1], [Vector(1, MODEL, NORTH)])
        with seeing.view() as mind:
            assert near(mind.index.nearest(MODEL, EAST, limit=9)) == [(1, 0.0)]

    def test_vectors_of_another_model_or_length_do_not_count(self, seeing: Store) -> None:
        seen(seeing, EAST, model=OLDER)
        seen(seeing, EAST)
        assert near(seeing.index.nearest(MODEL, EAST, limit=9)) == [(2, 1.0)]
        assert near(seeing.index.like(MODEL, EAST, [1, 2])) == [(2, 1.0)]
        assert list(seeing.index.nearest(MODEL, (*EAST, 0.0), limit=9)) == []

    def test_the_vectors_of_a_new_model_take_the_place_of_the_old(self, seeing: Store) -> None:
        seen(seeing, EAST, EAST, model=OLDER)
        seeing.index.keep_vectors([MODEL], [1], [Vector(1, MODEL, NORTH)])
        assert near(seeing.index.nearest(OLDER, EAST, limit=9)) == [(2, 1.0)]
        assert near(seeing.index.nearest(MODEL, NORTH, limit=9)) == [(1, 1.0)]
        assert list(seeing.index.unseen([MODEL], limit=9)) == [2]

    @pytest.mark.parametrize("after", [Gloss(fact=0.9), None])
    def test_when_a_gloss_changes_the_vectors_of_its_episode_are_gone(
        self, seeing: Store, after: Gloss | None
    ) -> None:
        seen(seeing, EAST, EAST)
        done(seeing, glossed(1, after, before=Gloss(fact=0.5)))
        assert near(seeing.index.nearest(MODEL, EAST, limit=9)) == [(2, 1.0)]
        assert list(seeing.index.unseen([MODEL], limit=9)) == ([1] if after else [])

    def test_a_gloss_that_is_taken_off_takes_its_vectors_along(self, seeing: Store) -> None:
        seen(seeing, EAST)
        seeing.take_off_last()
        assert seeing.index.like(MODEL, EAST, [1]) == {}
        done(seeing, glossed(1, Gloss(fact=0.5)))
        assert list(seeing.index.unseen([MODEL], limit=9)) == [1]

    def test_a_mind_that_was_rebuilt_is_to_be_seen_anew(self, seeing: Store) -> None:
        seen(seeing, EAST, EAST)
        seeing.rebuild()
        assert list(seeing.index.nearest(MODEL, EAST, limit=9)) == []
        assert list(seeing.index.unseen([MODEL], limit=9)) == [1, 2]

    def test_an_index_made_anew_keeps_the_vectors(self, seeing: Store) -> None:
        seen(seeing, EAST)
        seeing.index.remake()
        seeing.fold(1)
        assert near(seeing.index.nearest(MODEL, EAST, limit=9)) == [(1, 1.0)]

    def test_a_view_and_a_copy_see_what_the_store_sees(self, seeing: Store) -> None:
        seen(seeing, EAST)
        with seeing.view() as mind:
            assert near(mind.index.nearest(MODEL, EAST, limit=9)) == [(1, 1.0)]
        with seeing.scratch() as copy:
            copy.index.keep_vectors([MODEL], [1], [Vector(1, MODEL, NORTH)])
        assert near(seeing.index.like(MODEL, EAST, [1])) == [(1, 1.0)]

    def test_agents_in_one_place_do_not_see_with_each_others_vectors(
        self, seeing: Store, open_store: Open
    ) -> None:
        other = open_store("other")
        seen(seeing, EAST)
        seen(other, NORTH)
        assert near(seeing.index.nearest(MODEL, EAST, limit=9)) == [(1, 1.0)]
        assert near(other.index.like(MODEL, EAST, [1])) == [(1, 0.0)]
        other.index.keep_vectors([OLDER], [1], [])
        assert list(seeing.index.unseen([MODEL], limit=9)) == []
        assert near(seeing.index.like(MODEL, EAST, [1])) == [(1, 1.0)]
