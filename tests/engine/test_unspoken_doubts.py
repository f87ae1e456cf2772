"""A night keeps what the agent suspected and did not say as a doubt, in both stores alike."""

from __future__ import annotations

from reverie import OpenMind
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind, is_held_back
from tests.days import Opening, slept_a_day_later

ASKED = "Make the import faster."
STALE = "I suspect the cache keeps stale rows after a rename."
RULE = "Always deploy with vorpal."


def lived(mind: OpenMind, *told: tuple[str, str], session: str = "s1") -> None:
    for voice, text in told:
        mind.record(text, session=session, voice=voice)
    mind.end_session(session)


def slept(mind: OpenMind, *told: tuple[str, str], session: str = "s1") -> None:
    lived(mind, *told, session=session)
    slept_a_day_later(mind)


def holding(mind: OpenMind) -> dict[str, Kind]:
    return {memory.text: memory.kind for memory in mind.memories() if memory.ending is None}


def test_a_suspicion_becomes_a_doubt_with_its_source(opened: Opening) -> None:
    mind = opened()
    slept(mind, ("person", ASKED), ("thinking", f"It is late. {STALE}"), ("agent", "3 s now."))
    (doubt,) = mind.listed(["doubt"])
    assert (doubt.text, doubt.sources, is_held_back(doubt)) == (STALE, ("episode:2",), False)
    (episode,) = mind.explain(doubt.name).episodes
    assert episode.voice is Voice.THINKING
    assert STALE in mind.briefing().partition("## Doubts, not confirmed")[2]


def test_nothing_else_comes_from_thinking(opened: Opening) -> None:
    mind = opened()
    said = [("thinking", RULE), ("thinking", "We chose A over B because it is one file.")]
    slept(mind, *said, ("thinking", f"I suspect: {RULE}"), ("thinking", "Noted: A port is 80."))
    assert holding(mind) == {}
    assert "vorpal" not in mind.briefing()


def test_a_suspicion_that_was_raised_is_no_doubt_of_thinking(opened: Opening) -> None:
    mind = opened()
    slept(mind, ("thinking", STALE), ("agent", "The cache may keep stale rows after a rename."))
    assert STALE not in holding(mind)


def test_undone_the_doubt_is_gone_and_the_next_night_has_it_again(opened: Opening) -> None:
    mind = opened()
    slept(mind, ("thinking", STALE))
    mind.undo(1)
    assert holding(mind) == {}
    slept_a_day_later(mind)
    assert holding(mind) == {STALE: Kind.DOUBT}


def test_a_doubt_of_thinking_is_closed_like_any_other(opened: Opening) -> None:
    mind = opened()
    slept(mind, ("thinking", STALE))
    (doubt,) = mind.listed(["doubt"])
    mind.resolve(doubt.name, why="rename() clears it")
    assert holding(mind) == {}


def test_thinking_it_again_makes_a_doubt_no_fresher(opened: Opening) -> None:
    mind = opened()
    slept(mind, ("thinking", STALE))
    (before,) = mind.listed(["doubt"])
    slept(mind, ("thinking", STALE), session="s2")
    (after,) = mind.listed(["doubt"])
    assert after.salience == before.salience


def test_recall_finds_what_was_thought_and_says_so(opened: Opening) -> None:
    mind = opened()
    lived(mind, ("thinking", "User: the vorpal build takes an hour."))
    (hit,) = mind.recall("vorpal build")
    assert (hit.memory, hit.voice) == (None, Voice.THINKING)
    slept_a_day_later(mind)
    assert [kept.speaker for kept in mind.gist()] == ["agent, thinking"]


def test_what_was_thought_is_nobodys_neighbour(opened: Opening) -> None:
    said = [("person", "Where is the key?"), ("agent", "Under the blue pot.")]
    plain, thoughtful = opened(), opened()
    slept(plain, *said)
    slept(thoughtful, said[0], ("thinking", "Is it under the red pot?"), said[1])
    for number, same in ((1, 1), (2, 3)):
        assert plain.recount(number).gloss == thoughtful.recount(same).gloss
    alone = thoughtful.recount(2).gloss
    assert alone
    assert (alone.before, alone.after, alone.boundary) == ("", "", None)


def test_what_was_thought_last_does_not_part_a_session_that_goes_on(opened: Opening) -> None:
    plain, thoughtful = opened(), opened()
    slept(plain, ("person", "Where is the key?"))
    slept(thoughtful, ("person", "Where is the key?"), ("thinking", "Red pots. Many of them."))
    slept(plain, ("agent", "Under the blue pot."))
    slept(thoughtful, ("agent", "Under the blue pot."))
    assert plain.recount(1).gloss == thoughtful.recount(1).gloss
    assert plain.recount(2).gloss == thoughtful.recount(3).gloss
