"""The full scan: our own patterns, and then the package detect-secrets where it is installed.

It takes a moment to load and so runs where time is: at night, and before a mind leaves the house.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib.util import find_spec
from typing import Protocol

from reverie.domain.intake.secrets import MASK, masked
from reverie.domain.intake.secrets.json_strings import with_texts
from reverie.domain.views.checked import Checked
from reverie.errors import ArgumentRefused, SecretFound
from reverie.extras import how_to_install

SHORTEST_WORD = 20
"""Letters without which a text holds nothing that the package knows."""
PLUGINS = (
    "ArtifactoryDetector",
    "AWSKeyDetector",
    "AzureStorageKeyDetector",
    "CloudantDetector",
    "DiscordBotTokenDetector",
    "GitHubTokenDetector",
    "GitLabTokenDetector",
    "IbmCloudIamDetector",
    "IbmCosHmacDetector",
    "JwtTokenDetector",
    "MailchimpDetector",
    "NpmDetector",
    "OpenAIDetector",
    "PypiTokenDetector",
    "SendGridDetector",
    "SlackDetector",
    "SoftlayerDetector",
    "SquareOAuthDetector",
    "StripeDetector",
    "TelegramBotTokenDetector",
    "TwilioKeyDetector",
)
"""Those that go by a shape. Keywords and entropy take digests and prose for secrets."""

Screen = Callable[[str, str], str]
"""Looks at a line, given with what it is of, and gives what may be written."""


class Plugin(Protocol):
    """What we use of a plugin of the package."""

    def analyze_string(self, string: str) -> Iterable[str]:
        """The secrets of a string, one by one."""


def checkup() -> Checked:
    """Whether the package looks on; without it nothing is wrong, but less is found."""
    if find_spec("detect_secrets"):
        return Checked(True, "secrets: detect-secrets looks on at night and at export")
    return Checked(
        True,
        f"secrets: Reverie's own patterns alone look on; for more, {how_to_install('scan')}",
    )


def masked_fully(text: str) -> str:
    """The text without what our own patterns and the package find."""
    text = masked(text)
    for secret in _found(text):
        text = text.replace(secret, MASK)
    return text


def screen_named(name: str) -> Screen:
    """What is done with the lines of an export: `refuse`, `mask` or `keep`."""
    if name not in SCREENS:
        raise ArgumentRefused(f"secrets is {name!r}; say one of {', '.join(SCREENS)}")
    return SCREENS[name]()


def _refusing() -> Screen:
    """Lines leave the house unless there is a secret in one."""

    def screen(where: str, text: str) -> str:
        if with_texts(text, masked_fully) != text:
            raise SecretFound(
                f"{where} holds what looks like a secret; write it masked (--secrets mask), or as "
                "it is if it is none (--secrets keep)"
            )
        return text

    return screen


def _masking() -> Screen:
    """Lines leave the house masked; what was found in one is masked alone in all that follow."""
    known: set[str] = set()

    def clean(text: str) -> str:
        text = masked(text)
        known.update(_found(text))
        for secret in known:
            text = text.replace(secret, MASK)
        return text

    return lambda _, text: with_texts(text, clean)


def _keeping() -> Screen:
    """Lines leave the house as they are."""
    return lambda _, text: text


SCREENS = {"refuse": _refusing, "mask": _masking, "keep": _keeping}


def _found(text: str) -> list[str]:
    """The secrets that the package finds; without it there are none."""
    if all(len(word) < SHORTEST_WORD for word in text.split()):
        return []
    return [
        secret
        for line in text.splitlines()
        for plugin in _plugins()
        for secret in plugin.analyze_string(line)
        if len(secret) > len(MASK) and MASK not in secret and not set(secret) <= set("xX*.")
    ]


@lru_cache(maxsize=1)
def _plugins() -> tuple[Plugin, ...]:
    try:
        from detect_secrets.settings import get_plugins, transient_settings
    except ImportError:
        return ()
    with transient_settings({"plugins_used": [{"name": name} for name in PLUGINS]}):
        return tuple(get_plugins())
