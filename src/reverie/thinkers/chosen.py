"""Chosen: the thinker that the settings name, if it can be asked here and now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib.util import find_spec
from typing import NamedTuple
from urllib.parse import urlsplit

from reverie.domain.values.prompt import Price
from reverie.domain.values.session import RULES
from reverie.extras import how_to_install
from reverie.ports import Model
from reverie.settings.thinker import ThinkerSettings
from reverie.thinkers import anthropic, claude_cli, openai
from reverie.thinkers.model import Api, ApiModel
from reverie.thinkers.prices import dearest, price_of


class Dialect(NamedTuple):
    """An API: the usual variable of its key, its usual model, and how to reach it."""

    key: str
    model: str
    connect: Callable[[str, str, str], Api]


DIALECTS = {
    "anthropic": Dialect(anthropic.KEY, anthropic.MODEL, anthropic.connect),
    "openai": Dialect(openai.KEY, openai.MODEL, openai.connect),
}
LOOPBACK_ONLY = "REVERIE_LOOPBACK_ONLY"
"""The variable that lets nothing but this machine be asked; the tests set it."""
LOCAL_KEY = "none"
"""What a server of one's own is given for a key if there is none."""


class Choice(NamedTuple):
    """The model that is to be asked, or why none can be."""

    model: Model | None
    why: str = ""


def chosen(
    settings: ThinkerSettings, prices: Mapping[str, Price], environment: Mapping[str, str]
) -> Choice:
    """The model that the settings name; the rules need none."""
    if settings.name == RULES:
        return Choice(None)
    if environment.get(LOOPBACK_ONLY) and not _is_loopback(_address(settings, environment)):
        return Choice(
            None, f"{settings.name} is not asked: ${LOOPBACK_ONLY} is set; the rules think"
        )
    if settings.name == claude_cli.NAME:
        return _client(settings, prices, environment)
    dialect = DIALECTS[settings.name]
    model = settings.model or dialect.model
    if why := _why_not(settings, dialect, environment):
        return Choice(None, f"{settings.name} cannot be asked: {why}; the rules think")
    price = price_of(model, prices)
    if price is None:
        return Choice(
            None,
            f"{settings.name} cannot be asked: no price of {model!r} is known, write it below "
            f'[prices] in config.toml as "{model}" = [read, written]; the rules think',
        )
    key = environment.get(settings.key_variable or dialect.key) or LOCAL_KEY
    connect = partial(dialect.connect, model, key, settings.address)
    return Choice(ApiModel(settings.name, price, connect))


def _address(settings: ThinkerSettings, environment: Mapping[str, str]) -> str:
    """Where a call would go, if that is somewhere of the user's choice."""
    if settings.name == claude_cli.NAME:
        return environment.get("ANTHROPIC_BASE_URL", "")
    return settings.address


def _is_loopback(address: str) -> bool:
    return urlsplit(address).hostname in ("127.0.0.1", "::1", "localhost")


def _client(
    settings: ThinkerSettings, prices: Mapping[str, Price], environment: Mapping[str, str]
) -> Choice:
    program = claude_cli.program(environment)
    if program is None:
        return Choice(
            None, "claude_cli cannot be asked: `claude` is not on the PATH; the rules think"
        )
    price = price_of(settings.model, prices) or dearest(prices)
    return Choice(claude_cli.ClaudeCli(program, settings.model, price, environment))


def _why_not(
    settings: ThinkerSettings, dialect: Dialect, environment: Mapping[str, str]
) -> str | None:
    if find_spec(settings.name) is None:
        return f"its package is not there; {how_to_install(settings.name)}"
    if not (settings.model or dialect.model):
        return "no model is named, `reverie config set model NAME`"
    variable = settings.key_variable or dialect.key
    if not environment.get(variable) and not settings.address:
        return f"${variable} is not set"
    if settings.key_variable and not environment.get(variable):
        return f"${variable} is not set"
    return None
