"""Ideas: what a thinker is told of a session, and what of its answer can be taken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, language_named
from reverie.domain.rules.distil import Distilled, distil, settled_kind
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Kind, kind_allowed
from reverie.domain.values.texture import Confidence, Texture
from reverie.domain.values.thought import Question
from reverie.settings import Settings

FEELING_CHARS = 40
PHRASE_CHARS = 240
TOPIC = "distil"


@dataclass(frozen=True, slots=True)
class Told:
    """What a thinker is told of a session: its episodes, and which are worth keeping."""

    worth: tuple[int, ...]
    episodes: tuple[Episode, ...]
    language: str = DEFAULT.name
    """What they speak."""

    def question(self) -> Question:
        """What the thinker is asked: all of it is data."""
        return Question(TOPIC, msgspec.json.encode(self).decode())


def ideas_in(answer: str, told: Told, settings: Settings) -> Iterator[Distilled]:
    """The valid ideas of an answer, one by one; the rules' own when it cannot be read at all."""
    by_number = {episode.number: episode for episode in told.episodes}
    ideas, language = _readable(answer), language_named(told.language)
    own = distil(told.episodes, told.worth, language) if ideas is None else ideas
    for idea in own:
        text = clipped(_clean(idea.text), settings.max_memory_chars)
        if text and idea.episodes and all(number in by_number for number in idea.episodes):
            by_person = all(by_number[n].voice is Voice.PERSON for n in idea.episodes)
            kind = settled_kind(text, kind_allowed(idea.kind, by_person), language)
            yield Distilled(text, kind, idea.episodes, _fitting(idea.texture, kind, settings))


def _fitting(texture: Texture, kind: Kind, settings: Settings) -> Texture:
    """A texture of bounded size, with what its kind of memory has; a thinker names no anchors."""
    is_decision = kind is Kind.DECISION
    return Texture(
        feeling=clipped(_clean(texture.feeling), FEELING_CHARS),
        path=clipped(_clean(texture.path), settings.max_memory_chars),
        confidence=(texture.confidence or Confidence.MEDIUM) if is_decision else None,
        reversal=clipped(_clean(texture.reversal), PHRASE_CHARS) if is_decision else "",
        aspect=texture.aspect if kind is Kind.RELATIONSHIP else None,
    )


def _clean(text: str) -> str:
    return " ".join(text.replace("\x00", "").split())


def _readable(answer: str) -> list[Distilled] | None:
    """The items of an answer that have the right shape; None if it is no list at all."""
    try:
        items = msgspec.json.decode(answer, type=list[msgspec.Raw])
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    ideas = []
    for item in items:
        try:
            ideas.append(msgspec.json.decode(item, type=Distilled))
        except (msgspec.DecodeError, RecursionError):
            continue
    return ideas
