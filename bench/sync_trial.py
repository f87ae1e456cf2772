"""The trial of a sync: two machines, nights on each, random kills and a line that drops."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from reverie import open_mind
from reverie.domain.journal.digest import digest
from reverie.domain.journal.entry import nights
from reverie.settings import Settings

ROOT = Path(__file__).parents[1]
START = datetime(2026, 3, 2, 6, tzinfo=UTC)
KILLS = 0.35
"""How often a machine is killed in the middle of what it does."""
SUBJECTS = ("parser", "runner", "index", "cache", "printer", "mailer", "scheduler", "archive")
SAYINGS = (
    "We decided to keep the {0} because the {1} depends on it.",
    "The {0} fails when the {1} is empty; skipping it fixed that.",
    "Never restart the {0} while the {1} runs.",
    "The {0} takes {2} minutes since the {1} grew.",
)


@dataclass
class Outcome:
    """What a trial came to."""

    nights: int = 0
    kills: int = 0
    seconds: float = 0.0
    segments: int = 0
    faults: list[str] = field(default_factory=list)


def trial(
    place: Path,
    settings: Mapping[str, str],
    *,
    nights: int,
    seed: int = 1,
    environment: Mapping[str, str] | None = None,
    look: Callable[[], list[str]] = list,
) -> Outcome:
    """Two machines live and sleep so many nights; `look` tells what is wrong on the other side."""
    chance, outcome = random.Random(seed), Outcome()
    told = {**os.environ, **(environment or {}), "XDG_CONFIG_HOME": str(place / "config")}
    _make_key(place / "config")
    began = time.monotonic()
    usual = 1.0  # seconds that a step takes, by the last one that was let be
    for day in range(nights):
        for name in chance.sample(["one", "other"], 2):
            at = START + timedelta(days=day, hours=chance.random() * 6)
            words = [
                chance.choice(SAYINGS).format(*chance.sample(SUBJECTS, 2), chance.randint(2, 90))
                for _ in range(3)
            ]
            step = _step(place, name, at, settings) | {"session": f"{name}-{day}", "words": words}
            while chance.random() < KILLS:
                within = chance.random() * usual
                outcome.kills += _ran(step, told, chance.randrange(1, 10**6), within)
            before = time.monotonic()
            _ran(step, told, chance.randrange(1, 10**6), None)
            usual = time.monotonic() - before
            outcome.faults += look()
    end = START + timedelta(days=nights + 1)
    for name in ("one", "other", "one", "other"):
        _ran(_step(place, name, end, settings), told, 0, None)
    outcome.seconds = time.monotonic() - began
    _compare(place, nights, outcome)
    outcome.faults += look()
    return outcome


def _make_key(config: Path) -> None:
    (config / "reverie").mkdir(parents=True, exist_ok=True)
    key = config / "reverie" / "person.key"
    key.write_text("5e" * 32 + "\n")
    key.chmod(0o600)


def _step(place: Path, name: str, at: datetime, settings: Mapping[str, str]) -> dict[str, object]:
    home = str(place / name / ".reverie")
    return {"home": home, "at": at.isoformat(), "settings": dict(settings)}


def _ran(
    step: Mapping[str, object], environment: Mapping[str, str], seed: int, killed_s: float | None
) -> bool:
    """Let a machine do a step; whether it was killed."""
    child = subprocess.Popen(
        [sys.executable, "-m", "bench.sync_machine", json.dumps(step)],
        cwd=ROOT,
        env={**environment, "TRIAL_SEED": str(seed)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        _, said = child.communicate(timeout=killed_s or 300)
    except subprocess.TimeoutExpired:
        child.kill()
        child.communicate()
        return True
    if child.returncode:
        raise RuntimeError(f"a machine failed: {said[-3000:]}")
    return False


def _compare(place: Path, slept: int, outcome: Outcome) -> None:
    """Whether both hold one mind, every report and every pair."""
    digests, reports, counted = set(), [], set()
    for name in ("one", "other"):
        home = place / name / ".reverie"
        with open_mind(home / "mind.db", settings=Settings()) as mind:
            digests.add(digest(mind.store.contents()))
            told = [night for night in nights(mind.journal()) if night.plan.sleep.counts]
            counted.add(len(told))
            sessions = {r.id for r in mind.store.records.sessions()}
        folder = home / "sync" / "reports"
        reports.append({file.name: file.read_text() for file in folder.glob("sleep-*.md")})
        deep = {file.name for file in (home / "sync" / "sleep-deep").glob("*.md")}
        outcome.segments = len(list((home / "sync" / "journal").glob("*.jsonl")))
        for day in range(slept):
            for who in ("one", "other"):
                if f"{who}-{day}" not in sessions:
                    outcome.faults.append(f"{name} does not know session {who}-{day}")
                for half in ("plan", "autoresolve"):
                    if f"{who}-{day}-{half}.md" not in deep:
                        outcome.faults.append(f"{name} lacks {who}-{day}-{half}.md")
    if len(digests) > 1:
        outcome.faults.append("the minds differ")
    if reports[0] != reports[1]:
        outcome.faults.append("the reports differ")
    marks = sum(text.count("<!-- reverie: night") for text in reports[0].values())
    outcome.nights = max(counted)
    if marks != outcome.nights:
        outcome.faults.append(f"{marks} reports of {outcome.nights} nights")


def halves(pairs: Mapping[str, bytes]) -> list[str]:
    """The plans and resolutions among some files whose other half is missing or of another time."""
    faults = []
    for path, content in pairs.items():
        stem = path.removesuffix("-plan.md").removesuffix("-autoresolve.md")
        plan, resolved = pairs.get(f"{stem}-plan.md"), pairs.get(f"{stem}-autoresolve.md")
        if plan is None or resolved is None or not plan.startswith(resolved):
            faults.append(f"half a pair: {path} {content[:40]!r}")
    return faults
