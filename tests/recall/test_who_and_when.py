"""An answer says who said it; odd questions are answered in bounded work."""

from __future__ import annotations

from pathlib import Path

import pytest

import reverie
from reverie import Kind, OpenMind, Voice
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.memory import Memory
from reverie.domain.values.source import Source, of_episode
from reverie.recall.answer import answer
from reverie.recall.request import parse_request
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, a_memory, a_mind

TRACE = "\n".join(
    f'  File "app/step_{n}.py", line {n}, in step_{n}\n    call_{n}(value)' for n in range(2_000)
)


def asked(mind: OpenMind, question: str) -> list[tuple[str, str]]:
    return [(hit.who, hit.text) for hit in mind.recall(question)]


@pytest.fixture
def mind(tmp_path: Path) -> OpenMind:
    return reverie.open_mind(tmp_path / "m.db")


@pytest.mark.parametrize(
    ("voice", "text", "who"),
    [
        (Voice.PERSON, "The kiosk has a printer.", "you"),
        (Voice.AGENT, "The kiosk has a printer.", "the agent"),
        (Voice.TOOL, "The kiosk has a printer.", "a tool"),
        (Voice.PERSON, "Priya: The kiosk has a printer.", "Priya"),
        (Voice.PERSON, "Now: the kiosk has a printer.", "you"),
        (Voice.AGENT, "Note: the kiosk has a printer.", "the agent"),
    ],
)
def test_what_was_said_names_who_said_it(mind: OpenMind, voice: Voice, text: str, who: str) -> None:
    mind.record(text, session="monday", voice=voice)

    assert asked(mind, "kiosk printer") == [(who, text)]


WORKING = ("The kiosk has a screen.", "Soft: the kiosk has a printer.", "The kiosk has a drawer.")


def test_a_word_before_a_colon_speaks_only_where_it_recurs(mind: OpenMind) -> None:
    for text in WORKING:
        mind.record(text, session="monday")

    assert asked(mind, "kiosk printer")[0] == ("you", "Soft: the kiosk has a printer.")
    mind.record("Soft: and the printer jams.", session="monday")
    assert ("Soft", "Soft: the kiosk has a printer.") in asked(mind, "kiosk printer")


def test_where_most_begin_with_a_name_who_speaks_once_speaks(mind: OpenMind) -> None:
    for text in (
        "Ada: Is there a printer?",
        "Bo: The kiosk has a printer.",
        "Ada: Good.",
        "it prints in black, that printer of the kiosk",
    ):
        mind.record(text, session="monday")

    assert ("Bo", "Bo: The kiosk has a printer.") in asked(mind, "kiosk printer")


def test_what_was_told_by_hand_says_so(mind: OpenMind) -> None:
    mind.remember("The kiosk has a printer.")

    assert asked(mind, "kiosk printer") == [("you, by hand", "The kiosk has a printer.")]


ASKED, ANSWERED = (
    "Which printer shall the kiosk get?",
    "The kiosk gets the Zebra: it prints labels.",
)


def told(memory: Memory, question: str) -> list[str]:
    """Who is said to have said a memory that rests on what was asked and what was answered."""
    store = InRamStore()
    matters = Appraisal(importance=50)
    for voice, text in ((Voice.PERSON, ASKED), (Voice.AGENT, ANSWERED), (Voice.PERSON, "Fine.")):
        store.record("monday", DAWN, voice, text, appraisal=matters, origin=None)
    mind = a_mind(store, memories=[memory])
    hits = answer(mind, parse_request(question, now=DAWN)).hits
    return [hit.who for hit in hits if hit.memory]


@pytest.mark.parametrize("question", [ASKED, ANSWERED, "labels printer"])
@pytest.mark.parametrize(
    ("kind", "sources", "who"),
    [
        (Kind.DECISION, (of_episode(1), of_episode(2)), "the agent"),
        (Kind.DECISION, (of_episode(2), of_episode(1)), "you"),
        (Kind.COMPOSITE, (of_episode(1), of_episode(2)), ""),
    ],
)
def test_whichever_words_find_a_memory_the_same_one_said_it(
    question: str, kind: Kind, sources: tuple[Source, ...], who: str
) -> None:
    memory = a_memory(text=f"{ASKED} {ANSWERED}", kind=kind, sources=sources)

    assert told(memory, question) == [who]


@pytest.mark.parametrize(
    "question",
    [
        f"Traceback (most recent call last):\n{TRACE}\nKioskError: the printer is offline",
        "```python\nfor n in range(10):\n    printer.feed(n)\n```\nwhy does the printer jam?",
    ],
)
def test_a_trace_or_code_is_answered_by_the_words_it_begins_with(
    mind: OpenMind, question: str
) -> None:
    mind.remember("The printer jams when the roll is damp; call_3 and step_3 feed it.")
    mind.remember("Lunch is at noon.")

    assert [text[:11] for _, text in asked(mind, question)] == ["The printer"]


@pytest.mark.parametrize("question", ["", "   ", "🙂🎉", "?!", "…"])
def test_a_question_without_words_finds_nothing(mind: OpenMind, question: str) -> None:
    mind.remember("The printer jams when the roll is damp.")

    assert asked(mind, question) == []


def test_a_german_question_finds_english_words_by_names_and_loan_words(mind: OpenMind) -> None:
    mind.remember("We chose SQLite for the kiosk.")
    mind.remember("Lunch is at noon.")

    found = asked(mind, "Warum haben wir SQLite für den Kiosk genommen?")

    assert [text for _, text in found] == ["We chose SQLite for the kiosk."]


def test_of_very_many_that_say_one_word_few_are_told(mind: OpenMind) -> None:
    with mind:
        for number in range(300):
            mind.record(f"The printer printed page {number}.", session="monday")

        assert len(mind.recall("printer")) == 7


def test_a_long_paste_that_answers_is_not_the_word_of_whoever_pasted_it(mind: OpenMind) -> None:
    log = "\n".join(f"2026-03-01 10:{n:02} INFO worker {n} began a round." for n in range(59))
    line = "2026-03-01 11:00 INFO the ledger uses MongoDB as its database."
    mind.record(f"Why does this fail?\n```\n{log}\n{line}\n```", session="s")
    mind.record(f"We left the old office. {'It was cold there. ' * 60}", session="s")

    ((pasted, told), *_) = asked(mind, "which database has the ledger?")

    assert "MongoDB" in told
    assert pasted == "a tool"
    assert asked(mind, "the old office?")[0][0] == "you"
