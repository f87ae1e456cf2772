"""The row of a memory as it is written: its columns, and what is derived to find it by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.domain.intake.moment import as_milliseconds
from reverie.domain.language import DEFAULT
from reverie.domain.rules.contradict import subject_of
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.rules.replay import scramble_of, still_priority_of
from reverie.settings import Settings
from reverie.stores.columns import (
    Row,
    appraisal_row,
    ending_row,
    json_column,
    salience_row,
    strength_row,
    texture_column,
    use_row,
)

if TYPE_CHECKING:
    from reverie.domain.values.appraisal import Appraisal
    from reverie.domain.values.memory import Memory, Wording

_BY_DEFAULT = Settings()
"""The weights by which the still part of a priority is indexed."""


def memory_row(memory: Memory) -> Row:
    """A memory in the order of MEMORY."""
    return (
        memory.number,
        memory.name,
        memory.session,
        as_milliseconds(memory.born),
        json_column(memory.sources),
        *appraisal_row(memory.appraisal),
        memory.tagged,
        *wording_row(memory.wording)[:3],
        memory.layer.value,
        *salience_row(memory.salience),
        *strength_row(memory.strength),
        fingerprint(memory.text),
        texture_column(memory.wording.texture),
        *ending_row(memory.ending),
        subject_of(memory.text),
        still_of(memory.appraisal, memory.tagged),
        scramble_of(memory.number),
        *use_row(memory.use),
        DEFAULT.rules,
    )


def wording_row(wording: Wording) -> Row:
    """A wording in the order of WORDING."""
    mark, texture = fingerprint(wording.text), texture_column(wording.texture)
    derived = (subject_of(wording.text), DEFAULT.rules)
    return (wording.kind.value, wording.text, wording.by.value, mark, texture, *derived)


def still_of(appraisal: Appraisal, tagged: bool) -> int:
    """The still part of a priority, as it is indexed."""
    return still_priority_of(appraisal, tagged, _BY_DEFAULT)
