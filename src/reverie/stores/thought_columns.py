"""The columns of a thought: how it is laid out in a row, and read back."""

from __future__ import annotations

from reverie.domain.values.thought import Answer, Thought
from reverie.stores.columns import Row

THOUGHT = "id, night, topic, question, thinker, answer, cost"


def thought_row(thought: Thought) -> Row:
    """A thought in the order of THOUGHT."""
    said = thought.answer
    return (
        thought.id,
        thought.night,
        thought.topic,
        thought.question,
        thought.thinker,
        said.text if said else None,
        said.cost_micros if said else 0,
    )


def thought_from(row: Row) -> Thought:
    """A thought from the columns of THOUGHT."""
    said = None if row[5] is None else Answer(row[5], row[6])
    return Thought(row[0], row[1], row[2], row[3], row[4], said)
