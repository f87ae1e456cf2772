"""Pattern: a regular expression that is compiled when first used, as a command uses few."""

from __future__ import annotations

import re
from typing import Any, cast


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
