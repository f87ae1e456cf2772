"""The real client, Claude Code: installed once at a pinned version, run where nothing else is."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.e2e import stand_in
from tests.e2e.project import REVERIE, Project
from tests.e2e.stand_in import Json, Script, Turn

NEWEST, OLD = "2.1.325", "2.0.76"
PACKAGE = "@anthropic-ai/claude-code"
CACHE_VARIABLE = "REVERIE_E2E_CACHE"
INSTALL_S, TALK_S, PROBE_S = 240, 60, 10
"""The most seconds that a try to install, a talk and a probe may take."""
WAITS_S = (5, 15, 30, 60)
"""Seconds between tries while the registry has too many requests."""
ALLOWED = "Agent,Bash,Edit,Read,Task,Write"
QUIET = {
    "ANTHROPIC_API_KEY": "test-key",
    "CLAUDE_CODE_DISABLE_AUTO_MEMORY": "1",
    "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
    "DISABLE_AUTOUPDATER": "1",
    "DISABLE_ERROR_REPORTING": "1",
    "DISABLE_TELEMETRY": "1",
    "LANG": "C.UTF-8",
    "TERM": "dumb",
}
"""What keeps the client to itself."""


class Missing(Exception):
    """Why the client cannot be run here, in a sentence."""


@dataclass(frozen=True, slots=True)
class Talk:
    """One run of the client: how it ended, and every request it made."""

    exit_code: int
    stdout: str
    session_id: str
    requests: tuple[Json, ...]

    @property
    def told(self) -> str:
        """What the model was told in the messages of the first request it could work on."""
        body = next(body for body in self.requests if body.get("tools"))
        contents = [message["content"] for message in body["messages"]]
        blocks = [[{"text": c}] if isinstance(c, str) else c for c in contents]
        return "\n".join(block.get("text", "") for content in blocks for block in content)


def talk(
    project: Project,
    prompt: str,
    script: Sequence[Turn] = (),
    *,
    resume: str = "",
    fork: bool = False,
    version: str = NEWEST,
    besides: Sequence[Script] = (),
    ends: int = 0,
) -> Talk:
    """Give the client a prompt in a project; the script answers it, others what comes besides."""
    scripts, log = project.scratch / "scripts.json", project.scratch / "requests.jsonl"
    scripts.write_text(stand_in.written([Script(prompt, tuple(script)), *besides]))
    log.write_text("")
    words = ["-p", prompt, "--output-format", "json", "--permission-mode", "acceptEdits"]
    words += ["--resume", resume] * bool(resume) + ["--fork-session"] * fork
    command = [
        *alone(),
        sys.executable,
        stand_in.__file__,
        str(scripts),
        str(log),
        str(installed(version)),
        *words,
        "--allowedTools",
        ALLOWED,
    ]
    exit_code, out, err = _run(command, project)
    assert exit_code == ends, f"the client ended with {exit_code}: {out[-2000:]}{err[-2000:]}"
    return Talk(exit_code, out, _session_in(out), _requests_in(log))


@cache
def installed(version: str) -> Path:
    """The program of a version, installed on first use; Missing if that cannot be."""
    for need in ("node", "npm"):
        if shutil.which(need) is None:
            raise Missing(f"the real client needs {need}, which is not on the PATH")
    folder = _cache() / f"claude-code-{version}"
    with _locked(folder.with_name(f"{folder.name}.lock")):
        if not folder.exists():
            _install(version, folder)
    return _program_in(folder)


@cache
def alone() -> tuple[str, ...]:
    """The words that run a command in a network of its own; Missing if no words do."""
    for words in (("unshare", "-n"), ("unshare", "-rn")):
        try:
            done = subprocess.run([*words, "true"], capture_output=True, timeout=PROBE_S)
        except (OSError, subprocess.TimeoutExpired):
            continue
        if done.returncode == 0:
            return words
    raise Missing("the real client is run only in a network of its own, which unshare cannot make")


def _run(command: list[str], project: Project) -> tuple[int, str, str]:
    """Run a command to its end, or to the end of our patience."""
    process = subprocess.Popen(
        command,
        cwd=project.folder,
        env=_environment(project),
        start_new_session=True,
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        out, err = process.communicate(timeout=TALK_S)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        out, err = process.communicate(timeout=PROBE_S)
        raise AssertionError(f"the client took over {TALK_S} s: {err[-2000:]}") from None
    return process.returncode, out, err


def _environment(project: Project) -> dict[str, str]:
    scratch = str(project.scratch)
    own = {"HOME": str(project.home), "TMPDIR": scratch, "CLAUDE_CODE_TMPDIR": scratch}
    return {"PATH": f"{REVERIE.parent}:{os.environ['PATH']}", **QUIET, **own}


def _session_in(out: str) -> str:
    """The session the client names when it ends; none if it said something else."""
    try:
        return str(json.loads(out)["session_id"])
    except (ValueError, KeyError, TypeError):
        return ""


def _requests_in(log: Path) -> tuple[Json, ...]:
    return tuple(json.loads(line) for line in log.read_text(encoding="utf-8").splitlines())


def _cache() -> Path:
    """The folder the clients are kept in, which git ignores by a file of its own."""
    given = os.environ.get(CACHE_VARIABLE)
    folder = Path(given) if given else Path(__file__).resolve().parents[2] / ".e2e"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / ".gitignore").write_text("*\n")
    except OSError as error:
        why = f"the real client needs a folder, but {error}; name another by {CACHE_VARIABLE}"
        raise Missing(why) from None
    return folder


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold a lock; whoever has it installs within a time limit, so the wait has an end."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _install(version: str, folder: Path) -> None:
    """Download a version beside its place, then put it there whole."""
    part = folder.with_name(f"{folder.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir()
    (part / "package.json").write_text('{"private": true}\n')
    for wait in (*WAITS_S, 0):
        problem = _problem_of_npm(part, version)
        if not problem:
            part.rename(folder)
            return
        if not wait or "too many requests" not in problem.lower():
            break
        time.sleep(wait)
    raise Missing(f"the real client {version} could not be downloaded: {_shortly(problem)}")


def _problem_of_npm(folder: Path, version: str) -> str:
    """What npm says when it cannot install; nothing when it can."""
    command = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--fetch-retries=0"]
    try:
        done = subprocess.run(
            [*command, "--prefix", str(folder), f"{PACKAGE}@{version}"],
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=INSTALL_S,
        )
    except subprocess.TimeoutExpired:
        return f"npm took over {INSTALL_S} s"
    return "" if done.returncode == 0 else done.stderr or "npm failed"


def _program_in(folder: Path) -> Path:
    """The client's own binary, which newer versions bring along; else its script for node."""
    binaries = sorted((folder / "node_modules/@anthropic-ai").glob("claude-code-*/claude"))
    return binaries[0] if binaries else folder / "node_modules/.bin/claude"


def _shortly(problem: str) -> str:
    """The first line that says what went wrong, among the many of npm."""
    lines = [line for line in problem.splitlines() if line.strip()]
    return next((line for line in lines if "error" in line), lines[0])
