"""Unspoken: what an agent suspected in its thinking and never spoke of.

Thinking is full of guesses, and of what tools and pages put into it. So only a sentence that
suspects something by its own words is looked at, and nothing in it may read as a rule, a decision,
a question or the word of someone else.
"""

from __future__ import annotations

from collections.abc import Sequence

from reverie.domain.intake.material import own_words
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.note_verdict import relays
from reverie.domain.rules.whose_words import HALF, MOST_READ, reads_as_a_rule, ruling_pieces
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.domain.values.suspicion import Suspicion

MOST = 2
"""Suspicions that are taken of one session: the last ones."""
LOOKED_AT = 60
"""Last suspicions of a session among which these are looked for."""
LEAST_WORDS = 2
"""How many telling words say what is suspected."""
_TOLD_OTHERWISE = (Kind.QUESTION, Kind.DECISION)


def unspoken(
    told: Sequence[tuple[Voice, str]], language: Language = DEFAULT
) -> list[tuple[int, str]]:
    """The last suspicions of a session that were not raised, each with the place of its thought.

    One is raised where the agent says, in the same turn or later, half of its telling words.
    """
    suspected = [
        (place, one)
        for place, (voice, text) in enumerate(told)
        if voice is Voice.THINKING
        for one in language.suspicions.suspected_in(own_words(text))
    ]
    if not suspected:
        return []
    telling = language.words.telling_words
    said = {n: telling(text[:MOST_READ]) for n, (v, text) in enumerate(told) if v is Voice.AGENT}
    found: list[tuple[int, str]] = []
    taken: list[frozenset[str]] = []
    for place, one in reversed(suspected[-LOOKED_AT:]):
        words, begun = telling(one.about), _turn_of(place, told)
        heard = [*taken, *(some for n, some in said.items() if n >= begun)]
        is_raised = any(len(words & some) >= HALF * len(words) for some in heard)
        if len(words) < LEAST_WORDS or is_raised:
            continue
        if _is_own(one, told[begun:place], language):
            found.append((place, one.text))
            taken.append(words)
        if len(found) == MOST:
            break
    return found[::-1]


def _turn_of(place: int, told: Sequence[tuple[Voice, str]]) -> int:
    """Where the turn begins in which something was thought: at the last words of a person."""
    persons = (n for n in range(place, -1, -1) if told[n][0] is Voice.PERSON)
    return next(persons, 0)


def _is_own(one: Suspicion, turn: Sequence[tuple[Voice, str]], language: Language) -> bool:
    """Whether a suspicion is the agent's alone: no tool's words, no rule, nobody else's wish."""
    tongues = [language, *filter(None, [language.leans_on])]  # either may have found it
    if any(_says_more(one, tongue) for tongue in tongues):
        return False
    typed = "\n".join(text for voice, text in turn if voice is Voice.PERSON)
    heard = [text[:MOST_READ] for voice, text in turn if voice is Voice.TOOL]
    return not relays(one.text, heard, typed, language)


def _says_more(one: Suspicion, language: Language) -> bool:
    """Whether some part of a suspicion reads as a rule, a wish, a decision or a question."""
    texts, kind_of = (one.text, one.about, *one.parts), language.cues.kind_of
    return bool(ruling_pieces(one.text, language)) or any(
        reads_as_a_rule(text, language) or kind_of(text, Voice.PERSON) in _TOLD_OTHERWISE
        for text in texts
    )
