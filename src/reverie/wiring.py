"""The composition root: the one place that knows concrete classes and reads configuration."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from reverie import known_minds
from reverie.awake.home import guest_words
from reverie.awake.home_seal import refuse_stranger
from reverie.domain.intake.arguments import instance_of
from reverie.domain.intake.text import checked_text
from reverie.files import HOME, refuse_unless_file
from reverie.leftovers import remove_leftovers
from reverie.mind import OpenMind, path_given

if TYPE_CHECKING:
    from collections.abc import Callable

    from reverie.engine.thinking import Asked
    from reverie.hired import Hired
    from reverie.ports import Clock, Embedder
    from reverie.settings import Settings
    from reverie.stores.sqlite.store import SqliteStore
    from reverie.stores.threads import Stores

AGENT_NAME_BYTES = 200
IN_RAM = ":memory:"
FOLDERS = ("", "state", "state/briefing", "dreams", "sync", "sync/reports", "sync/sleep-deep")
"""Where files of a home are written whole, and a killed writer may have left a part."""


def open_mind(
    path: str | Path,
    agent: str = "main",
    *,
    settings: Settings | None = None,
    clock: Clock | None = None,
    thinker: Asked | None = None,
    embedder: Embedder | None = None,
) -> OpenMind:
    """Open an agent's mind, made if it is not there; `:memory:` keeps it in RAM.

    >>> with open_mind(":memory:") as mind:
    ...     mind.record("Never push to main.", session="monday")
    ...     mind.end_session("monday")
    ...     mind.night()
    """
    from reverie.clocks import SystemClock

    file = path_given(path, "mind's path")
    checked_text(agent, AGENT_NAME_BYTES, "agent's name")
    home = file.parent if file.absolute().parent.name == HOME else None
    if home is not None:
        refuse_stranger(str(home.absolute()))
    chosen = _settings(settings, file)
    in_ram, is_home = str(path) == IN_RAM, home is not None
    stores, notes = _in_ram(agent) if in_ram else _on_disk(file, agent, is_home=is_home)
    for folder in FOLDERS if home else ():
        remove_leftovers(file.parent / folder)
    guest = guest_words(str(home), agent) if home else ""
    mind = OpenMind(
        stores,
        chosen,
        clock or SystemClock(),
        thinker,
        home=None if guest else home,
        place=None if in_ram else file,
        notes=notes,
        guest=guest,
        hire=_hiring(chosen, file, clock or SystemClock()),
    )
    if embedder:
        mind.see_with(embedder)
    return mind


def _hiring(settings: Settings, file: Path, clock: Clock) -> Callable[[], Hired] | None:
    """The way to the thinker that the settings name, taken only by who needs one."""
    from reverie.domain.values.session import RULES

    if settings.thinker.name == RULES:
        return None
    from reverie.hired import hired
    from reverie.thinkers.meter import MeterInRam

    meter = MeterInRam() if str(file) == IN_RAM else None
    return lambda: hired(settings, file, clock, meter)


def _settings(given: Settings | None, file: Path) -> Settings:
    from reverie.settings import Settings

    if given is not None:
        return instance_of(Settings, given, "settings")
    if str(file) == IN_RAM:
        return Settings()
    settings = Settings()
    if not _says_nothing(file.parent / "config.toml"):
        from reverie.config_file import settings_beside

        settings = settings_beside(file)
    if not os.environ.get("REVERIE_DEEP_SLEEP_CRON_DAYS"):
        return settings
    from reverie.awake.anchor import overruled

    return overruled(settings, os.environ)


def _says_nothing(config: Path) -> bool:
    """Whether a file of settings is not there, or holds only comments, as a new one does."""
    refuse_unless_file(config)
    if not config.is_file():
        return True
    try:
        lines = config.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return False
    return all(not line.strip() or line.startswith("#") for line in lines)


def _in_ram(agent: str) -> tuple[Stores, tuple[str, ...]]:
    from reverie.stores.ram.store import InRamStore
    from reverie.stores.threads import OneStoreForAll

    return OneStoreForAll(InRamStore(agent)), ()


def _on_disk(file: Path, agent: str, *, is_home: bool) -> tuple[Stores, tuple[str, ...]]:
    """A store for each thread, and what the first had to mend."""
    from reverie.stores.sqlite.store import SqliteStore
    from reverie.stores.threads import StorePerThread

    first = _own_store(file, agent) if is_home else SqliteStore(file, agent)
    stores = StorePerThread(first, first.another)
    if not first.is_index_new:
        return stores, ()
    from reverie.recall.fallback import MADE_ANEW

    return stores, (MADE_ANEW,)


def _own_store(file: Path, agent: str) -> SqliteStore:
    """The store of a mind in a home; one that was brought gives way."""
    from reverie.errors import BroughtMind, NotAMind, PathRefused
    from reverie.stores.sqlite.store import SqliteStore

    logs = (f"{file}-{log}" for log in ("wal", "journal"))  # open, or killed, or brought
    if _is_known(file) and not any(map(os.path.lexists, logs)):
        with suppress(BroughtMind, NotAMind, PathRefused):  # looked at once more below
            return SqliteStore(file, agent)
    from reverie.brought_mind import opened

    return opened(file, agent)


def _is_known(file: Path) -> bool:
    """Whether the file of a mind is there as it was known last, or no mind ever was here."""
    if not known_minds.was_keyed(file):
        return True
    return known_minds.is_noted(file) and os.lstat(file).st_size > 0
