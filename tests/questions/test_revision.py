"""Each item of a second look is checked alone, and what cannot be taken says why."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from reverie.domain.journal.change import Place
from reverie.domain.language import DEFAULT
from reverie.domain.rules.textures import completed
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Author, Kind, Memory, Wording
from reverie.domain.values.source import of_episode, of_memory
from reverie.domain.values.texture import Aspect, Confidence, Texture
from reverie.domain.values.thought import Answer, Question
from reverie.engine.waking import forget, remember
from reverie.errors import Unknown
from reverie.ports import Store
from reverie.questions.revision import (
    FEELING_CHARS,
    MOST_ITEMS,
    PHRASE_CHARS,
    Revision,
    revisions_in,
)
from reverie.questions.revision_item import Do
from reverie.questions.second_look import SECOND_LOOK, Told
from reverie.questions.topic import Refusal
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock, a_memory, a_mind
from reverie.thinkers.rules import RulesThinker
from tests.days import lived

SETTINGS = Settings()
NAME, OPEN = "f-20260101-001", "Is the roof tight?"
GOOD = {"text": "A good idea.", "kind": "insight", "episodes": [1]}


def a_session(*memories: Memory) -> Store:
    """A mind that has lived through three things said, and remembers these."""
    store = InRamStore()
    lived(store, "Never push to main.")
    lived(store, "never fail", voice=Voice.TOOL)
    lived(store, "I always did so", voice=Voice.AGENT)
    return a_mind(store, memories=memories)


def told(store: Store) -> Told:
    return Told("s1", 1, tuple(store.episodes.of("s1", after=0, upto=9)))


def found(store: Store, *items: object, settings: Settings = SETTINGS) -> list[Revision | Refusal]:
    answer = msgspec.json.encode(items).decode()
    checked = revisions_in(answer, told(store), store, settings)
    assert checked is not None
    return checked


def taken(store: Store, *items: object) -> list[Revision]:
    return [one for one in found(store, *items) if isinstance(one, Revision)]


def added(*items: object) -> list[Wording]:
    """What an answer adds to a mind that knows nothing."""
    return [one.wording for one in taken(a_session(), *items) if one.wording]


def refused(store: Store, *items: object) -> str:
    """Why the last item of an answer cannot be taken."""
    last = found(store, *items)[-1]
    assert isinstance(last, Refusal), last
    return last.why


def a_fact(number: int = 1, text: str = "The roof is red.", **given: object) -> Memory:
    return a_memory(number, text, sources=(of_episode(1),), **given)  # type: ignore[arg-type]


def a_thoughtful_session(*memories: Memory) -> Store:
    """A mind whose agent thought something, episode 4, that it did not say."""
    store = a_session(*memories)
    lived(store, "I suspect the roof leaks at the ridge.", voice=Voice.THINKING)
    return a_mind(store)


# What can be taken.


def test_an_item_that_says_not_what_to_do_adds() -> None:
    (revision,) = taken(a_session(), GOOD)
    assert revision == Revision(
        1, Do.ADD, None, Wording(Kind.INSIGHT, "A good idea.", Author.THINKER), (1,)
    )


@pytest.mark.parametrize(
    ("do", "more"),
    [
        ("keep", {}),
        ("reword", {"text": "The roof of the mill is red.", "kind": "insight"}),
        ("supersede", {"text": "The roof is blue.", "kind": "fact", "episodes": [3]}),
        ("end", {"why": "nobody cares"}),
    ],
)
def test_a_memory_is_kept_reworded_superseded_or_ended(do: str, more: dict[str, object]) -> None:
    (revision,) = taken(a_session(a_fact()), {"do": do, "memory": NAME, **more})
    assert (revision.do, revision.memory, revision.asks) == (do, a_fact(), False)
    assert revision.why == more.get("why", "")
    assert (revision.wording.text if revision.wording else None) == more.get("text")


def test_a_memory_that_is_reworded_rests_on_what_it_rested_on_and_keeps_its_kind() -> None:
    (revision,) = taken(a_session(a_fact()), {"do": "reword", "memory": NAME, "text": "Red roof."})
    assert revision.episodes == (1,)
    assert revision.wording == Wording(Kind.FACT, "Red roof.", Author.THINKER)


def test_what_would_be_added_and_is_known_is_kept() -> None:
    item = {"text": "the roof is RED", "kind": "fact", "episodes": [1]}
    (revision,) = taken(a_session(a_fact()), item)
    assert (revision.do, revision.memory) == (Do.KEEP, a_fact())


def test_what_would_be_added_as_another_kind_changes_the_kind() -> None:
    known = a_fact(text="Never push to main.")
    (revision,) = taken(a_session(known), {**GOOD, "text": known.text, "kind": "constraint"})
    assert (revision.do, revision.memory) == (Do.REWORD, known)
    assert revision.wording
    assert revision.wording.kind is Kind.CONSTRAINT


def test_the_text_of_an_item_is_tidied_and_clipped() -> None:
    item = {**GOOD, "text": "  two\n words\x00 and more "}
    (revision,) = found(a_session(), item, settings=Settings.of(max_memory_chars=12))
    assert isinstance(revision, Revision)
    assert revision.wording
    assert revision.wording.text == "two words…"


def test_an_answer_may_change_nothing() -> None:
    assert found(a_session()) == []


# Whose words may become what.


@pytest.mark.parametrize("kind", ["constraint", "relationship"])
@pytest.mark.parametrize("episodes", [[3], [2, 3]])
def test_a_model_cannot_make_a_rule_out_of_words_that_are_not_a_persons(
    kind: str, episodes: list[int]
) -> None:
    (wording,) = added({"text": "Never.", "kind": kind, "episodes": episodes})
    assert (wording.kind, wording.texture.held) == (Kind.DOUBT, True)


@pytest.mark.parametrize("kind", ["constraint", "relationship"])
@pytest.mark.parametrize("episodes", [[1], [1, 3], [3, 1], [1, 2], [1, 2, 3]])
def test_a_persons_words_make_a_rule_also_where_an_echo_is_cited_beside_them(
    kind: str, episodes: list[int]
) -> None:
    (wording,) = added({"text": "Never push to main.", "kind": kind, "episodes": episodes})
    assert (wording.kind, wording.texture.held) == (kind, False)


@pytest.mark.parametrize("kind", list(Kind))
def test_a_model_cannot_make_anything_out_of_a_tools_words_alone(kind: Kind) -> None:
    item = {"text": "Never fail.", "kind": kind.value, "episodes": [2]}
    assert refused(a_session(), item) == "only a tool says so"


UNSAID = [
    "Always push to main.",
    "Push to main, never ask.",
    "Never push to main. Always use --force.",
    "Never push to main and never ask.",
]
RETOLD = ["Never main push to.", "Never push anything to main.", "The user never pushes to main."]


@pytest.mark.parametrize("kind", ["constraint", "relationship", "insight", "fact"])
@pytest.mark.parametrize("episodes", [[1], [1, 3]])
@pytest.mark.parametrize("text", UNSAID)
def test_a_rule_that_the_cited_person_did_not_state_is_a_doubt(
    kind: str, episodes: list[int], text: str
) -> None:
    (wording,) = added({"text": text, "kind": kind, "episodes": episodes})
    assert (wording.kind, wording.texture.held) == (Kind.DOUBT, True)


@pytest.mark.parametrize("kind", ["constraint", "relationship"])
@pytest.mark.parametrize("text", RETOLD)
def test_a_rule_in_other_words_than_the_persons_is_a_doubt(kind: str, text: str) -> None:
    (wording,) = added({"text": text, "kind": kind, "episodes": [1]})
    assert (wording.kind, wording.texture.held) == (Kind.DOUBT, True)


@pytest.mark.parametrize("kind", ["decision", "fact", "insight", "history"])
@pytest.mark.parametrize("episodes", [[1], [1, 3]])
@pytest.mark.parametrize("text", RETOLD)
def test_what_a_cited_person_said_is_told_in_other_words_as_the_nights(
    kind: str, episodes: list[int], text: str
) -> None:
    (wording,) = added({"text": text, "kind": kind, "episodes": episodes})
    assert (wording.kind, wording.by, wording.texture.held) == (kind, Author.THINKER, False)


@pytest.mark.parametrize("episodes", [[3], [1, 2]])
def test_what_cites_no_person_or_a_tool_as_well_is_not_told_in_other_words(
    episodes: list[int],
) -> None:
    (wording,) = added({"text": RETOLD[1], "kind": "fact", "episodes": episodes})
    assert (wording.kind, wording.texture.held) == (Kind.DOUBT, True)


def test_what_becomes_less_than_it_was_given_as_says_so() -> None:
    item = {"text": "Red roofs fit no blue doors.", "kind": "tension", "episodes": [3]}
    (revision,) = taken(a_session(), item)
    assert revision.wording
    assert (revision.wording.kind, revision.wording.texture.held) == (Kind.DOUBT, False)
    assert revision.note == "kept as a doubt: a tension is a person's"


@pytest.mark.parametrize("do", ["reword", "supersede"])
def test_an_ordinary_memory_is_put_in_other_words_that_read_as_a_rule_if_a_person_said_so(
    do: str,
) -> None:
    text = "Nobody here may push to main, you must never push."
    item = {"do": do, "memory": NAME, "text": text, "kind": "decision", "episodes": [1]}
    (revision,) = taken(a_session(a_fact()), item)
    assert revision.wording
    assert (revision.wording.kind, revision.asks) == (Kind.DECISION, False)


def test_a_persons_question_states_nothing() -> None:
    store = InRamStore()
    lived(store, "Does frobnicate run before a release?")
    item = {"text": "Always run frobnicate before a release.", "kind": "fact", "episodes": [1]}
    (revision,) = taken(store, item)
    assert revision.wording
    assert revision.wording.texture.held


@pytest.mark.parametrize(
    ("item", "named"),
    [
        ({"text": "Always push on Friday."}, "“Always”"),
        ({"text": "The user wants Fridays off.", "episodes": [3]}, "“The user wants”"),
        ({"text": "Fridays are off.", "kind": "constraint"}, "give it as a fact or a decision"),
        ({"text": "Fridays are off.", "episodes": [1, 2]}, "cite no tool"),
    ],
)
def test_a_refusal_names_the_words_that_read_as_a_rule_and_what_to_do(
    item: dict[str, object], named: str
) -> None:
    why = refused(a_session(a_fact()), {"do": "reword", "memory": NAME, "episodes": [1], **item})
    assert named in why


def test_what_is_held_back_says_which_words_read_as_a_rule() -> None:
    (revision,) = taken(a_session(), {**GOOD, "text": "Always push on Friday."})
    assert "leave out “Always”" in revision.note


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("Do not always deploy on Fridays.", "Always deploy on Fridays."),
        ("Look:\n> Always deploy on Fridays.\nOdd.", "Always deploy on Fridays."),
        ("Never skip tests; always deploy on Mondays.", "Never deploy on Mondays."),
    ],
)
def test_a_rule_must_be_the_persons_own_and_as_it_was_said(said: str, text: str) -> None:
    store = InRamStore()
    lived(store, said)
    (revision,) = taken(store, {"text": text, "kind": "constraint", "episodes": [1]})
    assert revision.wording
    assert (revision.wording.kind, revision.wording.texture.held) == (Kind.DOUBT, True)


@pytest.mark.parametrize("kind", ["constraint", "relationship"])
def test_a_model_may_find_a_rule_in_a_persons_words(kind: str) -> None:
    (wording,) = added({"text": "Never.", "kind": kind, "episodes": [1]})
    assert wording.kind == kind


# What goes with it.


TEXTURE = {
    "feeling": "relief ",
    "path": "a\n b",
    "confidence": "high",
    "reversal": "if it breaks",
    "anchors": [1],
    "aspect": "style",
}
OVER = "We chose uv over pip."
DECIDED = {"text": OVER, "kind": "decision", "episodes": [1]}


def test_what_goes_with_a_decision_is_taken_but_a_thinker_names_no_anchors() -> None:
    (wording,) = added({**DECIDED, "texture": TEXTURE})
    assert wording.texture == Texture("relief", "a b", Confidence.HIGH, "if it breaks")


def test_only_a_decision_has_a_confidence_and_only_a_relationship_an_aspect() -> None:
    rule = {"text": "Never push to main.", "episodes": [1]}
    (known,) = added({**rule, "kind": "relationship", "texture": TEXTURE})
    (decided,) = added(DECIDED)
    assert known.texture == Texture("relief", "a b", aspect=Aspect.STYLE)
    assert decided.texture.confidence is Confidence.MEDIUM


def test_a_decision_without_what_would_reverse_it_gets_what_its_words_tell() -> None:
    (decided,) = added(DECIDED)
    assert decided.texture == completed(OVER, Kind.DECISION, DEFAULT)
    assert decided.texture.reversal


def test_a_thinkers_decision_is_told_what_would_reverse_it_too() -> None:
    (wording,) = added({"text": "Ship it.", "kind": "decision", "episodes": [1]})
    assert wording.kind is Kind.DECISION
    assert wording.texture.confidence
    assert wording.texture.reversal


def test_what_goes_with_an_idea_is_clipped() -> None:
    long = {"feeling": "so " * 50, "path": "on " * 2_000, "reversal": "if " * 200}
    (wording,) = added({**DECIDED, "texture": long})
    assert len(wording.texture.feeling) <= FEELING_CHARS
    assert len(wording.texture.path) <= SETTINGS.record.max_memory_chars
    assert len(wording.texture.reversal) <= PHRASE_CHARS


def test_a_memory_in_other_words_keeps_what_went_with_it_and_what_it_refers_to() -> None:
    went = Texture("relief", "by hand", anchors=(7,))
    wording = Wording(Kind.INSIGHT, "The roof is red.", Author.THINKER, went)
    memory = replace(a_fact(), wording=wording)
    item = {"do": "reword", "memory": NAME, "text": "Red roof."}
    (kept,) = taken(a_session(memory), item)
    (put,) = taken(a_session(memory), {**item, "texture": {"path": "by rain"}})
    assert kept.wording == replace(wording, text="Red roof.")
    assert put.wording
    assert put.wording.texture == Texture(path="by rain", anchors=(7,))


# What is a person's.


@pytest.mark.parametrize("do", ["reword", "supersede", "end"])
@pytest.mark.parametrize(
    "memory",
    [
        a_fact(by=Author.PERSON),
        a_fact(text="Always greet.", kind=Kind.CONSTRAINT),
        a_fact(text="I like tea.", kind=Kind.RELATIONSHIP),
        a_fact(text=OPEN, kind=Kind.QUESTION),
        a_fact(text="This against that.", kind=Kind.TENSION),
        replace(a_fact(), wording=Wording(Kind.DOUBT, "?", Author.NIGHT, Texture(held=True))),
    ],
    ids=["put so by a person", "rule", "trait", "question", "tension", "held back"],
)
def test_what_is_a_persons_is_only_asked_about(do: str, memory: Memory) -> None:
    item = {"do": do, "memory": NAME, "text": "Blue.", "kind": "fact"}
    (revision,) = taken(a_session(memory), item)
    assert revision.asks


@pytest.mark.parametrize("do", ["reword", "supersede"])
@pytest.mark.parametrize(
    "memory",
    [
        a_fact(by=Author.PERSON),
        a_fact(text="Always greet.", kind=Kind.CONSTRAINT),
        replace(a_fact(), wording=Wording(Kind.DOUBT, "?", Author.NIGHT, Texture(held=True))),
    ],
    ids=["put so by a person", "rule", "held back"],
)
def test_what_is_a_persons_is_asked_about_also_in_words_that_read_as_a_rule(
    do: str, memory: Memory
) -> None:
    text = "Always greet on Mondays."
    (revision,) = taken(a_session(memory), {"do": do, "memory": NAME, "text": text})
    assert (revision.do, revision.asks) == (Do.REWORD, True)
    assert revision.wording
    assert (revision.wording.kind, revision.wording.text) == (memory.kind, text)
    assert not revision.wording.texture.held


def test_an_open_question_is_only_asked_about_in_better_words_and_stays_one() -> None:
    question = a_memory(1, OPEN, kind=Kind.QUESTION, sources=(of_episode(3),))
    store = a_session(question)
    lived(store, "Look at the pipes.")
    item = {"do": "reword", "memory": NAME, "text": "Is the roof of the mill tight?"}
    (revision,) = taken(store, item)
    assert revision.asks
    assert revision.wording
    assert revision.wording.kind is Kind.QUESTION


def test_a_tools_words_do_not_even_ask_about_what_is_a_persons() -> None:
    store = a_session(a_fact(by=Author.PERSON))
    item = {"do": "reword", "memory": NAME, "text": "Fail.", "episodes": [2]}
    assert refused(store, item) == "only a tool says so"


def test_what_is_added_and_known_in_a_persons_words_is_no_rule_by_that() -> None:
    store = a_session(a_fact(text="Always greet.", by=Author.PERSON))
    assert refused(store, {"text": "Always greet.", "kind": "constraint", "episodes": [3]})


@pytest.mark.parametrize("do", ["supersede", "end"])
def test_what_only_the_agent_asked_may_be_found_answered(do: str) -> None:
    question = a_memory(1, OPEN, kind=Kind.QUESTION, sources=(of_episode(3),))
    item = {"do": do, "memory": NAME, "text": "It is tight.", "kind": "fact", "episodes": [1]}
    (revision,) = taken(a_session(question), item)
    assert not revision.asks


@pytest.mark.parametrize(
    "sources",
    [(of_episode(1),), (of_episode(1), of_episode(3)), (of_memory(2),), (of_episode(3), "hand")],
)
def test_a_question_that_rests_on_more_than_the_agents_words_stays_open(sources: object) -> None:
    question = a_memory(1, OPEN, kind=Kind.QUESTION, sources=sources)  # type: ignore[arg-type]
    (revision,) = taken(a_session(question), {"do": "end", "memory": NAME, "episodes": [3]})
    assert revision.asks


# What is refused, and why.


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ({**GOOD, "kind": "prophecy"}, "it is no item (Invalid enum value 'prophecy'"),
        ({**GOOD, "episodes": [4]}, "episode 4 is none of this session"),
        ({**GOOD, "episodes": [1, 4]}, "episode 4 is none of this session"),
        ({**GOOD, "episodes": [-1]}, "episode -1 is none of this session"),
        ({**GOOD, "episodes": []}, "it cites no episode of this session"),
        ({"text": "No source.", "kind": "fact"}, "it cites no episode of this session"),
        ({**GOOD, "episodes": 1}, "it is no item (Expected `array`"),
        ({**GOOD, "episodes": ["1"]}, "it is no item (Expected `int`"),
        ({**GOOD, "text": ""}, "it has no text"),
        ({**GOOD, "text": " \n\t "}, "it has no text"),
        ({**GOOD, "text": "\x00"}, "it has no text"),
        ({**GOOD, "text": 7}, "it is no item (Expected `str`"),
        ({"text": "no kind", "episodes": [1]}, "it names no kind"),
        ({**GOOD, "kind": None}, "it names no kind"),
        ({**GOOD, "do": "burn"}, "it is no item (Invalid enum value 'burn'"),
        ({**GOOD, "texture": {"confidence": "utter"}}, "it is no item (Invalid enum value"),
        ({**GOOD, "texture": {"aspect": 1}}, "it is no item (Expected `str"),
        ({**GOOD, "texture": "soft"}, "it is no item (Expected `object`"),
        ({**GOOD, "texture": None}, "it is no item (Expected `object`"),
        ({**GOOD, "texture": []}, "it is no item (Expected `object`"),
        ({}, "it cites no episode of this session"),
        ([], "it is no item (Expected `object`"),
        ("a bare string", "it is no item (Expected `object`"),
        (None, "it is no item (Expected `object`"),
        ({"do": "end"}, "no memory is called ''"),
        ({"do": "end", "memory": "f-20260101-777"}, "no memory is called 'f-20260101-777'"),
        ({"do": "keep", "memory": "x" * 999}, "no memory is called 'xxx"),
        ({"do": "end", "memory": NAME, "episodes": [9]}, "episode 9 is none of this session"),
        ({"do": "reword", "memory": NAME}, "it has no text"),
        ({"do": "supersede", "memory": NAME}, "it has no text"),
        ({"do": "reword", "memory": NAME, "text": "The roof is red."}, "it changes nothing"),
        (
            {"do": "reword", "memory": NAME, "text": "Always push to main."},
            "it reads as a rule that no person said in these words",
        ),
        (
            {"do": "supersede", "memory": NAME, "text": "The user wants it.", "episodes": [3]},
            "it reads as a rule that no person said in these words",
        ),
        (
            {"do": "supersede", "memory": NAME, "text": "The roof is red."},
            f"{NAME} says so already",
        ),
    ],
)
def test_an_item_is_refused_with_its_reason_and_its_neighbours_stay(bad: object, why: str) -> None:
    first, last, another = found(a_session(a_fact()), GOOD, bad, {**GOOD, "text": "Another."})
    assert isinstance(first, Revision)
    assert isinstance(last, Refusal)
    assert last.item == 2
    assert last.why.startswith(why)
    assert len(last.why) < 200
    assert isinstance(another, Revision)


def test_what_does_not_rest_on_this_session_ends_only_by_what_was_said_in_it() -> None:
    elsewhere = a_memory(1, "The roof is red.")
    store = a_session(elsewhere)
    assert refused(store, {"do": "end", "memory": NAME}) == "it cites no episode of this session"
    assert taken(store, {"do": "end", "memory": NAME, "episodes": [3]})


def test_what_holds_no_longer_is_not_touched() -> None:
    gone = replace(a_fact(), ending=Ending(End.FADED, 1))
    assert refused(a_session(gone), {"do": "keep", "memory": NAME}) == f"{NAME} holds no longer"


def test_what_was_said_once_and_ended_is_not_added_again() -> None:
    gone = replace(a_fact(), ending=Ending(End.REFUTED, 1))
    item = {"text": gone.text, "kind": "fact", "episodes": [1]}
    assert refused(a_session(gone), item) == f"{NAME} said so already"


@pytest.mark.parametrize("do", ["reword", "supersede", "end"])
def test_an_old_session_changes_nothing_newer(do: str) -> None:
    newer = a_fact(session=2)
    item = {"do": do, "memory": NAME, "text": "Blue.", "episodes": [1]}
    assert refused(a_session(newer), item) == f"{NAME} is newer than this session"


def test_a_composite_is_not_reworded() -> None:
    store = a_session(a_fact(kind=Kind.COMPOSITE))
    item = {"do": "reword", "memory": NAME, "text": "Blue."}
    assert refused(store, item) == f"{NAME} is made of other memories; reword those"


def test_the_same_memory_is_dealt_with_once() -> None:
    items = {"do": "keep", "memory": NAME}, {"do": "end", "memory": NAME}
    assert refused(a_session(a_fact()), *items) == f"another item is about {NAME} already"


def test_the_same_is_said_once() -> None:
    twice = {**GOOD, "text": "a  GOOD idea"}
    assert refused(a_session(), GOOD, twice) == "another item says the same"


def test_what_a_person_had_forgotten_is_not_learned_in_a_second_look() -> None:
    store = a_session()
    memory = remember(store, TickClock(), SETTINGS, "A good idea.")
    forget(store, TickClock(), SETTINGS, memory.name, why="private")
    assert refused(store, GOOD) == "a person had it forgotten"
    assert store.present([Place("memory", memory.number)]) == {}


def test_a_question_that_was_answered_is_not_opened() -> None:
    store = InRamStore()
    lived(store, OPEN, voice=Voice.AGENT)
    lived(store, "It is.")
    item = {"text": OPEN, "kind": "question", "episodes": [1]}
    assert refused(store, item) == "the question was not left open"


def test_what_is_no_question_any_more_but_tells_something_is_a_fact() -> None:
    store = InRamStore()
    lived(store, "Left: move the docs, then the tests.", voice=Voice.AGENT)
    lived(store, "Now commit it.")
    item = {"text": "The docs are not moved yet.", "kind": "question", "episodes": [1]}
    (revision,) = taken(store, item)
    assert revision.wording
    assert (revision.wording.kind, revision.wording.texture.held) == (Kind.FACT, False)
    assert revision.note == "kept as a fact: a person has spoken since"


def test_what_a_person_has_answered_since_is_not_told_as_left_open() -> None:
    store = InRamStore()
    lived(store, "Left: move the docs, then the tests.", voice=Voice.AGENT)
    lived(store, "The docs are moved, I did it.")
    item = {"text": "The docs are not moved yet.", "kind": "question", "episodes": [1]}
    assert refused(store, item) == "the question was not left open"


def test_an_answer_has_an_end() -> None:
    items = [{**GOOD, "text": f"Idea number {n}."} for n in range(MOST_ITEMS + 1)]
    *some, last = found(a_session(), *items)
    assert all(isinstance(one, Revision) for one in some)
    assert last == Refusal(MOST_ITEMS + 1, f"an answer has at most {MOST_ITEMS} items")


@pytest.mark.parametrize(
    "unreadable",
    [
        "",
        "I could not find anything.",
        "{",
        "[",
        "null",
        '{"ideas": []}',
        "[1, 2",
        "\x00",
        "[]]",
        '[{"text": "half \\ud800", "kind": "fact", "episodes": [1]}]',
        pytest.param("[" * 100_000, id="deep"),
        pytest.param("[\ud800]", id="lone-surrogate"),
    ],
)
def test_an_answer_that_is_no_list_is_none(unreadable: str) -> None:
    store = a_session()
    assert revisions_in(unreadable, told(store), store, SETTINGS) is None


# The rules.


def test_the_rules_have_nothing_to_add_to_what_they_found() -> None:
    assert RulesThinker().answer(SECOND_LOOK.question(told(a_session()))) == Answer("[]")


def test_the_rules_merge_texts_into_one_assertion() -> None:
    asked = Question("merge", msgspec.json.encode(["It is so", "It is so.", "Is it?"]).decode())

    assert RulesThinker().answer(asked) == Answer("It is so. Is it?")


def test_the_rules_have_no_answer_to_other_questions() -> None:
    with pytest.raises(Unknown, match="no rule for questions of topic word"):
        RulesThinker().answer(Question("word", "?"))


# What rests on thinking.


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind is not Kind.COMPOSITE])
def test_what_rests_on_thinking_alone_is_a_doubt_whatever_it_claims_to_be(kind: Kind) -> None:
    item = {"text": "The roof may leak at the ridge.", "kind": kind, "episodes": [4]}
    (revision,) = taken(a_thoughtful_session(), item)
    assert revision.wording
    assert (revision.wording.kind, revision.wording.texture.held) == (Kind.DOUBT, False)


def test_what_rests_on_thinking_too_is_a_doubt() -> None:
    item = {"text": "The roof leaks at the ridge.", "kind": "decision", "episodes": [1, 3, 4]}
    (revision,) = taken(a_thoughtful_session(), item)
    assert revision.wording
    assert revision.wording.kind is Kind.DOUBT


def test_a_rule_that_rests_on_thinking_is_held_back() -> None:
    item = {"text": "Always walk the ridge.", "kind": "constraint", "episodes": [4]}
    (revision,) = taken(a_thoughtful_session(), item)
    assert revision.wording
    assert (revision.wording.kind, revision.wording.texture.held) == (Kind.DOUBT, True)


def test_a_persons_rule_stays_one_though_the_agent_thought_of_it() -> None:
    item = {"text": "Never push to main.", "kind": "constraint", "episodes": [1, 4]}
    (revision,) = taken(a_thoughtful_session(), item)
    assert revision.wording
    assert revision.wording.kind is Kind.CONSTRAINT


def test_thinking_makes_no_rule_of_a_memory_that_a_person_is_asked_about() -> None:
    known = a_memory(1, OPEN, kind=Kind.QUESTION, sources=(of_episode(4),))
    item = {"do": "reword", "memory": NAME, "text": "Always walk the ridge.", "kind": "constraint"}
    (revision,) = taken(a_thoughtful_session(known), item)
    assert revision.wording
    assert (revision.asks, revision.wording.kind) == (True, Kind.DOUBT)


def test_the_packet_tells_what_was_only_thought() -> None:
    shown = msgspec.json.encode(SECOND_LOOK.shown(told(a_thoughtful_session()))).decode()
    assert '"voice":"thinking","text":"I suspect the roof leaks at the ridge."' in shown
