"""What a user gets: the wheel has the plugin, and needs nothing of a contributor's."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from reverie.hosts.claude_code.plugin_files import FOLDER, files
from tests.cli.terminal import said

ROOT = Path(__file__).parents[2]


def test_the_plugin_lies_where_init_says() -> None:
    told = Path(said("init --plugin-dir").strip())

    assert told == FOLDER
    assert [place for place in files() if not (told / place).is_file()] == []


def test_asking_for_the_plugin_makes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    said("init --plugin-dir")

    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_the_wheel_has_the_plugin(tmp_path: Path) -> None:
    building = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--quiet", "-w", str(tmp_path)]
    built = subprocess.run([*building, str(ROOT)], capture_output=True, text=True, check=False)
    if built.returncode:
        pytest.skip("no wheel can be built here: the package registry does not answer")

    (wheel,) = tmp_path.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    place = FOLDER.relative_to(ROOT / "src")
    assert {f"{place}/{file}" for file in files()} <= inside


def test_the_demo_installs_nothing_of_a_contributors() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    _, _, recipe = makefile.partition("\n.venv-demo/ready:")
    recipe, _, _ = recipe.partition("\n\n")

    assert "demo: .venv-demo/ready\n" in makefile
    assert "install --disable-pip-version-check -e . &&" in recipe
    assert recipe.splitlines()[1].startswith('\t@echo "The first time')
