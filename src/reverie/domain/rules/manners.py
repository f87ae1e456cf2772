"""Manners: whether people say little, talk in turns, or leave most of it to an agent."""

from __future__ import annotations

from collections.abc import Sequence

from reverie.domain.intake.material import own_words
from reverie.domain.intake.note_line import notes_in
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.manner import Manner

LONG_TALK = 8
"""Messages of a session from which on it tells what is rare in it, and what comes last."""
AS_OFTEN, AS_MUCH = 1.5, 3
"""How many times as often as a person an agent may speak in a conversation, and how many times
their own words; nobody works with tools there."""
SPEAKS = (Voice.PERSON, Voice.AGENT)


def spoken_in(episodes: Sequence[Episode]) -> list[Episode]:
    """What is said in a session and so judged: an agent's notes in a tool's words too."""
    return [e for e in episodes if e.voice in SPEAKS or _relays(e)]


def _relays(episode: Episode) -> bool:
    """Whether an episode is an agent's note in a tool's words, which are nobody's otherwise."""
    return episode.voice is Voice.TOOL and bool(notes_in(episode.text))


def manner_of(episodes: Sequence[Episode]) -> Manner:
    """How people speak in a session."""
    spoken = [e for e in episodes if e.voice in SPEAKS]
    if len(spoken) < LONG_TALK:
        return Manner.BRIEF
    persons = [e for e in spoken if e.voice is Voice.PERSON]
    agents = [e for e in spoken if e.voice is Voice.AGENT]
    if len(spoken) < len(episodes) or len(agents) > AS_OFTEN * len(persons):
        return Manner.WORK
    own = sum(len(own_words(e.text).split()) for e in persons)
    heard = sum(len(e.text.split()) for e in agents)
    return Manner.TALK if heard <= AS_MUCH * own else Manner.WORK


def is_short_talk(episodes: Sequence[Episode], messages: int = LONG_TALK) -> bool:
    """Whether so little is said that words and moods tell more than the place among others."""
    return sum(episode.voice in SPEAKS for episode in episodes) < messages
