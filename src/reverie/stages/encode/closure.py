"""Closure: open questions that a later session says are answered or done."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.domain.intake.material import own_words
from reverie.domain.intake.text import clipped
from reverie.domain.journal.parts import EndingChange
from reverie.domain.language import Language
from reverie.domain.rules.protection import only_the_agent_asks
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Author, Kind, Memory
from reverie.domain.values.source import of_episode
from reverie.ports import Mind
from reverie.stages.context import StageContext
from reverie.stages.encode.intake import Intake

MOST_OPEN = 200
"""Open questions, the newest, that a session is looked through for."""
LEAST_SHARED = 2
"""Telling words that an answer shares with its question at least."""
WHY_CHARS = 200


def closures(mind: Mind, intake: Intake, night: StageContext) -> Iterator[EndingChange]:
    """The questions of earlier sessions that this one closes, each with the words that say so.

    A person's words close any that nobody put by hand, the agent's only what the agent alone asked.
    """
    said = list(_settling(intake.episodes, night.language))
    asked = mind.memories.of([Kind.QUESTION], limit=MOST_OPEN) if said else ()
    for question in asked:
        if question.session >= intake.reach.number or question.wording.by is Author.PERSON:
            continue
        by_agent = only_the_agent_asks(question, mind.episodes.get)
        for episode, sentence in said:
            may = by_agent or episode.voice is Voice.PERSON
            if may and _answers(sentence, question, night.language):
                yield _closed(question, episode, night.mask(sentence), intake.reach.number)
                break


def _settling(episodes: tuple[Episode, ...], language: Language) -> Iterator[tuple[Episode, str]]:
    """The sentences of a session that say that something is answered or done."""
    for episode in episodes:
        if episode.voice in (Voice.PERSON, Voice.AGENT):
            for sentence in language.sentences.loose(own_words(episode.text)):
                if language.retention.settles(sentence) and not sentence.endswith("?"):
                    yield episode, sentence


def _answers(sentence: str, question: Memory, language: Language) -> bool:
    """Whether a sentence is about most of what a question is about."""
    asked = language.words.telling_words(question.text)
    shared = len(asked & language.words.telling_words(sentence))
    return shared >= LEAST_SHARED and 2 * shared >= len(asked)


def _closed(question: Memory, episode: Episode, words: str, session: int) -> EndingChange:
    return EndingChange(
        target=question.number,
        before=None,
        after=Ending(End.RESOLVED, session, None, clipped(" ".join(words.split()), WHY_CHARS)),
        reason="a later session says that it is answered",
        sources=(of_episode(episode.number),),
    )
