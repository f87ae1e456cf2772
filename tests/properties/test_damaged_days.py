"""Days on which files are damaged and commands are killed: nothing recorded is lost or twice."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shlex
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import pytest
from bench.damage import WAYS, Ended, run
from bench.kills import Command, given
from hypothesis import given as for_all
from hypothesis import strategies as st

from reverie.awake import home_seal, hooks
from reverie.hosts import claude_code
from tests.awake.hooking import DAY_S, NOW, as_line, asked, edits

VALVE, SHELF = "Always close valve {} first.", "Never touch shelf {} of the archive."
CODES = (0, 2, 3, 4, 5, 6)
"""The exit codes that say what is wrong; 1 would mean that nobody had thought of it."""
MINUTE_S = 60.0
SESSIONS = ("ada", "ben", "eve")
LOST = "the file itself is gone"
KEPT = ("mind.db", "owner.json", "-locks", ".lock", ".gitignore")
"""What is not damaged here: the mind, tried elsewhere, and since when its sessions count."""
HAND = {LOST, "with a page of noise", "cut off", "replaced"}
"""What no hand does to a memory file; other letters in it are a person's own."""
READING = ("status", "briefing", "memories", "recall deploy", "sleep status", "plan", "doctor")
WRITING = ("memory take", "memory diff", "sleep add 1 'a review'", "bookmark add 'look here'")
DYING = ("night", "record 'A killed word.' --session odd --end", "memory take")
Deed = tuple[str, str, int]
"""What happens, to whom, and a number that says how."""

DEEDS = st.one_of(
    st.tuples(
        st.sampled_from(["say", "say", "say and stop"]), st.sampled_from(SESSIONS), st.just(0)
    ),
    st.tuples(st.sampled_from(["start", "stop", "end"]), st.sampled_from(SESSIONS), st.just(0)),
    st.tuples(st.just("run"), st.sampled_from([*READING, *WRITING, "night"]), st.just(0)),
    st.tuples(st.sampled_from(["rule", "record"]), st.just(""), st.just(0)),
    st.tuples(st.just("damage"), st.sampled_from([*WAYS, LOST]), st.integers(0, 10_000)),
    st.tuples(st.just("damage"), st.sampled_from([*WAYS, LOST]), st.integers(0, 10_000)),
    st.tuples(st.just("cut the memory file"), st.just(""), st.integers(0, 10_000)),
    st.tuples(st.just("kill"), st.sampled_from(DYING), st.integers(1, 40)),
)
FIRST_DAY: tuple[Deed, ...] = (
    ("start", "ada", 0),
    ("say and stop", "ada", 0),
    ("rule", "", 0),
    ("run", "night", 0),
)
TARGETS = (
    "memory.yml",
    ".sleep.json",
    "notes.jsonl",
    "config.toml",
    ".seal",
    "known/",
    "briefing",
    "",
)
"""Files that are damaged most often; any other as the last of them."""


@pytest.fixture(scope="module", autouse=True)
def _outside() -> Iterator[None]:
    """Nobody waits for a disk, and what would run by itself runs at once, in this process."""

    def spawned(program: str, words: list[str], *_: object, **__: object) -> int:
        run(shlex.join(words[4:]))
        return 0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda descriptor: None)
        patch.setattr(os, "posix_spawn", spawned)
        patch.setattr("reverie.awake.briefing_parts.SETTLED_S", 0)
        for name in ("REVERIE_MIND", "REVERIE_NOW", "CLAUDE_CONFIG_DIR", "XDG_STATE_HOME"):
            patch.setenv(name, "")
        yield


@pytest.fixture(scope="module")
def first_day(_outside: None) -> Iterator[Path]:
    """A folder with a project after its first day, and beside it what its client keeps."""
    with tempfile.TemporaryDirectory() as folder:
        life = Life(Path(folder) / "life", NOW - DAY_S / 2)
        (life.folder / "project").mkdir(parents=True)
        live_in(life.folder, NOW - DAY_S)
        with contextlib.chdir(life.folder / "project"):
            assert run("init --no-claude").code == 0
            for deed in FIRST_DAY:
                life.do(*deed)
        yield life.folder.rename(Path(folder) / "first day")


def live_in(folder: Path, now: float) -> None:
    os.environ["CLAUDE_CONFIG_DIR"] = str(folder / "client")
    os.environ["XDG_STATE_HOME"] = str(folder / "known")
    os.environ["REVERIE_NOW"] = datetime.fromtimestamp(now, UTC).isoformat()


@dataclass
class Life:
    """A project, what was said in it, and what has been done to its files."""

    folder: Path
    now: float = NOW
    count: int = 0
    told: dict[str, list[str]] = field(default_factory=dict)
    """The sentences in each session's transcript."""
    recorded: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    """What a person stated by a command."""
    hurt: set[str] = field(default_factory=set)
    """The sessions whose transcripts were damaged."""

    @property
    def home(self) -> Path:
        return self.folder / "project" / ".reverie"

    def live(self, deeds: list[Deed]) -> None:
        live_in(self.folder, self.now)
        with contextlib.chdir(self.folder / "project"):
            self.hook("session-start", "first")
            for deed in deeds:
                self.do(*deed)
            self.mend()
            self.hook("session-start", "last")
            for _ in range(2):
                self.now += DAY_S
                self.gives("night")
            self.check()

    def do(self, what: str, whom: str, number: int) -> None:
        self.now += MINUTE_S
        live_in(self.folder, self.now)
        match what:
            case "say" | "say and stop":
                self.say(whom)
                if what == "say and stop":
                    self.hook("stop", whom)
            case "start" | "stop" | "end":
                self.hook({"start": "session-start", "end": "session-end"}.get(what, what), whom)
            case "run":
                self.gives(whom)
            case "rule":
                self.count += 1
                rule = SHELF.format(self.count)
                self.rules += [rule] * (self.gives(f"remember '{rule}'").code == 0)
            case "record":
                self.count += 1
                said = f"The pump {self.count} was oiled."
                self.recorded += [said] * (
                    self.gives(f"record '{said}' --session by-hand").code == 0
                )
            case "damage":
                self.damage(whom, number)
            case "cut the memory file":
                self.damage("cut off", number * len(TARGETS))
            case "kill":
                given(self.folder / "project", Command(whom), die_at=number)

    def gives(self, line: str) -> Ended:
        """Give a command, as a person does; of a stranger's seal it says so, and is given again."""
        live_in(self.folder, self.now)
        how = run(line)
        told = how.complained + how.printed
        assert how.code in CODES, f"{line}: {told}"
        assert "Traceback" not in told, f"{line}: {told}"
        assert not how.code or told, line
        return how

    def say(self, session: str) -> None:
        """A person states something, and the agent edits a file."""
        self.count += 1
        sentence = VALVE.format(self.count)
        path = self.transcript(session)
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.read_bytes() if path.exists() else b""
        torn = b"\n" if before and not before.endswith(b"\n") else b""
        said = [asked(sentence), *edits(2, first=self.count * 2)]
        path.write_bytes(before + torn + b"".join(as_line(one) + b"\n" for one in said))
        os.utime(path, (self.now, self.now))
        self.told.setdefault(session, []).append(sentence)

    def transcript(self, session: str) -> Path:
        slug = "".join(s if s.isalnum() else "-" for s in str(self.folder / "project"))
        return self.folder / "client" / "projects" / slug / f"{session}.jsonl"

    def hook(self, name: str, session: str) -> None:
        """Call a hook as a host does; what it cannot do it may only say of a file or a path."""
        call = {
            "session_id": session,
            "transcript_path": str(self.transcript(session)),
            "cwd": str(self.folder / "project"),
            "source": "startup",
        }
        if home_seal.admits(str(self.home)):
            with contextlib.suppress(OSError):
                hooks.HOOKS[name](claude_code, str(self.home), claude_code.heard(call), self.now)

    def damage(self, how: str, number: int) -> None:
        """Do something to one of the files there are."""
        places = [*self.home.rglob("*"), *(self.folder / "known").rglob("*")]
        files = [*places, *(self.folder / "client").rglob("*.jsonl")]
        found = sorted(f for f in files if f.is_file() and not any(k in f.name for k in KEPT))
        target = TARGETS[number % len(TARGETS)]
        found = [file for file in found if target in str(file.relative_to(self.folder))] or found
        file = found[number // len(TARGETS) % len(found)]
        if file.name.startswith("memory") and how not in HAND:
            return
        if file.suffix == ".jsonl" and file.parent != self.home / "state":
            self.hurt.add(file.stem)
        if how == LOST:
            file.unlink()
            return
        whole = bytearray(file.read_bytes())
        WAYS[how](whole, random.Random(number))
        if file.name != "memory.yml" or not self.is_a_deletion(bytes(whole)):
            file.write_bytes(whole)

    def is_a_deletion(self, cut: bytes) -> bool:
        """Whether a person could have left the memory file so, by deleting its last entry."""
        lost = (self.home / "memory.yml").read_bytes()[len(cut) :]
        return cut.endswith(b"\n") and lost.count(b"- id: ") <= 1

    def mend(self) -> None:
        """What a person does who reads what commands say: trust, settings, a file written anew."""
        self.now += MINUTE_S
        live_in(self.folder, self.now)
        if not home_seal.admits(str(self.home)):
            assert self.gives("trust --yes").code == 0
        if self.gives("plan").code:
            (self.home / "config.toml").unlink(missing_ok=True)
            assert self.gives("plan").code == 0
        (self.home / "state" / "paused").unlink(missing_ok=True)
        if self.gives("memory take").code:
            (self.home / "memory.yml").unlink(missing_ok=True)

    def check(self) -> None:
        with contextlib.closing(sqlite3.connect(self.home / "mind.db")) as db:
            said = [text for (text,) in db.execute("SELECT text FROM episode")]
        memories = {
            one["wording"]["text"] for one in json.loads(self.gives("memories --json").printed)
        }
        for sentence in self.recorded:
            assert said.count(sentence) == 1, sentence
        for session, sentences in self.told.items():
            for sentence in sentences:
                times = sum(sentence in one for one in said)
                assert times == 1 or (session in self.hurt and times < 2), (sentence, times)
        assert set(self.rules) <= memories


@for_all(st.lists(DEEDS, max_size=12))
def test_whatever_is_damaged_every_command_says_so_and_nothing_recorded_is_lost_or_twice(
    first_day: Path, deeds: list[Deed]
) -> None:
    folder = first_day.with_name("life")
    shutil.copytree(first_day, folder)
    try:
        told, rules = {"ada": [VALVE.format(1)]}, [SHELF.format(2)]
        Life(folder, count=2, told=told, rules=rules).live(deeds)
    finally:
        shutil.rmtree(folder)
