"""What a sleep makes of an agent's day, in arrays: beliefs and a mood; compiled by `kernels`."""

from __future__ import annotations

from reverie.domain.formulas.belief import (
    Impacts,
    decay_per_sleep,
    decayed,
    impact_on,
    impacts_of,
    is_evidence,
    moved,
    safety_weight,
    surer,
    unseen_sleeps,
    weight_of,
)
from reverie.domain.formulas.codes import ASPECTS, NOBODY, Aspect, TargetType
from reverie.domain.formulas.morale import held_in_unit, mood_step, tone_of_day
from reverie.domain.formulas.overflow import is_replaced_first
from reverie.population.arrays import DAILY, LEARNED, OBSERVER, Array, City, Row


def consolidate(city: City, me: Row, mine: Array, tick: int, terms: Row) -> None:
    """Turn the day's episodes, in order and each once, into beliefs and a mood."""
    me.consolidated = tick
    me.sleeps += 1
    weighed = importance = 0
    for place in range(me.settled):
        one = mine[place]
        if (one.flags & (DAILY | LEARNED)) != DAILY:
            continue
        one.flags |= LEARNED
        weighed += one.importance * one.valence
        importance += one.importance
        weight = weight_of(
            one.importance,
            one.reliability,
            one.arousal,
            one.channel,
            one.flags & OBSERVER != 0,
            terms.belief,
        )
        impacts = impacts_of(one.tags, one.threat)
        if is_evidence(weight, impacts, terms.belief):
            route(city, me, one, weight, impacts, terms)
    tone = tone_of_day(weighed, importance)
    share = terms.mood.tiers[me.tier - 1]
    me.stress = held_in_unit(me.stress - mood_step(tone, terms.mood.stress, share))
    me.morale = held_in_unit(me.morale + mood_step(tone, terms.mood.morale, share))


def route(city: City, me: Row, one: Row, weight: float, impacts: Impacts, terms: Row) -> None:
    """Let an episode speak to the belief about its place, and to that about its target."""
    kind = one.target_type
    subject = one.target if kind == TargetType.PLACE else one.place
    if subject != NOBODY:
        row, me.place_count = row_of(
            city.places, me.place_start, me.place_count, me.place_room, subject
        )
        learn(city.places[row], me, weight, impacts, terms)
    if one.target == NOBODY:
        return
    if kind == TargetType.PERSON:
        row, me.person_count = row_of(
            city.persons, me.person_start, me.person_count, me.person_room, one.target
        )
        learn(city.persons[row], me, weight, impacts, terms)
    elif kind == TargetType.FACTION:
        row, me.faction_count = row_of(
            city.factions, me.faction_start, me.faction_count, me.faction_room, one.target
        )
        learn(city.factions[row], me, weight, impacts, terms)
    elif kind == TargetType.PROTOCOL:
        row, me.protocol_count = row_of(
            city.protocols, me.protocol_start, me.protocol_count, me.protocol_room, one.target
        )
        learn(city.protocols[row], me, weight, impacts, terms)


def learn(held: Row, me: Row, weight: float, impacts: Impacts, terms: Row) -> None:
    """Move one belief."""
    unseen = unseen_sleeps(me.sleeps, held.touched)
    per_sleep = decay_per_sleep(terms.belief.decay, me.resistance)
    for aspect in range(ASPECTS):
        impact = impact_on(impacts, aspect)
        felt = weight
        if aspect == Aspect.SAFETY:
            felt = safety_weight(weight, impact, me.trauma)
        faded = decayed(held.scores[aspect], unseen, per_sleep)
        held.scores[aspect] = moved(faded, impact, me.rate, felt)
    held.confidence = surer(held.confidence, me.rate, weight)
    held.tick = me.consolidated
    held.touched = me.sleeps
    held.sources += 1


def row_of(table: Array, first: int, count: int, room: int, subject: int) -> tuple[int, int]:
    """The row of a subject, found, added or put in place of another, and how many there are."""
    for row in range(first, first + count):
        if table[row].subject == subject:
            return row, count
    if count < room:
        begin(table[first + count], subject)
        return first + count, count + 1
    last = first
    for row in range(first + 1, first + count):
        if is_replaced_first(
            table[row].tick,
            table[row].confidence,
            table[row].subject,
            table[last].tick,
            table[last].confidence,
            table[last].subject,
        ):
            last = row
    begin(table[last], subject)
    return last, count


def begin(held: Row, subject: int) -> None:
    """A belief about which nothing is known yet."""
    held.subject = subject
    held.touched = 0
    held.tick = NOBODY
    held.sources = 0
    held.confidence = 0.0
    for aspect in range(ASPECTS):
        held.scores[aspect] = 0.0


def present_scores(
    table: Array, agents: Array, rows: Array, owners: Array, decay: float, scores: Array
) -> None:
    """Fill in the scores of some rows as the sleeps since their last evidence have left them."""
    for place in range(len(rows)):
        held, me = table[rows[place]], agents[owners[place]]
        sleeps = me.sleeps - held.touched
        per_sleep = decay_per_sleep(decay, me.resistance)
        for aspect in range(ASPECTS):
            scores[place, aspect] = decayed(held.scores[aspect], sleeps, per_sleep)
