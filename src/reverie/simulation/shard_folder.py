"""The folder of a run in shards: a manifest, and where each shard was when it was last saved."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar
from zipfile import BadZipFile

import msgspec
import numpy as np

from reverie import files
from reverie.errors import NewerMind, NotAMind, Refused, StoreBusy
from reverie.population.population import Population
from reverie.simulation.checkpoint import hash_of, write_file
from reverie.simulation.measures import Measures
from reverie.simulation.scenario import Scenario

FORM = 1
"""Raised whenever the manifest or a checkpoint changes."""
NAME = "shards"
"""What the folder is called, in that of the run."""
PATIENCE_S = 60.0
"""How long a shard waits for the worker of a killed run to be gone."""
Span = tuple[int, int]
"""The ids of a shard: the first, and the one after the last."""
_MANIFEST = "manifest.json"


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What a run is of: whoever goes on with it must mean the same."""

    form: int = FORM
    scenario: str
    """The hash of its scenario."""
    spans: tuple[Span, ...]
    days: int = 0
    """So many days every shard has saved."""


class Checkpoint(msgspec.Struct, frozen=True, kw_only=True):
    """Which of its files tell where a shard was."""

    form: int = FORM
    days: int


_Read = TypeVar("_Read", Manifest, Checkpoint)


def manifest_of(scenario: Scenario, shards: int) -> Manifest:
    """What a new run says of itself: its agents are shared out by id, as evenly as can be."""
    agents = scenario.agents
    if not 1 <= shards <= agents:
        raise Refused(f"{agents:,} agents make no {shards:,} shards; give --shards 1 to {agents:,}")
    edges = [agents * shard // shards for shard in range(shards + 1)]
    return Manifest(scenario=hash_of(scenario), spans=tuple(pairwise(edges)))


def begin(folder: Path, asked: Manifest) -> Manifest:
    """Begin a run in the place of what the folder held, once no worker of that is left."""
    with ExitStack() as locks:
        for lock in folder.glob("shard-*.lock"):
            locks.enter_context(held(lock))
        for path in folder.iterdir():
            if path.suffix != ".lock":
                path.unlink()
        write(folder, asked)
    return asked


def go_on(folder: Path, asked: Manifest) -> Manifest:
    """The manifest of the run that the folder holds, if it is the one that is asked for."""
    found = _read(folder / _MANIFEST, Manifest)
    if found is None:
        raise Refused(f"there is no run in shards in {folder.parent}; leave out --resume to begin")
    if found.scenario != asked.scenario:
        raise Refused(
            f"{folder.parent} holds a run of another scenario; give the scenario, the agents and "
            "the seed of that run, or another --out"
        )
    if found.spans != asked.spans:
        number = len(found.spans)
        raise Refused(
            f"{folder.parent} holds a run in {number} shards, which cannot be split anew; "
            f"give --shards {number}, or another --out"
        )
    return found


def write(folder: Path, manifest: Manifest) -> None:
    """Replace the manifest whole."""
    write_file(folder / _MANIFEST, msgspec.json.encode(manifest))


@contextmanager
def held(lock: Path, patience_s: float = PATIENCE_S) -> Iterator[None]:
    """Hold a lock until it is left, or this process dies; who held it may still be dying."""
    descriptor = files.open_lock(lock)
    try:
        if not files.lock(descriptor, patience_s, pause_s=0.05):
            raise StoreBusy(f"another run works in {lock.parent}; end it, or give another --out")
        yield
    finally:
        os.close(descriptor)


def lock_of(folder: Path, shard: int) -> Path:
    """The file by which one process alone holds a shard."""
    return folder / f"shard-{shard}.lock"


def save(folder: Path, shard: int, city: Population, measured: list[Measures]) -> None:
    """Keep where a shard is, in the place of where it was; a kill leaves the one or the other."""
    days = len(measured)
    city.save(_agents(folder, shard, days))
    write_file(_counts(folder, shard, days), _packed(measured))
    write_file(_checkpoint(folder, shard), msgspec.json.encode(Checkpoint(days=days)))
    sweep(folder, shard)


def restore(folder: Path, shard: int) -> tuple[Population, list[Measures]] | None:
    """The agents of a shard as they were saved, and what was counted of their days."""
    found = _read(_checkpoint(folder, shard), Checkpoint)
    if found is None:
        return None
    measured = _unpacked(_counts(folder, shard, found.days))
    return Population.load(_agents(folder, shard, found.days), threads=1), measured


def sweep(folder: Path, shard: int) -> None:
    """Remove what a kill cut short and what is no longer needed; whoever calls holds the shard."""
    kept = {_checkpoint(folder, shard), lock_of(folder, shard)}
    if found := _read(_checkpoint(folder, shard), Checkpoint):
        kept |= {_agents(folder, shard, found.days), _counts(folder, shard, found.days)}
    for path in {*folder.glob(f"*shard-{shard}.*")} - kept:
        path.unlink(missing_ok=True)


def _packed(measured: list[Measures]) -> bytes:
    """Counts day by day, a compressed array a field."""
    columns: dict[str, Any] = {
        name: np.stack([np.asarray(getattr(day, name)) for day in measured])
        for name in Measures._fields
    }
    written = BytesIO()
    np.savez_compressed(written, **columns)
    return written.getvalue()


def _unpacked(path: Path) -> list[Measures]:
    try:
        with np.load(path, allow_pickle=False) as columns:
            days = zip(*(columns[name] for name in Measures._fields), strict=True)
            return [Measures(*map(_plain, day)) for day in days]
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise NotAMind(f"{path} is cut short or damaged; begin without --resume") from error


def _plain(value: Any) -> Any:
    return value if value.ndim else int(value)


def _checkpoint(folder: Path, shard: int) -> Path:
    return folder / f"shard-{shard}.json"


def _agents(folder: Path, shard: int, days: int) -> Path:
    return folder / f"shard-{shard}.day-{days}.population"


def _counts(folder: Path, shard: int, days: int) -> Path:
    return folder / f"shard-{shard}.day-{days}.npz"


def _read(path: Path, kind: type[_Read]) -> _Read | None:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=kind)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise NotAMind(f"{path} cannot be read: {error.strerror}; begin without --resume") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NotAMind(f"{path} is damaged; begin without --resume") from None
    if found.form > FORM:
        raise NewerMind(f"{path} was written by a newer Reverie; install that one to go on")
    return found
