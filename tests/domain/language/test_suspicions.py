"""Which sentences of a thought suspect something, and which only plan, ask, report or settle."""

from __future__ import annotations

import pytest

from reverie.domain.language import DEFAULT


def suspected(thought: str) -> list[str]:
    return [one.text for one in DEFAULT.suspicions.suspected_in(thought)]


@pytest.mark.parametrize(
    "sentence",
    [
        "I suspect the cache is never cleared after a rename.",
        "I'm not sure whether the migration is idempotent.",
        "I am not entirely sure that the parser takes CRLF.",
        "I’m not certain the lock is held here.",
        "Not certain that the webhook is signed.",
        "But not sure whether staging has the same index.",
        "I doubt that the fixture covers leap years.",
        "I'm worried that the retry charges a card twice.",
        "I'm a bit worried about the order of the two writes.",
        "I fear the backup misses the new table.",
        "My worry is that the export misses archived rows.",
        "This might be wrong for negative offsets.",
        "This could break on Windows.",
        "There might be a race between the flush and the rename.",
        "The index may be stale after a crash.",
        "The upload could silently fail on a full disk.",
        "I might have misread the retention of backups.",
        "I should have asked which region the bucket is in.",
    ],
)
def test_a_sentence_suspects_something(sentence: str) -> None:
    assert suspected(f"The tests pass. {sentence} The readme needs a line.") == [sentence]


@pytest.mark.parametrize(
    "thought",
    [
        "Let me check whether the port is right.",
        "I'll run the tests to see what could break.",
        "I'm not sure whether the port is right, so let me check.",
        "We could fail early here.",
        "If we drop the column this could break old clients.",
        "I should ask which region it is.",
        "Might this be a race?",
        "I'm not sure: is this a race?",
        "The user is not sure whether to use Redis.",
        "The docs say it could fail under load.",
        "According to the page this might be wrong for negative offsets.",
        "I was not sure whether it holds.",
        "I suspected the cache.",
        "I doubt that the fixture covers leap years, but that's fine.",
        "The cache is cleared after a rename.",
        "I suspect " + "that the cache and the index and the log " * 20 + "are stale.",
    ],
)
def test_a_plan_a_question_a_report_or_a_matter_settled_is_no_suspicion(thought: str) -> None:
    assert suspected(thought) == []


@pytest.mark.parametrize(
    "after",
    [
        "Yes, the config says so.",
        "No, it is cleared in close().",
        "Actually, rename() does it.",
        "Let me check the config.",
        "The file is short. Let me read it.",
        "It does.",
        "Hmm, wait, the test covers that.",
        "OK, confirmed by the log.",
        "I need to look at close() first.",
    ],
)
def test_a_guess_that_the_next_sentences_settle_is_no_suspicion(after: str) -> None:
    guess = "I suspect the cache is never cleared."
    assert suspected(f"{guess} {after}") == []
    assert suspected(f"{guess} The reader holds it. The writer too. {after}") == [guess]


def test_what_is_suspected_is_told_without_the_words_that_only_say_so() -> None:
    (one,) = DEFAULT.suspicions.suspected_in("I'm worried that the retry could charge twice.")
    assert one.about.split() == ["the", "retry", "charge", "twice"]
