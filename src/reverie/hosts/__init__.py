"""Where agents live: one folder a host, each a module that keeps the port `Host`."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from reverie.ports.host import Host


def _claude_code() -> Host:
    from reverie.hosts import claude_code

    return claude_code


HOSTS: dict[str, Callable[[], Host]] = {"claude-code": _claude_code}
"""The hosts there are, by the names the ledger calls them, each loaded when it is asked for."""


def host_named(name: str) -> Host | None:
    """The host of a name; None if there is none such here."""
    load = HOSTS.get(name)
    return load() if load else None
