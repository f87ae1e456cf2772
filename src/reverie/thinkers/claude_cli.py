"""Claude Code as a thinker: `claude -p`, without tools and hooks, ended when its time is over."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress

import msgspec

from reverie.domain.language.tokens import estimated_tokens
from reverie.domain.values.prompt import Price, Prompt, Reply
from reverie.domain.values.spend import MICROS, Spent
from reverie.errors import ThinkerFailed

NAME = "claude_cli"
OWN_TOKENS = 20_000
"""Tokens that the client tells a model besides, at most."""
LEFT = ("CLAUDECODE", "CLAUDE_CODE_SESSION_ID", "CLAUDE_CODE_ENTRYPOINT", "CLAUDE_PROJECT_DIR")
"""What a session around us has set, and what is none of the new one's."""
QUIET = {
    "CLAUDE_CODE_DISABLE_AUTO_MEMORY": "1",
    "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
    "DISABLE_AUTOUPDATER": "1",
    "DISABLE_TELEMETRY": "1",
}
WORDS = (
    "-p",
    "--output-format",
    "json",
    "--tools",
    "",
    "--strict-mcp-config",
    "--no-session-persistence",
    "--settings",
    '{"disableAllHooks": true}',
)
"""One reply as JSON: no tools, no servers, no hooks, and no transcript that a night would read."""
GRACE_S = 0.5
"""How long a client that is told to end may take before it is killed."""


def program(environment: Mapping[str, str]) -> str | None:
    """Where the client is, if it is on the PATH."""
    return shutil.which("claude", path=environment.get("PATH"))


class ClaudeCli:
    """The user's own client, run for one reply at a time in an empty folder."""

    name = NAME

    def __init__(
        self, program: str, model: str, price: Price, environment: Mapping[str, str]
    ) -> None:
        self._program, self._model, self._price = program, model, price
        kept = {name: value for name, value in environment.items() if name not in LEFT}
        self._environment = {**kept, **QUIET}

    def estimate(self, prompt: Prompt) -> Spent:
        """What a call costs at most, with what the client tells of its own."""
        read = estimated_tokens(prompt.text) + OWN_TOKENS
        micros = self._price.micros(read, prompt.most_tokens)
        return Spent(1, read + prompt.most_tokens, micros)

    def reply(self, prompt: Prompt, *, seconds: float) -> Reply:
        """What the client says; it and all it has started are killed when the time is over."""
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="reverie-") as folder:
            out, code = self._run(prompt, folder, seconds, began)
        ms = _since(began)
        said = _read(out)
        if said is None or code or said.is_error:
            why = said.result[:200] if said else f"it ended with {code} and said no JSON"
            raise ThinkerFailed(f"the client failed: {why}", ms=ms, paid=said is not None)
        usage = said.usage
        read = (
            usage.input_tokens + usage.cache_creation_input_tokens + usage.cache_read_input_tokens
        )
        micros = round(said.total_cost_usd * MICROS)
        return Reply(said.result, Spent(1, read + usage.output_tokens, micros, ms))

    def _run(self, prompt: Prompt, folder: str, seconds: float, began: float) -> tuple[bytes, int]:
        model = ["--model", self._model] if self._model else []
        try:
            running = subprocess.Popen(
                [self._program, *WORDS, "--system-prompt", prompt.orders, *model],
                cwd=folder,
                env=self._environment | {"CLAUDE_CODE_MAX_OUTPUT_TOKENS": str(prompt.most_tokens)},
                start_new_session=True,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        except OSError as error:
            raise ThinkerFailed(f"the client cannot be run: {error.strerror}") from None
        try:
            out, _ = running.communicate(prompt.material.encode(), timeout=seconds)
        except subprocess.TimeoutExpired:
            raise ThinkerFailed(
                f"no reply came within {seconds:.0f} s", ms=_since(began), paid=True
            ) from None
        finally:
            _end(running)
        return out, running.returncode


def _end(running: subprocess.Popen[bytes]) -> None:
    """End a client with all it has started: asked first, then killed by its process group."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(running.pid, number)
        except ProcessLookupError:
            break
        try:
            running.wait(GRACE_S)
        except subprocess.TimeoutExpired:
            continue
    for pipe in (running.stdin, running.stdout):
        with suppress(OSError):
            if pipe:
                pipe.close()
    running.wait()


def _since(began: float) -> int:
    return round((time.monotonic() - began) * 1000)


class _Usage(msgspec.Struct):
    input_tokens: int = 0
    output_tokens: int = 0
    cache_creation_input_tokens: int = 0
    cache_read_input_tokens: int = 0


class _Said(msgspec.Struct):
    result: str = ""
    is_error: bool = False
    total_cost_usd: float = 0.0
    usage: _Usage = msgspec.field(default_factory=_Usage)


def _read(out: bytes) -> _Said | None:
    try:
        return msgspec.json.decode(out, type=_Said)
    except (msgspec.MsgspecError, UnicodeError):
        return None
