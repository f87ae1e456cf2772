"""Schedule: where nights run by themselves, and when."""

from __future__ import annotations

import re

from reverie.errors import SettingRefused
from reverie.settings.group import Group, word

MODES = "none", "local", "remote", "hybrid"
TIMERS = "none", "systemd", "crontab"
ELSEWHERE = "none", "github", "forgejo", "claude"
PROVIDERS = "none", "github", "gitlab", "bitbucket", "forgejo", "gitea", "git", "folder", "s3"
_TIME = re.compile(r"(?:[01][0-9]|2[0-3]):[0-5][0-9]", re.ASCII)
_ZONE = re.compile(r"(?:[A-Za-z][A-Za-z0-9_+/-]*)?", re.ASCII)
_PACKAGE = re.compile(r"(?:[A-Za-z0-9][A-Za-z0-9._+:/@,=<>~!#\[\]-]*)?", re.ASCII)


class ScheduleSettings(Group):
    """What `reverie setup` was told; nothing runs by itself until it was."""

    mode: str = word(
        "none",
        "Where nights run by themselves: nowhere, on this machine, elsewhere from what is synced, "
        "or both.",
        *MODES,
    )
    night_at: str = word("03:00", "When a night begins, by the clock on your wall, as HH:MM.")
    zone: str = word(
        "", "The time zone of that clock, such as Europe/Berlin; nothing for this machine's."
    )
    timer: str = word(
        "none",
        "What begins a night on this machine: nothing, a systemd user timer, a crontab.",
        *TIMERS,
    )
    elsewhere: str = word(
        "none",
        "What begins a night elsewhere: nothing, a workflow of GitHub, one of Forgejo or Gitea, a "
        "schedule of Claude Code.",
        *ELSEWHERE,
    )
    provider: str = word("none", "Who keeps what is synced.", *PROVIDERS)
    install_from: str = word(
        "",
        "From where Reverie is installed elsewhere, pinned: git+https://host/reverie@COMMIT, a "
        "wheel in the sync repository WHEEL#sha256=HASH, or reverie-sleep==VERSION#sha256=HASH.",
    )

    def _check(self) -> None:
        """Refuse what is no time, no zone, or nothing that can be installed."""
        if not _TIME.fullmatch(self.night_at):
            raise SettingRefused("night_at", "give a time such as 03:00")
        if not _ZONE.fullmatch(self.zone):
            raise SettingRefused("zone", "give a time zone such as Europe/Berlin")
        if not _PACKAGE.fullmatch(self.install_from):
            why = "give it such as git+https://host/reverie@COMMIT, without spaces"
            raise SettingRefused("install_from", why)
