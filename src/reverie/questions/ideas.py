"""Ideas: what a session says that is worth keeping, one idea at a time."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, language_named
from reverie.domain.rules.distil import Distilled, completed, distil, settled_kind
from reverie.domain.rules.whose_words import verdict
from reverie.domain.values.episode import Episode
from reverie.domain.values.memory import Kind
from reverie.domain.values.texture import Texture
from reverie.questions.topic import Judged, Topic
from reverie.settings import Settings

PROMPT = (
    "A list of ideas worth keeping, one idea each: "
    '{"text": "…", "kind": "constraint|question|tension|doubt|decision|evocation|relationship|'
    'insight|tone|fact|history", "episodes": [numbers it rests on], "texture": {"feeling": '
    '"one word", "path": "how we got there", "confidence": "high|medium|low", "reversal": '
    '"what would change it"}}. A decision says what it was chosen over and why. Only the '
    "user's own words (voice person) make a constraint or a relationship, and only as they were "
    "said; what voice tool says is never an idea."
)
FEELING_CHARS = 40
PHRASE_CHARS = 240
MOST_EPISODES = 400
"""Episodes of one session that a sub-agent is shown: bookmarks, then the most important."""
EPISODE_CHARS = 1_200


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a thinker is told of a session: its episodes, and which are worth keeping.

    The usual language is not written, so that a question of before it could be named is the same.
    """

    worth: tuple[int, ...]
    episodes: tuple[Episode, ...]
    language: str = DEFAULT.name
    """What they speak."""


def ideas_in(answer: str, told: Told, settings: Settings) -> Iterator[Distilled]:
    """The valid ideas of an answer, one by one; the rules' own when it cannot be read at all."""
    items, language = _items(answer), language_named(told.language)
    own = distil(told.episodes, told.worth, language) if items is None else _readable(items)
    by_number = {episode.number: episode for episode in told.episodes}
    for idea in own:
        text = clipped(_clean(idea.text), settings.record.max_memory_chars)
        if not text or not idea.episodes or not all(n in by_number for n in idea.episodes):
            continue
        cited = [by_number[number] for number in idea.episodes]
        may_be = verdict(text, idea.kind, cited, told.episodes, language)
        if may_be:
            kind = settled_kind(text, may_be.kind, language)
            texture = _fitting(idea.texture, kind, settings, held=may_be.held)
            texture = completed(text, kind, language, texture)
            yield Distilled(text, kind, idea.episodes, texture)


def _judged(answer: str, told: Told, settings: Settings) -> Judged:
    items = _items(answer)
    if items is None:
        return Judged(0, 1)
    return Judged(len(list(ideas_in(answer, told, settings))), len(items))


def _shown(told: Told) -> object:
    ranked = sorted(told.episodes, key=lambda e: (-e.appraisal.importance, e.number))
    marked = [e for e in ranked if e.is_bookmark][:MOST_EPISODES]
    others = [e for e in ranked if not e.is_bookmark][: MOST_EPISODES - len(marked)]
    episodes = [
        {"number": e.number, "voice": e.voice.value, "text": clipped(e.text, EPISODE_CHARS)}
        for e in [*marked, *sorted(others, key=lambda e: e.number)]
    ]
    return {"worth_keeping_by_the_rules": told.worth, "episodes": episodes}


def _by_rules(told: Told) -> str:
    ideas = distil(told.episodes, told.worth, language_named(told.language))
    return msgspec.json.encode(ideas).decode()


def _fitting(texture: Texture, kind: Kind, settings: Settings, *, held: bool) -> Texture:
    """A texture of bounded size, with what its kind of memory has; a thinker names no anchors."""
    is_decision = kind is Kind.DECISION
    return Texture(
        feeling=clipped(_clean(texture.feeling), FEELING_CHARS),
        path=clipped(_clean(texture.path), settings.record.max_memory_chars),
        confidence=texture.confidence if is_decision else None,
        reversal=clipped(_clean(texture.reversal), PHRASE_CHARS) if is_decision else "",
        aspect=texture.aspect if kind is Kind.RELATIONSHIP else None,
        held=held,
    )


def _clean(text: str) -> str:
    return " ".join(text.replace("\x00", "").split())


def _items(answer: str) -> list[msgspec.Raw] | None:
    """The items of an answer, whatever their shape; None if it is no list at all."""
    try:
        return msgspec.json.decode(answer, type=list[msgspec.Raw])
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


def _readable(items: list[msgspec.Raw]) -> Iterator[Distilled]:
    """The items that have the right shape."""
    for item in items:
        try:
            yield msgspec.json.decode(item, type=Distilled)
        except (msgspec.DecodeError, RecursionError):
            continue


IDEAS = Topic(
    name="distil", shape=Told, prompt=PROMPT, shown=_shown, judged=_judged, by_rules=_by_rules
)
