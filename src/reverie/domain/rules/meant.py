"""Meant: whether what a person says in a short talk is meant to hold, whatever it states."""

from __future__ import annotations

from reverie.domain.language import Language
from reverie.domain.rules.judge import Verdict
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.domain.values.utterance import Form, Utterance

MEANT, SAID_SO, PLAIN, OPEN = 1.35, 0.9, 0.7, 0.25
"""What is asked of a person's words in a short talk whose words the judge knows, for each
hundredth that is asked elsewhere: of any words; of what is stated in so many words, or answers; of
a command or a doubt; of an open end."""
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

    "Must have been a hiccup" is no rule. Less is asked of a command, and of who doubts or asks, for
    they are never sure.
    """
    if one.voice is not Voice.PERSON or one.by_number:
        return 0.0
    retention = language.retention
    is_doubt = retention.kind_kept(one.text, one.voice) is Kind.DOUBT
    is_plain = is_doubt or retention.commands(one.text)
    if not verdict.knows_talk:
        return 0.0 if is_plain or is_open else HOPELESS
    if is_open:
        return OPEN
    is_said_so = one.form is Form.ANSWER or retention.states(one.text)
    return PLAIN if is_plain else SAID_SO if is_said_so else MEANT


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
