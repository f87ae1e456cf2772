"""Patterns: twenty that were planted among noise, and how many are found, and nothing else."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from coding_sessions import coding_sessions
from reverie.domain.language import DEFAULT
from reverie.domain.rules.patterns import Correction, Worked, patterns
from reverie.domain.values.recurrence import Pattern, PatternKind
from reverie.domain.values.trace import Use
from reverie.hosts.claude_code.tool_uses import tool_uses
from reverie.stages.notice import corrections_in
from reverie.writing.patterns import how_often, pattern_words

SESSIONS, USES = 40, 60
"""Sessions of a life, and about how many uses of tools each has."""
LIVES = 20
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


def main() -> int:
    """Print precision and recall of each kind, and fail below the limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--coding", type=Path, help="print the patterns of these sessions instead")
    parser.add_argument("--traces", type=Path, help="print those of these transcripts instead")
    given = parser.parse_args()
    if given.coding:
        return _coding(given.coding)
    if given.traces:
        return _traces(given.traces)
    totals = {kind: Found(0, 0, 0) for kind in PatternKind}
    for seed in range(LIVES):
        sessions, planted = a_life(Random(seed))
        found = patterns(sessions, {worked.session for worked in sessions}, DEFAULT)
        for kind in PatternKind:
            totals[kind] = _added(totals[kind], judged(kind, planted, found))
    print(f"{LIVES} lives of {SESSIONS} sessions, 20 patterns planted in each")
    print(f"{'kind':<12} {'precision':>10} {'recall':>8}")
    for kind, found_of in [*totals.items(), ("all", _all(totals))]:
        precision, recall = _shares(found_of)
        print(f"{kind:<12} {precision:>10.3f} {recall:>8.3f}")
    return 0 if min(_shares(_all(totals))) >= LIMIT else 1


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


def _noise(dice: Random) -> Iterator[Use]:
    """What any session does: habits, seldom things, edits of files that are its own, failures."""
    own = [f"src/part{dice.randint(0, 400)}.py" for _ in range(dice.randint(2, 8))]
    common = ["README.md", "src/app.py", "tests/test_app.py"]
    for _ in range(dice.randint(USES // 2, USES * 3 // 2)):
        tool = dice.choices(list(HABITS), list(HABITS.values()))[0]
        if dice.random() < 0.12:
            tool = dice.choice(SELDOM)
        if tool == "Edit":
            yield Use(tool, dice.choice(own if dice.random() < 0.7 else common))
        elif tool[0].isupper():
            yield Use(tool)
        else:
            yield Use("Bash", tool, is_command=True)
    if dice.random() < 0.5:  # a failure of a command that nobody else runs
        name = f"tools/job{dice.randint(0, 10**6)}.sh"
        yield Use("Bash", name, dice.choice(NOISE_ERRORS), is_command=True)


def _plant(
    kind: PatternKind, what: tuple[str, ...], uses: list[Use], said: list[str], dice: Random
) -> None:
    place = dice.randrange(len(uses))
    if kind is PatternKind.SEQUENCE:
        uses[place:place] = [
            Use(t, "src/own.py" if t == "Edit" else "") if t[0].isupper() else _command(t)
            for t in what
        ]
    elif kind is PatternKind.ERROR:
        tool, error = what
        is_tool = tool[0].isupper()
        use = Use(tool, "", error) if is_tool else Use("Bash", tool, error, is_command=True)
        uses.insert(place, use)
    elif kind is PatternKind.TOGETHER:
        for file in what:
            uses.insert(dice.randrange(len(uses)), Use("Edit", file))
    else:
        said.append(dice.choice(what))


def _command(family: str) -> Use:
    return Use("Bash", family, is_command=True)


def _worked(name: str, uses: list[Use], said: list[str]) -> Worked:
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


def _added(one: Found, other: Found) -> Found:
    return Found(one.right + other.right, one.wrong + other.wrong, one.missed + other.missed)


def _all(totals: dict[PatternKind, Found]) -> Found:
    whole = Found(0, 0, 0)
    for found in totals.values():
        whole = _added(whole, found)
    return whole


def _shares(found: Found) -> tuple[float, float]:
    told, planted = found.right + found.wrong, found.right + found.missed
    return found.right / max(1, told), found.right / max(1, planted)


def _show(title: str, sessions: list[Worked]) -> None:
    """Print every pattern of some sessions, those of one project."""
    found = patterns(sessions, {worked.session for worked in sessions}, DEFAULT)
    print(f"\n== {title}: {len(sessions)} sessions, {len(found)} patterns")
    for pattern in found:
        print(f"{pattern.kind:<11} {how_often(pattern):<20} {pattern_words(pattern)}")


def _coding(folder: Path) -> int:
    """Print what persons had to say again in the coding sessions of a folder, by repository."""
    by_repository: dict[str, list[Worked]] = {}
    for one in coding_sessions(folder):
        said = tuple(corrections_in(one.id, one.episodes, DEFAULT))
        by_repository.setdefault(one.repository, []).append(Worked(one.id, (), said))
    for repository, sessions in by_repository.items():
        _show(repository, sessions)
    return 0


def _traces(folder: Path) -> int:
    """Print what comes back in the transcripts of a folder, as if all were of one project."""
    files = sorted(folder.rglob("*.jsonl"))
    _show(folder.name, [Worked(f.stem, (tuple(tool_uses(str(f))),)) for f in files])
    return 0


if __name__ == "__main__":
    sys.exit(main())
