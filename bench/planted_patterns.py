"""Lives of sessions with patterns planted among noise, for the benchmark and its test."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from reverie.domain.rules.patterns import Correction, Worked
from reverie.domain.values.recurrence import Pattern, PatternKind
from reverie.domain.values.trace import ToolUse

SESSIONS, USES = 40, 60
"""Sessions of a life, and about how many uses of tools each has."""
LIMIT = 0.9
"""The least precision and recall."""
HABITS = {"Read": 30, "Edit": 20, "Grep": 8, "ls": 6, "cat": 6, "pytest": 9, "git status": 4}
"""What is used all the time, and how much of it."""
SELDOM = [
    "git diff",
    "ruff",
    "mypy",
    "npm test",
    "docker ps",
    "Glob",
    "WebFetch",
    "git log",
    "curl",
]
CHAINS = [
    ("alembic revision", "Edit", "alembic upgrade", "pytest"),
    ("docker build", "docker push", "kubectl apply"),
    ("git stash", "git pull", "git stash", "npm install"),
    ("make proto", "cargo build", "cargo test"),
    ("terraform plan", "Read", "terraform apply", "curl"),
]
FAILURES = [
    ("pytest", "ModuleNotFoundError"),
    ("mypy", "exit 1"),
    ("npm test", "tests failed"),
    ("docker push", "permission denied"),
    ("Edit", "String to replace not found in file"),
]
FILES = [
    ("src/api.py", "docs/api.md"),
    ("src/models.py", "migrations/env.py"),
    ("web/form.tsx", "web/form.css", "web/form.test.tsx"),
    ("schema.sql", "src/orm.py"),
    ("VERSION", "CHANGELOG.md"),
]
SAID_AGAIN = [
    (
        "No, use the staging database, not production.",
        "Use the staging database, never production!",
    ),
    ("Don't add comments that repeat the code.", "Please don't add comments repeating the code."),
    ("Always run the formatter before you commit.", "Run the formatter before you commit, always."),
    (
        "Never mock the payment gateway in tests.",
        "You must never mock the payment gateway in tests.",
    ),
    ("No, the timeout is in milliseconds.", "No: the timeout is in milliseconds, as I said."),
]
SAID_ONCE = [
    "No, the button belongs on the left.",
    "Never delete the uploads folder.",
    "Don't use a global for the cache.",
    "Always write the log in UTC.",
    "No, that is the wrong branch.",
    "The invoice must always show the tax.",
    "Don't rename the public functions.",
    "Never send mail from a test.",
]
"""Corrections that are noise: each is given in one session."""
NOISE_ERRORS = [
    "ValueError",
    "KeyError",
    "TypeError",
    "exit 1",
    "no such file or directory",
    "TS2345",
]


@dataclass(frozen=True)
class Found:
    """What was found of what was planted."""

    right: int
    wrong: int
    missed: int


def a_life(dice: Random) -> tuple[list[Worked], list[Pattern]]:
    """Sessions of noise with twenty patterns planted in them."""
    uses = {f"s{n:02}": list(_noise(dice)) for n in range(SESSIONS)}
    said: dict[str, list[str]] = {name: [] for name in uses}
    planted: list[Pattern] = []
    for kind, what in _to_plant():
        chosen = sorted(dice.sample(sorted(uses), dice.randint(4, 6)))
        planted.append(Pattern(kind, what, tuple(chosen), len(chosen)))
        for name in chosen:
            _plant(kind, what, uses[name], said[name], dice)
    for text in SAID_ONCE:
        said[dice.choice(sorted(uses))].append(text)
    return [_worked(name, uses[name], said[name]) for name in uses], planted


def _to_plant() -> Iterator[tuple[PatternKind, tuple[str, ...]]]:
    for kind, whats in (
        (PatternKind.SEQUENCE, CHAINS),
        (PatternKind.ERROR, FAILURES),
        (PatternKind.TOGETHER, FILES),
        (PatternKind.CORRECTION, SAID_AGAIN),
    ):
        yield from ((kind, what) for what in whats)


def _noise(dice: Random) -> Iterator[ToolUse]:
    """What any session does: habits, seldom things, edits of files that are its own, failures."""
    own = [f"src/part{dice.randint(0, 400)}.py" for _ in range(dice.randint(2, 8))]
    common = ["README.md", "src/app.py", "tests/test_app.py"]
    for _ in range(dice.randint(USES // 2, USES * 3 // 2)):
        tool = dice.choices(list(HABITS), list(HABITS.values()))[0]
        if dice.random() < 0.12:
            tool = dice.choice(SELDOM)
        if tool == "Edit":
            yield ToolUse(tool, dice.choice(own if dice.random() < 0.7 else common))
        elif tool[0].isupper():
            yield ToolUse(tool)
        else:
            yield ToolUse("Bash", tool, is_command=True)
    if dice.random() < 0.5:  # a failure of a command that nobody else runs
        name = f"tools/job{dice.randint(0, 10**6)}.sh"
        yield ToolUse("Bash", name, dice.choice(NOISE_ERRORS), is_command=True)


def _plant(
    kind: PatternKind, what: tuple[str, ...], uses: list[ToolUse], said: list[str], dice: Random
) -> None:
    place = dice.randrange(len(uses))
    if kind is PatternKind.SEQUENCE:
        uses[place:place] = [
            ToolUse(t, "src/own.py" if t == "Edit" else "") if t[0].isupper() else _command(t)
            for t in what
        ]
    elif kind is PatternKind.ERROR:
        tool, error = what
        is_tool = tool[0].isupper()
        use = ToolUse(tool, "", error) if is_tool else ToolUse("Bash", tool, error, is_command=True)
        uses.insert(place, use)
    elif kind is PatternKind.TOGETHER:
        for file in what:
            uses.insert(dice.randrange(len(uses)), ToolUse("Edit", file))
    else:
        said.append(dice.choice(what))


def _command(family: str) -> ToolUse:
    return ToolUse("Bash", family, is_command=True)


def _worked(name: str, uses: list[ToolUse], said: list[str]) -> Worked:
    told = tuple(Correction(name, number, text) for number, text in enumerate(said, start=1))
    return Worked(name, (tuple(uses),), told)


def judged(kind: PatternKind, planted: list[Pattern], found: list[Pattern]) -> Found:
    """What of a kind was found, found wrongly and missed; a part of a sequence is found."""
    true = [pattern for pattern in planted if pattern.kind is kind]
    told = [pattern for pattern in found if pattern.kind is kind]
    right = [pattern for pattern in told if any(_is(pattern, one) for one in true)]
    met = [one for one in true if any(_is(pattern, one) for pattern in right)]
    return Found(len(right), len(told) - len(right), len(true) - len(met))


def _is(found: Pattern, planted: Pattern) -> bool:
    if found.kind is PatternKind.CORRECTION:
        return found.what[0] in planted.what
    if found.kind is PatternKind.SEQUENCE:
        return _holds(planted.what, found.what) or _holds(found.what, planted.what)
    return set(found.what) == set(planted.what)


def _holds(whole: tuple[str, ...], part: tuple[str, ...]) -> bool:
    return any(whole[at : at + len(part)] == part for at in range(len(whole) - len(part) + 1))
