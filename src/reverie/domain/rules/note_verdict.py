"""Note verdict: what a line `Noted: …` of an agent may become, and which words it rests on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.sources import resting_on, said_in
from reverie.domain.rules.whose_words import (
    HALF,
    LESS,
    THEIRS,
    Verdict,
    backing,
    goes_beyond,
    reads_as_a_rule,
    retold,
    shared_words,
)
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import ONLY_FROM_A_PERSON, Kind

A_TOOLS = 0.8
"""The share of the telling words of a note that makes it a tool's."""
_ASIDE = re.compile(r"\(([^()]{1,300})\)")


def noted(
    text: str,
    kind: Kind,
    note: Episode,
    earlier: Sequence[Episode],
    language: Language = DEFAULT,
    *,
    is_hearsay: bool = False,
) -> tuple[Verdict, tuple[int, ...]]:
    """What an agent's note may be, and the episodes it rests on, its own last.

    A rule is one as far as the persons of that exchange said it, in these or other words; beyond
    that it is the agent's finding. What the user is said to have decided or confirmed must be
    theirs by some words at least. What a tool told and no person is held back as the tool's.
    """
    held = Verdict(Kind.DOUBT, held=True), (note.number,)
    exchange = _exchange(earlier)
    persons = [e for e in exchange if e.voice is Voice.PERSON]
    said, body = language.retention.reported(_without_asides(text, language))
    if note.voice is Voice.TOOL:
        return held
    if is_hearsay or _is_a_tools(body, exchange, language):
        return held[0], (*_printed_in(body, earlier, language), note.number)
    kind = said or kind
    sources = _sources(body, note, exchange, language)
    everyone = [e for e in earlier if e.voice is Voice.PERSON]
    rules_aside = _ASIDE.search(body) is not None  # any other is gone
    if rules_aside or kind in ONLY_FROM_A_PERSON or reads_as_a_rule(body, language):
        if saying := backing(body, persons, language):
            return Verdict(kind), (*(e.number for e in saying), note.number)
        tools = [e for e in exchange if e.voice is Voice.TOOL]
        finding = retold(body, kind, [*everyone, *tools], language)
        finding = finding or _found(body, everyone, tools, language)
        return (Verdict(finding), sources) if finding else held
    if said and shared_words(body, everyone, language) < THEIRS:
        return held
    return Verdict(LESS.get(kind, kind)), sources


def _without_asides(text: str, language: Language) -> str:
    """A note without what stands in brackets, which gives examples, unless that is a rule."""
    rules = any(reads_as_a_rule(aside[1], language) for aside in _ASIDE.finditer(text))
    return text if rules else " ".join(_ASIDE.sub(" ", text).split())


def _found(
    body: str, persons: Sequence[Episode], tools: Sequence[Episode], language: Language
) -> Kind | None:
    """What an agent found out to be needed: it orders nobody, and no tool told it so."""
    is_relayed = shared_words(body, tools, language) >= HALF
    return None if is_relayed or goes_beyond(body, persons, language) else Kind.INSIGHT


def _is_a_tools(body: str, exchange: Sequence[Episode], language: Language) -> bool:
    """Whether a note is made of what tools printed, and not of what persons said."""
    by_tools, by_persons = (
        shared_words(body, [e for e in exchange if e.voice is voice], language)
        for voice in (Voice.TOOL, Voice.PERSON)
    )
    return by_tools >= A_TOOLS and by_persons < HALF


def _printed_in(body: str, earlier: Sequence[Episode], language: Language) -> list[int]:
    """The tool's episode that says most of a note, if a tool printed it."""
    tools = [e for e in earlier if e.voice is Voice.TOOL]
    shares = {e.number: shared_words(body, [e], language) for e in tools}
    best = max(shares, key=shares.__getitem__, default=0)
    return [best] if shares.get(best, 0.0) >= HALF else []


def _sources(
    body: str, note: Episode, exchange: Sequence[Episode], language: Language
) -> tuple[int, ...]:
    """What a note sums up: the words it answers, what else was said of it, and the note itself."""
    asked = [e.number for e in exchange if e.voice is Voice.PERSON][-1:]
    said = said_in((e for e in exchange if e.number != note.number), language)
    return (*resting_on(body, asked, said, language), note.number)


def relays(note: str, heard: Iterable[str], typed: str, language: Language = DEFAULT) -> bool:
    """Whether a note is made of what tools said since a person typed, and not of what was typed."""
    words = language.words.stems_of(note)
    if not words:
        return False
    unheard = words.difference(*(_stems_heard(answer, language) for answer in heard))
    by_tools = 1 - len(unheard) / len(words)
    by_person = len(words & language.words.stems_of(typed)) / len(words)
    return by_tools >= A_TOOLS and by_person < HALF


@lru_cache(maxsize=64)
def _stems_heard(answer: str, language: Language) -> frozenset[str]:
    """What a tool's answer says; all that is thought over it is compared with it."""
    return language.words.stems_of(answer)


def _exchange(earlier: Sequence[Episode]) -> list[Episode]:
    """What was said and done since the last words of a person, these included."""
    found: list[Episode] = []
    for place in reversed(range(len(earlier))):
        found.append(earlier[place])
        is_first = place == 0 or earlier[place - 1].voice is not Voice.PERSON
        if earlier[place].voice is Voice.PERSON and is_first:
            break
    return found[::-1]
