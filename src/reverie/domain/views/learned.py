"""Learned: what a night kept, let go and left out, counted from its changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from reverie.domain.journal.kinds import Change, MarkChange, MemoryChange
from reverie.domain.journal.parts import EndingChange, StrengthChange
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
    left_out: tuple[tuple[str, int], ...] = ()
    """How much that was said is not kept, by reason."""


def learned(changes: Iterable[Change]) -> Learned:
    """What some changes of a night come to."""
    kept: Counter[Kind] = Counter()
    left: Counter[str] = Counter()
    replayed: set[int] = set()
    held = ended = 0
    for change in changes:
        match change:
            case MemoryChange(before=None, after=memory) if memory:
                held += memory.wording.texture.held
                kept[memory.kind] += not memory.wording.texture.held
            case EndingChange(before=None):
                ended += 1
            case StrengthChange():
                replayed.add(change.target)
            case MarkChange(before=before, after=mark) if mark:
                if before is None or before.upto < mark.upto:
                    left.update(dict(mark.left_out))
    ranked = sorted(kept.items(), key=lambda item: SURVIVAL[item[0]])
    most = sorted(left.items(), key=lambda item: (-item[1], item[0]))
    return Learned(tuple((k, n) for k, n in ranked if n), held, len(replayed), ended, tuple(most))
