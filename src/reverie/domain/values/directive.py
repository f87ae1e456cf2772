"""Directives: what rule files tell an agent to do, with file, line and scope, parsed once."""

from __future__ import annotations

from enum import StrEnum

from reverie.frozen import dataclass


class Room(StrEnum):
    """What sort of rule file it is."""

    NOTES = "notes"
    """A file an agent reads at its start, such as CLAUDE.md."""
    RULE = "rule"
    SKILL = "skill"
    AGENT = "agent"
    COMMAND = "command"
    HOOKS = "hooks"
    BLOCK = "block"
    MEMORY = "memory"
    PAGE = "page"
    """No rules, but something that rules link to."""


class LinkForm(StrEnum):
    """How a link is written."""

    WIKI = "wikilink"
    MARKDOWN = "markdown"
    HANDOFF = "handoff"
    IMPORT = "import"
    """A file that is read along, as in `@docs/setup.md`."""


@dataclass(frozen=True, slots=True)
class Directive:
    """One thing a file tells an agent: a point, a row of a table, a quote or a sentence."""

    line: int
    text: str
    head: str = ""
    """The headings above it, the outermost first."""


@dataclass(frozen=True, slots=True)
class Hook:
    """A command that a host runs at an event."""

    line: int
    event: str
    matcher: str
    command: str


@dataclass(frozen=True, slots=True)
class RuleLink:
    """A reference from one file to another, or to a place in one."""

    line: int
    form: LinkForm
    target: str
    """The file as it is written; nothing for the file itself."""
    heading: str = ""
    block: str = ""
    """The id of a block, as in `[[page^id]]`."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A section of a file, or a whole file of code: what may stand somewhere else again."""

    line: int
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Routine:
    """A function in a block, and how long it is."""

    line: int
    name: str
    lines: int


@dataclass(frozen=True, slots=True)
class Mention:
    """A file, a command or a symbol that a rule names."""

    line: int
    what: str
    said: str
    """The words around it."""


@dataclass(frozen=True, slots=True)
class RuleFile:
    """One file of rules, parsed."""

    path: str
    """From the project's folder, or from the user's home with `~/` before it."""
    room: Room
    name: str
    """What it is called: by its front matter, else by its path."""
    scope: str = ""
    """Where it holds: `~` for the user's own, a folder of the project, or nothing for all of it."""
    globs: tuple[str, ...] = ()
    """The paths it is for, if its front matter names some."""
    aliases: tuple[str, ...] = ()
    headings: tuple[str, ...] = ()
    block_ids: tuple[str, ...] = ()
    lines: int = 0
    directives: tuple[Directive, ...] = ()
    hooks: tuple[Hook, ...] = ()
    links: tuple[RuleLink, ...] = ()
    passages: tuple[Passage, ...] = ()
    routines: tuple[Routine, ...] = ()
    mentions: tuple[Mention, ...] = ()


@dataclass(frozen=True, slots=True)
class RuleFiles:
    """All rule files as they were read at one moment."""

    files: tuple[RuleFile, ...] = ()
    paths: frozenset[str] = frozenset()
    """The files there are, rule files or not, from the project's folder."""
    present: frozenset[str] = frozenset()
    """Those of the mentioned commands and symbols that exist."""
    troubles: tuple[str, ...] = ()
    """What could not be read, and why, for people."""
