"""How present a memory is, as sessions pass."""

from math import pow


def unfloored_salience(birth: float, age: int, kept: float) -> float:
    """What is left of a salience after `age` sessions, each of which keeps the share `kept`."""
    return birth * pow(kept, 1.0 * age)  # `**` would be another number once it is compiled


def present_salience(birth: float, age: int, kept: float, floor: float) -> float:
    """The salience a memory shows: what is left of it, and never below the floor."""
    return max(floor, unfloored_salience(birth, age, kept))
