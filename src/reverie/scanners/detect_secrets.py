"""The full scan: our own patterns, and then the package detect-secrets where it is installed.

It takes a moment to load and so runs where time is: at night, and before a mind leaves the house.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.util import find_spec
from typing import Protocol

from reverie.domain.intake.secrets import MASK, masked
from reverie.domain.intake.secrets.json_text import with_texts
from reverie.domain.views.checked import Checked
from reverie.errors import ArgumentRefused, SecretFound

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


class Plugin(Protocol):
    """What we use of a plugin of the package."""

    secret_type: str

    def analyze_string(self, string: str) -> object:
        """The secrets of a string, one by one."""


def checkup() -> Checked:
    """Whether the package looks on; without it nothing is wrong, but less is found."""
    if find_spec("detect_secrets"):
        return Checked(True, "secrets: detect-secrets looks on at night and at export")
    return Checked(
        True,
        "secrets: Reverie's own patterns alone look on; for more, pip install 'reverie[scan]'",
    )


def masked_fully(text: str) -> str:
    """The text without what our own patterns and the package find."""
    text = masked(text)
    for _, secret in _found(text):
        text = text.replace(secret, MASK)
    return text


def screen_named(name: str) -> Callable[[str, str], str]:
    """What is done with the lines of an export: `refuse`, `mask` or `keep`."""
    if name not in SCREENS:
        raise ArgumentRefused(f"secrets is {name!r}; say one of {', '.join(SCREENS)}")
    return SCREENS[name]


def without_secrets(_: str, text: str) -> str:
    """A text that leaves the house, each string of it masked."""
    return with_texts(text, masked_fully)


def refused_with_secrets(where: str, text: str) -> str:
    """A text that leaves the house; refused if there is a secret in it."""
    if with_texts(text, masked_fully) != text:
        raise SecretFound(
            f"{where} holds what looks like a secret; write it masked (--secrets mask), or as it "
            "is if it is none (--secrets keep)"
        )
    return text


def with_secrets(_: str, text: str) -> str:
    """A text that leaves the house as it is."""
    return text


SCREENS = {"refuse": refused_with_secrets, "mask": without_secrets, "keep": with_secrets}


def _found(text: str) -> list[tuple[str, str]]:
    """The kinds and the words of secrets that the package finds; without it there are none."""
    if all(len(word) < SHORTEST_WORD for word in text.split()):
        return []
    return [
        (plugin.secret_type, secret)
        for line in text.splitlines()
        for plugin in _plugins()
        for secret in _secrets(plugin, line)
        if len(secret) > len(MASK) and MASK not in secret and not set(secret) <= set("xX*.")
    ]


def _secrets(plugin: Plugin, line: str) -> list[str]:
    found = plugin.analyze_string(line)
    return [str(secret) for secret in found] if hasattr(found, "__iter__") else []


@lru_cache(maxsize=1)
def _plugins() -> tuple[Plugin, ...]:
    try:
        from detect_secrets.settings import get_plugins, transient_settings
    except ImportError:
        return ()
    with transient_settings({"plugins_used": [{"name": name} for name in PLUGINS]}):
        return tuple(get_plugins())
