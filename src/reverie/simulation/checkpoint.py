"""Checkpoint: a run as far as it has come, in its folder, from which it goes on."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec

from reverie.errors import CannotWrite, NotAMind, Refused, step_after
from reverie.files import rewrite
from reverie.population.population import Population
from reverie.simulation.figures import Figures
from reverie.simulation.scenario import Outputs, Scenario

FILE = "run.json"
FORM = 1
"""Raised whenever what a run keeps changes."""


class Checkpoint(msgspec.Struct, frozen=True):
    """How far a run has come: which scenario, the figures of its days, the saved population."""

    form: int
    scenario: str
    """The hash of its scenario."""
    figures: tuple[Figures, ...]
    save: str
    """The file of the population after the last of these days."""


def hash_of(scenario: Scenario) -> str:
    """What a scenario must keep to go on: all of it but its days and what it puts out."""
    rest = msgspec.structs.replace(scenario, days=1, outputs=Outputs())
    return sha256(msgspec.json.encode(rest)).hexdigest()


def write(folder: Path, scenario: Scenario, figures: list[Figures], city: Population) -> None:
    """Save a population and its days; whoever is killed here finds the checkpoint before."""
    made(folder)
    save = f"day-{len(figures)}.population"
    city.save(folder / save)
    told = msgspec.json.encode(Checkpoint(FORM, hash_of(scenario), tuple(figures), save))
    write_file(folder / FILE, told)
    for old in folder.glob("day-*.population"):
        if old.name != save:
            old.unlink(missing_ok=True)


def read(folder: Path, scenario: Scenario) -> tuple[list[Figures], Path]:
    """The days that were kept and the file of the population, or why it cannot go on."""
    file = folder / FILE
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=Checkpoint)
    except FileNotFoundError:
        raise Refused(
            f"there is no run to go on with in {folder}; leave out --resume to begin"
        ) from None
    except OSError as error:
        raise NotAMind(f"{file} cannot be read: {error.strerror}; begin without --resume") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NotAMind(f"{file} is damaged; begin without --resume") from None
    if kept.form != FORM:
        raise NotAMind(f"{file} is of another version of Reverie; begin without --resume")
    if kept.scenario != hash_of(scenario):
        raise Refused(
            f"{folder} holds a run of another scenario; give the scenario, the agents and "
            "the seed of that run, or another --out"
        )
    return list(kept.figures), folder / kept.save


def made(folder: Path) -> Path:
    """A folder, made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite(
            f"{folder} cannot be made: {error.strerror}; give another with --out"
        ) from None
    return folder


def write_file(file: Path, content: bytes) -> None:
    """Put a file of a run in the place of an old one, or say why that cannot be done."""
    try:
        rewrite(file, content)
    except OSError as error:
        advice = step_after(error, "give another folder with --out")
        raise CannotWrite(f"{file} could not be written: {error.strerror}; {advice}") from None
