"""Shards on Ray: an actor each, which Ray starts anew when its process dies."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import reduce
from operator import add
from pathlib import Path
from typing import Any

import msgspec

from reverie.errors import RayFailed
from reverie.population.population import Population
from reverie.population.union import put_in
from reverie.simulation import shard_folder
from reverie.simulation.checkpoint import made
from reverie.simulation.day import live_a_day
from reverie.simulation.figures import figures_of
from reverie.simulation.inhabitants import settle
from reverie.simulation.local_ray import running_ray
from reverie.simulation.measures import Measures
from reverie.simulation.run import Outcome, Watcher, live_through
from reverie.simulation.scenario import HOURS, Scenario
from reverie.simulation.shard_folder import Manifest
from reverie.simulation.shards import Shard

DEATHS = 20
"""A worker may die so often within one day before the run is given up."""
_SOON_S = 1.0
"""How long a run waits for another in its folder: one that was killed is gone at once."""


class RayShards:
    """The shards of a run, each in a worker process of its own."""

    def __init__(self, ray: Any, scenario: Scenario, folder: Path, manifest: Manifest) -> None:
        self._ray, self._scenario, self._folder, self._manifest = ray, scenario, folder, manifest
        actor = ray.remote(Shard).options(num_cpus=1, max_restarts=-1, max_task_retries=DEATHS)
        self._actors = [
            actor.remote(scenario, folder, number, span)
            for number, span in enumerate(manifest.spans)
        ]
        self.workers: list[int] = []
        """The ids of the processes that lived the last day, by shard."""
        self.watcher: Watcher | None = None
        """Who is told of days, and of workers that died."""

    @property
    def days(self) -> int:
        """So many days every shard has saved."""
        return self._manifest.days

    def live(self, day: int) -> Measures:
        """Let all agents live a day (from 0), and say what was counted."""
        lived = self._ask("live", day)
        before, self.workers = self.workers, [one.worker for one in lived]
        if self.watcher:
            self.watcher.hour(day, HOURS - 1)
            for shard, (old, new) in enumerate(zip(before, self.workers, strict=False)):
                if old != new:
                    self.watcher.replaced(shard)
        whole: Measures = reduce(add, (one.counts for one in lived))
        return whole

    def save(self, figures: object = None) -> None:
        """Let each shard keep where it is; what its days came to it keeps itself."""
        days = min(self._ask("save"))
        self._manifest = msgspec.structs.replace(self._manifest, days=days)
        shard_folder.write(self._folder, self._manifest)

    def city(self) -> Population:
        """All agents by id, as they are now; their workers are ended, which gives room."""
        self.save()
        self.end()
        return saved_city(self._scenario, self._folder, self._manifest)

    def end(self) -> None:
        """End the workers; what they have not saved is gone."""
        for actor in self._actors:
            self._ray.kill(actor)
        self._actors = []

    def _ask(self, what: str, *given: Any) -> list[Any]:
        """Ask every shard for the same; what one refuses is raised as it raised it."""
        from ray.exceptions import RayError, RayTaskError

        try:
            answers = [getattr(actor, what).remote(*given) for actor in self._actors]
            return list(self._ray.get(answers))
        except RayTaskError as error:
            raise error.cause from None
        except RayError as error:
            raise RayFailed(
                f"a worker died {DEATHS} times within a day; what was saved is in {self._folder}: "
                "make room in memory, then go on with --resume"
            ) from error


@contextmanager
def sharded(
    scenario: Scenario, out: Path, shards: int, *, resume: bool = False
) -> Iterator[RayShards]:
    """A run in shards, below its folder: begun, or gone on with from where it was saved."""
    folder = out / shard_folder.NAME
    asked = shard_folder.manifest_of(scenario, shards)
    if resume:
        shard_folder.go_on(folder, asked)
    made(folder)
    _compile(scenario)
    with shard_folder.held(folder / "run.lock", _SOON_S):
        manifest = (shard_folder.go_on if resume else shard_folder.begin)(folder, asked)
        with running_ray(shards, folder) as ray:
            shards_of_it = RayShards(ray, scenario, folder.absolute(), manifest)
            try:
                yield shards_of_it
            finally:
                shards_of_it.end()


def run_in_shards(
    scenario: Scenario, folder: Path, watcher: Watcher, *, shards: int, resume: bool
) -> Outcome:
    """Live through the days that are left, in shards; what they have lived is told anew."""
    with sharded(scenario, folder, shards, resume=resume) as lives:
        done = range(min(lives.days, scenario.days))
        figures = [figures_of(lives.live(day), scenario, day + 1) for day in done]
        lives.watcher = watcher
        return live_through(scenario, figures, lives, watcher)


def _compile(scenario: Scenario) -> None:
    """Let one agent live here, so that what is compiled is there for all workers to load."""
    one = msgspec.structs.replace(scenario, agents=1)
    live_a_day(settle(one, threads=1), one, 0)


def saved_city(scenario: Scenario, folder: Path, manifest: Manifest) -> Population:
    """All agents by id, as their shards were saved; one shard after the other is read."""
    whole = settle(scenario)
    for shard, (first, _) in enumerate(manifest.spans):
        if found := shard_folder.restore(folder, shard):
            whole.city = put_in(whole.city, first, found[0].city)
            whole.now = found[0].now
    return whole
