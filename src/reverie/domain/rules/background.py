"""Background: the words before an utterance that it cannot be understood without (anaphora)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from reverie.domain.intake.text import clipped
from reverie.domain.language import Language
from reverie.domain.rules.blocks import Block
from reverie.domain.rules.whose_words import HALF, MOST_READ, goes_beyond, ruling_pieces
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.utterance import Form, Utterance
from reverie.frozen import dataclass

BARE_WORDS = 3
"""Words of a sentence that says nothing alone."""
MOST_BEFORE = 2
"""Sentences before an utterance that are told with it."""
BACKGROUND_CHARS = 300
"""Characters of what is told with an utterance."""
SHORT_TURN = 600
"""Characters of a message of which a reply can only mean the last words."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The last words of the other one, and the episode they are in."""

    words: str = ""
    episode: int = 0


def turn_of(blocks: Sequence[Block], episode: int, language: Language) -> Turn:
    """What a reply to a message may lean on: its last words, where it is short."""
    said = [one for block in blocks for one in language.sentences.sentences(block.text)]
    if not said or sum(map(len, said)) > SHORT_TURN:
        return Turn()
    telling = [one for one in said if not language.retention.passing(one, by_agent=False)]
    return Turn((said if language.speech.ends_asking(said[-1]) else telling or said)[-1], episode)


def may_be_told(turn: Turn, printed: Callable[[], frozenset[str]], language: Language) -> bool:
    """Whether the agent's last words may be told with a reply to them.

    A person who replies to them does not make them theirs: nothing is told that orders, or that a
    tool of this session printed.
    """
    words = turn.words
    if ruling_pieces(words, language) or goes_beyond(words, (), language):
        return False
    if language.progress.asks_for_work(words) or language.progress.is_an_order(words):
        return False
    stems = language.words.stems_of(words)
    return not stems or len(stems & printed()) < HALF * len(stems)


def stems_printed(episodes: Sequence[Episode], language: Language) -> frozenset[str]:
    """The stems of all that the tools of a session printed."""
    tools = (e.text[:MOST_READ] for e in episodes if e.voice is Voice.TOOL)
    return frozenset[str]().union(*map(language.words.stems_of, tools))


def with_background(
    said: Sequence[Utterance], nth: int, turn: Turn, language: Language
) -> Utterance:
    """An utterance of a message with the words that it leans on."""
    one = said[nth]
    if one.form is not Form.SENTENCE:
        return one
    first = nth
    while nth - first < MOST_BEFORE and _leans(said, first, language):
        if first == 0:
            return _with_words(one, said[:nth], turn)
        first -= 1
    return _with_words(one, said[first:nth], Turn())


def is_bare(text: str, language: Language) -> bool:
    """Whether some words are too few to say anything alone, and yet say something."""
    is_brief = len(language.words.plain_words(text)) < BARE_WORDS
    if not is_brief or language.speech.opens_with_filler(text):
        return False
    return not language.retention.passing(text, by_agent=False, is_answer=True)


def _leans(said: Sequence[Utterance], nth: int, language: Language) -> bool:
    """Whether an utterance speaks of what was named before, or begins in the few words before.

    A few words that begin a message answer the other one.
    """
    before = said[nth - 1].text if nth else language.sentences.loose(said[0].text)[0]
    return language.sentences.leans(said[nth].text) or is_bare(before, language)


def _with_words(one: Utterance, before: Sequence[Utterance], turn: Turn) -> Utterance:
    words = " ".join(other.text for other in before)
    return replace(
        one,
        leans_on=clipped(words, BACKGROUND_CHARS),
        replies_to=clipped(turn.words, BACKGROUND_CHARS),
        asked_in=turn.episode or one.asked_in,
    )
