"""Idle talk: what someone says without anyone answering, and does not mean to be kept.

What is told alone is a dictation and taken at its word, but for what the judge finds idle.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.kept import Kept
from reverie.domain.rules.manners import is_short_talk
from reverie.domain.rules.meant import shows_a_mood
from reverie.domain.rules.sift import sift
from reverie.domain.values.episode import Episode
from reverie.domain.values.left_out import LeftOut, Reason
from reverie.domain.values.utterance import Utterance
from reverie.frozen import dataclass
from reverie.settings.keep import KeepSettings

_ALL_OF_IT = KeepSettings(per_session=10_000)
"""Of what someone tells alone nothing is crowded out."""
IDLE, IDLE_OF_FEW = 15, 45
"""The score below which what shows no cue is idle, in hundredths, among many messages or few."""


@dataclass(frozen=True, slots=True)
class ToldAlone:
    """What persons tell without anyone answering: what is kept of it, and what is idle."""

    kept: tuple[Kept, ...]
    idle: frozenset[Utterance]
    parts: Mapping[str, Utterance]
    """The utterances by their words, and by those of their clauses."""
    breaths: Mapping[str, Utterance]
    """Those of several sentences, by their sentences and the clauses of these."""
    said: Mapping[int, Sequence[Utterance]]
    """The utterances of each episode."""

    def behind(self, text: str, episode: int) -> Sequence[Utterance]:
        """The utterances that an idea of an episode was made of."""
        one = self.parts.get(text) or self.breaths.get(text)
        return [one] if one else self.said.get(episode, ())

    def breath_of(self, text: str, episode: int) -> Utterance | None:
        """The utterance of several sentences that an idea of an episode is part of."""
        one = self.breaths.get(text)
        return one if one and one.episode == episode and text not in self.parts else None

    def is_idle(self, text: str, episode: int) -> bool:
        """Whether all that an idea was made of is idle."""
        behind = self.behind(text, episode)
        return bool(behind) and self.idle.issuperset(behind)


def told_alone(persons: Sequence[Episode], language: Language = DEFAULT) -> ToldAlone:
    """What is told alone, sifted."""
    is_short = is_short_talk(persons)
    sifted = sift(persons, _ALL_OF_IT, language)
    every = [*(one.utterance for one in sifted.kept), *(one.utterance for one in sifted.left)]
    is_idle = _is_idle_of_few if is_short else _is_idle
    idle = {one.utterance for one in sifted.left if is_idle(one, language)}
    said: dict[int, list[Utterance]] = defaultdict(list)
    for one in every:
        said[one.episode].append(one)
    parts = {part: one for one in every for part in (one.text, *_clauses(one, language))}
    breaths = {part: one for one in every for part in _sentences(one, language)}
    kept = tuple(one for one in sifted.kept if one.utterance not in idle)
    return ToldAlone(kept, frozenset(idle), parts, breaths, said)


def _clauses(one: Utterance, language: Language) -> list[str]:
    return language.sentences.clauses(one.text)


def _sentences(one: Utterance, language: Language) -> list[str]:
    """The sentences of an utterance that has several, and their clauses."""
    said = language.sentences.loose(one.text)
    if len(said) == 1:
        return []
    return [part for text in said for part in (text, *language.sentences.clauses(text))]


def _is_idle(one: LeftOut, language: Language, least: int = IDLE) -> bool:
    """Whether something shows little, and tells of nothing that went wrong."""
    if one.score >= least or language.retention.states(one.utterance.text):
        return False
    return language.cues.appraise(one.utterance.text, one.utterance.voice).valence >= 0


def _is_idle_of_few(one: LeftOut, language: Language) -> bool:
    """Whether something shows little, or a mood that it is not meant so.

    What was chosen over something else for a reason is meant, if only for now.
    """
    choice = language.choices.choice_in(one.utterance.text)
    if choice.left and choice.why:
        return False
    if one.reason is Reason.IDLE:
        return True
    return _is_idle(one, language, IDLE_OF_FEW) or shows_a_mood(one.utterance, language)
