"""What was recalled and helped is fresh and closer together; that alone makes nothing permanent."""

from __future__ import annotations

from datetime import timedelta
from itertools import combinations

import pytest

from reverie import Author, Memory, OpenMind, Settings, Voice
from reverie.domain.journal.entry import Act, Waking
from reverie.domain.values.ending import End
from reverie.domain.values.link import Link
from reverie.domain.values.memory import ONE, Salience
from reverie.errors import ChangeRefused, Unknown
from reverie.testing import TickClock
from tests.days import Opening, contents, slept_a_day_later

RULE = "Never push to main."
CHOICE = "We chose Redis over Memcached because of the price."
FINDING = "It turns out the cache is stale."
OPPOSITE = "It turns out the cache is not stale."
TASTE = "I prefer short answers."
THRESHOLD = round(Settings().sleep.permanent_threshold * ONE)
WITHOUT_REPLAY = Settings.of(max_cycles=0)
FADING = Settings.of(
    warm_until_age=1,
    consolidation_delta=0.0,
    salience_kept_per_session=0.2,
    insight_kept_per_session=0.2,
)


def a_session(mind: OpenMind, *said: str, voice: Voice = Voice.PERSON) -> None:
    """A session in which these things are said."""
    name = f"s{mind.store.sessions.last() + 1}"
    for text in said:
        mind.record(text, session=name, voice=voice)
    mind.end_session(name)


def a_day(mind: OpenMind, *said: str, voice: Voice = Voice.PERSON) -> None:
    """A session in which these things are said, and a night."""
    a_session(mind, *said, voice=voice)
    slept_a_day_later(mind)


def the(mind: OpenMind, word: str) -> Memory:
    """The memory that says a word."""
    (memory,) = [memory for memory in mind.memories() if word in memory.text]
    return memory


def the_link(mind: OpenMind, one: Memory, other: Memory) -> Link | None:
    links = mind.store.links.among([one.number, other.number])
    return links[0] if links else None


# What being of use does.


def test_what_helped_is_as_fresh_as_if_it_were_said_today(opened: Opening) -> None:
    mind = opened()
    a_day(mind, FINDING)
    for _ in range(4):
        a_day(mind, "lunch was fine")
    before = the(mind, "cache").salience
    (after,) = mind.used(the(mind, "cache").name)
    assert before.since == 1
    assert after.salience == Salience(before.points, 5)
    assert after == the(mind, "cache")


def test_what_helped_stays_longer(opened: Opening) -> None:
    used, unused = opened(settings=FADING), opened(settings=FADING)
    for mind in (used, unused):
        a_day(mind, FINDING)
        for _ in range(5):
            if mind is used:
                mind.used(the(mind, "cache").name)
            a_day(mind, "lunch was fine")
    ending = the(unused, "cache").ending
    assert ending is not None
    assert ending.how is End.FADED
    assert the(used, "cache").ending is None


def test_uses_are_counted_and_dated(opened: Opening) -> None:
    mind = opened()
    a_day(mind, RULE)
    name = the(mind, "push").name
    assert (mind.measures(name).times_used, mind.measures(name).last_used) == (0, None)
    mind.used(name)
    first = mind.measures(name).last_used
    mind.used(name)
    measures = mind.measures(name)
    assert measures.times_used == 2
    assert first is not None
    assert measures.last_used is not None
    assert measures.last_used > first


def test_what_nobody_has_used_for_a_month_is_stale_until_it_is_used(opened: Opening) -> None:
    clock = TickClock(step=timedelta(hours=6))
    mind = opened(clock=clock)
    a_day(mind, RULE)
    name = the(mind, "push").name
    assert not mind.measures(name).is_stale
    for _ in range(31 * 4):
        clock.now()
    assert mind.measures(name).is_stale
    mind.used(name)
    assert not mind.measures(name).is_stale


def test_what_helped_is_tagged_for_replay(opened: Opening) -> None:
    mind = opened()
    a_day(mind, RULE, CHOICE)
    untagged, tagged = the(mind, "push"), the(mind, "Redis")
    assert (untagged.tagged, tagged.tagged) == (False, True)
    mind.used(untagged.name, tagged.name)
    assert the(mind, "push").tagged
    assert the(mind, "push").use.tagged
    assert the(mind, "Redis").tagged
    assert not the(mind, "Redis").use.tagged
    mind.night()
    assert the(mind, "push").strength.points == round(Settings().sleep.consolidation_delta * ONE)


def test_what_helped_together_is_linked(opened: Opening) -> None:
    mind = opened(settings=WITHOUT_REPLAY)
    a_day(mind, RULE, CHOICE)
    rule, choice = mind.used(the(mind, "push").name, the(mind, "Redis").name)
    link = the_link(mind, rule, choice)
    assert link is not None
    assert (link.weight, link.count, link.night) == (2_000, 1, 1)


def test_what_helped_together_again_is_linked_closer(opened: Opening) -> None:
    mind = opened(settings=WITHOUT_REPLAY)
    a_day(mind, RULE, CHOICE)
    names = the(mind, "push").name, the(mind, "Redis").name
    for weight in (2_000, 3_000, 4_000):
        rule, choice = mind.used(*names)
        link = the_link(mind, rule, choice)
        assert link is not None
        assert link.weight == weight
        a_session(mind, "lunch was fine")


def test_a_link_adds_to_what_has_not_faded_of_it(opened: Opening) -> None:
    mind = opened(settings=WITHOUT_REPLAY)
    a_day(mind, RULE, CHOICE)
    names = the(mind, "push").name, the(mind, "Redis").name
    mind.used(*names)
    a_day(mind, "lunch was fine")
    rule, choice = mind.used(*names)
    link = the_link(mind, rule, choice)
    assert link is not None
    assert (link.weight, link.count, link.night) == (2_000 - 100 + 1_000, 2, 2)


def test_no_link_weighs_more_than_one(opened: Opening) -> None:
    mind = opened(settings=WITHOUT_REPLAY)
    a_day(mind, RULE, CHOICE)
    names = the(mind, "push").name, the(mind, "Redis").name
    for _ in range(15):
        rule, choice = mind.used(*names)
        a_session(mind, "lunch was fine")
    link = the_link(mind, rule, choice)
    assert link is not None
    assert link.weight == ONE


def test_one_that_helped_alone_is_linked_to_nothing(opened: Opening) -> None:
    mind = opened(settings=WITHOUT_REPLAY)
    a_day(mind, RULE, CHOICE)
    mind.used(the(mind, "push").name)
    assert mind.store.links.count() == 0


def test_at_most_seven_are_brought_together(opened: Opening) -> None:
    mind = opened(settings=Settings.of(max_cycles=0, importance=0))
    a_day(mind, *(f"Never push branch {n}." for n in range(9)))
    memories = mind.used(*(memory.name for memory in mind.memories()))
    assert len(memories) == 9
    assert all(memory.use.times == 1 for memory in memories)
    joined = {link.pair for link in mind.store.links.among([m.number for m in memories])}
    assert joined == set(combinations([m.number for m in memories[:7]], 2))


# Once a session.


def test_in_one_session_only_the_first_use_counts_for_more_than_the_count(opened: Opening) -> None:
    mind = opened(settings=WITHOUT_REPLAY)
    a_day(mind, RULE, CHOICE)
    names = the(mind, "push").name, the(mind, "Redis").name
    before = mind.used(*names)
    links = mind.store.links.among([memory.number for memory in before])
    for _ in range(5):
        after = mind.used(*names)
    assert [memory.use.times for memory in after] == [6, 6]
    assert [memory.salience for memory in after] == [memory.salience for memory in before]
    assert mind.store.links.among([memory.number for memory in before]) == links


def test_a_tag_that_was_spent_is_not_set_again_in_the_same_session(opened: Opening) -> None:
    mind = opened()
    a_day(mind, RULE, CHOICE)
    name = the(mind, "push").name
    mind.used(name)
    for _ in range(7):
        slept_a_day_later(mind)
    assert not the(mind, "push").tagged
    mind.used(name)
    assert not the(mind, "push").tagged


def test_one_that_is_new_in_a_session_is_joined_to_one_that_is_not(opened: Opening) -> None:
    mind = opened(settings=WITHOUT_REPLAY)
    a_day(mind, RULE, CHOICE, FINDING)
    rule, choice, finding = the(mind, "push"), the(mind, "Redis"), the(mind, "turns out")
    mind.used(rule.name, choice.name)
    mind.used(rule.name, choice.name, finding.name)
    weights = [
        getattr(the_link(mind, *pair), "weight", None)
        for pair in combinations((rule, choice, finding), 2)
    ]
    assert weights == [2_000, 2_000, 2_000]


def test_to_name_one_twice_is_to_name_it_once(opened: Opening) -> None:
    mind = opened()
    a_day(mind, RULE)
    name = the(mind, "push").name
    (memory,) = mind.used(name, name)
    assert memory.use.times == 1


def test_to_name_one_by_name_and_number_is_to_name_it_once(opened: Opening) -> None:
    mind = opened()
    a_day(mind, RULE)
    memory = the(mind, "push")
    mind.used(memory.name, str(memory.number))
    assert the(mind, "push").use.times == 1


# What is refused, and taken back.


def test_what_no_longer_holds_cannot_have_helped(opened: Opening) -> None:
    mind = opened()
    a_day(mind, RULE, FINDING)
    a_day(mind, OPPOSITE)
    old, before = the(mind, "is stale"), contents(mind.store)
    assert old.ending is not None
    with pytest.raises(ChangeRefused, match=f"{old.name} no longer holds.*explain {old.name}"):
        mind.used(the(mind, "push").name, old.name)
    assert contents(mind.store) == before


def test_what_is_not_there_cannot_have_helped(opened: Opening) -> None:
    mind = opened()
    a_day(mind, RULE)
    before = contents(mind.store)
    with pytest.raises(Unknown, match="f-1"):
        mind.used(the(mind, "push").name, "f-1")
    assert contents(mind.store) == before


def test_to_name_nothing_changes_nothing(opened: Opening) -> None:
    mind = opened()
    entries = mind.store.journal.last()
    assert mind.used() == []
    assert mind.store.journal.last() == entries


def test_a_use_is_in_the_journal_by_whoever_had_it(opened: Opening) -> None:
    mind = opened()
    a_day(mind, RULE)
    name = the(mind, "push").name
    for by in (Author.AGENT, Author.PERSON):
        mind.used(name, by=by)
        assert mind.journal()[-1].cause == Waking(Act.USE, by, name)


def test_undoing_a_use_takes_all_of_it_back(opened: Opening) -> None:
    mind = opened()
    a_day(mind, RULE, CHOICE)
    a_day(mind, "lunch was fine")
    before = contents(mind.store)
    mind.used(the(mind, "push").name, the(mind, "Redis").name)
    assert contents(mind.store) != before
    mind.undo_entries(mind.store.journal.last())
    assert contents(mind.store) == before


def test_a_use_survives_a_rebuild(opened: Opening) -> None:
    mind = opened()
    a_day(mind, RULE, CHOICE)
    mind.used(the(mind, "push").name, the(mind, "Redis").name)
    before = contents(mind.store)
    assert mind.rebuild()
    assert contents(mind.store) == before


# Popularity.


def test_popularity_alone_makes_nothing_permanent(opened: Opening) -> None:
    mind = opened()
    a_day(mind, RULE, CHOICE, TASTE)
    popular = [memory.name for memory in mind.memories() if not memory.tagged]
    assert len(popular) == 2
    for _ in range(30):
        mind.used(*popular)
        a_day(mind, "lunch was fine")
    for memory in mind.memories():
        if memory.name in popular:
            assert memory.strength.permanent is None
            assert memory.strength.points == THRESHOLD - 1
            assert not memory.tagged
            assert memory.use.times == 30


def test_no_number_of_uses_in_a_day_makes_anything_permanent(opened: Opening) -> None:
    mind = opened(settings=Settings.of(replays_per_night=3, consolidation_delta=0.5))
    a_day(mind, RULE, CHOICE)
    name = the(mind, "push").name
    for _ in range(4):
        for _ in range(5):
            mind.used(name, by=Author.PERSON)
        a_day(mind, "lunch was fine")
    assert the(mind, "push").strength.permanent is None
    assert the(mind, "push").strength.points == THRESHOLD - 1


def test_what_was_tagged_at_birth_becomes_permanent_used_or_not(opened: Opening) -> None:
    used, unused = opened(), opened()
    for mind in (used, unused):
        a_day(mind, RULE, CHOICE)
        for _ in range(8):
            if mind is used:
                mind.used(the(mind, "Redis").name)
            a_day(mind, "lunch was fine")
    assert the(used, "Redis").strength.permanent is not None
    assert the(used, "Redis").strength == the(unused, "Redis").strength


def test_what_is_permanent_is_not_tagged_by_use(opened: Opening) -> None:
    mind = opened()
    a_day(mind, RULE, CHOICE)
    for _ in range(8):
        a_day(mind, "lunch was fine")
    before = the(mind, "Redis")
    mind.used(before.name)
    assert the(mind, "Redis").strength == before.strength
    assert not the(mind, "Redis").use.tagged


# Echoes.


def test_an_agent_that_repeats_a_memory_does_not_make_it_fresh(opened: Opening) -> None:
    mind = opened()
    a_day(mind, FINDING)
    a_day(mind, "lunch was fine")
    before = the(mind, "cache")
    a_day(mind, FINDING, voice=Voice.AGENT)
    a_day(mind, FINDING, voice=Voice.TOOL)
    assert the(mind, "cache").salience == before.salience
    assert the(mind, "cache").sources == before.sources


def test_a_person_who_repeats_a_memory_makes_it_fresh(opened: Opening) -> None:
    mind = opened()
    a_day(mind, FINDING)
    a_day(mind, "lunch was fine")
    a_day(mind, FINDING)
    assert the(mind, "cache").salience.since == 3


def test_what_a_person_and_the_agent_say_in_one_session_is_fresh(opened: Opening) -> None:
    mind = opened()
    a_day(mind, FINDING)
    mind.record(FINDING, session="s2", voice=Voice.AGENT)
    mind.record(FINDING, session="s2", voice=Voice.PERSON)
    mind.end_session("s2")
    mind.night()
    assert the(mind, "cache").salience.since == 2


def test_what_recall_tells_is_no_new_evidence_when_the_agent_says_it(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "we had tea", RULE, CHOICE, FINDING)
    before = list(mind.memories())
    hits = mind.recall("cache push Redis price")
    a_day(mind, *(hit.text for hit in hits if hit.memory), voice=Voice.AGENT)
    after = {memory.number: memory for memory in mind.memories()}
    assert len(after) == len(before)
    assert all(after[m.number].salience == m.salience for m in before)


def test_an_agent_that_repeats_what_was_superseded_does_not_overturn_what_holds(
    opened: Opening,
) -> None:
    mind = opened()
    a_day(mind, "we had tea", "and talked", FINDING)
    a_day(mind, OPPOSITE)
    old = next(hit for hit in mind.recall("cache stale") if hit.ended)
    a_day(mind, old.text, voice=Voice.AGENT)
    assert the(mind, "not stale").ending is None
    assert the(mind, "is stale").ending is not None


def test_an_agent_that_repeats_what_has_faded_does_not_bring_it_back(opened: Opening) -> None:
    mind = opened(settings=FADING)
    a_day(mind, "we had tea", "and talked", FINDING)
    for _ in range(5):
        a_day(mind, "lunch was fine")
    said = next(hit for hit in mind.recall("cache stale") if "cache" in hit.text)
    assert said.memory is None
    a_day(mind, said.text, voice=Voice.AGENT)
    assert the(mind, "cache").ending is not None
