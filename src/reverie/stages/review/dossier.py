"""Dossier of a second look: a session's words, what was kept of it, and what is known near it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from reverie.domain.intake.material import own_words
from reverie.domain.language import Language
from reverie.domain.rules.protection import needs_a_person
from reverie.domain.rules.tombstones import without_forgotten
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import NEVER_LOST, Kind, Memory
from reverie.domain.values.session import Reach
from reverie.domain.values.source import episode_number, memory_number
from reverie.ports import Mind
from reverie.questions.revision import is_newer, is_part
from reverie.questions.second_look import Known, Told
from reverie.stages.context import StageContext
from reverie.stages.nearness import holding, remembered_near

MOST_NEAR = 30
"""Memories near a session that a thinker is told of,"""
MOST_STANDING = 200
"""and rules and open ends, wherever they come from."""
SEARCHED_WORDS = 40
"""Words of a session by which memories near it are looked for."""
READ_CHARS = 1_500
"""How much of one thing said is looked at for these words."""


def told_of(mind: Mind, reach: Reach, night: StageContext) -> Told:
    """What a thinker is told of a part of a session; without what a person had forgotten."""
    episodes = _episodes(mind, reach, night.language)
    numbers = {episode.number for episode in episodes}
    resting = mind.memories.resting_on(numbers)
    kept = holding(resting) | _merged(mind, resting)
    near = _near(mind, episodes, kept.values(), night.language)
    return Told(
        session=reach.session,
        number=reach.number,
        episodes=tuple(episodes),
        kept=tuple(_known(mind, m, reach, numbers) for _, m in sorted(kept.items())),
        near=tuple(
            _known(mind, m, reach, numbers) for n, m in sorted(near.items()) if n not in kept
        ),
        language=night.language.name,
    )


def _episodes(mind: Mind, reach: Reach, language: Language) -> list[Episode]:
    said = mind.episodes.of(reach.session, after=reach.after, upto=reach.upto)
    if not mind.memories.any_forgotten():
        return list(said)
    left = [replace(e, text=without_forgotten(e.text, mind.present, language)) for e in said]
    return [episode for episode in left if episode.text]


def _near(
    mind: Mind, episodes: Sequence[Episode], kept: Iterable[Memory], language: Language
) -> dict[int, Memory]:
    """Memories that share telling words with a session, and all rules and open ends."""
    words = _telling_words(episodes, kept, language)
    near = remembered_near(mind, words, 2 * MOST_NEAR)
    standing = mind.memories.of(NEVER_LOST, limit=MOST_STANDING)
    newest = sorted(near)[-MOST_NEAR:]
    return {n: near[n] for n in newest} | {memory.number: memory for memory in standing}


def _telling_words(
    episodes: Sequence[Episode], kept: Iterable[Memory], language: Language
) -> list[str]:
    """The words a session says most often, without those that everybody says."""
    texts = [memory.text for memory in kept]
    texts += [own_words(e.text)[:READ_CHARS] for e in episodes if e.voice is not Voice.TOOL]
    said = Counter(word for text in texts for word in language.words.telling_words(text))
    ranked = sorted(said, key=lambda word: (-said[word], word))
    return ranked[:SEARCHED_WORDS]


def _merged(mind: Mind, resting: Mapping[int, Sequence[Memory]]) -> dict[int, Memory]:
    """What was merged into composites that hold: a thinker mends the parts, not the whole."""
    found = {memory.number: memory for some in resting.values() for memory in some}
    return {n: memory for n, memory in found.items() if is_part(memory, mind.memories.get)}


def _known(mind: Mind, memory: Memory, reach: Reach, said: set[int]) -> Known:
    numbers = (episode_number(source) for source in memory.sources)
    return Known(
        memory.name,
        memory.kind,
        memory.text,
        tuple(number for number in numbers if number in said and number is not None),
        needs_a_person(memory),
        is_newer(memory, reach.number),
        tuple(_parts(mind, memory)) if memory.kind is Kind.COMPOSITE else (),
    )


def _parts(mind: Mind, composite: Memory) -> Iterator[str]:
    """The names of what a composite is made of."""
    for number in map(memory_number, composite.sources):
        part = mind.memories.get(number) if number is not None else None
        if part:
            yield part.name
