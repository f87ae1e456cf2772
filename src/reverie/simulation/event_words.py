"""Event words: what happens in a scenario, as its agents would say it, and how they felt it."""

from __future__ import annotations

from reverie.domain.formulas.codes import ChannelCode, GoalCode
from reverie.domain.values.appraisal import Appraisal, Channel, GoalRelation
from reverie.population.arrays import Row
from reverie.simulation.scenario import Scenario


def sentence_of(scenario: Scenario, row: Row) -> str:
    """What happened, in the words of the scenario."""
    event = scenario.events[int(row["event"])]
    place = scenario.places[int(row["place"])].name if row["place"] >= 0 else "somewhere"
    other = f"agent {row['target']}" if event.person else "someone"
    return (event.says or event.name).replace("{place}", place).replace("{other}", other)


def appraisal_of(row: Row) -> Appraisal:
    """How much it mattered, for a mind of words."""
    return Appraisal(
        int(row["importance"]),
        int(row["valence"]),
        int(row["arousal"]),
        int(row["threat"]),
        GoalRelation[GoalCode(row["goal"]).name],
        Channel[ChannelCode(row["channel"]).name],
        int(row["reliability"]),
    )
