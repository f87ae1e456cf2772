"""A unit is what recall can find: an episode with its gloss, or a memory that stands alone."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.values.episode import BOOKMARK, Voice
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.memory import Kind
from reverie.domain.values.unit import (
    EVERYTHING,
    PASSAGE_WORDS,
    Unit,
    Within,
    is_told,
    passages_of,
    said_in,
    speaker_and_words,
    unit_of,
    unit_of_told,
)
from reverie.testing import DAWN, a_memory, an_episode

NOON = datetime(2025, 3, 4, 12, tzinfo=UTC)
MOMENTS = st.datetimes(timezones=st.just(UTC))


# Who speaks.


@pytest.mark.parametrize(
    ("voice", "speaker"),
    [(Voice.PERSON, "user"), (Voice.AGENT, "agent"), (Voice.TOOL, "tool"), (Voice.WORLD, "")],
)
def test_who_names_nobody_speaks_by_voice(voice: Voice, speaker: str) -> None:
    assert speaker_and_words(voice, "We sail.") == (speaker, "We sail.")


@pytest.mark.parametrize("voice", [voice for voice in Voice if voice is not Voice.THINKING])
@pytest.mark.parametrize(
    ("text", "speaker", "words"),
    [
        ("Ada: We sail.", "Ada", "We sail."),
        ("Ada Lovelace: We sail.", "Ada Lovelace", "We sail."),
        ("assistant: We sail.", "assistant", "We sail."),
        ("Élodie: On navigue.", "Élodie", "On navigue."),
        ("Бо: Плывём.", "Бо", "Плывём."),
    ],
)
def test_who_is_named_speaks_whatever_the_voice(
    voice: Voice, text: str, speaker: str, words: str
) -> None:
    assert speaker_and_words(voice, text) == (speaker, words)


def test_nobody_else_speaks_in_an_agents_thinking() -> None:
    thought = "User: We sail."
    assert speaker_and_words(Voice.THINKING, thought) == ("agent, thinking", thought)


@pytest.mark.parametrize(
    "text", ["Note: We sail.", "https://example.org", "Ada:", "Ada:sail", "12:30 we sail", ": sail"]
)
def test_what_only_looks_like_a_name_is_none(text: str) -> None:
    assert speaker_and_words(Voice.PERSON, text) == ("user", text)


@given(st.text(min_size=1), st.sampled_from(Voice))
def test_what_is_said_is_the_end_of_what_was_recorded(text: str, voice: Voice) -> None:
    _, words = speaker_and_words(voice, text)
    assert text.endswith(words)
    assert bool(words) is bool(text)


def test_a_moment_that_someone_tagged_is_said_to_be_marked() -> None:
    assert not said_in(an_episode()).marked
    assert said_in(replace(an_episode(), origin=f"{BOOKMARK}s1")).marked
    assert not said_in(replace(an_episode(), origin="s1.jsonl:12")).marked


# What stands for what.


def test_an_episode_is_a_unit_with_its_number_session_and_gloss() -> None:
    gloss = Gloss(fact=1.5)
    unit = unit_of(an_episode(7, "Ada: We sail.", session="talk"), gloss)
    assert unit == Unit(7, "talk", DAWN, "Ada", "We sail.", gloss=gloss, role="user")
    assert unit.kind == ""


def test_a_told_memory_is_a_unit_alone_in_a_session_of_its_own() -> None:
    one, other = (
        unit_of_told(a_memory(number, f"Ada: rule {number}", kind=Kind.CONSTRAINT))
        for number in (1, 2)
    )
    assert (one.number, other.number) == (-1, -2)
    assert one.session != other.session
    assert (one.kind, one.speaker, one.text) == ("constraint", "", "Ada: rule 1")
    assert one.at == DAWN


# Which dates.


def test_everything_is_allowed_where_nothing_is_asked() -> None:
    assert EVERYTHING.allows(datetime.min.replace(tzinfo=UTC))
    assert EVERYTHING.allows(datetime.max.replace(tzinfo=UTC))


def test_the_ends_of_a_span_are_within_it() -> None:
    within = Within(since=NOON, until=NOON)
    assert within.allows(NOON)
    assert not within.allows(NOON - timedelta(milliseconds=1))
    assert not within.allows(NOON + timedelta(milliseconds=1))


@given(st.none() | MOMENTS, st.none() | MOMENTS, MOMENTS)
def test_a_moment_is_allowed_that_lies_neither_before_nor_after(
    since: datetime | None, until: datetime | None, moment: datetime
) -> None:
    too_early = since is not None and moment < since
    too_late = until is not None and moment > until
    assert Within(since, until).allows(moment) is not (too_early or too_late)


# What gets a vector.


def test_a_short_text_is_one_passage_as_it_stands() -> None:
    assert passages_of("We  sail\nat dawn.") == ["We  sail\nat dawn."]
    assert passages_of(" \n ") == []


@given(st.lists(st.sampled_from(["we", "sail", "at", "dawn"]), max_size=600))
def test_passages_hold_every_word_once_and_are_about_as_long(words: list[str]) -> None:
    passages = passages_of(" ".join(words))
    assert [word for one in passages for word in one.split()] == words
    assert all(len(one.split()) <= 1.5 * PASSAGE_WORDS for one in passages)
    lengths = [len(one.split()) for one in passages]
    assert not lengths or max(lengths) - min(lengths) <= 1


@pytest.mark.parametrize(
    ("voice", "told"),
    [
        (Voice.PERSON, True),
        (Voice.AGENT, True),
        (Voice.WORLD, True),
        (Voice.TOOL, False),
        (Voice.THINKING, False),
    ],
)
def test_what_is_said_aloud_is_told_and_tools_and_thoughts_are_not(
    voice: Voice, told: bool
) -> None:
    assert is_told(unit_of(an_episode(voice=voice), None)) is told
    assert is_told(unit_of_told(a_memory(1, "A rule.")))
