"""Hired: the thinker that the settings beside a mind name, under its governor."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from reverie.domain.values.session import RULES
from reverie.files import HOME

if TYPE_CHECKING:
    from reverie.engine.governing import Governor
    from reverie.ports import Clock, Meter
    from reverie.settings import Settings

METER = "spend.jsonl"


class Hired(NamedTuple):
    """Who thinks at night beside the rules, if someone does, or why nobody can."""

    thinker: Governor | None = None
    note: str = ""

    @property
    def name(self) -> str:
        """Who thinks, by name."""
        return self.thinker.name if self.thinker else RULES


def hired(settings: Settings, file: Path, clock: Clock, meter: Meter | None = None) -> Hired:
    """The thinker of a mind, by its settings; whoever needs none loads none."""
    if settings.thinker.name == RULES:
        return Hired()
    from reverie.awake.confirmations import may, thinking
    from reverie.config_file import prices_beside
    from reverie.engine.governing import Governor
    from reverie.thinkers.chosen import chosen
    from reverie.thinkers.meter import MeterFile

    prices = prices_beside(file)
    is_home = file.absolute().parent.name == HOME
    wish = thinking(settings, prices)
    if is_home and not may(file.parent, wish):
        return Hired(note=f"{wish.unconfirmed}; the rules think")
    model, why = chosen(settings.thinker, prices, os.environ)
    if model is None:
        return Hired(note=why)
    return Hired(Governor(model, meter or MeterFile(meter_path(file)), clock, settings))


def meter_path(file: Path) -> Path:
    """Where the spend of a mind is noted: in the state of a project, else beside the mind."""
    from reverie.awake.home import beside

    return beside(file, METER)
