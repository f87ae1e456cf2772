"""A night that is told to stop ends wherever it is, and the next one goes on with all of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from reverie.engine.nightfall import Surroundings
from reverie.stages import THE_NIGHT
from tests.cli.terminal import CHOICE, RULE, as_json, memory_texts, ran

HANG_GUARD_S = 60
"""After so long a test fails; what a call took is printed, not asserted."""
STEPS = [one.name for one in fields(Surroundings) if one.name != "home"]
WAITS = {
    "a loop": "while True: pass",
    "an expression": "re.match('(a|aa)+$', 'a' * 60 + 'b')",
    "a tool": "subprocess.run(['sleep', '600'])",
    "an answer": "socket.create_server(('127.0.0.1', 0)).accept()",
    "a lock": "[fcntl.flock(one, fcntl.LOCK_EX) for one in (open(mind), open(mind))]",
    "the file": "[one.execute('BEGIN IMMEDIATE') for one in (opened(mind), opened(mind))]",
}
"""Ways in which a part of a night may wait for what does not come."""
A_NIGHT = """
import fcntl, re, socket, sqlite3, subprocess, sys
from reverie import cli
from reverie.engine import nightfall
from reverie.stages import THE_NIGHT
at, mind = sys.argv[1:]
sys.argv = ["reverie", "night", "--full"]

def opened(mind):
    return sqlite3.connect(mind, timeout=600, isolation_level=None)

def wait(*_):
    print("here", flush=True)
    {wait}

for stage in THE_NIGHT.stages():
    if stage.name == at:
        object.__setattr__(stage, "work", wait)
        object.__setattr__(stage, "skip", lambda mind, plan: None)
meet = nightfall._Met.meet
nightfall._Met.meet = lambda self, step, *given: wait() if step == at else meet(self, step, *given)
cli.main()
"""


def stopped(mind: Path, at: str, how: str, call: signal.Signals = signal.SIGTERM) -> int:
    """How a night ends that is told to stop while a part of it waits.

    A tool that it had just begun may outlive it and hold its pipes, so those are not read to
    their ends; it is ended with the night's group.
    """
    words = [sys.executable, "-c", A_NIGHT.format(wait=WAITS[how]), at, str(mind)]
    with (
        TemporaryFile("w+") as complaints,
        subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=complaints, text=True, start_new_session=True
        ) as night,
    ):
        try:
            assert night.stdout
            assert night.stdout.readline() == "here\n"
            began = time.monotonic()
            night.send_signal(call)
            night.wait(HANG_GUARD_S)
            print(f"{at}, in {how}: {time.monotonic() - began:.2f} s, code {night.returncode}")
        finally:
            with suppress(ProcessLookupError):
                os.killpg(night.pid, signal.SIGKILL)
            complaints.seek(0)
            complaint = complaints.read()
            print(complaint)
        assert "Traceback" not in complaint
        return night.returncode


def goes_on() -> None:
    """The next night takes in all that waited, and nothing is damaged."""
    ended = ran("night --full")
    assert (ended.returncode, memory_texts()) == (0, [RULE, CHOICE]), ended
    assert ran("doctor").returncode == 0


@pytest.mark.parametrize("stage", [stage.name for stage in THE_NIGHT.stages()])
def test_a_call_in_the_middle_of_a_stage_wakes_the_night(lived: Path, stage: str) -> None:
    assert stopped(lived, stage, "a loop") == 0

    assert as_json("journal")[-1]["cause"]["outcome"] == "woken"
    goes_on()


@pytest.mark.parametrize("how", WAITS)
def test_a_call_ends_a_stage_whatever_it_waits_for(lived: Path, how: str) -> None:
    assert stopped(lived, "encode", how) in (0, 130)

    goes_on()


@pytest.mark.parametrize("step", STEPS)
def test_a_call_in_a_step_around_a_night_ends_it(lived: Path, step: str) -> None:
    assert stopped(lived, step, "a loop", signal.SIGINT) == 130

    goes_on()
