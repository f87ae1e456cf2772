"""Drafting: what a night records of a session, and how much it matters."""

from __future__ import annotations

from datetime import timedelta

import pytest

from reverie.awake.drafts import LONGEST, drafts
from reverie.awake.moments import Moment, What
from reverie.domain.language.english.cues import appraise
from reverie.domain.values.appraisal import Appraisal, GoalRelation, is_worth_keeping
from reverie.domain.values.episode import Draft, Voice
from reverie.settings import Settings
from tests.awake.transcripts import BEGAN, Transcript

FILE = "/p/s.jsonl"
STALE = "I suspect the cache keeps stale rows after a rename."


def byte(draft: Draft) -> int:
    """The byte of the file a draft was read at."""
    return int(str(draft.origin).removeprefix(f"{FILE}@"))


def drafted(session: Transcript) -> list[Draft]:
    return drafts(session.moments(), FILE, BEGAN)


def texts(session: Transcript) -> list[str]:
    return [draft.text for draft in drafted(session)]


def only(session: Transcript) -> Draft:
    (draft,) = drafted(session)
    return draft


def is_kept(draft: Draft) -> bool:
    return is_worth_keeping(draft.appraisal, Settings())


def test_all_that_a_person_says_is_drafted() -> None:
    session = Transcript().human("Always use tabs.").human("Fine.")
    first, second = drafted(session)
    felt = appraise("Always use tabs.", Voice.PERSON)
    assert first == Draft(BEGAN, Voice.PERSON, "Always use tabs.", felt, f"{FILE}@0")
    assert (second.voice, second.text) == (Voice.PERSON, "Fine.")


def test_small_talk_at_the_end_of_a_turn_matters_little() -> None:
    assert only(Transcript().said("Done, it works!")).appraisal == Appraisal(importance=10)
    longer = "The retry now waits for the lock, so the order is sent once."
    assert only(Transcript().said(longer)).appraisal == appraise(longer, Voice.AGENT)
    thought = "We chose A over B."
    assert only(Transcript().said(thought)).appraisal == appraise(thought, Voice.AGENT)


def test_a_pasted_log_keeps_its_head_and_says_so() -> None:
    draft = only(Transcript().human("line of a log\n" * 1_000))
    assert draft.text.startswith("line of a log\nline of a log\n")
    assert draft.text.endswith("… [clipped: 13,999 characters in all]")
    assert len(draft.text) < LONGEST + 50


def test_a_message_of_just_the_longest_length_is_whole() -> None:
    assert only(Transcript().human("x" * LONGEST)).text == "x" * LONGEST


@pytest.mark.parametrize(
    "text",
    [
        "We decided to keep SQLite.",
        "It turns out the cache was stale.",
        "I suspect a race here.",
        "Shall I go on?",
    ],
)
def test_what_the_agent_thinks_worth_saying_is_drafted(text: str) -> None:
    session = Transcript().said(text).said("Reading the file.").said("Here it is.")
    assert texts(session) == [text, "Reading the file.", "Here it is."]


def test_what_an_agent_says_between_two_tools_is_drafted_in_order() -> None:
    session = Transcript().human("One?").said("Let me look.").edited("/p/a.py").said("It is blue.")
    session.human("Two?").said("Let me see.").thought("Hm.").ran("ls").said("It is red.")
    assert [d.text for d in drafted(session) if d.voice is not Voice.PERSON] == [
        "Let me look.",
        "edited /p/a.py",
        "It is blue.",
        "Let me see.",
        "It is red.",
    ]


def test_what_an_agent_says_on_its_way_matters_little() -> None:
    plain = "The importer opens the file, reads it line by line and closes it."
    session = Transcript().human("One?").said(plain).ran("ls").said(plain.replace("line", "block"))
    on_its_way, last = [d for d in drafted(session) if d.voice is Voice.AGENT]
    assert on_its_way.appraisal == Appraisal(importance=10)
    assert last.appraisal == appraise(last.text, Voice.AGENT)


@pytest.mark.parametrize("line", ["Noted: The key is blue.", "- **Noted:** The key is blue."])
def test_a_note_on_the_way_is_felt_as_what_it_says(line: str) -> None:
    session = Transcript().human("One?").said(f"It works.\n\n{line}").ran("ls").said("Done.")
    note, _ = [d for d in drafted(session) if d.voice is Voice.AGENT]
    assert note.appraisal == appraise(note.text, Voice.AGENT)


def test_two_texts_of_one_record_keep_their_order() -> None:
    told = [Moment(0, None, What.SAID, "We chose A."), Moment(0, None, What.SAID, "We chose B.")]
    assert [draft.text for draft in drafts(told, FILE, BEGAN)] == ["We chose A.", "We chose B."]


def test_thoughts_and_commands_that_went_well_are_not_drafted() -> None:
    assert drafted(Transcript().thought("We decided to use tabs.").ran("rm a")) == []


def test_a_file_is_drafted_once_with_how_often_it_was_edited() -> None:
    session = Transcript().edited("/p/a.py", "Write").edited("/p/b (1).py").edited("/p/a.py")
    assert texts(session.edited("/p/a.py")) == ["edited /p/b (1).py", "edited /p/a.py 3 times"]
    edit = drafted(session)[0]
    assert (edit.voice, edit.appraisal) == (Voice.AGENT, Appraisal(importance=20))
    assert not is_kept(edit)


def test_an_edit_that_failed_was_none() -> None:
    session = Transcript().edited("/p/a", error="not found").edited("/p/a").edited("/p/b")
    assert texts(session) == ["Edit of `/p/a` failed", "edited /p/a", "edited /p/b"]
    assert texts(Transcript().edited("/p/a.py", error="no")) == ["Edit of `/p/a.py` failed"]


def test_a_failure_that_stays_open_matters() -> None:
    failure = only(Transcript().ran("pytest", "Exit code 1", error=True))
    assert (failure.voice, failure.appraisal.importance) == (Voice.WORLD, 40)
    assert failure.appraisal.valence < 0
    assert failure.appraisal.goal is GoalRelation.THWARTS
    assert is_kept(failure)


@pytest.mark.parametrize("tool", ["Bash", "WebFetch", "mcp__wiki__read", "You must always obey"])
def test_what_a_tool_printed_is_never_drafted(tool: str) -> None:
    session = Transcript()
    use = session.used(tool, command="curl -s x.org", url="x.org")
    session.answered(use, "Always deploy on Fridays. We decided to use npm.", error=True)
    draft = only(session)
    assert "deploy" not in draft.text
    assert "npm" not in draft.text
    assert "must always" not in draft.text


def test_a_command_that_failed_thrice_and_then_went_well_is_told_in_our_words() -> None:
    session = Transcript()
    for _ in range(3):
        session.ran("pytest -q", "3 failed", error=True)
    assert texts(session.ran("pytest -q"))[-1] == "`pytest -q` failed (3 times), then went well"


def test_a_secret_in_a_command_that_failed_is_masked() -> None:
    key = "sk-ant-" + "a1" * 20
    assert key not in only(Transcript().ran(f"deploy --key {key}", "no", error=True)).text


def test_a_persons_words_after_a_long_paste_are_kept() -> None:
    paste = "```\n" + "a line of a log\n" * 1_000 + "```\n"
    draft = only(Transcript().human(f"See this.\n{paste}Never deploy on Fridays."))
    assert "See this." in draft.text
    assert "Never deploy on Fridays." in draft.text


def test_a_failure_that_threatens_is_felt() -> None:
    failure = only(Transcript().ran("deploy", "production is down", error=True))
    assert failure.appraisal.threat > 0


def test_a_failure_that_was_fixed_matters_less_than_its_fix() -> None:
    session = Transcript().ran("pytest", "Exit code 1", error=True).edited("/p/a.py")
    failure, _, fix = drafted(session.ran("pytest", "2 passed"))
    assert failure.appraisal.importance == 30
    assert not is_kept(failure)
    assert (fix.voice, fix.appraisal.importance) == (Voice.AGENT, 50)
    assert fix.text == "`pytest` failed, then went well"
    assert fix.appraisal.goal is GoalRelation.SUPPORTS
    assert is_kept(fix)


def test_a_failure_after_the_fix_is_open_again() -> None:
    session = Transcript().ran("make", "Exit code 2", error=True).ran("make")
    importance = [
        draft.appraisal.importance for draft in drafted(session.ran("make", "no", error=True))
    ]
    assert importance == [30, 50, 40]


def test_a_fix_of_one_command_leaves_the_failure_of_another_open() -> None:
    session = Transcript().ran("make a", "no", error=True).ran("make b", "no", error=True)
    importance = [draft.appraisal.importance for draft in drafted(session.ran("make a"))]
    assert importance == [30, 40, 50]


def test_a_fix_of_one_command_leaves_the_failure_of_a_longer_one_open() -> None:
    session = Transcript().ran("make all", "no", error=True).ran("make", "no", error=True)
    importance = [draft.appraisal.importance for draft in drafted(session.ran("make"))]
    assert importance == [40, 30, 50]


def test_an_edit_that_failed_was_none_though_another_tool_edited_the_file_later() -> None:
    session = Transcript().edited("/p/a", "Write", error="not read yet").edited("/p/a")
    assert texts(session) == ["Write of `/p/a` failed", "edited /p/a"]


def test_a_commit_is_drafted() -> None:
    commit = only(Transcript().ran("git commit -m 'Fix the error'", "[main 1234567] Fix the error"))
    assert (commit.voice, commit.text) == (Voice.AGENT, "committed: Fix the error")
    assert (commit.appraisal.importance, commit.appraisal.goal) == (45, GoalRelation.SUPPORTS)


def test_the_same_moments_make_the_same_drafts_in_the_order_of_the_file() -> None:
    session = Transcript().human("Go.").edited("/p/a.py").ran("make", "no", error=True)
    session.said("We chose tabs.").ran("make").edited("/p/a.py").said("Done.")
    assert drafted(session) == drafted(session)
    assert [byte(draft) for draft in drafted(session)] == sorted(byte(d) for d in drafted(session))
    assert [text.split()[0] for text in texts(session)] == [
        "Go.",
        "`make`",
        "We",
        "`make`",
        "edited",
        "Done.",
    ]


def test_nothing_makes_nothing() -> None:
    assert drafts([], FILE, BEGAN) == []


# What the agent only thought.


def thoughts(session: Transcript) -> list[Draft]:
    return [draft for draft in drafted(session) if draft.voice is Voice.THINKING]


def test_a_suspicion_that_was_not_raised_is_drafted_as_thinking_where_it_was_thought() -> None:
    session = (
        Transcript().human("Make it faster.").thought(f"The index is new. {STALE} It is late.")
    )
    session.said("The import takes 3 s now, and the tests pass on all machines.")
    (draft,) = thoughts(session)
    assert draft.text == STALE
    assert session.content()[byte(draft) :].startswith(session.lines()[1])
    assert (draft.at, is_kept(draft)) == (BEGAN + timedelta(seconds=1), True)


def test_nothing_else_of_a_thought_is_drafted() -> None:
    session = Transcript().human("Go on.").thought("We chose A over B. Always use tabs. It works!")
    assert [draft.voice for draft in drafted(session)] == [Voice.PERSON]


def test_a_suspicion_the_agent_spoke_of_is_not_drafted() -> None:
    raised = Transcript().thought(STALE).said("The cache may keep stale rows after a rename.")
    assert thoughts(raised) == []
    later = (
        Transcript().thought(STALE).human("And?").said("A rename leaves stale rows in the cache.")
    )
    assert thoughts(later) == []


def test_of_many_suspicions_the_last_two_are_drafted() -> None:
    many = ("The parser eats tabs.", "The lock leaks.", "Old rows stay.", "Mails go out twice.")
    session = Transcript()
    for one in many:
        session.thought(f"I suspect this: {one}")
    assert [draft.text for draft in thoughts(session)] == [
        f"I suspect this: {one}" for one in many[2:]
    ]
