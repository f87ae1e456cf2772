"""Tests of streams talk to real servers."""

from tests.streams.fixtures import address, server

__all__ = ["address", "server"]
