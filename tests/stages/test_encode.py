"""Encode turns what was said into memories with sources, each idea once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reverie.domain.journal.entry import Act, Entry, Waking
from reverie.domain.journal.kinds import (
    Change,
    GistChange,
    GlossChange,
    MarkChange,
    MemoryChange,
    ToneChange,
)
from reverie.domain.journal.parts import SalienceChange
from reverie.domain.values.episode import Voice
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.memory import Author, Kind, Layer, Memory, Salience
from reverie.domain.values.session import Mark
from reverie.domain.values.source import of_episode
from reverie.domain.values.texture import Confidence, Texture
from reverie.domain.values.tone import Tone
from reverie.engine.waking import edit, forget
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stages.context import StageContext
from reverie.stages.encode import encode
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, TickClock, a_night, a_plan
from tests.days import SETTINGS, lived, slept, the_one

RULE = "Never push to main."
CHOICE = "We chose SQLite over Postgres because it needs no server."


def tonight(store: Store, *, settings: Settings = SETTINGS) -> StageContext:
    """A night over all that waits."""
    waiting = store.sessions.waiting()
    plan = a_plan(sessions=waiting, coming_session=store.sessions.last() + 1, settings=settings)
    return replace(a_night(plan), next_memory=store.memories.next_number())


def born(changes: Sequence[Change]) -> list[Memory]:
    return [c.after for c in changes if isinstance(c, MemoryChange) and c.after]


def test_an_idea_becomes_a_memory_with_its_sources() -> None:
    store = InRamStore()
    lived(store, "lunch was fine", RULE)

    birth, tone, mark, *_ = encode(store, tonight(store))

    assert isinstance(birth, MemoryChange)
    memory = birth.after
    assert memory is not None
    assert (memory.number, memory.name, memory.session) == (1, "f-20260101-001", 1)
    assert (memory.text, memory.kind, memory.wording.by) == (RULE, Kind.CONSTRAINT, Author.NIGHT)
    assert (memory.sources, memory.born, memory.layer) == ((of_episode(2),), DAWN, Layer.HOT)
    assert (memory.salience, memory.tagged) == (Salience(9000, 1), True)
    assert birth.sources == memory.sources
    assert isinstance(tone, ToneChange)
    assert isinstance(mark, MarkChange)
    assert (mark.target, mark.before, mark.after) == ("s1", None, Mark(2))


def test_a_session_with_nothing_worth_keeping_has_only_its_tone_its_mark_and_its_words() -> None:
    store = InRamStore()
    lived(store, "lunch was fine")

    kinds = [type(change) for change in encode(store, tonight(store))]
    assert kinds == [ToneChange, MarkChange, GlossChange, GistChange]


def test_with_no_session_waiting_nothing_changes() -> None:
    assert encode(InRamStore(), tonight(InRamStore())) == []


def test_several_sessions_are_taken_in_one_night_each_with_its_number() -> None:
    store = InRamStore()
    lived(store, RULE, session="s1")
    lived(store, CHOICE, session="s2")

    changes = encode(store, tonight(store))

    assert [(m.number, m.session, m.layer) for m in born(changes)] == [
        (1, 1, Layer.HOT),
        (2, 2, Layer.HOT),
    ]
    assert [c.target for c in changes if isinstance(c, ToneChange)] == [1, 2]
    assert [c.target for c in changes if isinstance(c, MarkChange)] == ["s1", "s2"]


def test_of_a_resumed_session_only_the_new_part_is_taken_in() -> None:
    store = InRamStore()
    lived(store, RULE)
    slept(store)
    lived(store, CHOICE)

    changes = encode(store, tonight(store))

    assert [memory.sources for memory in born(changes)] == [(of_episode(2),)]
    assert [(c.before, c.after) for c in changes if isinstance(c, MarkChange)] == [
        (Mark(1), Mark(2))
    ]


def test_the_same_words_said_again_reinforce_instead_of_doubling() -> None:
    store = InRamStore()
    lived(store, RULE, session="s1")
    slept(store)
    lived(store, "never push  to MAIN", session="s2")

    reinforced, *_ = encode(store, tonight(store))

    assert isinstance(reinforced, SalienceChange)
    assert (reinforced.target, reinforced.sources) == (1, (of_episode(2),))
    assert (reinforced.before, reinforced.after) == (Salience(9000, 1), Salience(9000, 2))


def test_words_said_again_in_the_session_that_knows_them_change_no_memory() -> None:
    store = InRamStore()
    lived(store, RULE)
    slept(store)
    lived(store, RULE)

    kinds = {type(change) for change in encode(store, tonight(store))}
    assert kinds == {ToneChange, MarkChange, GlossChange, GistChange}


def test_a_memory_said_again_in_several_sessions_is_reinforced_once_by_the_latest() -> None:
    store = InRamStore()
    lived(store, RULE, session="s1")
    slept(store)
    lived(store, RULE, session="s2")
    lived(store, RULE, session="s3")

    (change,) = [c for c in encode(store, tonight(store)) if isinstance(c, SalienceChange)]

    assert change.after == Salience(9000, 3)


def test_the_same_words_in_two_sessions_of_one_night_become_one_memory() -> None:
    store = InRamStore()
    lived(store, RULE, RULE, session="s1")
    lived(store, RULE, session="s2")

    assert [memory.text for memory in born(encode(store, tonight(store)))] == [RULE]


def test_one_night_or_two_the_memory_is_as_present_as_when_it_was_last_said() -> None:
    two_nights, one_night = InRamStore(), InRamStore()
    for store in (two_nights, one_night):
        lived(store, RULE, session="s1")
        if store is two_nights:
            slept(store)
        lived(store, RULE, session="s2")
        slept(store)

    assert the_one(one_night).salience == the_one(two_nights).salience


def test_what_a_person_had_forgotten_is_not_learned_again() -> None:
    store = InRamStore()
    lived(store, RULE, session="s1")
    slept(store)
    forget(store, TickClock(), SETTINGS, the_one(store).name, why="not so")
    lived(store, "NEVER push to main!", CHOICE, session="s2")

    assert [memory.text for memory in born(encode(store, tonight(store)))] == [CHOICE]


def test_what_was_reworded_and_then_forgotten_is_not_learned_again_in_its_first_words() -> None:
    store = InRamStore()
    lived(store, RULE, session="s1")
    slept(store)
    edit(store, TickClock(), SETTINGS, the_one(store).name, text="Do not push to main.")
    forget(store, TickClock(), SETTINGS, the_one(store).name, why="not so")
    lived(store, RULE, session="s2")

    assert born(encode(store, tonight(store))) == []


def test_a_memory_of_the_night_follows_the_settings_of_its_plan() -> None:
    store = InRamStore()
    lived(store, RULE)
    brief = Settings.of(max_memory_chars=11)

    (memory,) = born(encode(store, tonight(store, settings=brief)))

    assert memory.text == "Never…"


def test_what_goes_with_an_idea_is_kept_with_its_words() -> None:
    store = InRamStore()
    lived(store, "Both can do it.", "But Postgres for SQLite's work is too much.", CHOICE)

    (memory,) = born(encode(store, tonight(store)))

    assert memory.wording.texture == Texture(
        feeling="conviction",
        path="But Postgres for SQLite's work is too much",
        confidence=Confidence.MEDIUM,
        reversal="if it is no longer true that it needs no server",
    )


def test_two_ideas_of_one_episode_are_two_memories_with_one_source() -> None:
    store = InRamStore()
    lived(store, "Never push to main, and always open a PR.")

    memories = born(encode(store, tonight(store)))

    assert [memory.text for memory in memories] == ["Never push to main", "always open a PR."]
    assert {memory.sources for memory in memories} == {(of_episode(1),)}


def test_a_decision_without_an_alternative_is_flagged_in_the_journal() -> None:
    store = InRamStore()
    lived(store, "We decided to ship on Friday.", CHOICE)

    bare, decision, *_ = encode(store, tonight(store))

    assert bare.reason == "a decision of session 1: it names no alternative"
    assert decision.reason == "a decision of session 1"


def tones(changes: Sequence[Change]) -> list[tuple[Tone | None, Tone | None]]:
    return [(c.before, c.after) for c in changes if isinstance(c, ToneChange)]


def test_a_session_leaves_its_tone_with_its_sources() -> None:
    store = InRamStore()
    lived(store, "The deploy failed.", "It works now! Tomorrow we clean up.")

    ((before, tone),) = tones(encode(store, tonight(store)))

    assert (before, tone) == (
        None,
        Tone(
            session=1,
            mood="intense, strained at first, content in the end",
            style="the user leads in detail",
            turns=("turned for the better: It works now! Tomorrow we clean up.",),
            carry_forward="Tomorrow we clean up.",
            sources=(of_episode(1), of_episode(2)),
            aim="The deploy failed.",
        ),
    )


def test_a_session_in_which_nobody_spoke_has_no_tone() -> None:
    store = InRamStore()
    lived(store, "ok", voice=Voice.TOOL)

    assert tones(encode(store, tonight(store))) == []


def test_a_resumed_session_that_goes_on_in_another_tone_has_that_tone() -> None:
    store = InRamStore()
    lived(store, "lunch was fine")
    slept(store)
    lived(store, "The deploy failed.")

    ((before, after),) = tones(encode(store, tonight(store)))

    assert before is not None
    assert after is not None
    assert (before.mood, after.session) == ("calm, even", 1)
    assert "strained" in after.mood


def test_a_resumed_session_still_carries_forward_what_it_said_before() -> None:
    store = InRamStore()
    lived(store, "Tomorrow we clean up.")
    slept(store)
    lived(store, "lunch was fine")

    ((_, after),) = tones(encode(store, tonight(store)))

    assert after is not None
    assert after.carry_forward == "Tomorrow we clean up."


def test_a_tone_that_a_person_has_put_stays() -> None:
    store = InRamStore()
    lived(store, "lunch was fine")
    by_hand = Tone(1, "joyful", by=Author.PERSON)
    put = ToneChange(target=1, before=None, after=by_hand, reason="edited")
    store.commit(Entry(1, DAWN, Waking(Act.EDIT, Author.PERSON, "tone"), (put,)))

    assert tones(encode(store, tonight(store))) == []


def glossed(changes: Sequence[Change]) -> dict[int, tuple[Gloss | None, Gloss | None]]:
    return {c.target: (c.before, c.after) for c in changes if isinstance(c, GlossChange)}


def kept(changes: Sequence[Change]) -> dict[int, str | None]:
    return {c.target: c.after and c.after.text for c in changes if isinstance(c, GistChange)}


def test_what_was_said_is_glossed_between_what_came_before_and_after_it() -> None:
    store = InRamStore()
    lived(store, "Where is the boat?", "It lies in Lund.", "Good.")

    changes = encode(store, tonight(store))

    _, answer, _ = (after for _, after in glossed(changes).values())
    assert answer is not None
    assert (answer.before, answer.after) == ("boat", "good")
    assert changes[-6].sources == (of_episode(1),)


def test_what_was_said_in_another_session_is_no_neighbour() -> None:
    store = InRamStore()
    lived(store, "Where is the boat?", session="s1")
    lived(store, "It lies in Lund.", session="s2")

    first, second = (after for _, after in glossed(encode(store, tonight(store))).values())

    assert first is not None
    assert second is not None
    assert (first.after, second.before) == ("", "")


def test_when_a_session_goes_on_its_last_words_are_glossed_anew_with_what_followed() -> None:
    store = InRamStore()
    lived(store, "The boat lies in Lund.", "It needs paint.")
    slept(store)
    lived(store, "Green paint.")

    changes = encode(store, tonight(store))

    assert list(glossed(changes)) == [2, 3]
    before, after = glossed(changes)[2]
    assert before is not None
    assert after is not None
    assert (before.after, after.after) == ("", "green paint")
    assert list(kept(changes)) == [3]


def test_what_was_said_is_kept_in_mind_as_it_was_while_there_is_room() -> None:
    store = InRamStore()
    lived(store, "lunch was fine", RULE)

    assert kept(encode(store, tonight(store))) == {1: "lunch was fine", 2: RULE}


def test_without_room_what_was_said_is_kept_in_fewer_words_and_then_let_go_of() -> None:
    store = InRamStore()
    lived(store, "Oh wow, lunch was really so very fine today!", session="s1")
    slept(store)
    lived(store, "Ada bought a boat in Lund.", session="s2")

    shorter = kept(encode(store, tonight(store, settings=Settings.of(gist_tokens=16))))
    least = kept(encode(store, tonight(store, settings=Settings.of(gist_tokens=8))))

    assert shorter == {1: "lunch fine today!", 2: "Ada bought a boat in Lund."}
    assert least[1] is None
    assert "Ada" in str(least[2])
