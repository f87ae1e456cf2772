"""Rules pinned for a night: read once as it begins, kept beside the mind until it is over."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import msgspec

from reverie.domain.values.directive import RuleFiles
from reverie.errors import StoreFailed
from reverie.files import make_folder, read, write_whole
from reverie.rulebook.handoffs import handoffs_from
from reverie.rulebook.reader import Roots, read_rules, users_folder
from reverie.settings import Settings

KEPT = "rulebook.json"


class ProjectRulebook:
    """The rules of a project; what is pinned lies in a file, or in this object alone."""

    def __init__(self, roots: Roots, kept: Path | None = None) -> None:
        self._roots = roots
        self._kept = kept
        self._held: dict[str, bytes] = {}

    def pin(self) -> str:
        """Read the rules and keep them; gives the word by which they are found again."""
        whole = msgspec.json.encode(read_rules(self._roots, self._home), order="deterministic")
        word = sha256(whole).hexdigest()[:24]
        self._held = {word: whole}
        if self._kept:
            with suppress(OSError, StoreFailed):  # a night that is not cut short needs no file
                make_folder(self._kept.parent)
                write_whole(self._kept, whole.decode())
        return word

    def pinned(self, word: str) -> RuleFiles | None:
        """The rules as they were when they were pinned; None if nobody has them any more."""
        whole = self._held.get(word) or self._on_disk(word)
        return msgspec.json.decode(whole, type=RuleFiles) if whole else None

    @property
    def _home(self) -> str:
        return str(self._kept.parent.parent) if self._kept else ""

    def _on_disk(self, word: str) -> bytes:
        try:
            whole = read(self._kept) if self._kept else b""
        except (OSError, StoreFailed):
            return b""
        return whole if sha256(whole).hexdigest()[:24] == word else b""


def roots_of(project: Path, settings: Settings) -> Roots:
    """Where the rules of a project lie, by its settings."""
    told = settings.rules
    more = tuple(part.strip() for part in told.rule_roots.split(",") if part.strip())
    user = users_folder() if told.users_rules else None
    return Roots(project, user, more, handoffs_from(told.handoff_patterns))
