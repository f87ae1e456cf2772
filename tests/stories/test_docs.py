"""The commands in the documentation print what the documentation says."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["docs/tutorial.md", *(str(p.relative_to(ROOT)) for p in ROOT.glob("docs/how-to/*.md"))]
REVERIE = str(Path(sys.executable).with_name("reverie"))


@pytest.mark.parametrize("page", PAGES)
def test_every_command_prints_what_the_page_shows(page: str, tmp_path: Path) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for block in re.findall(r"^```console\n(.*?)^```", text, re.S | re.M):
        for command, shown in _commands(block):
            printed = _typed(command, tmp_path)
            assert _matches(printed, shown), f"{page}: $ {command}\nprinted:\n{printed}"


@pytest.mark.parametrize("page", ["README.md", "docs/tutorial.md", *PAGES[1:]])
def test_every_python_example_runs(page: str, tmp_path: Path) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for block in re.findall(r"^```python\n(.*?)^```", text, re.S | re.M):
        run = subprocess.run(
            [sys.executable, "-c", block], cwd=tmp_path, capture_output=True, text=True
        )
        assert run.returncode == 0, f"{page}:\n{block}\n{run.stderr}"


@pytest.mark.parametrize(
    "page", ["README.md", *(str(p.relative_to(ROOT)) for p in ROOT.glob("docs/**/*.md"))]
)
def test_every_link_leads_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert ((ROOT / page).parent / link).exists(), f"{page} links to {link}"


def _commands(block: str) -> list[tuple[str, str]]:
    parts = re.split(r"^\$ ", block, flags=re.M)[1:]
    return [(command, shown) for command, _, shown in (part.partition("\n") for part in parts)]


def _typed(command: str, folder: Path) -> str:
    words = shlex.split(command, comments=True)
    assert words[0] == "reverie", f"only our own commands are run: {command}"
    environment = {**os.environ, "REVERIE_NOW": "2026-03-02T21:00+00:00", "NO_COLOR": "1"}
    environment.pop("REVERIE_MIND", None)
    run = subprocess.run(
        [REVERIE, *words[1:]], cwd=folder, env=environment, capture_output=True, text=True
    )
    return (run.stdout + run.stderr).replace(f"{folder}{os.sep}", "")


def _matches(printed: str, shown: str) -> bool:
    """Whether the output is as shown; a line `...` stands for any lines."""
    pattern = "".join(
        r"(?:.*\n)*?" if line.strip() == "..." else re.escape(line) + r"\n"
        for line in shown.splitlines()
    )
    return re.fullmatch(pattern, printed) is not None
