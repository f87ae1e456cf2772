"""Distilling: what a session's episodes say, as ideas to keep, by the rules alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from reverie.domain.language.english.choices import choice_in, confidence_in, path_to, turned_by
from reverie.domain.language.english.cues import (
    appraise,
    aspect_of,
    feeling_of,
    kind_of,
    telling_of,
)
from reverie.domain.language.english.sentences import clauses, sentences
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Kind
from reverie.domain.values.texture import PLAIN, Texture

LEAST_WORDS = 2
"""How many telling words a plain statement needs to be an idea of its own."""
LOOKED_BACK = 6
"""How many episodes before a conclusion may have led to it."""


@dataclass(frozen=True, slots=True)
class Distilled:
    """One idea found in some episodes."""

    text: str
    kind: Kind
    episodes: tuple[int, ...]
    texture: Texture = PLAIN


def distil(episodes: Sequence[Episode], worth: Collection[int]) -> list[Distilled]:
    """The ideas of each episode that is worth keeping, one by one, in the words they were said."""
    found = []
    for place, episode in enumerate(episodes):
        if episode.number not in worth:
            continue
        earlier = [e.text for e in episodes[max(0, place - LOOKED_BACK) : place]]
        for text in ideas_of(episode.text, episode.voice):
            before = [*earlier, episode.text.partition(text)[0]]
            kind = settled_kind(text, kind_of(text, episode.voice))
            around = f"{text} {episode.text}"
            texture = texture_of(text, kind, before, around)
            found.append(Distilled(text, kind, (episode.number,), texture))
    return found


def ideas_of(text: str, voice: Voice) -> list[str]:
    """One idea a piece: the sentences that say something; all of the text when none does."""
    pieces = [piece for sentence in sentences(text) for piece in _parted(sentence, voice)]
    telling = [piece for piece in pieces if _says_something(piece, voice)]
    return telling or [" ".join(text.split())]


def settled_kind(text: str, kind: Kind) -> Kind:
    """The kind itself; a decision that names no alternative is only an insight."""
    return Kind.INSIGHT if kind is Kind.DECISION and not choice_in(text).left else kind


def texture_of(text: str, kind: Kind, before: Sequence[str], around: str) -> Texture:
    """What goes with an idea: from its words, those around it, and what was said before."""
    way = path_to(text, before) if kind in (Kind.DECISION, Kind.INSIGHT, Kind.DOUBT) else ""
    if kind is not Kind.DECISION:
        aspect = aspect_of(text) if kind is Kind.RELATIONSHIP else None
        return Texture(feeling_of(text, kind), way, aspect=aspect)
    reversal = turned_by(around, choice_in(text).why)
    return Texture(feeling_of(text, kind), way, confidence_in(text), reversal)


def _says_something(piece: str, voice: Voice) -> bool:
    if kind_of(piece, voice) is not Kind.FACT:
        return True
    return appraise(piece, voice).valence != 0 and len(telling_of(piece)) >= LEAST_WORDS


def _parted(sentence: str, voice: Voice) -> list[str]:
    """A sentence in two or more pieces, if each is an idea of its own."""
    pieces = clauses(sentence)
    each = all(kind_of(piece, voice) is not Kind.FACT for piece in pieces)
    return pieces if each else [sentence]
