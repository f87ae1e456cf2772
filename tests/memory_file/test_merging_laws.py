"""Whatever two hands write on two machines, a merge keeps all of it on both."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import example, given, settings
from hypothesis import strategies as st

from reverie.domain.values.memory import Author
from reverie.memory_file.place import State
from tests.memory_file.homes import A_DAY
from tests.memory_file.machines import Machine, two_machines

LISTS = ("doubts", "narrative_hooks", "constraints", "style", "expertise", "preferences")
DEEDS = st.lists(
    st.one_of(
        st.tuples(st.just("reword"), st.integers(0, len(A_DAY) - 1)),
        st.tuples(st.just("add"), st.integers(0, len(LISTS) - 1)),
        st.tuples(st.just("night"), st.just(0)),
    ),
    max_size=3,
    unique=True,
)
Deeds = list[tuple[str, int]]
FEW = settings(max_examples=15)


def written_by_hand(machine: Machine, deeds: Deeds, who: str) -> set[str]:
    """Edit the file in some ways, taking it each time; returns all the words a hand wrote."""
    words = set()
    for turn, (what, which) in enumerate(deeds):
        mine = f"{who} wrote this, number {turn}."
        if what == "night":
            machine.live(f"The work of {who} broke with error {turn}!")
            continue
        if what == "reword":
            item = next((i for i in machine.sheet.items() if i.text == A_DAY[which]), None)
            if item is None:
                continue
            machine.mind.edit(machine.memory(item.text).name, text=mine)
            machine.filing.refresh()
        else:
            machine.add(LISTS[which], f"- {mine}").take()
        words.add(mine)
    return words


@FEW
@given(DEEDS, DEEDS)
@example([("night", 0)], [("add", 2)])
@example([("reword", 3)], [("add", 0), ("reword", 1)])
def test_a_merge_keeps_what_any_hand_wrote(here: Deeds, there: Deeds) -> None:
    with tempfile.TemporaryDirectory() as folder:
        one, other = two_machines(Path(folder))
        theirs = written_by_hand(other, there, "Bob")
        other.push()
        mine = written_by_hand(one, here, "Ada")
        one.commit().pulls_and_merges()

        kept = {m.text for m in one.held() if m.wording.by is Author.PERSON}
        assert mine | theirs <= kept
        assert one.filing.place.found().state is State.AS_WRITTEN

        one.push()
        other.pulls_and_takes()
        assert mine | theirs <= set(other.says())
        assert len(other.says()) == len(set(other.says()))


@FEW
@given(DEEDS, DEEDS)
def test_files_that_only_go_forward_keep_what_any_hand_wrote(here: Deeds, there: Deeds) -> None:
    with tempfile.TemporaryDirectory() as folder:
        one, other = two_machines(Path(folder))
        words = written_by_hand(other, there, "Bob")
        other.push()
        words |= written_by_hand(one.pulls_and_takes(), here, "Ada")
        one.push()
        other.pulls_and_takes()

        for machine in (one, other):
            kept = {m.text for m in machine.held() if m.wording.by is Author.PERSON}
            assert words <= kept
            assert len(machine.says()) == len(set(machine.says()))
