"""Sleep debt: how much a session weighs, and from when on the agent is tired."""

from __future__ import annotations

from reverie.errors import SettingRefused
from reverie.settings.group import Group, either, whole


class DebtSettings(Group):
    """What counts as work, and how drowsy a debt makes."""

    moderate_changes: int = whole(
        4,
        "From how many changes on a session's work is moderate (+2); below it is light (+1).",
        unit="changes",
    )
    heavy_changes: int = whole(
        9, "From how many changes on a session's work is heavy (+3).", unit="changes"
    )
    moderate_tools: int = whole(
        16, "The same for uses of any tool, where `axes` names them.", unit="uses"
    )
    heavy_tools: int = whole(41, "The same for heavy work.", unit="uses")
    axes: tuple[str, ...] = either(
        ("changes",),
        "What makes a session weigh: changes, tools, or the heavier of both.",
        "changes",
        "tools",
    )
    drowsy: int = whole(4, "From which debt on the agent is drowsy.", unit="points")
    sleepy: int = whole(7, "From which debt on it is sleepy.", unit="points")
    must_sleep: int = whole(10, "From which debt on it must sleep.", unit="points")

    def _check(self) -> None:
        """Refuse an agent that is not drowsy before it is sleepy."""
        if not 0 < self.drowsy < self.sleepy < self.must_sleep:
            raise SettingRefused("drowsy", "it must lie below sleepy, and that below must_sleep")
