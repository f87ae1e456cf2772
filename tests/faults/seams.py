"""Seams: where code of ours is handed one thing, found by running it; and faults put there."""

from __future__ import annotations

import dataclasses
import sys
import types
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import reverie

SOURCE = str(Path(reverie.__file__).parent)
DEEP = 6
ENOUGH = 500
"""Calls of one function that are looked at."""
OTHER = "03"
"""The number of a thing that is beside the one wherever many of them are."""
OPAQUE = {"NightPlan", "StageContext", "Sleeper", "Step", "Trial", "Turn", "Line"}
"""What names all things of a night, and so is no one thing."""


def is_handed(given: Iterable[object], token: str) -> bool:
    """Whether the one thing is among what is given, and no other of its kind."""
    some, other = list(given), token[:-2] + OTHER
    return any(holds(one, token) for one in some) and not any(holds(one, other) for one in some)


def holds(value: object, token: str, depth: int = DEEP) -> bool:
    """Whether a value is, or is made of, the thing in which a word stands."""
    if isinstance(value, str):
        return token in value
    if isinstance(value, bytes):
        return token.encode() in value
    if isinstance(value, Path):
        return token in str(value)
    if value is None or isinstance(value, int | float) or not depth:
        return False
    if isinstance(value, dict):
        return any(holds(one, token, depth - 1) for pair in value.items() for one in pair)
    if isinstance(value, list | set | frozenset) or type(value) is tuple:
        return any(holds(one, token, depth - 1) for one in value)
    return any(holds(part, token, depth - 1) for part in _parts(value))


def _parts(value: object) -> Iterator[object]:
    kind = type(value)
    if not kind.__module__.startswith("reverie.") or kind.__name__ in OPAQUE:
        return
    names: tuple[str, ...] = ()
    if dataclasses.is_dataclass(value):
        names = tuple(field.name for field in dataclasses.fields(value))
    elif isinstance(value, msgspec.Struct):
        names = value.__struct_fields__
    elif isinstance(value, tuple):
        names = getattr(value, "_fields", ())
    for name in names:
        yield getattr(value, name, None)


def seams_of(work: Callable[[], object], token: str) -> list[types.CodeType]:
    """The code of ours that is handed a thing while some work is done."""
    found: dict[types.CodeType, None] = {}
    seen: Counter[types.CodeType] = Counter()

    def look(frame: types.FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call" or code in found or seen[code] > ENOUGH:
            return
        seen[code] += 1 if code.co_filename.startswith(SOURCE) else 1 + ENOUGH
        if seen[code] > ENOUGH:
            return
        count = code.co_argcount + code.co_kwonlyargcount
        count += bool(code.co_flags & 4) + bool(code.co_flags & 8)
        given = (frame.f_locals.get(name) for name in code.co_varnames[:count])
        sys.setprofile(None)
        try:
            if is_handed(given, token):
                found[code] = None
        finally:
            sys.setprofile(look)

    sys.setprofile(look)
    try:
        work()
    finally:
        sys.setprofile(None)
    return list(found)


@cache
def functions() -> dict[types.CodeType, types.FunctionType]:
    """The functions of ours by their code; those within others are not among them."""
    found: dict[types.CodeType, types.FunctionType] = {}
    for name, module in list(sys.modules.items()):
        if name == "reverie" or name.startswith("reverie."):
            for one in list(vars(module).values()):
                _collect(one, found)
    return found


def _collect(one: object, found: dict[types.CodeType, types.FunctionType]) -> None:
    if isinstance(one, type) and one.__module__.startswith("reverie"):
        for inner in vars(one).values():
            for part in (inner, getattr(inner, "__func__", None), getattr(inner, "fget", None)):
                if not isinstance(part, type):
                    _collect(part, found)
        return
    while hasattr(one, "__wrapped__"):
        one = one.__wrapped__  # type: ignore[attr-defined]
    if isinstance(one, types.FunctionType) and one.__code__.co_filename.startswith(SOURCE):
        found.setdefault(one.__code__, one)


def errors(n: int) -> Exception:
    """An ordinary error of our own making."""
    kinds: list[Callable[[], Exception]] = [
        lambda: KeyError("a fault"),
        lambda: RecursionError("a fault"),
        lambda: UnicodeDecodeError("utf-8", b"\xff", 0, 1, "a fault"),
        lambda: OverflowError("a fault"),
        lambda: msgspec.ValidationError("a fault"),
        lambda: AssertionError("a fault"),
    ]
    return kinds[n % len(kinds)]()


@contextmanager
def fault(code: types.CodeType, token: str, n: int = 0) -> Iterator[list[int]]:
    """Let a function raise whenever it is handed a thing; tells how often it did."""
    function = functions()[code]
    whole = types.FunctionType(
        code, function.__globals__, function.__name__, function.__defaults__, function.__closure__
    )
    whole.__kwdefaults__ = function.__kwdefaults__
    raised: list[int] = []

    def called(given: Any, named: Any) -> Any:
        if is_handed((*given, *named.values()), token):
            raised.append(1)
            raise errors(n)
        return whole(*given, **named)

    name = f"_fault_{id(code)}"
    function.__globals__[name] = called
    made: dict[str, Any] = {}
    exec(f"def put(*given, **named): return {name}(given, named)", made)
    function.__code__ = made["put"].__code__
    try:
        yield raised
    finally:
        function.__code__ = code
        del function.__globals__[name]


def name_of(code: types.CodeType) -> str:
    """A seam as it is told."""
    path = Path(code.co_filename).relative_to(SOURCE).with_suffix("")
    return f"{'.'.join(path.parts)}:{code.co_qualname}"


def can_fail(code: types.CodeType) -> bool:
    """Whether a fault can be put there: not into what is made anew at each call."""
    return code in functions() and not code.co_freevars
