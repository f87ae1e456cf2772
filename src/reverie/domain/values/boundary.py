"""Boundary: what parts one thing that happened from the next within a session."""

from __future__ import annotations

from enum import StrEnum

ACROSS = 0.7
"""What is left of a recollection that crosses a boundary."""


class Boundary(StrEnum):
    """What parts two things that happened one after the other."""

    EXPLICIT = "explicit"
    PREDICTION_ERROR = "prediction_error"
    TEMPORAL = "temporal"
    TASK_COMPLETION = "task_completion"
    CONTEXT_SHIFT = "context_shift"
