"""Incident: one piece of evidence about a subject, from what happened in a session."""

from __future__ import annotations

from reverie.domain.formulas.codes import Tag
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.source import Source
from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Incident:
    """That something served or failed, how much that matters, and where it is known from."""

    subject: str
    family: str
    """A Family by its name, in small letters."""
    tag: Tag
    appraisal: Appraisal
    session: str
    source: Source
