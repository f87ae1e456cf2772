"""The rules thinker: answers by plain rules, at once, offline and for free."""

from __future__ import annotations

import msgspec

from reverie.domain.language import language_named
from reverie.domain.rules.distil import distil
from reverie.domain.rules.merge import as_assertions
from reverie.domain.values.thought import Answer, Question
from reverie.errors import Unknown
from reverie.stages.composing import TOPIC as MERGE
from reverie.stages.ideas import TOPIC as DISTIL
from reverie.stages.ideas import Told


class RulesThinker:
    """A thinker that needs nothing but the words it is given."""

    name = "rules"

    def answer(self, question: Question) -> Answer:
        """The rules' answer."""
        if question.topic == DISTIL:
            told = msgspec.json.decode(question.text, type=Told)
            ideas = distil(told.episodes, told.worth, language_named(told.language))
            return Answer(msgspec.json.encode(ideas).decode())
        if question.topic == MERGE:
            return Answer(as_assertions(msgspec.json.decode(question.text, type=list[str])))
        raise Unknown(f"the rules thinker has no rule for questions of topic {question.topic}")
