"""Learned: what a night kept, let go and left out, counted from its changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from reverie.domain.journal.kinds import Change, MarkChange, MemoryChange
from reverie.domain.journal.parts import EndingChange, StrengthChange
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.memory import SURVIVAL, Kind
from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Learned:
    """The count of a night, for people."""

    kept: tuple[tuple[Kind, int], ...] = ()
    """How many memories of each kind were born, those that are lost last first."""
    held: int = 0
    """How many of them are held back, because no person said what they say."""
    replayed: int = 0
    ended: int = 0
    """How many hold no longer, but for those that found an answer."""
    left_out: tuple[tuple[str, int], ...] = ()
    """How much that was said is not kept, by reason."""
    answered: int = 0
    """How many open questions found an answer."""


def learned(changes: Iterable[Change]) -> Learned:
    """What some changes of a night come to."""
    kept: Counter[Kind] = Counter()
    left: Counter[str] = Counter()
    replayed: set[int] = set()
    held = ended = answered = 0
    for change in changes:
        match change:
            case MemoryChange(before=None, after=memory) if memory:
                held += memory.wording.texture.held
                kept[memory.kind] += not memory.wording.texture.held
            case EndingChange(before=None, after=Ending(how=End.RESOLVED)):
                answered += 1
            case EndingChange(before=None):
                ended += 1
            case StrengthChange():
                replayed.add(change.target)
            case MarkChange(before=before, after=mark) if mark:
                if before is None or before.upto < mark.upto:
                    left.update(dict(mark.left_out))
    ranked = sorted(kept.items(), key=lambda item: SURVIVAL[item[0]])
    most = sorted(left.items(), key=lambda item: (-item[1], item[0]))
    born = tuple((kind, count) for kind, count in ranked if count)
    return Learned(born, held, len(replayed), ended, tuple(most), answered)
