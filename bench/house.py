"""The house: how many modules there are, how classes stand, and what a walk passes and loads.

A walk is a command of the command line; a module is passed when one of its functions is called,
not when it is only imported.
`--source` counts another tree (its walks need its own Python: run the script with that).
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import NamedTuple

import reverie

WALK = """
import os, sys
os._exit = sys.exit  # commands leave at once, but here something is still to be counted
passed, importing = set(), []
def look(frame, event, argument):
    code = frame.f_code
    if "/reverie/" not in code.co_filename or event not in ("call", "return"):
        return
    if code.co_name == "<module>":
        importing.append(code) if event == "call" else importing.pop()
    elif not importing:
        passed.add(code.co_filename)
sys.argv = ["reverie", *sys.argv[1:]]
from reverie.cli import main
sys.setprofile(look)
try:
    main()
except SystemExit:
    pass
sys.setprofile(None)
loaded = sum(name.partition(".")[0] == "reverie" for name in sys.modules)
sys.stderr.write(f"walked {len(passed)} {loaded}")
"""
TRANSCRIPT = (
    ("user", "Never push to main. We chose SQLite over Postgres because it needs no server."),
    ("assistant", [{"type": "text", "text": "Understood. The build runs on ARM."}]),
    (
        "assistant",
        [{"type": "tool_use", "id": "t1", "name": "Edit", "input": {"file_path": "/p/a.py"}}],
    ),
)
PATHS_GUESSED = 60


def main() -> None:
    """Count and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--source", type=Path, default=Path(reverie.__file__).parent)
    asked.add_argument("--paths", action="store_true", help="60 random module paths, to guess")
    given = asked.parse_args()
    files = sorted(file for file in given.source.rglob("*.py") if file.name != "__init__.py")
    if given.paths:
        chosen = Random(8).sample([str(file.relative_to(given.source)) for file in files], 60)
        print("\n".join(sorted(chosen)))
        return
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}
    lines = [len(file.read_text(encoding="utf-8").splitlines()) for file in files]
    print(f"modules                          {len(files)}")
    print(f"lines, in all / longest module   {sum(lines):,} / {max(lines)}")
    print(f"modules named for a verb at work {sum(f.stem.endswith('ing') for f in files)}")
    print(f"classes one above another        {deepest(trees)}")
    print(f"lines the formatter may not touch {sum(skips(file) for file in files)}")
    with tempfile.TemporaryDirectory() as folder:
        for name, walked in walks(Path(folder)).items():
            print(f"modules passed by {name:<15}{walked.passed}, of {walked.loaded} that it loads")


class Walked(NamedTuple):
    """How many modules a walk passes, and how many are loaded when it is over."""

    passed: int
    loaded: int


def skips(file: Path) -> int:
    """How often a file tells the formatter to leave a line alone."""
    return file.read_text(encoding="utf-8").count("# fmt: skip")


def deepest(trees: dict[Path, ast.Module]) -> int:
    """How many classes stand one above the other at most, by name, errors left out."""
    parents = {
        node.name: [base.id for base in node.bases if isinstance(base, ast.Name)]
        for file, tree in trees.items()
        if file.stem != "errors"
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }

    def depth(name: str) -> int:
        return 1 + max((depth(base) for base in parents[name] if base in parents), default=0)

    return max(map(depth, parents))


def walks(folder: Path) -> dict[str, Walked]:
    """What each of four walks passes, in a project made for it."""
    home, project = folder / "home", folder / "project"
    project.mkdir()
    transcripts = home / ".claude" / "projects" / "-project"
    transcripts.mkdir(parents=True)
    subprocess.run(["git", "init", "-q"], cwd=project, check=True)
    environment = {"PATH": os.environ["PATH"], "HOME": str(home)}

    def walk(*words: str) -> Walked:
        done = subprocess.run(
            [sys.executable, "-c", WALK, *words],
            cwd=project,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        passed, loaded = done.stderr.rpartition("walked ")[2].split()
        return Walked(int(passed), int(loaded))

    walk("init")
    written = transcripts / "monday.jsonl"
    written.write_text("".join(json.dumps(line) + "\n" for line in transcript()))
    stop = {"session_id": "monday", "transcript_path": str(written), "cwd": str(project)}
    subprocess.run(
        [sys.executable, "-m", "reverie", "hook", "stop"],
        input=json.dumps(stop).encode(),
        cwd=project,
        env=environment,
        check=True,
    )
    passed = {"a sentence": walk("night"), "a recall": walk("recall", "which database")}
    file = project / ".reverie" / "memory.yml"
    text = file.read_text(encoding="utf-8")
    assert "Never push to main." in text, "the night has not kept the rule"
    file.write_text(text.replace("Never push to main.", "Never push to main on Friday."))
    passed["a hand edit"] = walk("memory", "take")
    passed["an undo"] = walk("undo", "1", "--yes")
    return passed


def transcript() -> list[dict[str, object]]:
    """A short session as the client writes it down."""
    return [
        {
            "type": role,
            "message": {"role": role, "content": content},
            "uuid": f"u{number}",
            "sessionId": "monday",
            "timestamp": "2026-09-21T14:00:00.000Z",
            "isSidechain": False,
        }
        for number, (role, content) in enumerate(TRANSCRIPT)
    ]


if __name__ == "__main__":
    main()
