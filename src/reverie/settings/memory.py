"""How memories age: layers by session age (age 1 is the last session that ended), and salience."""

from __future__ import annotations

from reverie.errors import SettingRefused
from reverie.settings.group import Group, share, whole


class MemorySettings(Group):
    """Until when a memory is hot or warm, and how its salience fades."""

    hot_until_age: int = whole(
        1, "The greatest age, in sessions, of a hot memory.", unit="sessions"
    )
    warm_until_age: int = whole(
        5,
        "The greatest age, in sessions, of a warm memory; older ones are cold.",
        unit="sessions",
    )
    salience_kept_per_session: float = share(
        0.85, "The share of its salience a memory keeps with each session that passes."
    )
    salience_floor: float = share(
        0.1, "What a memory's present salience is shown as at least; below it a cold one may go."
    )
    relationship_kept_per_session: float = share(
        0.97, "The same share for what is known about the user."
    )
    decision_kept_per_session: float = share(
        0.97, "The same share for decisions, what evokes a moment, and composites."
    )
    insight_kept_per_session: float = share(0.95, "The same share for insights.")
    path_salience: float = share(
        0.7, "Above which salience the way to a conclusion outlives the hot layer."
    )
    still_true_sessions: int = whole(
        20,
        "After how many untouched sessions a rule is asked about: still true?",
        unit="sessions",
    )

    open_rests_sessions: int = whole(
        10,
        "After how many untouched sessions an open question is asked about once, and then rests: "
        "it stays in the mind and leaves the briefing.",
        unit="sessions",
    )

    def _check(self) -> None:
        """Refuse a memory that is cold before it is warm."""
        if self.warm_until_age < self.hot_until_age:
            raise SettingRefused("warm_until_age", "it is below hot_until_age; raise it")
