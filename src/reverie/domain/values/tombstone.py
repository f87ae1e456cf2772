"""Tombstone: what stays of a forgotten memory."""

from __future__ import annotations

from datetime import datetime

from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Tombstone:
    """What stays of a forgotten memory, so that no night learns it again."""

    name: str
    why: str
    at: datetime
