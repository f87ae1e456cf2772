"""Damage: a row that says what no row can say is told like a page that cannot be read."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

from reverie.errors import RowUnread

if TYPE_CHECKING:
    from reverie.stores.sqlite.statements import Statements

Part = TypeVar("Part", bound=type)
NONSENSE = (LookupError, ValueError, TypeError, ArithmeticError, RecursionError, zlib.error)
"""What reading a value raises when its bytes are not those that were written."""
_YIELDS = 0x20
"""The flag of a function that is a generator (CO_GENERATOR)."""


def tells_damage(part: Part) -> Part:
    """Let every public method of a part of a mind say of a row that cannot be right that it isn't.

    The part asks through `_ask`, which knows the file.
    """
    for name, method in list(vars(part).items()):
        if isinstance(method, FunctionType) and not name.startswith("_"):
            yields = method.__code__.co_flags & _YIELDS
            setattr(part, name, (_each if yields else _whole)(method))
    return part


@contextmanager
def telling_damage(path: Path) -> Iterator[None]:
    """Turn what reading a damaged row raises into an error that names the next step."""
    try:
        yield
    except NONSENSE as error:
        raise damaged(path, error) from error


def damaged(path: Path, error: Exception) -> RowUnread:
    """What is said of a file in which a row cannot be right."""
    return RowUnread(
        f"{path} is damaged: something in it cannot be read ({words_of(error)}); restore a copy, "
        "or import an export into a new file: `reverie import`"
    )


def words_of(error: Exception) -> str:
    """An error in short, on one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:120]


def _whole(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def asked(part: Any, *given: Any, **named: Any) -> Any:
        try:
            return method(part, *given, **named)
        except NONSENSE as error:
            raise damaged(_path(part), error) from error

    return asked


def _each(method: Callable[..., Iterator[Any]]) -> Callable[..., Iterator[Any]]:
    @wraps(method)
    def asked(part: Any, *given: Any, **named: Any) -> Iterator[Any]:
        with telling_damage(_path(part)):
            yield from method(part, *given, **named)

    return asked


def _path(part: Any) -> Path:
    ask: Statements = part._ask
    return ask.path
