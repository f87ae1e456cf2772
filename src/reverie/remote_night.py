"""A remote night: a mind is made from the shared line alone, sleeps, and gives the line back."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from reverie.awake.confirmations import confirm, travel
from reverie.awake.home_seal import forget
from reverie.domain.journal.entry import nights
from reverie.errors import Refused
from reverie.files import HOME
from reverie.settings.thinker import ThinkerSettings
from reverie.wiring import open_mind

if TYPE_CHECKING:
    from reverie.engine.nightfall import Morning
    from reverie.mind import OpenMind
    from reverie.ports import Clock
    from reverie.settings import Settings
    from reverie.sync_round import Synced


def sleep_elsewhere(
    settings: Settings, agent: str = "main", *, full: bool = False, clock: Clock | None = None
) -> tuple[Morning, Synced]:
    """Sleep on the mind of the other side that the settings name; nothing stays here.

    It sleeps by the settings of its last night, but for who thinks: here only the rules do.
    """
    with tempfile.TemporaryDirectory(prefix="reverie-night-") as place:
        home = Path(place) / HOME
        home.mkdir(mode=0o700)
        try:
            with open_mind(home / "mind.db", agent, settings=settings, clock=clock) as mind:
                confirm(home, travel(settings))
                mind.sync(gives=False)
                pinned = _last_settings(mind, settings)
            confirm(home, travel(pinned))
            with open_mind(home / "mind.db", agent, settings=pinned, clock=clock) as mind:
                morning = mind.night("night" if full else "nap")
                synced = mind.sync()
        finally:
            forget(str(home))
    assert synced
    return morning, synced


def _last_settings(mind: OpenMind, given: Settings) -> Settings:
    """The settings the mind last slept by, with the way that was given."""
    if not mind.store.episodes.last():
        raise Refused("there is nothing to sleep on: first run `reverie sync push` at home")
    told = nights(mind.journal())
    last = told[-1].plan.settings if told else given
    return replace(last, sync=given.sync, s3=given.s3, thinker=ThinkerSettings())
