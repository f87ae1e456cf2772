"""Two memories conflict when both cannot be true; a false alarm is worse than a missed one."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from reverie.domain.rules.contradict import (
    ASSERTIVE,
    Verdict,
    contradict,
    puts_right,
    subject_of,
    verdict_on,
)
from reverie.domain.values.memory import Author, Kind, Memory
from reverie.testing import a_memory

CONTRADICTIONS = [
    (
        "We chose SQLite over Postgres because it needs no server.",
        "We chose Postgres over SQLite because we need several writers.",
    ),
    ("We switched to uv instead of pip.", "We switched back to pip instead of uv, it broke."),
    ("The API listens on port 8080.", "The API listens on port 9090."),
    ("The token budget is 4000.", "The token budget is 6000."),
    ("The deploy takes 5 minutes.", "The deploy takes 12 minutes."),
    ("Always push to main.", "Never push to main."),
    ("The cache is stale.", "The cache is not stale."),
    ("The tests run in parallel.", "The tests no longer run in parallel."),
    ("We use Redis for the queue.", "We don't use Redis for the queue."),
    ("The build is green.", "The build isn't green."),
    ("Requests time out after 30 seconds.", "Requests time out after 60 seconds."),
    ("We keep logs for 30 days.", "We keep logs for 7 days."),
    ("We chose Flask over FastAPI.", "We moved to FastAPI instead of Flask."),
    ("The worker can run in parallel.", "The worker cannot run in parallel."),
    ("Not all tests pass.", "All tests pass."),
]
NO_CONTRADICTIONS = [
    ("The build runs on ARM.", "The build runs on ARM."),
    ("The build runs on ARM.", "Lunch was not fine."),
    ("We chose SQLite over Postgres.", "We chose SQLite over MySQL."),
    ("We chose SQLite over Postgres.", "We chose ruff over flake8."),
    ("We cannot use Postgres in CI.", "We use Postgres in production."),
    ("Tests cannot reach the network.", "Tests reach the database."),
    ("The bug is not in the parser.", "The bug is in the lexer."),
    ("The login test is not flaky.", "The login test is slow."),
    ("The hook must not block.", "The hook must time out."),
    ("Never commit secrets.", "A pre-commit hook checks commits for secrets."),
    ("Always answer in French.", "Do not answer in French verse."),
    ("The worker timeout is 30 s.", "The client timeout is 10 s."),
    ("The endpoint returns 200 on success.", "The endpoint returns 404 on failure."),
    ("We have 3 workers and 2 queues.", "We have 3 workers."),
    ("The build took 5 minutes on Monday.", "The build took 9 minutes on Tuesday."),
    ("We fixed 3 of 10 tests.", "We fixed 5 of 10 tests."),
    ("Do not use eval.", "Use eval only in tests."),
    ("The user is not an admin.", "The user is an admin in staging."),
    ("We should not only test the parser.", "We should test the parser."),
    ("Don't forget to run the migration.", "Run the migration."),
    ("Why not use it?", "Use it."),
]
NAMED_BY_NUMBER = [
    ("Phase 1 is done.", "Phase 2 is done."),
    ("PR 41 fixed the login bug.", "PR 57 fixed the login bug."),
    ("Fixed issue #12.", "Fixed issue #13."),
    ("Test 3 failed.", "Test 5 failed."),
    ("We shipped version 1.2.", "We shipped version 1.3."),
    ("Python 3.11 works.", "Python 3.12 works."),
    ("The build passes on Ubuntu 20.04.", "The build passes on Ubuntu 22.04."),
    ("Migration 0007 adds an index.", "Migration 0008 adds an index."),
    ("Line 42 of parser.py raises KeyError.", "Line 87 of parser.py raises KeyError."),
    ("The server does not retry on 404.", "The server does retry on 503."),
]
NAMED_AND_MEASURED = [
    ("Ticket 12 is 3 days old.", "Ticket 13 is 4 days old."),
    ("Server 1 needs 4 GB.", "Server 2 needs 8 GB."),
    ("Session 3 was 40 min long.", "Session 4 was 50 min long."),
    ("At 10:00 the deploy failed.", "At 14:00 the deploy failed."),
]
SAID_OF_IT = [
    ("It is not a bug.", "It is a bug."),
    ("This is not the right file.", "This is the right file."),
    ("That did not work.", "That did work."),
    ("I can't reproduce it.", "I can reproduce it."),
]
DIFFERENT_PLACES = [
    ("We chose tabs over spaces in Makefiles.", "We chose spaces over tabs in Python."),
    ("We chose JSON over YAML for the API.", "We chose YAML over JSON for the config."),
]
A_NO_ELSEWHERE = [
    ("Never push to main.", "The push to main failed."),
    ("Avoid mocking the database in tests.", "Mocking the database in tests is slow."),
    ("Never edit generated files by hand.", "Edit generated files with the script."),
    ("Never merge without a review.", "Merge after a review."),
    ("Do not merge before the review.", "Merge after the review."),
    ("Stop the server before you migrate.", "Migrate before you start the server."),
    ("Login works without a password.", "Login works with a password."),
    (
        "The deploy failed because the token was not set.",
        "The deploy failed because the token was expired.",
    ),
    ("We don't log the token.", "We log the token id."),
]


@pytest.mark.parametrize(("one", "other"), CONTRADICTIONS)
def test_what_says_otherwise_contradicts_from_both_sides(one: str, other: str) -> None:
    assert contradict(one, other)
    assert contradict(other, one)


@pytest.mark.parametrize(("one", "other"), CONTRADICTIONS)
def test_two_that_contradict_each_other_have_one_subject(one: str, other: str) -> None:
    assert subject_of(one) == subject_of(other) != ""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("We chose SQLite over Postgres.", "We chose Postgres over SQLite databases."),
        ("We chose SQLite over a Postgres server.", "We switched to Postgres instead of SQLite."),
    ],
)
def test_a_choice_turned_round_in_other_words_has_the_same_subject(one: str, other: str) -> None:
    assert contradict(one, other)
    assert subject_of(one) == subject_of(other)


def test_what_is_about_different_things_has_different_subjects() -> None:
    assert len({subject_of(one) for one, _ in CONTRADICTIONS}) == len(CONTRADICTIONS)
    assert subject_of("It is not.") == subject_of("") == ""


@pytest.mark.parametrize(("one", "other"), NO_CONTRADICTIONS)
def test_what_can_both_be_true_does_not(one: str, other: str) -> None:
    assert not contradict(one, other)
    assert not contradict(other, one)


@pytest.mark.parametrize(("one", "other"), NAMED_BY_NUMBER)
def test_two_things_named_by_number_are_two_things(one: str, other: str) -> None:
    assert not contradict(one, other)


@pytest.mark.parametrize(("one", "other"), NAMED_AND_MEASURED)
def test_measures_of_two_things_named_by_number_can_both_be_true(one: str, other: str) -> None:
    assert not contradict(one, other)


@pytest.mark.parametrize(("one", "other"), SAID_OF_IT)
def test_what_is_said_of_it_is_not_denied_when_it_may_be_something_else(
    one: str, other: str
) -> None:
    assert not contradict(one, other)


@pytest.mark.parametrize(("one", "other"), DIFFERENT_PLACES)
def test_opposite_choices_for_different_things_can_both_stand(one: str, other: str) -> None:
    assert not contradict(one, other)


@pytest.mark.parametrize(("one", "other"), A_NO_ELSEWHERE)
def test_a_no_about_something_else_denies_nothing(one: str, other: str) -> None:
    assert not contradict(one, other)


def test_no_sentence_about_one_thing_contradicts_those_about_another() -> None:
    firsts = [one for one, _ in CONTRADICTIONS]

    assert [pair for pair in permutations(firsts, 2) if contradict(*pair)] == []


def told(text: str, number: int, session: int, **given: object) -> Memory:
    return a_memory(number, text, session=session, **given)  # type: ignore[arg-type]


def verdict(older: Memory, newer: Memory) -> Verdict | None:
    return verdict_on(newer, older)


STALE, FRESH = CONTRADICTIONS[6]


def test_of_two_that_contradict_the_newer_wins() -> None:
    assert verdict(told(STALE, 1, 1), told(FRESH, 2, 2)) is Verdict.NEWER_WINS


def test_without_a_contradiction_there_is_no_verdict() -> None:
    assert verdict(told(STALE, 1, 1), told("Lunch was fine.", 2, 2)) is None


def test_within_one_session_it_is_a_tie() -> None:
    assert verdict(told(STALE, 1, 1), told(FRESH, 2, 1)) is Verdict.TIE


def test_a_persons_words_only_a_person_overrules() -> None:
    by_hand = told(STALE, 1, 1, by=Author.PERSON)

    assert verdict(by_hand, told(FRESH, 2, 2)) is Verdict.TIE
    assert verdict(told(STALE, 1, 1), told(FRESH, 2, 2, by=Author.PERSON)) is Verdict.NEWER_WINS


def test_a_persons_newer_words_win_by_what_they_say_and_nobody_elses_do() -> None:
    older = told("We use Postmark for the receipts, it was free.", 1, 1)
    newer = told("The receipts go out with Mailgun now, Postmark is out.", 2, 2)
    later = replace(newer, session=1)

    assert verdict_on(newer, older, by_person=True) is Verdict.NEWER_WINS
    assert verdict_on(later, older, by_person=True) is Verdict.NEWER_WINS
    assert verdict_on(newer, older) is None


def test_a_persons_newer_rule_takes_the_place_of_a_fact_but_of_no_rule() -> None:
    rule, fact = Kind.CONSTRAINT, Kind.FACT
    texts = "The kiosk listens on port 8080.", "The kiosk has to listen on port 9040 from now on."

    def judged(before: Kind, after: Kind) -> Verdict | None:
        older, newer = (
            told(text, n, n, kind=kind)
            for n, (text, kind) in enumerate(zip(texts, (before, after), strict=True), 1)
        )
        return verdict_on(newer, older, by_person=True)

    assert judged(fact, rule) is Verdict.NEWER_WINS
    assert judged(rule, rule) is judged(rule, fact) is Verdict.TIE


@pytest.mark.parametrize("which", [0, 1])
def test_where_a_rule_is_concerned_a_person_decides(which: int) -> None:
    kinds = [Kind.FACT, Kind.FACT]
    kinds[which] = Kind.CONSTRAINT

    pair = (told(STALE, 1, 1, kind=kinds[0]), told(FRESH, 2, 2, kind=kinds[1]))
    assert verdict(*pair) is Verdict.TIE


@pytest.mark.parametrize("kind", sorted(set(Kind) - ASSERTIVE))
def test_what_asserts_nothing_contradicts_nothing(kind: Kind) -> None:
    assert verdict(told(STALE, 1, 1), told(FRESH, 2, 2, kind=kind)) is None
    assert verdict(told(STALE, 1, 1, kind=kind), told(FRESH, 2, 2)) is None


def test_questions_tensions_doubts_and_moods_assert_nothing() -> None:
    assert set(Kind) - ASSERTIVE == {
        Kind.QUESTION,
        Kind.TENSION,
        Kind.DOUBT,
        Kind.EVOCATION,
        Kind.TONE,
        Kind.HISTORY,
    }


@pytest.mark.parametrize(
    ("newer", "older"),
    [
        ("no, the staging port is 5434 now, not 5433", "the staging port is 5433, behind the vpn"),
        (
            "it is 40 seconds now, not 30, for cached answers",
            "answers are cached 30 seconds",
        ),
        (
            "back to tabs instead of spaces in the firmware",
            "spaces in the firmware sources",
        ),
        (
            "The earlier note on the staging port is out of date: it moved behind the proxy.",
            "The staging port moved behind the vpn, as the note of the operators asks for.",
        ),
        (
            "The user reversed the choice: exports go to the bucket and not to the shared drive.",
            "The user wants exports on the shared drive, as auditors read the drive.",
        ),
    ],
)
def test_what_says_that_it_corrects_puts_right_what_is_about_the_same(
    newer: str, older: str
) -> None:
    assert puts_right(newer, older)


@pytest.mark.parametrize(
    ("newer", "older"),
    [
        ("the staging port is 5434", "the staging port is 5433, behind the vpn"),
        ("no, the linker is old", "the staging port is 5433, behind the vpn"),
        ("no, staging has a port of its own", "the staging port is 5433, behind the vpn"),
        ("no, the retry limit is 7", "the staging port is 5433, behind the vpn"),
        ("The earlier note on retries is wrong.", "the staging port is 5433, behind the vpn"),
        (
            "let the boat command take a berth number instead of a crew name",
            "let the tide command take a harbour code instead of a crew name",
        ),
    ],
)
def test_what_does_not_say_so_or_is_of_something_else_puts_nothing_right(
    newer: str, older: str
) -> None:
    assert not puts_right(newer, older)


def test_what_is_turned_down_must_be_what_the_older_one_said() -> None:
    older = "Use this project instead: Prototyping with the Gemini API."
    newer = "It needs a Gemini API key instead of a cloud project number, in this project."

    assert not puts_right(newer, older)
