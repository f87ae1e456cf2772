"""Temperament: what tier, intelligence, will and trauma make of an agent's memory."""

from typing import NamedTuple

from reverie.domain.formulas.codes import Family


class TemperamentTerms(NamedTuple):
    """What an agent of middling attributes has; tuples are indexed by tier less one."""

    short_term: int
    daily: int
    threshold: int
    rates: tuple[int, int, int]


class Capacities(NamedTuple):
    """How much one agent holds, and how readily it learns and forgets."""

    short_term: int
    daily: int
    threshold: int
    """Ten-thousandths of retention below which an episode is dropped."""
    rate: float
    resistance: float
    places: int
    persons: int
    factions: int
    protocols: int


SHORT_TERM_SHARES = (120, 100, 80)
DAILY_SHARES = (80, 100, 120)
"""The share of a buffer that each tier has, in hundredths."""
PLACES = (20, 60, 120)
PERSONS = (5, 40, 100)
FACTIONS = (8, 20, 50)
PROTOCOLS = (3, 20, 50)
"""How many beliefs of each family a tier has room for."""


def capacities_of(
    tier: int, intelligence: int, will: int, trauma: int, terms: TemperamentTerms
) -> Capacities:
    """The memory of an agent of tier 1 to 3 whose attributes are hundredths, 50 in the middle."""
    place = tier - 1
    sharper = (intelligence - 50) // 10
    daily = terms.daily * DAILY_SHARES[place] // 100 + sharper + (will - 50) // 10
    return Capacities(
        scarred(terms.short_term * SHORT_TERM_SHARES[place] // 100, trauma),
        scarred(daily, trauma),
        max(0, 100 * terms.threshold - 10 * (intelligence - 50)),
        terms.rates[place] / 100.0,
        will / 200.0,
        PLACES[place],
        PERSONS[place],
        FACTIONS[place],
        PROTOCOLS[place],
    )


def scarred(capacity: int, trauma: int) -> int:
    """What trauma leaves of a capacity: at worst half, and never nothing."""
    return max(1, capacity * (200 - trauma) // 200)


def belief_capacity(capacities: Capacities, family: int) -> int:
    """How many beliefs of a family an agent has room for."""
    if family == Family.PLACE:
        return capacities.places
    if family == Family.PERSON:
        return capacities.persons
    if family == Family.FACTION:
        return capacities.factions
    return capacities.protocols
