"""Distilling: what a session's episodes say, as ideas to keep, by the rules alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from reverie.domain.intake.material import own_words
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.whose_words import spoken, verdict
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Kind
from reverie.domain.values.texture import PLAIN, Texture
from reverie.frozen import dataclass

LEAST_WORDS = 2
"""How many telling words a plain statement needs to be an idea of its own."""
LOOKED_BACK = 6
"""How many episodes before a conclusion may have led to it."""
NEAR_CHARS = 1_500
"""How far around an idea, in a long text, is looked for what goes with it."""


@dataclass(frozen=True, slots=True)
class Distilled:
    """One idea found in some episodes."""

    text: str
    kind: Kind
    episodes: tuple[int, ...]
    texture: Texture = PLAIN


def distil(
    episodes: Sequence[Episode], worth: Collection[int], language: Language = DEFAULT
) -> list[Distilled]:
    """The ideas of each episode that is worth keeping, one by one, in the words they were said."""
    found = []
    own = [_own_words(episode) for episode in episodes]
    for place, episode in enumerate(episodes):
        if episode.number not in worth:
            continue
        earlier = [said[-NEAR_CHARS:] for said in own[max(0, place - LOOKED_BACK) : place]]
        for text, before, near in _placed(own[place], episode.voice, language):
            shown = language.cues.kind_of(spoken(text, episode.voice), episode.voice)
            may_be = verdict(text, shown, [episode], episodes, language)
            if may_be is None:
                continue
            kind = settled_kind(text, may_be.kind, language)
            texture = texture_of(text, kind, [*earlier, before], f"{text}\n\n{near}", language)
            texture = replace(texture, held=may_be.held)
            found.append(Distilled(text, kind, (episode.number,), texture))
    return found


def _own_words(episode: Episode) -> str:
    """What an episode says in its speaker's own words; a tool has none."""
    return "" if episode.voice is Voice.TOOL else own_words(episode.text)


def _placed(said: str, voice: Voice, language: Language) -> Iterator[tuple[str, str, str]]:
    """The ideas of a text, each with the words shortly before it, and with those around it."""
    at = 0
    for text in ideas_of(said, voice, language):
        begins = said.find(text, at)
        if begins < 0:  # its words stood on several lines
            yield text, said[-NEAR_CHARS:], said[: 2 * NEAR_CHARS]
            continue
        at = begins
        begun, ends = max(0, begins - NEAR_CHARS), begins + len(text) + NEAR_CHARS
        yield text, said[begun:begins], said[begun:ends]


def ideas_of(text: str, voice: Voice, language: Language = DEFAULT) -> list[str]:
    """One idea a piece: the sentences that say something; all of the text when none does."""
    said = language.sentences.sentences(text)
    pieces = [piece for sentence in said for piece in _parted(sentence, voice, language)]
    telling = [piece for piece in pieces if _says_something(piece, voice, language)]
    if telling:
        return telling
    whole = " ".join(text.split())
    return language.sentences.statements(said[0]) if len(said) == 1 else [whole] if whole else []


def settled_kind(text: str, kind: Kind, language: Language = DEFAULT) -> Kind:
    """The kind itself; a decision that names no alternative is only an insight."""
    if kind is not Kind.DECISION or language.choices.choice_in(text).left:
        return kind
    return Kind.INSIGHT


def texture_of(
    text: str, kind: Kind, before: Sequence[str], around: str, language: Language = DEFAULT
) -> Texture:
    """What goes with an idea: from its words, those around it, and what was said before."""
    cues, choices = language.cues, language.choices
    is_concluded = kind in (Kind.DECISION, Kind.INSIGHT, Kind.DOUBT)
    way = choices.path_to(text, before) if is_concluded else ""
    if kind is not Kind.DECISION:
        aspect = cues.aspect_of(text) if kind is Kind.RELATIONSHIP else None
        return Texture(cues.feeling_of(text, kind), way, aspect=aspect)
    reversal = choices.turned_by(around, choices.choice_in(text).why)
    return Texture(cues.feeling_of(text, kind), way, choices.confidence_in(text), reversal)


def completed(text: str, kind: Kind, language: Language, texture: Texture = PLAIN) -> Texture:
    """The texture itself; a decision is never without a confidence and what would reverse it."""
    if kind is not Kind.DECISION:
        return texture
    choices = language.choices
    return replace(
        texture,
        confidence=texture.confidence or choices.confidence_in(text),
        reversal=texture.reversal or choices.turned_by(text, choices.choice_in(text).why),
    )


def _says_something(piece: str, voice: Voice, language: Language) -> bool:
    cues = language.cues
    if cues.kind_of(piece, voice) is not Kind.FACT:
        return True
    return cues.appraise(piece, voice).valence != 0 and len(cues.telling_of(piece)) >= LEAST_WORDS


def _parted(sentence: str, voice: Voice, language: Language) -> list[str]:
    """A sentence in two or more pieces, if each is an idea of its own."""
    pieces = language.sentences.clauses(sentence)
    each = all(language.cues.kind_of(piece, voice) is not Kind.FACT for piece in pieces)
    return pieces if each else [sentence]
