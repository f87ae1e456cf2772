"""Question table: which questions a sentence answers, and what one asks for, in a language."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from reverie.domain.language.pattern import Table

MOST_QUESTIONS = 3
_MOST_WORDS = 14


class QuestionTable(Table):
    """The templates of questions, and the words by which one asks."""

    straight: Callable[[str], str]
    plain_words: Callable[[str], list[str]]
    content_words: Callable[[str], list[str]]
    told_of: Callable[[str, str], str]
    """A sentence with the listener told by name."""
    templates: tuple[tuple[re.Pattern[str], str], ...]
    """What a sentence shows, and the question about `who` and `topic` that it then answers."""
    otherwise: str
    """The question that any other sentence answers."""
    somebody: str
    skipped: frozenset[str]
    """Words of a question that are not searched for."""
    asking: frozenset[str]
    """What the questions written at night begin with."""
    wants: tuple[tuple[str, re.Pattern[str]], ...]
    joined: str
    """A pattern of two people as one subject, with places for `one` and `other`."""
    own: tuple[str, str]
    """A pattern of what is someone's, with a place for their `name`; and what they would say."""
    self_: str

    def questions_of(self, sentence: str, speaker: str, listener: str = "") -> list[str]:
        """One to three questions the sentence answers; none when it says nothing."""
        said = self.straight(sentence)
        topic = " ".join(self.content_words(self.told_of(said, listener))[:_MOST_WORDS])
        if not topic:
            return []
        forms = [form for cue, form in self.templates if cue.search(said)] or [self.otherwise]
        who = speaker or self.somebody
        return [form.format(who=who, topic=topic) for form in forms[:MOST_QUESTIONS]]

    def searched_words(self, question: str) -> list[str]:
        """The words of a question worth searching for, each once; all of them when none is."""
        words = list(dict.fromkeys(self.plain_words(self.straight(question))))
        return [word for word in words if word not in self.skipped] or words

    def template_words(self, question: str) -> list[str]:
        """The words of a question that tell what kind of answer it wants."""
        return [word for word in self.plain_words(question) if word in self.asking]

    def kinds_wanted(self, question: str) -> frozenset[str]:
        """The kinds of answer a question wants."""
        asked = question.casefold()
        return frozenset(want for want, cue in self.wants if cue.search(asked))

    def are_joined(self, question: str, one: str, other: str) -> bool:
        """Whether a question names two people as one subject; each is given as a pattern."""
        joined = self.joined.format(one=one, other=other)
        return bool(re.search(joined, question, re.IGNORECASE))

    def in_first_person(self, question: str, people: Collection[str]) -> str:
        """The question as the people asked about would put it; each is given as a pattern."""
        owned, mine = self.own
        for name in people:
            question = re.sub(owned.format(name=name), mine, question, flags=re.IGNORECASE)
            question = re.sub(name, self.self_, question, flags=re.IGNORECASE)
        return " ".join(question.split())
