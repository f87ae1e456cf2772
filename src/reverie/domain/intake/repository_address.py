"""The address of a repository: SSH or HTTPS by pattern, so that it is never a word of a shell."""

from __future__ import annotations

import re

from reverie.errors import Refused
from reverie.frozen import dataclass

_HOST = r"(?P<host>[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?)"
_PORT = r"(?::[0-9]{1,5})?"
_PATH = r"(?P<path>[A-Za-z0-9_~][A-Za-z0-9._~-]*(?:/[A-Za-z0-9_][A-Za-z0-9._~-]*)*)/?"
_USER = r"[A-Za-z_][A-Za-z0-9._-]*"
_WAYS = {
    "ssh": (rf"{_USER}@{_HOST}:/?{_PATH}", rf"ssh://{_USER}@{_HOST}{_PORT}/{_PATH}"),
    "https": (rf"https://{_HOST}{_PORT}/{_PATH}", rf"http://{_HOST}{_PORT}/{_PATH}"),
}
LOOPBACK = ("localhost", "127.0.0.1")
MOST_CHARS = 500


@dataclass(frozen=True, slots=True)
class Address:
    """Where a repository is, and how one gets there."""

    text: str
    way: str
    """ssh or https."""
    host: str
    path: str
    """From the host's root, without `.git`."""

    @property
    def web(self) -> str:
        """Where it is by HTTPS, as a browser and an anonymous git would ask for it."""
        return self.text if self.way == "https" else f"https://{self.host}/{self.path}"


def address_of(text: str) -> Address:
    """The address that a text is, or a refusal that says how one is written."""
    for way, patterns in _WAYS.items():
        for pattern in patterns:
            found = re.fullmatch(pattern, text, re.ASCII) if len(text) <= MOST_CHARS else None
            if found and ".." not in text and _is_safe(text, found["host"]):
                return Address(text, way, found["host"], found["path"].removesuffix(".git"))
    raise Refused(
        "that is no address of a repository; give git@host:owner/name.git, "
        "ssh://git@host/owner/name.git or https://host/owner/name.git, without a name or a token"
    )


def _is_safe(text: str, host: str) -> bool:
    """Whether nobody on the way can read along."""
    return not text.startswith("http:") or host in LOOPBACK
