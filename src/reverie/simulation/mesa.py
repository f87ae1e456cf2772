"""Agents of a Mesa model that remember, sleep and believe; the model holds their minds."""

from __future__ import annotations

from typing import Any, Protocol

from reverie.domain.formulas.codes import Family
from reverie.domain.values.belief import Belief
from reverie.errors import ExtraMissing
from reverie.extras import how_to_install
from reverie.simulation.minds import Minds

try:
    import mesa
except ImportError as error:
    raise ExtraMissing(f"these are agents of Mesa; {how_to_install('mesa')}") from error


class WithMinds(Protocol):
    """A model that holds minds; it lets their time pass at the end of its step."""

    minds: Minds


class SleepingAgent(mesa.Agent):  # type: ignore[misc]
    """An agent of a model whose `minds` were made before it."""

    model: WithMinds

    def __init__(self, model: WithMinds, *args: Any, **given: Any) -> None:
        super().__init__(model, *args, **given)
        self.mind = model.minds.take()

    def remember(self, **episode: Any) -> None:
        """Let something happen to it in the coming step."""
        self.model.minds.remember(self.mind, **episode)

    @property
    def is_asleep(self) -> bool:
        """Whether it sleeps."""
        return bool(self.model.minds.is_asleep[self.mind])

    @property
    def stress(self) -> float:
        """From 0 to 1, as its last sleep has left it."""
        return float(self.model.minds.stress[self.mind])

    @property
    def morale(self) -> float:
        """From 0 to 1, as its last sleep has left it."""
        return float(self.model.minds.morale[self.mind])

    def belief_of(self, subject: int, family: Family = Family.PLACE) -> Belief | None:
        """What it believes of a subject; None where it has no belief yet."""
        return self.model.minds.believed(self.mind, family).get(subject)
