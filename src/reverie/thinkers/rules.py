"""The rules thinker: answers by plain rules, at once, offline and for free."""

from __future__ import annotations

from reverie.domain.values.thought import Answer, Question
from reverie.errors import Unknown
from reverie.questions import TOPICS


class RulesThinker:
    """A thinker that needs nothing but the words it is given."""

    name = "rules"

    def answer(self, question: Question) -> Answer:
        """The rules' answer."""
        topic = TOPICS.get(question.topic)
        if topic is None:
            raise Unknown(
                f"the rules thinker has no rule for questions of topic {question.topic}; "
                "add the topic to `reverie.questions`"
            )
        return Answer(topic.by_rules(topic.told_by(question)))
