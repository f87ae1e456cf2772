"""Where agents live: one folder a host, each a module that keeps the port `Host`."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from reverie.host_ports import Host


def host_named(name: str) -> Host | None:
    """The host of a name, loaded when it is asked for; None if there is none such here."""
    match name:
        case "claude-code":
            from reverie.hosts import claude_code

            return claude_code
    return None
