"""Pertinence: whether a memory clearly bears on a prompt, by shared words and by meaning."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from reverie.domain.language import Language
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Author, Kind, Memory
from reverie.domain.values.source import BY_HAND, episode_number
from reverie.frozen import dataclass

TOLD = frozenset({Kind.CONSTRAINT, Kind.DECISION, Kind.INSIGHT, Kind.RELATIONSHIP, Kind.FACT})
"""The kinds that may come to mind: what is open, doubted or felt does not help a prompt."""
FIRST = frozenset({Kind.CONSTRAINT, Kind.DECISION, Kind.INSIGHT})
"""Rules, decisions and lessons come before what is merely known."""
ERRANDS = frozenset({Kind.DECISION, Kind.FACT})
"""The kinds among which orders are that somebody has long carried out."""
FEWEST_WORDS = 3
"""Words without which a prompt is no cue: `yes`, `go on`."""
FEWEST_SHARED = 2
"""Telling words that both must say: one alone may be said of anything."""
TIED, COVERED, MANY = 3.0, 0.13, 10.0
"""The rarity of shared words without which nothing ties a memory to a prompt, the share of the
prompt's rarity that they make up, and the rarity that is enough whatever its share."""
ALIKE, STANDS_OUT, CLEAR = 0.33, 0.20, 0.64
"""The least cosine of static embeddings, by how much it exceeds the usual one, and the score that
is clear enough."""
WORDED, MOSTLY, SEVERAL = 8.0, 0.35, 3
"""Without meaning at hand the words must carry alone: rarity, share, and how many of them."""
SAID_ALREADY = 0.8
"""The share of a memory's telling words that, said in the prompt, make it no news."""
BRIEFED_FOR = 10
"""Prompts of a session until what its briefing told lies so far back that it may be told again."""
_OURS = re.compile(r"f-\d+-\d+")
_HEARD = frozenset({Voice.PERSON, Voice.AGENT})


@dataclass(frozen=True, slots=True)
class Tie:
    """What a prompt and a memory have in common."""

    shared: tuple[str, ...]
    """The telling stems that both say."""
    rarity: float
    """How rare those are together (inverse document frequency)."""
    share: float
    """The part they make up of the rarity of all that the prompt says."""
    repeated: float
    """The share of the memory's telling stems that the prompt says."""
    meaning: float | None = None
    """The cosine of their embeddings; None where no embedder is at hand."""
    usual: float = 0.0
    """The median cosine of the prompt and other memories."""


def may_come_to_mind(memory: Memory) -> bool:
    """Whether a memory holds, is of a kind that helps, and is this agent's own."""
    is_ours = _OURS.fullmatch(memory.name) and memory.wording.by is not Author.MACHINE
    return bool(is_ours) and memory.ending is None and memory.kind in TOLD


def is_an_errand(memory: Memory, language: Language) -> bool:
    """Whether a memory is an order for work, which was done or not, and settles nothing."""
    return memory.kind in ERRANDS and language.progress.is_an_order(memory.text)


def is_heard(memory: Memory, episodes: Collection[Episode], session: str | None) -> bool:
    """Whether persons and the agent alone said it, and not in the session that is asked in."""
    known = {episode.number: episode for episode in episodes}
    for source in memory.sources:
        episode = known.get(episode_number(source) or 0)
        if source == BY_HAND:
            continue
        if episode is None or episode.voice not in _HEARD or episode.session == session:
            return False
    return True


def is_tied(tie: Tie) -> bool:
    """Whether the shared words alone make it worth a look at the meaning."""
    enough = tie.rarity >= TIED and (tie.share >= COVERED or tie.rarity >= MANY)
    return enough and len(tie.shared) >= FEWEST_SHARED and tie.repeated < SAID_ALREADY


def bearing_of(tie: Tie, kind: Kind) -> float | None:
    """How clearly a memory bears on a prompt; None if it does not."""
    if not is_tied(tie):
        return None
    first = 0.02 if kind in FIRST else 0.0
    if tie.meaning is None:
        is_worded = tie.rarity >= WORDED and tie.share >= MOSTLY and len(tie.shared) >= SEVERAL
        return tie.share + first if is_worded else None
    score = tie.meaning + min(tie.share, 0.6) / 4 + min(tie.rarity, 12) / 100
    is_clear = score >= CLEAR and tie.meaning >= max(ALIKE, tie.usual + STANDS_OUT)
    return score + first if is_clear else None


def usual_of(cosines: Sequence[float]) -> float:
    """The median of what a prompt and memories have in common by meaning; 0 among few."""
    return sorted(cosines)[len(cosines) // 2] if len(cosines) >= 4 else 0.0
