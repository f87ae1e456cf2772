"""Shell commands: what one changes, what it has in common with another, what it committed."""

from __future__ import annotations

import re
from itertools import pairwise

LONGEST_COMMAND = 10_000
"""Characters of a command that are looked at."""

_QUOTED = re.compile(
    r"(?ms)(?<!<)<<-?[ \t]{0,9}\\?['\"]?([A-Za-z_]\w*+)['\"]?([^\n]{0,999}+)\n"
    r".*?(?:^[ \t]*\1[ \t]*$|\Z)"
    r"|'[^']*'|(?<!\\)\"(?:\\.|[^\"\\])*+\"|^[ \t]*#[^\n]*"
)
_CHANGING = re.compile(
    r"(?m)(?:^|[;&|(`]|\b(?:sudo|xargs|time|do|then|else)\s|\s-m\s)[ \t]*"
    r"(?:\w+=\S{0,200}[^\S\n]+){0,9}(?:"
    r"(?:rm|rmdir|mv|cp|mkdir|touch|ln|chmod|chown|tee|dd|truncate|patch|rsync|unzip|make)\b"
    r"|git\s+(?:-[cC]\s+\S+\s+){0,9}(?:add|am|apply|checkout|cherry-pick|clean|clone|commit|init|merge"
    r"|mv|pull|push|rebase|reset|restore|revert|rm|stash(?!\s+(?:list|show))|switch)\b"
    r"|(?:pip3?|uv|npm|pnpm|yarn|apt|apt-get|brew|cargo|conda|gem|poetry)\s(?:[^;&|\n]{0,200}\s)?"
    r"(?:install|add|remove|uninstall|upgrade|update|sync|publish|ci)\b"
    r"|(?:sed|perl)\s(?:[^;&|\n]{0,200}\s)?-\w*i"
    r"|(?:docker|kubectl|systemctl|terraform)\s+(?!ps|logs|images|inspect|get|status|plan))"
    r"|(?<![-=<>])>>?(?!>)\s*(?!/dev/|&)[^\s>]"
)
MOST_COMMANDS = 8
"""Commands of one line that are told apart."""
_NEXT = re.compile(r"&&|\|\||;|\n")
_BEFORE = re.compile(r"\w+=\S*|sudo|time|env|exec|nohup|timeout|\d+[smh]?|then|do|else|if|!|\(|\{")
_PROGRAM = re.compile(r"[A-Za-z][\w+-]{0,30}(?:\.(?:sh|py|js|ts|rb))?")
_ACT = re.compile(r"[a-z][\w:-]{0,20}")
_RUNNERS = {("uv", "run"), ("poetry", "run"), ("bundle", "exec"), ("pipenv", "run"), ("npx", "-y")}
_RUNS = {("npm", "run"), ("pnpm", "run"), ("yarn", "run"), ("docker", "compose"), ("gh", "pr")}
_WITH_ACTS = re.compile(
    r"git|p?npm|yarn|npx|cargo|docker|kubectl|go|gh|make|pip3?|uv|poetry|terraform|helm|brew"
    r"|apt(?:-get)?|systemctl|alembic|dotnet|mvn|gradle|bundle|rails|mix|deno|bun"
)
"""Programs that do many things, each by a word of its own."""
_ASIDE = re.compile(
    r"cd|echo|printf|export|source|sleep|true|false|pwd|set|wait|fi|done|for|while|case"
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


def families(command: str) -> list[str]:
    """The families of the commands that a line runs one after the other, such as `git commit`.

    What only moves about, prints or waits is left out, and so is what a pipe does to an output.
    """
    parts = _NEXT.split(_bare(command.replace("\\\n", " ")))[:MOST_COMMANDS]
    found = (_family(part.partition("|")[0].split()) for part in parts)
    return [family for family in found if family and not _ASIDE.fullmatch(family)]


def _family(words: list[str]) -> str:
    """The family of one command: its program and, of one with many, which of its acts."""
    while words and (_BEFORE.fullmatch(words[0]) or words[0].startswith("-")):
        words = words[1:]
    if not words:
        return ""
    name, rest = words[0].rpartition("/")[2], words[1:]
    runs_a_module = rest[:1] == ["-m"] and name.startswith("python")
    if runs_a_module or (name, *rest[:1]) in _RUNNERS:
        return _family(rest[1:])
    plain = [word for word in rest if _ACT.fullmatch(word)]
    if _WITH_ACTS.fullmatch(name) and plain:
        count = 2 if (name, plain[0]) in _RUNS else 1
        return " ".join([name, *plain[:count]])
    return name if _PROGRAM.fullmatch(name) else ""


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
