"""The self-audit: what is archived, what a spike is, and from when on findings are offered."""

from __future__ import annotations

from reverie.settings.group import Group, flag, whole


class AuditSettings(Group):
    """How sessions are looked back on."""

    archive: int = whole(
        1,
        "Whether each stop archives a masked copy of the session below .reverie/sync/traces; 0 for "
        "no.",
        unit="yes or no",
    )
    restricted: bool = flag(
        False,
        "Whether this project is restricted: nothing of it is archived, and its findings are only "
        "logged.",
    )
    silent_sessions: int = whole(
        10,
        "For how many sessions of yours, in all your projects, findings are only logged before "
        "they are offered.",
        unit="sessions",
    )
    spike_failures: int = whole(
        3,
        "How many failures among the last uses of tools are a spike.",
        unit="failures",
        at_least=1,
    )
    spike_window: int = whole(
        20, "How many of the last uses of tools are looked at.", unit="uses", at_least=1
    )
