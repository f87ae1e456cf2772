"""Recall on real coding sessions, beside bare FTS5, in one run; the sessions are not ours to ship.

    python bench/recall_coding.py [--data FOLDER] [--words-only]

Runs the harness that lies beside the sessions (`coding_eval.py` in ../shared/eval/coding), which
uses the public API alone: one night a session, then questions whose answers are known.
"""

from __future__ import annotations

import argparse
import os
import runpy
import sys
from pathlib import Path

DATA = Path(__file__).parents[2] / "shared/eval/coding"
SYSTEMS = "fts5;reverie;reverie, before nights"
TIERS = ("none", "static", "both")
"""What recall goes by beside words, one run of the harness each."""


def main() -> None:
    """Run the harness, or say that it is not there."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--words-only", action="store_true", help="leave vectors out")
    given = parser.parse_args()
    harness = given.data / "coding_eval.py"
    if not harness.exists():
        print(f"nothing measured: {harness} is absent; name its folder with --data")
        return
    for tier in TIERS[:1] if given.words_only else TIERS:
        os.environ["REVERIE_VECTORS"] = tier
        print(f"\n== vectors: {tier}", flush=True)
        systems = SYSTEMS if tier == TIERS[0] else "fts5;reverie"
        sys.argv = [str(harness), str(given.data), "--only", systems]
        runpy.run_path(str(harness), run_name="__main__")


if __name__ == "__main__":
    main()
