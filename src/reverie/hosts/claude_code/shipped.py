"""The files we ship for the host: a sub-agent, a rule file and skills."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent / "files"
PLACES = {
    "agents/reverie-rem-sleep.md": "reverie-rem-sleep.md",
    "rules/reverie-sleep.md": "reverie-sleep.md",
    "skills/reverie-memory/SKILL.md": "skill/SKILL.md",
    "skills/sleep-on-it/SKILL.md": "sleep-on-it/SKILL.md",
    "skills/self-audit/SKILL.md": "self-audit/SKILL.md",
    "skills/escalate-recurrence/SKILL.md": "escalate-recurrence/SKILL.md",
    "skills/debug-deep/SKILL.md": "debug-deep/SKILL.md",
    "skills/sleep-setup/SKILL.md": "sleep-setup/SKILL.md",
}
"""Where each file goes in the host's folder, and which of ours it is."""


RULES = "rules/reverie-sleep.md"
_NOTES = re.compile(r"^\*\*Notes\.\*\*.*\n\n", re.M)


def shipped(*, notes: bool = True) -> dict[str, str]:
    """What each file says, by its place in the host's folder; the rules with notes or without."""
    texts = {place: (FOLDER / name).read_text(encoding="utf-8") for place, name in PLACES.items()}
    return texts if notes else {**texts, RULES: _NOTES.sub("", texts[RULES])}
