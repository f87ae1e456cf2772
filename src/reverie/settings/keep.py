"""What of a session is worth keeping, in the hundredths of an appraisal."""

from __future__ import annotations

from reverie.settings.group import Group, whole


class KeepSettings(Group):
    """From where on an episode is kept, and how much of a session is replayed first."""

    importance: int = whole(
        40, "An episode this important is kept.", unit="hundredths", at_most=100
    )
    goal_importance: int = whole(
        20,
        "One that helps or thwarts a goal is kept from here on.",
        unit="hundredths",
        at_most=100,
    )
    arousal: int = whole(
        60,
        "One this exciting, or this threatening, is kept whatever its importance.",
        unit="hundredths",
        at_most=100,
    )
    tag_share: int = whole(
        25,
        "The share of a session that sleep should replay first, in hundredths, rounded up.",
        unit="hundredths",
        at_most=100,
    )
