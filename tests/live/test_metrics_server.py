"""The page of metrics: for this machine alone, one page and nothing else."""

from __future__ import annotations

import http.client
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from reverie import OpenMind, Settings, open_mind
from reverie.domain.rules.wakefulness import SleepState
from reverie.live.metrics_server import MetricsServer, current_metrics
from reverie.live.scheduler import Scheduler
from tests.days import a_mind_at
from tests.live.lives import HOUR, MINUTE, RULE, SimulatedTime, pass_time, worked


@pytest.fixture(scope="module")
def mind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenMind]:
    """A mind that has slept once; nothing that is asked here changes it."""
    with a_mind_at(tmp_path_factory.mktemp("mind") / "mind.db") as mind:
        worked(mind, "monday", RULE)
        mind.night()
        yield mind


@pytest.fixture(scope="module")
def port(mind: OpenMind) -> Iterator[int]:
    """The port at which its metrics are."""
    server = MetricsServer(lambda: mind, 0)
    server.start()
    yield int(server.address.split(":")[2].partition("/")[0])
    server.stop()


def asked(
    port: int, path: str = "/metrics", *, method: str = "GET", host: str = "127.0.0.1"
) -> tuple[int, str]:
    """The status and the text of an answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    connection.request(method, path, headers={"Host": host})
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, text


def test_the_page_tells_what_the_journal_tells(mind: OpenMind, port: int) -> None:
    status, text = asked(port)
    told = {f.name: f.samples[0].value for f in text_string_to_metric_families(text)}

    assert status == 200
    assert told["reverie_memories_replayed"] == len(mind.stream().read())
    assert told["reverie_sleep_state"] == 0


@pytest.mark.parametrize("path", ["/", "/metrics/", "/metricsx", "/../metrics", "/mind.db"])
def test_no_other_page_is_told(port: int, path: str) -> None:
    assert asked(port, path) == (404, "the metrics are at /metrics\n")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "HEAD"])
def test_nothing_but_asking_is_understood(port: int, method: str) -> None:
    assert asked(port, method=method)[0] == 501


@pytest.mark.parametrize("host", ["example.org", "example.org:9090", "", "127.0.0.1.example.org"])
def test_whoever_was_led_here_from_elsewhere_is_refused(port: int, host: str) -> None:
    status, text = asked(port, host=host)

    assert (status, "reverie_" in text) == (403, False)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:9090"])
def test_this_machine_has_two_names(port: int, host: str) -> None:
    assert asked(port, host=host)[0] == 200


def test_the_page_listens_on_loopback_alone(mind: OpenMind) -> None:
    server = MetricsServer(lambda: mind, 0)
    server.start()
    try:
        assert server._server is not None
        assert server._server.server_address[0] == "127.0.0.1"
        assert server.address.startswith("http://127.0.0.1:")
    finally:
        server.stop()


def test_a_port_is_free_again_once_the_page_is_gone(mind: OpenMind) -> None:
    first = MetricsServer(lambda: mind, 0)
    first.start()
    port = int(first.address.split(":")[2].partition("/")[0])
    with pytest.raises(OSError, match="in use"):
        MetricsServer(lambda: mind, port).start()
    first.stop()
    second = MetricsServer(lambda: mind, port)
    second.start()
    second.stop()


def test_no_word_of_a_memory_is_on_the_page(mind: OpenMind, port: int) -> None:
    _, text = asked(port)

    assert "push" not in text
    assert "monday" not in text


def test_a_caller_that_says_nothing_keeps_nobody_waiting(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port)):
        assert asked(port)[0] == 200


def test_the_state_is_that_of_the_life_that_runs(tmp_path: Path) -> None:
    time, seen = SimulatedTime(), []
    with open_mind(tmp_path / "mind.db", clock=time, settings=Settings()) as mind:
        scheduler = Scheduler(
            mind,
            pulse=time,
            tell=lambda event: seen.append((event.state, current_metrics(mind).state)),
        )
        worked(mind, "monday", RULE)
        pass_time(scheduler, time, HOUR * 6, MINUTE)

    assert {told for told, _ in seen} == set(SleepState)
    assert [told for told, _ in seen] == [page for _, page in seen]


def test_a_night_changes_the_page(tmp_path: Path) -> None:
    with a_mind_at(tmp_path / "mind.db") as mind:
        server = MetricsServer(lambda: mind, 0)
        server.start()
        port = int(server.address.split(":")[2].partition("/")[0])
        worked(mind, "monday", RULE)
        _, before = asked(port)
        mind.night()
        _, after = asked(port)
        server.stop()

    assert "nights_total{" not in before
    assert 'sleep="nap",outcome="completed"} 1' in after


def test_a_mind_that_was_closed_meanwhile_is_told_as_away(tmp_path: Path) -> None:
    with a_mind_at(tmp_path / "mind.db") as mind:
        server = MetricsServer(lambda: mind, 0)
        server.start()
    port = int(server.address.split(":")[2].partition("/")[0])
    status, text = asked(port)
    server.stop()

    assert (status, "reverie_" in text) == (503, False)
