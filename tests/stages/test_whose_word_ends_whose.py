"""An agent's word by itself neither ends, nor replaces, nor outlives a person's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.rules.ownership import owner_of
from reverie.domain.values.ending import End
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Author, Kind, Layer, Memory, Salience
from reverie.domain.values.owner import Owner
from reverie.domain.values.source import of_episode
from reverie.engine.waking import record
from reverie.stages.compress import compress
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock, a_memory, a_mind, a_night, a_plan
from tests.days import SETTINGS, lived, slept

TABS, SPACES = (
    "We chose tabs over spaces for the Go files.",
    "We chose spaces over tabs for the Go files.",
)
KAFKA, RABBIT = "We use Kafka for events, not RabbitMQ.", "We use RabbitMQ for events, not Kafka."
CHOSEN = "We chose PostgreSQL over MongoDB for the ledger because of row locks."


def kept(store: InRamStore) -> dict[str, Memory]:
    return {memory.text: memory for memory in store.memories.all()}


def owners(store: InRamStore) -> dict[str, Owner]:
    return {m.text: owner_of(m, store.episodes.get) for m in store.memories.all()}


def worked(store: InRamStore, *said: tuple[Voice, str], session: str = "s1") -> None:
    """A session in which these were said in turn, and a night."""
    for voice, text in said:
        record(store, TickClock(), SETTINGS, text, session=session, voice=voice)
    lived(store, session=session)
    slept(store)


@pytest.mark.parametrize(("theirs", "agents"), [(TABS, SPACES), (KAFKA, RABBIT)])
def test_an_agents_word_of_a_later_session_ends_no_decision_of_a_person(
    theirs: str, agents: str
) -> None:
    store = InRamStore()
    worked(store, (Voice.PERSON, theirs))
    worked(store, (Voice.AGENT, agents), session="s2")

    assert {m.ending for m in (kept(store)[theirs], kept(store)[agents])} == {None}
    assert store.memories.count([Kind.TENSION]) == len(list(store.proposals())) == 1


@pytest.mark.parametrize(("theirs", "agents"), [(TABS, SPACES), (KAFKA, RABBIT)])
def test_nor_does_a_note_which_rests_on_the_persons_prompt_of_its_exchange(
    theirs: str, agents: str
) -> None:
    store = InRamStore()
    worked(store, (Voice.PERSON, theirs))
    note = (Voice.AGENT, f"Renamed.\n\nNoted: {agents}")
    worked(store, (Voice.PERSON, "Now rename foo."), note, session="s2")

    assert kept(store)[theirs].ending is None
    assert owners(store)[agents] is Owner.AGENT


def test_a_persons_own_later_word_ends_theirs_as_before() -> None:
    store = InRamStore()
    worked(store, (Voice.PERSON, TABS))
    worked(store, (Voice.PERSON, SPACES), session="s2")

    ending = kept(store)[TABS].ending
    assert ending
    assert ending.how is End.SUPERSEDED


def test_an_agents_later_word_ends_its_own_as_before() -> None:
    store = InRamStore()
    worked(store, (Voice.AGENT, TABS))
    worked(store, (Voice.AGENT, SPACES), session="s2")

    assert kept(store)[TABS].ending


@pytest.mark.parametrize(
    ("theirs", "note"),
    [
        (CHOSEN, "We chose MongoDB over PostgreSQL for the ledger because of row locks."),
        (
            "We use PostgreSQL for the ledger, row locks matter to us.",
            "PostgreSQL for the ledger was given up, row locks matter less now.",
        ),
        ("We use port 8443 for the ledger service.", "The ledger service uses port 9443."),
    ],
)
def test_a_note_of_the_same_session_that_says_otherwise_is_no_double_of_a_persons_word(
    theirs: str, note: str
) -> None:
    store = InRamStore()
    worked(store, (Voice.PERSON, theirs), (Voice.AGENT, f"Fine.\n\nNoted: {note}"))

    assert theirs in kept(store)


def test_notes_crowd_out_no_persons_word() -> None:
    store = InRamStore()
    notes = "\n".join(f"Noted: Module {n} reads its port from ports-{n}." for n in range(20))
    worked(store, (Voice.PERSON, CHOSEN), (Voice.AGENT, f"Done.\n\n{notes}"))

    assert CHOSEN in kept(store)


def test_an_agents_own_repetition_refreshes_nothing() -> None:
    store = InRamStore()
    note = "The pump hung because two timers shared pin 7."
    for number in range(3):
        said = (Voice.AGENT, f"Fixed.\n\nNoted: {note}")
        worked(store, (Voice.PERSON, f"Look at part {number}."), said, session=f"s{number}")

    assert kept(store)[note].salience.since == 1


def test_what_the_agent_noted_is_the_persons_from_when_they_say_it() -> None:
    store = InRamStore()
    worked(store, (Voice.AGENT, TABS))
    worked(store, (Voice.PERSON, TABS), session="s2")
    worked(store, (Voice.AGENT, SPACES), session="s3")

    assert owners(store)[TABS] is Owner.YOU
    assert kept(store)[TABS].ending is None


SIGNED = "Our JWT tokens are signed with RS256 because the public key may be shared."
NOTES = (
    "JWT tokens are signed with HS256, no longer RS256.",
    "We sign JWT tokens with HS256 now, no longer with RS256.",
    "The JWT tokens are no longer signed with RS256: HS256 signs them.",
)


@pytest.mark.parametrize("notes", [NOTES[:1], NOTES])
def test_a_note_that_a_persons_word_no_longer_holds_outlives_it_by_no_repetition(
    notes: tuple[str, ...],
) -> None:
    store = InRamStore()
    worked(store, (Voice.PERSON, SIGNED))
    for day in range(8):
        note = (Voice.AGENT, f"Done.\n\nNoted: {notes[day % len(notes)]}")
        worked(store, (Voice.PERSON, f"Look at part {day}."), note, session=f"day {day}")

    found = kept(store)
    assert found[SIGNED].ending is None
    assert all(found[note].salience.since <= 2 + n for n, note in enumerate(notes))


def test_what_contradicts_a_persons_word_is_shown_with_it_once_and_the_persons_first() -> None:
    store = InRamStore()
    worked(store, (Voice.PERSON, SIGNED))
    for day, note in enumerate(NOTES):
        said = (Voice.AGENT, f"Done.\n\nNoted: {note}")
        worked(store, (Voice.PERSON, f"Look at part {day}."), said, session=f"day {day}")

    (tension,) = store.memories.of([Kind.TENSION], limit=9)
    first = f"“{SIGNED}” (a person's word) against “{NOTES[0]}” (the agent's)"
    assert tension.text == f"{first}: which holds?"
    assert len(list(store.proposals())) == 1


def test_a_note_of_a_change_ends_or_asks_nothing_of_what_it_does_not_speak_of() -> None:
    store = InRamStore()
    worked(store, (Voice.PERSON, SIGNED))
    note = (Voice.AGENT, "Done.\n\nNoted: The build uses Ninja, no longer Make.")
    worked(store, (Voice.PERSON, "Look at the build."), note, session="s2")

    assert not store.memories.count([Kind.TENSION])


def faded(*memories: Memory) -> list[int]:
    """Which of some memories a night lets go that is long after them all."""
    store = a_mind()
    record(store, TickClock(), SETTINGS, "JWT", session="s1")
    record(store, TickClock(), SETTINGS, "JWT", session="s1", voice=Voice.AGENT)
    mind = a_mind(store, memories=memories)
    night = a_night(a_plan(coming_session=40))
    return sorted(
        c.target for c in compress(mind, replace(night, next_memory=9)) if hasattr(c, "target")
    )


def test_what_a_person_said_does_not_fade_while_an_agents_word_on_it_stays() -> None:
    cold = {"layer": Layer.COLD, "session": 1}
    theirs = a_memory(1, "Our JWT tokens are signed with RS256.", sources=[of_episode(1)], **cold)
    agents = a_memory(2, "JWT tokens are signed with HS256.", sources=[of_episode(2)], **cold)
    fresh = replace(agents, salience=Salience(9_000, 39))

    assert faded(theirs) == [1]
    assert faded(theirs, fresh) == []
    assert faded(theirs, agents) == [1, 2]


def test_a_hand_written_word_is_ended_by_nobody_elses() -> None:
    store = InRamStore()
    worked(store, (Voice.PERSON, "lunch was fine"))
    a_mind(store, memories=[a_memory(5, TABS, kind=Kind.DECISION, by=Author.PERSON)])
    worked(store, (Voice.AGENT, SPACES), session="s2")

    assert kept(store)[TABS].ending is None
