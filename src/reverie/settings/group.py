"""A group of settings: a frozen value whose fields carry unit, range and meaning beside them."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, field, fields

from reverie.errors import SettingRefused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from dataclasses import Field
    from typing import Any, ClassVar, TypeVar, dataclass_transform

    Kind = TypeVar("Kind")
else:

    def dataclass_transform(**_):
        """As typing has it, whose import is dear."""
        return lambda group: group


LARGEST = 10**12
"""No number of ours means anything beyond."""


class Setting:
    """What one setting says, in which unit, and what it may be."""

    __slots__ = "among", "at_least", "at_most", "kind", "says", "too_large", "too_small", "unit"

    def __init__(
        self,
        kind: type,
        says: str,
        unit: str = "",
        *,
        at_least: int = 0,
        at_most: int = LARGEST,
        too_small: str = "too little fits into it",
        too_large: str = "it is too large",
        among: tuple[str, ...] = (),
    ) -> None:
        self.kind, self.says, self.unit, self.among = kind, says, unit, among
        self.at_least, self.at_most = at_least, at_most
        self.too_small, self.too_large = too_small, too_large


def whole(default: int, says: str, **limits: Any) -> int:
    """A whole number of something; `limits` are fields of a Setting, its unit among them."""
    return _field(default, Setting(int, says, **limits))


def share(default: float, says: str) -> float:
    """A part of a whole, from 0 to 1."""
    return _field(default, Setting(float, says, "share", at_most=1))


def rate(default: float, says: str, *, unit: str) -> float:
    """A fraction, but not of a whole."""
    return _field(default, Setting(float, says, unit))


def flag(default: bool, says: str) -> bool:
    """Whether something is done."""
    return _field(default, Setting(bool, says, "true or false"))


def word(default: str, says: str, *among: str) -> str:
    """A word: one of a few, or any."""
    return _field(default, Setting(str, says, "word", among=among))


def either(default: tuple[str, ...], says: str, one: str, other: str) -> tuple[str, ...]:
    """One of two words, or both."""
    return _field(default, Setting(tuple, says, "words", among=(one, other)))


def _field(default: Kind, setting: Setting) -> Kind:
    return field(default=default, metadata={"setting": setting})


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Group:
    """A dataclass that generates nothing but its fields: what it does is written here, once.

    Methods generated for each group would cost every command several milliseconds.
    """

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def __init_subclass__(cls) -> None:
        dataclass(init=False, repr=False, eq=False)(cls)

    def __init__(self, **given: Any) -> None:
        for name in given.keys() - self.__dataclass_fields__.keys():
            why = f"{type(self).__name__} has none of this name; Settings.of({name}=…) looks in all"
            raise SettingRefused(name, why)
        self.__dict__.update(given)
        self.__post_init__()

    def __post_init__(self) -> None:
        """Fill in the defaults, in the order of the fields, and refuse what makes no sense."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        self.__dict__.clear()
        for name, value in values.items():
            self.__dict__[name] = tuple(value) if isinstance(value, list) else value
        for name, setting in settings_in(type(self)):
            _refuse_outside(name, setting, getattr(self, name))
        self._check()

    def _check(self) -> None:
        """Refuse what no field alone can tell to be wrong."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash(tuple(self.__dict__.values()))

    def __repr__(self) -> str:
        given = ", ".join(f"{name}={value!r}" for name, value in self.__dict__.items())
        return f"{type(self).__name__}({given})"

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")


def settings_in(group: type[Group]) -> Iterator[tuple[str, Setting]]:
    """The settings of a group by name, in the order they are written in."""
    for one in fields(group):
        if setting := one.metadata.get("setting"):
            yield one.name, setting


def _refuse_outside(name: str, setting: Setting, value: object) -> None:
    """Refuse a value outside the range of its setting, or of another kind."""
    if isinstance(value, int | float) and not value >= 0:
        raise SettingRefused(name, "it is negative; give a number from 0 up")
    if setting.kind in (int, float):
        _refuse_number(name, setting, _number(name, setting, value))
    elif setting.kind is bool and not isinstance(value, bool):
        raise SettingRefused(name, f"{value!r} is neither; give true or false")
    elif setting.kind is str and setting.among and value not in setting.among:
        *first, last = (f'"{word}"' for word in setting.among)
        raise SettingRefused(name, f"give {', '.join(first)} or {last}")
    elif setting.kind is str and not isinstance(value, str):
        raise SettingRefused(name, f"{value!r} is not a word; give one")
    elif setting.kind is tuple:
        _refuse_words(name, setting, value)


def _number(name: str, setting: Setting, value: object) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise SettingRefused(name, f"{value!r} is not a number; give one")
    if setting.kind is int and not isinstance(value, int):
        raise SettingRefused(name, f"{value!r} is not a whole number; give one")
    return value


def _refuse_number(name: str, setting: Setting, value: float) -> None:
    if setting.unit == "share" and value > 1:
        raise SettingRefused(name, "a share lies between 0 and 1; give one")
    if value > setting.at_most:
        raise SettingRefused(name, f"{setting.too_large}; give at most {setting.at_most:,}")
    if value < setting.at_least:
        raise SettingRefused(name, f"{setting.too_small}; give at least {setting.at_least:,}")


def _refuse_words(name: str, setting: Setting, value: object) -> None:
    if not isinstance(value, tuple) or not all(isinstance(word, str) for word in value):
        raise SettingRefused(name, f"{value!r} is not a list of words; give one")
    if not value or not set(value) <= set(setting.among):
        listed = ", ".join(f'["{word}"]' for word in setting.among)
        raise SettingRefused(name, f"give {listed} or both")
