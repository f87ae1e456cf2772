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
    return token in handed(given, [token])


def handed(given: Iterable[object], tokens: Iterable[str]) -> set[str]:
    """The things that are among what is given, each without the other of its kind."""
    said: set[str] = set()
    wanted = frozenset(word for one in tokens for word in (one, other_than(one)))
    for one in given:
        _gather(one, wanted, said, DEEP)
    return {word for word in said if word in tokens and other_than(word) not in said}


def other_than(token: str) -> str:
    """The word of another thing of the same kind."""
    return token[:-2] + OTHER


def _gather(value: object, wanted: frozenset[str], said: set[str], depth: int) -> None:
    """Collect the wanted words in a value and in what it is made of."""
    if isinstance(value, bytes):
        value = value.decode("latin-1")
    if isinstance(value, str | Path):
        text = str(value)
        said.update(word for word in wanted - said if word in text)
    elif isinstance(value, dict) and depth:
        for pair in value.items():
            for one in pair:
                _gather(one, wanted, said, depth - 1)
    elif (isinstance(value, list | set | frozenset) or type(value) is tuple) and depth:
        for one in value:
            _gather(one, wanted, said, depth - 1)
    elif depth and value is not None and not isinstance(value, int | float):
        for part in _parts(value):
            _gather(part, wanted, said, depth - 1)


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


def seams_of(work: Callable[[], object], tokens: list[str]) -> dict[str, list[types.CodeType]]:
    """The code of ours that is handed each of some things while some work is done."""
    found: dict[str, dict[types.CodeType, None]] = {token: {} for token in tokens}
    seen: Counter[types.CodeType] = Counter()

    def look(frame: types.FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call" or seen[code] > ENOUGH:
            return
        seen[code] += 1 if code.co_filename.startswith(SOURCE) else 1 + ENOUGH
        left = [token for token in tokens if code not in found[token]]
        if seen[code] > ENOUGH or not left:
            return
        count = code.co_argcount + code.co_kwonlyargcount
        count += bool(code.co_flags & 4) + bool(code.co_flags & 8)
        given = (frame.f_locals.get(name) for name in code.co_varnames[:count])
        sys.setprofile(None)
        try:
            for token in handed(given, left):
                found[token][code] = None
        finally:
            sys.setprofile(look)

    sys.setprofile(look)
    try:
        work()
    finally:
        sys.setprofile(None)
    return {token: list(codes) for token, codes in found.items()}


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
