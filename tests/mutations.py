"""Mutation trial: plants one bug at a time in a copy of the package; do the tests notice?

Run it with `make mutations`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SUITE = [
    "tests/properties/test_laws.py",
    "tests/properties/test_replay_laws.py",
    "tests/domain",
    "tests/questions",
    "tests/stages",
    "tests/engine",
    "tests/contracts",
    "tests/recall",
]
FAR = {"cli", "e2e", "stories"}
"""Tests that start whole programs."""


class Bug(NamedTuple):
    """One wrong line."""

    what: str
    file: str
    right: str
    wrong: str


BUGS = [
    Bug(
        "a night rewrites a person's words",
        "domain/rules/compress.py",
        "if wording.by is Author.PERSON or wording.kind in UNFADING:",
        "if False:",
    ),
    Bug(
        "a night ends an open question",
        "engine/sleeping.py",
        "if memory and memory.kind in NEVER_LOST:",
        "if False:",
    ),
    Bug(
        "the way there outlives at the very line",
        "stages/compress/__init__.py",
        "> night.settings.memory.path_salience",
        ">= night.settings.memory.path_salience",
    ),
    Bug(
        "a tie is settled without a person",
        "domain/rules/contradict.py",
        "if newer.session == older.session or by_hand or is_rule:",
        "if False:",
    ),
    Bug(
        "a person's words fade",
        "domain/values/memory.py",
        "and memory.wording.by is not Author.PERSON",
        "and True",
    ),
    Bug(
        "an open question fades",
        "domain/values/memory.py",
        "if kind in UNFADING:\n        return 1.0",
        "if False:\n        return 1.0",
    ),
    Bug(
        "apply ignores `before` of a row",
        "domain/journal/apply.py",
        "if present != change.before:",
        "if False:",
    ),
    Bug(
        "apply ignores `before` of a part",
        "domain/journal/apply.py",
        "if getattr(present, change.part) != change.before:",
        "if False:",
    ),
    Bug(
        "apply takes a proposal",
        "domain/journal/apply.py",
        "if isinstance(change, Proposal):\n        raise",
        "if False:\n        raise",
    ),
    Bug(
        "two changes may share a target",
        "domain/journal/apply.py",
        'if seen and ("" in seen or not part or part in seen):',
        "if False:",
    ),
    Bug(
        "inverse forgets to swap",
        "domain/journal/change.py",
        "before=self.after, after=self.before",
        "before=self.before, after=self.after",
    ),
    Bug(
        "inverse leaves a value half swapped",
        "domain/journal/change.py",
        "before=self.after, after=self.before",
        "before=self.after, after=self.after",
    ),
    Bug(
        "resume forgets what is done",
        "engine/sleeping.py",
        "if (cycle, stage.name) not in done:",
        "if True:",
    ),
    Bug(
        "resume skips a stage",
        "engine/sleeping.py",
        "if (cycle, stage.name) not in done:",
        "if not done:",
    ),
    Bug(
        "a broken group is not mended", "engine/committing.py", "and not tail[-1].last", "and False"
    ),
    Bug(
        "resume plans anew",
        "engine/sleeping.py",
        "plan = unfinished_plan(store) or _begin",
        "plan = _begin",
    ),
    Bug(
        "answers are not recorded", "engine/thinking.py", "store.keep_thoughts([known[id]])", "pass"
    ),
    Bug(
        "the whole group is marked as last",
        "engine/committing.py",
        "is_last = start == starts[-1]",
        "is_last = True",
    ),
    Bug(
        "numbers are taken from the plan alone",
        "engine/sleeping.py",
        "next_memory=max(plan.next_memory, store.memories.next_number())",
        "next_memory=plan.next_memory",
    ),
    Bug(
        "undo takes entries back in the wrong order",
        "engine/undoing.py",
        "in reversed([*first, *(heading for group in later for heading in group)]):",
        "in [*first, *(heading for group in later for heading in group)]:",
    ),
    Bug(
        "undo forgets a person's later words",
        "engine/undoing.py",
        "(kept if sketch.take_whole(changes) else lost)",
        "lost",
    ),
    Bug(
        "the night reads past its horizon",
        "stages/encode/__init__.py",
        "after=reach.after, upto=reach.upto",
        "after=reach.after, upto=10**9",
    ),
    Bug(
        "encode leaves no mark",
        "stages/encode/__init__.py",
        "*(_taken_in(mind, reach) for reach in waiting),",
        "",
    ),
    Bug(
        "encode digs up what was buried",
        "stages/encode/__init__.py",
        'if mind.present([Place("tombstone", mark)]):',
        "if False:",
    ),
    Bug(
        "a model invents numbers",
        "questions/composite_text.py",
        " and set(_NUMBER.findall(text)) <= said",
        "",
    ),
    Bug(
        "a stage is run against its own rule",
        "engine/planning.py",
        "stage.skip(mind, plan)",
        "None",
    ),
    Bug(
        "a night applies a proposal itself",
        "engine/sleeping.py",
        "ProposalChange(target=name, before=None, after=item, reason=item.reason)",
        "item.wish[0]",
    ),
    Bug(
        "folding drops entries without moving the origin",
        "stores/journaled.py",
        "self.tables.write_origin(settled(entry.changes, self.records.origin_at))",
        "pass",
    ),
    Bug(
        "a memory is replayed in every cycle",
        "domain/rules/replay.py",
        "times = strength.times if strength.night == night else 0",
        "times = 0",
    ),
    Bug(
        "five replays make a memory permanent",
        "domain/rules/replay.py",
        "is_permanent = points >= threshold",
        "is_permanent = points >= 7_500",
    ),
    Bug(
        "a link of tonight is cut",
        "stages/prune.py",
        "if link.night != self._tonight\n",
        "if True\n",
    ),
    Bug(
        "a link grows from what had faded of it",
        "domain/rules/relate.py",
        "coactive(before, night, more, weight_now(before, since, decay))",
        "coactive(before, night, more, before.weight)",
    ),
    Bug(
        "links of permanent memories go on fading",
        "stages/prune.py",
        "self._settled[link.pair] = link",
        "pass",
    ),
    Bug(
        "the worst of equals is replayed",
        "domain/rules/top_k.py",
        "worst[0] == bound and worst[1] >= one.still",
        "worst[0] == bound",
    ),
    Bug(
        "a familiar memory comes twice",
        "stages/replay.py",
        "without=[memory.number for memory in novel],",
        "without=[],",
    ),
    Bug(
        "a dream forgets its sources",
        "stages/composite.py",
        "sources=tuple(of_memory(m.number) for m in group),",
        "sources=(),",
    ),
    Bug(
        "a forgotten dream comes back",
        "stages/dream.py",
        'if Place("tombstone", mark_of_dream(n)) not in stones',
        "",
    ),
    Bug(
        "a no is overheard",
        "domain/language/english/words.py",
        'still that the then these this those today too very"',
        'still that the then these this those today too very not"',
    ),
    Bug("a closing night cycles on", "engine/sleeping.py", "1 if is_closing else", ""),
    Bug(
        "encode glosses nothing",
        "stages/encode/__init__.py",
        "*gloss(mind, waiting, night.settings, language),",
        "",
    ),
    Bug(
        "the gist outgrows its budget",
        "domain/rules/condense.py",
        "if words[number].strip() and costs[number] <= budget:",
        "if words[number].strip():",
    ),
    Bug(
        "what another agent said is found",
        "stores/sqlite/index.py",
        "first, last = (columns.id_of(self._ask.me + n, 0) << bits for n in (0, 1))",
        "first, last = 0, 1 << 62",
    ),
    Bug(
        "what was said too late is found",
        "stores/sqlite/index.py",
        "as_milliseconds(within.until) if within.until else FAR_AHEAD",
        "FAR_AHEAD",
    ),
    Bug(
        "the words of an old gloss are still found",
        "stores/sqlite/recall_schema.py",
        "json_each(old.statements)",
        "json_each('[]')",
    ),
    Bug(
        "a forgotten memory still rests on its episodes",
        "stores/sqlite/recall_schema.py",
        "AND memory = old.number AND episode IN (",
        "AND 0 AND episode IN (",
    ),
    Bug(
        "a told memory is taken for an episode",
        "stores/ram/index.py",
        "for number in episodes_of(memory) or [-memory.number]:",
        "for number in episodes_of(memory) or [memory.number]:",
    ),
    Bug(
        "vectors outlive their gloss",
        "stores/ram/tables.py",
        "self._set(self.vectors, place.key, None)",
        "pass",
    ),
    Bug(
        "vectors of another model count",
        "stores/ram/index.py",
        "for one in kept if by == model else ():",
        "for one in kept:",
    ),
    Bug(
        "a tree adds its means twice",
        "recall/ranker.py",
        "added[name] = added.get(name, 0.0) + tree.mean - here",
        "added[name] = added.get(name, 0.0) + tree.mean",
    ),
    Bug(
        "recall tells what someone had forgotten",
        "domain/rules/tombstones.py",
        "if not gone:",
        "if True:",
    ),
    Bug(
        "recall tells what was merged",
        "recall/answer.py",
        "TOLD_OTHERWISE = (End.MERGED, End.FADED)",
        "TOLD_OTHERWISE = (End.FADED,)",
    ),
    Bug(
        "what was superseded is told before what replaced it",
        "recall/succession.py",
        "place += 1",
        "place += 0",
    ),
    Bug(
        "up to a day means up to its first moment",
        "recall/request.py",
        "timedelta(days=1, microseconds=-1) if is_end else timedelta()",
        "timedelta()",
    ),
    Bug(
        "a word said often counts as often",
        "domain/rules/bm25.py",
        "(SATURATION + 1) / (count + damped)",
        "(SATURATION + 1) / (1 + damped)",
    ),
    Bug("a budget is never used up", "recall/answer.py", "left -= len(hit.text)", "pass"),
    Bug("being of use makes permanent", "domain/rules/replay.py", "if not lasting:", "if False:"),
    Bug(
        "each use in a session counts as the first",
        "engine/using.py",
        "fresh = [memory for memory in memories if memory.use.session != session]",
        "fresh = list(memories)",
    ),
]


def main() -> int:
    """Try every bug, one for each processor at a time; returns how many went unnoticed."""
    for bug in BUGS:
        if bug.right not in (ROOT / "src/reverie" / bug.file).read_text():
            raise SystemExit(f"{bug.file} no longer holds: {bug.right}")
    missed = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for bug, caught in zip(BUGS, pool.map(is_caught, BUGS), strict=True):
            missed += not caught
            print(f"{'caught' if caught else 'MISSED':7} {bug.what}", flush=True)
    print(f"\n{len(BUGS) - missed} of {len(BUGS)} planted bugs were caught")
    return missed


def is_caught(bug: Bug) -> bool:
    """Whether some test fails with the bug planted: those named after its module, or others."""
    name = Path(bug.file).stem.strip("_")
    found = (ROOT / "tests").rglob(f"test_{name}*.py")
    near = [str(file) for file in found if not FAR & set(file.parts)]
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder, "reverie")
        shutil.copytree(ROOT / "src/reverie", package)
        file = package / bug.file
        file.write_text(file.read_text().replace(bug.right, bug.wrong, 1))
        return any(fails(tests, folder) for tests in (near, SUITE) if tests)


def fails(tests: list[str], folder: str) -> bool:
    """Whether one of these tests fails with the package in a folder."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *tests],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": folder, "REVERIE_PROFILE": "quick"},
        capture_output=True,
    )
    return run.returncode == 1


if __name__ == "__main__":
    sys.exit(main())
