"""Hit: one thing recalled, how well, why, and where it comes from."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from functools import lru_cache
from typing import TYPE_CHECKING

from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.owner import PERSONS, Owner
from reverie.frozen import dataclass

if TYPE_CHECKING:
    from reverie.domain.values.ending import End
    from reverie.domain.values.episode import Voice
    from reverie.domain.values.memory import Kind, Memory
    from reverie.domain.values.source import Source
    from reverie.domain.values.tree_note import TreeNote


YOU, AGENT, TOOL = Owner.YOU.value, Owner.AGENT.value, Owner.TOOL.value
YOURS = tuple(owner.value for owner in PERSONS)
_OTHERS = frozenset(o.value for o in Owner if o is not Owner.NOBODY and o not in PERSONS)


@dataclass(frozen=True, slots=True)
class Hit:
    """One memory or episode found, how well, why, and where it comes from.

    The shares of `why` add up to the score, which compares hits of one answer only.
    """

    memory: str | None
    """The name of the memory; none for something that was said and is no memory."""
    text: str
    kind: Kind | None
    score: float
    why: dict[str, float]
    sources: tuple[Source, ...]
    date: datetime
    """When it was said, or told."""
    ended: str = ""
    """How it ceased to hold, such as `superseded by f-20260131-007`; empty while it does.

    What was said is superseded once all memories are that rest on it.
    """
    ending: End | None = None
    """The same for programs: what became of it; none while it holds."""
    ended_by: str | None = None
    """The name of the memory that ended it, where that is still there."""
    episodes: tuple[int, ...] = ()
    """The episodes it was found by, best first."""
    voice: Voice | None = None
    """Whose words it tells; none for a memory."""
    who: str = ""
    """Who said it, in words; empty if nobody did.

    `you`, `you, by hand`, `the agent`, `a tool`, a name, or `from elsewhere, by …` which machine.
    """
    tree: tuple[TreeNote, ...] = ()
    """What the working tree says against it, where that was looked up."""

    @property
    def is_yours(self) -> bool:
        """Whether the person who works with the agent said it."""
        return self.who in YOURS

    @property
    def name(self) -> str:
        """What to call it by: the name of the memory, or its episode."""
        return self.memory or self.sources[0]

    def also_by(self, episode: int) -> Hit:
        """The same, found by one more episode."""
        more = (episode,) if episode > 0 and episode not in self.episodes else ()
        return replace(self, episodes=(*self.episodes, *more))

    def above(self, other: Hit, signal: str = "date") -> Hit:
        """The same, as good as another hit on the same subject, by its date or its speaker."""
        gained = other.score - self.score
        why = {**self.why, signal: self.why.get(signal, 0.0) + gained}
        return replace(self, score=other.score, why=why)

    def instead(self, newer: Memory, who: str) -> Hit:
        """What replaced a memory, told in its place, and who says it."""
        return replace(
            self,
            memory=newer.name,
            text=newer.text,
            kind=newer.kind,
            sources=newer.sources,
            date=newer.born,
            ended="",
            ending=None,
            ended_by=None,
            episodes=(),
            voice=None,
            who=who,
        )


def is_anothers(who: str) -> bool:
    """Whether it is an agent's word, a tool's, or one from elsewhere, and no person's by name."""
    return who.partition(",")[0] in _OTHERS


@lru_cache(maxsize=4096)
def stems_in(text: str, language: Language = DEFAULT) -> frozenset[str]:
    """The stems of a text's words."""
    return frozenset(map(language.stems.stem, language.words.plain_words(text)))


def share_held(text: str, wanted: frozenset[str], language: Language = DEFAULT) -> float:
    """The share of some stems that a text says."""
    return len(stems_in(text, language) & wanted) / len(wanted) if wanted else 0.0
