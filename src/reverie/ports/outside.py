"""The ports to the world around a mind: time, judgement, alarms, dreams told, meanings, travel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from reverie.domain.journal.plan import Stimulus
    from reverie.domain.values.directive import RuleFiles
    from reverie.domain.values.prompt import Prompt, Reply
    from reverie.domain.values.spend import Call, Spent
    from reverie.domain.values.thought import Answer, Question
    from reverie.domain.values.travel import Pulled, Pushed
    from reverie.domain.views.stream import StreamEntry


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> datetime:
        """The present moment, in UTC."""

    def spent(self) -> float:
        """How many seconds of the processor this process has used."""


class Thinker(Protocol):
    """Whoever can judge and write text: rules, a model, a sub-agent."""

    name: str

    def answer(self, question: Question) -> Answer | None:
        """The answer, or None when it will come later."""


class Model(Protocol):
    """Whoever is paid for thinking, by the call: only the governor of the engine calls it."""

    name: str
    """The name of the thinker, by which answers are kept and spend is told."""

    def estimate(self, prompt: Prompt) -> Spent:
        """What a call costs at most."""

    def reply(self, prompt: Prompt, *, seconds: float) -> Reply:
        """What it says within so many seconds; raises ThinkerFailed if it says nothing."""


class Meter(Protocol):
    """The book of what calls have cost; it only grows, and no undo takes anything back."""

    def calls(self) -> Sequence[Call]:
        """The calls so far, in the order they were begun, each as it stands."""

    def note(self, call: Call) -> None:
        """Write a call down, or how it stands now; on the disk when this returns."""


class Alarm(Protocol):
    """Hears what calls a sleeper."""

    def heard(self) -> Stimulus | None:
        """The most pressing call so far, if there was one."""


class DreamStream(Protocol):
    """Where the replays of one agent can be followed, in the order of its nights and batches."""

    def publish(self, entries: Sequence[StreamEntry]) -> int:
        """Add those entries that are newer than all that were added; tells how many that were.

        So it may be done again at any time, also after it was cut short: nothing comes twice.
        """

    def read(self, *, after: str | None = None, limit: int | None = None) -> Sequence[StreamEntry]:
        """The entries after the one with an id, or all that are kept, oldest first."""


class Rulebook(Protocol):
    """The files of rules that a host obeys, as a night found them when it began."""

    def pin(self) -> str:
        """Keep the rules as they are now; gives the word by which they are found again."""

    def pinned(self, word: str) -> RuleFiles | None:
        """The rules that were kept under a word; None if they are gone."""


class Embedder(Protocol):
    """Turns texts into vectors of length one (embeddings)."""

    name: str

    def vectors(self, texts: Sequence[str]) -> Sequence[Sequence[float]]:
        """One vector a text."""


class Transport(Protocol):
    """The other side of a sync: a tree of files that is replaced whole or not at all.

    Whoever reads it sees all that one push brought or nothing of it, so that files which belong
    together are never seen apart. What fails raises TransportFailed, which says what to do, or
    OutOfReach where a moment later it may go well; nothing is half-done then.
    """

    name: str
    """Where it is, for whoever is told; no secret is part of it."""

    def branch(self, name: str) -> None:
        """Work on another branch from now on; it begins empty."""

    def pull(self) -> Pulled:
        """Look what stands there now; `list` and `read` tell of it until the next look."""

    def list(self) -> Sequence[str]:
        """The paths that stand there."""

    def read(self, path: str) -> bytes:
        """What stands at a path there; raises Unknown if nothing does."""

    def write(self, path: str, content: bytes | None) -> None:
        """Let the next push put this at a path, or take the path away; the last word counts."""

    def push(self, subject: str) -> Pushed:
        """Give it all that was written since the last look, on top of what was seen then.

        If something else stands there by now, nothing is given and nothing stays written.
        """
