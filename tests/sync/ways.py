"""The ways a trial of two machines goes over, each with a real other side on this machine."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bench.sync_trial import halves

from reverie.settings import Settings
from reverie.transports.way import transport_of
from tests.transports.git_server import GitServer, bare
from tests.transports.s3_server import KEY, MISSING, SECRET, bucket_server, make_bucket, weed

WAYS = ("folder", "bare", "http", "ssh", "s3")


class NoWay(Exception):
    """What a way needs is not on this machine."""


@dataclass(frozen=True)
class Way:
    """The settings of a way, what they need in the environment, and a look at the other side."""

    settings: Mapping[str, str]
    look: Callable[[], list[str]]
    environment: Mapping[str, str] = field(default_factory=dict)


@contextmanager
def way_named(name: str, place: Path) -> Iterator[Way]:
    """A way that is open."""
    if name == "folder":
        (place / "disk").mkdir()
        yield _way(place, {"backend": "folder", "remote": str(place / "disk")}, {})
    elif name == "bare":
        yield _way(place, {"backend": "git", "remote": str(bare(place / "there.git"))}, {})
    elif name == "http":
        bare(place / "there.git")
        with GitServer(place, token="t0ken") as server:
            remote = f"{server.address}/there.git"
            named = {"backend": "git", "remote": remote, "token_variable": "A_TOKEN"}
            yield _way(place, named, {"A_TOKEN": "t0ken"})
    elif name == "ssh":
        with _over_ssh(place) as way:
            yield way
    else:
        with _over_s3(place) as way:
            yield way


@contextmanager
def _over_ssh(place: Path) -> Iterator[Way]:
    if not (shutil.which("sshd") or os.path.exists("/usr/sbin/sshd")):
        raise NoWay("there is no sshd on this machine: install openssh-server")
    if os.geteuid() == 0 and not os.path.isdir("/run/sshd"):
        raise NoWay("sshd of root wants the folder /run/sshd: make it, or run as another user")
    from tests.transports.ssh_server import ssh_server

    with ssh_server(place) as (remote, key, environment):
        bare(place / "there.git")
        named = {"backend": "git", "remote": f"{remote}{place}/there.git", "ssh_key": key}
        yield _way(place, named, environment)


@contextmanager
def _over_s3(place: Path) -> Iterator[Way]:
    if weed() is None:
        raise NoWay(MISSING)
    with bucket_server(place / "weed") as address:
        make_bucket(address, "mind")
        keys = {"AWS_ACCESS_KEY_ID": KEY, "AWS_SECRET_ACCESS_KEY": SECRET}
        yield _way(place, {"backend": "s3", "bucket": "mind", "endpoint": address}, keys)


def _way(place: Path, settings: Mapping[str, str], environment: Mapping[str, str]) -> Way:
    def look() -> list[str]:
        before = {name: os.environ.get(name) for name in environment}
        os.environ.update(environment)
        try:
            chosen = Settings.of(**settings)
            transport = transport_of(chosen, place / "looker", os.environ)
            assert transport
            transport.pull()
            paths = [path for path in transport.list() if path.startswith("sleep-deep/")]
            return halves({path: transport.read(path) for path in paths})
        finally:
            for name, value in before.items():
                os.environ.pop(name) if value is None else os.environ.update({name: value})

    return Way(settings, look, environment)
