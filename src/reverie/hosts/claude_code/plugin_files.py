"""The plugin of the client: the folder that is shipped, and its files as the code would have them.

After a change of the shipped files or of the hooks, write it anew with
`.venv/bin/python -m reverie.hosts.claude_code.plugin_files`; with --check it names what is stale.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path

from reverie.hosts.claude_code.hook_config import hook_settings
from reverie.hosts.claude_code.shipped import shipped
from reverie.settings import Settings

FOLDER = Path(__file__).parent / "plugin"
"""Where the plugin lies, in a clone and wherever it was installed."""
NO_PLACE = "rules/"
"""A plugin has no place for rules."""
DESCRIPTION = "Sleep for coding agents: what sessions did becomes a memory that can be undone."


def files() -> dict[str, str]:
    """The files of the plugin as the code would have them, by their place in its folder."""
    card = {
        "name": "reverie",
        "version": import_module("reverie").__version__,
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
            print(f"{place} of the plugin is stale")
            continue
        (FOLDER / place).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / place).write_text(files()[place], encoding="utf-8")
        print(f"wrote {place} of the plugin")
    return 1 if stale and "--check" in words else 0


def _as_json(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
