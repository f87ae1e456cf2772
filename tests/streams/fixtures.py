"""Fixtures of a server: started once a test run, empty for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.streams.servers import client_of, running


@pytest.fixture(scope="session", params=["redis", "valkey"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """The address of a running server of each kind."""
    with running(request.param, tmp_path_factory.mktemp("server")) as (address, _):
        yield address


@pytest.fixture
def address(server: str) -> str:
    """The address of a server that holds nothing."""
    with client_of(server) as client:
        client.flushall()
    return server
