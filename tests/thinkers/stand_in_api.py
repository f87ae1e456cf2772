"""A stand-in for the APIs of models, on loopback only: it answers as a test tells it to."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Json = dict[str, Any]
TRICKLE_S = 0.05


@dataclass(frozen=True)
class Served:
    """What the server does with one request."""

    text: str = ""
    status: int = 200
    trickles: bool = False
    """Sends a byte now and then and never ends."""
    silent: bool = False
    """Takes the request and says nothing."""


@dataclass
class StandIn:
    """The server as a test sees it: where it is, what it was asked, and what it answers."""

    answer: Callable[[str], Served]
    url: str = ""
    asked: list[str] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    closing: threading.Event = field(default_factory=threading.Event)


def answering(*answers: object) -> Callable[[str], Served]:
    """A script that gives these answers to the questions of a prompt, in their order."""

    def answer(prompt: str) -> Served:
        ids = dict.fromkeys(re.findall(r'"id":"(q\d+)"', prompt))
        items = [{"id": id, "answer": it} for id, it in zip(ids, answers, strict=False)]
        return Served(json.dumps({"answers": items}))

    return answer


def in_turn(*scripts: Callable[[str], Served]) -> Callable[[str], Served]:
    """One script after the other, a request each; the last stays."""
    left = list(scripts)
    return lambda prompt: (left.pop(0) if len(left) > 1 else left[0])(prompt)


def saying(text: str, status: int = 200) -> Callable[[str], Served]:
    """A script that always says the same."""
    return lambda prompt: Served(text, status)


@contextmanager
def standing_in(answer: Callable[[str], Served]) -> Iterator[StandIn]:
    """Stand in until the block ends."""
    api = StandIn(answer)
    server = _Server(api)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    api.url = f"http://127.0.0.1:{server.server_address[1]}"
    try:
        yield api
    finally:
        api.closing.set()
        server.shutdown()
        server.server_close()
        thread.join()


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, api: StandIn) -> None:
        super().__init__(("127.0.0.1", 0), _Answering)
        self.api = api


class _Answering(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers.get("content-length") or 0)))
        api, prompt = self.server.api, _prompt_in(body)
        api.asked.append(prompt)
        api.keys.append(self.headers.get("x-api-key") or self.headers.get("authorization") or "")
        served = api.answer(prompt)
        if served.silent:
            api.closing.wait(30)
            self.close_connection = True
        elif served.trickles:
            self._trickle()
        else:
            is_chat = self.path.endswith("/chat/completions")
            said = _as_chat(served.text) if is_chat else _as_message(served.text, prompt)
            refused = {"type": "error", "error": {"type": "scripted", "message": "scripted"}}
            self._send(served.status, said if served.status == 200 else refused)

    def _trickle(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", "1000000")
        self.end_headers()
        while not self.server.api.closing.wait(TRICKLE_S):
            try:
                self.wfile.write(b" ")
                self.wfile.flush()
            except OSError:
                return

    def _send(self, status: int, said: Json) -> None:
        whole = json.dumps(said).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(whole)))
        self.end_headers()
        self.wfile.write(whole)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def _prompt_in(body: Json) -> str:
    """All that a model is told, whatever the dialect."""
    return "\n".join([body.get("system", ""), *(it["content"] for it in body["messages"])])


def _as_message(text: str, prompt: str) -> Json:
    return {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": "stand-in",
        "content": [{"type": "text", "text": text}],
        "stop_reason": "end_turn",
        "stop_sequence": None,
        "usage": {"input_tokens": len(prompt) // 5, "output_tokens": len(text) // 5 + 1},
    }


def _as_chat(text: str) -> Json:
    return {
        "id": "chat_1",
        "object": "chat.completion",
        "created": 0,
        "model": "stand-in",
        "choices": [
            {
                "index": 0,
                "finish_reason": "stop",
                "message": {"role": "assistant", "content": text},
            }
        ],
        "usage": {"prompt_tokens": 1000, "completion_tokens": 100, "total_tokens": 1100},
    }
