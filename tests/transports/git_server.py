"""A git server on loopback for tests: `git http-backend` behind the standard library's server."""

from __future__ import annotations

import base64
import os
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType


def bare(place: Path) -> Path:
    """An empty repository that can be pushed to."""
    subprocess.run(["git", "init", "--quiet", "--bare", str(place)], check=True)
    subprocess.run(["git", "config", "http.receivepack", "true"], cwd=place, check=True)
    return place


class GitServer:
    """Serves the repositories of a folder; `drops` says how many answers it fails to give."""

    def __init__(self, root: Path, token: str = "") -> None:
        self.drops = 0
        server = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_: object) -> None: ...

            def do_GET(self) -> None:
                self._answer()

            def do_POST(self) -> None:
                self._answer()

            def _answer(self) -> None:
                if server.drops > 0:
                    server.drops -= 1
                    self.close_connection = True
                    return
                if token and not self._is_known():
                    self.send_response(401)
                    self.send_header("WWW-Authenticate", 'Basic realm="git"')
                    self.end_headers()
                    return
                self._run_git()

            def _is_known(self) -> bool:
                given = self.headers.get("Authorization", "").removeprefix("Basic ")
                return base64.b64decode(given or "").decode().endswith(f":{token}")

            def _run_git(self) -> None:
                path, _, query = self.path.partition("?")
                body = self._body()
                ended = subprocess.run(
                    ["git", "http-backend"],
                    input=body,
                    capture_output=True,
                    env={
                        "PATH": os.environ["PATH"],
                        "GIT_PROJECT_ROOT": str(root),
                        "GIT_HTTP_EXPORT_ALL": "1",
                        "REQUEST_METHOD": self.command,
                        "PATH_INFO": path,
                        "QUERY_STRING": query,
                        "CONTENT_TYPE": self.headers.get("Content-Type", ""),
                        "CONTENT_LENGTH": str(len(body)),
                        "HTTP_CONTENT_ENCODING": self.headers.get("Content-Encoding", ""),
                        "GIT_PROTOCOL": self.headers.get("Git-Protocol", ""),
                        "REMOTE_USER": "someone",
                        "REMOTE_ADDR": "127.0.0.1",
                    },
                    check=False,
                )
                head, _, answer = ended.stdout.partition(b"\r\n\r\n")
                lines = [line.decode().split(": ", 1) for line in head.split(b"\r\n") if line]
                told = dict(line for line in lines if len(line) == 2)
                self.send_response(int(told.pop("Status", "200").split()[0]))
                for name, value in told.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

            def _body(self) -> bytes:
                if self.headers.get("Transfer-Encoding") == "chunked":
                    parts = []
                    while size := int(self.rfile.readline(), 16):
                        parts.append(self.rfile.read(size))
                        self.rfile.readline()
                    self.rfile.readline()
                    return b"".join(parts)
                return self.rfile.read(int(self.headers.get("Content-Length") or 0))

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> GitServer:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
