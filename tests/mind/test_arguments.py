"""Plain words are taken for voices, kinds and the like; what is none of them is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from typing import Any

import pytest

import reverie
from reverie import Kind, OpenMind, Sleep, Voice
from reverie.errors import ArgumentRefused, DateRefused, Refused, TextRefused


@pytest.fixture
def mind() -> Iterator[OpenMind]:
    """A mind that knows one rule and one question."""
    with reverie.open_mind(":memory:") as opened:
        opened.remember("Never push to main.")
        opened.remember("Why does the test hang?")
        yield opened


def test_words_stand_for_voices_kinds_sleeps_authors_and_ends(mind: OpenMind) -> None:
    rule, question = mind.memories()

    assert mind.record("done", session="a", voice="tool").voice is Voice.TOOL
    assert mind.remember("The build is slow.", kind="doubt", by="agent").kind is Kind.DOUBT
    assert mind.edit(rule.name, text="Push to main.", kind="fact").kind is Kind.FACT
    assert [memory.kind for memory in mind.listed(["fact", Kind.QUESTION])] == ["question", "fact"]
    assert [memory.kind for memory in mind.listed("fact")] == ["fact"]
    assert mind.resolve(question.name, why="A lock was held.", how="abandoned").ending
    assert mind.plan("night").sleep is Sleep.NIGHT
    mind.end_session("a")
    assert mind.night("night").plan.sleep is Sleep.NIGHT
    assert [hit.kind for hit in mind.recall("push", kinds=["fact"])] == ["fact"]
    assert mind.undo(1, then="never").taken_back
    assert mind.plan().sessions == ()


REFUSED: list[tuple[str, type[Refused], Callable[[Any], object]]] = [
    ("person, agent", ArgumentRefused, lambda m: m.record("a", session="s", voice="nobody")),
    ("person, agent", ArgumentRefused, lambda m: m.record("a", session="s", voice=None)),
    ("constraint", ArgumentRefused, lambda m: m.remember("a", kind="rule")),
    ("constraint", ArgumentRefused, lambda m: m.recall("a", kinds=["rule"])),
    ("constraint", ArgumentRefused, lambda m: m.recall("a", kinds="rule")),
    ("constraint", ArgumentRefused, lambda m: m.listed([3])),
    ("nap, night", ArgumentRefused, lambda m: m.night("doze")),
    ("nap, night", ArgumentRefused, lambda m: m.plan(True)),
    ("nap, night", ArgumentRefused, lambda m: m.dry_run(1)),
    ("again, never", ArgumentRefused, lambda m: m.undo(1, then="later")),
    ("again, never", ArgumentRefused, lambda m: m.plan_undo(1, then=0)),
    ("abandoned", ArgumentRefused, lambda m: m.resolve("1", why="so", how="gone")),
    ("person", ArgumentRefused, lambda m: m.used("1", by="me")),
    ("give a str", TextRefused, lambda m: m.record(None, session="s")),
    ("give a str", TextRefused, lambda m: m.record(b"bytes", session="s")),
    ("give a str", TextRefused, lambda m: m.record("a", session=3)),
    ("give a str", TextRefused, lambda m: m.record("a", session="s", origin=3)),
    ("give a str", TextRefused, lambda m: m.end_session(None)),
    ("give a str", TextRefused, lambda m: m.remember(3)),
    ("give a str", TextRefused, lambda m: m.edit(1, text="a")),
    ("give a str", TextRefused, lambda m: m.edit("1", text=None)),
    ("give a str", TextRefused, lambda m: m.forget("1", why=None)),
    ("give a str", TextRefused, lambda m: m.forget(1, why="a")),
    ("give a str", TextRefused, lambda m: m.decide(1, accept=True)),
    ("give a str", TextRefused, lambda m: m.resolve("2", why=None)),
    ("give a str", TextRefused, lambda m: m.confirm(1)),
    ("give a str", TextRefused, lambda m: m.used(1)),
    ("give a str", TextRefused, lambda m: m.recall(None)),
    ("give a str", TextRefused, lambda m: m.explain(1)),
    ("give a str", TextRefused, lambda m: m.measures(b"1")),
    ("give an int", ArgumentRefused, lambda m: m.recall("a", k="7")),
    ("give an int", ArgumentRefused, lambda m: m.recall("a", k=True)),
    ("give an int", ArgumentRefused, lambda m: m.recall("a", budget=1.5)),
    ("give an int", ArgumentRefused, lambda m: m.listed(limit=None)),
    ("give an int", ArgumentRefused, lambda m: m.recount("1")),
    ("give an int", ArgumentRefused, lambda m: m.entry("1")),
    ("give an int", ArgumentRefused, lambda m: m.change(1, "1")),
    ("give an int", ArgumentRefused, lambda m: m.journal(since=None)),
    ("give an int", ArgumentRefused, lambda m: m.undo("1")),
    ("give an int", ArgumentRefused, lambda m: m.undo_entries(None)),
    ("give an int", ArgumentRefused, lambda m: m.undo_change(1, 1.0)),
    ("give an int", ArgumentRefused, lambda m: m.plan_undo_change("e1", 1)),
    ("give an int", ArgumentRefused, lambda m: m.dreams("1")),
    ("give a datetime", DateRefused, lambda m: m.record("a", session="s", at="now")),
    ("give a datetime", DateRefused, lambda m: m.recall("a", since=date(2026, 1, 1))),
    ("give a datetime", DateRefused, lambda m: m.recall("a", until=3)),
    ("reverie.Appraisal", ArgumentRefused, lambda m: m.record("a", session="s", appraisal=80)),
    ("str or a Path", ArgumentRefused, lambda m: m.export(None)),
    ("str or a Path", ArgumentRefused, lambda m: m.import_from(3)),
    ("str or a Path", ArgumentRefused, lambda m: reverie.open_mind(None)),  # type: ignore[arg-type]
    ("str or a Path", ArgumentRefused, lambda m: reverie.open_mind(b"a.db")),  # type: ignore[arg-type]
    ("give a str", TextRefused, lambda m: reverie.open_mind(":memory:", None)),  # type: ignore[arg-type]
    ("Settings", ArgumentRefused, lambda m: reverie.open_mind(":memory:", settings={})),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("step", "error", "call"), REFUSED)
def test_what_is_of_the_wrong_type_is_refused_with_what_to_give(
    mind: OpenMind, step: str, error: type[Refused], call: Callable[[OpenMind], object]
) -> None:
    with pytest.raises(error, match=step):
        call(mind)
    assert len(list(mind.memories())) == 2
