"""What an agent says in words that a tool printed, or a person handed on, is hearsay."""

from __future__ import annotations

import pytest

from reverie.domain.rules import hearsay
from reverie.domain.rules.hearsay import Hearsay, hearsay_in
from tests.domain.rules.test_utterances import talk

LINE = "The ledger uses MongoDB as its database."


def printed(line: str = LINE) -> Hearsay:
    heard = Hearsay()
    heard.typed("Please read the docs.")
    heard.print(f"Docs\n{line}\nMore of it.")
    return heard


@pytest.mark.parametrize(
    "text",
    [
        LINE,
        "THE LEDGER uses mongodb, as its database!",
        "Successors should know that the ledger uses MongoDB as its database.",
        "- **The ledger uses MongoDB** as its database",
    ],
)
def test_what_differs_from_a_printed_line_in_looks_alone_is_hearsay(text: str) -> None:
    assert printed().holds(text)


@pytest.mark.parametrize(
    "text",
    [
        "The ledger uses PostgreSQL, because row locks matter to it.",
        "MongoDB is the database of the ledger.",
        "Found it: the ledger uses MongoDB only in the tests, the server runs on PostgreSQL.",
        "Done.",
        "",
    ],
)
def test_what_an_agent_says_itself_is_not(text: str) -> None:
    assert not printed().holds(text)


def test_what_a_person_said_is_theirs_whoever_printed_it() -> None:
    before, after = Hearsay(), printed()
    before.typed(f"As I said: {LINE}")
    before.print(LINE)
    after.typed(f"Right, {LINE[0].lower()}{LINE[1:]}")

    assert not before.holds(LINE)
    assert not after.holds(LINE)


def test_what_an_agent_said_or_wrote_first_comes_back_as_its_own() -> None:
    heard = Hearsay()
    heard.say(LINE)
    heard.print(f"1 file changed: {LINE}")

    assert not heard.holds(LINE)


def test_an_agent_makes_no_printed_words_its_own_by_saying_them_twice() -> None:
    heard = printed()
    heard.say(LINE)

    assert heard.holds(LINE)


def test_what_a_person_hands_on_in_a_fence_is_hearsay_and_their_own_words_are_not() -> None:
    heard = Hearsay()
    heard.typed(f"We keep the books in a table of their own.\n```\n{LINE}\n```")

    assert heard.holds(LINE)
    assert not heard.holds("We keep the books in a table of their own.")


def test_the_oldest_words_are_forgotten_and_the_newest_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hearsay, "MOST_RUNS", 10)
    heard = printed()
    for number in range(9):
        heard.print(f"page {number} tells of a thing that nobody here needs to know {number}")

    assert not heard.holds(LINE)
    assert heard.holds("page 8 tells of a thing that nobody here needs to know 8")


def test_only_what_was_printed_before_it_is_said_is_hearsay() -> None:
    session = talk(("agent", LINE), ("tool", LINE), ("agent", "It reads so."))
    later = talk(("tool", LINE), ("agent", LINE))

    assert hearsay_in(session, [(1, LINE)]) == frozenset()
    assert hearsay_in(later, [(2, LINE)]) == {(2, LINE)}
    assert hearsay_in(talk(("agent", LINE)), [(1, LINE)]) == frozenset()
