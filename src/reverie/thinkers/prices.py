"""Prices: what a model costs, by the table that is shipped and the one of the user."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

from reverie.domain.values.prompt import Price

SHIPPED = Path(__file__).with_name("prices.toml")
_VERSION = re.compile(r"-(?:\d{4}-?\d{2}-?\d{2}|latest|\d{1,2})(?:-\d{8})?")
"""What may follow the name of a model and leave it the same model."""


def price_of(model: str, own: Mapping[str, Price]) -> Price | None:
    """The price of a model: the user's own if there is one, else the one that is shipped."""
    return _named(model, own) or _named(model, shipped())


def shipped() -> dict[str, Price]:
    """The table that comes with Reverie."""
    table = tomllib.loads(SHIPPED.read_text(encoding="utf-8"))
    return {name: Price(*map(float, both)) for name, both in table.items()}


def dearest(own: Mapping[str, Price]) -> Price:
    """The price of whoever may answer, where nobody says who does: the highest there is."""
    known = [*own.values(), *shipped().values()]
    return Price(max(price.read for price in known), max(price.written for price in known))


def _named(model: str, table: Mapping[str, Price]) -> Price | None:
    """The price of the longest name that a model is a version of."""
    fits = [n for n in table if model == n or _is_version(model, n)]
    return table[max(fits, key=len)] if fits else None


def _is_version(model: str, name: str) -> bool:
    return model.startswith(name) and _VERSION.fullmatch(model[len(name) :]) is not None
