"""Columns: how the values of a mind are laid out in rows of a table, and read back."""

from __future__ import annotations

from typing import Any

import msgspec

from reverie.domain.intake.moment import as_milliseconds, from_milliseconds
from reverie.domain.journal.change import Place
from reverie.domain.language import DEFAULT
from reverie.domain.rules.contradict import subject_of
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.rules.replay import scramble_of, still_priority_of
from reverie.domain.values.appraisal import Appraisal, Channel, GoalRelation
from reverie.domain.values.boundary import Boundary
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.link import Link, LinkKind
from reverie.domain.values.memory import (
    UNUSED,
    Author,
    Kind,
    Layer,
    Memory,
    Salience,
    Strength,
    Use,
    Wording,
)
from reverie.domain.values.source import Source
from reverie.domain.values.texture import PLAIN, Texture
from reverie.domain.values.tone import Tone
from reverie.settings import Settings

Row = tuple[Any, ...]

APPRAISAL = "importance, valence, arousal, threat, goal, channel, reliability"
WORDING = "kind, text, author, mark, texture, subject, rules"
ENDING = "ended, ended_session, ended_by, ended_why"
TONE = "session, mood, style, turns, carry_forward, calibration, author, sources"
SALIENCE = "salience, since"
USE = "used, used_at, used_session, tagged_by_use"
STRENGTH = "strength, replays, night, times, permanent"
MEMORY = (
    f"number, name, session, born, sources, {APPRAISAL}, tagged, "
    f"kind, text, author, layer, {SALIENCE}, {STRENGTH}, mark, texture, {ENDING}, subject, "
    f"still, scramble, {USE}, rules"
)
GLOSS = "fact, statements, questions, before, after, dates, tells, boundary, rules"
LINK = "a, b, kind, weight, night, n, way"

ID_BITS, TEXT_BITS = 36, 6
"""Bits of an episode's number in the id of a row, and of a text's place among several."""

_GOALS = {goal.value: goal for goal in GoalRelation}
_CHANNELS = {channel.value: channel for channel in Channel}
_KINDS = {kind.value: kind for kind in Kind}
_AUTHORS = {author.value: author for author in Author}
_LINK_KINDS = {kind.value: kind for kind in LinkKind}
_LAYERS = tuple(Layer)
_ENDS = {end.value: end for end in End}
_SOURCES = msgspec.json.Decoder(list[str])
_TEXTURE = msgspec.json.Decoder(Texture)
_BY_DEFAULT = Settings()
"""The weights by which the still part of a priority is indexed."""


def marks(count: int) -> str:
    """As many question marks, for a statement."""
    return ", ".join("?" * count)


def id_of(agent: int, episode: int) -> int:
    """The row an episode has in the full-text tables: the agent's number, then its own."""
    return agent << ID_BITS | episode


def place_column(place: Place) -> str:
    """A place as the text it is ordered and found by."""
    return msgspec.json.encode(place).decode()


def memory_row(memory: Memory) -> Row:
    """A memory in the order of MEMORY."""
    return (
        memory.number,
        memory.name,
        memory.session,
        as_milliseconds(memory.born),
        msgspec.json.encode(memory.sources).decode(),
        *appraisal_row(memory.appraisal),
        memory.tagged,
        *wording_row(memory.wording)[:3],
        memory.layer.value,
        *salience_row(memory.salience),
        *strength_row(memory.strength),
        fingerprint(memory.text),
        _texture_column(memory.wording.texture),
        *ending_row(memory.ending),
        subject_of(memory.text),
        still_of(memory.appraisal, memory.tagged),
        scramble_of(memory.number),
        *use_row(memory.use),
        DEFAULT.rules,
    )


def memory_from(row: Row) -> Memory:
    """A memory from the columns of MEMORY."""
    return Memory(
        number=row[0],
        name=row[1],
        session=row[2],
        born=from_milliseconds(row[3]),
        sources=sources_from(row[4]),
        appraisal=appraisal_from(row[5:12]),
        tagged=bool(row[12]),
        wording=Wording(_KINDS[row[13]], row[14], _AUTHORS[row[15]], _texture_from(row[25])),
        layer=_LAYERS[row[16]],
        salience=Salience(row[17], row[18]),
        strength=Strength(*row[19:24]),
        ending=Ending(_ENDS[row[26]], *row[27:30]) if row[26] else None,
        use=_use_from(row[33:37]) if row[33] or row[36] else UNUSED,
    )


def still_of(appraisal: Appraisal, tagged: bool) -> int:
    """The still part of a priority, as it is indexed."""
    return still_priority_of(appraisal, tagged, _BY_DEFAULT)


def use_row(use: Use) -> Row:
    """A use in the order of USE."""
    return (use.times, as_milliseconds(use.at) if use.at else None, use.session, use.tagged)


def _use_from(row: Row) -> Use:
    return Use(row[0], None if row[1] is None else from_milliseconds(row[1]), row[2], bool(row[3]))


def wording_row(wording: Wording) -> Row:
    """A wording in the order of WORDING."""
    mark, texture = fingerprint(wording.text), _texture_column(wording.texture)
    derived = (subject_of(wording.text), DEFAULT.rules)
    return (wording.kind.value, wording.text, wording.by.value, mark, texture, *derived)


def ending_row(ending: Ending | None) -> Row:
    """An ending in the order of ENDING."""
    if ending is None:
        return (None, None, None, "")
    return (ending.how.value, ending.session, ending.by, ending.why)


def tone_row(tone: Tone) -> Row:
    """A tone in the order of TONE."""
    return (
        tone.session,
        tone.mood,
        tone.style,
        msgspec.json.encode(tone.turns).decode(),
        tone.carry_forward,
        tone.calibration,
        tone.by.value,
        msgspec.json.encode(tone.sources).decode(),
    )


def tone_from(row: Row) -> Tone:
    """A tone from the columns of TONE."""
    turns, by = tuple(_SOURCES.decode(row[3])), _AUTHORS[row[6]]
    return Tone(row[0], row[1], row[2], turns, row[4], row[5], by, sources_from(row[7]))


def gloss_row(gloss: Gloss) -> Row:
    """A gloss in the order of GLOSS."""
    statements, questions, tells = (
        msgspec.json.encode(texts).decode()
        for texts in (gloss.statements, gloss.questions, gloss.tells)
    )
    return (
        gloss.fact,
        statements,
        questions,
        gloss.before,
        gloss.after,
        gloss.dates,
        tells,
        gloss.boundary,
        gloss.rules,
    )


def gloss_from(row: Row) -> Gloss:
    """A gloss from the columns of GLOSS."""
    statements, questions, tells = (tuple(texts_from(row[n])) for n in (1, 2, 6))
    boundary = Boundary(row[7]) if row[7] else None
    return Gloss(row[0], statements, questions, row[3], row[4], row[5], tells, boundary, row[8])


def texts_from(column: str) -> list[str]:
    """The texts of a column that holds several."""
    return _SOURCES.decode(column)


def sources_from(column: str) -> tuple[Source, ...]:
    """The sources of a column."""
    return tuple(map(Source, _SOURCES.decode(column)))


def _texture_column(texture: Texture) -> str:
    return "" if texture == PLAIN else msgspec.json.encode(texture).decode()


def _texture_from(column: str) -> Texture:
    return _TEXTURE.decode(column) if column else PLAIN


def salience_row(salience: Salience) -> Row:
    """A salience in the order of SALIENCE."""
    return (salience.points, salience.since)


def strength_row(strength: Strength) -> Row:
    """A strength in the order of STRENGTH."""
    return (
        strength.points,
        strength.replays,
        strength.night,
        strength.times,
        strength.permanent,
    )


def appraisal_row(appraisal: Appraisal) -> Row:
    """An appraisal in the order of APPRAISAL."""
    return (
        appraisal.importance,
        appraisal.valence,
        appraisal.arousal,
        appraisal.threat,
        appraisal.goal.value,
        appraisal.channel.value,
        appraisal.reliability,
    )


def appraisal_from(row: Row) -> Appraisal:
    """An appraisal from the columns of APPRAISAL."""
    return Appraisal(row[0], row[1], row[2], row[3], _GOALS[row[4]], _CHANNELS[row[5]], row[6])


def link_row(link: Link) -> Row:
    """A link in the order of LINK."""
    return (link.a, link.b, link.kind.value, link.weight, link.night, link.count, link.way)


def link_from(row: Row) -> Link:
    """A link from the columns of LINK."""
    return Link(row[0], row[1], _LINK_KINDS[row[2]], row[3], row[4], row[5], row[6])
