"""What of a config.toml happens only by a person's word, and whether they have given it.

config.toml may come with a clone or a pull. What it says of spending, of travelling and of what is
installed elsewhere counts only once somebody here has confirmed exactly that.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from reverie import confirmed
from reverie.domain.values.prompt import Price
from reverie.settings import Settings
from reverie.settings.thinker import ThinkerSettings

IT_MAY = (
    "nobody here has confirmed it: it may have come with git; look at it and say that it is yours "
    "with `reverie config trust`"
)


class Wish(NamedTuple):
    """What a config.toml asks for that only a person lets happen."""

    what: str
    told: str
    """All of it, as it is confirmed; nothing where nothing is asked for."""
    unconfirmed: str
    """What is said while nobody has confirmed it."""
    settings: tuple[str, ...]
    """The groups, or single settings, that say it."""
    deed: str
    """What only a person can do."""


def thinking(settings: Settings, prices: Mapping[str, Price]) -> Wish:
    """Who thinks: where words go, with which key, and what that may cost."""
    unconfirmed = (
        "config.toml names a thinker, or caps, that nobody here has confirmed: it may have come "
        "with git; look at it and say that it is yours with `reverie config trust`"
    )
    costs = {name: [price.read, price.written] for name, price in prices.items()}
    told = _told(settings=vars(settings.thinker), prices=costs)
    is_usual = settings.thinker == ThinkerSettings() and not prices
    deed = "say who thinks and what may be spent"
    return Wish("thinker", "" if is_usual else told, unconfirmed, ("thinker",), deed)


def travel(settings: Settings) -> Wish:
    """Where a mind travels, and how it gets in there."""
    unconfirmed = f"config.toml says where this mind shall travel, and {IT_MAY}"
    told = _told(sync=vars(settings.sync), s3=vars(settings.s3))
    told = "" if settings.sync.backend == "none" else told
    return Wish("sync", told, unconfirmed, ("sync", "s3"), "say where a mind may travel")


def source(settings: Settings) -> Wish:
    """What is installed where a night runs elsewhere, with the person's key."""
    given = settings.schedule.install_from
    unconfirmed = f"config.toml says that nights elsewhere install {given}, and {IT_MAY}"
    told = _told(install_from=given) if given else ""
    deed = "say what is installed elsewhere"
    return Wish("source", told, unconfirmed, ("install_from",), deed)


def wishes(settings: Settings, prices: Mapping[str, Price]) -> tuple[Wish, ...]:
    """All that only a person lets happen."""
    return thinking(settings, prices), travel(settings), source(settings)


def confirm(home: Path, wish: Wish) -> None:
    """Note that a person has confirmed what a config.toml asks for."""
    confirmed.confirm(home, wish.what, wish.told)


def may(home: Path, wish: Wish) -> bool:
    """Whether it may happen: nothing is asked for, or a person has confirmed it."""
    return not wish.told or confirmed.is_confirmed(home, wish.what, wish.told)


def _told(**parts: object) -> str:
    return json.dumps(parts, sort_keys=True)
