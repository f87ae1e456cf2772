"""Full disk: each command that writes is given where there is no room; nothing may be lost."""

from __future__ import annotations

import contextlib
import errno
import io
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.damage import EXPORT, SESSION, Ended, a_lived_project, copied, run
from bench.kills import LITTER, wrong

ROOT = Path(__file__).parents[1]
DISK_BYTES, PAGE = 16 << 20, 4096
ROOMS = (0, 1, 2, 3, 5, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256)
"""Pages left on the disk, from none to enough for any command."""
NO_DISK = 77
"""The exit code that says that no disk can be made here."""
NOW = "2026-02-01T09:00+00:00"
FOLDERS = {"HOME": "home", "XDG_STATE_HOME": "known", "CLAUDE_CONFIG_DIR": "client"}
STEP = re.compile("free some space|make room")
MAY_BE_EMPTY = re.compile(r"(\.lock|-locks/.*|/paused|/\.active|/hook\.log|-wal)$")
HEEDED = "gone: scene/.reverie/state/.undozed"
"""A sign that goes once the mind has taken in all it pointed at, whatever fails afterwards."""
MADE = re.compile(r"elsewhere|out\.reverie|state\.[0-9a-f]+/")
"""What a command makes for a person, or on its way, and must be whole or not there."""
GROWS = ("episode", "journal", "origin")
HELD = (*GROWS, "session", "thought", "memory", "link", "proposal", "tombstone", "tone")
CALL = {"session_id": SESSION, "source": "startup", "trigger": "auto"}


class Command(NamedTuple):
    """A command line as a person or a host gives it; `ready` is done before, with room."""

    line: str
    ready: tuple[str, ...] = ()


ON_THE_MIND = {
    "init": Command("init", ("uninstall --yes",)),
    "init anew": Command("init", ("uninstall --yes --forget-everything",)),
    "record": Command("record 'Never deploy on Fridays.' --session new --end"),
    "end": Command("end new", ("record 'Never deploy.' --session new",)),
    "night": Command("night"),
    "doze": Command("doze"),
    "night --delegate": Command("night --delegate"),
    "think take": Command("think take answers.json", ("night --delegate", "answers")),
    "used": Command("used 1 2"),
    "remember": Command("remember 'The tests run on ARM.'"),
    "edit": Command("edit 1 'Never push to main, ever.'"),
    "forget": Command("forget 2 --why 'no longer so'"),
    "resolve": Command("resolve 4 --why 'yes, for now'"),
    "confirm": Command("confirm 5"),
    "memory take": Command("memory take", ("an edit",)),
    "memory take anew": Command("memory take", ("no memory file",)),
    "proposals": Command("proposals --accept-all", ("an agent's edit",)),
    "undo": Command("undo 2 --yes --then again"),
    "export": Command("export out.reverie.gz"),
    "export again": Command(f"export {EXPORT} --force"),
    "import": Command(f"import {EXPORT} --mind elsewhere.db --agent other"),
    "rebuild": Command("rebuild"),
}
ON_THE_BOOKS = {
    "sleep add": Command("sleep add 2 'a short review'"),
    "sleep start": Command("sleep start"),
    "sleep done": Command("sleep done 'all told'", ("sleep start",)),
    "bookmark add": Command("bookmark add 'look here'"),
    "bookmark clear": Command("bookmark clear"),
    "trigger add": Command("trigger add release 'ask about the tag'"),
    "trigger remove": Command("trigger remove t-1769936400000"),
    "pause": Command("pause"),
    "resume": Command("resume", ("pause",)),
    "trust": Command("trust --yes", ("from elsewhere",)),
    "uninstall": Command("uninstall --yes"),
}
HOOKS = {
    f"hook {name}": Command(f"hook {name}")
    for name in (
        "session-start",
        "user-prompt-submit",
        "post-tool-use",
        "pre-compact",
        "stop",
        "subagent-stop",
        "session-end",
    )
}
COMMANDS = {**ON_THE_MIND, **ON_THE_BOOKS, **HOOKS}
"""All that writes, as it is called."""


class Tried(NamedTuple):
    """How a command ended with so many pages left, and what was wrong about it."""

    name: str
    pages: int
    code: int
    wrong: list[str]


def _edited(home: Path) -> None:
    file = home / "memory.yml"
    file.write_text(file.read_text().replace("on day 0", "on any day"))


def _edited_by_an_agent(home: Path) -> None:
    given(home.parent, "hook user-prompt-submit")
    _edited(home)
    given(home.parent, "hook post-tool-use")
    run("memory take")


def _answered(home: Path) -> None:
    asked = json.loads(run("think packet").printed)["questions"]
    answers = {"answers": [{"id": one["id"], "answer": None} for one in asked]}
    (home.parent / "answers.json").write_text(json.dumps(answers))


READY: dict[str, Callable[[Path], object]] = {
    "an edit": _edited,
    "an agent's edit": _edited_by_an_agent,
    "no memory file": lambda home: (home / "memory.yml").unlink(),
    "answers": _answered,
    "from elsewhere": lambda home: shutil.rmtree(Path(os.environ["XDG_STATE_HOME"], "reverie")),
}
"""What is done by hand before a command."""


@contextlib.contextmanager
def filled(disk: Path, pages: int) -> Iterator[None]:
    """A disk with so many pages left."""
    ballast = disk / "ballast"
    with ballast.open("wb") as file:
        _fill(file.fileno(), disk, pages)
    yield
    ballast.unlink()


def _fill(ballast: int, disk: Path, pages: int) -> None:
    """Take what is free but so many pages; whoever writes beside us is waited for."""
    for late in range(100):
        left = os.statvfs(disk)
        try:
            os.posix_fallocate(ballast, 0, left.f_bavail * left.f_frsize - pages * PAGE)
            return
        except OSError as full:
            if full.errno != errno.ENOSPC or late == 99:
                raise
            time.sleep(0.02)


def given(folder: Path, line: str) -> Ended:
    """How a command ends that is given in a process of its own."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        told = Ended(-1, "", "Traceback: it never ended")
        try:
            os.chdir(folder)
            told = _called(line.split()[1]) if line.startswith("hook ") else run(line)
        finally:
            with os.fdopen(write, "w") as pipe:
                json.dump(told, pipe)
            os._exit(0)
    os.close(write)
    with os.fdopen(read) as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    return Ended(*json.loads(said)) if said else Ended(-1, "", "Traceback: it was killed")


def _called(name: str) -> Ended:
    """A hook called in this process, which must not end before it has told how it went."""
    from reverie.awake import doze, hooks
    from reverie.hosts import claude_code

    path = Path(os.environ["CLAUDE_CONFIG_DIR"], "projects/-p", f"{SESSION}.jsonl")
    call = {**CALL, "transcript_path": str(path), "cwd": os.getcwd()}
    sys.stdin = io.TextIOWrapper(io.BytesIO(json.dumps(call).encode()))
    hooks._leave = lambda: None
    doze.begin = lambda *_: False  # it runs apart, and is tried as a command
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        hooks.run(claude_code, name)
    return Ended(0, printed.getvalue(), "")


def prepared(whole: Path, scene: Path, command: Command) -> None:
    """A copy of a project in which a command can be given."""
    shutil.rmtree(scene, ignore_errors=True)
    shutil.rmtree(os.environ["XDG_STATE_HOME"])
    copied(whole, scene)
    with contextlib.chdir(scene):
        for line in command.ready:
            if line in READY:
                READY[line](scene / ".reverie")
            else:
                run(line)


def held(scene: Path) -> dict[str, Any]:
    """What a project knows: the rows of its mind, and what its ledger and its notes hold."""
    home = scene / ".reverie"
    found: dict[str, Any] = {"paused": (home / "state/paused").exists()}
    if (home / "mind.db").exists():
        with contextlib.closing(sqlite3.connect(home / "mind.db")) as db:
            tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
            for table in tables.intersection(HELD):
                found[table] = sorted(map(repr, db.execute(f"SELECT * FROM {table}")))
    if (home / "state/.sleep.json").exists():
        book = json.loads((home / "state/.sleep.json").read_bytes())
        for part in ("sessions", "bookmarks", "triggers"):
            names = (one.get("session_id") or one["id"] for one in book.get(part) or [])
            found[part] = sorted(names)
        lines = (home / "state/notes.jsonl").read_text().splitlines()
        found["notes"] = sorted(json.loads(line)["what"] for line in lines)
    return found


def files_in(disk: Path) -> dict[str, int]:
    """All files with their sizes, but for a mind's own log."""
    return {
        str(file.relative_to(disk)): file.stat().st_size
        for file in disk.rglob("*")
        if file.is_file() and not file.name.endswith(("-wal", "-shm"))
    }


def tried(disk: Path, whole: Path, name: str, rooms: tuple[int, ...]) -> Iterator[Tried]:
    """Give a command with ever more room, until it goes well."""
    command, scene = COMMANDS[name], disk / "scene"
    prepared(whole, scene, command)
    told = given(scene, command.line)
    if told.code:
        yield Tried(name, -1, -1, ["it does not go well on a calm day"])
    calm, usual = held(scene), list(wrong(scene))
    for pages in rooms:
        prepared(whole, scene, command)
        before, files = held(scene), files_in(disk)
        with filled(disk, pages):
            how = given(scene, command.line)
        after = held(scene)
        is_done = _rows(after) == _rows(calm) != _rows(before)
        bad = [*_badly_told(how), *_lost(before, after), *_litter(files, files_in(disk), how)]
        bad = [what for what in bad if not (is_done and what == HEEDED)]
        if not how.code and after != calm and name not in HOOKS:
            bad.append("it says that it is done")
        if name in HOOKS and told.printed and not how.printed:
            bad.append("the session is told nothing")
        is_given_again = name in HOOKS or (how.code and not is_done)
        again = given(scene, command.line if is_given_again else "memories")
        if again.code or held(scene) != calm:
            bad.append(f"with room it does not go on: {again.complained}")
        bad += [what for what in wrong(scene) if what not in usual]
        yield Tried(name, pages, how.code, bad)
        if pages and not how.code and name not in HOOKS:
            return


def _badly_told(how: Ended) -> Iterator[str]:
    if how.code not in (0, 5) or "Traceback" in how.complained:
        yield f"exit code {how.code}: {how.complained.strip()}"
    elif how.code and not STEP.search(how.complained):
        yield f"it does not say what to do: {how.complained.strip()}"


def _rows(found: dict[str, Any]) -> dict[str, Any]:
    """What a mind holds of what a project knows."""
    return {table: found.get(table) for table in HELD}


def _lost(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    for table in GROWS:
        if gone := set(before.get(table, ())) - set(after.get(table, ())):
            yield f"{len(gone)} rows of {table} are gone"


def _litter(before: dict[str, int], after: dict[str, int], how: Ended) -> Iterator[str]:
    for file, size in after.items():
        is_new = file not in before
        if LITTER.search(file.rpartition("/")[2]) or (how.code and is_new and MADE.search(file)):
            yield f"litter: {file}"
        elif not size and before.get(file) != 0 and not MAY_BE_EMPTY.search(file):
            yield f"empty: {file}"
    if how.code and (gone := before.keys() - after.keys()):
        yield f"gone: {', '.join(sorted(gone))}"


def on_a_disk(names: list[str], rooms: tuple[int, ...] = ROOMS) -> list[Tried] | None:
    """Try commands on a small disk of their own, in a namespace; None if none can be made."""
    asked = json.dumps([names, rooms])
    with tempfile.TemporaryDirectory(prefix="reverie-disk-") as folder:
        inside = ["unshare", "-rm", sys.executable, __file__, "--inside", folder, asked]
        try:
            ran = subprocess.run(inside, capture_output=True, text=True, cwd=ROOT)
        except FileNotFoundError:
            return None
    if ran.returncode == NO_DISK or "unshare" in ran.stderr:
        return None
    assert not ran.returncode, ran.stderr
    return [Tried(*one) for one in json.loads(ran.stdout.splitlines()[-1])]


def _inside(disk: Path, names: list[str], rooms: tuple[int, ...]) -> None:
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "none", str(disk)]
    if subprocess.run(mount, capture_output=True).returncode:
        sys.exit(NO_DISK)
    for variable, name in FOLDERS.items():
        (disk / name).mkdir()
        os.environ[variable] = str(disk / name)
    os.environ["REVERIE_NOW"] = NOW
    whole = a_lived_project(disk / "project")
    print(json.dumps([one for name in names for one in tried(disk, whole, name, rooms)]))


def main() -> None:
    """Print a line a command: with how little room it failed, and what was wrong then."""
    if sys.argv[1:2] == ["--inside"]:
        names, rooms = json.loads(sys.argv[3])
        _inside(Path(sys.argv[2]), names, tuple(rooms))
        return
    found = on_a_disk(sys.argv[1:] or list(COMMANDS))
    if found is None:
        print("no disk of its own can be made here: unshare and mount are needed")
        return
    for name in dict.fromkeys(one.name for one in found):
        some = [one for one in found if one.name == name]
        failed = sum(one.code == 5 for one in some)
        print(f"{name:24} {len(some):3} disks, {failed:3} too full")
        for one in some:
            for what in one.wrong:
                print(f"    {one.pages} pages, exit {one.code}: {what}")
    bad = sum(bool(one.wrong) for one in found)
    print(f"{len(found)} disks: {bad} lost something, left litter or no advice (limit 0)")


if __name__ == "__main__":
    main()
