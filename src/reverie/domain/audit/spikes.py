"""Spikes: many failures among the last calls of tools, told once until they have become fewer."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence

from reverie.domain.rules.patterns import is_no_failure
from reverie.domain.values.trace import ToolCall, ToolUse
from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Spike:
    """The call at which failures had become many, and which was the commonest of them."""

    call: int
    tool: str
    error: str


def spikes(calls: Sequence[ToolCall], *, failures: int, window: int) -> Iterator[Spike]:
    """Each time failures become many among the last calls; once until the window holds fewer."""
    recent: deque[ToolUse] = deque(maxlen=window)
    is_armed = True
    for place, call in enumerate(calls):
        recent.append(call.use)
        failing = [use for use in recent if has_failed(use)]
        if len(failing) < failures:
            is_armed = True
        elif is_armed:
            is_armed = False
            yield Spike(place, *_commonest(failing))


def has_failed(use: ToolUse) -> bool:
    """Whether a use failed; a search that found nothing did not."""
    return bool(use.error) and not is_no_failure(use)


def _commonest(failing: list[ToolUse]) -> tuple[str, str]:
    """The tool and the class of most failures, the latest where several are as common."""
    counts = Counter((use.named, use.error) for use in failing)
    latest = {key: place for place, key in enumerate((u.named, u.error) for u in failing)}
    return max(counts, key=lambda key: (counts[key], latest[key]))
