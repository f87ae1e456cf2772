"""Where we are: the last session by aim, outcome and what comes next, and each thing once."""

from __future__ import annotations

from dataclasses import replace

from reverie.domain.values.memory import Kind
from reverie.domain.views.sheet import Item, Meta, Sheet, ToneBlock, WarmSession
from reverie.domain.views.where_we_are import LINE_CHARS, where_we_are

TONE = ToneBlock(
    3,
    "calm, even",
    "the user leads in detail",
    carry_forward="Next: the parser.",
    aim="fix the linker on ARM",
    outcome="lld 17 is pinned and the build passes.",
)
SHEET = Sheet(Meta("p", total_sessions=3), tone=TONE)
QUESTION = Item("f-20260101-002", Kind.QUESTION, "Why does the test hang?")


def test_a_later_session_resumes_where_the_last_one_ended() -> None:
    assert where_we_are(SHEET) == [
        "Resumed. Last session: fix the linker on ARM.",
        "Outcome: lld 17 is pinned and the build passes.",
        "Current focus: Next: the parser.",
        "Tone: calm, even; the user leads in detail.",
    ]


def test_the_sessions_before_are_told_in_a_line_each_and_none_older() -> None:
    warm = (
        WarmSession(2, "calm", aim="make orders idempotent", outcome="Each has a key now."),
        WarmSession(1, "tense", aim="find why orders double"),
        WarmSession(0, "tense", aim="too old"),
    )
    assert where_we_are(replace(SHEET, warm=warm))[4:] == [
        "The session before: make orders idempotent. Outcome: Each has a key now.",
        "Before that: find why orders double.",
    ]


def test_the_first_session_is_nowhere_yet() -> None:
    assert where_we_are(Sheet(Meta("p"))) == []


def test_without_a_tone_it_says_that_there_is_no_record() -> None:
    assert where_we_are(replace(SHEET, tone=None)) == [
        "Resumed. Last session: no record of how it went.",
        "Current focus: none; ask the user.",
    ]


def test_what_is_open_is_no_focus_unless_it_was_carried_forward() -> None:
    tone = replace(TONE, carry_forward="")

    told = where_we_are(replace(SHEET, tone=tone, hot=(QUESTION,)))

    assert [line for line in told if "focus" in line or QUESTION.text in line] == []


def test_without_an_aim_the_outcome_is_told_and_without_both_the_mood() -> None:
    ended = replace(SHEET, tone=replace(TONE, aim=""))
    assert where_we_are(ended)[0] == f"Resumed. The last session ended so: {TONE.outcome}"
    bare = replace(SHEET, tone=replace(TONE, aim="", outcome=""))
    assert where_we_are(bare)[0] == ("Resumed. Last session: calm, even; the user leads in detail.")


def test_an_aim_that_is_the_outcome_is_told_once() -> None:
    tone = replace(TONE, aim="The list works now", outcome="The list works now, thanks!")

    told = "\n".join(where_we_are(replace(SHEET, tone=tone)))

    assert told.count("The list works now") == 1


def test_what_is_told_elsewhere_is_not_told_here() -> None:
    told = where_we_are(SHEET, [TONE.outcome])

    assert told[0] == "Resumed. Last session: fix the linker on ARM."
    assert TONE.outcome not in "\n".join(told)


def test_how_the_user_wants_to_be_met_stands_beside_the_tone() -> None:
    tone = replace(TONE, calibration="wants to be challenged")

    assert where_we_are(replace(SHEET, tone=tone))[3].endswith(" The user wants to be challenged.")


def test_a_long_line_is_clipped() -> None:
    tone = replace(TONE, carry_forward="Next: the parser. " * 40)

    focus = where_we_are(replace(SHEET, tone=tone))[2]

    assert len(focus) <= LINE_CHARS
    assert focus.endswith("…")
