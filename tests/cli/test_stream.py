"""`reverie stream`: replays as lines of JSON, and their transfer to a server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reverie.settings import Settings
from reverie.streams.redis import Flow, Group, RedisStream
from tests.cli.terminal import as_json, ran, said, typed
from tests.streams.fixtures import address, server
from tests.streams.servers import client_of, free_port

__all__ = ["address", "server"]
FIELDS = [
    "entry_id",
    "cycle_id",
    "memory_id",
    "replay_priority",
    "replay_index",
    "is_novel",
    "co_replayed_with",
    "associations_formed",
    "replayed_at",
]


@pytest.fixture
def dreaming(slept: Path) -> list[str]:
    """The ids of what a mind has replayed in two nights, each of which counts."""
    (slept.parent / "config.toml").write_text("[sleep]\nnight_apart_h = 0\n")
    said("night")
    return told("stream")


def told(line: str) -> list[str]:
    return [json.loads(entry)["entry_id"] for entry in said(line).splitlines()]


def test_each_replay_is_one_line_of_json_with_the_names_of_the_seed(dreaming: list[str]) -> None:
    first, *_ = said("stream").splitlines()

    assert list(json.loads(first)) == FIELDS
    assert dreaming[0] == "main/1/1/0"
    assert {entry.split("/")[1] for entry in dreaming} == {"1", "2"}


def test_json_is_the_same_as_one_list(dreaming: list[str]) -> None:
    assert [entry["entry_id"] for entry in as_json("stream")] == dreaming


def test_reading_goes_on_after_an_entry_and_stops_at_a_limit(dreaming: list[str]) -> None:
    assert told(f"stream --after {dreaming[0]}") == dreaming[1:]
    assert told("stream --limit 1") == dreaming[:1]
    assert told(f"stream --after {dreaming[0]} --limit 1") == dreaming[1:2]
    assert told(f"stream --after {dreaming[-1]}") == []


def test_a_mind_that_never_slept_prints_nothing(mind: Path) -> None:
    assert said("stream") == ""
    assert as_json("stream") == []


def test_what_is_no_id_is_a_wrong_call(dreaming: list[str]) -> None:
    ended = ran("stream --after yesterday")

    assert (ended.returncode, ended.stdout) == (2, "")
    assert "'yesterday' is no entry id; take one from `reverie stream`" in ended.stderr


def test_a_transfer_says_how_many_it_added_and_adds_nothing_twice(
    dreaming: list[str], address: str
) -> None:
    assert said(f"stream --to {address}") == (
        f"added {len(dreaming)} replays to reverie:stream:dream at {address}\n"
    )
    assert said(f"stream --to {address}") == (
        f"added 0 replays to reverie:stream:dream at {address}\n"
    )
    with client_of(address) as client:
        assert [f["entry_id"] for _, f in client.xrange("reverie:stream:dream")] == dreaming


def test_a_transfer_can_be_read_by_programs(dreaming: list[str], address: str) -> None:
    assert as_json(f"stream --to {address} --prefix daneel") == {
        "added": len(dreaming),
        "stream": "daneel:stream:dream",
        "server": address,
    }


def test_the_address_may_come_from_the_environment(
    dreaming: list[str], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_REDIS", address)

    assert f"at {address}" in said("stream --to redis")


def test_another_night_adds_only_what_is_new(dreaming: list[str], address: str) -> None:
    said(f"stream --to {address}")
    said("night")

    added = as_json(f"stream --to {address}")["added"]

    assert added == len(told("stream")) - len(dreaming) > 0


def test_a_server_that_is_not_there_leaves_with_seven_and_no_password(dreaming: list[str]) -> None:
    port = free_port()
    ended = ran(f"stream --to redis://ada:hunter2@127.0.0.1:{port}/0")

    assert (ended.returncode, ended.stdout) == (7, "")
    assert ended.stderr == (
        f"reverie: the Redis server at redis://127.0.0.1:{port}/0 does not answer; start it, or "
        "correct the address; then run it again: nothing is lost, the journal holds every dream\n"
    )
    assert told("stream") == dreaming


def test_a_wrong_address_is_a_wrong_call_and_is_not_repeated(dreaming: list[str]) -> None:
    ended = ran("stream --to redis://ada:hunter2@127.0.0.1:port")

    assert ended.returncode == 2
    assert "hunter2" not in ended.stdout + ended.stderr


@pytest.mark.parametrize(
    "line", ["--prefix ada", "--to redis --after main/1/1/0", "--to redis --limit 3", "--limit 0"]
)
def test_options_that_do_not_go_together_are_a_wrong_call(mind: Path, line: str) -> None:
    assert typed(f"stream {line}").exit_code == 2


def test_printing_loads_no_client_of_a_server(dreaming: list[str]) -> None:
    from tests.cli.test_imports_of_reading import loaded_by

    assert "redis" not in loaded_by("stream")


def test_an_imported_mind_tells_its_dreams_under_its_own_name(dreaming: list[str]) -> None:
    said("export away.gz")
    said("import away.gz --agent copy")

    theirs = told("stream --agent copy")

    assert theirs == [entry.replace("main/", "copy/") for entry in dreaming]
    assert told("stream --agent copy --after copy/1/1/0") == theirs[1:]


def test_what_readers_could_not_get_done_with_is_listed(
    dreaming: list[str], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_REDIS", address)
    said("stream --to redis")
    assert said("stream --aside redis") == "nothing was set aside\n"
    with RedisStream(address, settings=Settings.of(most_deliveries=1)) as stream:
        for _ in range(2):
            stream.take(Flow.DREAM, Group.SCORING, "one", limit=1)

    assert said("stream --aside redis").startswith("dream 1-1000000: given 1 times to scoring, ")
    (aside,) = as_json("stream --aside redis")["dream"]
    assert aside["fields"]["entry_id"] == dreaming[0]


def test_listing_what_was_set_aside_goes_with_nothing_else(slept: Path) -> None:
    assert ran("stream --aside redis --to redis").returncode == 2
