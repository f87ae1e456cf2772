"""Statement table: how people state what is to last, and the rules that read it."""

from __future__ import annotations

import re
from collections.abc import Callable

from reverie.domain.language.pattern import Table
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind

_SHOWN = (Kind.DECISION, Kind.RELATIONSHIP, Kind.INSIGHT, Kind.TENSION, Kind.EVOCATION)
"""What the words of any text show well enough."""
SHORT_QUESTION = 10
"""Words of a question that is one by how it begins."""
LONG_QUESTION = 30
"""Words of a question that is one by the order of its words."""


class StatementTable(Table):
    """The words of rules, choices, likings and facts, and of what is none of them."""

    straight: Callable[[str], str]
    kind_of: Callable[[str, Voice], Kind]
    rule: re.Pattern[str]
    choice: re.Pattern[str]
    liking: re.Pattern[str]
    insight: re.Pattern[str]
    fact: re.Pattern[str]
    command: re.Pattern[str]
    """How a command begins that holds for good."""
    moment: re.Pattern[str]
    """Words of a moment or a joke: what they stand in is not meant to last."""
    tentative: re.Pattern[str]
    reported: re.Pattern[str]
    """What someone else would have as a rule."""
    task: re.Pattern[str]
    """What is to be done now, and then is done."""
    prompt: re.Pattern[str]
    """A line of a terminal."""
    asked: re.Pattern[str]
    inverted: re.Pattern[str]
    """How a question begins by the order of its words."""
    for_good: re.Pattern[str]
    """What makes a polite question a wish that is to last."""

    def explicit_kind(self, text: str) -> Kind | None:
        """The kind of what a person states in so many words; none of a moment or a question."""
        said = self.straight(text)
        if said.rstrip().endswith("?") and not self.for_good.search(said):
            return None
        passing = (self.asked, self.moment, self.tentative, self.reported, self.task, self.prompt)
        if any(cue.search(said) for cue in passing):
            return None
        shown = self.kind_of(said, Voice.PERSON)
        is_rule = self.rule.search(said) or shown is Kind.CONSTRAINT
        if is_rule and not self.liking.search(said):
            return Kind.CONSTRAINT
        found = next((kind for kind, cue in self._kinds() if cue.search(said)), None)
        if found is None and shown in _SHOWN:
            return shown
        if found is None and self.insight.search(said):
            return Kind.INSIGHT
        return found or (Kind.FACT if self.fact.search(said) else None)

    def commands(self, text: str) -> bool:
        """Whether a person orders in so many words what shall always or never be done."""
        is_rule = self.explicit_kind(text) is Kind.CONSTRAINT
        return is_rule and self.command.match(self.straight(text)) is not None

    def is_of_the_moment(self, text: str) -> bool:
        """Whether a text is about this moment, a joke, or what others would have as a rule."""
        said = self.straight(text)
        return any(cue.search(said) for cue in (self.moment, self.reported, self.prompt))

    def asks_without_mark(self, text: str) -> bool:
        """Whether a text asks, though it has no question mark."""
        said = self.straight(text)
        words = len(said.split())
        if words <= LONG_QUESTION and self.inverted.search(said):
            return True
        return words <= SHORT_QUESTION and self.asked.match(said) is not None

    def _kinds(self) -> tuple[tuple[Kind, re.Pattern[str]], ...]:
        return (
            (Kind.RELATIONSHIP, self.liking),
            (Kind.CONSTRAINT, self.rule),
            (Kind.DECISION, self.choice),
        )
