"""Bugs in simulations that run in shards on Ray."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "each shard lives the lives of the first",
        "simulation/shards.py",
        "first=self.span[0]",
        "first=0",
        row="F10",
    ),
    Bug(
        "only one of the days since a checkpoint is lived again",
        "simulation/shards.py",
        "while len(measured) <= day:",
        "if len(measured) <= day:",
        row="F10",
    ),
    Bug(
        "joined agents read the slices of others",
        "population/union.py",
        "        agents[start] = column\n",
        "",
        seen_by="tests/population/test_population.py"
        "::test_cities_that_lived_apart_are_put_together_as_if_they_had_lived_together",
    ),
    Bug(
        "a worker that died stays dead",
        "simulation/ray_shards.py",
        "max_restarts=-1",
        "max_restarts=0",
        row="F10",
    ),
    Bug(
        "nobody is told of a worker that died",
        "simulation/ray_shards.py",
        "if old != new:",
        "if False:",
        row="F10",
    ),
    Bug(
        "old checkpoints pile up",
        "simulation/shard_folder.py",
        "write_file(_checkpoint(folder, shard), msgspec.json.encode(Checkpoint(days=days)))\n"
        "    sweep(folder, shard)",
        "write_file(_checkpoint(folder, shard), msgspec.json.encode(Checkpoint(days=days)))",
        row="F11",
    ),
    Bug(
        "a shard removes the files of the tenth",
        "simulation/shard_folder.py",
        'glob(f"*shard-{shard}.*")',
        'glob(f"*shard-{shard}*")',
        row="F11",
    ),
    Bug(
        "two processes hold one shard",
        "simulation/shard_folder.py",
        "if not files.lock(descriptor, patience_s, pause_s=0.05):",
        "if False:",
        row="F11",
    ),
    Bug(
        "a run is gone on with in other shards",
        "simulation/shard_folder.py",
        "if found.spans != asked.spans:",
        "if False:",
        row="F12",
    ),
    Bug(
        "a run is gone on with as another scenario",
        "simulation/shard_folder.py",
        "if found.scenario != asked.scenario:",
        "if False:",
        row="F12",
    ),
    Bug(
        "some agents are in no shard",
        "simulation/shard_folder.py",
        "edges = [agents * shard // shards for",
        "edges = [agents // shards * shard for",
        row="F12",
    ),
    Bug(
        "a run begun anew goes on from the old one",
        "simulation/shard_folder.py",
        'if path.suffix != ".lock":',
        'if path.suffix == ".new":',
        row="F12",
    ),
    Bug(
        "Ray listens on all addresses",
        "simulation/local_ray.py",
        '"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"',
        '"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "1"',
        row="F13",
    ),
    Bug(
        "Ray prints on the output of the command",
        "simulation/local_ray.py",
        '"RAY_DEDUP_LOGS_SKIP_REGEX": "."',
        '"RAY_DEDUP_LOGS_SKIP_REGEX": "^$"',
        row="F13",
    ),
    Bug(
        "the folder of Ray stays behind",
        "simulation/local_ray.py",
        "        shutil.rmtree(folder, ignore_errors=True)\n        note",
        "        note",
        row="F13",
    ),
    Bug(
        "what a killed run left is left",
        "simulation/local_ray.py",
        "    _remove_left(note)\n    usual",
        "    usual",
        row="F13",
    ),
    Bug(
        "the memory of Ray itself is forgotten",
        "simulation/memory_need.py",
        "return RAY + START + max(",
        "return START + max(",
        row="F13",
    ),
    Bug(
        "the memory is forgotten in which all agents are put together",
        "simulation/memory_need.py",
        "max(apart, round(together))",
        "apart",
        row="F13",
    ),
]
