"""The journal: how much one entry holds, and how far back nights can be undone."""

from __future__ import annotations

from reverie.settings.group import Group, whole


class JournalSettings(Group):
    """The size of a commit and the length of the past that can be taken back."""

    max_step_changes: int = whole(
        5_000,
        "The most changes one commit may hold.",
        unit="changes",
        at_least=1,
        too_small="a step must hold at least one change",
    )
    undoable_nights: int = whole(
        90,
        "How many nights can be undone; older ones are folded into the origin.",
        unit="nights",
    )
