"""`reverie live` as a process: one for each mind, ended by signals, mended after a kill."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from reverie import keyed
from reverie.domain.rules.wakefulness import SleepState, first_illegal
from tests.cli.terminal import CHOICE, RULE, memory_texts, ran, said, started

PATIENCE_S = 30
RULES = {
    SleepState.ENTERING_SLEEP: "Never deploy on a Friday.",
    SleepState.LIGHT_SLEEP: "Always run the linter before a merge.",
    SleepState.DEEP_SLEEP: "Never store passwords in the repository.",
    SleepState.DREAMING: "Always write log files in UTC.",
    SleepState.WAKING: "Never rename a public function.",
}
"""What is said before a life that is to be cut short in a state."""
TIRED = "[sleep]\nidle_threshold_ms = 0\nmin_awake_duration_ms = 0\n"


@pytest.fixture
def tired(lived: Path) -> Path:
    """The file of a mind that sleeps as soon as it lives by itself."""
    (lived.parent / "config.toml").write_text(TIRED)
    return lived


@contextmanager
def living(line: str = "live --log-json") -> Iterator[subprocess.Popen[str]]:
    """An agent that lives by itself, in a process of its own; killed at the end if it still is."""
    life = started(line)
    try:
        yield life
    finally:
        life.kill()
        life.communicate(timeout=PATIENCE_S)


def lines(life: subprocess.Popen[str]) -> Iterator[dict[str, Any]]:
    """What it logs, line by line."""
    assert life.stdout
    return map(json.loads, iter(life.stdout.readline, ""))


def read_until(life: subprocess.Popen[str], **wanted: str) -> list[dict[str, Any]]:
    """What it logs, up to a line that says this."""
    read = []
    for line in lines(life):
        read.append(line)
        if wanted.items() <= line.items():
            return read
    raise AssertionError(read)


def states(log: list[dict[str, Any]]) -> list[SleepState]:
    """The states of a log, from its start."""
    told = [line for line in log if line["event"] in ("started", "state")]
    return [SleepState[line["state"].upper()] for line in told]


def test_one_look_sleeps_if_it_is_time_and_tells_all_six_states(tired: Path) -> None:
    log = [json.loads(line) for line in said("live --once --log-json").splitlines()]

    assert memory_texts() == [RULE, CHOICE]
    assert set(states(log)) == set(SleepState)
    assert first_illegal(states(log)) is None
    assert {frozenset(line) for line in log} == {
        frozenset({"time", "event", "state", "from", "reason"})
    }


def test_one_look_leaves_who_is_not_tired_alone(lived: Path) -> None:
    said("live --once")

    assert memory_texts() == []


@pytest.mark.parametrize("call", [signal.SIGTERM, signal.SIGINT])
def test_who_is_awake_ends_at_once_when_told_to(lived: Path, call: signal.Signals) -> None:
    with living() as life:
        read_until(life, event="started")
        life.send_signal(call)
        last = [line["event"] for line in lines(life)][-1]
        assert (life.wait(PATIENCE_S), last) == (0, "stopped")


def test_told_to_stop_in_any_state_it_ends_at_a_checkpoint(tired: Path) -> None:
    for state, rule in RULES.items():
        said(f'record "{rule}" --session {state.word} --end')
        with living() as life:
            log = read_until(life, state=state.word)
            life.terminate()
            log += lines(life)
            assert life.wait(PATIENCE_S) == 0
        assert first_illegal(states(log)) is None
        assert (log[-1]["event"], log[-1]["state"]) == ("stopped", "awake")

    said("night")
    assert sorted(memory_texts()) == sorted([RULE, CHOICE, *RULES.values()])
    said("doctor")


def test_killed_in_any_state_the_next_life_goes_on(tired: Path) -> None:
    for state, rule in RULES.items():
        said(f'record "{rule}" --session {state.word} --end')
        with living() as life:
            assert first_illegal(states(read_until(life, state=state.word))) is None
    file = tired.parent / "state" / "live.json"
    keyed.replace(file, json.dumps({**json.loads(keyed.read(file)), "state": "dreaming"}))
    assert "  lives      no more: cut short in dreaming; `reverie live` goes on" in said("status")

    log = [json.loads(line) for line in said("live --once --log-json").splitlines()]

    assert first_illegal(states(log)) is None
    said("night")
    assert sorted(memory_texts()) == sorted([RULE, CHOICE, *RULES.values()])
    said("doctor")


def test_a_second_life_is_told_who_lives(lived: Path) -> None:
    with living() as life:
        read_until(life, event="started")

        second = ran("live")

        assert second.returncode == 4
        assert f"agent 'main' lives already, by process {life.pid} since" in second.stderr
        assert json.loads(said("live --state --json"))["lives"] is True
        assert "  lives      awake since " in said("status")
    assert json.loads(said("live --state --json"))["lives"] is False


def test_told_so_it_reads_its_settings_again(lived: Path) -> None:
    with living() as life:
        read_until(life, event="started")
        (lived.parent / "config.toml").write_text("[sleep]\nidle_threshold_ms = true\n")
        life.send_signal(signal.SIGHUP)
        refused = read_until(life, event="failed")
        (lived.parent / "config.toml").write_text(TIRED)
        life.send_signal(signal.SIGHUP)
        read_until(life, event="settings")
        read_until(life, event="slept")
        life.terminate()
        life.wait(PATIENCE_S)

    assert "the settings stay as they were" in refused[-1]["reason"]
    assert memory_texts() == [RULE, CHOICE]


def test_whoever_started_it_hears_that_it_is_ready_alive_and_stopping(
    lived: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.settimeout(PATIENCE_S)
        address = os.path.relpath(lived.parent.parent / "notify")
        ear.bind(address)
        monkeypatch.setenv("NOTIFY_SOCKET", os.path.abspath(address))
        monkeypatch.setenv("WATCHDOG_USEC", "1000000")
        with living() as life:
            heard = [ear.recv(200).decode() for _ in range(2)]
            life.terminate()
            life.wait(PATIENCE_S)
            while heard[-1] != "STOPPING=1":
                heard.append(ear.recv(200).decode())

    assert heard[0] == f"READY=1\nMAINPID={life.pid}"
    assert heard[1] == "WATCHDOG=1"


def test_the_unit_for_systemd_names_the_project_and_waits_for_a_sleep_to_end(lived: Path) -> None:
    unit = said("live --unit")

    assert f"WorkingDirectory={lived.parent.parent}\n" in unit
    assert 'reverie" live --log-json\n' in unit
    for line in ("Type=notify", "TimeoutStopSec=300", "WatchdogSec=3600", "Restart=on-failure"):
        assert f"{line}\n" in unit


def test_one_that_never_lived_says_so(lived: Path) -> None:
    assert said("live --state") == "it has never lived by itself: `reverie live`\n"
