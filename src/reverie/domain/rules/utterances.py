"""Utterances: a session in the pieces that are judged one by one (discourse segmentation)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache

from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.answers import ANSWER_WORDS, Agenda, Asked, as_answers, settled_by
from reverie.domain.rules.assent import Advice, advised, as_assented, weighed
from reverie.domain.rules.background import (
    Turn,
    may_be_told,
    stems_printed,
    turn_of,
    with_background,
)
from reverie.domain.rules.blocks import Block, message_of
from reverie.domain.rules.breaths import in_one_breath
from reverie.domain.rules.manners import is_short_talk, spoken_in
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.utterance import Form, Utterance

LONG_POINT = 320
"""Characters from which on the sentences of a point are judged one by one."""
SHORT_MESSAGE = 500
"""Characters of a message that is taken in one mood."""
ASKED_CHARS = 300
"""Characters of a question that are told with its answer."""


def utterances(episodes: Sequence[Episode], language: Language = DEFAULT) -> list[Utterance]:
    """All that persons and agents say in a session in their own words, piece by piece."""
    spoken = spoken_in(episodes)
    last = {episode.voice: episode.number for episode in spoken}
    is_alone, is_short = len(last) == 1, is_short_talk(spoken)
    found: list[Utterance] = []
    agenda, turn = Agenda(), Turn()
    advice: Advice | None = None
    printed = cache(lambda: stems_printed(episodes, language))
    for place, episode in enumerate(spoken):
        by_person, message = episode.voice is Voice.PERSON, message_of(episode, language)
        asked = agenda.met_by(message.blocks) if by_person else {}
        blocks = list(as_answers(message.blocks, asked, language)) if asked else message.blocks
        said = list(_pieces(blocks, episode, asked, language))
        if by_person and said:
            said[0] = as_assented(said[0], advice, printed, language)
        if is_short and by_person:
            said = in_one_breath(said, language)
        is_last = place + 1 == len(spoken)
        ends_turn = is_alone or is_last or spoken[place + 1].voice is not episode.voice
        ends_session = last[episode.voice] == episode.number
        whole = [with_background(said, nth, turn, language) for nth in range(len(said))]
        replies = any(one.replies_to for one in whole)
        if replies and not may_be_told(turn, printed, language):
            whole = [with_background(said, nth, Turn(), language) for nth in range(len(said))]
        found += _placed(whole, ends_turn=ends_turn, ends_session=ends_session)
        if episode.voice is Voice.TOOL:
            continue  # nobody answers a tool, or assents to it
        if by_person:
            advice = weighed(message.blocks, language)
        else:
            advice = advised(advice, episode, message.blocks, language)
        agenda = Agenda() if by_person else agenda.after(episode, message, language)
        turn = Turn() if by_person else turn_of(message.blocks, episode.number, language)
    return found


def _pieces(
    blocks: Sequence[Block], episode: Episode, asked: Mapping[str, Asked], language: Language
) -> Iterator[Utterance]:
    """The utterances of a message; an answer with what it answers."""
    is_short = sum(len(block.text.split()) for block in blocks) <= ANSWER_WORDS
    for block in blocks:
        settled = settled_by(block, asked, language, is_short=is_short) if asked else None
        if settled:
            yield Utterance(
                block.text,
                episode.voice,
                episode.number,
                Form.ANSWER,
                question=clipped(settled.question, ASKED_CHARS),
                asked_in=settled.episode,
                by_number=_is_by_number(block, language),
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


def _is_by_number(block: Block, language: Language) -> bool:
    """Whether an answer names a question or an option by its number, or by its place."""
    is_numbered = bool(block.number) or block.form is Form.ANSWER
    return is_numbered or language.choices.place_taken(block.text) is not None


def _placed(
    said: Sequence[Utterance], *, ends_turn: bool, ends_session: bool
) -> Iterator[Utterance]:
    """The utterances of a message with their neighbours and their place."""
    is_short = sum(len(one.text) for one in said) <= SHORT_MESSAGE
    for nth, one in enumerate(said):
        near = said if is_short else said[max(0, nth - 1) : nth + 2]
        yield replace(
            one,
            beside="\n".join(other.text for other in near if other is not one),
            before=said[nth - 1].text if nth else "",
            after=said[nth + 1].text if nth + 1 < len(said) else "",
            nth=nth,
            of=len(said),
            ends_turn=ends_turn,
            ends_session=ends_session,
        )
