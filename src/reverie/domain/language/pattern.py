"""Patterns and tables: what a language is written down in, at no cost until it is used."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, cast, dataclass_transform


class _Uncompiled:
    """Stands for a pattern until something is asked of it."""

    def __init__(self, expression: str, flags: int) -> None:
        self._expression = expression
        self._flags = flags

    def __getattr__(self, name: str) -> Any:
        """What the compiled pattern has under a name, kept so that it is found at once again."""
        found = getattr(re.compile(self._expression, self._flags), name)
        setattr(self, name, found)
        return found


def pattern(expression: str, flags: int = 0) -> re.Pattern[str]:
    """A regular expression whose compiling costs nothing until it is used."""
    return cast("re.Pattern[str]", _Uncompiled(expression, flags))


def patterns(named: Mapping[str, str]) -> dict[str, re.Pattern[str]]:
    """Named patterns that make no difference of small and large, compiled when first used."""
    return {name: pattern(expression, re.IGNORECASE) for name, expression in named.items()}


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Table:
    """A frozen value whose fields are those its class annotates, all given by name.

    Nothing is compiled for it: a language is on the way of every command that reads.
    """

    def __init__(self, **fields: object) -> None:
        self.__dict__.update(fields)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"cannot assign to field {name!r}")
