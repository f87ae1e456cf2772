"""A night that is told to stop wakes at a checkpoint, and the next one takes up what it left."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from reverie.stores.sqlite.locks import Turnstile, lock_folder
from tests.cli.terminal import CHOICE, RULE, as_json, memory_texts, ran, said, started

PATIENCE_S = 30


@contextmanager
def held_up(mind: Path) -> Iterator[None]:
    """Let no writer through meanwhile; one that comes has to wait."""
    turnstile = Turnstile(lock_folder(mind))
    assert turnstile.enter(PATIENCE_S)
    try:
        yield
    finally:
        turnstile.close()


def wait_until_asleep(mind: Path, night: subprocess.Popen[str]) -> None:
    """Wait until the night has taken its lock and said so."""
    lock = lock_folder(mind) / "night-1"
    end = time.monotonic() + PATIENCE_S
    while not (lock.exists() and lock.stat().st_size):
        assert night.poll() is None, night.communicate()
        assert time.monotonic() < end, "the night does not begin"
        time.sleep(0.002)


def read_until(stream: subprocess.Popen[str], words: str) -> str:
    """What a running command prints, up to these words."""
    assert stream.stdout
    told = ""
    while words not in told:
        character = stream.stdout.read(1)
        assert character, told
        told += character
    return told


@pytest.mark.parametrize("call", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_wakes_the_night_at_a_checkpoint(lived: Path, call: signal.Signals) -> None:
    with held_up(lived):
        night = started("night")
        wait_until_asleep(lived, night)
        night.send_signal(call)
    told, complaint = night.communicate(timeout=PATIENCE_S)

    assert (night.returncode, complaint) == (0, "")
    assert told.startswith("Nap 1 was woken at its last checkpoint; what is left waits\n")
    assert [heading["cause"].get("outcome") for heading in as_json("journal")] == [None, "woken"]


def test_the_night_after_a_woken_one_takes_in_what_was_left(lived: Path) -> None:
    with held_up(lived):
        night = started("night")
        wait_until_asleep(lived, night)
        night.send_signal(signal.SIGINT)
    night.communicate(timeout=PATIENCE_S)
    assert memory_texts() == []

    ended = ran("night")

    assert ended.returncode == 0
    assert ended.stdout.startswith("Nap 2 completed: slept on 1 session\n")
    assert memory_texts() == [RULE, CHOICE]
    assert ran("doctor").returncode == 0


def test_a_second_signal_changes_nothing(lived: Path) -> None:
    with held_up(lived):
        night = started("night")
        wait_until_asleep(lived, night)
        night.send_signal(signal.SIGINT)
        night.send_signal(signal.SIGINT)
    night.communicate(timeout=PATIENCE_S)

    assert night.returncode == 0


def test_a_night_that_was_killed_goes_on_where_it_stopped(lived: Path) -> None:
    with held_up(lived):
        night = started("night")
        wait_until_asleep(lived, night)
        night.kill()
        night.communicate(timeout=PATIENCE_S)

    ended = ran("night")

    assert (ended.returncode, memory_texts()) == (0, [RULE, CHOICE])


def test_a_signal_at_a_question_leaves_everything_as_it_was(slept: Path) -> None:
    undo = started("undo 1")
    read_until(undo, "Take this back?")
    undo.send_signal(signal.SIGINT)
    _, complaint = undo.communicate(timeout=PATIENCE_S)

    assert undo.returncode == 130
    assert "nothing is half-done" in complaint
    assert memory_texts() == [RULE, CHOICE]


def test_a_woken_night_does_not_say_that_there_was_nothing_to_do(lived: Path) -> None:
    with held_up(lived):
        night = started("night")
        wait_until_asleep(lived, night)
        night.send_signal(signal.SIGINT)
    told, _ = night.communicate(timeout=PATIENCE_S)

    assert "nothing to do" not in told


def test_after_a_night_the_signals_are_as_before(lived: Path) -> None:
    before = signal.getsignal(signal.SIGINT)

    said("night")

    assert signal.getsignal(signal.SIGINT) is before
