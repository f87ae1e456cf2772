"""What a person had forgotten on one machine stays so, whatever another brings of before."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sync.machines import Machine, by_folder

RULE = "Never push to main on Fridays."
TOLD = "The build runs on ARM."


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Machine, Machine]:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    settings = by_folder(tmp_path)
    return Machine(tmp_path / "one", settings), Machine(tmp_path / "other", settings)


def agreed(two: tuple[Machine, Machine], *order: int) -> None:
    for number in order:
        two[number].sync(joins=True)
    assert two[0].told() == two[1].told()


def forget(machine: Machine, name: str) -> None:
    with machine.mind() as mind:
        mind.forget(name, why="wrong")


def test_a_forgetting_needs_no_question_where_the_other_only_slept(
    two: tuple[Machine, Machine],
) -> None:
    one, other = two
    name = one.remember(TOLD)
    agreed(two, 0, 1)
    one.live(RULE)
    one.sleep()
    forget(other, name)

    agreed(two, 0, 1, 0)

    assert list(one.texts().values()) == [RULE]
    assert one.proposals() == []


def test_what_one_forgot_the_other_does_not_bring_from_before(
    two: tuple[Machine, Machine],
) -> None:
    one, other = two
    other.remember(TOLD)
    one.pass_hours(2)
    forget(one, one.remember(TOLD))

    agreed(two, 0, 1, 0)

    assert one.texts() == {}


def test_what_the_other_learned_of_a_session_is_forgotten_too(
    two: tuple[Machine, Machine],
) -> None:
    one, other = two
    one.live(RULE)
    one.sleep()
    other.pass_hours(3)
    forget(other, other.remember(RULE))

    agreed(two, 0, 1, 0)

    assert one.texts() == {}


def test_what_a_person_tells_again_after_the_forgetting_holds(
    two: tuple[Machine, Machine],
) -> None:
    one, other = two
    forget(one, one.remember(TOLD))
    other.pass_hours(2)
    other.remember(TOLD)

    agreed(two, 0, 1, 0)

    assert list(one.texts().values()) == [TOLD]
    with one.mind() as mind:
        assert not mind.store.memories.any_forgotten()


def test_a_forgetting_is_undone_by_its_entry_on_either_machine(
    two: tuple[Machine, Machine],
) -> None:
    one, other = two
    name = one.remember(TOLD)
    agreed(two, 0, 1)
    one.live(RULE)
    one.sleep()
    forget(other, name)
    agreed(two, 0, 1, 0)

    with one.mind() as mind:
        mind.undo_entries(mind.store.journal.last())
    agreed(two, 0, 1, 0)

    assert TOLD in one.texts().values()
    with other.mind() as mind:
        assert not mind.store.memories.any_forgotten()
        assert mind.rebuild()
