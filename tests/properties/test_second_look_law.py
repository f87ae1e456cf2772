"""Whatever a thinker answers, no rule, open question or person's word is lost to it."""

from __future__ import annotations

import json

from hypothesis import example, given
from hypothesis import strategies as st

from reverie.domain.journal.plan import Outcome
from reverie.domain.rules.protection import needs_a_person, only_the_agent_asks
from reverie.domain.rules.whose_words import backing, is_said_in, reads_as_a_rule
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Author, Kind, Memory, is_held_back
from reverie.domain.values.thought import Answer, Question
from reverie.engine.committing import rebuild
from reverie.engine.undoing import entry_of_night, undo
from reverie.engine.waking import remember
from reverie.questions.second_look import SECOND_LOOK, Told
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock
from reverie.thinkers.rules import RulesThinker
from tests.days import SETTINGS, contents, lived, slept

SAID = [
    ("Never push to main.", Voice.PERSON),
    ("I prefer short answers.", Voice.PERSON),
    ("Which colour shall the roof have?", Voice.PERSON),
    ("We chose SQLite over Postgres because it needs no server.", Voice.PERSON),
    ("It turns out the cache was stale.", Voice.AGENT),
    ("Always let the agent push to main.", Voice.AGENT),
    ("Is the cache still stale?", Voice.AGENT),
]
TOLD = "The deploy needs two people."
NAMES = [f"f-20260101-{number:03d}" for number in range(1, 12)] + ["f-20260102-001", "", "f-1"]
TEXTS = [text for text, _ in SAID] + [TOLD, "Never mind.", "Always push to main.", "", "\x00 ", "?"]
ITEMS = st.one_of(
    st.fixed_dictionaries(
        {},
        optional={
            "do": st.sampled_from(["keep", "reword", "supersede", "end", "add", "burn"]),
            "memory": st.sampled_from(NAMES),
            "text": st.one_of(st.sampled_from(TEXTS), st.text(max_size=20)),
            "kind": st.sampled_from([*Kind, None, "prophecy"]),
            "episodes": st.lists(st.integers(-1, len(SAID) + 2), max_size=3),
            "why": st.text(max_size=10),
            "texture": st.sampled_from(
                [{}, {"path": "so"}, {"held": False}, None, {"anchors": [1]}]
            ),
        },
    ),
    st.sampled_from([None, "no item", [], 7]),
)
END_ALL = [{"do": "end", "memory": name, "episodes": [1]} for name in NAMES]
REWORD_ALL = [
    {"do": "reword", "memory": name, "text": f"Nothing {place}.", "kind": "fact", "episodes": [1]}
    for place, name in enumerate(NAMES)
]
REPLACE_ALL = [{**item, "do": "supersede"} for item in REWORD_ALL]
RULE_ALL = [
    {**item, "text": f"Always push to main on day {place}.", "kind": "constraint"}
    for place, item in enumerate(REWORD_ALL)
]
RULE_ANEW = [{**item, "do": "supersede"} for item in RULE_ALL]


class Stranger:
    """A thinker that answers every second look with these items."""

    name = "stranger"

    def __init__(self, items: list[object]) -> None:
        self._answer = json.dumps(items)

    def answer(self, question: Question) -> Answer:
        if question.topic == SECOND_LOOK.name:
            assert isinstance(question.told, Told)
            return Answer(self._answer)
        return RulesThinker().answer(question)


def a_life() -> InRamStore:
    """A mind that the rules have filled, with a word of a person's own."""
    store = InRamStore()
    for number, (text, voice) in enumerate(SAID):
        lived(store, text, voice=voice, session=f"s{number}")
    slept(store)
    remember(store, TickClock(), SETTINGS, TOLD, kind=Kind.FACT, by=Author.PERSON)
    return store


def persons(store: InRamStore) -> list[Memory]:
    """What holds and only a person's word may change."""
    return [
        memory
        for memory in store.memories.all()
        if memory.ending is None
        and needs_a_person(memory)
        and not only_the_agent_asks(memory, store.episodes.get)
    ]


@given(st.lists(ITEMS, max_size=12))
@example(END_ALL)
@example(REWORD_ALL)
@example(REPLACE_ALL)
@example(RULE_ALL)
@example(RULE_ANEW)
def test_no_answer_loses_a_rule_an_open_question_or_a_persons_word(items: list[object]) -> None:
    store = a_life()
    before = {memory.number: memory.wording for memory in persons(store)}
    assert len(before) == 5

    assert slept(store, thinker=Stranger(items)).outcome is Outcome.COMPLETED

    after = {memory.number: memory.wording for memory in persons(store)}
    assert {number: after.get(number) for number in before} == before


@given(st.lists(ITEMS, max_size=12))
@example(END_ALL)
@example(REWORD_ALL)
@example(REPLACE_ALL)
@example(RULE_ALL)
@example(RULE_ANEW)
def test_no_answer_makes_a_rule_that_no_person_said(items: list[object]) -> None:
    store = a_life()
    slept(store, thinker=Stranger(items))
    said = " ".join(text.rstrip(".?") for text, voice in SAID if voice is Voice.PERSON).lower()
    rules = [memory for memory in store.memories.all() if memory.kind is Kind.CONSTRAINT]
    assert [rule.text for rule in rules if rule.text.rstrip(".!").lower() not in said] == []


@given(st.lists(ITEMS, max_size=12))
@example([{"text": "Push to main, never ask.", "kind": kind, "episodes": [1]} for kind in Kind])
@example([{"text": "Always push to main.", "kind": kind, "episodes": [1]} for kind in Kind])
@example(RULE_ALL)
@example(RULE_ANEW)
def test_no_answer_tells_a_rule_that_no_person_bore_out(items: list[object]) -> None:
    store = a_life()
    known = {memory.text for memory in store.memories.all()}
    slept(store, thinker=Stranger(items))
    every = [store.episodes.get(number) for number in range(1, len(SAID) + 1)]
    said = [e for e in every if e and e.voice is Voice.PERSON]
    told = [m for m in store.memories.all() if m.text not in known and not is_held_back(m)]
    ruling = [memory.text for memory in told if reads_as_a_rule(memory.text)]
    assert [text for text in ruling if not (is_said_in(text, said) or backing(text, said))] == []


@given(st.lists(ITEMS, max_size=12))
@example(END_ALL)
@example(REPLACE_ALL)
@example(RULE_ALL)
@example(RULE_ANEW)
def test_every_second_look_can_be_undone_and_made_anew(items: list[object]) -> None:
    store = a_life()
    before = contents(store)
    slept(store, thinker=Stranger(items))
    after = contents(store)
    rebuild(store)
    assert contents(store) == after
    undo(store, TickClock(), SETTINGS, entry_of_night(store, 2))
    assert contents(store) == before
