"""The client: where it keeps what it knows of a project, and whether it remembers by itself."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from reverie.hosts.claude_code.client_folder import config_folder
from reverie.hosts.claude_code.settings_json import Settings, Unfit, parsed
from reverie.hosts.install_steps import text_at

LONGEST_NAME = 200
"""Characters of a project's folder name; the client cuts a longer one and adds a digest."""
NO_MEMORY = "CLAUDE_CODE_DISABLE_AUTO_MEMORY"
USER_SETTINGS = "settings.json"


def project_folder(root: str) -> Path:
    """The client's own folder for a project, which need not be there."""
    projects = Path(config_folder()) / "projects"
    name = re.sub(r"[^a-zA-Z0-9]", _dashes, os.path.realpath(root))
    if len(name) <= LONGEST_NAME:
        return projects / name
    cut = f"{name[:LONGEST_NAME]}-"
    return next(iter(sorted(projects.glob(f"{cut}*"))), projects / cut)


def sessions_since(root: str, moment: float) -> int:
    """How many sessions of a project were still written to after a moment."""
    return sum(_changed(path) > moment for path in project_folder(root).glob("*.jsonl"))


def own_memory(root: str) -> list[Path]:
    """The files of the memory that the client itself keeps of a project."""
    return sorted(path for path in (project_folder(root) / "memory").glob("*.md") if path.is_file())


def remembers_by_itself(root: str) -> bool:
    """Whether nothing in the environment or the settings turns the client's own memory off."""
    if _is_on(os.environ.get(NO_MEMORY)):
        return False
    for settings in all_settings(root):
        environment = settings.get("env")
        given = environment.get(NO_MEMORY) if isinstance(environment, dict) else None
        if settings.get("autoMemoryEnabled") is False or _is_on(given):
            return False
    return True


def all_settings(root: str) -> Iterator[Settings]:
    """The settings files the client reads in a project, as far as they can be read."""
    texts = [text_at(root, f".claude/{name}") for name in ("settings.local.json", USER_SETTINGS)]
    for text in [*texts, text_at(config_folder(), USER_SETTINGS)]:
        settings = parsed(text or "")
        if not isinstance(settings, Unfit):
            yield settings


def _is_on(value: object) -> bool:
    return str(value).lower() in ("1", "true", "yes", "on")


def _dashes(found: re.Match[str]) -> str:
    """One dash for each of the two units in which the client counts a rare letter."""
    return "-" * (len(found[0].encode("utf-16-le", errors="surrogatepass")) // 2)


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
