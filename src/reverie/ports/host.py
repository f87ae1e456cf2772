"""The port of hosts: what Reverie asks of whoever agents live in.

A host is a plain module with these names, so that its hooks load no class; `reverie.hosts` lists
them. What a hook then does with what it heard is every host's and lives in `reverie.awake`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from typing import Any, Protocol, TypedDict

from reverie.domain.language import Language
from reverie.domain.values.episode import Draft
from reverie.domain.values.trace import ToolCall, ToolUse
from reverie.frozen import dataclass
from reverie.settings import Settings


class Event(TypedDict):
    """What a host says when it calls a hook, in our words; None stands for what it does not say."""

    session: str | None
    transcript: str | None
    folder: str | None
    """Where the agent stands."""
    project: str | None
    """Where the agent was started, which it may have left."""
    said: str | None
    """The last words of the agent's turn."""
    is_new: bool
    """Whether the session has only begun, so that nothing of it can have been missed."""
    trigger: str | None
    """What made the host compress its context."""
    prompt: str | None
    """What a person has just said to the agent."""


class Counted(TypedDict, total=False):
    """What a session did: the part of its record in the ledger that its host fills."""

    change_count: int
    pattern_count: int
    tool_count: int
    unread_bytes: int
    """What was left for a night, because more would have been read than a hook may."""
    read_bytes: int
    """What was read to count it; the ledger does not keep it."""
    offsets: dict[str, int]
    """How far each of its files was read, by a short name; `main` is the transcript itself."""
    counted: str
    """Which uses of tools were counted, in the host's own way."""
    root: str
    """What the conversation began with, for a session that is a copy of another."""
    private: str
    """How the session stands, as `domain.intake.private` calls it, where a person set a mark."""
    own_from: int
    """The byte of `main` at which a copy ends and the session's own part begins."""


class Spoken(TypedDict):
    """What a line of a transcript is, to whoever asks who spoke when."""

    said: str
    """What a person said in it, also in passing, such as the words behind a command."""
    is_typed: bool
    """Whether these words are a message of theirs, and nothing the host made of one."""
    is_talk: bool
    """Whether the line is part of the talk, and not what the host notes beside it."""
    at: str
    """When it was written, as the host says it."""


class Act(StrEnum):
    """What is done to a file, in the word that tells of it afterwards."""

    MAKE = "made"
    CHANGE = "changed"
    REMOVE = "removed"
    LEAVE = "left"
    MAKE_FOLDER = "made folder"
    REMOVE_FOLDER = "removed folder"


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do to one file or folder of a project."""

    act: Act
    path: str
    """From the project's folder, with slashes."""
    text: str = ""
    before: str | None = None
    """What the file must still say for the step to be right; None if it must not be there."""
    why: str = ""
    """Why a file is left as it is, and what a person can do."""


class Host(Protocol):
    """Where agents live and work."""

    NAME: str
    """How the ledger calls the host."""

    def find(self, transcript: str) -> Sequence[tuple[str, str]]:
        """The sessions kept beside a transcript, each with its own, the newest first.

        Nothing if the transcript does not lie where the host keeps them. On the hook path.
        """

    def keeps(self, transcript: str) -> bool:
        """Whether a transcript lies, links resolved, where the host keeps them.

        A ledger may have come with a clone, so no night reads what it names elsewhere. On the hook
        path.
        """

    def sessions_of(self, root: str) -> Sequence[tuple[str, str]]:
        """The sessions the host keeps of a project, by its folder, each with its transcript."""

    def count(
        self,
        path: str,
        before: Mapping[str, Any],
        *,
        limit: int,
        ends: Mapping[str, int] | None = None,
        others: Sequence[tuple[str, str]] | None = None,
    ) -> Counted:
        """What a session did, from the bytes after `before` alone. On the hook path.

        At most `limit` bytes are read, of all files together, and none after `ends`. With `others`
        (root and transcript of each other session) a copy is told from its original; a mere copy
        has done nothing.
        """

    def read(
        self,
        path: str,
        starts: Mapping[str, int],
        ends: Mapping[str, int],
        at: datetime,
        language: Language,
    ) -> list[Draft]:
        """What was said and done between two positions, without secrets, in order.

        `at` is for what has no time of its own. A file read in any pieces tells the same.
        """

    def uses(
        self, path: str, starts: Mapping[str, int], ends: Mapping[str, int]
    ) -> list[Sequence[ToolUse]]:
        """Which tools were used between two positions, in order, a list for each file.

        A use belongs to where its answer stands.
        """

    def calls(self, path: str) -> list[Sequence[ToolCall]]:
        """Each call of a tool, in order, a list for each file; it failed only if the host says so.

        For the self-audit, which reads them and keeps none.
        """

    def parts(self, path: str) -> Mapping[str, str]:
        """The files of a session, by where each lies beside the first, which is called `main`."""

    def lines(self, path: str) -> Iterator[tuple[int, bytes]]:
        """The lines of a file of a session, each with the byte it begins at."""

    def spoken(self, line: bytes) -> Spoken:
        """What a line is: whether a person spoke, what they said and when.

        What is private follows from it, by `domain.intake.private`. Neither `read` nor `uses` nor
        `calls` tells of private lines.
        """

    def install(self, root: str, *, shared: bool, at: str, settings: Settings) -> list[Step]:
        """The steps that connect a project with the host; none where all is as it should be."""

    def uninstall(self, root: str) -> list[Step]:
        """The steps that take back what an installation made, and nothing else."""

    def events(self) -> Mapping[str, str]:
        """The events the host calls us at, by its own names, and the hook of ours for each."""

    def heard(self, payload: Mapping[str, Any]) -> Event:
        """What a call of the host says, in our words; a field of a wrong kind says nothing.

        On the hook path.
        """


HostNamed = Callable[[str], Host | None]
"""The host of a name; None if there is none such here."""
