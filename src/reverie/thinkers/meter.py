"""The meter: a line for each call, and one more for how it ended; beside a mind, or in RAM."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from reverie import files, keyed
from reverie.domain.values.spend import Call, CallState, Spent
from reverie.errors import StoreFailed


class MeterInRam:
    """What calls have cost, for a mind that is kept nowhere."""

    def __init__(self) -> None:
        self._calls: dict[str, Call] = {}

    def calls(self) -> Sequence[Call]:
        """The calls so far."""
        return list(self._calls.values())

    def note(self, call: Call) -> None:
        """Write a call down."""
        self._calls[call.id] = call


class MeterFile:
    """What calls have cost, in a file beside a mind, of which no line is ever taken back."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def calls(self) -> Sequence[Call]:
        """The calls so far; a line that a kill has torn is left out, any other nonsense refused."""
        try:
            lines = files.read(self._path).splitlines()
        except FileNotFoundError:
            return []
        found: dict[str, Call] = {}
        hand = keyed.hand_of(self._path)
        for number, line in enumerate(lines, start=1):
            try:
                call = msgspec.json.decode(
                    keyed.checked(self._path, line + b"\n", hand), type=_Line
                ).call()
            except ValueError:
                if _is_torn(line):
                    continue
                raise StoreFailed(
                    f"{self._path}, line {number} is no call; nothing is spent until it is "
                    "mended or removed"
                ) from None
            found[call.id] = call
        return list(found.values())

    def note(self, call: Call) -> None:
        """Write a call down; it is on the disk when this returns."""
        files.make_folder(self._path.parent)
        keyed.append(str(self._path), msgspec.json.encode(_Line.of(call)).decode())


def _is_torn(line: bytes) -> bool:
    """Whether a line was cut short as it was written: its call was not made, or only begun."""
    return line.startswith(b'{"id"') and not line.endswith(b"}")


class _Line(msgspec.Struct, omit_defaults=True):
    id: str
    at: datetime
    night: int
    thinker: str
    state: CallState
    calls: int
    tokens: int
    micros: int
    ms: int
    work: tuple[str, ...] = ()
    box: str = ""

    @classmethod
    def of(cls, call: Call) -> _Line:
        spent = call.spent
        return cls(
            call.id,
            call.at,
            call.night,
            call.thinker,
            call.state,
            spent.calls,
            spent.tokens,
            spent.micros,
            spent.ms,
            call.work,
            call.box,
        )

    def call(self) -> Call:
        spent = Spent(self.calls, self.tokens, self.micros, self.ms)
        return Call(
            self.id, self.at, self.night, self.thinker, self.work, self.state, spent, self.box
        )
