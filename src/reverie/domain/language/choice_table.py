"""Choice table: how a language tells a choice and its reason, and the rules that read it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from reverie.domain.intake.text import clipped
from reverie.domain.language.pattern import Table
from reverie.domain.values.choice import Choice
from reverie.domain.values.texture import Confidence

STEP_CHARS = 160
JUST_BEFORE = 2
"""A turn among the last so many sentences belongs to the conclusion whatever its words."""
ARROW = " -> "


class ChoiceTable(Table):
    """The words of a choice as patterns; what each is after stands in its first group."""

    straight: Callable[[str], str]
    sentences: Callable[[str], list[str]]
    topic_words: Callable[[str], frozenset[str]]
    why: re.Pattern[str]
    taken: re.Pattern[str]
    left: tuple[re.Pattern[str], ...]
    """Where what was not taken stands, the surest first."""
    against: re.Pattern[str]
    """What was decided against, though nothing is told that was decided for."""
    bare: re.Pattern[str]
    """What was taken and what was left, in a sentence that says nothing else."""
    place: re.Pattern[str]
    """How a reply begins that takes one of several things by its place."""
    places: Mapping[str, int]
    takes: re.Pattern[str]
    """How a reply says what it takes; its first group is that."""
    scope: re.Pattern[str]
    noun: re.Pattern[str]
    """A reason that is no sentence."""
    turn: re.Pattern[str]
    sure: re.Pattern[str]
    unsure: re.Pattern[str]
    pivot: re.Pattern[str]
    no_matter: str
    derived: str
    """How a reversal begins that was not said but follows from the reason."""
    unsaid: str
    """What would reverse a decision of which neither that nor a reason was said."""

    def choice_in(self, text: str) -> Choice:
        """What was chosen, over what, and why, as far as the words tell."""
        why = self.why.search(self.straight(text))
        said = self.straight(text)[: why.start()] if why else text
        if against := self._found(self.against, said):
            return Choice("", against, self._found(self.why, text))
        bare = self.bare.match(said) if why else None
        if bare:
            return Choice(bare.group(1), bare.group(2).strip(), self._found(self.why, text))
        left = next((found for cue in self.left if (found := self._found(cue, said))), "")
        scope = self._found(self.scope, said.partition(left)[2]) if left else ""
        return Choice(self._found(self.taken, said), left, self._found(self.why, text), scope)

    def place_taken(self, reply: str) -> int | None:
        """Which of several things a reply takes by its place: 0 for the first, -1 for the last."""
        found = self.place.match(self.straight(reply))
        return self.places[found[1].casefold()] if found else None

    def taken_in(self, reply: str) -> str:
        """The words in which a reply says what it takes of several things."""
        return self._found(self.takes, reply)

    def turned_by(self, text: str, why: str) -> str:
        """What would reverse a decision: as said, else that its reason is gone, else a word."""
        for sentence in self.sentences(text):
            if said := self.turn.search(sentence):
                return said.group(0).strip(" .,;")
        if not why:
            return self.unsaid
        is_a_noun = self.noun.search(self.straight(text))
        return f"{self.no_matter}{why}" if is_a_noun else f"{self.derived}{why}"

    def derived_anew(self, reversal: str, text: str) -> str:
        """A reversal that was derived from the old words, derived from the new ones."""
        if not reversal.startswith((self.derived, self.no_matter, self.unsaid)):
            return reversal
        return self.turned_by(text, self.choice_in(text).why)

    def confidence_in(self, text: str) -> Confidence:
        """How sure a text sounds."""
        if self.unsure.search(text):
            return Confidence.LOW
        return Confidence.HIGH if self.sure.search(text) else Confidence.MEDIUM

    def path_to(self, text: str, before: Sequence[str]) -> str:
        """The way to a conclusion: related words said before it, oldest first, and the turn."""
        about = self.topic_words(text)
        said = [sentence for earlier in before for sentence in self.sentences(earlier)]
        related = [
            sentence
            for place, sentence in enumerate(said)
            if len(shared := about & self.topic_words(sentence)) >= 2
            or (self.pivot.search(sentence) and (shared or len(said) - place <= JUST_BEFORE))
        ]
        steps = [clipped(sentence, STEP_CHARS).rstrip(" .") for sentence in related]
        return ". ".join(dict.fromkeys(steps[-3:]))

    def as_steps(self, path: str, conclusion: str) -> str:
        """A way of reasoning as `assumption -> pivot -> conclusion`."""
        steps = [step.rstrip(" .") for step in self.sentences(path)]
        if ARROW.strip() in path or not steps:
            return path
        turn = next((step for step in steps[1:] if self.pivot.search(step)), "")
        known = [steps[0], *([turn] if turn else []), clipped(conclusion.rstrip(" ."), STEP_CHARS)]
        return ARROW.join(clipped(step, STEP_CHARS) for step in known)

    def _found(self, cue: re.Pattern[str], text: str) -> str:
        found = cue.search(self.straight(text))
        return found.group(1).strip(" .,;:") if found else ""
