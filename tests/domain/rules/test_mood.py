"""A session has a mood, a way of working together, turns, and something to begin the next with."""

from __future__ import annotations

import pytest

from reverie.domain.language.english.cues import appraise
from reverie.domain.rules.course import NEXT_CHARS
from reverie.domain.rules.mood import tone_of
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Author
from reverie.domain.values.source import of_episode
from reverie.domain.values.tone import MOST_TURNS, Tone
from reverie.testing import an_episode

PLAIN = "The build runs on ARM."
GOOD = "The deploy works."
BAD = "The deploy failed."


def session(*said: str | tuple[Voice, str]) -> list[Episode]:
    lines = [line if isinstance(line, tuple) else (Voice.PERSON, line) for line in said]
    return [
        an_episode(number, text, voice=voice, appraisal=appraise(text, voice))
        for number, (voice, text) in enumerate(lines, start=1)
    ]


def tone(*said: str | tuple[Voice, str]) -> Tone:
    found = tone_of(7, session(*said))
    assert found is not None
    return found


def test_a_tone_is_of_its_session_by_the_night_and_rests_on_what_was_said() -> None:
    found = tone(PLAIN, PLAIN, PLAIN)

    assert (found.session, found.by) == (7, Author.NIGHT)
    assert found.sources == (of_episode(1), of_episode(3))


def test_where_nobody_spoke_there_is_no_tone() -> None:
    assert tone_of(7, session((Voice.TOOL, BAD), (Voice.WORLD, GOOD))) is None
    assert tone_of(7, []) is None


@pytest.mark.parametrize(
    ("said", "mood"),
    [
        ([PLAIN], "calm, even"),
        ([GOOD], "intense, content"),
        ([BAD], "intense, strained"),
        ([BAD, BAD, PLAIN, PLAIN], "lively, strained"),
        ([BAD, BAD, GOOD, GOOD], "intense, strained at first, content in the end"),
        ([GOOD, BAD], "intense, content at first, strained in the end"),
        ([PLAIN, PLAIN, PLAIN, GOOD], "calm, even at first, content in the end"),
    ],
)
def test_the_mood_is_heard_in_all_that_was_said(said: list[str], mood: str) -> None:
    assert tone(*said).mood == mood


def test_what_a_tool_printed_has_no_mood() -> None:
    assert tone(PLAIN, (Voice.TOOL, BAD), (Voice.TOOL, BAD)).mood == "calm, even"


@pytest.mark.parametrize(
    ("said", "style"),
    [
        ([(Voice.AGENT, PLAIN)], "the agent worked alone"),
        (["Why?", (Voice.AGENT, PLAIN)], "the user asks, the agent explains"),
        ([PLAIN, PLAIN, (Voice.AGENT, PLAIN)], "the user leads in detail"),
        ([PLAIN, *[(Voice.AGENT, PLAIN)] * 3], "the user sets the aim, the agent works it out"),
    ],
)
def test_the_style_is_how_the_two_shared_the_talking(
    said: list[str | tuple[Voice, str]], style: str
) -> None:
    assert tone(*said).style == style


def test_a_session_turns_where_the_mood_swings_and_names_it_as_a_source() -> None:
    found = tone(PLAIN, BAD, GOOD, PLAIN, PLAIN)

    assert found.turns == ("turned for the better: The deploy works.",)
    assert found.sources == (of_episode(1), of_episode(3), of_episode(5))


def test_of_many_turns_only_the_first_are_told() -> None:
    assert len(tone(*[BAD, GOOD] * 9).turns) == MOST_TURNS


def test_what_is_carried_forward_is_the_last_thing_said_about_what_comes_next() -> None:
    found = tone(
        "Next time we start with the parser.",
        "Thanks. Tomorrow we fix the lexer. I am tired.",
        (Voice.AGENT, "Next session I write the docs."),
    )

    assert found.carry_forward == "Tomorrow we fix the lexer."


def test_when_the_user_says_nothing_of_it_the_agent_does() -> None:
    found = tone("Good.", (Voice.AGENT, "I still have to write the docs."))

    assert found.carry_forward == "I still have to write the docs."
    assert tone("Good.").carry_forward == ""


@pytest.mark.parametrize("said", ["TODO: write the docs.", "Next, the parser needs a test."])
def test_a_to_do_is_carried_forward(said: str) -> None:
    assert tone(said).carry_forward == said


def test_what_is_carried_forward_fits_on_a_line() -> None:
    assert len(tone(f"Tomorrow {'on and ' * 100}on.").carry_forward) <= NEXT_CHARS


@pytest.mark.parametrize(
    ("said", "calibration"),
    [
        (["Please push back when I am wrong."], "wants to be challenged"),
        (["Just do it, stop asking."], "wants it done without questions"),
        (["Push back!", "Ok, just do it."], "wants it done without questions"),
        ([PLAIN, (Voice.AGENT, "Shall I push back?")], ""),
    ],
)
def test_how_much_the_user_wants_to_be_challenged_is_their_latest_word(
    said: list[str | tuple[Voice, str]], calibration: str
) -> None:
    assert tone(*said).calibration == calibration


def test_a_tone_is_summed_up_in_one_line() -> None:
    assert Tone(1, "calm", "the user leads").summary == "calm; the user leads"
    assert Tone(1, "calm").summary == "calm"
