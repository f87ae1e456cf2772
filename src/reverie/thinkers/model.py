"""A model behind an API: one call at a time, ended when its time is over, and priced."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import NamedTuple

from reverie.domain.language.tokens import estimated_tokens
from reverie.domain.values.prompt import Price, Prompt, Reply
from reverie.domain.values.spend import Spent
from reverie.errors import ThinkerFailed

FRAME_TOKENS = 50
"""Tokens that an API puts around a prompt."""


class Told(NamedTuple):
    """What an API said, and how many tokens it read and wrote."""

    text: str
    read: int
    written: int


class Failed(NamedTuple):
    """Why an API said nothing, and whether it may a moment later."""

    why: str
    again: bool = False


class Api(NamedTuple):
    """One dialect: how to call, how to hang up, and what an error of it means."""

    call: Callable[[Prompt, float], Told]
    hang_up: Callable[[], None]
    failure: Callable[[Exception], Failed]


class ApiModel:
    """A model that is asked through an API, in its own thread so that no server can hold us."""

    def __init__(self, name: str, price: Price, connect: Callable[[], Api]) -> None:
        self.name, self._price, self._connect = name, price, connect

    def estimate(self, prompt: Prompt) -> Spent:
        """What a call costs at most: all that is told, and the longest reply."""
        read = estimated_tokens(prompt.text) + FRAME_TOKENS
        micros = self._price.micros(read, prompt.most_tokens)
        return Spent(1, read + prompt.most_tokens, micros)

    def reply(self, prompt: Prompt, *, seconds: float) -> Reply:
        """What it says; the line is cut when the time is over, however slowly it speaks."""
        began = time.monotonic()
        api, got = self._connect(), _Got()
        thread = threading.Thread(target=_listen, args=(api, prompt, seconds, got), daemon=True)
        thread.start()
        thread.join(seconds)
        ms = round((time.monotonic() - began) * 1000)
        if thread.is_alive():
            threading.Thread(target=api.hang_up, daemon=True).start()
            raise ThinkerFailed(f"no reply came within {seconds:.0f} s", ms=ms, paid=True)
        api.hang_up()
        if got.error is not None:
            failed = api.failure(got.error)
            raise ThinkerFailed(failed.why, again=failed.again, ms=ms)
        assert got.told is not None
        read, written = got.told.read, got.told.written
        return Reply(got.told.text, Spent(1, read + written, self._price.micros(read, written), ms))


class _Got:
    """What came of a call, or went wrong with it."""

    told: Told | None = None
    error: Exception | None = None


def _listen(api: Api, prompt: Prompt, seconds: float, got: _Got) -> None:
    try:
        got.told = api.call(prompt, seconds)
    except Exception as error:
        got.error = error


def failure_of(error: Exception, status: object, model: str) -> Failed:
    """What an error of a call means, by the status of its answer if it has one."""
    if status == 401 or status == 403:
        return Failed(f"the key was refused ({status}); check the variable that holds it")
    if status == 404:
        return Failed(f"there is no model {model!r} there (404); `reverie config set` names one")
    if status == 429:
        return Failed("there are too many requests (429)", again=True)
    if isinstance(status, int) and status >= 500:
        return Failed(f"its server failed ({status})", again=True)
    if isinstance(status, int):
        return Failed(f"the request was refused ({status})")
    return Failed(f"it could not be reached or understood ({type(error).__name__})")
