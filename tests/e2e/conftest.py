"""What the tests with the real client begin with; where it cannot be run, they are skipped."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.client import NEWEST, OLD, Missing, alone, installed
from tests.e2e.project import Project, a_project


@pytest.fixture(scope="session")
def newest() -> str:
    """The newest version the tests know, ready to run."""
    return _ready(NEWEST)


@pytest.fixture(scope="session")
def old() -> str:
    """An older version, ready to run."""
    return _ready(OLD)


@pytest.fixture
def project(newest: str, tmp_path: Path) -> Project:
    return a_project(tmp_path)


@pytest.fixture
def without_dozes(project: Project) -> None:
    """The project knows a session only once it was slept on."""
    project.doze_not()


def _ready(version: str) -> str:
    try:
        alone()
        installed(version)
    except Missing as why:
        pytest.skip(str(why))
    return version
