"""How often laws are tried, fewer times while one works on them, and minds of both kinds."""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from reverie import OpenMind
from tests.days import Opening, a_mind_at

quiet = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("laws", max_examples=1000, deadline=None, suppress_health_check=quiet)
settings.register_profile("quick", max_examples=60, deadline=None, suppress_health_check=quiet)
settings.register_profile("usual", max_examples=200, deadline=None, suppress_health_check=quiet)
settings.load_profile(os.environ.get("REVERIE_PROFILE", "usual"))


@pytest.fixture(params=["in RAM", "on disk"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opening]:
    """Opens minds of one kind, each time a new one, and closes them in the end."""
    with ExitStack() as minds:

        def one(**given: object) -> OpenMind:
            number = len(list(tmp_path.iterdir()))
            path = ":memory:" if request.param == "in RAM" else tmp_path / f"mind{number}.db"
            return minds.enter_context(a_mind_at(path, **given))

        yield one
