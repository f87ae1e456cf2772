"""Whatever two machines do at once, in any order, both hold one mind that its journal makes."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import pytest

from reverie.domain.rules.tombstones import tombstone_of
from reverie.errors import ReverieError
from tests.sync.machines import WORDS, Machine, by_folder

MORE = tuple(f"The {thing} runs on port {4000 + n}." for n, thing in enumerate(("api", "ui", "db")))


def act(machine: Machine, chance: random.Random) -> None:
    """Something a person or the agent does, or a night."""
    what = chance.choice(["live", "live", "sleep", "sleep", "edit", "forget", "undo", "remember"])
    with machine.mind() as mind:
        names = [memory.name for memory in mind.memories() if memory.ending is None]
    if what == "live":
        machine.live(*chance.sample((*WORDS, *MORE), 2))
    elif what == "sleep":
        machine.pass_hours(chance.choice([1, 13, 25]))
        machine.sleep()
    elif what == "remember":
        machine.remember(f"Number {chance.randrange(10**6)} matters.")
    elif names:
        with machine.mind() as mind, suppress(ReverieError):
            name = chance.choice(names)
            if what == "edit":
                mind.edit(name, text=f"It is {chance.randrange(10**6)} now.")
            elif what == "forget":
                mind.forget(name, why="wrong")
            else:
                mind.undo_entries(max(1, mind.store.journal.last() - chance.randrange(4)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_both_hold_one_mind_and_it_can_be_made_anew(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    settings, chance = by_folder(tmp_path), random.Random(seed)
    machines = [Machine(tmp_path / name, settings) for name in ("one", "other")]
    for _ in range(14):
        machine = chance.choice(machines)
        for _ in range(chance.randrange(1, 4)):
            act(machine, chance)
        newest = max(each.clock.now() for each in machines)
        for each in machines:  # what comes from more than a day ahead would wait until then
            each.clock.skip(newest - each.clock.now())
        if chance.random() < 0.6:
            machine.sync(joins=True)
    for machine in machines:
        machine.sleep()  # an undo may have opened a night again
    for machine in (*machines, machines[0]):
        machine.sync(joins=True)
    one, other = machines
    assert one.told() == other.told()
    assert one.reports() == other.reports()
    with other.mind() as mind:
        assert mind.rebuild()
        says = [tombstone_of(memory.text) for memory in mind.memories()]
        assert mind.store.present(says) == {}, "what was forgotten is told by neither"
        counted = [night for night in mind.nights() if night.plan.sleep.counts]
    marks = sum(text.count("<!-- reverie: night") for text in one.reports().values())
    undone = sum(text.count("taken back -->") for text in one.reports().values())
    assert marks - undone == len(counted)
