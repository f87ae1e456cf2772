"""How often laws are tried, which tests are slow and so begin first, and minds of both kinds."""

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from reverie import OpenMind
from tests.days import Opening, a_mind_at

quiet = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("laws", max_examples=1000, deadline=None, suppress_health_check=quiet)
settings.register_profile("quick", max_examples=30, deadline=None, suppress_health_check=quiet)
settings.register_profile("usual", max_examples=60, deadline=None, suppress_health_check=quiet)
settings.load_profile(os.environ.get("REVERIE_PROFILE", "usual"))

IN_RAM, ROOM = "/dev/shm", 2 << 30
"""A folder in RAM on Linux, and the bytes a whole run may need of it."""
_NOEXEC = 8
"""The flag of a place from which nothing can be run (ST_NOEXEC)."""


def _has_room_in_ram() -> bool:
    if not os.access(IN_RAM, os.W_OK):
        return False
    found = os.statvfs(IN_RAM)
    return found.f_bavail * found.f_frsize >= ROOM and not found.f_flag & _NOEXEC


# Each commit waits for the disk, and there are tens of thousands of them. What a loss of power
# leaves is tried on files that lie about it, so no test needs a real disk.
if "TMPDIR" not in os.environ and _has_room_in_ram():
    tempfile.tempdir = os.environ["TMPDIR"] = IN_RAM

os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="reverie-known-")
"""Where homes made by tests are known, in this process and those it starts."""
atexit.register(shutil.rmtree, os.environ["XDG_STATE_HOME"], ignore_errors=True)

os.environ["REVERIE_VECTORS"] = "none"
"""What `auto` means here: no test depends on what is installed, those of meaning say their tier."""

os.environ["REVERIE_LOOPBACK_ONLY"] = "1"
"""No test asks a model anywhere but on this machine."""

SLOW = (
    "tests/e2e",
    "tests/faults",
    "tests/properties",
    "tests/stories",
    "tests/hostile",
    "tests/memory_file/test_merging_laws.py",
    "tests/stores/test_kills.py",
    "tests/stores/test_power_loss.py",
    "tests/bench/test_what_is_brought.py",
    "tests/cli/test_damage.py",
    "tests/cli/test_killed_commands.py",
    "tests/cli/test_full_disk.py",
    "tests/awake/test_many_stops.py",
    "tests/awake/test_session_law.py",
    "tests/hosts/claude_code/test_transcript_fuzz.py",
    "tests/test_long_inputs.py",
    "tests/recall/test_minilm.py",
    "tests/mind/test_threads.py",
    "tests/mind/test_async.py",
)
"""What takes seconds a test, the slowest first."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let each worker begin with its share of what takes longest, so that none waits at the end.

    Workers are dealt the tests in as many runs as there are workers; each run begins with the
    slow files of its turn.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    hands: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for item in (slow := sorted((i for i in items if _rank(i) < len(SLOW)), key=_rank)):
        item.add_marker("slow")
        hands[_rank(item) % workers].append(item)
    quick = iter([item for item in items if item not in set(slow)])
    size = -(-len(items) // workers)
    items[:] = [one for hand in hands for one in (*hand, *islice(quick, max(0, size - len(hand))))]
    items += quick


def _rank(item: pytest.Item) -> int:
    found = (n for n, slow in enumerate(SLOW) if item.nodeid.startswith(slow))
    return next(found, len(SLOW))


@pytest.fixture(params=["in RAM", "on disk"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opening]:
    """Opens minds of one kind, each time a new one, and closes them in the end."""
    with ExitStack() as minds:

        def one(**given: object) -> OpenMind:
            number = len(list(tmp_path.iterdir()))
            path = ":memory:" if request.param == "in RAM" else tmp_path / f"mind{number}.db"
            return minds.enter_context(a_mind_at(path, **given))

        yield one
