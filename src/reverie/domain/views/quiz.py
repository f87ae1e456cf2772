"""The quiz: whether a successor could go on from a memory file alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING

from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.memory import Kind
from reverie.domain.views.recent_talk import RecentTalk
from reverie.domain.views.where_we_are import EARLIER
from reverie.frozen import dataclass

if TYPE_CHECKING:
    from reverie.domain.views.sheet import Item, Sheet

UNFADING = (Kind.QUESTION, Kind.TENSION)


@dataclass(frozen=True, slots=True)
class Said:
    """What was said of a decision when it was made."""

    why: bool = False
    left: bool = False
    turn: bool = False


ALL_SAID, NOTHING_SAID = Said(True, True, True), Said()


@dataclass(frozen=True, slots=True)
class Known:
    """What the mind knows beside the file: what was said of each decision, and talked of late."""

    said: Mapping[str, Said]
    talk: RecentTalk


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


def quiz(sheet: Sheet, language: Language = DEFAULT, known: Known | None = None) -> Quiz:
    """Ask what the sessions were for, what was decided and why, what holds, is open and is next.

    What is known beside the file tells what it could say: without it each decision is asked for
    its reason, its alternative and its turn; with it only for what was said.
    """
    asked = [*_sessions(sheet)]
    asked += [one for item in sheet.items() for one in _about(item, language, known)]
    asked += _talked_of(sheet, language, known.talk if known else RecentTalk())
    asked.append(Asked("", "What are the rules?", _texts(sheet, (Kind.CONSTRAINT,)) or "none"))
    asked.append(Asked("", "What is open?", _texts(sheet, UNFADING) or "nothing"))
    asked.append(Asked("", "What would the user want next?", next_wish(sheet)))
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


def _sessions(sheet: Sheet) -> Iterator[Asked]:
    """What each of the last sessions was for, and how it ended."""
    tone = sheet.tone
    yield Asked("", "What was the last session for?", tone.aim if tone else "")
    yield Asked("", "How did the last session go?", tone.outcome if tone else "")
    last = tone.session if tone else sheet.meta.total_sessions
    for one in sheet.warm:
        if last - EARLIER <= one.session < last:
            yield Asked("", f"What was session {one.session} for?", one.aim)
            yield Asked("", f"How did session {one.session} end?", one.outcome)


def _about(item: Item, language: Language, known: Known | None) -> Iterator[Asked]:
    if item.kind is Kind.COMPOSITE:
        for left in item.standing:
            yield Asked(item.name, f"What is left open about “{item.text}”?", left.text)
    if item.kind is not Kind.DECISION:
        return
    choice, said = language.choices.choice_in(item.text), ALL_SAID
    if known:
        said = known.said.get(item.name, NOTHING_SAID)
    turn = "" if item.reversal == language.choices.turned_by("", "") else item.reversal
    for question, answer, was_said in (
        (f"Why “{item.text}”?", choice.why or item.path, said.why),
        (f"Instead of what “{item.text}”?", choice.left, said.left),
        (f"What would reverse “{item.text}”?", turn, said.turn),
    ):
        if answer or was_said:
            yield Asked(item.name, question, answer)


def _talked_of(sheet: Sheet, language: Language, talk: RecentTalk) -> Iterator[Asked]:
    """What was settled of late, and what most was said about: a line of the file must hold it."""
    lines = [(item.text, language.words.telling_words(item.text)) for item in sheet.items()]
    for sentence in talk.settled:
        words = language.words.telling_words(sentence)
        near = [text for text, held in lines if len(words & held) * 2 > len(words)]
        if words:
            yield Asked("", f"What came of “{sentence}”?", next(iter(near), ""))
    for topic in talk.topics:
        stem = language.stems.stem(topic)
        near = [text for text, held in lines if stem in held]
        yield Asked("", f"What is known about “{topic}”?", next(iter(near), ""))


def _texts(sheet: Sheet, kinds: Collection[Kind]) -> str:
    return "; ".join(item.text for item in sheet.items() if item.kind in kinds)
