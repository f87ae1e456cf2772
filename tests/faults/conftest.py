"""The scene is made once: a project in use, restored before each try."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest

from tests.faults.scene import Scene, a_scene


@pytest.fixture(scope="package")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A project in use; whatever is tried on it stays."""
    folder = tmp_path_factory.mktemp("faults")
    names = ("CLAUDE_CONFIG_DIR", "XDG_CONFIG_HOME", "REVERIE_STATE_HOME")
    kept = {name: os.environ.get(name) for name in names}
    os.environ["XDG_CONFIG_HOME"] = str(folder / "config")
    os.environ["REVERIE_STATE_HOME"] = str(folder / "state")
    yield a_scene(folder)
    for name, value in kept.items():
        os.environ.pop(name, None)
        if value is not None:
            os.environ[name] = value
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def scene(lived: Scene) -> Scene:
    """A project in use, as it was before anything was tried."""
    lived.restore()
    return lived
