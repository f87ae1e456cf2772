"""A proposal waits for a person's word, which settles it for good."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.journal.entry import Act, Waking
from reverie.domain.journal.kinds import Change, Proposal
from reverie.domain.journal.parts import LayerChange
from reverie.domain.journal.plan import Depth
from reverie.domain.values.memory import Author, Layer
from reverie.engine.undoing import undo
from reverie.engine.waking import decide
from reverie.errors import StaleChange, Unknown
from reverie.ports import Mind, Store
from reverie.stages import Line, Stage
from reverie.stages.context import StageContext
from reverie.testing import TickClock, a_memory, a_mind
from tests.days import SETTINGS, contents, slept

COOLER = LayerChange(target=1, before=Layer.HOT, after=Layer.COLD, reason="asked")
PROPOSAL = Proposal("Cool the first memory?", (COOLER,), "it is old")


def wonder(mind: Mind, night: StageContext) -> list[Change | Proposal]:
    return [PROPOSAL]


WONDERING = Line((), (), (Stage("wonder", Depth.DREAMING, wonder),))


def a_mind_that_wondered() -> Store:
    store = a_mind(memories=[a_memory(1)])
    slept(store, line=WONDERING)
    return store


def proposals(store: Store) -> list[Proposal]:
    return [value for _, value in contents(store) if isinstance(value, Proposal)]


def test_a_proposal_of_a_night_is_put_on_file_and_not_applied() -> None:
    store = a_mind_that_wondered()

    assert proposals(store) == [PROPOSAL]
    assert store.memories.get(1) == a_memory(1)


def test_a_proposal_on_file_is_not_filed_again() -> None:
    store = a_mind_that_wondered()

    run = slept(store, line=WONDERING)

    assert [heading.size for heading in run.entries] == [0, 0, 0]
    assert proposals(store) == [PROPOSAL]


def test_a_stage_that_raises_one_question_twice_files_it_once() -> None:
    twice = Stage("wonder", Depth.DREAMING, lambda mind, night: [PROPOSAL, PROPOSAL])
    store = a_mind(memories=[a_memory(1)])

    slept(store, line=Line((), (), (twice,)))

    assert proposals(store) == [PROPOSAL]


def test_an_accepted_proposal_makes_its_changes() -> None:
    store = a_mind_that_wondered()

    settled = decide(store, TickClock(), SETTINGS, PROPOSAL.name, accept=True)

    assert settled == PROPOSAL
    assert contents(store) == contents(a_mind(memories=[a_memory(1, layer=Layer.COLD)]))
    cause = Waking(Act.DECIDE, Author.PERSON, f"{PROPOSAL.name} accepted")
    assert store.journal.headings()[-1].cause == cause


def test_a_declined_proposal_changes_nothing_and_is_not_raised_again() -> None:
    store = a_mind_that_wondered()

    decide(store, TickClock(), SETTINGS, PROPOSAL.name, accept=False)
    slept(store, line=WONDERING)

    assert proposals(store) == []
    assert store.memories.get(1) == a_memory(1)


def test_when_declining_is_undone_the_proposal_waits_again() -> None:
    store = a_mind_that_wondered()
    before = contents(store)
    decide(store, TickClock(), SETTINGS, PROPOSAL.name, accept=False)

    undo(store, TickClock(), SETTINGS, store.journal.last())

    assert contents(store) == before


@pytest.mark.parametrize("accept", [True, False])
def test_a_proposal_is_settled_once(accept: bool) -> None:
    store = a_mind_that_wondered()
    decide(store, TickClock(), SETTINGS, PROPOSAL.name, accept=accept)

    with pytest.raises(Unknown, match=f"no proposal {PROPOSAL.name} is open"):
        decide(store, TickClock(), SETTINGS, PROPOSAL.name, accept=True)


def test_a_proposal_that_no_longer_fits_is_refused_whole_and_can_still_be_declined() -> None:
    stale = replace(PROPOSAL, wish=(replace(COOLER, before=Layer.WARM),))
    store = a_mind(memories=[a_memory(1)])
    line = Line((), (), (Stage("wonder", Depth.DREAMING, lambda mind, night: [stale]),))
    slept(store, line=line)
    before = contents(store)

    with pytest.raises(StaleChange):
        decide(store, TickClock(), SETTINGS, stale.name, accept=True)
    assert contents(store) == before

    decide(store, TickClock(), SETTINGS, stale.name, accept=False)
    assert proposals(store) == []
