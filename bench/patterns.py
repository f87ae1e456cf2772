"""Patterns: twenty that were planted among noise, and how many are found, and nothing else."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

from coding_sessions import coding_sessions
from planted_patterns import LIMIT, SESSIONS, Found, a_life, judged
from reverie.domain.language import DEFAULT
from reverie.domain.rules.patterns import Worked, patterns
from reverie.domain.values.recurrence import PatternKind
from reverie.hosts.claude_code.tool_uses import tool_uses
from reverie.stages.notice import corrections_in
from reverie.writing.patterns import how_often, pattern_words

LIVES = 20


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
