"""Sign table: what a language shows of whether words are to last, and what each sign is worth."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from reverie.domain.language.pattern import Table
from reverie.domain.values.manner import Manner

Signs = Mapping[str, re.Pattern[str]]
"""Patterns by the names of the signs that the judge weighs; the names are of no language."""
Line = tuple[float, Mapping[str, float]]
"""A bias, and what each sign adds to the log-odds."""


class SignTable(Table):
    """What utterances, headings and replies show, and what each sign is worth to the judge."""

    of_a_person: Signs
    of_a_mood: Signs
    """How a person means it: in earnest or not, by whom, for how long."""
    of_an_agent: Signs
    of_a_head: Signs
    of_a_reply: Signs
    person_weights: Callable[[Manner], Line]
    agent_weights: Callable[[Manner], Line]
    kinds: Callable[[], Mapping[str, Line]]
    """The line for each kind that a person's words may be, by the name of the kind."""
