"""Thinker: who thinks at night beside the rules, and how much that may cost."""

from __future__ import annotations

import re

from reverie.errors import SettingRefused
from reverie.settings.group import Group, whole, word

THINKERS = "rules", "anthropic", "openai", "claude_cli"
_VARIABLE = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")


class ThinkerSettings(Group):
    """Nothing is spent until a thinker is named and its caps allow it."""

    name: str = word(
        "rules",
        "Who thinks at night: the rules, a model behind an API, or Claude Code as you use it.",
        *THINKERS,
    )
    model: str = word("", "The model that is asked; nothing for the thinker's own choice.")
    address: str = word("", "Where the API is, if not where its maker has it: a local server.")
    key_variable: str = word(
        "",
        "The name of the environment variable that holds the key, never the key; nothing for the "
        "usual one.",
    )
    answer_tokens: int = whole(
        8_000, "How long one reply may be, in tokens.", unit="tokens", at_least=100
    )
    call_s: int = whole(
        300,
        "How long one call may take, in seconds.",
        unit="seconds",
        at_least=1,
        at_most=28_800,
    )
    night_calls: int = whole(20, "The most calls of a night,", unit="calls")
    day_calls: int = whole(40, "of a day,", unit="calls")
    month_calls: int = whole(400, "and of a month.", unit="calls")
    night_tokens: int = whole(
        400_000, "The most tokens of a night, read and written,", unit="tokens"
    )
    day_tokens: int = whole(800_000, "of a day,", unit="tokens")
    month_tokens: int = whole(8_000_000, "and of a month.", unit="tokens")
    night_cents: int = whole(
        0, "The most money of a night, in cents; 0 lets only what is free be asked,", unit="cents"
    )
    day_cents: int = whole(0, "of a day,", unit="cents")
    month_cents: int = whole(0, "and of a month.", unit="cents")
    night_minutes: int = whole(
        480, "The most minutes of a night that calls may take,", unit="minutes"
    )
    day_minutes: int = whole(600, "of a day,", unit="minutes")
    month_minutes: int = whole(6_000, "and of a month.", unit="minutes")

    def _check(self) -> None:
        """Refuse a key where its variable should be named, and an address that holds one."""
        if self.key_variable and not _VARIABLE.match(self.key_variable):
            why = "it is the name of an environment variable; no key is ever kept here"
            raise SettingRefused("key_variable", why)
        if self.address and not re.match(r"https?://[^\s/@]+(/[^\s@]*)?\Z", self.address):
            why = "give an address such as http://127.0.0.1:8000, without a name or a key in it"
            raise SettingRefused("address", why)
