"""Scenario files: TOML read once into a scenario, or refused with file, key path and advice."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from math import isclose
from pathlib import Path
from typing import Any

import msgspec

from reverie.errors import Refused, SettingRefused
from reverie.parsers import toml_in
from reverie.settings.memory_config import MemoryConfig
from reverie.simulation.scenario import MOST, MOST_A_DAY, RANGES, Happening, Scenario, hours_in
from reverie.text_file import text_of

MOST_BYTES = 10_000_000
"""No scenario is longer."""
Fault = tuple[str, str]
"""A key path, and what is wrong with it and what to do."""


SHIPPED = Path(__file__).parent / "scenarios"


def named_scenario(name: str, instead: Mapping[str, object] | None = None) -> Scenario:
    """The scenario of a file, or one that ships, with some of its keys replaced."""
    shipped = SHIPPED / f"{name}.toml"
    if not Path(name).exists() and name.isidentifier() and shipped.is_file():
        return read_scenario(_text_of(shipped), f"{name}.toml", **(instead or {}))
    return read_scenario(_text_of(Path(name)), name, **(instead or {}))


def scenario_in(file: Path) -> Scenario:
    """The scenario of a file."""
    return named_scenario(str(file))


def read_scenario(text: str, file: str, **instead: object) -> Scenario:
    """A scenario as it is told, with some of its keys replaced."""
    try:
        told = {**toml_in(text), **instead}
    except ValueError as error:
        raise Refused(f"{file} is not TOML: {error}; correct it") from None
    try:
        scenario = msgspec.convert(told, Scenario)
    except msgspec.ValidationError as error:
        path, why = _in_our_words(str(error))
        raise Refused(f"{file}, {path}: {why}") from None
    for path, why in _faults(scenario):
        raise Refused(f"{file}, {path}: {why}")
    return scenario


def _text_of(file: Path) -> str:
    return text_of(file, most=MOST_BYTES, holds="scenario", form="TOML")


def _in_our_words(said: str) -> Fault:
    """A refusal of msgspec as a key path and advice."""
    what, _, where = said.partition(" - at `$")
    path = where.rstrip("`").lstrip(".")
    if unknown := re.match(r"Object contains unknown field `(.*)`", what):
        known = _keys_at(path)
        near = get_close_matches(unknown[1], known, n=1)
        meant = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
        return _joined(path, unknown[1]), f"there is no such key; {meant}"
    if missing := re.match(r"Object missing required field `(.*)`", what):
        return _joined(path, missing[1]), "it is missing; add it"
    if expected := re.match(r"Expected (.*), got (.*)", what):
        return path, f"it is {expected[2]}; give {expected[1]}".replace("`", "")
    if enum := re.match(r"Invalid enum value (.*)", what):
        return path, f"there is no {enum[1]}; give {_words_at(path)}"
    return path or "the file", what.replace("Expected", "give").replace("`", "")


def _joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _keys_at(path: str) -> list[str]:
    """The keys that may stand at a path."""
    kind: Any = Scenario
    for name in re.findall(r"[a-z_]+", path):
        kind = {field.name: field.type for field in msgspec.structs.fields(kind)}[name]
        kind = _inner(kind)
    return [field.name for field in msgspec.structs.fields(kind)]


def _inner(kind: Any) -> Any:
    """The struct within a list of them."""
    while not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        kind = kind.__args__[0] if hasattr(kind, "__args__") else kind.__origin__
    return kind


def _words_at(path: str) -> str:
    """The words that may stand at a path of an event or of the outputs."""
    from typing import get_args

    from reverie.simulation import scenario

    key = re.findall(r"[a-z_]+", path)[-1]
    words = {
        "tags": scenario.TagName,
        "channel": scenario.ChannelName,
        "goal": scenario.GoalName,
        "format": scenario.Format,
    }
    return ", ".join(get_args(words[key]))


def _faults(scenario: Scenario) -> Iterator[Fault]:
    """What is wrong with a scenario whose keys and types are right."""
    yield from _impossible("", scenario)
    total = sum(tier.share for tier in scenario.tiers)
    if not isclose(total, 1.0, abs_tol=1e-6):
        yield "tiers", f"their shares sum to {total:g}; let them sum to 1"
    often = sum(event.per_day for event in scenario.events)
    if often > MOST_A_DAY:
        yield "events", f"per_day sums to {often:g}; give at most {MOST_A_DAY} in all"
    for key in MOST:
        yield from _twice(key, (one.name for one in getattr(scenario, key)))
    for number, event in enumerate(scenario.events):
        yield from _faults_of_event(f"events[{number}]", event, scenario)
    yield from _faults_of_memory(scenario)


def _impossible(at: str, told: msgspec.Struct) -> Iterator[Fault]:
    """Numbers out of range, spans that run backward, empty names, and too many of something."""
    for key in told.__struct_fields__:
        value, path = getattr(told, key), _joined(at, key)
        if key in MOST:
            least = 0 if key == "places" else 1
            if not least <= len(value) <= MOST[key]:
                yield path, f"there are {len(value)}; give {least} to {MOST[key]:,}"
            for number, inner in enumerate(value):
                yield from _impossible(f"{path}[{number}]", inner)
        elif isinstance(value, msgspec.Struct):
            yield from _impossible(path, value)
        elif key in ("name", "kind", "folder") and value == "":
            yield path, "it is empty; give a name"
        elif key in RANGES and value is not None and not (key == "days" and at):
            yield from _out_of_range(path, key, value)


def _out_of_range(path: str, key: str, value: Any) -> Iterator[Fault]:
    low, high = RANGES[key]
    numbers = value.values() if isinstance(value, dict) else value
    for number in numbers if isinstance(value, dict | tuple) else (value,):
        if not low <= number <= high or (key in ("weight", "per_day") and number == 0):
            least = "more than 0" if key in ("weight", "per_day") else f"{low:,}"
            yield path, f"it is {number}; give {least} to {high:,}"
    if isinstance(value, tuple) and value[0] > value[1]:
        yield path, f"{list(value)} runs backward; give the lowest first"


def _faults_of_event(at: str, event: Happening, scenario: Scenario) -> Iterator[Fault]:
    yield from _missing(f"{at}.place", event.place, [place.name for place in scenario.places])
    kinds = dict.fromkeys(place.kind for place in scenario.places)
    yield from _missing(f"{at}.kind", event.kind, kinds)
    yield from _missing(f"{at}.faction", event.faction, scenario.factions)
    yield from _missing(f"{at}.protocol", event.protocol, scenario.protocols)
    for who in event.who:
        yield from _missing(f"{at}.who", who, [tier.name for tier in scenario.tiers])
    if event.place and event.kind:
        yield f"{at}.kind", "there is a place too; give one of both"
    if event.person + bool(event.faction) + bool(event.protocol) > 1:
        yield at, "it is about more than one; give person, faction or protocol"
    for span in event.hours:
        try:
            hours_in(span)
        except ValueError as error:
            yield f"{at}.hours", str(error)
            return
    if not sum(event.weights()):
        yield f"{at}.hours", "no hour has a weight; give one more than 0"
    if event.days and not 1 <= event.days[0] <= event.days[1]:
        first, last = event.days
        yield f"{at}.days", f"[{first}, {last}] are no days; give the first, from 1, and the last"


def _twice(key: str, names: Iterable[str]) -> Iterator[Fault]:
    seen: set[str] = set()
    for number, name in enumerate(names):
        if name in seen:
            yield f"{key}[{number}].name", f"{name!r} is there twice; give each its own name"
        seen.add(name)


def _missing(at: str, name: str | None, known: Collection[str]) -> Iterator[Fault]:
    if name is None or name in known:
        return
    near = get_close_matches(name, known, n=1)
    listed = ", ".join(list(known)[:20]) or "none"
    meant = f"did you mean {near[0]!r}?" if near else f"there are: {listed}; name or add one"
    yield at, f"there is no {name!r}; {meant}"


def _faults_of_memory(scenario: Scenario) -> Iterator[Fault]:
    known = MemoryConfig.__annotations__
    for key in scenario.memory:
        if key not in known:
            near = get_close_matches(key, known, n=1)
            meant = f"did you mean {near[0]}?" if near else "see reverie.settings.memory_config"
            yield f"memory.{key}", f"there is no such key; {meant}"
            return
    try:
        config = scenario.config()
    except SettingRefused as error:
        yield f"memory.{error.name}", error.why
        return
    if config.lookahead_ticks < config.ticks_per_day:
        yield "memory.lookahead_ticks", f"a day has {config.ticks_per_day}; give at least those"
    if config.arrivals_capacity < scenario.most_a_day:
        least = scenario.most_a_day
        yield "memory.arrivals_capacity", f"a day may bring {least}; give at least those"
