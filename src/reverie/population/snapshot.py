"""A population in one file: a header, the rows in use, and a hash over all of it."""

from __future__ import annotations

import json
import os
import warnings
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any

import numpy as np

from reverie.domain.formulas.codes import Family
from reverie.domain.rules.simulation_terms import terms_of
from reverie.errors import CannotWrite, NewerMind, NotAMind, Refused, step_after
from reverie.population.arrays import AGENT, EPISODE, TABLES, Array, City, family_table, new_city
from reverie.population.readout import slots_in_use
from reverie.settings.memory_config import MemoryConfig

FORM = 3
"""Raised whenever the rows or the header change."""
_MAGIC = b"reverie population\n"
_HASH = 32
"""Bytes of the hash at the end."""
_CHUNK = 1 << 24
"""Bytes that are hashed at once."""
_AGENTS = 1 << 16
"""Agents whose rows are written at once."""


def write(path: Path, city: City, config: MemoryConfig, now: int) -> None:
    """Put a population in the place of what the file held; a reader sees either, never a part."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with beside.open("xb") as file:
            whole = blake2b(digest_size=_HASH)
            for part in _written(city, config, now):
                whole.update(part)
                file.write(part)
            file.write(whole.digest())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        advice = step_after(error, "give a path that can be written")
        raise CannotWrite(f"cannot save to {path}: {error.strerror}; {advice}") from error
    finally:
        beside.unlink(missing_ok=True)


def read(path: Path) -> tuple[City, MemoryConfig, int]:
    """A population as it was saved, or a refusal that says what is wrong with the file."""
    try:
        with path.open("rb") as file:
            if file.readline(len(_MAGIC)) != _MAGIC:
                raise NotAMind(f"{path} is not a saved population; give the file of a save")
            header = json.loads(file.readline())
            if header["form"] > FORM:
                raise NewerMind(f"{path} was saved by a newer Reverie; install that one to load it")
            if header["form"] < FORM:
                raise NotAMind(f"{path} was saved by an older Reverie; simulate it again")
            if not _is_whole(file):
                raise ValueError
            return _read(file, header)
    except OSError as error:
        raise NotAMind(f"{path} cannot be read: {error.strerror}; give a save's path") from error
    except (KeyError, TypeError, ValueError, Refused) as error:
        raise NotAMind(f"{path} is cut short or damaged; load an earlier save") from error


def _written(city: City, config: MemoryConfig, now: int) -> Iterator[Any]:
    """The bytes of a save, part by part."""
    counts = {"agents": len(city.agents), "ahead": len(city.ahead)}
    header = {"form": FORM, "now": now, **counts, "config": vars(config)}
    yield _MAGIC + json.dumps(header).encode() + b"\n"
    yield city.agents.view(np.uint8).data
    for table, slots in _parts(city):
        yield table[slots].view(np.uint8).data
    yield city.ahead.view(np.uint8).data
    yield city.ahead_of.view(np.uint8).data


def _is_whole(file: IO[bytes]) -> bool:
    """Whether the last bytes are the hash of all before them; the file is then where it was."""
    here = file.tell()
    left = os.fstat(file.fileno()).st_size - _HASH
    whole = blake2b(digest_size=_HASH)
    file.seek(0)
    while left > 0:
        whole.update(part := file.read(min(left, _CHUNK)))
        left -= len(part)
    is_it = file.read() == whole.digest()
    file.seek(here)
    return is_it


def _read(file: IO[bytes], header: dict[str, Any]) -> tuple[City, MemoryConfig, int]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # whoever saved it was warned of its cadences
        config = MemoryConfig(**header["config"])
    agents = _rows(file, AGENT, header["agents"])
    nature = [agents[name] for name in ("tier", "intelligence", "will", "trauma")]
    city = new_city(np.stack(nature, axis=1), terms_of(config), config.arrivals_capacity)
    city.agents[:] = agents
    for table, slots in _parts(city):
        table[slots] = _rows(file, table.dtype, len(slots))
    ahead, of = (_rows(file, np.dtype(kind), header["ahead"]) for kind in (EPISODE, np.int32))
    city = city._replace(ahead=ahead.copy(), ahead_of=of.copy())
    return city, config, header["now"]


def _rows(file: IO[bytes], kind: np.dtype[Any], count: int) -> Array:
    return np.frombuffer(file.read(count * kind.itemsize), kind)


def _parts(city: City) -> Iterator[tuple[Array, Array]]:
    """Each table and those rows of it that are in use, some agents at a time."""
    for first in range(0, len(city.agents), _AGENTS):
        some = city.agents[first : first + _AGENTS]
        yield city.arena, slots_in_use(some["start"], some["filled"])[0]
        for family, name in zip(Family, TABLES, strict=True):
            rows, _ = slots_in_use(some[f"{name}_start"], some[f"{name}_count"])
            yield family_table(city, family), rows
