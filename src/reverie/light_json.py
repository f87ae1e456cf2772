"""Light JSON: what `json` reads and writes, without its import, which costs more than most hooks.

The parts of it that are written in C are called directly. Where they are not there or not the same,
and for whatever they refuse, `json` itself is asked, so that its answer is always the answer.
"""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

BLANKS = " \t\n\r"


def parsed(given: bytes | str) -> Any:
    """What a JSON text says; ValueError if it says nothing."""
    try:
        text = given if isinstance(given, str) else given.decode("utf-8", "surrogatepass")
        text = text.lstrip(BLANKS)
        value, end = _scan(text, 0)
        if not text[end:].strip(BLANKS):
            return value
    except (ValueError, StopIteration, SystemError):  # the last while `json` is not loaded
        pass
    import json

    return json.loads(given)


def written(value: object) -> str:
    """A value as JSON on one line, letters of all languages as they are."""
    return "".join(_encode(value, 0))


class _Plainly:
    """How a scanner reads: as `json.loads` does when nothing else is asked for."""

    strict = True
    object_hook = object_pairs_hook = None
    parse_float, parse_int = float, int
    parse_constant = {
        "NaN": float("nan"),
        "Infinity": float("inf"),
        "-Infinity": float("-inf"),
    }.__getitem__


def _refuse(value: object) -> object:
    raise TypeError(f"Object of type {type(value).__name__} is not JSON serializable")


def _parts() -> tuple[Callable[[str, int], tuple[Any, int]], Callable[[object, int], Any]]:
    """What reads and what writes; by `json` where its parts in C cannot be had alone."""
    try:
        if hasattr(sys, "gettotalrefcount"):  # a debug build ends where others raise SystemError
            raise ImportError
        from _json import encode_basestring, make_encoder, make_scanner

        plainly: Any = _Plainly
        encode = make_encoder(
            None, _refuse, encode_basestring, None, ": ", ", ", False, False, True
        )
        return make_scanner(plainly), encode
    except (ImportError, AttributeError, TypeError):
        import json

        encoder = json.JSONEncoder(ensure_ascii=False)
        return json.JSONDecoder().raw_decode, lambda value, _: encoder.encode(value)


_scan, _encode = _parts()
