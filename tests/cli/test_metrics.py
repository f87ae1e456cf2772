"""`reverie metrics`: numbers for Prometheus."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from tests.cli.terminal import as_json, ran, said, started
from tests.streams.servers import free_port


def test_the_metrics_are_printed_as_a_parser_reads_them(slept: Path) -> None:
    told = {f.name: f.samples[0].value for f in text_string_to_metric_families(said("metrics"))}

    assert told["reverie_memories_replayed"] == len(as_json("stream"))
    assert told["reverie_sleep_cycles"] == len(as_json("dreams")["cycles"])


def test_a_program_is_told_the_same_numbers(slept: Path) -> None:
    told = as_json("metrics")

    assert told["agent"] == "main"
    (sample,) = told["metrics"]["reverie_memories_replayed_total"]
    assert sample["value"] == len(as_json("stream"))


def test_the_debt_of_the_ledger_is_told_where_there_is_one(slept: Path) -> None:
    assert "reverie_debt_points" not in said("metrics")
    said("sleep add 3 planning")
    assert 'reverie_debt_points{agent="main"} 3' in said("metrics")


def test_a_mind_that_cannot_be_written_is_still_told(slept: Path) -> None:
    (slept.parent / "state" / "metrics.json").mkdir(parents=True)

    assert "reverie_memories_replayed_total" in said("metrics")


def test_while_it_lives_an_agent_answers_on_a_port(slept: Path) -> None:
    port = free_port()
    life = started(f"live --metrics {port}")
    assert life.stdout
    while "/metrics has started" not in (line := life.stdout.readline()):
        assert line, life.communicate()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=20) as page:
        told = page.read().decode()
    life.terminate()
    life.communicate(timeout=30)

    assert life.returncode == 0
    assert 'reverie_sleep_state{agent="main"} 0' in told


def test_a_port_that_is_none_is_refused(slept: Path) -> None:
    assert ran("live --metrics 0").returncode == 2


def test_the_dashboard_is_printed_without_a_mind() -> None:
    assert json.loads(said("metrics --dashboard"))["title"] == "Reverie"
