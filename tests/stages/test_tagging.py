"""Ending a session tags what matters most in it, and whatever was bookmarked."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from reverie.domain.values.appraisal import Appraisal, tagged_for_replay
from reverie.domain.values.episode import BOOKMARK, Draft, Voice
from reverie.domain.values.memory import Strength, Use
from reverie.domain.views.measures import measures_of
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, ScriptedThinker, a_memory
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


def said(mind: InRamStore, *importance: int, session: str = "s1") -> None:
    """A session in which things so important were said, by their importance, which has ended."""
    for points in importance:
        text = f"The kite flew {points} feet over the sea."
        appraisal = Appraisal(importance=points)
        mind.record(session, DAWN, Voice.AGENT, text, appraisal=appraisal, origin=None)
    mind.end_session(session, DAWN)


def tagged(mind: InRamStore) -> list[int]:
    """The importance of the memories that are tagged."""
    return [m.appraisal.importance for m in mind.memories.all() if m.tagged]


def test_the_end_of_a_session_tags_and_no_night_tags_anew() -> None:
    mind = InRamStore()
    said(mind, 90, 80, 70, 60)
    assert mind.sessions.waiting()[0].tagged == (1,)
    slept(mind, settings=Settings.of(tag_share=100))

    assert tagged(mind) == [90]


def test_a_session_that_ended_often_before_a_night_is_tagged_as_a_whole() -> None:
    mind = InRamStore()
    for importance in (90, 80, 70, 60, 55, 50, 45, 40):
        said(mind, importance)
    slept(mind)

    assert tagged(mind) == [90, 80]


def test_a_memory_is_tagged_if_any_of_its_sources_is() -> None:
    mind = InRamStore()
    said(mind, 90, 80, 70, 60)
    one_of_all = '[{"kind": "insight", "text": "The kite flew.", "episodes": [4, 1]}]'
    slept(mind, thinker=ScriptedThinker({"second look": one_of_all}))

    (kite,) = [m for m in mind.memories.all() if m.text == "The kite flew."]
    assert kite.tagged


def test_what_ended_before_ends_set_tags_is_tagged_by_the_night() -> None:
    mind = InRamStore()
    said(mind, 90, 80, 70, 60)
    (row,) = mind.records.sessions()
    mind.tables.put_session(replace(row, tagged=None))
    slept(mind)

    assert tagged(mind) == [90]


def test_a_memory_can_be_measured_by_the_names_of_the_seed() -> None:
    felt = Appraisal(importance=50, valence=-80, arousal=50)
    used = Use(times=3, at=DAWN, session=2)
    strength = Strength(3000, 2, night=7, times=1)
    memory = replace(a_memory(1, session=3), appraisal=felt, use=used, strength=strength)
    told = measures_of(
        memory, links=2, coming=5, now=memory.born + timedelta(hours=10), settings=Settings()
    )

    assert told.emotional_intensity == pytest.approx(0.4)
    assert told.connection_relevance == 0.5
    assert told.semantic_salience == pytest.approx(0.5 * 0.85)
    assert told.composite == pytest.approx(0.4 * 0.4 + 0.3 * 0.425 + 0.3 * 0.5)
    assert told.replay_priority == pytest.approx(0.4 * 0.4 + 0.3 * 0.5 + 0.2 * 2.718281828**-1)
    assert (told.strength, told.replay_count, told.last_replayed) == (0.3, 2, 7)
    assert (told.times_used, told.last_used, told.links) == (3, DAWN, 2)
    assert (told.consolidation_tag, told.permanent_since) == (False, None)
