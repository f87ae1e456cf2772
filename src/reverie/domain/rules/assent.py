"""Assent: what a person takes up by a mere yes, where the agent said which way it would take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from reverie.domain.language import Language
from reverie.domain.rules.background import Turn, may_be_told
from reverie.domain.rules.blocks import Block
from reverie.domain.values.episode import Episode
from reverie.domain.values.utterance import Form, Utterance

MOST_CHARS = 300
"""Characters of a question, and of an advice on it, that can be told together."""


class Advice(NamedTuple):
    """Which of several ways an agent would take, and what was asked."""

    question: str
    words: str = ""
    episode: int = 0


def weighed(blocks: Sequence[Block], language: Language) -> Advice | None:
    """What a person's message puts to choice, this or that; nobody has advised them yet."""
    said = [s for block in blocks for s in language.sentences.loose(block.text)]
    asked = [one for one in said if language.speech.ends_asking(one)]
    if not asked or not language.retention.names_alternatives(asked[-1]):
        return None
    return Advice(asked[-1]) if len(asked[-1]) <= MOST_CHARS else None


def advised(
    advice: Advice | None, episode: Episode, blocks: Sequence[Block], language: Language
) -> Advice | None:
    """The advice of an agent on what was weighed: the sentence that names one of the ways."""
    if advice is None:
        return None
    topics = language.words.topic_words(advice.question)
    for block in blocks:
        for one in language.sentences.sentences(block.text):
            is_meant = language.progress.weighs_ways(one) and len(one) <= MOST_CHARS
            is_on_it = not topics.isdisjoint(language.words.topic_words(one))
            if is_meant and is_on_it and not language.speech.ends_asking(one):
                return Advice(advice.question, one, episode.number)
    return advice


def as_assented(
    one: Utterance, advice: Advice | None, printed: Callable[[], frozenset[str]], language: Language
) -> Utterance:
    """What a person says; a mere yes to an advice as the advice, with the question it settles.

    As with any of the agent's words that are told with a reply, none that order or that a tool
    printed are.
    """
    if advice is None or not advice.words or not language.speech.assents(one.text):
        return one
    if not may_be_told(Turn(advice.words, advice.episode), printed, language):
        return one
    return replace(
        one,
        text=advice.words,
        form=Form.ANSWER,
        question=advice.question,
        asked_in=advice.episode,
        by_number=True,
    )
