"""Topic: one kind of question to a thinker, with all that belongs to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, TypeVar, cast

import msgspec

from reverie.domain.values.thought import Question
from reverie.frozen import dataclass
from reverie.ports import Mind
from reverie.questions.fate import Looked
from reverie.settings import Settings

T = TypeVar("T")


class Refusal(NamedTuple):
    """Which item of an answer cannot be taken, counted from 1, and why; 0 is the whole answer."""

    item: int
    why: str

    def words(self) -> str:
        """As a person is told."""
        return f"item {self.item} refused: {self.why}" if self.item else self.why


class Judged(NamedTuple):
    """How many items of an answer can be taken, how many it has, and why the others cannot."""

    fit: int
    items: int
    refused: tuple[Refusal, ...] = ()
    looked: Looked = Looked("", ())
    """The same item by item."""


def _nothing(_: object) -> str:
    """Every word counts."""
    return ""


def _unshared(_: object) -> Mapping[str, object]:
    """No other question tells of it."""
    return {}


def _first(_: object) -> int:
    """It stands where it was asked."""
    return 0


@dataclass(frozen=True, slots=True)
class Topic(Generic[T]):
    """What is told, how to answer, what of an answer can be taken, and what the rules say."""

    name: str
    """Part of what a thought is recorded by: a topic that is renamed is asked anew."""
    shape: type[T]
    """What is told, as a typed value; as JSON it is the text of the question."""
    prompt: str
    """How a model or a sub-agent is to answer."""
    shown: Callable[[T], object]
    """What a sub-agent is shown of what is told, without what it shares with other questions."""
    judged: Callable[[str, T, Settings, Mind], Judged]
    """The check of an answer, item by item, by what was told and what the mind holds."""
    by_rules: Callable[[T], str]
    """What the rules answer."""
    key: Callable[[T], str] = _nothing
    """What makes two questions the same, where that is less than all that is told."""
    shared: Callable[[T], Mapping[str, object]] = _unshared
    """What other questions may tell too, by name: a sub-agent is shown it once."""
    place: Callable[[T], int] = _first
    """Where it stands among the questions a sub-agent is shown; the lowest is the first."""

    def question(self, told: T) -> Question:
        """What a thinker is asked: all of it is data, and the same is the same question."""
        return Question(self.name, msgspec.json.encode(told).decode(), told, self.key(told))

    def told_by(self, question: Question) -> T:
        """What a question tells; only one that comes without its value is read again."""
        if question.told is None:
            return self.read(question.text)
        return cast(T, question.told)

    def read(self, text: str) -> T:
        """What the recorded text of a question tells."""
        return msgspec.json.decode(text, type=self.shape)
