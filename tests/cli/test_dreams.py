"""`reverie dreams`: what a night replayed."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from tests.cli.terminal import as_json, ran, said, started
from tests.streams.fixtures import address, server

__all__ = ["address", "server"]


def test_the_last_night_is_told_in_a_few_lines(slept: Path) -> None:
    lines = said("dreams").splitlines()

    assert lines[0] == "Night 1: 1 cycle, completed"
    assert lines[1] == "  cycle 1: 1 replay (1 new, 0 familiar), 0 now permanent"
    assert lines[2] == "    links: 0 formed, 0 strengthened, 0 cut"


def test_the_log_of_a_night_is_printed_as_it_is_kept(slept: Path) -> None:
    log = said("dreams 1 --yaml")

    assert log.startswith("---\ndream_cycle:\n  cycle_id: sleep-cycle-")
    assert (slept.parent / "dreams" / "night-1.yml").read_text() == log


def test_the_reports_have_the_names_of_the_seed(slept: Path) -> None:
    told = as_json("dreams")

    assert told["night"] == 1
    assert {"total_cpu_ms", "network_density_delta", "prune_rate"} <= set(told["summary"])
    assert told["cycles"][0]["memories_replayed"] == 1


def test_a_night_that_is_not_there_is_named(slept: Path) -> None:
    ended = ran("dreams 9")

    assert (ended.returncode, "there was no night 9" in ended.stderr) == (3, True)


def test_each_link_is_told_only_when_asked_for(slept: Path) -> None:
    said('record "The kite needs wind from the sea." --session tuesday')
    said('record "The wind from the sea broke the kite, we must mend it!" --session tuesday --end')
    (slept.parent / "config.toml").write_text("[sleep]\nnight_apart_h = 0\n")
    said("night")

    assert "1 link formed — replayed together in cycle 1" in said("journal 2")
    assert "link 2 – " in said("journal 2 --links")


def test_a_memory_tells_how_strong_it_is(slept: Path) -> None:
    assert "strength 0.15 after 1 replay, the last on day 1" in said("explain 2")
    assert as_json("explain 2")["measures"]["replay_count"] == 1


def test_the_log_of_a_night_goes_with_the_night(slept: Path) -> None:
    said("undo 1 --yes")

    assert list((slept.parent / "dreams").iterdir()) == []
    assert "no night has been slept yet" in ran("dreams").stderr


def test_a_log_that_cannot_be_written_does_not_break_the_night(slept: Path) -> None:
    said("undo 1 --yes")
    (slept.parent / "dreams").rmdir()
    (slept.parent / "dreams").write_text("a file")

    assert "the dream log was not kept" in said("night")


def test_forgetting_tells_what_went_with_a_memory(slept: Path) -> None:
    assert said("forget 2 --why wrong").startswith("forgotten: ")


@pytest.mark.parametrize("source", ["the journal", "a server"])
def test_dreams_are_followed_from_another_process_until_ctrl_c(
    slept: Path, address: str, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    monkeypatch.setenv("REVERIE_REDIS", address)
    more = " --from redis" if source == "a server" else ""
    (slept.parent / "config.toml").write_text(
        '[sleep]\nnight_apart_h = 0\n\n[streams]\npublish_to = "redis"\n'
    )
    following = started(f"dreams --follow --json --after main/1/1/0{more}")
    said("night")
    assert following.stdout

    first = json.loads(following.stdout.readline())
    following.send_signal(signal.SIGINT)
    told, complaint = following.communicate(timeout=30)

    assert first["entry_id"] == "main/2/1/0"
    assert (following.returncode, complaint) == (0, "")
    assert all(json.loads(line)["entry_id"].startswith("main/2/") for line in told.splitlines())


def test_what_is_followed_is_told_in_a_line_each(slept: Path) -> None:
    following = started("dreams --follow --after main/0/0/0")
    assert following.stdout
    line = following.stdout.readline()
    following.send_signal(signal.SIGINT)
    following.communicate(timeout=30)

    assert line.endswith("  night 1, cycle 1: f-" + line.partition("f-")[2])
    assert line.endswith("(new, priority 0.56), 0 links\n")


@pytest.mark.parametrize("line", ["--after main/1/1/0", "1 --follow", "--yaml --follow"])
def test_what_does_not_go_with_following_is_refused(slept: Path, line: str) -> None:
    assert ran(f"dreams {line}").returncode == 2
