"""The laws of a mind, tried on random lives."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from reverie.domain.journal.apply import apply, is_so_already
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Act, Entry, NightStep, Undone, Waking, nights
from reverie.domain.journal.kinds import MemoryChange, ProposalChange, Value
from reverie.domain.journal.plan import Outcome
from reverie.domain.values.ending import End
from reverie.domain.values.episode import Voice
from reverie.domain.values.held_belief import HeldBelief
from reverie.domain.values.link import Link
from reverie.domain.values.memory import NEVER_LOST, ONE, UNFADING, Kind, Memory
from reverie.domain.values.source import memory_number
from reverie.domain.values.unit import Field
from reverie.engine import sleeping, undoing
from reverie.engine.explaining import trace
from reverie.ports import Mind
from reverie.stores.codec import encode_entry
from reverie.stores.ram.store import InRamStore
from tests.properties.lives import (
    NIGHTS,
    PERSONS,
    RECORDING,
    SETTINGS,
    TELLING,
    UNDOING,
    USING,
    WORKING,
    Deed,
    Killed,
    Life,
    Mortal,
    Wordsmith,
    lives,
)

A_START = [Deed("record"), Deed("record", 1, 1), Deed("end"), Deed("night")]
ANY_LIFE = lives(RECORDING, NIGHTS, PERSONS, USING, UNDOING, WORKING)
AWAKE_AND_ASLEEP = lives(RECORDING, NIGHTS, PERSONS, USING, WORKING)
NOTHING_IS_FORGOTTEN = lives(RECORDING, NIGHTS, TELLING, USING, WORKING)
"""What is forgotten is done again on whatever stands; that law has its own file."""
NOBODY_SPEAKS = lives(RECORDING, NIGHTS, WORKING)
LONG_LIFE = lives(RECORDING[:1], TELLING[:1], WORKING, min_size=4, max_size=12)
"""Mostly weeks of work, so that memories turn cold, are merged, give way and fade."""
A_TIE = [Deed("record", 0), Deed("end"), Deed("night"), Deed("work", 5, 5)]
"""A rule, and then its opposite: the night keeps a tension between them."""

A_DREAM = [
    *(Deed("record", 0, 0), Deed("record", 1, 1), Deed("end"), Deed("night")),
    *(Deed("forget"), Deed("work", 0, 1)),
]
"""Two things said in a week of work, of which the night has dreamt."""


def contents(mind: Mind) -> list[tuple[Place, Value]]:
    return list(mind.contents())


def journal(mind: Mind) -> list[Entry]:
    return [entry for h in mind.journal.headings() if (entry := mind.journal.entry(h.number))]


def journal_bytes(mind: Mind) -> bytes:
    return b"\n".join(encode_entry(entry) for entry in journal(mind))


def lived(deeds: list[Deed], thinker: Wordsmith | None = None) -> Life:
    life = Life(InRamStore(), thinker)
    life.live(deeds)
    return life


@given(NOBODY_SPEAKS, st.data())
def test_law_1_undoing_the_newest_entries_restores_the_mind_exactly(
    deeds: list[Deed], data: st.DataObject
) -> None:
    life = Life(InRamStore())
    before = {1: contents(life.store)}
    for deed in deeds:
        life.do(deed)
        before[life.store.journal.last() + 1] = contents(life.store)
    down_to = data.draw(st.sampled_from([n for n in before if n <= life.store.journal.last()]))
    undoing.undo(life.store, life.clock, SETTINGS, down_to)
    assert contents(life.store) == before[down_to]


@given(NOTHING_IS_FORGOTTEN, st.data())
def test_law_1_undo_keeps_what_a_person_did_later_where_it_still_fits(
    deeds: list[Deed], data: st.DataObject
) -> None:
    life = lived(deeds)
    entries = journal(life.store)
    down_to = data.draw(st.integers(1, life.store.journal.last()))
    undoing_ = undoing.undo(life.store, life.clock, SETTINGS, down_to)
    expected: dict[Place, Value] = {}
    kept = {heading.number for heading in undoing_.kept}
    for entry in entries:
        if entry.number < undoing_.down_to or entry.number in kept:
            for change in entry.changes:
                if not is_so_already(change, expected.get(change.place)):
                    value = apply(change, expected.get(change.place))
                    if value is None:
                        del expected[change.place]
                    else:
                        expected[change.place] = value
    assert dict(contents(life.store)) == expected
    assert {h.number for h in undoing_.taken_back}.isdisjoint(kept)


@given(ANY_LIFE)
def test_law_1_a_mind_is_rebuilt_exactly_from_origin_and_journal(deeds: list[Deed]) -> None:
    life = lived(deeds)
    before = contents(life.store)
    life.store.rebuild()
    assert contents(life.store) == before


@given(ANY_LIFE)
def test_law_2_the_same_life_writes_the_same_journal_byte_for_byte(deeds: list[Deed]) -> None:
    assert journal_bytes(lived(deeds).store) == journal_bytes(lived(deeds).store)


@given(AWAKE_AND_ASLEEP)
def test_law_2_a_dry_run_writes_what_the_night_then_writes(deeds: list[Deed]) -> None:
    life = lived(deeds)
    moment = life.clock._now
    _, tried = sleeping.dry_run(life.store, life.sleeper())
    life.clock._now = moment
    run = sleeping.run_night(life.store, life.sleeper())
    slept = [life.store.journal.entry(heading.number) for heading in run.entries]
    assert [encode_entry(entry) for entry in tried] == [encode_entry(e) for e in slept if e]


@settings(max_examples=settings().max_examples // 3)
@given(lives(RECORDING, NIGHTS, PERSONS), st.booleans())
def test_law_3_a_night_killed_after_any_write_ends_as_if_undisturbed(
    deeds: list[Deed], late: bool
) -> None:
    dies_at_every_write_and_goes_on(deeds, late)


@settings(max_examples=settings().max_examples // 8)
@given(LONG_LIFE, st.booleans())
def test_law_3_a_night_that_merges_and_lets_go_may_be_killed_too(
    deeds: list[Deed], late: bool
) -> None:
    dies_at_every_write_and_goes_on(deeds, late)


def dies_at_every_write_and_goes_on(deeds: list[Deed], late: bool) -> None:
    start = lived(deeds)
    start.do(Deed("record", 3, 7))
    start.do(Deed("end", 0, 1))
    with start.store.scratch() as calm_store:
        calm = Life(calm_store, Wordsmith(late=late))
        calm.do(Deed("night"))
        assert nights(calm_store.journal.headings())[-1].outcome is Outcome.COMPLETED
        calm_contents, calm_journal = contents(calm_store), journal_bytes(calm_store)
        writes = 1
        while True:
            with start.store.scratch() as store:
                thinker = Wordsmith(late=late)
                killed = _night_with_a_kill(store, thinker, writes)
                assert contents(store) == calm_contents
                assert journal_bytes(store) == calm_journal
                assert len(thinker.asked) == len(set(thinker.asked))
            if not killed:
                break
            writes += 1


def _night_with_a_kill(store: InRamStore, thinker: Wordsmith, writes: int) -> bool:
    try:
        Life(Mortal(store, writes), thinker).do(Deed("night"))  # type: ignore[arg-type]
    except Killed:
        if sleeping.unfinished_plan(store):
            Life(store, thinker).do(Deed("night"))
        return True
    return False


@given(LONG_LIFE)
def test_law_4_rules_open_questions_and_tensions_survive_every_night(deeds: list[Deed]) -> None:
    life = Life(InRamStore())
    for deed in deeds:
        before = never_to_be_lost(life.store)
        life.do(deed)
        after = never_to_be_lost(life.store)
        before = {n: m for n, m in before.items() if not is_answered(life.store, n)}
        assert before.keys() <= after.keys()
        assert all(before[number].kind is after[number].kind for number in before)
        still_open = {n: m.wording for n, m in before.items() if m.kind in UNFADING}
        assert all(after[n].wording == wording for n, wording in still_open.items())


def never_to_be_lost(mind: Mind) -> dict[int, Memory]:
    """The rules, open questions and unresolved tensions there are."""
    return {m.number: m for m in mind.memories.all() if m.kind in NEVER_LOST and m.ending is None}


def is_answered(mind: Mind, number: int) -> bool:
    """Whether a question found its answer in the words of a person, and so is open no more."""
    memory = mind.memories.get(number)
    if memory is None or memory.kind is not Kind.QUESTION or memory.ending is None:
        return False
    episodes = map(mind.episodes.get, range(1, mind.episodes.last() + 1))
    said = {e.text for e in episodes if e and e.voice is Voice.PERSON}
    return memory.ending.how is End.RESOLVED and any(memory.ending.why in text for text in said)


@given(ANY_LIFE)
def test_whatever_was_said_can_be_found_again(deeds: list[Deed]) -> None:
    store = lived(deeds).store
    for number in range(1, store.episodes.last() + 1):
        episode = store.episodes.get(number)
        assert episode is not None
        words = episode.text.split()
        found = store.index.matching(Field.SAID, words, limit=store.episodes.last())
        assert number in dict(found)


@given(ANY_LIFE)
def test_law_6_strength_salience_weight_and_beliefs_stay_in_range(deeds: list[Deed]) -> None:
    for _, value in contents(lived(deeds).store):
        if isinstance(value, Memory):
            assert 0 <= value.strength.points <= ONE
            assert 0 <= value.salience.points <= ONE
            assert value.use.times >= 0
        if isinstance(value, Link):
            assert 0 <= value.weight <= ONE
            assert value.a < value.b
        if isinstance(value, HeldBelief):
            assert -1 <= value.score <= 1
            assert 0 <= value.confidence <= 1


@given(st.one_of(lives(RECORDING, NIGHTS, TELLING, UNDOING, WORKING), LONG_LIFE))
def test_law_8_every_memory_reaches_an_episode_or_a_person(deeds: list[Deed]) -> None:
    store = lived(deeds).store
    assert unfounded(store) == []
    for memory in store.memories.of([Kind.COMPOSITE], limit=99, ended=True):
        rests_on = [memory_number(source) for source in memory.sources]
        assert len(rests_on) >= 2
        assert all(number and store.memories.get(number) for number in rests_on)


@example([*A_TIE, Deed("forget"), Deed("forget")])
@example([*A_DREAM, Deed("edit"), Deed("forget", 1), Deed("forget"), Deed("undo-change", 3, 1)])
@given(ANY_LIFE)
def test_law_8_holds_when_a_person_forgets_what_others_rest_on(deeds: list[Deed]) -> None:
    assert unfounded(lived(deeds).store) == []


def unfounded(mind: Mind) -> list[Memory]:
    """The memories that reach neither an episode nor a person."""
    return [memory for memory in mind.memories.all() if not any(trace(mind, memory))]


@example([*A_START, Deed("work"), Deed("night"), Deed("use", 3, 4)])  # the last night dreams
@given(ANY_LIFE)
def test_law_9_a_night_with_nothing_new_encodes_nothing(deeds: list[Deed]) -> None:
    life = lived([*deeds, Deed("night"), Deed("night")])  # the first may go on with another
    while life.store.sessions.to_think_over(limit=1):  # what waits for a second look is new too
        life.do(Deed("night"))
    before = encoded(life.store)
    life.do(Deed("night"))
    assert encoded(life.store) == before


def encoded(mind: Mind) -> set[int]:
    """What was learned; a dream puts together what is known, and may come in any night."""
    return {memory.number for memory in mind.memories.all() if memory.kind is not Kind.COMPOSITE}


@given(AWAKE_AND_ASLEEP)
def test_law_10_no_proposal_is_applied_without_a_persons_word(deeds: list[Deed]) -> None:
    wished: list[tuple[Place, object]] = []
    for entry in journal(lived(deeds).store):
        made = [(c.place, c.after) for c in entry.changes if not isinstance(c, ProposalChange)]
        match entry.cause:
            case Waking(act=Act.DECIDE, about=about) if about.endswith("accepted"):
                assert all(change in wished for change in made)
            case NightStep() | Waking(act=Act.DECIDE):
                assert not any(change in wished for change in made)
        for change in entry.changes:
            if isinstance(change, ProposalChange) and change.after:
                wished += [(wish.place, wish.after) for wish in change.after.wish]


@given(
    st.lists(lives(RECORDING, NIGHTS, PERSONS, max_size=6), min_size=2, max_size=3), st.randoms()
)
def test_law_12_agents_stepped_in_any_order_end_the_same(
    each: list[list[Deed]], chance: st.DataObject
) -> None:
    alone = [Life(InRamStore(f"agent-{n}")) for n in range(len(each))]
    for life, deeds in zip(alone, each, strict=True):
        life.live(deeds)
    mixed = [Life(InRamStore(f"agent-{n}")) for n in range(len(each))]
    queue = [n for n, deeds in enumerate(each) for _ in deeds]
    chance.shuffle(queue)  # type: ignore[attr-defined]
    left = [iter(deeds) for deeds in each]
    for n in queue:
        mixed[n].do(next(left[n]))
    for one, other in zip(alone, mixed, strict=True):
        assert journal_bytes(one.store) == journal_bytes(other.store)
        assert contents(one.store) == contents(other.store)


@given(ANY_LIFE)
def test_no_memory_number_is_ever_given_twice(deeds: list[Deed]) -> None:
    births = [
        change.target
        for entry in journal(lived(deeds).store)
        if not isinstance(entry.cause, Undone)
        and not (isinstance(entry.cause, Waking) and entry.cause.act is Act.UNDO_CHANGE)
        for change in entry.changes
        if isinstance(change, MemoryChange) and change.before is None
    ]
    assert len(births) == len(set(births))
