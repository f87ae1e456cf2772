"""One city made of several: agents that lived apart, put where they belong by id."""

from __future__ import annotations

import numpy as np

from reverie.population.arrays import TABLES, City
from reverie.population.readout import slots_in_use

_SLICES = (("start", "filled"), *((f"{table}_start", f"{table}_count") for table in TABLES))
"""Where the slice of an agent starts in each table, and how much of it is in use."""


def put_in(whole: City, first: int, part: City) -> City:
    """Put the agents of a part in the place of those from an id on, with all that is theirs."""
    agents = whole.agents[first : first + len(part.agents)]
    starts = [agents[start].copy() for start, _ in _SLICES]
    agents[:] = part.agents
    for (start, count), column, table, other in zip(
        _SLICES, starts, whole[1 : len(_SLICES) + 1], part[1 : len(_SLICES) + 1], strict=True
    ):
        agents[start] = column
        mine, _ = slots_in_use(column, part.agents[count])
        theirs, _ = slots_in_use(part.agents[start], part.agents[count])
        table[mine] = other[theirs]
    others = (whole.ahead_of < first) | (whole.ahead_of >= first + len(part.agents))
    return whole._replace(
        ahead=np.append(whole.ahead[others], part.ahead),
        ahead_of=np.append(whole.ahead_of[others], part.ahead_of + np.int32(first)),
    )
