"""Write the plugin from the files that `reverie init` installs; with --check name what is stale.

Run it with `.venv/bin/python plugin/generate.py` after a change of these files or of the hooks.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from reverie import __version__
from reverie.hosts.claude_code.hook_config import hook_settings
from reverie.hosts.claude_code.shipped import shipped
from reverie.settings import Settings

FOLDER = Path(__file__).parent
NO_PLACE = "rules/"
"""A plugin has no place for rules."""
DESCRIPTION = "Sleep for coding agents: what sessions did becomes a memory that can be undone."


def files() -> dict[str, str]:
    """The files of the plugin as the code would have them, by their place in its folder."""
    card = {
        "name": "reverie",
        "version": __version__,
        "description": DESCRIPTION,
        "license": "MIT",
        "keywords": ["memory", "sleep", "hooks"],
    }
    return {
        ".claude-plugin/plugin.json": _as_json(card),
        "hooks/hooks.json": _as_json(hook_settings(Settings().file.briefing_parts, shared=True)),
        **{place: text for place, text in shipped().items() if not place.startswith(NO_PLACE)},
    }


def stale_files(folder: Path = FOLDER) -> list[str]:
    """The files in a folder that are missing or say something else."""
    return [
        place
        for place, text in files().items()
        if not (folder / place).is_file() or (folder / place).read_text(encoding="utf-8") != text
    ]


def main(words: list[str]) -> int:
    """Write the files, or with --check say which are stale; the exit code says whether any is."""
    stale = stale_files()
    for place in stale:
        if "--check" in words:
            print(f"plugin/{place} is stale; run plugin/generate.py")
            continue
        (FOLDER / place).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / place).write_text(files()[place], encoding="utf-8")
        print(f"wrote plugin/{place}")
    return 1 if stale and "--check" in words else 0


def _as_json(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
