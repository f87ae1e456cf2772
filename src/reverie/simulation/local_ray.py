"""Ray on this machine: reached by nobody else, in a folder of its own, and gone when it is left."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from reverie.errors import ExtraMissing, NumberRefused, RayFailed
from reverie.extras import how_to_install

OBJECTS = 80 << 20
"""Bytes of shared memory for what workers hand over: counts only; Ray takes hardly less."""
LONGEST = 20
"""A folder for temporary files may have so many characters: Ray's sockets lie below it."""
NOTE = "ray.folder"
"""The file of a run that names Ray's own folder; only a run that was killed leaves it behind."""
ELSEWHERE = "RAY_ADDRESS"
"""The variable by which Ray itself is told of a cluster."""
_PREFIX = "rv-ray-"
_ALONE = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # on Linux too: it listens on loopback alone
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",  # else it prints on our standard output
    "RAY_worker_niceness": "0",
}


@contextmanager
def running_ray(workers: int, run: Path) -> Iterator[Any]:
    """Ray with room for so many workers: as it runs already, or a cluster's, or started here.

    What was started here is stopped, and its folder removed; what runs already is left running.
    """
    known = sys.modules.get("ray")
    if known and known.is_initialized():
        _refuse_too_few(known, workers)
        yield known
    elif os.environ.get(ELSEWHERE):
        with _connected(log_to_driver=False, logging_level="error") as ray:
            _refuse_too_few(ray, workers)
            yield ray
    else:
        with (
            _environment(_told()),
            _own_folder(run / NOTE) as folder,
            _started(workers, folder) as ray,
        ):
            yield ray


def _refuse_too_few(ray: Any, workers: int) -> None:
    """Refuse more workers than a cluster has processors: they would wait for ever."""
    there = int(ray.cluster_resources().get("CPU", 0))
    if there < workers:
        raise NumberRefused(f"the cluster has {there} processors; give --shards 1 to {there}")


def _started(workers: int, folder: Path) -> Any:
    return _connected(
        address="local",
        num_cpus=workers,
        include_dashboard=False,
        object_store_memory=OBJECTS,
        log_to_driver=False,
        logging_level="error",
        _node_ip_address="127.0.0.1",
        _temp_dir=str(folder / "r"),  # Ray lets everyone into it, and our folder nobody
    )


@contextmanager
def _connected(**options: Any) -> Iterator[Any]:
    try:
        import ray
    except ImportError as error:
        raise ExtraMissing(f"shards are run by Ray; {how_to_install('ray')}") from error
    try:
        try:
            with _ctrl_c_waits():
                ray.init(**options)
        except (OSError, RuntimeError, ValueError) as error:
            raise RayFailed(
                f"Ray does not start: {error}; try again, or leave out --shards"
            ) from error
        yield ray
    finally:
        ray.shutdown()


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Let Ctrl-C wait until Ray is whole, for half of it cannot be stopped; again, it does not."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    asked: list[int] = []

    def note(signal_number: int, _: object) -> None:
        if asked:
            raise KeyboardInterrupt
        asked.append(signal_number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if asked:
        raise KeyboardInterrupt


@cache
def _told() -> dict[str, str]:
    """What Ray is told by variables: alike for every start, for it reads a token only once."""
    if "ray" in sys.modules:
        return _ALONE
    return {**_ALONE, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}


@contextmanager
def _environment(told: dict[str, str]) -> Iterator[None]:
    """Variables that Ray and its processes see, taken back afterwards."""
    before = {name: os.environ.get(name) for name in told}
    os.environ.update(told)
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


@contextmanager
def _own_folder(note: Path) -> Iterator[Path]:
    """A short folder that only its owner enters; what a killed run left is removed first."""
    _remove_left(note)
    usual = tempfile.gettempdir()
    folder = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=usual if len(usual) <= LONGEST else "/tmp"))
    try:
        note.write_text(str(folder), encoding="utf-8")
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        note.unlink(missing_ok=True)


def _remove_left(note: Path) -> None:
    """Remove the folder that a note names, if it is one of ours."""
    try:
        left = Path(note.read_text(encoding="utf-8"))
        if left.name.startswith(_PREFIX) and left.lstat().st_uid == os.getuid():
            shutil.rmtree(left, ignore_errors=True)
    except (OSError, ValueError):
        return
