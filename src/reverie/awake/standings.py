"""Standings: how a session stands at each line of its transcript, by who spoke when; light."""

from __future__ import annotations

from reverie.domain.intake.private import NEW, after, may_be_marked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from reverie.ports.host import Host, Spoken


def standings(host: Host, lines: Iterable[tuple[int, bytes]]) -> Iterator[tuple[int, Spoken, str]]:
    """Each line by its byte: what it is, and how the session stands from there on."""
    standing = NEW
    for byte, line in lines:
        spoken = host.spoken(line)
        standing = after(standing, spoken["said"], is_typed=spoken["is_typed"])
        yield byte, spoken, standing


def standing_in(host: Host, path: str) -> str:
    """How a session stands at the end of its transcript."""
    found = NEW
    for _, _, standing in standings(host, host.lines(path)):
        found = standing
    return found


def is_marked_in(host: Host, path: str) -> bool:
    """Whether a transcript can hold a mark; it is not parsed for that."""
    return any(may_be_marked(line) for _, line in host.lines(path))
