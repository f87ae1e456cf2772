"""Unit: what recall can find: an episode with what a night wrote beside it, or a told memory."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from enum import StrEnum
from itertools import pairwise

from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.gloss import Gloss, Said
from reverie.domain.values.memory import Kind, Memory
from reverie.frozen import dataclass

SPEAKERS = {
    Voice.PERSON: "user",
    Voice.AGENT: "agent",
    Voice.TOOL: "tool",
    Voice.WORLD: "",
    Voice.THINKING: "agent, thinking",
}
"""Who speaks in an episode that names nobody."""


class Field(StrEnum):
    """Where words are looked for; the three in the middle are written at night."""

    SAID = "said"
    CONTEXT = "context"
    STATEMENTS = "statements"
    QUESTIONS = "questions"
    KEPT = "kept"
    """The memories that rest on an episode, or on nothing but someone's word."""


PASSAGE_WORDS = 60
"""About how many words of a long text get one vector: of more, a mean tells too little."""


@dataclass(frozen=True, slots=True)
class Unit:
    """One thing that can be recalled; its gloss is None until a night has seen it.

    Its number is that of its episode; a memory without one has the negative of its own.
    """

    number: int
    session: str
    at: datetime
    speaker: str
    text: str
    kind: str = ""
    gloss: Gloss | None = None
    role: str = ""
    """Who speaks by its voice; its speaker is the same unless a name stands before the text."""

    @property
    def unlabelled(self) -> Unit:
        """The same, but its first word is one of its words and names nobody."""
        return replace(self, speaker=self.role, text=f"{self.speaker}: {self.text}")


@dataclass(frozen=True, slots=True)
class Within:
    """What recall is confined to."""

    since: datetime | None = None
    until: datetime | None = None
    kinds: frozenset[Kind] | None = None
    """Only memories of these kinds; None for memories and episodes alike."""
    kept: bool = False
    """Only what the gist still holds."""

    def allows(self, moment: datetime) -> bool:
        """Whether a moment lies within the dates."""
        return not ((self.since and moment < self.since) or (self.until and moment > self.until))


EVERYTHING = Within()


@dataclass(frozen=True, slots=True)
class Vector:
    """What one passage of a unit means, as a model puts it (an embedding)."""

    number: int
    model: str
    values: tuple[float, ...]


def speaker_and_words(voice: Voice, text: str, language: Language = DEFAULT) -> tuple[str, str]:
    """Who speaks in an episode, and what is said; nobody else speaks in an agent's thinking."""
    if voice is Voice.THINKING:
        return SPEAKERS[voice], text
    speaker, words = language.speech.split_speaker(text)
    return speaker or SPEAKERS[voice], words


def said_in(episode: Episode, language: Language = DEFAULT) -> Said:
    """An episode as something said: by whom, when, and the words."""
    speaker, words = speaker_and_words(episode.voice, episode.text, language)
    return Said(speaker, episode.at, words, marked=episode.is_bookmark)


def unit_of(episode: Episode, gloss: Gloss | None) -> Unit:
    """An episode as recall sees it."""
    said = said_in(episode)
    return Unit(
        episode.number,
        episode.session,
        said.at,
        said.speaker,
        said.text,
        gloss=gloss,
        role=SPEAKERS[episode.voice],
    )


def unit_of_told(memory: Memory) -> Unit:
    """A memory that rests on no episode as recall sees it: alone in a session of its own."""
    session = f"memory {memory.number}"
    return Unit(-memory.number, session, memory.born, "", memory.text, memory.kind.value)


def is_told(unit: Unit) -> bool:
    """Whether a unit is what somebody says aloud, or a memory; no tool's output and no thinking."""
    return unit.speaker not in (SPEAKERS[Voice.TOOL], SPEAKERS[Voice.THINKING])


def texts_to_see(unit: Unit, before: Unit | None) -> list[str]:
    """The texts of a unit that get a vector: its passages, each as a reply where persons talk.

    Who has a name talks with others, and a reply means little without what it replies to.
    """
    if unit.speaker in SPEAKERS.values():
        return passages_of(unit.text)
    heard = before is not None and before.session == unit.session
    first = " ".join(before.text.split()[-PASSAGE_WORDS:]) if before and heard else ""
    lead = f"{before.speaker}: {first} {unit.speaker}:" if before and heard else f"{unit.speaker}:"
    return [f"{lead} {passage}" for passage in passages_of(unit.text)]


def passages_of(text: str) -> list[str]:
    """A text whole, or if it is long in parts of about as many words."""
    words = text.split()
    parts = max(1, round(len(words) / PASSAGE_WORDS))
    if parts == 1:
        return [text] if words else []
    ends = [len(words) * part // parts for part in range(parts + 1)]
    return [" ".join(words[first:last]) for first, last in pairwise(ends)]
