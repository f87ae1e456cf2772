"""Every tunable number of Reverie, with its unit and default, on one page."""

from __future__ import annotations

from dataclasses import dataclass, fields

from reverie.errors import SettingRefused

SHORTEST = {"max_memory_chars": 10, "max_text_bytes": 10, "briefing_chars": 200}
"""The least a limit of length may be, in characters or bytes."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The numbers one mind lives by; a night pins the ones in force when it began."""

    # What may be recorded.
    max_text_bytes: int = 1_000_000
    """The largest text of one episode, in bytes of UTF-8."""
    max_memory_chars: int = 2_000
    """The longest text of one memory, in characters; the rest stays in its source."""
    future_tolerance_s: int = 300
    """How far ahead of our clock a date may lie, in seconds."""

    # What is worth keeping (hundredths, see domain/appraisal.py).
    keep_importance: int = 40
    """An episode this important is kept."""
    keep_goal_importance: int = 20
    """One that helps or thwarts a goal is kept from here on."""
    keep_arousal: int = 60
    """One this exciting, or this threatening, is kept whatever its importance."""
    tag_share: int = 25
    """The share of a session that sleep should replay first, in hundredths, rounded up."""

    # Layers, by session age; age 1 is the last session that ended.
    hot_until_age: int = 1
    """The greatest age, in sessions, of a hot memory."""
    warm_until_age: int = 5
    """The greatest age, in sessions, of a warm memory; older ones are cold."""

    # Salience.
    salience_kept_per_session: float = 0.85
    """The share of its salience a memory keeps with each session that passes."""
    salience_floor: float = 0.1
    """What a memory's present salience is shown as at least."""

    # The night.
    max_step_changes: int = 5_000
    """The most changes one commit may hold."""
    max_cycles: int = 12
    """The most cycles one night may have."""

    # The journal.
    undoable_nights: int = 90
    """How many nights can be undone; older ones are folded into the origin."""

    # The briefing.
    briefing_chars: int = 9_900
    """The most characters one briefing may have."""

    def __post_init__(self) -> None:
        for field in fields(self):
            if getattr(self, field.name) < 0:
                raise SettingRefused(field.name, "it is negative; give a number from 0 up")
        if self.max_step_changes < 1:
            raise SettingRefused("max_step_changes", "a step must hold at least one change")
        if self.warm_until_age < self.hot_until_age:
            raise SettingRefused("warm_until_age", "it is below hot_until_age; raise it")
        for name in ("salience_kept_per_session", "salience_floor"):
            if not 0 <= getattr(self, name) <= 1:
                raise SettingRefused(name, "a share lies between 0 and 1; give one")
        for name, least in SHORTEST.items():
            if getattr(self, name) < least:
                raise SettingRefused(name, f"too little fits into it; give at least {least}")
