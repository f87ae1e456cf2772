"""Readers and the server are killed, and each entry of the dream stream is still done once."""

from __future__ import annotations

from pathlib import Path

from bench.stream_trial import faults_in, spots, trial

from reverie.streams.fields import stream_id


def test_each_entry_is_done_once_and_in_order_whoever_is_killed(tmp_path: Path) -> None:
    came = trial(tmp_path, entries=2_000, kills=4, restarts=2)

    assert came.faults == []
    assert came.done == 2_000


def test_the_trial_notices_what_is_lost_doubled_or_out_of_order() -> None:
    due = [stream_id(spot) for spot in spots(10)]

    assert faults_in(due, 10) == []
    assert faults_in(due[1:], 10) == ["9 of 10 entries were done"]
    assert "1 were done twice" in faults_in([*due, due[9]], 10)
    assert "not in order" in faults_in([due[1], due[0], *due[2:]], 10)
