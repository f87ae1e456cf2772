"""What one machine did is told by other numbers once another was first, wherever they stand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.journal.entry import Act, Afterwards, NightBegan, NightStep, Undone, Waking
from reverie.domain.journal.kinds import ROWS, LinkChange, MemoryChange, types_of
from reverie.domain.journal.renumber import _TOLD, Gone, Move, Renumbering
from reverie.domain.values.conflict import Scan
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.gist import Gist
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.link import Link, LinkKind
from reverie.domain.values.memory import Author, Salience
from reverie.domain.values.source import Source
from reverie.domain.values.tombstone import Tombstone
from reverie.testing import a_memory, a_plan

NUMBERLESS = {Tombstone, Gist, Gloss, Scan}
"""Values in which no number of ours stands."""
NUMBERS = Renumbering(Move(10, 5), Move(20, 3), Move(4, 2), Move(2, 1))


def test_a_kind_of_row_is_renumbered_or_known_to_hold_no_numbers() -> None:
    unknown = {
        name for name, kind in ROWS.items() if types_of(kind)[1] not in {*_TOLD, *NUMBERLESS}
    }
    assert unknown == set()


def test_only_what_was_given_out_since_moves() -> None:
    assert [NUMBERS.episodes(n) for n in (9, 10, 11)] == [9, 10, 16]


def test_a_memory_is_told_by_the_numbers_that_hold_then() -> None:
    old = replace(
        a_memory(number=21),
        session=5,
        sources=(Source("episode:12"), Source("memory:20"), Source("hand")),
        salience=Salience(9000, 5),
        ending=Ending(End.SUPERSEDED, 5, by=22),
    )
    change = MemoryChange(target=21, before=None, after=old, reason="new")
    told = NUMBERS.change(change).after
    assert told
    assert (told.number, told.session, told.salience.since) == (24, 7, 7)
    assert told.sources == ("episode:17", "memory:20", "hand")
    assert told.ending
    assert (told.ending.by, told.ending.session) == (25, 7)


def test_a_link_keeps_its_smaller_end_first_and_its_way() -> None:
    numbers = replace(NUMBERS, twins={21: 30})
    link = Link(21, 22, LinkKind.CAUSAL, 100, 1, way=1)
    told = numbers.change(LinkChange(target=(21, 22), before=None, after=link, reason="new"))
    assert told.target == (25, 30)
    assert told.after == Link(25, 30, LinkKind.CAUSAL, 100, 1, way=-1)


def test_what_is_not_told_takes_its_links_and_parts_with_it() -> None:
    numbers = replace(NUMBERS, twins={21: None})
    link = Link(3, 21, LinkKind.CAUSAL, 100, 1)
    with pytest.raises(Gone):
        numbers.change(LinkChange(target=(3, 21), before=None, after=link, reason="new"))


def test_a_night_has_the_number_after_the_others() -> None:
    told = NUMBERS.cause(NightBegan(a_plan(night=3)), {})
    assert isinstance(told, NightBegan)
    assert told.plan.night == 4
    assert NUMBERS.cause(NightStep(3, 0, "encode"), {}) == NightStep(4, 0, "encode")


def test_an_undo_of_ones_own_stays_one_and_one_that_reaches_further_is_a_waking_act() -> None:
    undone = Undone(8, Author.PERSON, Afterwards.AGAIN, (9,))
    assert NUMBERS.cause(undone, {8: 18, 9: 19}) == Undone(
        18, Author.PERSON, Afterwards.AGAIN, (19,)
    )
    told = NUMBERS.cause(undone, {9: 19})
    assert told == Waking(Act.UNDO_CHANGE, Author.PERSON, "e8")
