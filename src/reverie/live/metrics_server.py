"""A page of numbers for Prometheus, on this machine alone (loopback, HTTP)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from threading import Thread
from typing import TYPE_CHECKING

from reverie.awake.sleep_state import is_alive
from reverie.errors import ReverieError
from reverie.live.state_book import StateBook
from reverie.writing.metrics import CONTENT_TYPE, exposition

if TYPE_CHECKING:
    from reverie.domain.views.metrics import Metrics
    from reverie.mind import OpenMind

LOOPBACK = "127.0.0.1"
OWN_NAMES = {LOOPBACK, "localhost"}
"""The names under which the page is asked for; a page elsewhere that leads here has another."""
PATH = "/metrics"
PATIENCE_S = 5.0
"""How many seconds a caller may take to say what it wants."""


def current_metrics(mind: OpenMind) -> Metrics:
    """The metrics of a mind; its state as the life beside it tells, if one runs."""
    metrics, life = mind.metrics(), StateBook(mind.place, mind.store.agent).read()
    if life is None or not is_alive(life.pid):
        return metrics
    return replace(metrics, state=life.state)


def dashboard() -> str:
    """A dashboard of all metrics, as Grafana imports it (JSON)."""
    return files(__package__).joinpath("grafana.json").read_text(encoding="utf-8")


class MetricsServer:
    """Answers GET /metrics on a port of loopback, and nothing else."""

    def __init__(self, mind: Callable[[], OpenMind], port: int) -> None:
        self._mind, self._port = mind, port
        self._server: ThreadingHTTPServer | None = None
        self._thread: Thread | None = None

    @property
    def name(self) -> str:
        """What the log calls it."""
        return f"the page of metrics at {self.address}"

    @property
    def address(self) -> str:
        """Where the page is, once it is."""
        port = self._server.server_address[1] if self._server else self._port
        return f"http://{LOOPBACK}:{port}{PATH}"

    def start(self) -> None:
        """Begin to answer."""
        told = partial(_Page, lambda: exposition(current_metrics(self._mind())))
        self._server = ThreadingHTTPServer((LOOPBACK, self._port), told)
        self._server.daemon_threads = True
        self._thread = Thread(
            target=self._server.serve_forever, name="reverie-metrics", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """Answer no more."""
        if self._server and self._thread:
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()


class _Page(BaseHTTPRequestHandler):
    """One caller of the page."""

    timeout = PATIENCE_S

    def __init__(self, page: Callable[[], str], *given: object) -> None:
        self._page = page
        super().__init__(*given)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Tell the metrics; refuse any other page, and whoever was led here from elsewhere."""
        if self.headers.get("Host", "").partition(":")[0] not in OWN_NAMES:
            self._answer(HTTPStatus.FORBIDDEN, "ask for 127.0.0.1\n")
        elif self.path.partition("?")[0] != PATH:
            self._answer(HTTPStatus.NOT_FOUND, f"the metrics are at {PATH}\n")
        else:
            self._tell()

    def version_string(self) -> str:
        """What the server calls itself."""
        return "reverie"

    def log_message(self, format: str, *given: object) -> None:
        """Log nothing: a page that is asked for every few seconds would fill the log."""

    def _tell(self) -> None:
        try:
            status, text = HTTPStatus.OK, self._page()
        except ReverieError as error:
            status, text = HTTPStatus.SERVICE_UNAVAILABLE, f"{error}\n"
        except Exception:  # the edge of a thread: a mind may be closed while it is asked
            status, text = HTTPStatus.SERVICE_UNAVAILABLE, "nothing can be told at this moment\n"
        self._answer(status, text)

    def _answer(self, status: HTTPStatus, text: str) -> None:
        whole = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", CONTENT_TYPE)
        self.send_header("Content-Length", str(len(whole)))
        self.end_headers()
        self.wfile.write(whole)
