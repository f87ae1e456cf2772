"""Every kind of change applies to what it expects, refuses all else, and can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

import pytest

from reverie.domain.journal.apply import apply, difference, is_so_already, settled
from reverie.domain.journal.change import Part, Place
from reverie.domain.journal.kinds import (
    Change,
    LinkChange,
    MarkChange,
    MemoryChange,
    Proposal,
    ProposalChange,
    TombstoneChange,
    Value,
)
from reverie.domain.journal.parts import LayerChange, SalienceChange, StrengthChange, WordingChange
from reverie.domain.values.memory import Author, Kind, Layer, Salience, Strength, Wording
from reverie.domain.values.session import Mark
from reverie.domain.values.source import of_episode
from reverie.domain.values.tombstone import Tombstone
from reverie.errors import (
    ChangeRefused,
    ProposalNotApplied,
    SameTargetTwice,
    StaleChange,
    Unknown,
)
from reverie.testing import DAWN, a_link, a_memory

MEMORY = a_memory(1)
WARMER = LayerChange(target=1, before=Layer.HOT, after=Layer.WARM, reason="older")
REPLAYED = StrengthChange(
    target=1, before=Strength(), after=Strength(1500, 1, 2), reason="replayed"
)
REWORDED = WordingChange(
    target=1,
    before=MEMORY.wording,
    reason="corrected",
    sources=(of_episode(4),),
    after=Wording(Kind.INSIGHT, "ARM builds.", Author.PERSON),
)
PROPOSAL = Proposal("Cool it?", (WARMER,), "it is old")
STONE = Tombstone("f-1", "wrong", DAWN)

BORN = MemoryChange(target=1, before=None, after=MEMORY, reason="told")
GONE = MemoryChange(target=1, before=MEMORY, after=None, reason="wrong")

EXAMPLES: dict[str, tuple[Change, Value | None]] = {
    "a memory is born": (BORN, None),
    "a memory is forgotten": (GONE, MEMORY),
    "a memory is reworded": (REWORDED, MEMORY),
    "a memory cools": (WARMER, MEMORY),
    "a memory is reinforced": (
        SalienceChange(target=1, before=Salience(5000, 1), after=Salience(5000, 4), reason="again"),
        MEMORY,
    ),
    "a memory is replayed": (REPLAYED, MEMORY),
    "a link is made": (
        LinkChange(target=(1, 2), before=None, after=a_link(), reason="together"),
        None,
    ),
    "a link is strengthened": (
        LinkChange(target=(1, 2), before=a_link(), after=a_link(weight=0.2), reason="together"),
        a_link(),
    ),
    "a link is cut": (
        LinkChange(target=(1, 2), before=a_link(), after=None, reason="faded"),
        a_link(),
    ),
    "a session is taken in": (
        MarkChange(target="s1", before=None, after=Mark(2), reason="taken in"),
        None,
    ),
    "a session is taken in further": (
        MarkChange(target="s1", before=Mark(2), after=Mark(5), reason="taken in"),
        Mark(2),
    ),
    "a tombstone is laid": (
        TombstoneChange(target="abc", before=None, after=STONE, reason="wrong"),
        None,
    ),
    "a tombstone is lifted": (
        TombstoneChange(target="abc", before=STONE, after=None, reason="told again"),
        STONE,
    ),
    "a proposal is put": (
        ProposalChange(target=PROPOSAL.name, before=None, after=PROPOSAL, reason="old"),
        None,
    ),
    "a proposal is settled": (
        ProposalChange(target=PROPOSAL.name, before=PROPOSAL, after=None, reason="yes"),
        PROPOSAL,
    ),
}

for_every_kind = pytest.mark.parametrize(
    ("change", "present"), EXAMPLES.values(), ids=EXAMPLES.keys()
)
Read = Callable[[Collection[Place]], Mapping[Place, Value]]


def holding(*values: tuple[Place, Value]) -> Read:
    held = dict(values)
    return lambda places: {place: held[place] for place in places if place in held}


def test_there_is_an_example_of_every_kind() -> None:
    kinds = {type(change) for change, _ in EXAMPLES.values()}

    assert len(kinds) == 9


@for_every_kind
def test_a_change_brings_about_its_after(change: Change, present: Value | None) -> None:
    after = apply(change, present)

    assert is_so_already(change, after)
    if isinstance(change, Part):
        assert after == replace(MEMORY, **{change.part: change.after})
    else:
        assert after == change.after


@for_every_kind
def test_a_change_and_its_inverse_leave_everything_as_it_was(
    change: Change, present: Value | None
) -> None:
    assert apply(change.inverse(), apply(change, present)) == present
    assert change.inverse().place == change.place


@for_every_kind
def test_an_inverse_says_what_it_undoes_and_keeps_the_sources(
    change: Change, present: Value | None
) -> None:
    back = change.inverse()

    assert back.reason == f"undo: {change.reason}"
    assert (back.before, back.after, back.sources) == (change.after, change.before, change.sources)


@for_every_kind
def test_a_change_is_refused_where_it_was_made_already(
    change: Change, present: Value | None
) -> None:
    after = apply(change, present)

    with pytest.raises(StaleChange, match="read the mind again and decide anew"):
        apply(change, after)


@for_every_kind
def test_what_a_change_would_bring_about_is_not_so_before_it(
    change: Change, present: Value | None
) -> None:
    assert not is_so_already(change, present)


@for_every_kind
def test_the_difference_between_before_and_after_is_the_change_itself(
    change: Change, present: Value | None
) -> None:
    found = difference(change.place, present, apply(change, present), change.reason)

    assert found == [replace(change, sources=())]


@for_every_kind
def test_between_two_equal_values_there_is_no_difference(
    change: Change, present: Value | None
) -> None:
    assert difference(change.place, present, present, "none") == []


@pytest.mark.parametrize("change", [WARMER, REPLAYED, REWORDED])
def test_a_part_of_a_memory_that_is_not_there_cannot_change(change: Change) -> None:
    assert not is_so_already(change, None)
    with pytest.raises(Unknown, match="no memory number 1; list them"):
        apply(change, None)


def test_a_stale_change_says_what_it_expected_and_what_it_found() -> None:
    with pytest.raises(StaleChange, match=r"memory 1 .*expected <Layer.HOT.*found <Layer.COLD"):
        apply(WARMER, replace(MEMORY, layer=Layer.COLD))


def test_a_memory_that_differs_in_several_parts_needs_one_change_for_each() -> None:
    then = apply(REPLAYED, apply(WARMER, MEMORY))

    found = difference(WARMER.place, MEMORY, then, "both")

    assert {type(change) for change in found} == {LayerChange, StrengthChange}
    assert settled(found, holding((WARMER.place, MEMORY))) == {WARMER.place: then}


@pytest.mark.parametrize("given", [{"sources": (of_episode(9),)}, {"tagged": True}])
def test_a_memory_replaced_whole_differs_in_more_than_its_parts(given: dict[str, object]) -> None:
    then = replace(MEMORY, **given)  # type: ignore[arg-type]
    replaced = MemoryChange(target=1, before=MEMORY, after=then, reason="merged")
    assert apply(replaced, MEMORY) == then

    assert difference(replaced.place, then, MEMORY, "undo") != []


def test_a_step_settles_all_its_places() -> None:
    link = LinkChange(target=(1, 2), before=None, after=a_link(), reason="together")

    after = settled([WARMER, REPLAYED, link], holding((WARMER.place, MEMORY)))

    memory = replace(MEMORY, layer=Layer.WARM, strength=Strength(1500, 1, 2))
    assert after == {WARMER.place: memory, link.place: a_link()}


def test_a_step_of_nothing_settles_nothing() -> None:
    assert settled([], holding()) == {}


@pytest.mark.parametrize(
    "pair",
    [
        (WARMER, replace(WARMER, before=Layer.WARM, after=Layer.COLD)),
        (WARMER, GONE),
        (GONE, WARMER),
        (BORN, WARMER),
        (BORN, GONE),
    ],
)
def test_two_changes_of_one_step_may_not_point_at_the_same_place(
    pair: tuple[Change, Change],
) -> None:
    with pytest.raises(SameTargetTwice, match="point at memory 1; merge them"):
        settled(pair, holding((WARMER.place, MEMORY)))


def test_a_step_with_a_proposal_a_change_of_nothing_or_no_reason_is_refused() -> None:
    with pytest.raises(ProposalNotApplied, match="waits for a person; see `reverie proposals`"):
        settled([PROPOSAL], holding())  # type: ignore[list-item]
    with pytest.raises(ChangeRefused, match="changes nothing; leave it out"):
        settled([replace(WARMER, after=Layer.HOT)], holding((WARMER.place, MEMORY)))
    with pytest.raises(ChangeRefused, match="has no reason; give it one"):
        settled([replace(WARMER, reason=" ")], holding((WARMER.place, MEMORY)))


def test_the_same_question_is_the_same_proposal() -> None:
    assert PROPOSAL.name == Proposal("cool IT?", (), "asked again").name
    assert PROPOSAL.name != Proposal("Warm it?", (WARMER,), "it is old").name
