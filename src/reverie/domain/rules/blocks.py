"""Blocks: a message in its paragraphs, points and notes, each under its heading."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from reverie.domain.intake.material import own_words, without_quotations
from reverie.domain.intake.note_line import NOTE_LINE, notes_in
from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.utterance import Form

WRAPPED = 60
"""Characters from which on a line may go on with the next one."""

_HEADING = re.compile(r"\s{0,3}#{1,6}\s+(.+)|\s*\*\*([^*\n]{1,160})\*\*:?\s*$")
_NUMBERED = re.compile(r"(\d{1,2})[.)]\s+(.+)")
_POINT = re.compile(r"(\s*)(?:[-*•+]|(\d{1,3}|[a-h](?=\)))[.)])\s+(?:\[[ xX✓]\]\s+)?(.*)")
_LINE_DRESS = re.compile(r"(?<=[\w.!?)])[*_]{1,3}$")
_DRESS = re.compile(r"\*\*|__|(?<!\w)[*_](?=\w)|(?<=[\w.!?:])[*_](?!\w)")


class Block(NamedTuple):
    """A paragraph, a point of a list or a note, under its heading."""

    text: str
    form: Form
    head: str = ""
    number: str = ""
    """That of a numbered point."""


class Message(NamedTuple):
    """A message in its blocks, and those of its headings that have a number, each with it."""

    blocks: list[Block]
    numbered_headings: list[tuple[str, str]]


def message_of(episode: Episode, language: Language = DEFAULT) -> Message:
    """What a message says in its writer's own words, its notes as they were written."""
    said = words_of(episode, language)
    blocks = _as_noted(_blocks(said, episode.voice), episode.text)
    return Message(blocks, list(_numbered_headings(said)))


def words_of(episode: Episode, language: Language = DEFAULT) -> str:
    """The own words of whoever speaks, without what a person hands on to have it reworked."""
    said = own_words(episode.text)
    return language.retention.own_part(said) if episode.voice is Voice.PERSON else said


def _numbered_headings(said: str) -> Iterator[tuple[str, str]]:
    for line in said.splitlines():
        heading = _HEADING.match(line)
        if heading and (found := _NUMBERED.match(_bare(heading[1] or heading[2]))):
            yield found[1], found[2]


def _as_noted(blocks: Iterable[Block], text: str) -> list[Block]:
    """The blocks of a message, its notes in their very words, with names and quotations."""
    written = {_bare(without_quotations(note)): _plain(note) for note in notes_in(text)}
    return [
        block._replace(text=written.get(block.text, block.text))
        if block.form is Form.NOTE
        else block
        for block in blocks
    ]


def _plain(note: str) -> str:
    """A note on one line, without the dress in which the whole line may stand."""
    return " ".join(_LINE_DRESS.sub("", note).split())


def _blocks(text: str, voice: Voice) -> Iterator[Block]:
    """The paragraphs and points of a message, each under its heading or lead-in."""
    heading, lead, above = "", "", ""
    for number, depth, form, words in _joined_lines(text, voice):
        if form is None:
            heading, lead, above = words, "", ""
        elif form is Form.POINT:
            head = above if depth and above else lead or heading
            yield Block(words, form, head, number)
            above = above if depth else words
        else:
            yield Block(words, form, heading)
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
