"""Commits: which of a command line's words have git commit or merge, and with what subject."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from reverie.domain.audit.shell_words import DEEPEST, Command, commands_in
from reverie.frozen import dataclass

LONGEST = 20_000
"""Characters of a command line that are read."""
MERGE = "merge"
_MILESTONE = re.compile(r"(feat|refactor)(\([^()\n]*\))?!?:[ \t]*\S", re.IGNORECASE)
_MERGED = re.compile(r"Merge (?:branch|remote-tracking branch|pull request|tag|commit)\b")
_ASSIGNED = re.compile(r"[A-Za-z_]\w*\+?=.*", re.DOTALL)
_RESERVED = frozenset(
    ["if", "then", "else", "elif", "do", "while", "until", "time", "!", "{", "coproc"]
)
_WRAPPERS = {
    "sudo": "ugphCDRrTt",
    "env": "uSC",
    "command": "",
    "builtin": "",
    "exec": "a",
    "nohup": "",
    "nice": "n",
    "ionice": "cn",
    "timeout": "ks",
    "stdbuf": "ioe",
    "caffeinate": "tw",
}
"""Programs that run another one, and which of their options take a word."""
_SHELLS = frozenset({"bash", "sh", "zsh", "dash", "ksh"})
_GLOBAL = frozenset(
    {"-C", "-c", "--git-dir", "--work-tree", "--namespace", "--config-env", "--attr-source"}
)
"""Options of git itself that take a word."""
_VALUES = ("--author", "--date", "--cleanup", "--trailer", "--template", "--pathspec-from-file")
_SHORT_VALUES, _SHORT_REST = "mFCct", "uS"
_NO_COMMIT = ("--dry-run", "--help", "--short", "--porcelain", "--long", "--fixup", "--squash")
_NO_MERGE = ("--abort", "--quit", "--no-commit", "--squash", "--help")
_SHORTEST = 4
"""Letters by which git knows a long option, with its dashes."""


@dataclass(frozen=True, slots=True)
class Committed:
    """A commit or a merge that a command line makes, by the first line of its message."""

    subject: str
    is_merge: bool = False

    @property
    def is_milestone(self) -> bool:
        """Whether it is a feature, a refactoring or a merge."""
        return self.is_merge or is_milestone(self.subject)


def is_milestone(subject: str) -> bool:
    """Whether a subject is that of a feature, a refactoring or a merge (conventional commits)."""
    return bool(_MILESTONE.match(subject) or _MERGED.match(subject))


def commits_of(line: str) -> list[Committed]:
    """The commits and merges that a command line makes, whose subjects it tells."""
    return [made for command in commands_in(line[:LONGEST]) for made in _made(command, 0)]


def _made(command: Command, depth: int) -> Iterator[Committed]:
    words = _bare(command.words)
    if not words or depth > DEEPEST:
        return
    program, rest = words[0].rpartition("/")[2], words[1:]
    if program in _SHELLS or program == "eval":
        script = " ".join(rest) if program == "eval" else _script(rest, command.fed)
        for inner in commands_in(script or ""):
            yield from _made(inner, depth + 1)
    elif program == "git":
        act, given = _act(rest)
        if act == "commit":
            yield from _committed(given, command.fed)
        elif act == MERGE:
            yield from _merged(given, command.fed)


def _bare(words: Sequence[str]) -> Sequence[str]:
    """The words without what stands before the program: keywords, variables, wrappers."""
    while words:
        first = words[0].rpartition("/")[2]
        if first in _RESERVED or _ASSIGNED.fullmatch(words[0]):
            words = words[1:]
        elif first in _WRAPPERS:
            words = _after_options(words[1:], _WRAPPERS[first])
            words = words[1:] if first == "timeout" else words
        else:
            break
    return words


def _after_options(words: Sequence[str], with_word: str) -> Sequence[str]:
    while words and words[0].startswith("-") and words[0] != "--":
        takes = words[0][1:] in with_word and len(words[0]) == 2
        words = words[2:] if takes else words[1:]
    return words[1:] if words[:1] == ("--",) else words


def _script(words: Sequence[str], fed: str | None) -> str | None:
    """What a shell is told to run: the word after -c, or what it is fed."""
    for place, word in enumerate(words):
        if re.fullmatch(r"-[a-z]*c", word):
            return words[place + 1] if place + 1 < len(words) else None
        if not word.startswith("-"):
            return None
    return fed


def _act(words: Sequence[str]) -> tuple[str, Sequence[str]]:
    """What git is to do, and what it is given for that."""
    while words and words[0].startswith("-"):
        words = words[2:] if words[0] in _GLOBAL else words[1:]
    return (words[0], words[1:]) if words else ("", ())


def _committed(words: Sequence[str], fed: str | None) -> Iterator[Committed]:
    """The commit of `git commit`, unless it only tries, or is told its message elsewhere."""
    given = _Given.of(words, fed)
    if given is None or any(_is_one_of(word, _NO_COMMIT) for word in given.flags):
        return
    if subject := given.subject:
        yield Committed(subject, _MERGED.match(subject) is not None)


def _merged(words: Sequence[str], fed: str | None) -> Iterator[Committed]:
    """The merge of `git merge`, unless it is given up, or left uncommitted."""
    given = _Given.of(words, fed)
    if given and not any(_is_one_of(word, _NO_MERGE) for word in given.flags):
        names = " ".join(given.names) or "what was fetched"
        yield Committed(given.subject or f"{MERGE} {names}", is_merge=True)


def _is_one_of(option: str, known: tuple[str, ...]) -> bool:
    """Whether an option is one of some; git takes each in short, too."""
    name = option.partition("=")[0]
    return name == "-h" or any(
        one.startswith(name) and len(name) >= min(len(one), _SHORTEST + 1) for one in known
    )


@dataclass(frozen=True, slots=True)
class _Given:
    """What a commit or a merge is given: flags, names, and the paragraphs of its message."""

    flags: tuple[str, ...]
    names: tuple[str, ...]
    message: tuple[str, ...]

    @property
    def subject(self) -> str:
        """The first line of the message that says anything."""
        lines = (line.strip() for line in "\n".join(self.message).splitlines())
        return next((line for line in lines if line), "")

    @classmethod
    def of(cls, words: Sequence[str], fed: str | None) -> _Given | None:
        """The words of a commit told apart; None where a word that must follow is missing."""
        flags, names, message = [], [], []
        left = list(words)
        while left:
            word = left.pop(0)
            if word == "--":
                names += left
                break
            option, value, is_missing = _option(word, left)
            if is_missing:
                return None
            if option == "-m":
                message.append(value)
            elif option == "-F":
                message.append(fed or "" if value == "-" else "")
            elif option:
                flags.append(option)
            else:
                names.append(word)
        return cls(tuple(flags), tuple(names), tuple(message))


def _option(word: str, left: list[str]) -> tuple[str, str, bool]:
    """An option, its value, which may be the next word, and whether that is missing."""
    if word.startswith("--"):
        name, has_value, value = word.partition("=")
        option = _long(name)
        if option in ("-m", "-F") or option in _VALUES:
            return (option, value, False) if has_value else (option, *_next(left))
        return word, "", False
    if not word.startswith("-") or word == "-":
        return "", "", False
    for place, letter in enumerate(word[1:], 1):
        if letter in _SHORT_VALUES:
            rest = word[place + 1 :]
            option = f"-{letter}"
            return (option, rest, False) if rest else (option, *_next(left))
        if letter in _SHORT_REST:
            break
    return word, "", False


def _long(name: str) -> str:
    """The option that a long name is, in its short form where it tells a message."""
    if len(name) > _SHORTEST and "--message".startswith(name):
        return "-m"
    if len(name) > _SHORTEST and "--file".startswith(name):
        return "-F"
    return next((one for one in _VALUES if len(name) > _SHORTEST and one.startswith(name)), name)


def _next(left: list[str]) -> tuple[str, bool]:
    return (left.pop(0), False) if left else ("", True)
