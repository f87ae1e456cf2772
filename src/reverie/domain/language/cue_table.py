"""Cue table: by which words a language shows kind and weight, and the rules that read it."""

from __future__ import annotations

import re
from collections.abc import Callable

from reverie.domain.language.pattern import Table
from reverie.domain.values.appraisal import Appraisal, GoalRelation
from reverie.domain.values.choice import Choice
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import ONLY_FROM_A_PERSON, Kind, kind_allowed
from reverie.domain.values.texture import Aspect

_IMPORTANCE = {
    Kind.CONSTRAINT: 80,
    Kind.DECISION: 70,
    Kind.RELATIONSHIP: 60,
    Kind.INSIGHT: 60,
    Kind.TENSION: 60,
    Kind.QUESTION: 50,
    Kind.DOUBT: 50,
    Kind.EVOCATION: 50,
    Kind.TONE: 40,
}
_PLAIN = 30
REASONED = 15
"""How much more a decision matters that names its reason and its alternative."""


class CueTable(Table):
    """The cues of a language as patterns, and what it takes to read them."""

    straight: Callable[[str], str]
    topic_words: Callable[[str], frozenset[str]]
    sentences: Callable[[str], list[str]]
    choice_in: Callable[[str], Choice]
    kinds: tuple[tuple[Kind, re.Pattern[str]], ...]
    """In the order in which they are looked for; what shows none of them is a fact."""
    aspects: tuple[tuple[Aspect, re.Pattern[str]], ...]
    courtesy: frozenset[str]
    """The stems of words that are no more than courtesy."""
    exact: re.Pattern[str]
    """An exact figure or name, such as one needs again."""
    bad: re.Pattern[str]
    good: re.Pattern[str]
    loud: re.Pattern[str]
    threat: re.Pattern[str]
    next_up: re.Pattern[str]
    for_the_user: re.Pattern[str]
    challenge: re.Pattern[str]
    obey: re.Pattern[str]

    def aspect_of(self, text: str) -> Aspect:
        """What a sentence about the user tells of them."""
        plain = self.straight(text)
        found = (aspect for aspect, cue in self.aspects if cue.search(plain))
        return next(found, Aspect.PREFERENCE)

    def feeling_of(self, text: str, kind: Kind) -> str:
        """One word for how it felt, or none."""
        if kind is Kind.QUESTION:
            return "curiosity"
        bad, good = bool(self.bad.search(text)), bool(self.good.search(text))
        if bad and good:
            return "relief"
        if bad or good:
            return "satisfaction" if good else "frustration"
        if self.loud.search(text):
            return "urgency"
        return {Kind.DOUBT: "unease", Kind.DECISION: "conviction"}.get(kind, "")

    def kind_of(self, text: str, voice: Voice) -> Kind:
        """The kind a text shows by its words; a plain statement is a fact."""
        plain = self.straight(text)
        for kind, cue in self.kinds:
            if cue.search(plain):
                return kind_allowed(kind, voice is Voice.PERSON)
        return Kind.FACT

    def appraise(self, text: str, voice: Voice) -> Appraisal:
        """How much a text seems to matter, from its words alone."""
        kind = self.kind_of(text, voice)
        asks = kind is Kind.QUESTION
        bad = bool(self.bad.search(text)) and not asks
        good = bool(self.good.search(text)) and not asks
        matters = bad or (good and bool(self.telling_of(text)))
        arousal = 20 + 25 * matters + 25 * bool(self.loud.search(text))
        importance = _IMPORTANCE.get(self._weightiest(text, kind, voice), _PLAIN) + 10 * matters
        importance += REASONED * (kind is Kind.DECISION and self._is_reasoned(text))
        is_told = kind is Kind.FACT and voice is Voice.PERSON
        importance += 10 * (is_told and bool(self.exact.search(text)))
        return Appraisal(
            importance=min(100, importance - 20 * (voice is Voice.TOOL and not bad)),
            valence=40 * good - 40 * bad,
            arousal=arousal,
            threat=70 if self.threat.search(text) else 0,
            goal=_goal_relation(bad, good) if matters else GoalRelation.UNKNOWN,
        )

    def telling_of(self, text: str) -> frozenset[str]:
        """The words of a text that are more than courtesy."""
        return self.topic_words(text) - self.courtesy

    def tells_what_is_next(self, sentence: str) -> bool:
        """Whether a sentence says what to begin the next session with."""
        return bool(self.next_up.search(sentence))

    def speaks_for_the_user(self, text: str) -> bool:
        """Whether someone else tells what the user wants, likes or has decided."""
        return bool(self.for_the_user.search(self.straight(text)))

    def ruling_words(self, text: str) -> str:
        """The words by which a text reads as a rule or speaks for the user; none if none does."""
        kind = self.kind_of(text, Voice.PERSON)
        cue = dict(self.kinds)[kind] if kind in ONLY_FROM_A_PERSON else self.for_the_user
        found = cue.search(self.straight(text))
        return found[0].strip(" ,") if found else ""

    def wants_to_be_challenged(self, text: str) -> bool:
        """Whether someone asks to be contradicted."""
        return bool(self.challenge.search(text))

    def wants_no_questions(self, text: str) -> bool:
        """Whether someone asks to have it done without more ado."""
        return bool(self.obey.search(text))

    def _weightiest(self, text: str, kind: Kind, voice: Voice) -> Kind:
        """The kind of a text; a rule that a person states in one of its sentences outweighs it."""
        if voice is not Voice.PERSON:
            return kind
        kinds = {kind, *(self.kind_of(sentence, voice) for sentence in self.sentences(text))}
        return Kind.CONSTRAINT if Kind.CONSTRAINT in kinds else kind

    def _is_reasoned(self, text: str) -> bool:
        """Whether a decision names its reason and what it was chosen over."""
        choice = self.choice_in(text)
        return bool(choice.why and choice.left)


def _goal_relation(bad: bool, good: bool) -> GoalRelation:
    if bad and good:
        return GoalRelation.MIXED
    if bad:
        return GoalRelation.THWARTS
    return GoalRelation.SUPPORTS if good else GoalRelation.UNKNOWN
