"""The rules thinker: answers by plain rules, at once, offline and for free."""

from __future__ import annotations

import msgspec

from reverie.domain.distil import distil
from reverie.domain.episode import Episode
from reverie.domain.thought import Answer, Question
from reverie.errors import Unknown
from reverie.settings import Settings
from reverie.stages.encode import TOPIC as DISTIL


class RulesThinker:
    """A thinker that needs nothing but the words it is given."""

    name = "rules"

    def __init__(self, settings: Settings | None = None) -> None:
        self._settings = settings or Settings()

    def answer(self, question: Question) -> Answer:
        """The rules' answer."""
        if question.topic != DISTIL:
            raise Unknown(f"the rules thinker has no rule for questions of topic {question.topic}")
        episodes = msgspec.json.decode(question.text, type=list[Episode])
        return Answer(msgspec.json.encode(distil(episodes, self._settings)).decode())
