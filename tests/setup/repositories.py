"""Repositories on this machine: served to everyone, or only to whoever knows a password."""

from __future__ import annotations

import base64
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


def bare_repository(folder: Path) -> Path:
    """A folder with an empty repository `me/night.git`, ready to be served as plain files."""
    repository = folder / "me" / "night.git"
    repository.mkdir(parents=True)
    for words in (["init", "--quiet", "--bare", "."], ["update-server-info"]):
        subprocess.run(["git", *words], cwd=repository, check=True, capture_output=True)
    return folder


@contextmanager
def served(folder: Path, *, password: str = "", writable: bool = True) -> Iterator[str]:
    """The address of the repository in a folder, served by HTTP on this machine."""
    asks = partial(_Served, password, writable, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), asks)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/me/night.git"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class _Served(SimpleHTTPRequestHandler):
    """Files for whoever reads, and as much of a git server as a dry run of a push asks for."""

    def __init__(self, password: str, writable: bool, *given: object, directory: str) -> None:
        self._password, self._writable = password, writable
        super().__init__(*given, directory=directory)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        _, _, token = self.headers.get("Authorization", "").partition(" ")
        said = base64.b64decode(token).decode().partition(":")[2]
        if said != self._password:
            self._answer(401, b"", {"WWW-Authenticate": 'Basic realm="night"'})
        elif not self.path.endswith("service=git-receive-pack"):
            super().do_GET()
        elif not self._writable:
            self._answer(403, b"you may only read")
        else:
            kind = "application/x-git-receive-pack-advertisement"
            self._answer(200, self._refs(), {"Content-Type": kind})

    def _refs(self) -> bytes:
        told = subprocess.run(
            ["git", "receive-pack", "--http-backend-info-refs", "me/night.git"],
            cwd=self.directory,
            check=True,
            capture_output=True,
        )
        return b"001f# service=git-receive-pack\n0000" + told.stdout

    def _answer(self, code: int, body: bytes, headers: dict[str, str] | None = None) -> None:
        self.send_response(code)
        for name, value in {**(headers or {}), "Content-Length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *words: object) -> None:
        """Say nothing."""
