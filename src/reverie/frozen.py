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
            dataclasses.dataclass(init=False, repr=False, eq=False, kw_only=kw_only)(cls)
            value = _with_slots(cls, _SHARED | _comparing(cls))
            if "__init__" not in cls.__dict__:
                value.__init__ = _init(value)
            return value

        return made


def _with_slots(cls: type, methods: dict[str, Any]) -> type:
    """The same class with slots for its fields, and with those methods that it lacks.

    Made whole at once: a method that is put into a class afterwards costs a search of all its own.
    """
    inherited = {name for base in cls.__mro__[1:-1] for name in base.__dict__.get("__slots__", ())}
    names = [field.name for field in dataclasses.fields(cls)]
    left = {"__dict__", "__weakref__", *names}
    kept = {name: value for name, value in cls.__dict__.items() if name not in left}
    kept["__slots__"] = tuple(name for name in names if name not in inherited)
    value = type(cls)(cls.__name__, cls.__bases__, methods | kept)
    value.__qualname__ = cls.__qualname__
    return value


def _init(cls: type) -> Callable[..., None]:
    """The one method that has to be compiled, because its parameters are the fields."""
    all_fields = dataclasses.fields(cls)
    lines = [
        f"def __init__(self, {_parameters(all_fields)}):",
        *(f" _set_{field.name}(self, {_value_of(field)})" for field in all_fields),
        " self.__post_init__()" if hasattr(cls, "__post_init__") else " pass",
    ]
    names: dict[str, Any] = {"_MISSING": MISSING}
    names |= {f"_set_{field.name}": getattr(cls, field.name).__set__ for field in all_fields}
    names |= {f"_make_{field.name}": field.default_factory for field in all_fields}
    exec("\n".join(lines), names)
    init: Callable[..., None] = names["__init__"]
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    given = [field for field in all_fields if _is_optional(field)]
    init.__defaults__ = tuple(field.default for field in given if not field.kw_only)
    init.__kwdefaults__ = {field.name: field.default for field in given if field.kw_only}
    return init


def _parameters(all_fields: tuple[Field[Any], ...]) -> str:
    by_place = [_parameter(field) for field in all_fields if not field.kw_only]
    by_name = [_parameter(field) for field in all_fields if field.kw_only]
    return ", ".join([*by_place, *(["*", *by_name] if by_name else [])])


def _parameter(field: Field[Any]) -> str:
    """The name, and a stand-in for its default, which is quicker to compile than a name."""
    return f"{field.name}=0" if _is_optional(field) else field.name


def _is_optional(field: Field[Any]) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


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
