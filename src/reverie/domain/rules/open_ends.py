"""Open ends: what is said to be undone, and questions that a session leaves unanswered."""

from __future__ import annotations

from collections.abc import Sequence

from reverie.domain.language import Language
from reverie.domain.rules.judge import Verdict
from reverie.domain.values.episode import Voice
from reverie.domain.values.utterance import Utterance
from reverie.settings.keep import KeepSettings

LEAST_TELLING = 2
"""How many telling words an open end of a person needs to be understood later; one more if it is
the agent's, which may only echo."""


def is_left_below(
    one: Utterance, verdict: Verdict, settings: KeepSettings, language: Language
) -> bool:
    """Whether an agent lists something that matters among what has not been done."""
    is_listed = one.voice is Voice.AGENT and language.progress.heads_what_is_ahead(one.head)
    return is_listed and verdict.score >= settings.agent_score


def is_left_open(one: Utterance, said: Sequence[Utterance], language: Language) -> bool:
    """Whether something is said to be undone in the end, or a question is left without an answer.

    An agent's question is open only where it asks how something shall be.
    """
    retention = language.retention
    is_stated = one.voice is Voice.PERSON and retention.states(one.text)
    if is_stated and not retention.is_undone(one.text):
        return False
    is_last = one.ends_session or one.voice is Voice.PERSON
    least = LEAST_TELLING + (one.voice is Voice.AGENT)
    is_telling = len(language.words.telling_words(one.text)) >= least
    if language.speech.ends_asking(one.text):
        is_asked = one.voice is Voice.PERSON or (is_last and retention.is_a_choice(one.text))
        return (
            is_asked
            and retention.is_worth_answering(one.text)
            and not _is_answered(one, said, language)
        )
    return is_last and is_telling and retention.is_open_end(one.text, one.head, one.voice)


def _is_answered(one: Utterance, said: Sequence[Utterance], language: Language) -> bool:
    """Whether the other one speaks right after a question, or later of what it is about.

    Whoever goes on with "it …" answers their own question.
    """
    if any(u.episode == one.episode and one.text in u.leans_on for u in said):
        return True
    after = [u for u in said if u.episode > one.episode]
    if after and after[0].voice is not one.voice:
        return True
    topics = language.words.topic_words(one.text)
    others = [u for u in after if u.voice is not one.voice]
    return any(len(topics & language.words.topic_words(u.text)) > 1 for u in others)
