"""Said again: what it does to a memory that a session says what it says already."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from reverie.domain.journal.kinds import Change
from reverie.domain.journal.parts import (
    EndingChange,
    SalienceChange,
    SourcesChange,
    WordingChange,
)
from reverie.domain.language import Language
from reverie.domain.rules.compress import cooled
from reverie.domain.rules.distil import Distilled
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.rules.ownership import may_end, owner_of, owner_of_words
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.episode import Episode
from reverie.domain.values.memory import (
    ONLY_FROM_A_PERSON,
    Author,
    Kind,
    Layer,
    Memory,
    Salience,
    Wording,
    birth_salience,
    may_give_way,
)
from reverie.domain.values.owner import Owner
from reverie.domain.values.session import Reach
from reverie.domain.values.source import Source, of_episode
from reverie.ports import Mind


def known_saying(mind: Mind, idea: Distilled, language: Language) -> Memory | None:
    """The memory that says an idea already, in its own words or as they become when they cool."""
    wording = Wording(idea.kind, idea.text, Author.NIGHT, idea.texture)
    warm = cooled(wording, Layer.WARM, language, with_path=False)
    forms = (wording, warm, cooled(warm, Layer.COLD, language, with_path=False))
    for text in dict.fromkeys(form.text for form in forms):
        if known := mind.memories.saying(fingerprint(text)):
            return known
    return None


def also_said_by(memory: Memory, idea: Distilled, reach: Reach) -> Memory:
    """A memory born tonight that another session of tonight says too."""
    since = max(memory.salience.since, reach.number)
    raised = _raised(memory, idea)
    points = birth_salience(raised.kind, memory.appraisal.importance)
    return replace(
        memory,
        sources=tuple(dict.fromkeys((*memory.sources, *sources_of(idea)))),
        wording=raised,
        salience=Salience(max(memory.salience.points, points), since),
    )


def is_echo(idea: Distilled, episodes: Iterable[Episode], language: Language) -> bool:
    """Whether an idea is only the agent saying what it has read in its own memory.

    A memory is no better founded because recall or the briefing showed it, and what no longer
    holds does not hold again because recall still tells it.
    """
    cited = [episode for episode in episodes if episode.number in idea.episodes]
    owner = owner_of_words(idea.text, idea.kind, cited, language)
    return owner in (Owner.AGENT, Owner.THINKING, Owner.TOOL)


def said_again(
    mind: Mind, known: Memory, idea: Distilled, reach: Reach, language: Language
) -> list[Change]:
    """What it does to a memory to be said again: it is fresh, and holds again if it had ended.

    A merged one makes its composite fresh; one that was superseded takes its place back. What the
    agent had noted is a person's from when one says it.
    """
    reason, ending = f"said again in session {reach.number}", known.ending
    other = mind.memories.get(ending.by) if ending and ending.by else None
    if ending and ending.how is End.MERGED and other and other.ending is None:
        return _refreshed(other, idea, reach)
    changes = [
        *_refreshed(known, idea, reach),
        *_owned(mind, known, idea, language),
        *_reworded(known, idea, reach),
    ]
    if ending is None or reach.number <= ending.session:
        return changes
    changes.append(
        EndingChange(
            target=known.number,
            before=ending,
            after=None,
            reason=reason,
            sources=sources_of(idea),
        )
    )
    if ending.how is End.SUPERSEDED and other and may_give_way(other):
        after = Ending(End.SUPERSEDED, reach.number, known.number, "the older one was said again")
        changes.append(
            EndingChange(
                target=other.number,
                before=None,
                after=after,
                reason=f"{known.name} was {reason}",
                sources=sources_of(idea),
            )
        )
    return changes


def _reworded(known: Memory, idea: Distilled, reach: Reach) -> Iterator[Change]:
    """The change by which a memory has a person's wording."""
    if (raised := _raised(known, idea)) != known.wording:
        yield WordingChange(
            target=known.number,
            before=known.wording,
            after=raised,
            reason=f"a person said it in session {reach.number}",
            sources=sources_of(idea),
        )


def _owned(mind: Mind, known: Memory, idea: Distilled, language: Language) -> Iterator[Change]:
    """The change by which a memory of another's rests on a person's words too."""
    if may_end(owner_of(known, mind.episodes.get, language), Owner.YOU):
        return
    yield SourcesChange(
        target=known.number,
        before=known.sources,
        after=tuple(dict.fromkeys((*known.sources, *sources_of(idea)))),
        reason="a person says it too",
        sources=sources_of(idea),
    )


def sources_of(idea: Distilled) -> tuple[Source, ...]:
    """The episodes an idea was found in."""
    return tuple(of_episode(number) for number in idea.episodes)


def _raised(memory: Memory, idea: Distilled) -> Wording:
    """The wording of a doubt that a person now states as a rule; else as it was."""
    if memory.kind is not Kind.DOUBT or idea.kind not in ONLY_FROM_A_PERSON:
        return memory.wording
    return replace(memory.wording, kind=idea.kind, texture=idea.texture)


def _refreshed(memory: Memory, idea: Distilled, reach: Reach) -> list[Change]:
    after = Salience(memory.salience.points, max(memory.salience.since, reach.number))
    if after == memory.salience:
        return []
    return [
        SalienceChange(
            target=memory.number,
            before=memory.salience,
            after=after,
            reason=f"said again in session {reach.number}",
            sources=sources_of(idea),
        )
    ]
