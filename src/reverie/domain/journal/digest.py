"""The digest of a mind: a short name of all it holds (SHA-256), equal for equal minds."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Value


def digest(contents: Iterable[tuple[Place, Value]]) -> str:
    """The digest of every stored value, in the order they come in."""
    sum = hashlib.sha256()
    for place, value in contents:
        sum.update(f"{place!r}={value!r}\n".encode())
    return sum.hexdigest()
