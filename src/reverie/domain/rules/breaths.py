"""Breaths: sentences of a short message that say one thing together.

In a short talk they are judged as one; in a long one those that are kept are told as one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reverie.domain.language import Language
from reverie.domain.rules.background import is_bare
from reverie.domain.rules.exchanges import speaks_against_itself
from reverie.domain.rules.meant import NOT_MEANT, is_rule_by_its_words
from reverie.domain.values.episode import Voice
from reverie.domain.values.utterance import Form, Utterance

MOST_SENTENCES, MOST_CHARS = 5, 320
"""Sentences and characters of a message that may be said in one breath."""


def in_one_breath(said: Sequence[Utterance], language: Language) -> list[Utterance]:
    """The utterances of a message, those that go together as one where it is short.

    A rule stays in its own words, and so do two things that are each stated in so many words,
    unless one leans on the other.
    """
    if len(said) > MOST_SENTENCES or sum(len(one.text) for one in said) > MOST_CHARS:
        return list(said)
    found: list[Utterance] = []
    for one in said:
        if found and go_together(found[-1], one, language):
            found[-1] = as_one(found[-1], one)
        else:
            found.append(one)
    return found


def as_one(one: Utterance, other: Utterance) -> Utterance:
    """Two utterances that follow each other, as one."""
    return replace(one, text=f"{one.text} {other.text}", after=other.after)


def is_of_a_short_message(one: Utterance) -> bool:
    """Whether an utterance stands in a message that may be said in one breath."""
    return one.of <= MOST_SENTENCES and len(one.text) + len(one.beside) <= MOST_CHARS


def go_together(one: Utterance, other: Utterance, language: Language) -> bool:
    """Whether the second of two utterances says no other thing than the first."""
    if other.form is not Form.SENTENCE or one.form not in (Form.SENTENCE, Form.ANSWER):
        return False
    if _stands_apart(other.text, language):
        return False
    begins_bare, texts = is_bare(one.text, language), (one.text, other.text)
    if _stands_apart(one.text, language) and not (
        begins_bare or _asks_a_favour(one.text, language)
    ):
        return False
    if any(is_rule_by_its_words(text, language) for text in texts):
        return False
    if begins_bare or language.sentences.leans(other.text):
        return True
    if any(speaks_against_itself(text, language) for text in texts):
        return False
    return not all(_is_whole(text, language) for text in texts)


def _is_whole(text: str, language: Language) -> bool:
    """Whether words state something, or order a piece of work, and need no others for it."""
    return language.retention.states(text) or language.progress.is_an_order(text)


def _asks_a_favour(text: str, language: Language) -> bool:
    """Whether a question is an order in polite words, so that what follows is its reason."""
    return language.speech.ends_asking(text) and language.progress.asks_for_work(text)


def _stands_apart(text: str, language: Language) -> bool:
    """Whether words ask, leave something open, pass, or say how all others are not meant."""
    retention = language.retention
    return (
        language.speech.ends_asking(text)
        or retention.is_open_end(text, "", Voice.PERSON)
        or retention.passing(text, by_agent=False) is not None
        or not NOT_MEANT.isdisjoint(retention.signs_beside(text))
    )
