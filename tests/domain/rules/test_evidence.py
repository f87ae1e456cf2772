"""What a session tells of what can be relied on: what worked, what failed, what a person said."""

from __future__ import annotations

import pytest

from reverie.domain.formulas.codes import Tag
from reverie.domain.language import DEFAULT
from reverie.domain.rules.evidence import Lived, evidence_in, family_of
from reverie.domain.values.appraisal import Appraisal, Channel
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.incident import Incident
from reverie.domain.values.source import of_episode
from reverie.domain.values.trace import REFUSED, ToolUse
from reverie.testing import an_episode

PUSH = ToolUse("Bash", "git push", is_command=True)
FAILED = ToolUse("Bash", "git push", "fatal: rejected", is_command=True)


def told(*episodes: Episode, uses: tuple[ToolUse, ...] = ()) -> list[Incident]:
    return list(evidence_in(Lived("s1", 9, uses, episodes), DEFAULT))


def scored(*episodes: Episode, uses: tuple[ToolUse, ...] = ()) -> list[tuple[str, Tag]]:
    return [(one.subject, one.tag) for one in told(*episodes, uses=uses)]


def test_a_command_that_worked_served_and_one_that_failed_did_not() -> None:
    assert scored(uses=(PUSH, FAILED)) == [("git push", Tag.SERVED), ("git push", Tag.DENIED)]


def test_a_tool_that_is_no_command_is_known_by_its_name() -> None:
    assert scored(uses=(ToolUse("Edit", "src/app.py"),)) == [("Edit", Tag.SERVED)]


@pytest.mark.parametrize(
    "use",
    [
        ToolUse("Bash", "grep", "exit 1", is_command=True),
        ToolUse("Bash", "ls", is_command=True),
        ToolUse("Bash", "pytest", "tests failed", is_command=True),
        ToolUse("Bash", "git push", REFUSED, is_command=True),
    ],
    ids=["found nothing", "only looked", "tests that failed", "a person refused"],
)
def test_what_is_no_fault_of_a_command_says_nothing_of_it(use: ToolUse) -> None:
    assert scored(uses=(use,)) == []


def test_a_failure_is_known_from_its_record_and_all_else_from_the_end_of_the_part() -> None:
    record = an_episode(4, "`git push origin main` failed", voice=Voice.WORLD)
    found = told(record, uses=(PUSH, FAILED))
    assert [one.source for one in found] == [of_episode(9), of_episode(4)]


def test_where_no_trace_was_noted_our_own_records_stand_for_it() -> None:
    failed = an_episode(1, "`deploy` failed", voice=Voice.WORLD, appraisal=Appraisal(60))
    mended = an_episode(2, "`deploy` failed (3 times), then went well", voice=Voice.AGENT)
    found = told(failed, mended)
    assert [(one.subject, one.tag) for one in found] == [
        ("deploy", Tag.DENIED),
        ("deploy", Tag.SERVED),
    ]
    assert found[0].appraisal == Appraisal(60)


def test_a_record_beside_a_trace_is_not_counted_twice() -> None:
    record = an_episode(1, "`git push` failed", voice=Voice.WORLD)
    assert scored(record, uses=(FAILED,)) == [("git push", Tag.DENIED)]


@pytest.mark.parametrize("voice", [Voice.TOOL, Voice.AGENT, Voice.THINKING])
def test_nobody_but_a_person_calls_anything_broken(voice: Voice) -> None:
    assert scored(an_episode(1, "`deploy.sh` is broken.", voice=voice)) == []
    assert scored(an_episode(1, "`deploy.sh` failed", voice=voice)) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("`deploy.sh` is broken again.", [("deploy.sh", Tag.DENIED)]),
        ("The job in ci/build.yml still fails.", [("ci/build.yml", Tag.DENIED)]),
        ("https://stage.example.org is broken.", [("https://stage.example.org", Tag.DENIED)]),
        ("`make check` works fine for me.", [("make check", Tag.SERVED)]),
    ],
)
def test_a_person_praises_or_finds_fault_with_what_they_name(
    text: str, expected: list[tuple[str, Tag]]
) -> None:
    assert scored(an_episode(1, text)) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Please fix the bug in `src/app.py`.",
        "Why is `src/app.py` broken?",
        "`src/app.py` has two functions.",
        "`one.py` and `two.py` are broken.",
        "It is broken again.",
        "`src/app.py` works but is still wrong.",
    ],
    ids=["an order", "a question", "neither", "two names", "no name", "both"],
)
def test_words_that_judge_no_single_thing_are_no_evidence(text: str) -> None:
    assert scored(an_episode(1, text)) == []


def test_a_persons_word_is_a_report_and_weighs_by_how_it_is_said() -> None:
    (one,) = told(an_episode(7, "`deploy.sh` is broken again."))
    felt = DEFAULT.cues.appraise("`deploy.sh` is broken again.", Voice.PERSON)
    assert (one.appraisal.channel, one.appraisal.reliability) == (Channel.REPORT, 65)
    assert (one.appraisal.importance, one.source) == (felt.importance, of_episode(7))


def test_a_long_message_is_a_task_or_a_paste_and_says_nothing() -> None:
    assert scored(an_episode(1, "`deploy.sh` is broken. " + "And so on. " * 60)) == []


def test_a_secret_in_a_name_is_masked_and_what_is_too_long_is_no_name() -> None:
    part = Lived("s1", 1, (PUSH,), mask=lambda name: name.replace("push", "[masked]"))
    assert [one.subject for one in evidence_in(part, DEFAULT)] == ["git [masked]"]
    assert scored(uses=(ToolUse("t" * 81),)) == []


@pytest.mark.parametrize(
    ("subject", "family"),
    [
        ("src/app.py", "place"),
        ("app.py", "place"),
        ("/etc/hosts", "place"),
        ("https://example.org/a", "place"),
        ("git push", "protocol"),
        ("redis", "protocol"),
    ],
)
def test_files_and_addresses_are_places_all_else_is_a_way_of_doing_things(
    subject: str, family: str
) -> None:
    assert family_of(subject) == family
