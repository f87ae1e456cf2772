"""Damage: how every reading command ends when a file of a project is damaged."""

from __future__ import annotations

import contextlib
import io
import json
import os
import random
import shlex
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from reverie.awake.home_seal import seal

DAMAGED_FILES = 100
CODES = (0, 2, 3, 4, 5, 6)
"""The exit codes that say what is wrong; 1 would mean that nobody had thought of it."""
EXPORT = "kept.reverie.gz"
SESSION = "11111111-2222-3333-4444-555555555555"
LINES = (
    "status",
    "status --json",
    "recall parser",
    "recall push --explain --kept",
    "memories",
    "memories --json",
    "explain 1",
    "explain episode:1",
    "briefing",
    "journal",
    "journal 1",
    "journal e2",
    "plan",
    "plan --full",
    "nights",
    "dreams 1",
    "stream",
    "gist",
    "questions",
    "proposals",
    "quiz",
    "memory show",
    "memory check",
    "memory diff",
    "sleep status",
    "sleep debt",
    "sleep history",
    "bookmark list",
    "trigger list",
    f"transcript distill {SESSION}",
    "think packet",
    "night --dry-run",
    "undo 1 --dry-run",
    "export again.reverie.gz --force",
    f"import {EXPORT} --mind elsewhere.db --agent other",
    "init --dry-run",
    "uninstall --dry-run",
    "doctor",
)
"""Every command that reads, as it is called."""


class Ended(NamedTuple):
    """How a command line ended."""

    code: int
    printed: str
    complained: str

    @property
    def is_well_told(self) -> bool:
        """Whether it went well, or says in a sentence what went wrong."""
        told = self.complained + self.printed
        return self.code in CODES and "Traceback" not in told and bool(not self.code or told)


class Damage(NamedTuple):
    """One file, and what happens to it."""

    file: str
    how: str
    seed: int

    def __str__(self) -> str:
        return f"{self.file} {self.how} ({self.seed})"


def run(line: str, keys: str = "") -> Ended:
    """Run a command line in this process, as the installed command would."""
    from reverie.cli._app import ended
    from reverie.cli._terminal import guarded_terminal

    printed, complained, before = io.StringIO(), io.StringIO(), sys.stdin
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(complained):
        sys.stdin = io.TextIOWrapper(io.BytesIO(keys.encode()))
        try:
            with guarded_terminal():
                code = ended(shlex.split(line))
        finally:
            sys.stdin = before
    return Ended(code, printed.getvalue(), complained.getvalue())


def a_lived_project(folder: Path) -> Path:
    """A project with some sessions, nights, a transcript, notes, an export and an edited file."""
    folder.mkdir(parents=True)
    with contextlib.chdir(folder):
        run("init")
        for day in range(6):
            for text in (
                f"Never push to main on day {day}.",
                f"We decided to use SQLite {day} over Postgres because it is one file.",
                f"The parser of module {day} takes thirty milliseconds.",
                f"Should we keep index {day}?",
            ):
                run(f"record {shlex.quote(text)} --session day-{day}")
            run(f"end day-{day}")
            if day in (1, 3):
                run("night")
        run("remember 'The user likes short answers.' --kind relationship")
        run("bookmark add 'look at the parser' --salience 2")
        run("trigger add deploy 'ask about the index'")
        run("sleep add 3 'a long review'")
        kept = Path(os.environ.get("CLAUDE_CONFIG_DIR", Path.home() / ".claude"), "projects/-p")
        kept.mkdir(parents=True, exist_ok=True)
        _wrote(kept / f"{SESSION}.jsonl")
        run(f"export {EXPORT}")
        return _with_a_log(folder)


def damages(count: int, folder: Path, seed: int = 1) -> Iterator[Damage]:
    """So many damages, spread over the files of a project and the ways there are."""
    files = sorted(str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file())
    files = [file for file in files if "-locks" not in file and not file.endswith("-shm")]
    others = [file for file in files if not file.endswith("mind.db")]
    dice = random.Random(seed)
    for number in range(count):
        file = ".reverie/mind.db" if number % 2 else others[number // 2 % len(others)]
        yield Damage(file, dice.choice(list(WAYS)), dice.randrange(1_000_000))


def damage(folder: Path, what: Damage) -> None:
    """Do it."""
    file = folder / what.file
    whole = bytearray(file.read_bytes())
    WAYS[what.how](whole, random.Random(what.seed))
    file.write_bytes(whole)


def _flipped(whole: bytearray, dice: random.Random) -> None:
    for _ in range(20):
        if whole:
            whole[dice.randrange(len(whole))] ^= 1 << dice.randrange(8)


def _one_page_of_noise(whole: bytearray, dice: random.Random) -> None:
    at = dice.randrange(max(1, len(whole) // 4096)) * 4096
    length = min(4096, len(whole) - at)
    whole[at : at + length] = dice.randbytes(length)


def _zeroed(whole: bytearray, dice: random.Random) -> None:
    at = dice.randrange(max(1, len(whole) // 512)) * 512
    length = min(4096, len(whole) - at)
    whole[at : at + length] = bytes(length)


def _cut_off(whole: bytearray, dice: random.Random) -> None:
    del whole[dice.randrange(max(1, len(whole))) :]


def _letters_changed(whole: bytearray, dice: random.Random) -> None:
    """Changes what rows say, and leaves the pages sound: only letters become other letters."""
    letters = [at for at, byte in enumerate(whole) if chr(byte).isalpha() and byte < 128]
    for at in dice.sample(letters, min(len(letters), 400)):
        whole[at] = dice.choice(b"abcxyz")


def _other_lines(whole: bytearray, dice: random.Random) -> None:
    whole[:] = dice.choice([b"", b"[]", b"{}", b"null", b'{"a": [1', b"\xff\xfe\x00", b"- : ["])


WAYS: dict[str, Callable[[bytearray, random.Random], None]] = {
    "with flipped bits": _flipped,
    "with a page of noise": _one_page_of_noise,
    "with a zeroed page": _zeroed,
    "cut off": _cut_off,
    "with other letters": _letters_changed,
    "replaced": _other_lines,
}


def tried(whole: Path, what: Damage) -> Iterator[tuple[str, Ended]]:
    """How every reading command ends on a copy of a project with one damage."""
    copy = Path(f"{whole}-damaged")
    shutil.rmtree(copy, ignore_errors=True)
    copied(whole, copy)
    damage(copy, what)
    with contextlib.chdir(copy):
        for line in LINES:
            yield line, run(line)


def _wrote(transcript: Path) -> None:
    """A session of the host, stopped once."""
    said = {"type": "user", "message": {"role": "user", "content": "Never deploy on Fridays."}}
    line = {**said, "uuid": "a", "sessionId": SESSION, "timestamp": "2026-01-05T10:00:00Z"}
    transcript.write_text(json.dumps(line) + "\n")
    payload = {"session_id": SESSION, "transcript_path": str(transcript), "cwd": os.getcwd()}
    stop = [sys.executable, "-m", "reverie", "hook", "stop"]
    subprocess.run(stop, input=json.dumps(payload).encode(), check=True)


def _with_a_log(folder: Path) -> Path:
    """A copy whose newest changes are in the write-ahead log only, as after a kill."""
    db = sqlite3.connect(folder / ".reverie" / "mind.db")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.execute("SELECT count(*) FROM memory").fetchone()  # who holds it open, keeps the log
    run("remember 'Backups are made at noon.' --kind fact")
    run("confirm 1")
    copy = copied(folder, folder.with_name(f"{folder.name}-whole"))
    db.close()
    return copy


def copied(whole: Path, folder: Path) -> Path:
    """A copy of a project that is known here like the first."""
    shutil.copytree(whole, folder)
    seal(str(folder / ".reverie"))
    return folder


def main() -> None:
    """Print how many commands told what was wrong, and which did not; a seed may be given."""
    seed = int(sys.argv[1]) if sys.argv[1:] else 1
    ways: Counter[str] = Counter()
    codes: Counter[int] = Counter()
    with tempfile.TemporaryDirectory(prefix="reverie-damage-") as folder:
        whole = a_lived_project(Path(folder, "project"))
        for what in damages(DAMAGED_FILES, whole, seed):
            for line, how in tried(whole, what):
                codes[how.code] += 1
                if not how.is_well_told:
                    ways[what.how] += 1
                    print(f"{what}: {line}: {how.code} {how.complained.strip()[:300]}")
    total = sum(codes.values())
    print(f"{DAMAGED_FILES} damaged files, {len(LINES)} commands: {total:,} calls")
    print("exit codes: " + ", ".join(f"{code}: {codes[code]:,}" for code in sorted(codes)))
    print(f"without a sentence or with an undocumented code: {sum(ways.values())} (limit 0)")


if __name__ == "__main__":
    main()
