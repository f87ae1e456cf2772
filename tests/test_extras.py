"""How an extra is installed is said in one place, in a form that works."""

from __future__ import annotations

import re
from pathlib import Path

import reverie
from reverie.extras import how_to_install

SOURCES = sorted(Path(reverie.__file__).parent.rglob("*.py"))


def test_an_extra_is_installed_from_the_clone_with_pipx_or_in_a_venv() -> None:
    told = how_to_install("embed")
    assert "pipx install --force '.[embed]'" in told
    assert "in a venv pip install '.[embed]'" in told


def test_no_message_asks_a_registry_for_reverie() -> None:
    asks = re.compile(r"install '?reverie\b")
    assert [path.name for path in SOURCES if asks.search(path.read_text("utf-8"))] == []
