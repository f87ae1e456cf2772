"""Answers: which question, option or numbered point of the turn before a reply settles."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from reverie.domain.language import Language
from reverie.domain.rules.blocks import Block, Message
from reverie.domain.values.episode import Episode
from reverie.domain.values.memory import Kind
from reverie.domain.values.utterance import Form
from reverie.frozen import dataclass

ANSWER_WORDS = 14
"""Words of an answer that is understood only with its question."""
BARE_CHOICE = 4
"""Words of a reply that only names an option."""
CHOICE_WORDS = 6
"""Words of a first sentence that takes one of several things; what follows is its reason."""
ASKING_CHARS = 6_000
"""Characters of a message that are looked at for what it asks about."""
MOST_LISTS = 8
"""The last lists of a turn that a reply may mean."""
NONE = "none"
LAST = ""
"""The number under which the question that was asked last is found."""

_CHOSEN = re.compile(r"\W*(?:option |number |#)?([a-h]|\d{1,2})[.)!]?\s*", re.IGNORECASE)
_NAMED = re.compile(
    r"\W*(?:[^\W\d_][\w']*+\W+){0,6}?(?:(?:option|number) #?|#|\()([a-h]|\d{1,2})\b", re.I
)
_PAUSE = re.compile(r"[,;:] ")
_IN_LINE = re.compile(r"(?:^|\s)(\d{1,2})[.):]?\s+(?=\D)")
_OPTION = re.compile(
    r"(?:\(([1-9a-d])\)|\boption ([1-9a-d])\b[:.]?) (?:is (?:to )?|would be )?", re.IGNORECASE
)
_RUNNING = re.compile(r"(?:^|(?<=\s))()([1-9a-d])[.)] (?=\S)")
"""Options in a line: 1) this 2) that."""


class Asked(NamedTuple):
    """A question or an option, and where it was put."""

    question: str
    episode: int
    topics: frozenset[str] = frozenset()
    """What the message that asked is about; only of its last question."""


Numbered = Mapping[str, Asked]


@dataclass(frozen=True, slots=True)
class Agenda:
    """What the turn before puts to a person: lists of numbered points, and its last question."""

    lists: tuple[Numbered, ...] = ()
    last: Asked | None = None

    def after(self, episode: Episode, message: Message, language: Language) -> Agenda:
        """The agenda when a message of the same turn was said too."""
        blocks = message.blocks
        last = _asked(episode, blocks, language) or self.last
        points = (message.numbered_headings, _points(blocks, language)) if last else ()
        lists = _continued(self.lists, chain(*points, _options(blocks)), episode.number)
        return Agenda(lists, last)

    def met_by(self, blocks: Sequence[Block]) -> dict[str, Asked]:
        """What a reply can mean: the last list that has as many points as it answers."""
        numbers = [n for block in blocks for n in (block.number, *_numbers_in_line(block.text))]
        most = max((int(n) for n in numbers if n.isdigit()), default=1)
        fitting = [some for some in self.lists if len(some) >= most]
        found = dict((fitting or self.lists or ({},))[-1])
        return {**found, LAST: self.last} if self.last else found


def _continued(
    lists: Iterable[Numbered], points: Iterable[tuple[str, str]], episode: int
) -> tuple[Numbered, ...]:
    """Lists with more points: the number that is next goes on with a list, others begin one."""
    grown = [dict(some) for some in lists]
    for number, text in points:
        latest = grown[: -MOST_LISTS - 1 : -1]
        some = next((one for one in latest if _is_next(number, one)), None)
        if some is None:
            grown.append(some := {})
        some[number] = Asked(text, episode)
    return tuple(grown[-MOST_LISTS:])


def _is_next(number: str, some: dict[str, Asked]) -> bool:
    last = next(reversed(some))
    if number.isdigit() != last.isdigit():
        return False
    return int(number) == int(last) + 1 if number.isdigit() else ord(number) == ord(last) + 1


def _points(blocks: Sequence[Block], language: Language) -> Iterator[tuple[str, str]]:
    """The numbered points of a message; what it offers to do next is no option."""
    for block in blocks:
        if block.number:
            is_offer = block.head and not language.retention.is_a_choice(block.head)
            yield block.number, "" if is_offer else block.text


def _options(blocks: Sequence[Block]) -> Iterator[tuple[str, str]]:
    """The options that a paragraph tells one after another: (1) this, (2) that."""
    for block in blocks:
        parts = _OPTION.split(block.text)
        if len(parts) == 1:
            parts = _RUNNING.split(f"{block.number}) {block.text}" if block.number else block.text)
            parts = parts if len(parts) > 4 else parts[:1]
        for first, second, words in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
            said = re.split(r"(?<=[.?!])\s", words.strip(), maxsplit=1)[0]
            yield (first or second).lower(), said.strip(" ,;.")


def _asked(episode: Episode, blocks: Sequence[Block], language: Language) -> Asked | None:
    """The last question of a message, if a reply could settle something by it.

    What it might be, this or that, is put to a person with or without a question mark.
    """
    retention, speech = language.retention, language.speech
    said = [s for block in blocks for s in language.sentences.sentences(block.text)]
    asking = [one for one in said if speech.ends_asking(one)]
    has_points = any(block.number for block in blocks)
    either = [one for one in said[-2:] if retention.names_alternatives(one)]
    named = either[-1] if either else ""
    if asking and not (has_points or named or retention.is_a_choice(asking[-1])):
        return None
    if asking:
        topics = language.words.topic_words(episode.text[:ASKING_CHARS])
        is_told = named and not retention.names_alternatives(asking[-1])
        question = f"{named} {asking[-1]}" if is_told else asking[-1]
        return Asked(question, episode.number, topics)
    return Asked(named, episode.number, language.words.topic_words(named)) if named else None


def as_answers(
    blocks: Sequence[Block], asked: Mapping[str, Asked], language: Language
) -> Iterator[Block]:
    """The blocks of a reply: several answers in a line one by one, an option by its words.

    An option that is taken for a reason is told with it. What is to be done next is no option.
    """
    is_offer = LAST in asked and not language.retention.is_a_choice(asked[LAST].question)
    for block in blocks:
        chosen = NONE if is_offer else _chosen(block.text, asked, language)
        option, numbers = asked.get(chosen), _numbers_in_line(block.text)
        if option and option.question:
            is_bare = len(block.text.split()) <= BARE_CHOICE
            yield (
                Block(option.question, Form.ANSWER, "", LAST)
                if is_bare
                else Block(block.text, Form.ANSWER, "", chosen)
            )
        elif numbers and all(number in asked for number in numbers):
            parts = _IN_LINE.split(f" {block.text}")
            for number, words in zip(parts[1::2], parts[2::2], strict=True):
                yield Block(words.strip(" ,;"), Form.POINT, "", number)
        else:
            yield block


def settled_by(
    block: Block, asked: Mapping[str, Asked], language: Language, *, is_short: bool
) -> Asked | None:
    """What a block of a reply settles: its numbered question, or the last one if it is short."""
    if block.form is Form.ANSWER:
        return asked.get(block.number, Asked("", 0))
    words = len(block.text.split())
    if block.number:
        point = asked.get(block.number) if words <= ANSWER_WORDS else None
        return point if point and point.question else None
    question = asked.get(LAST)
    if question is None:
        return None
    retention = language.retention
    if _takes(block.text, question, language):
        return question
    if not (is_short and words <= ANSWER_WORDS and language.speech.ends_asking(question.question)):
        return None
    is_told = retention.kind_of_answer(question.question, block.text) is Kind.FACT
    is_about = not question.topics.isdisjoint(language.words.topic_words(block.text))
    is_choice = retention.is_a_choice(question.question)
    return question if is_told or (is_about and is_choice) else None


def _takes(text: str, question: Asked, language: Language) -> bool:
    """Whether a reply begins by naming one of several things that were put to choice."""
    if not language.retention.names_alternatives(question.question):
        return False
    if language.choices.place_taken(text) is not None:
        return True
    offered = language.words.topic_words(question.question)
    first = next(iter(language.sentences.loose(text)), "")
    taken = language.choices.taken_in(text)
    parts = (first, _PAUSE.split(first, maxsplit=1)[0], taken)
    return any(_names(part, offered, language) for part in parts)


def _names(words: str, offered: frozenset[str], language: Language) -> bool:
    """Whether a few words name something that was offered, and at most a please beside it."""
    taken = language.words.topic_words(words)
    return len(taken) > len(taken - offered) <= 1 and len(words.split()) <= CHOICE_WORDS


def _numbers_in_line(text: str) -> list[str]:
    """The numbers of a line that answers several questions at once; else none."""
    parts = _IN_LINE.split(f" {text}")
    return parts[1::2] if len(parts) > 4 and not parts[0].strip() else []


def _chosen(text: str, asked: Mapping[str, Asked], language: Language) -> str:
    """Which of some numbered options a reply names, by number, letter or place; else none.

    Whoever begins with "first" answers only where something was asked.
    """
    if named := _CHOSEN.fullmatch(text) or _NAMED.match(text):
        return named[1].lower()
    at, numbers = language.choices.place_taken(text), [number for number in asked if number]
    if at is None or len(numbers) < 2 or LAST not in asked:
        return NONE
    return numbers[at] if at < len(numbers) else NONE
