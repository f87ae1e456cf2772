"""Fuzz: thousands of odd inputs at each door; every one is taken, or refused in a sentence.

`--inputs N` for each door (5,000), `--door NAME` for one; `--commands N` gives so many to the real
commands too, with a night afterwards (24). Ends with 1 if anything was unexpected.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.fuzz_doors import DOORS, Door
from bench.fuzz_inputs import Given
from hypothesis import HealthCheck, Phase, given, seed, settings

from reverie.errors import ReverieError, place_of

SEED = 19
IN_RAM = "/dev/shm"
SHOWN = 6


@dataclass
class Tally:
    """What came of the inputs of a door."""

    inputs: int = 0
    past: int = 0
    refused: int = 0
    taken: int = 0
    unexpected: int = 0
    found: dict[str, tuple[int, str, bytes]] = field(default_factory=dict)
    """What was unexpected, by the place it came from: how often, its words, the shortest input."""

    def line(self, name: str) -> str:
        """The tally of a door in a line."""
        return (
            f"{name:12} {self.inputs:6,} inputs, {self.past:6,} past the parser, "
            f"{self.refused:6,} refused, {self.taken:6,} taken, {self.unexpected:5,} unexpected"
        )

    def note(self, error: Exception, content: bytes) -> None:
        """Note what was unexpected."""
        self.unexpected += 1
        where = place_of(error)
        if isinstance(error, AssertionError):
            where += f" {str(error)[:60]}"
        often, words, shortest = self.found.get(where, (0, "", content))
        is_shorter = not words or len(content) < len(shortest)
        told = (str(error)[:300], content) if is_shorter else (words, shortest)
        self.found[where] = (often + 1, *told)


def fuzzed(door: Door, inputs: int, *, first: int = SEED) -> Tally:
    """So many inputs given to a door."""
    tally = Tally()
    quiet = settings(
        max_examples=inputs,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )

    @seed(first)
    @quiet
    @given(door.given())
    def enter(one: Given) -> None:
        tally.inputs += 1
        tally.past += door.parses(one.content)
        try:
            is_taken = door.enter(one.content)
            tally.taken += is_taken
            tally.refused += not is_taken
        except ReverieError as error:
            tally.refused += 1
            if len(str(error).split()) < 3:
                tally.note(error, one.content)
        except Exception as error:
            tally.note(error, one.content)

    enter()

    return tally


def commanded(name: str, folder: Path, count: int, *, first: int = SEED) -> tuple[int, list[str]]:
    """How many inputs of a door were given to the commands, and what went wrong."""
    from bench.fuzz_commands import a_synced_project, by_commands

    os.environ["CLAUDE_CONFIG_DIR"] = str(folder / "claude")
    whole, contents = a_synced_project(folder / "commands" / "project"), list[bytes]()

    class Listening(DOORS[name]):  # type: ignore[misc]
        """The same door, which only notes what it is given."""

        def enter(self, content: bytes) -> bool:
            contents.append(content)
            return True

    fuzzed(Listening(folder / "listening"), max(count, 10) * 5, first=first + 1)
    every = contents[:: len(contents) // count or 1][:count]
    wrong = [f"{one}\n    {c[:300]!r}" for c in every for one in by_commands(name, whole, c)]
    return len(every), wrong


def main() -> int:
    """Fuzz the doors and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=5_000)
    parser.add_argument("--door", choices=DOORS)
    parser.add_argument("--commands", type=int, default=24)
    parser.add_argument("--seed", type=int, default=SEED)
    told = parser.parse_args()
    is_broken = False
    in_ram = IN_RAM if os.access(IN_RAM, os.W_OK) else None
    for name in [told.door] if told.door else DOORS:
        with tempfile.TemporaryDirectory(dir=in_ram) as folder:
            os.environ["XDG_STATE_HOME"] = os.environ["HOME"] = folder
            tally = fuzzed(DOORS[name](Path(folder) / "p"), told.inputs, first=told.seed)
            print(tally.line(name), flush=True)
            count, wrong = commanded(name, Path(folder), told.commands, first=told.seed)
        print(
            f"{name:12} {count:6,} by commands and a night, {len(wrong)} not well told", flush=True
        )
        is_broken |= bool(tally.unexpected or wrong)
        print("".join(f"  {one}\n" for one in wrong), end="")
        for where, (often, words, content) in tally.found.items():
            print(f"  {often} times {where}: {words}\n    {content[:400]!r}", flush=True)
    return int(is_broken)


if __name__ == "__main__":
    sys.exit(main())
