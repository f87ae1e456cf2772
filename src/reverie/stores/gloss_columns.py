"""The columns of a gloss: how it is laid out in a row, and read back."""

from __future__ import annotations

from reverie.domain.values.boundary import Boundary
from reverie.domain.values.gloss import Gloss
from reverie.stores.columns import Row, json_column, texts_from

GLOSS = "fact, statements, questions, before, after, dates, tells, boundary, rules"


def gloss_row(gloss: Gloss) -> Row:
    """A gloss in the order of GLOSS."""
    statements, questions, tells = map(
        json_column, (gloss.statements, gloss.questions, gloss.tells)
    )
    return (
        gloss.fact,
        statements,
        questions,
        gloss.before,
        gloss.after,
        gloss.dates,
        tells,
        gloss.boundary,
        gloss.rules,
    )


def gloss_from(row: Row) -> Gloss:
    """A gloss from the columns of GLOSS."""
    statements, questions, tells = (tuple(texts_from(row[n])) for n in (1, 2, 6))
    boundary = Boundary(row[7]) if row[7] else None
    return Gloss(row[0], statements, questions, row[3], row[4], row[5], tells, boundary, row[8])
