"""Frozen dataclasses made quickly: the values of the standard ones, in a quarter of the time.

A command makes some fifty classes of values when it starts. `dataclasses` compiles six methods
for each, one by one, which took longer than Python's own start; here only `__init__` is compiled.
"""

from __future__ import annotations

import dataclasses
from dataclasses import MISSING, Field, FrozenInstanceError
from operator import attrgetter

__all__ = ["dataclass"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from dataclasses import dataclass
    from typing import Any
else:

    def dataclass(*, frozen: bool, slots: bool, kw_only: bool = False) -> Callable[[type], type]:
        """As the standard decorator, for classes that are frozen and have slots."""
        assert frozen, "a class that may change is a dataclass of the standard library"
        assert slots, "a class without slots is a dataclass of the standard library"

        def made(cls: type) -> type:
            fields_alone = dataclasses.dataclass(
                init=False, repr=False, eq=False, slots=True, kw_only=kw_only
            )
            value = fields_alone(cls)
            methods = _SHARED | _comparing(value) | {"__init__": _init(value)}
            for name in methods.keys() - cls.__dict__.keys():
                setattr(value, name, methods[name])
            return value

        return made


def _init(cls: type) -> Callable[..., None]:
    """The one method that has to be compiled, because its parameters are the fields."""
    all_fields = dataclasses.fields(cls)
    lines = [
        f"def __init__(self, {_parameters(all_fields)}):",
        *(f" _set(self, {field.name!r}, {_value_of(field)})" for field in all_fields),
        " self.__post_init__()" if hasattr(cls, "__post_init__") else " pass",
    ]
    names: dict[str, Any] = {"_set": object.__setattr__, "_MISSING": MISSING}
    names |= {f"_default_{field.name}": field.default for field in all_fields}
    names |= {f"_make_{field.name}": field.default_factory for field in all_fields}
    exec("\n".join(lines), names)
    init: Callable[..., None] = names["__init__"]
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    return init


def _parameters(all_fields: tuple[Field[Any], ...]) -> str:
    by_place = [_parameter(field) for field in all_fields if not field.kw_only]
    by_name = [_parameter(field) for field in all_fields if field.kw_only]
    return ", ".join([*by_place, *(["*", *by_name] if by_name else [])])


def _parameter(field: Field[Any]) -> str:
    if field.default_factory is not MISSING:
        return f"{field.name}=_MISSING"
    return field.name if field.default is MISSING else f"{field.name}=_default_{field.name}"


def _value_of(field: Field[Any]) -> str:
    if field.default_factory is MISSING:
        return field.name
    return f"_make_{field.name}() if {field.name} is _MISSING else {field.name}"


def _comparing(cls: type) -> dict[str, Callable[..., Any]]:
    """Equality and hash, by the fields that are compared."""
    names = [field.name for field in dataclasses.fields(cls) if field.compare]
    key: Callable[[object], object] = attrgetter(*names) if names else type

    def equals(self: object, other: object) -> bool:
        return key(self) == key(other) if type(self) is type(other) else NotImplemented

    def hashed(self: object) -> int:
        return hash(key(self))

    return {"__eq__": equals, "__hash__": hashed}


def _told(self: Any) -> str:
    told = (f"{f.name}={getattr(self, f.name)!r}" for f in dataclasses.fields(self) if f.repr)
    return f"{type(self).__qualname__}({', '.join(told)})"


def _refuse_change(self: Any, name: str, value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_loss(self: Any, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[object]:
    return [getattr(self, field.name) for field in dataclasses.fields(self)]


def _restore(self: Any, state: list[object]) -> None:
    for field, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, field.name, value)


_SHARED: dict[str, Callable[..., Any]] = {
    "__repr__": _told,
    "__setattr__": _refuse_change,
    "__delattr__": _refuse_loss,
    "__getstate__": _state,
    "__setstate__": _restore,
}
"""What is written once for all, and finds its fields when it is called."""
