"""Meant: whether what a person says in a short talk is meant to hold, whatever it states."""

from __future__ import annotations

from reverie.domain.language import Language
from reverie.domain.rules.exchanges import speaks_against_itself
from reverie.domain.rules.judge import Verdict
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.domain.values.utterance import Form, Utterance

MEANT, ANSWERED, PLAIN, OPEN, COMMANDED = 1.32, 0.9, 0.8, 0.85, 0.15
"""What is asked of a person's words in a short talk whose words the judge knows, for each
hundredth that is asked elsewhere: of any words; of what answers; of a doubt, or what reads as a
rule; of an open end; of a command for good."""
NOT_AT_ALL = 2.0
"""The same of small talk and orders beside other words of a message."""
LONG_MESSAGE = 12
"""Sentences of a message from which on a command in it holds, however idle all the others are."""
HOPELESS = 0.22
"""The same of any other words of a short talk that the judge does not know."""
MOODY = 88
"""The score from which on words of a short talk are believed that show a mood, in hundredths."""
NOT_MEANT = frozenset({"hands over a text, beside it", "takes back, beside it"})
"""The moods in which nothing else in a message is meant,"""
NOT_BINDING = frozenset({"tells of others, beside it"})
"""and in which nothing in it binds."""


def least_meant(
    one: Utterance, verdict: Verdict, language: Language, *, is_open: bool = False
) -> float:
    """How much of what is asked elsewhere words of a short talk must score, whatever they state.

    "Must have been a hiccup" is no rule. Less is asked of who doubts or asks, for they are never
    sure, and least of a command: to lose a rule is worse than to keep a jest.
    """
    if one.voice is not Voice.PERSON or one.by_number:
        return 0.0
    retention, is_command = language.retention, language.retention.commands(one.text)
    is_doubt = retention.kind_kept(one.text, one.voice) is Kind.DOUBT
    if not verdict.knows_talk:
        return 0.0 if is_command or is_doubt or is_open else HOPELESS
    if is_command:
        return COMMANDED if one.of < LONG_MESSAGE else 0.0
    if is_open:
        return OPEN
    if is_doubt or is_rule_by_its_words(one.text, language):
        return PLAIN
    if one.form is Form.ANSWER:
        return ANSWERED
    return NOT_AT_ALL if one.of > 1 and _is_beside_the_point(one.text, language) else MEANT


def _is_beside_the_point(text: str, language: Language) -> bool:
    """Whether words that stand beside others only order some work, or are small talk."""
    if language.retention.states(text):
        return False
    return language.progress.is_an_order(text) or speaks_against_itself(text, language)


def is_rule_by_its_words(text: str, language: Language) -> bool:
    """Whether a person states a rule in the words of one."""
    return (
        language.retention.commands(text)
        or language.cues.kind_of(text, Voice.PERSON) is Kind.CONSTRAINT
    )


def shows_a_mood(one: Utterance, language: Language) -> bool:
    """Whether a person's words, or those beside them, show that they may not be meant so."""
    if one.voice is not Voice.PERSON or one.by_number:
        return False
    return bool(language.retention.signs_beside(f"{one.beside}\n{one.text}"))


def binds_in_a_mood(one: Utterance, verdict: Verdict, language: Language) -> bool:
    """Whether words would be kept as a rule that show a mood, or that may be somebody else's.

    What is handed over, or taken back in the same breath, is not believed, rule or not.
    """
    retention = language.retention
    beside = retention.signs_beside(one.beside)
    if not NOT_MEANT.isdisjoint(beside):
        return True
    is_rule = Kind.CONSTRAINT in (verdict.kind, retention.kind_kept(one.text, one.voice))
    moods = retention.signs_beside(one.text)
    return is_rule and bool(moods or not NOT_BINDING.isdisjoint(beside))
