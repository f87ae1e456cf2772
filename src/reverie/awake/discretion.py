"""Discretion: which lines of a session are private, and so are read by nobody."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace

from reverie.awake.standings import standings
from reverie.domain.intake.private import WHOLE, is_private, may_be_marked
from reverie.frozen import dataclass
from reverie.ports.host import Host, Spoken

MAIN = "main"
FIRST, LAST = "", "~"
"""Moments before and after all others, as words."""
STAMP = len("2026-03-02T10:00:00.000Z")
Line = tuple[int, bytes]
"""A line and the byte it begins at."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A private stretch of a session: from a byte and a moment up to others."""

    start: int
    begun: str
    stop: int = 1 << 62
    ended: str = LAST


@dataclass(frozen=True, slots=True)
class Discretion:
    """What of one file of a session is private, as far as the file was looked at."""

    end: int
    stretches: tuple[Stretch, ...] = ()
    messages: tuple[tuple[int, int], ...] = ()
    """The private messages of the person: where each stands, and how many characters it has."""

    def hides(self, byte: int) -> bool:
        """Whether the line at a byte is private; what was not looked at may be."""
        return byte >= self.end or any(one.start <= byte < one.stop for one in self.stretches)

    def hides_aside(self, byte: int) -> bool:
        """Whether what a host notes there beside the talk is left out, such as a summary of it."""
        return byte >= self.end or any(one.start <= byte for one in self.stretches)

    def covers(self, moment: str) -> bool:
        """Whether a moment, as a word, is within a private stretch; an unknown one may be."""
        stretches = self.stretches
        return bool(stretches) and _falls_into(moment, stretches)

    @property
    def is_whole(self) -> bool:
        """Whether all of it is private, whatever comes."""
        return any(one.start == 0 and one.ended == LAST for one in self.stretches)


def of_session(host: Host, path: str) -> Discretion:
    """What of a session's transcript is private."""
    end = length_of(path)
    if not any(may_be_marked(line) for byte, line in host.lines(path) if byte < end):
        return Discretion(end)
    found: list[Stretch] = []
    messages: list[tuple[int, int]] = []
    for byte, spoken, standing in standings(host, host.lines(path)):
        if byte >= end:
            break
        was_private = bool(found) and found[-1].ended == LAST
        if is_private(standing) and not was_private:
            is_whole = standing == WHOLE
            found.append(Stretch(0 if is_whole else byte, FIRST if is_whole else _from(spoken)))
        elif was_private and not is_private(standing):
            found[-1] = replace(found[-1], stop=byte, ended=_moment(spoken) or LAST)
        if is_private(standing) and spoken["is_typed"]:
            messages.append((byte, len(spoken["said"])))
    return Discretion(end, tuple(found), tuple(messages))


def of_part(host: Host, path: str, end: int, session: Discretion) -> Discretion:
    """What of a sub-agent's file is private: once it has heard something private, all the rest.

    It is looked at up to a length it had before its session was, which may have gone on since.
    """
    if not session.stretches:
        return Discretion(end)
    if session.is_whole:
        return Discretion(end, (Stretch(0, FIRST),))
    for byte, line in host.lines(path):
        spoken = host.spoken(line)
        if spoken["is_talk"] and _falls_into(_moment(spoken), session.stretches):
            return Discretion(end, (Stretch(byte, FIRST),))
    return Discretion(end)


def of_parts(host: Host, path: str) -> dict[str, Discretion]:
    """What of each file of a session is private; of a file that cannot be read, all."""
    files = {name: file for name, file in host.parts(path).items() if name != MAIN}
    ends = {name: length_of(file) for name, file in files.items()}
    whole = of_session(host, path)
    found = {MAIN: whole}
    for name, file in files.items():
        try:
            found[name] = of_part(host, file, ends[name], whole)
        except OSError:
            found[name] = Discretion(0)
    return found


def length_of(path: str) -> int:
    """How long a file is; nothing if it is not there."""
    try:
        return os.stat(path).st_size
    except (OSError, ValueError):
        return 0


def open_lines(lines: Iterator[Line], hidden: Discretion) -> Iterator[Line]:
    """The lines that are not private."""
    return ((byte, line) for byte, line in lines if not hidden.hides(byte))


def _falls_into(moment: str, stretches: tuple[Stretch, ...]) -> bool:
    """Whether a moment is within a private stretch; an unknown one may be."""
    return not moment or any(one.begun <= moment < one.ended for one in stretches)


def _moment(spoken: Spoken) -> str:
    """When a line was written, if it says so in the one form that can be compared as a word."""
    at = spoken["at"]
    return at if len(at) == STAMP and at.endswith("Z") else ""


def _from(spoken: Spoken) -> str:
    return _moment(spoken) or FIRST
