"""Sync under kills and a line that drops: nothing is lost, no pair is halved, one mind in the end.

python bench/sync.py                      # ten nights each, over a folder and a bare repository
python bench/sync.py --nights 50 --way s3 # a real server of buckets, if it is installed
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.sync_trial import Outcome, trial
from tests.sync.ways import WAYS, way_named


def main() -> int:
    """Run the trial over each way and print a table; fails if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nights", type=int, default=10)
    parser.add_argument("--way", choices=WAYS, action="append")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(f"{'way':8} {'nights':>7} {'kills':>6} {'segments':>9} {'seconds':>8}  faults")
    faults = 0
    for name in given.way or ("folder", "bare"):
        with tempfile.TemporaryDirectory(prefix="reverie-sync-") as place:
            came = _tried(name, Path(place), given.nights, given.seed)
        told = "; ".join(came.faults[:5]) or "none"
        print(
            f"{name:8} {came.nights:7} {came.kills:6} {came.segments:9} {came.seconds:8.1f}  {told}"
        )
        faults += len(came.faults)
    return 1 if faults else 0


def _tried(name: str, place: Path, nights: int, seed: int) -> Outcome:
    with way_named(name, place) as way:
        return trial(
            place,
            way.settings,
            nights=nights,
            seed=seed,
            environment=way.environment,
            look=way.look,
        )


if __name__ == "__main__":
    sys.exit(main())
