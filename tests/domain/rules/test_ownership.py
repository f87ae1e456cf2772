"""One rule tells whose word a memory is, and one whose word may end whose."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.rules.ownership import may_end, owner_of
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Author, Kind, Memory
from reverie.domain.values.owner import PERSONS, Owner
from reverie.domain.values.source import BY_HAND, of_episode, of_memory
from reverie.testing import a_memory, an_episode

TEXT = "The build runs on ARM."


def owned(memory: Memory, *said: Episode) -> Owner:
    told = {episode.number: episode for episode in said}
    return owner_of(memory, told.get)


def resting_on(*voices: Voice, text: str = "Something else.", kind: Kind = Kind.FACT) -> Owner:
    said = [an_episode(n, text, voice=voice) for n, voice in enumerate(voices, 1)]
    memory = a_memory(9, TEXT, kind=kind, sources=[of_episode(e.number) for e in said])
    return owned(memory, *said)


@pytest.mark.parametrize(
    ("by", "owner"),
    [
        (Author.PERSON, Owner.HAND),
        (Author.AGENT, Owner.AGENT),
        (Author.MACHINE, Owner.ELSEWHERE),
        (Author.NIGHT, Owner.HAND),
    ],
)
def test_what_someone_put_so_is_theirs_whatever_it_rests_on(by: Author, owner: Owner) -> None:
    assert owned(a_memory(1, TEXT, by=by, sources=[BY_HAND])) is owner


@pytest.mark.parametrize(
    ("voices", "owner"),
    [
        ([Voice.PERSON], Owner.YOU),
        ([Voice.AGENT, Voice.PERSON], Owner.YOU),
        ([Voice.PERSON, Voice.AGENT], Owner.AGENT),
        ([Voice.TOOL, Voice.AGENT], Owner.TOOL),
        ([Voice.TOOL], Owner.TOOL),
        ([Voice.THINKING], Owner.THINKING),
        ([Voice.WORLD], Owner.SEEN),
    ],
)
def test_what_a_night_put_so_is_whose_it_rests_on_last(voices: list[Voice], owner: Owner) -> None:
    assert resting_on(*voices) is owner


def test_what_a_person_said_in_these_words_is_theirs_though_an_agent_repeats_it() -> None:
    assert resting_on(Voice.PERSON, Voice.AGENT, text=TEXT) is Owner.YOU
    assert resting_on(Voice.PERSON, Voice.AGENT, kind=Kind.CONSTRAINT) is Owner.YOU


def test_what_was_put_together_is_nobodys() -> None:
    parts = [of_memory(1), of_memory(2)]
    for kind in (Kind.COMPOSITE, Kind.TENSION):
        assert owned(a_memory(3, TEXT, kind=kind, sources=parts)) is Owner.NOBODY


def test_a_source_that_is_gone_makes_it_nobodys() -> None:
    assert owned(replace(a_memory(1, TEXT), sources=(of_episode(7),))) is Owner.NOBODY


def test_only_a_persons_word_ends_a_persons() -> None:
    for one in Owner:
        for other in Owner:
            assert may_end(one, other) is (one in PERSONS or other not in PERSONS)
