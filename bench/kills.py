"""Kills: each command dies before each change it makes to a file; the next one finds all well."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import shutil
import signal
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.damage import SESSION, a_lived_project, copied, run

KILLED = 137
WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
CHANGES = ("os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.truncate", "os.link", "os.symlink")
LITTER = re.compile(r"\.new$|\.tmp$|\.tonight$|^\..+\.\d+-[0-9a-f]+$|-journal$|\.before-v\d+$")
STOP = {"session_id": SESSION, "transcript_path": "transcript.jsonl", "cwd": "."}


class Command(NamedTuple):
    """A command line, as a person or a host gives it; `ready` is done before."""

    line: str
    ready: tuple[str, ...] = ()
    payload: str = ""


COMMANDS = {
    "init": Command("init", ("uninstall --yes",)),
    "record": Command("record 'Never deploy on Fridays.' --session new --end"),
    "end": Command("end new", ("record 'Never deploy.' --session new",)),
    "night": Command("night"),
    "doze": Command("doze"),
    "undo": Command("undo 2 --yes --then again", ("night",)),
    "remember": Command("remember 'The tests run on ARM.'"),
    "edit": Command("edit 1 'Never push to main, ever.'"),
    "forget": Command("forget 2 --why 'no longer so'"),
    "memory take": Command("memory take", ("an edit",)),
    "sleep done": Command("sleep done 'all told'", ("sleep start",)),
    "bookmark": Command("bookmark add 'look here'"),
    "hook stop": Command("hook stop", (), json.dumps(STOP)),
    "hook session-start": Command("hook session-start", (), json.dumps(STOP)),
    "export": Command("export out.reverie.gz --force"),
    "uninstall": Command("uninstall --yes"),
}
"""What changes files, as it is called."""


class Deaths:
    """Counts the changes of a process and ends it before one of them."""

    def __init__(self, at: int) -> None:
        self._left = at
        self._counted = 0

    def begin(self) -> None:
        """Listen to what this process does, for good."""
        connect = sqlite3.connect

        def listened_to(*given: Any, **named: Any) -> sqlite3.Connection:
            connection: sqlite3.Connection = connect(*given, **named)
            connection.set_trace_callback(self._asked)
            return connection

        sqlite3.connect = listened_to
        sys.addaudithook(self._heard)

    @property
    def counted(self) -> int:
        """How many changes were made."""
        return self._counted

    def _heard(self, event: str, given: tuple[Any, ...]) -> None:
        if event in CHANGES or (event == "open" and _is_writing(given)):
            self._changes()

    def _asked(self, statement: str) -> None:
        if statement.startswith(("COMMIT", "VACUUM", "PRAGMA wal_checkpoint")):
            self._changes()

    def _changes(self) -> None:
        self._counted += 1
        if self._counted == self._left:
            os.kill(os.getpid(), signal.SIGKILL)


def _is_writing(given: tuple[Any, ...]) -> bool:
    path, _, flags = given
    is_null = path in (os.devnull, b"/dev/null")
    return isinstance(flags, int) and bool(flags & WRITES) and not is_null


def prepared(whole: Path, folder: Path, command: Command) -> Path:
    """A copy of a project in which a command can be given."""
    copied(whole, folder)
    with contextlib.chdir(folder):
        for line in command.ready:
            if line == "an edit":
                file = folder / ".reverie" / "memory.yml"
                file.write_text(file.read_text().replace("on day 0", "on any day"))
            else:
                run(line)
    return folder


def given(folder: Path, command: Command, die_at: int = 0) -> tuple[bool, int]:
    """Give a command in a process of its own; tells whether it was killed, and its changes."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        deaths = Deaths(die_at)
        try:
            os.chdir(folder)
            _silently(command, deaths)
        finally:
            os.write(write, str(deaths.counted).encode())
            os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as counted:
        changes = int(counted.read() or 0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL, changes


def _silently(command: Command, deaths: Deaths) -> None:
    if not command.payload:
        deaths.begin()
        run(command.line)
        return
    from reverie.awake import hooks
    from reverie.hosts import claude_code

    sys.stdin = io.TextIOWrapper(io.BytesIO(command.payload.encode()))
    hooks._leave = lambda: None  # it would end the process before its changes are told
    deaths.begin()
    with contextlib.redirect_stdout(io.StringIO()):
        hooks.run(claude_code, command.line.split()[1])


def wrong(folder: Path) -> Iterator[str]:
    """What is stale or lies about in a project after its next opening."""
    for file in sorted(folder.rglob("*")):
        if LITTER.search(file.name):
            yield f"litter: {file.relative_to(folder)}"
    with contextlib.chdir(folder):
        if not Path(".reverie/memory.yml").exists():
            return
        if (told := run("memory diff").printed) != "Nothing was edited.\n":
            yield f"memory.yml says what the mind does not know: {told.strip()[:120]}"
        if _body(run("memory show").printed) != _body(Path(".reverie/memory.yml").read_text()):
            yield "stale memory.yml"
        before = run("briefing").printed
        Path(".reverie/state/briefing.txt").unlink(missing_ok=True)
        if before != run("briefing").printed:
            yield "stale briefing"
        run("sleep status")
        if (told := run("doctor").printed) and "damaged" in told:
            yield told


def _body(text: str) -> list[str]:
    """A memory file without the stamp and the moment of whoever wrote it."""
    return [line for line in text.splitlines() if not re.match(r"#|  stamp:", line)]


def killed_everywhere(whole: Path, name: str, step: int = 1) -> Iterator[tuple[int, list[str]]]:
    """Kill a command before its 1st, 2nd … change; then open again, and say what is wrong."""
    command = COMMANDS[name]
    scene = whole.with_name("scene")
    usual = _after(whole, scene, command, die_at=0)
    die_at = 1
    while (found := _after(whole, scene, command, die_at)) is not None:
        yield die_at, [what for what in found if what not in (usual or [])]
        die_at += step
    shutil.rmtree(scene, ignore_errors=True)


def _after(whole: Path, scene: Path, command: Command, die_at: int) -> list[str] | None:
    """What is wrong once a killed command was followed by others; None if it was not killed.

    With `die_at` 0 nobody dies: what a calm day leaves is no fault of a kill.
    """
    shutil.rmtree(scene, ignore_errors=True)
    prepared(whole, scene, command)
    killed, _ = given(scene, command, die_at)
    if die_at and not killed:
        return None
    given(scene, Command("status"))
    given(scene, command)
    return list(wrong(scene))


def main() -> None:
    """Print a line a command: at how many changes it was killed, and what was wrong then."""
    names = [" ".join(sys.argv[1:])] if sys.argv[1:] else list(COMMANDS)
    total = bad = 0
    with tempfile.TemporaryDirectory(prefix="reverie-kills-") as folder:
        os.environ["CLAUDE_CONFIG_DIR"] = f"{folder}/client"
        whole = a_lived_project(Path(folder, "project"))
        for name in names:
            kills = list(killed_everywhere(whole, name))
            found = [(at, what) for at, some in kills for what in some]
            total, bad = total + len(kills), bad + len({at for at, _ in found})
            print(f"{name:20} {len(kills):4} kills, {len(found)} wrong")
            for at, what in found:
                print(f"    at {at}: {what}")
            sys.stdout.flush()
    print(f"{total} kills: {bad} left something stale or lying about (limit 0)")


if __name__ == "__main__":
    main()
