"""Known: what the mind knows beside the file, so that a quiz can tell what the file leaves out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.domain.values.source import episode_number
from reverie.domain.views.quiz import Known, Said
from reverie.domain.views.recent_talk import recent_talk

if TYPE_CHECKING:
    from reverie.domain.language import Language
    from reverie.domain.values.episode import Episode
    from reverie.domain.values.memory import Memory
    from reverie.domain.views.sheet import Sheet
    from reverie.ports import Mind

SESSIONS, EPISODES = 3, 600
"""How many of the last sessions are looked at, and how many of their episodes at most."""


def known_beside(mind: Mind, sheet: Sheet, language: Language) -> Known:
    """What was said of the decisions of a file, and what the last sessions talked of."""
    named = [mind.memories.named(item.name) for item in sheet.items() if item.name]
    said = {memory.name: _said(mind, memory, language) for memory in named if memory}
    return Known(said, recent_talk(_recent(mind), language))


def _said(mind: Mind, memory: Memory, language: Language) -> Said:
    """What was said of a decision, in its words or in the sentences it rests on."""
    numbers = [n for source in memory.sources if (n := episode_number(source)) is not None]
    episodes = [episode for n in numbers if (episode := mind.episodes.get(n))]
    words = language.words.telling_words(memory.text)
    sentences = [s for e in episodes for s in language.sentences.sentences(e.text)]
    near = [s for s in sentences if len(words & language.words.telling_words(s)) * 2 > len(words)]
    choices = [language.choices.choice_in(text) for text in (memory.text, *near)]
    turn = memory.wording.texture.reversal not in ("", language.choices.turned_by("", ""))
    return Said(any(c.why for c in choices), any(c.left for c in choices), turn)


def _recent(mind: Mind) -> list[Episode]:
    """The episodes of the last sessions, in order."""
    found: list[Episode] = []
    sessions: set[str] = set()
    for number in range(mind.episodes.last(), 0, -1):
        episode = mind.episodes.get(number)
        if episode is None:
            continue
        sessions.add(episode.session)
        if len(sessions) > SESSIONS or len(found) >= EPISODES:
            break
        found.append(episode)
    return found[::-1]
