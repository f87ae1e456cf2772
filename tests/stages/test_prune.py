"""Links nobody uses are cut, those between permanent memories settle, and none pile up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from reverie.domain.journal.entry import Entry, NightStep
from reverie.domain.journal.kinds import Change, LinkChange
from reverie.domain.journal.parts import StrengthChange
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.link import Link, LinkKind
from reverie.domain.values.memory import Memory, Strength
from reverie.engine.waking import forget
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stages.context import StageContext
from reverie.stages.dream import dream
from reverie.stages.prune import CROWDED, FADED, SETTLED, TOO_MANY, prune
from reverie.testing import DAWN, TickClock, a_link, a_memory, a_mind, a_night, a_plan

TONIGHT = 20
PERMANENT = Strength(9000, 6, 4, 1, permanent=4)


def permanent(number: int) -> Memory:
    return replace(a_memory(number, f"memory {number}"), strength=PERMANENT)


def fleeting(number: int) -> Memory:
    return a_memory(number, f"memory {number}")


def a_hub(*weights: float, night: int | None = TONIGHT - 1) -> list[Link]:
    """Links of memory 1 to memories 2, 3 and so on."""
    return [a_link(1, other, weight=w, night=night) for other, w in enumerate(weights, start=2)]


def tonight(
    settings: Settings | None = None, *, night: int = TONIGHT, earlier: Sequence[Change] = ()
) -> StageContext:
    return replace(a_night(a_plan(night, settings=settings)), earlier=lambda: earlier)


def just_replayed(memory: Memory, *, now_permanent: bool = False) -> StrengthChange:
    """The replay of a memory earlier in this cycle."""
    after = Strength(9000, 6, TONIGHT, 1, permanent=TONIGHT if now_permanent else None)
    return StrengthChange(
        target=memory.number, before=Strength(7500, 5, 9), after=after, reason="-"
    )


def pruned(mind: Store, night: StageContext) -> dict[tuple[int, int], tuple[Link | None, str]]:
    """What becomes of which link and why; the changes fit the mind and come by the ends."""
    changes = prune(mind, night)
    found = {c.target: (c.after, c.reason) for c in changes if isinstance(c, LinkChange)}
    assert list(found) == sorted(found)
    assert len(found) == len(changes)
    with mind.scratch() as copy:
        copy.commit(Entry(copy.journal.last() + 1, DAWN, NightStep(1, 1, "prune"), tuple(changes)))
    return found


def cut(found: dict[tuple[int, int], tuple[Link | None, str]]) -> dict[tuple[int, int], str]:
    return {pair: why for pair, (link, why) in found.items() if link is None}


# What fades.


@pytest.mark.parametrize("last", [1, 5])
def test_a_new_link_is_cut_in_the_seventh_night_after_and_not_before(last: int) -> None:
    mind = a_mind(links=[a_link(weight=0.15, night=last)])

    for night in range(last, last + 7):
        assert pruned(mind, tonight(night=night)) == {}
    for night in range(last + 7, last + 10):
        assert pruned(mind, tonight(night=night)) == {(1, 2): (None, FADED)}


@pytest.mark.parametrize(("weight", "gone"), [(0.1, False), (0.0999, True), (0.05, True)])
def test_a_link_is_cut_below_the_threshold_and_not_at_it(weight: float, gone: bool) -> None:
    mind = a_mind(links=[a_link(weight=weight, night=TONIGHT - 1)])

    assert (cut(pruned(mind, tonight())) == {(1, 2): FADED}) is gone


@pytest.mark.parametrize("weight", [0.0, 0.05, 0.0999])
def test_a_link_replayed_tonight_is_not_cut_even_when_weak(weight: float) -> None:
    mind = a_mind(links=[a_link(weight=weight, night=TONIGHT)])

    assert pruned(mind, tonight()) == {}


def test_a_settled_link_neither_fades_nor_is_cut_for_fading() -> None:
    mind = a_mind(links=[a_link(weight=0.05, night=None), a_link(3, 4, night=None)])

    assert pruned(mind, tonight(night=10_000)) == {}


def test_only_what_has_faded_is_cut() -> None:
    faded, used = a_link(1, 2, night=TONIGHT - 7), a_link(1, 3, night=TONIGHT - 6)
    heavy = a_link(2, 3, weight=0.9, night=1)

    assert cut(pruned(a_mind(links=[faded, used, heavy]), tonight())) == {(1, 2): FADED}


@pytest.mark.parametrize(("decay", "goes"), [("night", 8), ("hybrid", 6), ("cycle", 5)])
def test_links_fade_faster_where_each_cycle_counts(decay: str, goes: int) -> None:
    mind = a_mind(links=[a_link(weight=0.15, night=1)])
    for night in range(2, 9):
        for cycle in (1, 2):
            step = NightStep(night, cycle, "replay")
            mind.commit(Entry(mind.journal.last() + 1, DAWN, step))
    settings = Settings.of(decay=decay)

    gone = [n for n in range(2, 9) if pruned(mind, tonight(settings, night=n))]
    assert gone == [*range(goes, 9)]


def test_the_rate_and_the_threshold_are_settings() -> None:
    mind = a_mind(links=[a_link(weight=0.15, night=TONIGHT - 2)])

    assert pruned(mind, tonight()) == {}
    assert cut(pruned(mind, tonight(Settings.of(decay_per_cycle=0.06)))) == {(1, 2): FADED}
    assert cut(pruned(mind, tonight(Settings.of(prune_threshold=0.2)))) == {(1, 2): FADED}


# What settles.


def test_a_link_settles_at_its_present_weight_when_its_second_end_becomes_permanent() -> None:
    mind = a_mind(
        memories=[permanent(1), permanent(2)], links=[a_link(weight=0.3, night=TONIGHT - 3)]
    )
    night = tonight(earlier=[just_replayed(permanent(2), now_permanent=True)])

    settled = replace(a_link(weight=0.3), weight=2800, night=None)
    assert pruned(mind, night) == {(1, 2): (settled, SETTLED)}


def test_a_link_of_tonight_settles_whole_when_both_ends_become_permanent() -> None:
    both = [permanent(1), permanent(2)]
    mind = a_mind(memories=both, links=[a_link(weight=0.4, night=TONIGHT)])
    night = tonight(earlier=[just_replayed(m, now_permanent=True) for m in both])

    assert pruned(mind, night) == {(1, 2): (a_link(weight=0.4, night=None), SETTLED)}


def test_a_link_to_what_is_not_permanent_does_not_settle() -> None:
    mind = a_mind(memories=[permanent(1), fleeting(2)], links=[a_link(night=TONIGHT)])

    assert pruned(mind, tonight(earlier=[just_replayed(permanent(1), now_permanent=True)])) == {}


def test_what_was_replayed_without_becoming_permanent_settles_nothing() -> None:
    mind = a_mind(memories=[permanent(1), fleeting(2)], links=[a_link(night=TONIGHT)])

    assert pruned(mind, tonight(earlier=[just_replayed(fleeting(2))])) == {}


def test_what_is_settled_is_not_settled_again() -> None:
    mind = a_mind(memories=[permanent(1), permanent(2)], links=[a_link(night=None)])

    assert pruned(mind, tonight(earlier=[just_replayed(permanent(2), now_permanent=True)])) == {}


def test_a_link_that_has_faded_is_cut_and_does_not_settle() -> None:
    mind = a_mind(memories=[permanent(1), permanent(2)], links=[a_link(night=1)])
    night = tonight(earlier=[just_replayed(permanent(2), now_permanent=True)])

    assert cut(pruned(mind, night)) == {(1, 2): FADED}


def test_a_memory_that_is_permanent_by_standing_for_its_twin_settles_its_links_too() -> None:
    twin = replace(permanent(2), wording=replace(fleeting(1).wording, text="Memory 1!"))
    links = [a_link(1, 2, night=TONIGHT), a_link(1, 3, night=TONIGHT)]
    mind = a_mind(memories=[fleeting(1), twin, permanent(3)], links=links)
    replayed = just_replayed(twin, now_permanent=True)
    dreamt = dream(mind, tonight(earlier=[replayed]))
    mind.commit(Entry(2, DAWN, NightStep(TONIGHT, 1, "dream"), tuple(dreamt)))

    assert mind.memories.get(1).strength.permanent is not None  # type: ignore[union-attr]
    settled, _ = pruned(mind, tonight(earlier=[replayed, *dreamt]))[1, 3]
    assert settled.night is None  # type: ignore[union-attr]


# What is too much.


def test_a_replayed_memory_keeps_its_strongest_links_only() -> None:
    mind = a_mind(links=a_hub(0.5, 0.2, 0.4, 0.3))
    night = tonight(Settings.of(links_per_memory=2), earlier=[just_replayed(fleeting(1))])

    assert cut(pruned(mind, night)) == {(1, 3): CROWDED, (1, 5): CROWDED}


def test_sixty_four_links_are_not_too_many_and_sixty_five_are() -> None:
    links = a_hub(*[0.5] * 64)
    night = tonight(earlier=[just_replayed(fleeting(1))])

    assert pruned(a_mind(links=links), night) == {}
    one_more = a_link(1, 99, weight=0.4, night=TONIGHT - 1)
    assert cut(pruned(a_mind(links=[*links, one_more]), night)) == {(1, 99): CROWDED}


def test_a_link_counts_by_what_has_not_faded_of_it() -> None:
    links = [a_link(1, 2, weight=0.4, night=1), a_link(1, 3, weight=0.3, night=TONIGHT - 1)]
    night = tonight(Settings.of(links_per_memory=1), earlier=[just_replayed(fleeting(1))])

    assert cut(pruned(a_mind(links=links), night)) == {(1, 2): CROWDED}


def test_among_equals_what_says_something_stays() -> None:
    kinds = [LinkKind.SEMANTIC, LinkKind.TEMPORAL, LinkKind.CAUSAL, LinkKind.EMOTIONAL]
    links = [replace(k, kind=kind) for k, kind in zip(a_hub(*[0.5] * 4), kinds, strict=True)]
    night = tonight(Settings.of(links_per_memory=2), earlier=[just_replayed(fleeting(1))])

    assert cut(pruned(a_mind(links=links), night)) == {(1, 3): CROWDED, (1, 5): CROWDED}


def test_links_of_tonight_stay_even_when_they_are_too_many() -> None:
    links = [*a_hub(0.1, 0.1, 0.1, night=TONIGHT), a_link(1, 9, weight=0.9, night=TONIGHT - 1)]
    night = tonight(Settings.of(links_per_memory=2), earlier=[just_replayed(fleeting(1))])

    assert cut(pruned(a_mind(links=links), night)) == {(1, 9): CROWDED}


def test_a_settled_link_may_be_one_too_many() -> None:
    links = [*a_hub(0.5, 0.4), a_link(1, 9, weight=0.2, night=None)]
    night = tonight(Settings.of(links_per_memory=2), earlier=[just_replayed(fleeting(1))])

    assert cut(pruned(a_mind(links=links), night)) == {(1, 9): CROWDED}


def test_a_memory_nobody_replayed_is_not_looked_through() -> None:
    mind = a_mind(links=a_hub(0.5, 0.2, 0.4, 0.3))

    assert pruned(mind, tonight(Settings.of(links_per_memory=2))) == {}


def test_a_mind_keeps_no_more_links_than_it_may() -> None:
    links = [a_link(n, n + 1, weight=n / 20, night=TONIGHT - 1) for n in range(2, 10)]

    found = cut(pruned(a_mind(links=links), tonight(Settings.of(max_links=5))))
    assert found == {(2, 3): TOO_MANY, (3, 4): TOO_MANY, (4, 5): TOO_MANY}


def test_what_is_cut_for_another_reason_is_not_counted_twice() -> None:
    faded = a_link(1, 2, weight=0.05, night=TONIGHT - 1)
    links = [a_link(n, n + 1, weight=n / 20, night=TONIGHT - 1) for n in range(2, 6)]

    found = cut(pruned(a_mind(links=[faded, *links]), tonight(Settings.of(max_links=3))))
    assert found == {(1, 2): FADED, (2, 3): TOO_MANY}


def test_links_of_tonight_are_not_cut_for_the_mind_to_be_smaller() -> None:
    links = [a_link(n, n + 1, weight=0.15, night=TONIGHT) for n in range(1, 9)]

    assert pruned(a_mind(links=links), tonight(Settings.of(max_links=2))) == {}


# What is left hanging.


def test_a_forgotten_memory_leaves_no_link_to_prune() -> None:
    mind = a_mind(memories=[permanent(1), permanent(2)], links=[a_link(night=TONIGHT)])
    forget(mind, TickClock(), Settings(), permanent(1).name, why="not true")

    assert mind.links.count() == 0
    assert pruned(mind, tonight(earlier=[just_replayed(permanent(2), now_permanent=True)])) == {}


def test_a_link_to_nobody_does_not_settle_and_fades_like_any() -> None:
    links = [a_link(1, 2, night=TONIGHT - 6), a_link(1, 3, night=TONIGHT - 7)]
    mind = a_mind(memories=[permanent(1)], links=links)
    night = tonight(earlier=[just_replayed(permanent(1), now_permanent=True)])

    assert cut(pruned(mind, night)) == {(1, 3): FADED}
    assert pruned(a_mind(memories=[permanent(1)], links=links[:1]), night) == {}


def test_a_link_to_what_has_ended_fades_like_any() -> None:
    ended = replace(fleeting(2), ending=Ending(End.MERGED, 3, 1))
    mind = a_mind(memories=[fleeting(1), ended], links=[a_link(night=TONIGHT - 7)])

    assert cut(pruned(mind, tonight())) == {(1, 2): FADED}
