"""Rules: which rule files are looked over, and what is done about what cannot stand."""

from __future__ import annotations

from reverie.settings.group import Group, flag, word


class RulesSettings(Group):
    """Where rules lie beside the usual places, how files hand on, and the mode of deep sleep."""

    reconcile_mode: str = word(
        "plan",
        "What deep sleep leaves: a plan, or a plan and a branch deep-sleep/DATE on which files are "
        "moved and renamed, never merged.",
        "plan",
        "fork",
    )
    users_rules: bool = flag(True, "Whether your own rules in ~/.claude are looked over too.")
    rule_roots: str = word(
        "",
        "Further files and folders of rules, from the project's folder, parted by commas; all "
        "Markdown below them counts.",
    )
    handoff_patterns: str = word(
        "handoff: {path}; @handoff({path})",
        "How one file hands on to another, parted by semicolons; {path} stands for the other.",
    )
