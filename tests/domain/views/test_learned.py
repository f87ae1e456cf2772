"""What a night kept, replayed, let go and left out is counted from its changes."""

from __future__ import annotations

from dataclasses import replace

from reverie.domain.journal.kinds import MarkChange, MemoryChange
from reverie.domain.values.memory import Kind
from reverie.domain.values.session import Mark
from reverie.domain.views.learned import Learned, learned
from reverie.testing import a_memory
from reverie.writing.nights import learned_words


def born(number: int, kind: Kind, *, held: bool = False) -> MemoryChange:
    memory = a_memory(number, f"memory {number}", kind=kind)
    texture = replace(memory.wording.texture, held=held)
    memory = replace(memory, wording=replace(memory.wording, texture=texture))
    return MemoryChange(target=number, before=None, after=memory, reason="born")


def marked(upto: int, *left: tuple[str, int], before: Mark | None = None) -> MarkChange:
    return MarkChange(target="s", before=before, after=Mark(upto, left_out=left), reason="taken in")


def test_births_are_counted_by_kind_and_what_is_held_back_apart() -> None:
    night = learned(
        [
            born(1, Kind.FACT),
            born(2, Kind.CONSTRAINT),
            born(3, Kind.FACT),
            born(4, Kind.DOUBT, held=True),
        ]
    )

    assert night.kept == ((Kind.CONSTRAINT, 1), (Kind.FACT, 2))
    assert night.held == 1


def test_what_is_left_out_adds_up_over_sessions_the_most_frequent_first() -> None:
    night = learned([marked(3, ("chatter", 2), ("offer", 1)), marked(9, ("offer", 4))])

    assert night.left_out == (("offer", 5), ("chatter", 2))


def test_a_mark_that_takes_nothing_new_in_leaves_nothing_out_again() -> None:
    assert learned([marked(3, ("chatter", 2), before=Mark(3))]).left_out == ()


def test_a_night_is_told_as_a_person_would_say_it() -> None:
    night = Learned(((Kind.CONSTRAINT, 2), (Kind.DECISION, 1)), 1, 3, 2, (("chatter", 28),), 1)

    assert learned_words(night) == [
        "kept 2 rules, 1 decision; held back 1: `reverie quarantine`; replayed 3 memories; "
        "found an answer to 1 question; let go of 2",
        "left out 28: 28 chatter (`reverie explain --left-out`)",
    ]
    assert learned_words(Learned()) == ["kept nothing new"]
