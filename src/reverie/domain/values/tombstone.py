"""Tombstone: what stays of a forgotten memory."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Tombstone:
    """What stays of a forgotten memory, so that no night learns it again."""

    name: str
    why: str
    at: datetime
