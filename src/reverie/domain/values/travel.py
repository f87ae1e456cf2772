"""Travel: what comes of reaching for the other side of a sync."""

from __future__ import annotations

from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Pulled:
    """What stands on the other side."""

    version: str
    """A name of all that stands there (a commit, a head); empty where nothing does yet."""
    files: tuple[tuple[str, str], ...] = ()
    """The paths there, each with a name of what it says (a hash)."""
    is_rewritten: bool = False
    """Whether what was known of it before is no longer part of its history."""

    @property
    def hashes(self) -> dict[str, str]:
        """What each path there says, by its hash."""
        return dict(self.files)


@dataclass(frozen=True, slots=True)
class Pushed:
    """What came of giving the other side what was written for it."""

    version: str
    """What stands there now, if it is ours; empty where someone else was first."""
    files: tuple[tuple[str, str], ...] = ()
    """The paths that stand there now, each with a name of what it says."""
    note: str = ""
    """What there is to say beside, for people."""

    @property
    def is_done(self) -> bool:
        """Whether the other side has it; else it has something newer, to be pulled first."""
        return bool(self.version)
