"""The told book: which memories each session was told, by its briefing and in passing."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from reverie import keyed
from reverie.awake.briefing_parts import FOLDER as BRIEFING
from reverie.awake.ledger import STATE
from reverie.awake.mind_socket import FOLDER
from reverie.domain.rules.pertinence import BRIEFED_FOR

FILE = "told.jsonl"
MOST_SESSIONS = 200
"""Sessions that are remembered; the oldest is let go first."""
MOST_PART_BYTES = 1 << 20
_NAME = re.compile(r"\[(f-\d+-\d+)\]")


@dataclass(slots=True)
class _Session:
    prompts: int = 0
    told: set[str] = field(default_factory=set)
    briefed: frozenset[str] = frozenset()


class ToldBook:
    """What sessions were told; on disk, so that nothing is told twice after a restart."""

    def __init__(self, home: str) -> None:
        self._home = home
        self._path = os.path.join(home, STATE, FOLDER, FILE)
        self._sessions: dict[str, _Session] = {}
        for session, names in self._read():
            self._session(session).told |= {*names}

    def prompted(self, session: str) -> frozenset[str]:
        """Count a prompt of a session; the names of what it is not told at it."""
        known = self._session(session)
        known.prompts += 1
        if known.prompts == 1:
            known.briefed = self._briefed()
        briefed = known.briefed if known.prompts <= BRIEFED_FOR else frozenset()
        return briefed | known.told

    def note(self, session: str, names: Sequence[str]) -> None:
        """Note what a session has been told."""
        self._session(session).told |= {*names}
        keyed.append(self._path, json.dumps({"session": session, "told": list(names)}))

    def tidy(self) -> None:
        """Write the book anew with what is still remembered, if anything is."""
        lines = [
            json.dumps({"session": name, "told": sorted(known.told)})
            for name, known in self._sessions.items()
            if known.told
        ]
        if lines:
            keyed.replace_lines(self._path, lines)

    def _session(self, name: str) -> _Session:
        known = self._sessions.pop(name, None) or _Session()
        self._sessions[name] = known
        while len(self._sessions) > MOST_SESSIONS:
            del self._sessions[next(iter(self._sessions))]
        return known

    def _briefed(self) -> frozenset[str]:
        """The memories that the briefing names as it lies ready now."""
        folder = os.path.join(self._home, STATE, BRIEFING)
        try:
            parts = [name for name in os.listdir(folder) if name.endswith(".txt")]
        except OSError:
            return frozenset()
        texts = (keyed.glimpse(os.path.join(folder, name), MOST_PART_BYTES) for name in parts)
        return frozenset(n for text in texts for n in _NAME.findall(text.decode(errors="replace")))

    def _read(self) -> list[tuple[str, list[str]]]:
        found = []
        for line in keyed.lines(self._path) if os.path.lexists(self._path) else ():
            try:
                said = json.loads(line)
                found.append((str(said["session"]), [str(name) for name in said["told"]]))
            except (ValueError, KeyError, TypeError):
                continue
        return found
