"""Utterances: a session in the pieces that are judged one by one (discourse segmentation)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from reverie.domain.intake.material import own_words
from reverie.domain.intake.note_line import NOTE_LINE, notes_in
from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Kind
from reverie.domain.values.utterance import Form, Utterance

SPEAKS = (Voice.PERSON, Voice.AGENT)
LONG_POINT = 320
"""Characters from which on the sentences of a point are judged one by one."""
WRAPPED = 60
"""Characters from which on a line may go on with the next one."""
ANSWER_WORDS = 14
"""Words of an answer that is understood only with its question."""
ASKED_CHARS = 300
"""Characters of a question that are told with its answer."""
ASKING_CHARS = 6_000
"""Characters of a message that are looked at for what it asks about."""
NONE = "none"
LAST = ""
"""The number under which the question that was asked last is found."""

_HEADING = re.compile(r"\s{0,3}#{1,6}\s+(.+)|\s*\*\*([^*\n]{1,160})\*\*:?\s*$")
_POINT = re.compile(r"(\s*)(?:[-*•+]|(\d{1,3}|[a-h](?=\)))[.)])\s+(?:\[[ xX✓]\]\s+)?(.*)")
_CHOSEN = re.compile(r"\W*(?:option |number |#)?([a-h]|\d{1,2})[.)!]?\s*", re.IGNORECASE)
_PLACE = re.compile(r"\W*(?:the )?(former|latter|first|second|third|last)\b", re.IGNORECASE)
_IN_LINE = re.compile(r"(?:^|\s)(\d{1,2})[.):]?\s+(?=\D)")
_DRESS = re.compile(r"\*\*|__|(?<!\w)[*_](?=\w)|(?<=[\w.!?:])[*_](?!\w)")


class _Block(NamedTuple):
    """A paragraph, a point of a list or a note, under its heading."""

    text: str
    form: Form
    head: str = ""
    number: str = ""
    """That of a numbered point."""


class _Asked(NamedTuple):
    question: str
    episode: int
    topics: frozenset[str] = frozenset()
    """What the message that asked is about; only of its last question."""


def utterances(episodes: Sequence[Episode], language: Language = DEFAULT) -> list[Utterance]:
    """All that persons and agents say in a session in their own words, piece by piece."""
    spoken = [e for e in episodes if e.voice in SPEAKS or _relays(e)]
    last = {episode.voice: episode.number for episode in spoken}
    found: list[Utterance] = []
    asked: dict[str, _Asked] = {}
    for place, episode in enumerate(spoken):
        by_person = episode.voice is Voice.PERSON
        blocks = list(_blocks(own_words(episode.text), episode.voice))
        if by_person and asked:
            blocks = list(_answers(blocks, asked))
        said = list(_pieces(blocks, episode, asked if by_person else {}, language))
        ends_turn = place + 1 == len(spoken) or spoken[place + 1].voice is not episode.voice
        ends_session = last[episode.voice] == episode.number
        found += _placed(said, ends_turn=ends_turn, ends_session=ends_session)
        asked = {} if by_person else {**asked, **_asked(blocks, episode, language)}
    return found


def _relays(episode: Episode) -> bool:
    """Whether an episode is an agent's note in a tool's words, which are nobody's otherwise."""
    return episode.voice is Voice.TOOL and bool(notes_in(episode.text))


def _answers(blocks: Sequence[_Block], asked: Mapping[str, _Asked]) -> Iterator[_Block]:
    """The blocks of a reply: several answers in a line one by one, an option by its words."""
    for block in blocks:
        option = asked.get(_chosen(block.text, [number for number in asked if number]))
        parts = _IN_LINE.split(f" {block.text}")
        if option and LAST in asked:
            yield _Block(option.question, Form.ANSWER, "", LAST)
        elif len(parts) > 4 and not parts[0].strip() and all(n in asked for n in parts[1::2]):
            for number, words in zip(parts[1::2], parts[2::2], strict=True):
                yield _Block(words.strip(" ,;"), Form.POINT, "", number)
        else:
            yield block


def _chosen(text: str, numbers: Sequence[str]) -> str:
    """Which of some numbered options a reply names, by number, letter or place; else none."""
    if named := _CHOSEN.fullmatch(text):
        return named[1].lower()
    place = _PLACE.match(text)
    if place is None or len(numbers) < 2:
        return NONE
    at = {"former": 0, "first": 0, "second": 1, "third": 2}.get(place[1].lower(), -1)
    return numbers[at] if at < len(numbers) else NONE


def _blocks(text: str, voice: Voice) -> Iterator[_Block]:
    """The paragraphs and points of a message, each under its heading or lead-in."""
    heading, lead, above = "", "", ""
    for number, depth, form, words in _joined_lines(text, voice):
        if form is None:
            heading, lead, above = words, "", ""
        elif form is Form.POINT:
            head = above if depth and above else lead or heading
            yield _Block(words, form, head, number)
            above = above if depth else words
        else:
            yield _Block(words, form, heading)
            lead, above = (words if words.endswith(":") else ""), ""


def _joined_lines(text: str, voice: Voice) -> Iterator[tuple[str, int, Form | None, str]]:
    """Headings (without a form), points with number and depth, notes and paragraphs."""
    held: tuple[str, int, Form | None, list[str]] | None = None
    for line in [*text.splitlines(), ""]:
        point, heading, note = _POINT.match(line), _HEADING.match(line), NOTE_LINE.match(line)
        is_new = bool(point or heading or note) or not line.strip()
        if held and not is_new and _goes_on(held[3][-1], voice):
            held[3].append(line)
            continue
        if held:
            yield held[0], held[1], held[2], _bare(" ".join(held[3]))
        if not line.strip():
            held = None
        elif note and voice is not Voice.PERSON:
            held = ("", 0, Form.NOTE, [note[1]])
        elif point and point[3]:
            held = (point[2] or "", len(point[1].expandtabs()) // 2, Form.POINT, [point[3]])
        elif heading:
            held = ("", 0, None, [heading[1] or heading[2]])
        else:
            held = ("", 0, Form.SENTENCE, [line])


def _goes_on(line: str, voice: Voice) -> bool:
    """Whether a paragraph goes on after a line: an agent's does; a person's if it was full."""
    return voice is Voice.AGENT or len(line.rstrip()) >= WRAPPED


def _bare(text: str) -> str:
    return " ".join(_DRESS.sub("", text).split())


def _pieces(
    blocks: Sequence[_Block], episode: Episode, asked: Mapping[str, _Asked], language: Language
) -> Iterator[Utterance]:
    """The utterances of a message; an answer with what it answers."""
    is_short = sum(len(block.text.split()) for block in blocks) <= ANSWER_WORDS
    for block in blocks:
        question = asked.get(block.number or LAST) if block.number or is_short else None
        if question and _answers_it(block, question, language):
            yield Utterance(
                block.text,
                episode.voice,
                episode.number,
                Form.ANSWER,
                question=clipped(question.question, ASKED_CHARS),
                asked_in=question.episode,
                by_number=bool(block.number) or block.form is Form.ANSWER,
            )
            continue
        is_whole = block.form is Form.NOTE or (
            block.form is Form.POINT and len(block.text) < LONG_POINT
        )
        parts = language.sentences.sentences
        if episode.voice is Voice.PERSON:
            parts = language.sentences.loose
        for text in [block.text] if is_whole else parts(block.text):
            yield Utterance(text, episode.voice, episode.number, block.form, block.head)


def _answers_it(block: _Block, asked: _Asked, language: Language) -> bool:
    """Whether a block settles what was asked: an option, a numbered answer, or words of it."""
    if block.form is Form.ANSWER:
        return True
    if block.number or len(block.text.split()) > ANSWER_WORDS:
        return bool(block.number) and len(block.text.split()) <= ANSWER_WORDS
    retention = language.retention
    is_told = retention.kind_of_answer(asked.question, block.text) is Kind.FACT
    is_about = not asked.topics.isdisjoint(language.words.topic_words(block.text))
    return is_told or (is_about and retention.is_a_choice(asked.question))


def _asked(blocks: Sequence[_Block], episode: Episode, language: Language) -> dict[str, _Asked]:
    """What a message asks: its numbered points by their number, and its last question."""
    found = {b.number: _Asked(b.text, episode.number) for b in blocks if b.number}
    asking = [
        sentence
        for block in blocks
        for sentence in language.sentences.sentences(block.text)
        if language.speech.ends_asking(sentence)
    ]
    if not asking or not (found or language.retention.is_a_choice(asking[-1])):
        return {}
    topics = language.words.topic_words(episode.text[:ASKING_CHARS])
    return {**found, LAST: _Asked(asking[-1], episode.number, topics)}


def _placed(
    said: Sequence[Utterance], *, ends_turn: bool, ends_session: bool
) -> Iterator[Utterance]:
    """The utterances of a message with their neighbours and their place."""
    for nth, one in enumerate(said):
        yield replace(
            one,
            before=said[nth - 1].text if nth else "",
            after=said[nth + 1].text if nth + 1 < len(said) else "",
            nth=nth,
            of=len(said),
            ends_turn=ends_turn,
            ends_session=ends_session,
        )
