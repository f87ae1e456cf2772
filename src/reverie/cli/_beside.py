"""What lies beside a mind from its first day: its settings, and what git shall ignore of it."""

from __future__ import annotations

import os
from contextlib import suppress

from reverie import files

CONFIG = """\
# Settings that differ from the defaults; the documentation lists them all.
# For example, to keep the last 200 nights undoable:
# [journal]
# undoable_nights = 200

# Files of the project that the REM-sleep sub-agent may add to:
# [project]
# files = ["CHANGELOG.md"]
"""
NEVER_SHARED = "mind.db*\nmemory.yml.tonight\nstate/\ndreams/\nsync/\nset-aside-*/\n"
ONES_OWN = f"# One person's alone; with `reverie init --shared` the star goes:\n*\n{NEVER_SHARED}"
OURS = {text.replace(gone, "") for text in (NEVER_SHARED, ONES_OWN) for gone in ("", "sync/\n")}
"""What we wrote there, also before nights left something to be synced."""
IGNORED = ".gitignore"
BESIDE = ("config.toml", IGNORED)


def put_beside(home: str, *, shared: bool) -> None:
    """Make what is missing beside a mind; a list of what git ignores that is ours is renewed."""
    wanted = NEVER_SHARED if shared or _is_shared(home) else ONES_OWN
    texts = {"config.toml": CONFIG, IGNORED: wanted}
    for name, text in texts.items():
        path = os.path.join(home, name)
        with suppress(FileExistsError):  # another `init` may have been quicker
            if not os.path.exists(path):
                files.write_new(path, text, 0o644)
    there = files.glimpse(os.path.join(home, IGNORED), 4096).decode(errors="replace")
    if there in OURS and there != wanted:
        files.rewrite(os.path.join(home, IGNORED), wanted.encode())


def _is_shared(home: str) -> bool:
    """Whether git has something of a home already, or its hooks are registered for all."""
    from reverie.awake.set_aside import tracked
    from reverie.hosts.claude_code.install_plan import is_shared

    return is_shared(os.path.dirname(os.path.abspath(home))) or bool(tracked(home))
