"""Ending a session tags what matters most in it, and whatever was bookmarked."""

from __future__ import annotations

from datetime import timedelta

import pytest

from reverie.domain.values.appraisal import Appraisal, tagged_for_replay
from reverie.domain.values.episode import BOOKMARK, Draft, Voice
from reverie.domain.views.measures import measures_of
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, a_memory
from tests.days import slept


def test_the_top_quarter_is_tagged_rounded_up_if_it_matters_at_all() -> None:
    importance = {1: 90, 2: 80, 3: 70, 4: 60, 5: 50}
    assert tagged_for_replay(importance, Settings()) == {1, 2}
    assert tagged_for_replay({1: 39}, Settings()) == frozenset()
    assert tagged_for_replay({}, Settings()) == frozenset()


def test_what_is_bookmarked_is_tagged_however_little_it_mattered() -> None:
    mind = InRamStore()
    told = [
        ("The kite flew over the sea.", 90, None),
        ("The wind turned.", 80, None),
        ("bookmarked: the knot held", 45, f"{BOOKMARK}b1"),
    ]
    drafts = [
        Draft(DAWN, Voice.AGENT, text, Appraisal(importance=points), origin)
        for text, points, origin in told
    ]
    mind.gather("s1", drafts, DAWN, before="", position="all")
    slept(mind)

    tagged = {memory.text for memory in mind.memories.all() if memory.tagged}
    assert tagged == {"The kite flew over the sea.", "bookmarked: the knot held"}


def test_a_memory_can_be_measured_by_the_names_of_the_seed() -> None:
    memory = a_memory(1, session=3)
    told = measures_of(
        memory, links=2, coming=4, now=memory.born + timedelta(hours=10), settings=Settings()
    )

    assert (told.emotional_intensity, told.connection_relevance) == (0, 0.5)
    assert told.composite == pytest.approx(0.3 * told.semantic_salience + 0.3 * 0.5)
    assert told.replay_priority == pytest.approx(0.3 * 0.5 + 0.2 * 2.718281828**-1)
    assert (told.strength, told.replay_count, told.links) == (0, 0, 2)
