"""Trace: which tools a session used, in order, as one compact text kept with the session."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from reverie.frozen import dataclass

LONGEST = 60_000
"""Characters of a session's trace; of a longer one the newest stretch is kept."""
REFUSED = "refused by a person"
"""The class of a failure that was none of the tool's: a person did not let it run."""
_BETWEEN, _UPTO = "\t", "@"
"""What parts the words of a use, and what tells up to which episode the stretches after it go."""


@dataclass(frozen=True, slots=True)
class ToolUse:
    """One use of a tool: by its name, on what, and how it failed if it did."""

    tool: str
    what: str = ""
    """The family of a command, such as `git commit`, or the file that was edited."""
    error: str = ""
    """The class of the failure; empty where it went well."""
    is_command: bool = False
    """Whether it was a command of a shell."""

    @property
    def named(self) -> str:
        """What was used: the family of a command, else the tool."""
        return self.what if self.is_command and self.what else self.tool


@dataclass(frozen=True, slots=True)
class ToolCall:
    """One call of a tool as the self-audit reads it; nothing of it is kept."""

    use: ToolUse
    """Its failure is what the host called one, never what an output only says."""
    command: str = ""
    """The whole command, where it was one of a shell."""
    output: str = ""
    is_done: bool = True
    """Whether it ran: not if a person refused or interrupted it."""
    at: datetime | None = None


Stretch = tuple[ToolUse, ...]
"""Uses that follow one another."""


def trace_text(stretches: Iterable[Sequence[ToolUse]]) -> str:
    """A trace as it is kept: a line a use, an empty line between stretches."""
    return "\n\n".join("\n".join(map(_line, some)) for some in stretches if some)


def trace_from(text: str, horizon: int, *, after: int = 0) -> tuple[Stretch, ...]:
    """The stretches of a trace that were noted after one episode, up to another.

    What is no stretch is passed over; one whose note was cut off is of the beginning.
    """
    stretches: list[Stretch] = []
    is_later = not after
    for part in text.split("\n\n"):
        if part.startswith(_UPTO):
            if not part[1:].isdecimal() or int(part[1:]) > horizon:
                break
            is_later = int(part[1:]) > after
            continue
        stretch = tuple(use for line in part.splitlines() if (use := _use(line)))
        if stretch and is_later:
            stretches.append(stretch)
    return tuple(stretches)


def joined(before: str, more: str, upto: int) -> str:
    """A session's trace and more of it, noted up to an episode; of bounded length.

    Where it is too long the oldest lines go.
    """
    if not more:
        return before
    text = "\n\n".join(part for part in (before, f"{_UPTO}{upto}", more) if part)
    if len(text) <= LONGEST:
        return text
    return text[-LONGEST:].partition("\n")[2]


def _line(use: ToolUse) -> str:
    kind = "$" if use.is_command else ""
    return _BETWEEN.join(" ".join(part.split()) for part in (kind + use.tool, use.what, use.error))


def _use(line: str) -> ToolUse | None:
    tool, *rest = line.split(_BETWEEN)
    what, error = (*rest, "", "")[:2]
    is_command = tool.startswith("$")
    name = tool.removeprefix("$")
    return ToolUse(name, what, error, is_command) if name else None
