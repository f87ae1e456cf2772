"""Shell commands: what one changes, what it has in common with another, what it committed."""

from __future__ import annotations

import re
from itertools import pairwise

LONGEST_COMMAND = 10_000
"""Characters of a command that are looked at."""

_QUOTED = re.compile(
    r"(?ms)(?<!<)<<-?[ \t]*\\?['\"]?([A-Za-z_]\w*)['\"]?([^\n]*)\n.*?(?:^[ \t]*\1[ \t]*$|\Z)"
    r"|'[^']*'|\"(?:\\.|[^\"\\])*\"|^[ \t]*#[^\n]*"
)
_CHANGING = re.compile(
    r"(?m)(?:^|[;&|(`]|\b(?:sudo|xargs|time|do|then|else)\s|\s-m\s)[ \t]*(?:\w+=\S*\s+)*(?:"
    r"(?:rm|rmdir|mv|cp|mkdir|touch|ln|chmod|chown|tee|dd|truncate|patch|rsync|unzip|make)\b"
    r"|git\s+(?:-[cC]\s+\S+\s+){0,9}(?:add|am|apply|checkout|cherry-pick|clean|clone|commit|init|merge"
    r"|mv|pull|push|rebase|reset|restore|revert|rm|stash(?!\s+(?:list|show))|switch)\b"
    r"|(?:pip3?|uv|npm|pnpm|yarn|apt|apt-get|brew|cargo|conda|gem|poetry)\s(?:[^;&|\n]*\s)?"
    r"(?:install|add|remove|uninstall|upgrade|update|sync|publish|ci)\b"
    r"|(?:sed|perl)\s(?:[^;&|\n]*\s)?-\w*i"
    r"|(?:docker|kubectl|systemctl|terraform)\s+(?!ps|logs|images|inspect|get|status|plan))"
    r"|(?<![-=<>])>>?(?!>)\s*(?!/dev/|&)[^\s>]"
)
_COMMIT = re.compile(r"\bgit\s+(?:-[cC]\s+\S+\s+){0,9}commit(?![\w-])")
_NOT_MADE = re.compile(r"(?m)^(?:fatal|error):|nothing (?:added )?to commit|no changes added")
_MESSAGE = re.compile(
    r"\s(?:-F[\s=]*-\s*<<[^\n]*\n\s*([^\n]+)|(?:-\w*m|--message)[\s=]*"
    r"(?:\"?\$\(cat\s*<<[^\n]*\n\s*([^\n]+)|\"((?:\\.|[^\"\\\n])*)|'([^'\n]*)|(\S+)))"
)
_FILLED_IN = re.compile(r"\$[\w({]|`")
"""What the shell fills in, in someone else's words."""


def changes_something(command: str) -> bool:
    """Whether a shell command seems to change something, by its words outside of quotes."""
    return _CHANGING.search(_bare(command)) is not None


def _bare(command: str) -> str:
    """The head of a command without what it quotes, remarks, or is fed."""
    return _QUOTED.sub(r"''\2", command[:LONGEST_COMMAND])


def sameness(command: str) -> str:
    """What two runs of one command share; never less than its pipes, whose end hides a failure."""
    return " ".join(re.sub(r"^\s*cd\s+\S+\s*&&|2>&1", " ", command).split())


def subjects(command: str, output: str) -> list[str]:
    """The first lines of the messages a command gave its commits, if they were made.

    The output only tells whether: what it prints may be anybody's words.
    """
    if not _COMMIT.search(_bare(command)) or _NOT_MADE.search(output):
        return []
    command = command[:LONGEST_COMMAND]
    commits = [*(commit.start() for commit in _COMMIT.finditer(command)), len(command)]
    given = [_MESSAGE.search(command, *span) for span in pairwise(commits)]
    texts = [text for message in given if message for text in message.groups() if text]
    return [text for text in texts if not _FILLED_IN.search(text)]
