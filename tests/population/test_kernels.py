"""What is compiled is the rules themselves, and never an older text of them."""

from __future__ import annotations

import inspect
import os
import pkgutil
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import reverie
from reverie.domain import formulas
from reverie.population import arrivals, consolidation, events, kernels

NOT_FOR_MEMORY = {"codes", "debt", "layers", "replay", "salience", "scores"}
"""Formulas that no agent of a population goes by."""
TRIAL = """
from reverie import MemoryConfig
from reverie.population.agent import spawn_agent
from reverie.population.population import Population
print(Population.spawn(1, seed=1).city.agents["next_sleep"][0])
print(spawn_agent(0, MemoryConfig(), seed=1).cycle.next_sleep_tick)
"""
"""What needs the least of all kernels: the birth of one agent."""


def test_the_registered_functions_are_those_of_the_domain() -> None:
    registered = {(one.__module__, one.__name__): one for one in kernels.registered()}
    for rule in registered.values():
        assert getattr(import_module(rule.__module__), rule.__name__) is rule
    for module in pkgutil.iter_modules(formulas.__path__):
        if module.name in NOT_FOR_MEMORY:
            continue
        found = import_module(f"{formulas.__name__}.{module.name}")
        for name, function in inspect.getmembers(found, inspect.isfunction):
            if function.__module__.startswith(formulas.__name__):
                assert registered[function.__module__, name] is function


def test_the_loops_call_those_very_functions() -> None:
    for loops in (arrivals, consolidation, events):
        for name, function in inspect.getmembers(loops, inspect.isfunction):
            assert function in kernels.registered(), name


def test_numba_compiles_the_registered_objects() -> None:
    compiled = kernels.kernels()
    assert compiled.catch_up_all.py_func is events.catch_up_all  # type: ignore[attr-defined]
    assert compiled.take.py_func is arrivals.take  # type: ignore[attr-defined]


def test_another_source_or_another_numba_has_another_folder() -> None:
    assert kernels.fingerprint("0.60") != kernels.fingerprint("0.61")
    assert kernels.fingerprint("0.60") == kernels.fingerprint("0.60")


def test_what_is_compiled_beside_the_rules_is_hashed_too(tmp_path: Path) -> None:
    beside = tmp_path / "draws.py"
    beside.write_text("one = 1")
    before = kernels.fingerprint("0.60", [beside])
    beside.write_text("one = 2")
    assert len({before, kernels.fingerprint("0.60", [beside]), kernels.fingerprint("0.60")}) == 3


def test_an_edited_rule_is_compiled_anew(tmp_path: Path) -> None:
    shutil.copytree(Path(reverie.__file__).parent, tmp_path / "reverie")
    compiled, plain = trial(tmp_path)
    assert compiled == plain
    assert trial(tmp_path) == [compiled, plain]
    rule = tmp_path / "reverie/domain/formulas/rhythm.py"
    stamp = rule.stat()
    rule.write_text(rule.read_text().replace("+ 12_345", "+ 54_321"))
    os.utime(rule, (stamp.st_atime, stamp.st_mtime))
    shutil.rmtree(rule.parent / "__pycache__", ignore_errors=True)
    after, plain_after = trial(tmp_path)
    assert after == plain_after != plain
    assert len(list((tmp_path / "cache/reverie/kernels").iterdir())) == 2


def trial(folder: Path) -> list[int]:
    """When an agent of a package of its own falls asleep, compiled and plain."""
    run = subprocess.run(
        [sys.executable, "-c", TRIAL],
        env={**os.environ, "PYTHONPATH": str(folder), "XDG_CACHE_HOME": str(folder / "cache")},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, plain = run.stdout.split()
    return [int(compiled), int(plain)]
