"""Whose words: what an idea may become by who said it, and whether a person did say it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from reverie.domain.intake.material import own_words
from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import ONLY_FROM_A_PERSON, Kind

_LESS = {
    Kind.TENSION: Kind.DOUBT,
    Kind.EVOCATION: Kind.INSIGHT,
    Kind.TONE: Kind.FACT,
    Kind.COMPOSITE: Kind.FACT,
}
"""What is left of a kind that only a person's words may have."""
_TOLD = frozenset({Kind.FACT, Kind.HISTORY, Kind.DOUBT})
"""What the words of nobody in particular, which tell what happened, may become."""
_CODE = re.compile(r"`[^`\n]{0,400}\s[^`\n]{0,400}`")


class Verdict(NamedTuple):
    """What an idea is, and whether it is only a doubt because no person said it."""

    kind: Kind
    held: bool = False


def verdict(
    text: str,
    kind: Kind,
    cited: Collection[Episode],
    told: Sequence[Episode],
    language: Language = DEFAULT,
) -> Verdict | None:
    """What an idea of some episodes of a session may be; None if it may not be kept.

    Where several speak, the least trusted counts. A tool's words alone are nobody's idea.
    """
    voices = {episode.voice for episode in cited}
    if voices <= {Voice.TOOL} or (kind is Kind.QUESTION and not _may_ask(cited, told)):
        return None
    least = Voice.PERSON if voices == {Voice.PERSON} else Voice.AGENT
    is_rule = kind in ONLY_FROM_A_PERSON or reads_as_a_rule(spoken(text, least), language)
    if Voice.TOOL in voices or (is_rule and not _is_a_persons(text, cited, language)):
        return Verdict(Kind.DOUBT, held=True)
    if voices == {Voice.PERSON}:
        return Verdict(kind)
    less = _LESS.get(kind, kind)
    return Verdict(less if Voice.WORLD not in voices or less in _TOLD else Kind.FACT)


def spoken(text: str, voice: Voice) -> str:
    """What tells the kind of a text: a command or a quotation in code tells none but a person's."""
    return text if voice is Voice.PERSON else _CODE.sub("``", text)


def _is_a_persons(text: str, cited: Collection[Episode], language: Language) -> bool:
    return all(e.voice is Voice.PERSON for e in cited) and is_said_in(text, cited, language)


def _may_ask(cited: Collection[Episode], told: Sequence[Episode]) -> bool:
    """Whether a question stays open: a person's does; another's while a person owes its answer."""
    last = max(episode.number for episode in cited)
    is_owed = not any(e.number > last and e.voice is Voice.PERSON for e in told)
    return is_owed or all(episode.voice is Voice.PERSON for episode in cited)


def reads_as_a_rule(text: str, language: Language = DEFAULT) -> bool:
    """Whether a text would be a rule if a person had said it, or tells what the user wants."""
    is_rule = language.cues.kind_of(text, Voice.PERSON) in ONLY_FROM_A_PERSON
    return is_rule or language.cues.speaks_for_the_user(text)


def is_said_in(text: str, cited: Iterable[Episode], language: Language = DEFAULT) -> bool:
    """Whether people said a text in their own words: each clause of it, in one of theirs.

    The words must stand there side by side and in their order, and deny what they deny.
    """
    said = [
        clause
        for episode in cited
        if episode.voice is Voice.PERSON
        for clause in _clauses(own_words(episode.text), language)
    ]
    parts = _clauses(text, language)
    return all(any(_holds(whole, part, language) for whole in said) for part in parts)


def _clauses(text: str, language: Language) -> list[str]:
    sentences = language.sentences.sentences(text)
    return [clause for one in sentences for clause in language.sentences.clauses(one)]


def _holds(whole: str, part: str, language: Language) -> bool:
    said, words = (f" {' '.join(language.words.plain_words(text))} " for text in (whole, part))
    return words in said and language.claims.denies(whole) == language.claims.denies(part)
