"""A stand-in for the Messages API: on loopback only, it answers by scripts and logs each request.

As a program it stands in while a command runs, inside a network that holds nothing else:
`python stand_in.py SCRIPTS.json LOG.jsonl COMMAND ...` ends as the command does.
"""

from __future__ import annotations

import fcntl
import json
import os
import socket
import struct
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

Json = dict[str, Any]

ADDRESS_VARIABLE = "ANTHROPIC_BASE_URL"
POLL_S = 0.02
"""How often, in seconds, the stand-in looks whether it is to end."""
_GET_FLAGS, _SET_FLAGS, _UP = 0x8913, 0x8914, 1
"""The kernel's numbers for reading and setting an interface's flags, and the flag itself."""


@dataclass(frozen=True, slots=True)
class Use:
    """One use of a tool; it is given an id of its own unless it has one."""

    name: str
    input: Json
    id: str = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """What the model answers once: words, uses of tools, or both."""

    text: str = ""
    uses: tuple[Use, ...] = ()
    usage: dict[str, int] = field(default_factory=dict)
    wait_s: float = 0
    """For how long nothing is said first."""


@dataclass(frozen=True, slots=True)
class Script:
    """The answers to a prompt that holds some words: one turn, and one more for each result."""

    when: str
    turns: tuple[Turn, ...]
    bare: bool = False
    """Whether it answers requests without tools, which otherwise are errands of the client."""


UNSCRIPTED = Turn("All right.")


def turn_for(body: Json, scripts: list[Script]) -> Turn:
    """The answer to a request; one without tools is an errand of the client's own, so unscripted.

    The prompt is the last user message a script knows, with none but tools' results after it;
    newer models are sent messages of other roles as well.
    """
    asked = [message for message in body.get("messages") or [] if message["role"] == "user"]
    fitting = [script for script in scripts if script.bare != bool(body.get("tools"))]
    for results, message in enumerate(reversed(asked if fitting else [])):
        words = _words(message)
        for script in fitting:
            if script.when in words:
                return script.turns[results] if results < len(script.turns) else UNSCRIPTED
        if not _brings_a_result(message):
            break
    return UNSCRIPTED


def as_message(turn: Turn, model: str) -> Json:
    """A turn as the API words it."""
    content: list[Json] = [{"type": "text", "text": turn.text}] if turn.text else []
    for use in turn.uses:
        name = use.id or f"toolu_{uuid.uuid4().hex}"
        content.append({"type": "tool_use", "id": name, "name": use.name, "input": use.input})
    return {
        "id": f"msg_{uuid.uuid4().hex}",
        "type": "message",
        "role": "assistant",
        "model": model,
        "content": content,
        "stop_reason": "tool_use" if turn.uses else "end_turn",
        "stop_sequence": None,
        "usage": {"input_tokens": 100, "output_tokens": 10, **turn.usage},
    }


def as_events(message: Json) -> Iterator[Json]:
    """A message as the events of a stream, one piece for each block."""
    yield {"type": "message_start", "message": {**message, "content": [], "stop_reason": None}}
    for index, block in enumerate(message["content"]):
        if block["type"] == "text":
            empty = {**block, "text": ""}
            delta = {"type": "text_delta", "text": block["text"]}
        else:
            empty = {**block, "input": {}}
            delta = {"type": "input_json_delta", "partial_json": json.dumps(block["input"])}
        yield {"type": "content_block_start", "index": index, "content_block": empty}
        yield {"type": "content_block_delta", "index": index, "delta": delta}
        yield {"type": "content_block_stop", "index": index}
    end = {"stop_reason": message["stop_reason"], "stop_sequence": None}
    yield {"type": "message_delta", "delta": end, "usage": message["usage"]}
    yield {"type": "message_stop"}


@contextmanager
def standing_in(scripts: list[Script], log: Path) -> Iterator[str]:
    """Stand in until the block ends; gives the address."""
    server = _Server(scripts, log)
    thread = threading.Thread(target=server.serve_forever, args=(POLL_S,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def written(scripts: list[Script]) -> str:
    """Scripts as JSON, for the stand-in as a program."""
    return json.dumps([asdict(script) for script in scripts])


def read(text: str) -> list[Script]:
    """Scripts from JSON."""
    return [
        Script(s["when"], tuple(_turn(turn) for turn in s["turns"]), s["bare"])
        for s in json.loads(text)
    ]


def _turn(given: Json) -> Turn:
    uses = tuple(Use(**use) for use in given["uses"])
    return Turn(given["text"], uses, given["usage"], given["wait_s"])


def _blocks(message: Json) -> list[Json]:
    content = message["content"]
    return [{"type": "text", "text": content}] if isinstance(content, str) else content


def _brings_a_result(message: Json) -> bool:
    return any(block["type"] == "tool_result" for block in _blocks(message))


def _words(message: Json) -> str:
    """What a message says, without what the client has put beside it."""
    texts = [block["text"] for block in _blocks(message) if block["type"] == "text"]
    return "\n".join(text for text in texts if not text.startswith("<system-reminder>"))


class _Server(ThreadingHTTPServer):
    """Listens on loopback, at a port of its own; a thread for each connection."""

    daemon_threads = True

    def __init__(self, scripts: list[Script], log: Path) -> None:
        super().__init__(("127.0.0.1", 0), _Answering)
        self.scripts, self.log, self.writing = scripts, log, threading.Lock()

    def answer(self, body: Json) -> Json:
        """Log a request, then answer it."""
        with self.writing, self.log.open("a", encoding="utf-8") as log:
            log.write(json.dumps(body) + "\n")
        turn = turn_for(body, self.scripts)
        time.sleep(turn.wait_s)
        return as_message(turn, body.get("model", ""))


class _Answering(BaseHTTPRequestHandler):
    """Answers what comes over one connection."""

    protocol_version = "HTTP/1.1"
    server: _Server

    def do_HEAD(self) -> None:
        self._answer(200, "text/plain", b"")

    def do_GET(self) -> None:
        self._answer(404, "application/json", b"{}")

    def do_POST(self) -> None:
        given = self.rfile.read(int(self.headers.get("content-length") or 0))
        if self.path.partition("?")[0] != "/v1/messages":
            self._answer(404, "application/json", b"{}")
            return
        body = json.loads(given)
        message = self.server.answer(body)
        if body.get("stream"):
            lines = (f"event: {e['type']}\ndata: {json.dumps(e)}\n\n" for e in as_events(message))
            self._answer(200, "text/event-stream", "".join(lines).encode())
        else:
            self._answer(200, "application/json", json.dumps(message).encode())

    def _answer(self, status: int, kind: str, whole: bytes) -> None:
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(whole)))
        self.end_headers()
        self.wfile.write(whole)

    def log_message(self, *_: object) -> None:
        """Say nothing: the client's own output is what a test reads."""


def _raise_loopback() -> None:
    """Bring up the one interface a new network has."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        name = struct.pack("16sH14x", b"lo", 0)
        flags = struct.unpack("16sH14x", fcntl.ioctl(any_socket, _GET_FLAGS, name))[1]
        fcntl.ioctl(any_socket, _SET_FLAGS, struct.pack("16sH14x", b"lo", flags | _UP))


def main() -> int:
    """Run a command beside the stand-in; returns how it ended."""
    scripts, log, *command = sys.argv[1:]
    _raise_loopback()
    with standing_in(read(Path(scripts).read_text(encoding="utf-8")), Path(log)) as address:
        return subprocess.run(command, env={**os.environ, ADDRESS_VARIABLE: address}).returncode


if __name__ == "__main__":
    sys.exit(main())
