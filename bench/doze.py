"""Doze: what taking in one session of 1 MB costs, against a start of Python and a whole nap."""

from __future__ import annotations

import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

import figures
from figures import Line, median_and_best
from hooks import CODE, MB, PYTHON, a_transcript
from reverie.awake import home_seal, ledger

REVERIE = [sys.executable, "-P", "-m", "reverie"]
SESSION = "11111111-2222-3333-4444-555555555555"
DOZE, NAP = "doze, a session of 1 MB", "nap, the same session"
IDLE = "doze, nothing waits"
KNOWN = "start, once the doze is over"
FRESH = "start, which begins the doze and waits"


def main() -> None:
    """Measure and print."""
    small = figures.is_small(__doc__)
    repetitions, size = (3, MB // 4) if small else (9, MB)
    with figures.workplace() as folder:
        whole = a_project(folder / "whole", size)
        times: dict[str, list[float]] = {n: [] for n in (PYTHON, IDLE, DOZE, NAP, KNOWN, FRESH)}
        spent: dict[str, list[float]] = {n: [] for n in (PYTHON, DOZE, NAP)}
        for _ in range(repetitions):
            before = processor()
            times[PYTHON].append(figures.command_duration([sys.executable, "-c", "pass"]))
            spent[PYTHON].append(processor() - before)
            scene = copied(whole, folder / "scene")
            times[FRESH].append(timed_start(scene))
            wait_for_the_doze(scene)
            scene = copied(whole, folder / "scene")
            before = processor()
            times[DOZE].append(timed(scene, "doze"))
            spent[DOZE].append(processor() - before)
            times[IDLE].append(timed(scene, "doze"))
            times[KNOWN].append(timed_start(scene))
            scene = copied(whole, folder / "scene")
            before = processor()
            times[NAP].append(timed(scene, "night"))
            spent[NAP].append(processor() - before)
    middle = {name: statistics.median(took) for name, took in times.items()}
    figures.show(
        f"A doze, {repetitions} times, in turns; {size / MB:.2f} MB of transcript",
        [
            *(median_and_best(name, took) for name, took in times.items()),
            *(median_and_best(f"{name}, processor", took) for name, took in spent.items()),
            *(
                Line(f"{name} / python", f"{middle[name] / middle[PYTHON]:,.1f} x")
                for name in (IDLE, DOZE, NAP, KNOWN, FRESH)
            ),
            Line("doze / nap", f"{middle[DOZE] / middle[NAP]:,.2f} x"),
            Line("doze / python, processor", f"{_ratio(spent, DOZE, PYTHON):,.1f} x"),
            Line("doze / nap, processor", f"{_ratio(spent, DOZE, NAP):,.2f} x"),
        ],
    )


def _ratio(spent: dict[str, list[float]], one: str, other: str) -> float:
    return statistics.median(spent[one]) / statistics.median(spent[other])


def processor() -> float:
    """The processor time of all commands so far, in seconds: what a busy machine does not hide."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def a_project(folder: Path, size: int) -> Path:
    """A project with a mind and one session of so many bytes that has stopped."""
    folder.mkdir(parents=True)
    os.environ["CLAUDE_CONFIG_DIR"] = str(folder / "client")
    subprocess.run([*REVERIE, "init"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    transcripts = folder / "client" / "projects" / "made-up"
    transcripts.mkdir(parents=True)
    a_transcript(transcripts / f"{SESSION}.jsonl", size, seed=1)
    hook(folder, "stop")
    return folder


def copied(whole: Path, scene: Path) -> Path:
    """The same project anew, where its client keeps its transcripts."""
    shutil.rmtree(scene, ignore_errors=True)
    shutil.copytree(whole, scene)
    os.environ["CLAUDE_CONFIG_DIR"] = str(scene / "client")
    home = str(scene / ".reverie")
    home_seal.seal(home)

    def decide(book: dict[str, object]) -> None:
        path = scene / "client" / "projects" / "made-up" / f"{SESSION}.jsonl"
        book["sessions"][0]["transcript_path"] = str(path)  # type: ignore[index]

    ledger.change(home, decide, time.time())
    return scene


def timed(scene: Path, *words: str) -> float:
    """How long a command of ours takes in a project."""
    return figures.duration(
        lambda: subprocess.run([*REVERIE, *words], cwd=scene, check=True, stdout=subprocess.DEVNULL)
    )


def timed_start(scene: Path) -> float:
    """How long a session's start takes."""
    return figures.duration(lambda: hook(scene, "session-start", session="next"))


def hook(scene: Path, name: str, session: str = SESSION) -> None:
    """Call a hook as the host does."""
    path = scene / "client" / "projects" / "made-up" / f"{session}.jsonl"
    payload = {
        "session_id": session,
        "transcript_path": str(path),
        "cwd": str(scene),
        "source": "startup",
    }
    subprocess.run(
        [sys.executable, "-I", "-S", "-c", CODE, name],
        input=json.dumps(payload).encode(),
        check=True,
        stdout=subprocess.DEVNULL,
    )


def wait_for_the_doze(scene: Path) -> None:
    """Let the doze that a start began end, whether or not the start has waited for it."""
    sign = scene / ".reverie" / "state" / ".undozed"
    while sign.exists():
        time.sleep(0.05)
    time.sleep(0.2)


if __name__ == "__main__":
    main()
