"""Every tunable number of Reverie, in groups; unit, default and range stand beside each."""

from __future__ import annotations

from dataclasses import fields, replace

from reverie.errors import SettingRefused
from reverie.settings.audit import AuditSettings
from reverie.settings.debt import DebtSettings
from reverie.settings.file import FileSettings
from reverie.settings.group import Group, settings_in
from reverie.settings.hooks import HooksSettings
from reverie.settings.journal import JournalSettings
from reverie.settings.keep import KeepSettings
from reverie.settings.memory import MemorySettings
from reverie.settings.recall import RecallSettings
from reverie.settings.record import RecordSettings
from reverie.settings.rules import RulesSettings
from reverie.settings.s3 import S3Settings
from reverie.settings.schedule import ScheduleSettings
from reverie.settings.sleep import SleepSettings
from reverie.settings.streams import StreamsSettings
from reverie.settings.sync import SyncSettings
from reverie.settings.thinker import ThinkerSettings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Self

__all__ = ["GROUPS", "GROUP_OF", "Settings", "no_such_setting"]


class Settings(Group):
    """The numbers one mind lives by; a night pins the ones in force when it began."""

    record: RecordSettings = RecordSettings()
    keep: KeepSettings = KeepSettings()
    memory: MemorySettings = MemorySettings()
    file: FileSettings = FileSettings()
    sleep: SleepSettings = SleepSettings()
    recall: RecallSettings = RecallSettings()
    journal: JournalSettings = JournalSettings()
    streams: StreamsSettings = StreamsSettings()
    debt: DebtSettings = DebtSettings()
    hooks: HooksSettings = HooksSettings()
    thinker: ThinkerSettings = ThinkerSettings()
    audit: AuditSettings = AuditSettings()
    rules: RulesSettings = RulesSettings()
    sync: SyncSettings = SyncSettings()
    s3: S3Settings = S3Settings()
    schedule: ScheduleSettings = ScheduleSettings()

    @classmethod
    def of(cls, **given: Any) -> Self:
        """The defaults but for what is given by name, as in `Settings.of(max_cycles=3)`."""
        return cls().but(**given)

    def but(self, **given: Any) -> Self:
        """These settings but for what is given; each name is found in the group that has it."""
        changed: dict[str, dict[str, Any]] = {}
        for name, value in given.items():
            if name not in GROUP_OF:
                raise no_such_setting(name)
            changed.setdefault(GROUP_OF[name], {})[name] = value
        groups = {name: replace(getattr(self, name), **new) for name, new in changed.items()}
        return replace(self, **groups)

    def flat(self) -> dict[str, Any]:
        """All settings by their own names, whatever their group."""
        return {name: getattr(getattr(self, group), name) for name, group in GROUP_OF.items()}

    def _check(self) -> None:
        """Refuse what is no group of settings."""
        for name, kind in GROUPS.items():
            if not isinstance(getattr(self, name), kind):
                raise SettingRefused(name, f"it is a group of settings; give {kind.__name__}(…)")


GROUPS: dict[str, type[Group]] = {
    one.name: type(getattr(Settings, one.name)) for one in fields(Settings)
}
"""The kind of each group by its name, which is its table in config.toml."""
GROUP_OF = {name: group for group, kind in GROUPS.items() for name, _ in settings_in(kind)}
"""Which group has a setting: no two have one of the same name."""


def no_such_setting(name: str) -> SettingRefused:
    """That there is no setting of a name, and which one may be meant."""
    from difflib import get_close_matches

    hint = "see docs/reference/settings.md"
    if close := get_close_matches(name, GROUP_OF, n=1):
        hint = f"did you mean {close[0]}? It stands below [{GROUP_OF[close[0]]}]"
    return SettingRefused(name, f"there is no such setting; {hint}")
