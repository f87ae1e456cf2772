"""The compiled rules: the very functions of the domain, registered with numba and cached."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from reverie import errors
from reverie.errors import ExtraMissing
from reverie.extras import how_to_install

RULES = tuple(
    f"reverie.domain.formulas.{name}"
    for name in (
        "retention",
        "promotion",
        "overflow",
        "belief",
        "temperament",
        "rhythm",
        "morale",
        "memory_terms",
        "random_words",
    )
)
LOOPS = tuple(f"reverie.population.{name}" for name in ("consolidation", "events", "arrivals"))
"""What is compiled: formulas, and the loops over arrays that call them."""


class Kernels(NamedTuple):
    """What a population calls, compiled; none holds the interpreter's lock."""

    fill_offsets: Callable[..., None]
    be_born: Callable[..., None]
    catch_up_all: Callable[..., None]
    order_by_agent: Callable[..., None]
    fault_in: Callable[..., tuple[int, int]]
    take: Callable[..., None]
    set_ahead: Callable[..., None]
    let_in: Callable[..., None]
    present_scores: Callable[..., None]


@cache
def kernels() -> Kernels:
    """The kernels, compiled on first use or read from the cache of these very sources."""
    from reverie.population import arrivals, births, consolidation, events

    return Kernels(
        *compiled(
            births.fill_offsets,
            births.be_born,
            events.catch_up_all,
            arrivals.order_by_agent,
            arrivals.fault_in,
            arrivals.take,
            arrivals.set_ahead,
            arrivals.let_in,
            consolidation.present_scores,
        )
    )


def compiled(*loops: Callable[..., Any], beside: ModuleType | None = None) -> list[Any]:
    """Loops over arrays, compiled with the rules and with a module of others that they call."""
    numba = _numba()
    _register_rules()
    if beside:
        _register(numba, _own_functions(beside))
    sources = [Path(beside.__file__ or "")] if beside else []
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, _cache_folder(numba, sources)
    try:
        compile_one = numba.njit(nogil=True, cache=bool(numba.config.CACHE_DIR), _nrt=False)
        return [compile_one(loop) for loop in loops]
    finally:
        numba.config.CACHE_DIR = before


@cache
def _register_rules() -> None:
    _register(_numba(), registered())


def _register(numba: Any, rules: Iterable[FunctionType]) -> None:
    # Nothing is allocated in there, and counting references in two threads would cost the most.
    register = numba.extending.register_jitable(_nrt=False)
    for rule in rules:
        register(rule)


def registered() -> list[FunctionType]:
    """The functions that are compiled, as the domain and the loops have them."""
    modules = [import_module(name) for name in (*RULES, *LOOPS)]
    return [function for module in modules for function in _own_functions(module)]


def fingerprint(numba_version: str, beside: Sequence[Path] = ()) -> str:
    """A hash of the sources of everything compiled, and of who compiles it."""
    found = sha256(numba_version.encode())
    folder = Path(errors.__file__).parent
    own = sorted((*folder.glob("domain/formulas/*.py"), *folder.glob("population/*.py")))
    for file in (*own, *beside):
        found.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()[:32]


def _own_functions(module: ModuleType) -> Iterator[FunctionType]:
    for _, function in inspect.getmembers(module, inspect.isfunction):
        if function.__module__ == module.__name__:
            yield function


def _cache_folder(numba: Any, beside: Sequence[Path]) -> str:
    """Where compiled code may lie: a folder of these sources alone, or nowhere."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    folder = Path(home, "reverie", "kernels", fingerprint(numba.__version__, beside))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return ""
    return str(folder) if os.access(folder, os.W_OK) else ""


def _numba() -> Any:
    try:
        import numba
        import numba.extending
    except ImportError as error:
        raise ExtraMissing(
            f"a population is compiled by numba; {how_to_install('population')}"
        ) from error
    return numba
