"""A bucket is a transport: a real server where it is installed, and a stub that says it is one."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path

import pytest

from reverie.errors import OutOfReach, TransportFailed
from reverie.settings.s3 import S3Settings
from reverie.transports.s3 import BucketShelf, endpoint_of, meaning_of
from reverie.transports.s3_credentials import shared_credentials
from reverie.transports.s3_stub import StubBucket
from reverie.transports.snapshots import Snapshots
from tests.contracts.transport_contract import Machine, TransportContract, put
from tests.transports.s3_server import KEY, MISSING, SECRET, bucket_server, make_bucket, weed

pytest.importorskip("obstore", reason="the extra s3 is not installed")
KEYS = {"AWS_ACCESS_KEY_ID": KEY, "AWS_SECRET_ACCESS_KEY": SECRET}
_places = count()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if weed() is None:
        pytest.skip(MISSING)
    with bucket_server(tmp_path_factory.mktemp("weed")) as address:
        make_bucket(address, "mind")
        yield address


def shelf(address: str, **settings: str) -> BucketShelf:
    given = {"bucket": "mind", "endpoint": address, "prefix": f"p{next(_places)}", **settings}
    os.environ.update(KEYS)
    try:
        return BucketShelf(S3Settings(**given), {**os.environ, **KEYS}, 20)
    finally:
        for name in KEYS:
            os.environ.pop(name, None)


@pytest.mark.slow
class TestBucket(TransportContract):
    @pytest.fixture
    def machine(self, address: str) -> Machine:
        prefix = f"m{next(_places)}"
        return lambda: Snapshots(shelf(address, prefix=prefix), "reverie")


class TestStub(TransportContract):
    @pytest.fixture
    def machine(self, tmp_path: Path) -> Machine:
        return lambda: StubBucket(tmp_path / "stub", "reverie")


def test_the_stub_says_at_each_use_that_it_is_one(tmp_path: Path) -> None:
    stub = StubBucket(tmp_path / "stub", "reverie")
    stub.pull()
    stub.write("reports/a.md", b"a")
    assert "on this machine alone" in stub.push("x").note
    assert "on this machine alone" in stub.name


@pytest.mark.slow
def test_a_bucket_that_is_not_there_says_so(address: str) -> None:
    with pytest.raises(TransportFailed, match="there is no such bucket"):
        put(Snapshots(shelf(address, bucket="nowhere"), "reverie"), a="1")


@pytest.mark.slow
def test_a_revoked_key_says_so(address: str) -> None:
    bucket = S3Settings(bucket="mind", endpoint=address)
    os.environ.update(AWS_ACCESS_KEY_ID="old", AWS_SECRET_ACCESS_KEY="old")
    try:
        transport = Snapshots(BucketShelf(bucket, os.environ, 20), "reverie")
        with pytest.raises(TransportFailed, match="the key"):
            transport.pull()
    finally:
        del os.environ["AWS_ACCESS_KEY_ID"], os.environ["AWS_SECRET_ACCESS_KEY"]


def test_a_server_that_is_gone_is_out_of_reach() -> None:
    transport = Snapshots(shelf("http://127.0.0.1:9"), "reverie")
    with pytest.raises(OutOfReach, match="did not answer"):
        transport.pull()


def test_a_server_that_ignores_conditions_is_refused() -> None:
    with careless_server() as address, pytest.raises(TransportFailed, match="ignores conditional"):
        shelf(address).swap("heads/x", b"", None)


def test_how_long_an_answer_took_is_no_status() -> None:
    assert meaning_of("error performing GET http://127.0.0.1:40135/x in 103.640158ms") == ""
    assert meaning_of("in 103.401ms, after 0 retries") == ""
    assert "key is not known" in meaning_of("Server returned non-2xx status code: 401 Unauthorized")


@pytest.mark.parametrize(
    ("status", "code"),
    [
        (403, "QuotaExceeded"),
        (400, "XMinioAdminBucketQuotaExceeded"),
        (507, "XMinioStorageFull"),
        (507, "InsufficientStorage"),
    ],
)
def test_a_full_bucket_says_so_and_what_to_do(status: int, code: str) -> None:
    body = f"<Error><Code>{code}</Code></Error>".encode()
    with (
        careless_server(status, body) as address,
        pytest.raises(TransportFailed, match="the bucket is full; make room"),
    ):
        shelf(address).put("objects/x", b"x")


@contextmanager
def careless_server(status: int = 200, body: bytes = b"") -> Iterator[str]:
    """A server that answers whatever it is given alike, whatever it is asked to look at first."""

    class Handler(BaseHTTPRequestHandler):
        def log_message(self, *_: object) -> None: ...

        def do_PUT(self) -> None:
            self.rfile.read(int(self.headers.get("Content-Length") or 0))
            self.send_response(status)
            self.send_header("ETag", '"1"')
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        do_DELETE = do_POST = do_PUT  # noqa: N815

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def test_the_environment_names_the_server_before_the_settings_do() -> None:
    settings = S3Settings(endpoint="http://settings")
    assert endpoint_of(settings, {}) == "http://settings"
    assert endpoint_of(settings, {"KEI_STORE_S3_ENDPOINT": "http://kei"}) == "http://kei"
    both = {"KEI_STORE_S3_ENDPOINT": "http://kei", "REVERIE_STORE_S3_ENDPOINT": "http://ours"}
    assert endpoint_of(settings, both) == "http://ours"


def test_keys_come_from_the_environment_then_from_the_shared_file(tmp_path: Path) -> None:
    file = tmp_path / "credentials"
    file.write_text(
        "[default]\naws_access_key_id = a\naws_secret_access_key = b%c\n"
        "[work]\naws_access_key_id = w\naws_secret_access_key = x\naws_session_token = y\n"
    )
    named = {"AWS_SHARED_CREDENTIALS_FILE": str(file)}
    assert shared_credentials(named) == {"access_key_id": "a", "secret_access_key": "b%c"}
    assert shared_credentials({**named, "AWS_PROFILE": "work"})["session_token"] == "y"
    assert shared_credentials({**named, "AWS_ACCESS_KEY_ID": "env"}) == {}
    assert shared_credentials({"HOME": str(tmp_path / "nobody")}) == {}
