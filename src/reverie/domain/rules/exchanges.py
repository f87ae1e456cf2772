"""Exchanges: a person's message with what they heard just before it and how they were answered.

What they hand on in it, such as a log, tells nothing of how they mean their own words.
"""

from __future__ import annotations

from collections.abc import Sequence

from reverie.domain.intake.material import own_words
from reverie.domain.language import Language
from reverie.domain.language.word_signs import exchange_signs, word_shares
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.manner import Manner

READ = 6_000
"""Characters of a message that are looked at for what it is about."""
REPLY = 200
"""Characters of the reply to a message that tell how it was taken."""
AGAINST = -0.5
"""The log-odds below which the words of a text speak against keeping it."""


def exchanges_of(episodes: Sequence[Episode]) -> dict[int, frozenset[str]]:
    """The runs of words of each person's message with what was said before it and in answer."""
    heard, before = "", {}
    for episode in episodes:
        if episode.voice is Voice.AGENT:
            heard = episode.text[-REPLY:]
        elif episode.voice is Voice.PERSON:
            before[episode.number] = heard
    found, answered = {}, ""
    for episode in reversed(episodes):
        if episode.voice is Voice.AGENT:
            answered = episode.text[:REPLY]
        elif episode.voice is Voice.PERSON:
            said = own_words(episode.text[:READ])
            found[episode.number] = exchange_signs(said, before[episode.number], answered)
    return found


def speaks_against_itself(text: str, language: Language) -> bool:
    """Whether the words of a text, with nothing around them, are those of idle talk."""
    _, weights = language.retention.weights(Voice.PERSON, Manner.BRIEF)
    shares = word_shares(exchange_signs(text), weights)
    return sum(weights[sign] * share for sign, share in sorted(shares.items())) < AGAINST
