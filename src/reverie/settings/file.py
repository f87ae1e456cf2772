"""The memory file and the briefing made of it."""

from __future__ import annotations

from reverie.errors import SettingRefused
from reverie.settings.group import Group, whole

MOST_TOKENS = 60_000
"""The most tokens a memory may ask of its reader, and of those the most that are cold."""
MOST_COLD_TOKENS = 20_000
MOST_CHARS_A_TOKEN = 6
"""How long a token of plain prose is at most, on average."""


class FileSettings(Group):
    """How long memory.yml and a part of the briefing may be, and who gets how much of it."""

    token_budget: int = whole(
        4_000,
        "The most tokens memory.yml may have.",
        unit="tokens",
        at_least=200,
        at_most=MOST_TOKENS,
        too_large="a reader has no room",
    )
    hot_share: int = whole(
        60,
        "The share of the budget for the last session, in hundredths; unused room flows on.",
        unit="hundredths",
        at_most=100,
    )
    warm_share: int = whole(
        30, "The share for the sessions before, in hundredths.", unit="hundredths", at_most=100
    )
    cold_share: int = whole(
        10, "The share for what is older, in hundredths.", unit="hundredths", at_most=100
    )
    briefing_chars: int = whole(
        9_900,
        "The most characters one part of the briefing may have; the host cuts longer ones.",
        unit="characters",
        at_least=200,
    )

    @property
    def briefing_parts(self) -> int:
        """How many parts hold a briefing of the whole token budget."""
        return 1 + self.token_budget * MOST_CHARS_A_TOKEN // self.briefing_chars

    def _check(self) -> None:
        """Refuse shares that are no whole, and more cold memory than a reader has room for."""
        if self.hot_share + self.warm_share + self.cold_share != 100:
            raise SettingRefused("hot_share", "hot, warm and cold shares must add up to 100")
        if self.token_budget * self.cold_share > MOST_COLD_TOKENS * 100:
            raise SettingRefused(
                "cold_share", f"cold memory would exceed {MOST_COLD_TOKENS:,} tokens; lower it"
            )
