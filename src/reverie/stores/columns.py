"""Columns: how the values of a mind are laid out in rows of a table, and read back."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from reverie.domain.intake.moment import as_milliseconds, from_milliseconds
from reverie.domain.values.appraisal import Appraisal, Channel, GoalRelation
from reverie.domain.values.ending import End, Ending
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
from reverie.domain.values.texture import PLAIN, Aspect, Confidence, Texture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reverie.domain.journal.change import Place

Row = tuple[Any, ...]
_EPISODES = re.compile(r'"episode:(\d+)"')

APPRAISAL = "importance, valence, arousal, threat, goal, channel, reliability"
WORDING = "kind, text, author, mark, texture, subject, rules"
ENDING = "ended, ended_session, ended_by, ended_why"
SALIENCE = "salience, since"
USE = "used, used_at, used_session, tagged_by_use"
STRENGTH = "strength, replays, night, times, permanent"
MEMORY = (
    f"number, name, session, born, sources, {APPRAISAL}, tagged, "
    f"kind, text, author, layer, {SALIENCE}, {STRENGTH}, mark, texture, {ENDING}, subject, "
    f"still, scramble, {USE}, rules"
)

ID_BITS, TEXT_BITS = 36, 6
"""Bits of an episode's number in the id of a row, and of a text's place among several."""

_GOALS = {goal.value: goal for goal in GoalRelation}
_CHANNELS = {channel.value: channel for channel in Channel}
_KINDS = {kind.value: kind for kind in Kind}
_AUTHORS = {author.value: author for author in Author}
_LAYERS = tuple(Layer)
_ENDS = {end.value: end for end in End}
_decoded = json.JSONDecoder().raw_decode


def marks(count: int) -> str:
    """As many question marks, for a statement."""
    return ", ".join("?" * count)


def models_column(models: Sequence[str]) -> str:
    """Which models have seen a unit, one after the other; what begins so has these too."""
    return "".join(f"{model};" for model in models)


def id_of(agent: int, episode: int) -> int:
    """The row an episode has in the full-text tables: the agent's number, then its own."""
    return agent << ID_BITS | episode


def place_column(place: Place) -> str:
    """A place as the text it is ordered and found by."""
    return json_column(place)


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


def use_row(use: Use) -> Row:
    """A use in the order of USE."""
    return (use.times, as_milliseconds(use.at) if use.at else None, use.session, use.tagged)


def _use_from(row: Row) -> Use:
    return Use(row[0], None if row[1] is None else from_milliseconds(row[1]), row[2], bool(row[3]))


def ending_row(ending: Ending | None) -> Row:
    """An ending in the order of ENDING."""
    if ending is None:
        return (None, None, None, "")
    return (ending.how.value, ending.session, ending.by, ending.why)


def json_column(value: object) -> str:
    """A value as JSON, the same bytes for the same value."""
    import msgspec

    return msgspec.json.encode(value).decode()


def texts_from(column: str) -> list[str]:
    """The texts of a column that holds several."""
    texts: list[str] = _decoded(column)[0] if column != "[]" else []
    return texts


def sources_from(column: str) -> tuple[Source, ...]:
    """The sources of a column."""
    return tuple(map(Source, texts_from(column)))


def episodes_from(column: str) -> list[int]:
    """The numbers of the episodes among the sources of a column, which is not decoded whole."""
    return list(map(int, _EPISODES.findall(column)))


def texture_column(texture: Texture) -> str:
    """A texture as JSON; a plain one is nothing."""
    return "" if texture == PLAIN else json_column(texture)


def _texture_from(column: str) -> Texture:
    if not column:
        return PLAIN
    told = json.loads(column)
    sure, aspect = told.get("confidence"), told.get("aspect")
    told["confidence"] = Confidence(sure) if sure else None
    told["aspect"] = Aspect(aspect) if aspect else None
    told["anchors"] = tuple(told.get("anchors", ()))
    return Texture(**told)


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
