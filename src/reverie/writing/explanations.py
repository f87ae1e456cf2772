"""Recounting: one thing that was said, with what a night made of it, as lines for a person."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.domain.intake.text import counted
from reverie.domain.values.gloss import Gloss
from reverie.domain.views.measures import Measures
from reverie.engine.explaining import Recounted


def recounted_lines(said: Recounted) -> Iterator[str]:
    """What was said, how it is found, and what is known by it."""
    episode = said.episode
    yield f"episode:{episode.number}  {episode.at:%Y-%m-%d %H:%M}, session {episode.session}"
    yield from (f"  {line}" for line in episode.text.splitlines())
    if said.gloss is None:
        yield "No night has seen it yet: it is found by its own words."
    else:
        yield from _gloss_lines(said.gloss)
    if said.gist:
        yield "Kept in mind as:"
        yield f"  {said.gist.text}"
    if said.memories:
        yield "What rests on it:"
        for memory in said.memories:
            ended = f" ({memory.ending.how})" if memory.ending else ""
            yield f"  {memory.name}  {memory.text}{ended}"


def _gloss_lines(gloss: Gloss) -> Iterator[str]:
    tells = f"; it tells a {', a '.join(gloss.tells)}" if gloss.tells else ""
    yield f"Found also by what a night wrote beside it (fact score {gloss.fact:.2f}{tells}):"
    yield from (f"  {text}" for text in gloss.statements)
    yield from (f"  {text}" for text in gloss.questions)
    if gloss.dates:
        yield f"  {gloss.dates}"
    if gloss.boundary:
        yield f"  something new begins here: {gloss.boundary.replace('_', ' ')}"


def measure_lines(measures: Measures) -> Iterator[str]:
    """How strong and how present a memory is."""
    replays = counted(measures.replay_count, "replay")
    last = f", the last in night {measures.last_replayed}" if measures.last_replayed else ""
    since = f", permanent since night {measures.permanent_since}"
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
