"""Fitted: the lines of the judge, put together from the weights of signs and of words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from reverie.domain.language.english.kind_weights import (
    BIASES,
    ORDER,
    WEIGHTS,
    WORDLESS_BIASES,
    WORDLESS_WEIGHTS,
)
from reverie.domain.language.english.sign_weights import (
    AGENT,
    AGENT_BIAS,
    AGENT_TALK,
    AGENT_TALK_BIAS,
    BRIEF,
    BRIEF_BIAS,
    PERSON,
    PERSON_BIAS,
    TALK,
    TALK_BIAS,
)
from reverie.domain.language.sign_table import Line
from reverie.domain.language.word_signs import sign_of
from reverie.domain.values.manner import Manner

HUNDREDTHS = 100
"""How the weights of words are written down."""


def person_line(manner: Manner) -> Line:
    """What is worth keeping of a person's words."""
    return (PERSON_BIAS, PERSON) if manner is Manner.WORK else _with_runs(manner)


def agent_line(manner: Manner) -> Line:
    """What is worth keeping of an agent's words."""
    return (AGENT_TALK_BIAS, AGENT_TALK) if manner is Manner.TALK else (AGENT_BIAS, AGENT)


@cache
def _with_runs(manner: Manner) -> Line:
    """The line of a manner in which words count, in runs."""
    bias, signs = (TALK_BIAS, TALK) if manner is Manner.TALK else (BRIEF_BIAS, BRIEF)
    return bias, {**signs, **_runs()}


@cache
def _runs() -> Mapping[str, float]:
    from reverie.domain.language.english.run_weights import ROWS

    runs = {}
    for line in ROWS.strip().splitlines():
        weight, *some = line.split("\t")
        runs.update(dict.fromkeys(map(sign_of, some), int(weight) / HUNDREDTHS))
    return runs


@cache
def kind_lines() -> Mapping[str, Line]:
    """Of which kind a person's words are, by signs and words."""
    words = _words()
    return {
        kind: (bias, weights | {sign: row[n] for sign, row in words.items()})
        for n, (kind, (bias, weights)) in enumerate(_lines(BIASES, WEIGHTS).items())
    }


@cache
def wordless_kind_lines() -> Mapping[str, Line]:
    """The same by signs alone, for other languages."""
    return _lines(WORDLESS_BIASES, WORDLESS_WEIGHTS)


def _lines(
    biases: Sequence[float], weights: Mapping[str, tuple[float, ...]]
) -> dict[str, tuple[float, dict[str, float]]]:
    return {
        kind: (biases[n], {name: row[n] for name, row in weights.items()})
        for n, kind in enumerate(ORDER)
    }


@cache
def _words() -> Mapping[str, tuple[float, ...]]:
    """What each word adds to the odds of each kind."""
    from reverie.domain.language.english.word_weights import ROWS

    rows = (line.rsplit("\t", 1) for line in ROWS.strip().splitlines())
    return {
        sign_of(word): tuple(int(number) / HUNDREDTHS for number in numbers.split())
        for word, numbers in rows
    }
