"""Conflicts in rules: how many of 300 labelled pairs are judged right, and what a scan costs."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

from made_rules import made_blocks, made_folder
from reverie.domain.rules.conflicts import scan_rules
from reverie.domain.values.conflict import ConflictKind, Scan
from reverie.rulebook.reader import Roots, read_rules

PAIRS = Path(__file__).with_name("conflict_pairs.json")
PRECISION, RECALL = 0.9, 0.8
"""What is aimed at, for each kind."""
SIZES = (100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000)
USERS = "~/.claude/"


def main() -> int:
    """Print what is judged right, and what a scan costs; fail below the aims."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=("seen", "unseen"), help="judge only these pairs")
    parser.add_argument(
        "--wrong", action="store_true", help="list the pairs of --part judged wrong"
    )
    parser.add_argument("--folder", type=Path, help="list what is found in this project instead")
    parser.add_argument("--more", nargs="*", default=[], help="further rules within --folder")
    given = parser.parse_args()
    if given.folder:
        return _listed(given.folder, given.more)
    pairs = [p for p in json.loads(PAIRS.read_text()) if given.part in (None, p["part"])]
    told = {pair["id"]: _found(pair) for pair in pairs}
    reached = [_table(pairs, told, part) for part in ("seen", "unseen", "all")]
    if given.wrong and given.part:
        _wrong(pairs, told)
    _agreement(pairs)
    _whole_folders(pairs)
    _made_folders()
    _costs()
    return 0 if all(reached) else 1


def _found(pair: dict[str, Any]) -> bool:
    """Whether a conflict of the kind in question is found in the files of a pair."""
    return any(one.kind.value == pair["kind"] for one in _scanned(pair["files"]).conflicts)


def _scanned(files: dict[str, str]) -> Scan:
    with tempfile.TemporaryDirectory() as folder:
        project, user = Path(folder, "project"), Path(folder, "user")
        project.mkdir()
        user.mkdir()
        for path, text in files.items():
            is_users = path.startswith(USERS)
            place = user / path.removeprefix(USERS) if is_users else project / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text)
        return scan_rules(read_rules(Roots(project, user)))


def _table(pairs: Iterable[dict[str, Any]], told: dict[str, bool], part: str) -> bool:
    """Print precision and recall of each kind; whether all reach what is aimed at."""
    counts: Counter[tuple[str, bool, bool]] = Counter(
        (pair["kind"], pair["label"], told[pair["id"]])
        for pair in pairs
        if part in ("all", pair["part"])
    )
    if not counts:
        return True
    print(f"\n{sum(counts.values())} pairs ({part})")
    print(f"{'kind':<26}{'pairs':>7}{'precision':>11}{'recall':>8}{'false':>7}{'missed':>8}")
    good = True
    for kind in [*(k.value for k in ConflictKind if k is not ConflictKind.STALE), "all"]:
        ours = {key: n for key, n in counts.items() if kind in ("all", key[0])}
        right = sum(n for (_, label, found), n in ours.items() if label and found)
        false = sum(n for (_, label, found), n in ours.items() if found and not label)
        missed = sum(n for (_, label, found), n in ours.items() if label and not found)
        precision, recall = right / max(1, right + false), right / max(1, right + missed)
        good = good and precision >= PRECISION and recall >= RECALL
        line = f"{kind:<26}{sum(ours.values()):>7}{precision:>11.2f}{recall:>8.2f}"
        print(f"{line}{false:>7}{missed:>8}")
    return good


def _wrong(pairs: Iterable[dict[str, Any]], told: dict[str, bool]) -> None:
    for pair in pairs:
        if told[pair["id"]] != pair["label"]:
            print(f"\n{pair['id']}: is {pair['label']}, found {told[pair['id']]}")
            for path, text in pair["files"].items():
                print(f"  {path}: {' / '.join(text.split())[:200]}")


def _agreement(pairs: Iterable[dict[str, Any]]) -> None:
    """How often a second reader, who saw no label and no rule, says the same (Cohen's kappa)."""
    both = [(pair["label"], pair["second"]) for pair in pairs if "second" in pair]
    if not both:
        return
    same = sum(one == other for one, other in both) / len(both)
    first, second = (sum(labels) / len(both) for labels in zip(*both, strict=True))
    chance = first * second + (1 - first) * (1 - second)
    kappa = (same - chance) / (1 - chance)
    print(f"\nsecond reader: {len(both)} pairs, {same:.1%} the same, kappa {kappa:.2f}")


def _whole_folders(pairs: Iterable[dict[str, Any]]) -> None:
    """The files of each folder scanned at once, each pair in a package of its own.

    What is found within one package is held against its label; blocks that several pairs share
    are found again across packages, and are not told.
    """
    folders: defaultdict[str, dict[str, str]] = defaultdict(dict)
    labelled: defaultdict[str, set[str]] = defaultdict(set)
    for pair in pairs:
        if any(path.startswith(("~/", "memory/", ".reverie/")) for path in pair["files"]):
            continue
        if pair["label"]:
            labelled[pair["folder"]].add(pair["id"].lower())
        for path, text in pair["files"].items():
            folders[pair["folder"]][f"packages/{pair['id'].lower()}/{path}"] = text
    print(f"\n{'whole folder':<20}{'files':>7}{'labelled':>10}{'found':>7}{'false':>7}")
    for name, files in sorted(folders.items()):
        places = [
            {spot.file.split("/")[1] for spot in one.spots} for one in _scanned(files).conflicts
        ]
        found = {min(one) for one in places if len(one) == 1}
        right = len(found & labelled[name])
        line = f"{name:<20}{len(files):>7}{len(labelled[name]):>10}{right:>7}"
        print(f"{line}{len(found - labelled[name]):>7}")


def _made_folders() -> None:
    """Two large made folders: what was planted, what is found, and what is found beside it."""
    print(f"\n{'made folder':<14}{'directives':>11}{'planted':>9}{'found':>7}{'false':>7}")
    for name, seed, count in (("first", 1, 3_000), ("second", 2, 6_000)):
        files, planted = made_folder(Random(seed), count)
        scan = _scanned(files)
        found = {
            frozenset(spot.text for spot in one.spots)
            for one in scan.conflicts
            if one.kind is ConflictKind.CONTRADICTION
        }
        false = len(found - planted) + sum(
            one.kind is not ConflictKind.CONTRADICTION for one in scan.conflicts
        )
        line = f"{name:<14}{scan.directives:>11,}{len(planted):>9}{len(found & planted):>7}"
        print(f"{line}{false:>7}")


def _costs() -> None:
    """Processor time of reading and scanning from 100 to 10,000 blocks, and the ratio of each."""
    print(f"\n{'blocks':>7}{'read s':>9}{'scan s':>9}{'per doubling':>14}")
    before: tuple[int, float] | None = None
    for count in SIZES:
        with tempfile.TemporaryDirectory() as folder:
            for path, text in made_blocks(Random(7), count).items():
                place = Path(folder, path)
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(text)
            began = time.process_time()
            rules = read_rules(Roots(Path(folder)))
            read = time.process_time() - began
            scan_rules(rules)
            whole = time.process_time() - began
        ratio = ""
        if before:
            doublings = (count / before[0] - 1) or 1
            ratio = f"{1 + (whole / before[1] - 1) / doublings:.2f}"
        print(f"{count:>7,}{read:>9.2f}{whole - read:>9.2f}{ratio:>14}")
        before = count, whole


def _listed(folder: Path, more: list[str]) -> int:
    scan = scan_rules(read_rules(Roots(folder, None, tuple(more))))
    for one in scan.conflicts:
        print(f"{one.kind.value}: {one.why}")
        for spot in one.spots:
            print(f"  {spot.words()}  {spot.text[:160]}")
    print(f"{scan.files} files, {scan.directives:,} directives, {len(scan.conflicts)} found")
    return 0


if __name__ == "__main__":
    sys.exit(main())
