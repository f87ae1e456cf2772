"""The quiz: whether a successor could go on from a memory file alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.memory import Kind
from reverie.frozen import dataclass

if TYPE_CHECKING:
    from reverie.domain.views.sheet import Item, Sheet

UNFADING = (Kind.QUESTION, Kind.TENSION)


@dataclass(frozen=True, slots=True)
class Asked:
    """One question of the quiz with its answer; an empty answer is missing."""

    about: str
    question: str
    answer: str


@dataclass(frozen=True, slots=True)
class Quiz:
    """All questions, and how many the file can answer."""

    asked: tuple[Asked, ...]

    @property
    def answered(self) -> int:
        """How many have an answer."""
        return sum(bool(one.answer) for one in self.asked)

    @property
    def score(self) -> float:
        """The share that has an answer; a file with nothing to ask about is whole."""
        return self.answered / len(self.asked) if self.asked else 1.0

    @property
    def missing(self) -> tuple[Asked, ...]:
        """What the file cannot answer."""
        return tuple(one for one in self.asked if not one.answer)


def quiz(sheet: Sheet, language: Language = DEFAULT) -> Quiz:
    """Ask why, over what and until when each decision stands; what is open; what is next."""
    asked = [one for item in sheet.items() for one in _about(item, language)]
    asked.append(Asked("", "What is open?", _open(sheet)))
    asked.append(Asked("", "What would the user want next?", next_wish(sheet)))
    asked.append(Asked("", "How did the last session go?", sheet.tone.mood if sheet.tone else ""))
    return Quiz(tuple(asked))


def next_wish(sheet: Sheet) -> str:
    """What the user most likely wants next: what was carried over, else what is open."""
    if sheet.tone and sheet.tone.carry_forward:
        return sheet.tone.carry_forward
    ours = [item for item in sheet.items() if not item.is_from_elsewhere]
    waiting = [item.text for item in ours if item.kind in UNFADING]
    hot = [item for item in sheet.hot if not item.is_from_elsewhere]
    recent = [item.text for item in hot if item.kind is Kind.DECISION]
    return next(iter(waiting), "") or next((f"to go on from: {text}" for text in recent), "")


def _about(item: Item, language: Language) -> Iterator[Asked]:
    if item.kind is Kind.COMPOSITE:
        for question in item.standing:
            yield Asked(item.name, f"What is left open about “{item.text}”?", question.text)
    if item.kind is not Kind.DECISION:
        return
    choice = language.choices.choice_in(item.text)
    yield Asked(item.name, f"Why “{item.text}”?", choice.why or item.path)
    yield Asked(item.name, "Instead of what?", choice.left)
    yield Asked(item.name, "What would reverse it?", item.reversal)


def _open(sheet: Sheet) -> str:
    waiting = [item.text for item in sheet.items() if item.kind in UNFADING]
    return "; ".join(waiting) or "nothing"
