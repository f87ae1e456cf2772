"""Explanations in words: why a memory is there, and what was made of what was said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from reverie.domain.intake.text import clipped, counted
from reverie.writing.entries import cause_words, change_lines
from reverie.writing.memory_line import memory_line

SHOWN_CHARS = 160
"""Characters of something said that are shown of it."""

if TYPE_CHECKING:
    from reverie.domain.rules.sift import Sifted
    from reverie.domain.views.measures import Measures
    from reverie.engine.explaining import Explanation, Happening, Recounted


def explanation_lines(told: Explanation, measures: Measures) -> Iterator[str]:
    """Why a memory is there: what it says, what it rests on, what happened to it."""
    from reverie.domain.journal.kinds import MemoryChange

    memory = told.memory
    yield f"{memory.name}  {memory.kind}, {memory.layer.name.lower()}, session {memory.session}"
    yield f"  “{clipped(memory.text, 400)}”"
    if told.owner:
        yield f"  said by: {told.owner}"
    yield from measure_lines(measures)
    yield ""
    if told.parts:
        yield "It was made of"
        yield from (f"  {memory_line(part)}" for part in told.parts)
        yield ""
    yield "It rests on"
    for episode in told.episodes:
        when = f"{episode.at:%Y-%m-%d %H:%M}"
        yield f"  episode {episode.number}, {when}, session {episode.session}, {episode.voice}:"
        yield f"    “{clipped(' '.join(episode.text.split()), 300)}”"
    if told.by_hand:
        yield "  a person's own word"
    yield ""
    yield "What happened to it"
    if not told.life or not isinstance(told.life[0].change, MemoryChange):
        yield "  born before the oldest night that is kept"
    for happening in told.life:
        yield from (f"  {line}" for line in _happening_lines(happening))


def _happening_lines(happening: Happening) -> Iterator[str]:
    heading = happening.heading
    place = f"e{heading.number}.{happening.index}"
    yield f"{heading.at:%Y-%m-%d %H:%M}  {place}  {cause_words(heading.cause)}"
    yield from (f"  {line}" for line in change_lines(happening.change))


def recounted_lines(said: Recounted) -> Iterator[str]:
    """What was said, how it is found, and what is known by it."""
    from reverie.domain.journal.kinds import row_lines

    episode = said.episode
    yield f"episode:{episode.number}  {episode.at:%Y-%m-%d %H:%M}, session {episode.session}"
    yield from (f"  {line}" for line in episode.text.splitlines())
    if said.gloss is None:
        yield "No night has seen it yet: it is found by its own words."
    for table, value in said.beside.items():
        yield from row_lines(table, value) if value else ()
    if said.memories:
        yield "What rests on it:"
        for memory in said.memories:
            ended = f" ({memory.ending.how})" if memory.ending else ""
            yield f"  {memory.name}  {memory.text}{ended}"


def measure_lines(measures: Measures) -> Iterator[str]:
    """How strong and how present a memory is."""
    replays = counted(measures.replay_count, "replay")
    last = f", the last on day {measures.last_replayed}" if measures.last_replayed else ""
    since = f", permanent since day {measures.permanent_since}"
    permanent = since if measures.permanent_since is not None else ""
    yield f"  strength {measures.strength:.2f} after {replays}{last}{permanent}"
    yield (
        f"  salience {measures.semantic_salience:.2f}, feeling {measures.emotional_intensity:.2f}, "
        f"relevance {measures.connection_relevance:.2f}, {counted(measures.links, 'link')}"
    )
    if measures.last_used:
        stale = "; stale: nobody has needed it since" if measures.is_stale else ""
        times = counted(measures.times_used, "time")
        yield f"  helped {times}, the last on {measures.last_used:%Y-%m-%d}{stale}"


def left_out_lines(session: str, sifted: Sifted) -> Iterator[str]:
    """What was kept of a session and what was not, each with its score and its reason."""
    from reverie.domain.language.word_signs import in_words

    yield f"Session {session}: {len(sifted.kept)} kept, {len(sifted.left)} left out"
    for one in sifted.kept:
        why = ", ".join(in_words(name) for name, share in one.verdict.signs if share > 0)
        said = one.utterance
        yield f"  {one.verdict.score:>3}  kept: {said.voice}: {_brief(said.text)}"
        if why:
            yield f"       because of: {why}"
    for left in sorted(sifted.left, key=lambda one: (-one.score, one.utterance.episode)):
        said = left.utterance
        yield f"  {left.score:>3}  {left.reason}: {said.voice}: {_brief(said.text)}"
    if sifted.private:
        size = counted(sum(sifted.private), "character")
        yield f"  private: {counted(len(sifted.private), 'message')} of {size}, kept nowhere"


def left_out_json(session: str, sifted: Sifted) -> dict[str, object]:
    """The same for programs."""
    kept = [
        {
            "text": one.utterance.text,
            "voice": one.utterance.voice.value,
            "episode": one.utterance.episode,
            "score": one.verdict.score,
            "signs": dict(one.verdict.signs),
        }
        for one in sifted.kept
    ]
    left = [
        {
            "text": one.utterance.text,
            "voice": one.utterance.voice.value,
            "episode": one.utterance.episode,
            "score": one.score,
            "reason": one.reason.value,
        }
        for one in sifted.left
    ]
    told: dict[str, object] = {"session": session, "kept": kept, "left_out": left}
    return told | ({"private": list(sifted.private)} if sifted.private else {})


def _brief(text: str) -> str:
    return clipped(text, SHOWN_CHARS)
