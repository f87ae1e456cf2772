"""How Reverie and its extras are installed is said in one place, under the name that is ours."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from reverie.extras import NAME, how_to_install, how_to_upgrade

ROOT = Path(__file__).parents[1]
PLACES = ("src", "docs", "demo", "examples", "bench", "README.md", "CHANGELOG.md", "Makefile")
ENDINGS = (".py", ".md", ".json", ".toml", ".txt", ".html", "Makefile")
PLAIN = re.compile(
    r"(?:\binstall\b|\bdownload\b|\brunpip\b|\binject\b|\bupgrade\b|\buvx?\b)"
    r"(?:[ \t]+-{1,2}[\w-]+)*[ \t]+['\"`]?reverie(?![\w/-]|\.py)(?! --| [a-z]+`)"
    r"|(?<![\w./-])reverie(?:\[[a-z,]+\]|[=~]=)"
)
"""A command that installs, or a requirement that names, the plain name of another project."""


def texts() -> list[Path]:
    found = [path for place in PLACES for path in (ROOT / place, *(ROOT / place).rglob("*"))]
    return [path for path in found if path.is_file() and path.name.endswith(ENDINGS)]


@pytest.mark.parametrize(
    "words",
    [
        "pip install reverie",
        "pip install -U reverie",
        "pipx install 'reverie'",
        "pipx install --force 'reverie[embed]'",
        "uv tool install reverie",
        "pipx runpip reverie install --no-deps x",
        "reverie==0.1.0",
        "reverie[anthropic]==1.0",
    ],
)
def test_the_plain_name_is_known_when_it_is_seen(words: str) -> None:
    assert PLAIN.search(words)
    assert not PLAIN.search(words.replace("reverie", NAME))


def test_nothing_that_is_shipped_or_printed_installs_the_plain_name() -> None:
    asks = [
        f"{path.relative_to(ROOT)}: {found.group()}"
        for path in texts()
        for found in PLAIN.finditer(path.read_text("utf-8"))
    ]
    assert asks == []


def test_on_an_index_we_have_a_name_of_our_own_and_the_command_stays() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [one for extra in project["optional-dependencies"].values() for one in extra]
    assert project["name"] == NAME == "reverie-sleep"
    assert project["scripts"] == {"reverie": "reverie.cli:main"}
    assert [one for one in wanted if re.match(r"reverie(?!-sleep\b)", one)] == []


def test_an_extra_is_installed_from_the_clone_with_pipx_or_in_a_venv() -> None:
    told = how_to_install("embed")
    assert "pipx install --force '.[embed]'" in told
    assert "in a venv pip install '.[embed]'" in told


def test_a_newer_reverie_is_fetched_where_the_old_one_came_from() -> None:
    assert "in a clone of Reverie: git pull, then pipx install --force ." in how_to_upgrade()
    assert f"pip install -U {NAME}" in how_to_upgrade()
