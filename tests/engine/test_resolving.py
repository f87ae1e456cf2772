"""Someone's word closes what is open, and keeps alive what still holds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.journal.entry import Act, Waking
from reverie.domain.journal.parts import EndingChange
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.memory import Author, Kind, Memory, Salience, salience_now
from reverie.domain.values.settled_question import is_reply
from reverie.domain.values.source import BY_HAND, of_memory
from reverie.engine import resolving, undoing
from reverie.errors import ChangeRefused, TextRefused, Unknown
from reverie.ports import Store
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock, a_memory, a_mind
from tests.days import SETTINGS, contents, lived, slept

QUESTION = a_memory(1, "Why does it hang?", kind=Kind.QUESTION)
MOST = SETTINGS.record.max_memory_chars
OPEN = (Kind.QUESTION, Kind.TENSION, Kind.DOUBT)


def resolved(store: Store, name: str, how: End = End.RESOLVED, why: str = "the lock") -> Memory:
    return resolving.resolve(store, TickClock(), SETTINGS, name, why=why, how=how)


def confirmed(store: Store, name: str) -> Memory:
    return resolving.confirm(store, TickClock(), SETTINGS, name)


def a_store(*memories: Memory, sessions: int = 2) -> Store:
    store = InRamStore()
    for number in range(sessions):
        lived(store, "hello", session=f"s{number}")
    return a_mind(store, memories=memories)


@pytest.mark.parametrize("kind", OPEN)
@pytest.mark.parametrize("how", [End.RESOLVED, End.CONFIRMED, End.REFUTED, End.RAISED])
def test_what_is_open_is_closed_with_its_answer(kind: Kind, how: End) -> None:
    store = a_store(a_memory(1, "Is it so?", kind=kind))

    closed = resolved(store, "1", how)

    assert closed.ending == Ending(how, 2, why="the lock")
    assert resolving.open_questions(store) == []
    entry = store.journal.entry(2)
    assert entry is not None
    assert entry.cause == Waking(Act.RESOLVE, Author.PERSON, closed.name)
    change = entry.changes[0]
    assert isinstance(change, EndingChange)
    assert (change.reason, change.sources) == ("the lock", (BY_HAND,))


@pytest.mark.parametrize(
    ("kind", "how", "what"),
    [
        (Kind.QUESTION, End.RESOLVED, "asked"),
        (Kind.TENSION, End.RESOLVED, "told"),
        (Kind.DOUBT, End.CONFIRMED, "told"),
    ],
)
def test_an_answer_is_kept_with_its_question_as_an_insight_by_hand(
    kind: Kind, how: End, what: str
) -> None:
    store = a_store(a_memory(1, "Is it so?", kind=kind))

    resolved(store, "1", how, why="Yes, since May.")

    learned = store.memories.get(2)
    assert learned is not None
    assert (learned.text, learned.kind) == (
        f"Yes, since May ({what}: Is it so?)",
        Kind.INSIGHT,
    )
    assert (learned.wording.by, learned.sources) == (Author.PERSON, (BY_HAND, of_memory(1)))
    assert store.journal.last() == 2


@pytest.mark.parametrize(
    ("kind", "how"),
    [(Kind.QUESTION, End.RAISED), (Kind.DOUBT, End.REFUTED), (Kind.FACT, End.ABANDONED)],
)
def test_what_is_closed_without_an_answer_teaches_nothing(kind: Kind, how: End) -> None:
    store = a_store(a_memory(1, "Is it so?", kind=kind))

    resolved(store, "1", how)

    assert store.memories.get(2) is None


def test_an_answer_that_is_known_already_is_not_learned_twice() -> None:
    store = a_store(QUESTION, a_memory(2, f"the lock (asked: {QUESTION.text})"))

    resolved(store, "1")

    assert store.memories.get(3) is None


@pytest.mark.parametrize(("words", "is_told"), [(100, True), (MOST // 8, False)])
def test_a_long_question_and_a_long_answer_are_learned_as_far_as_they_fit(
    words: int, is_told: bool
) -> None:
    store = a_store(a_memory(1, "Why " + "so " * 600 + "?", kind=Kind.QUESTION))

    resolved(store, "1", why="because " * words)

    learned = store.memories.get(2)
    assert learned is not None
    assert len(learned.text) <= SETTINGS.record.max_memory_chars
    assert is_reply(learned.text) is is_told


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind not in OPEN])
def test_what_was_never_open_can_only_be_abandoned(kind: Kind) -> None:
    store = a_store(a_memory(1, kind=kind))

    with pytest.raises(ChangeRefused, match="not something open"):
        resolved(store, "1")

    ending = resolved(store, "1", End.ABANDONED).ending
    assert ending is not None
    assert ending.how is End.ABANDONED


@pytest.mark.parametrize("how", [End.SUPERSEDED, End.MERGED, End.FADED])
def test_no_word_does_what_only_nights_do(how: End) -> None:
    with pytest.raises(ChangeRefused, match="nights do that"):
        resolved(a_store(QUESTION), "1", how)


def test_what_is_closed_cannot_be_closed_again() -> None:
    store = a_store(QUESTION)
    resolved(store, "1")

    with pytest.raises(ChangeRefused, match="was resolved already"):
        resolved(store, "1")


def test_an_answer_says_something_and_hides_its_secrets() -> None:
    store = a_store(QUESTION)
    token = "ghp_" + "a1B2" * 9

    with pytest.raises(TextRefused):
        resolved(store, "1", why="  ")
    resolved(store, "1", why=f"the key {token} was old")

    assert token not in str(contents(store))


def test_nobody_closes_what_is_not_there() -> None:
    with pytest.raises(Unknown):
        resolved(a_store(), "f-20260101-009")


def test_a_closed_question_fades_from_then_on() -> None:
    store = a_store(QUESTION, sessions=9)

    before = salience_now(QUESTION, 10, SETTINGS)
    closed = resolved(store, "1")

    assert salience_now(closed, 10, SETTINGS) == before
    assert salience_now(closed, 12, SETTINGS) < before
    assert salience_now(QUESTION, 12, SETTINGS) == before


def test_a_closed_question_is_not_opened_by_a_night() -> None:
    store = a_store(QUESTION)
    resolved(store, "1")
    lived(store, "Never push to main.", session="later")

    slept(store)

    assert [m.kind for m in resolving.open_questions(store)] == []


def test_closing_can_be_taken_back() -> None:
    store = a_store(QUESTION)
    before = contents(store)
    resolved(store, "1")

    undoing.undo(store, TickClock(), SETTINGS, 2)

    assert contents(store) == before


def test_what_is_open_is_told_tensions_first_and_newest_first() -> None:
    kinds = [Kind.DOUBT, Kind.QUESTION, Kind.TENSION, Kind.FACT, Kind.QUESTION, Kind.DOUBT]
    store = a_store(*(a_memory(n, f"text {n}", kind=kind) for n, kind in enumerate(kinds, 1)))

    assert [m.number for m in resolving.open_questions(store)] == [3, 5, 2, 6, 1]


# Still true?


def test_a_confirmed_rule_is_fresh_again() -> None:
    rule = replace(a_memory(1, "Never push.", kind=Kind.CONSTRAINT), salience=Salience(9_000, 1))
    store = a_store(rule, sessions=30)
    assert resolving.perhaps_outdated(store, SETTINGS) == [rule]

    fresh = confirmed(store, rule.name)

    assert fresh.salience == Salience(9_000, 30)
    assert resolving.perhaps_outdated(store, SETTINGS) == []


def test_rules_are_asked_about_only_after_long_and_the_longest_first() -> None:
    rules = [
        replace(a_memory(n, f"Never {n}.", kind=Kind.CONSTRAINT), salience=Salience(9_000, since))
        for n, since in ((1, 9), (2, 5), (3, 10), (4, 11))
    ]
    store = a_store(*rules, sessions=30)

    assert [m.number for m in resolving.perhaps_outdated(store, SETTINGS)] == [2, 1, 3]


def test_confirming_what_is_fresh_changes_nothing() -> None:
    store = a_store(replace(a_memory(1), salience=Salience(5_000, 2)))

    confirmed(store, "1")

    assert store.journal.last() == 1


@pytest.mark.parametrize(
    ("kind", "way"), [(Kind.QUESTION, ""), (Kind.TENSION, ""), (Kind.DOUBT, " --as confirmed")]
)
def test_what_is_open_is_answered_and_not_confirmed(kind: Kind, way: str) -> None:
    store = a_store(memory := a_memory(1, "Is it so?", kind=kind))
    before = contents(store)

    with pytest.raises(ChangeRefused, match=f"`reverie resolve {memory.name}{way} --why"):
        confirmed(store, "1")

    assert contents(store) == before


def test_what_has_ended_cannot_be_confirmed() -> None:
    store = a_store(QUESTION)
    resolved(store, "1")

    with pytest.raises(ChangeRefused, match="was resolved; say it again"):
        confirmed(store, "1")
