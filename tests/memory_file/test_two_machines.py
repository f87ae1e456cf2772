"""Two machines share memory.yml through git: what a hand wrote on either is kept on both."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.domain.values.memory import Author, Kind
from reverie.errors import FileRefused
from reverie.memory_file.place import State
from tests.memory_file.homes import A_DAY, CHOICE, FACT, LIKING, QUESTION, RULE
from tests.memory_file.machines import Machine, two_machines

BUSY = "The cache broke with an error!"


@pytest.fixture
def machines(tmp_path: Path) -> tuple[Machine, Machine]:
    return two_machines(tmp_path)


def by(machine: Machine, words: str) -> Author:
    return machine.memory(words).wording.by


def test_each_machine_has_letters_of_its_own(machines: tuple[Machine, Machine]) -> None:
    one, other = machines

    assert one.filing.place.tag != other.filing.place.tag


def test_another_machines_memories_come_as_a_machines_with_its_letters(
    machines: tuple[Machine, Machine],
) -> None:
    one, other = machines
    tag = one.filing.place.tag

    assert other.says() == one.says() == sorted(A_DAY)
    assert {m.name for m in other.held()} == {f"{m.name}-{tag}" for m in one.held()}
    assert [by(other, told) for told in (CHOICE, QUESTION, FACT)] == [Author.MACHINE] * 3


def test_a_rule_of_a_machine_of_mine_is_a_rule_on_my_word(
    machines: tuple[Machine, Machine],
) -> None:
    _, other = machines

    assert (other.memory(RULE).kind, by(other, RULE)) == (Kind.CONSTRAINT, Author.PERSON)
    assert by(other, LIKING) is Author.PERSON


def test_what_a_hand_wrote_there_is_a_hands_here(machines: tuple[Machine, Machine]) -> None:
    one, other = machines
    other.add("constraints", "- Never deploy on Fridays.").edit(CHOICE, "We use DuckDB.")
    other.take()
    other.push()
    one.pulls_and_takes()

    rule, choice = one.memory("Fridays"), one.memory("DuckDB")
    assert (rule.kind, rule.wording.by) == (Kind.CONSTRAINT, Author.PERSON)
    assert rule.name.endswith(other.filing.place.tag)
    assert (choice.name, choice.wording.by) == ("f-20260101-002", Author.PERSON)


def test_going_back_and_forth_duplicates_nothing(machines: tuple[Machine, Machine]) -> None:
    one, other = machines
    other.add("constraints", "- Never deploy on Fridays.")
    other.take()
    for _ in range(3):
        other.push()
        one.pulls_and_takes().live().push()
        other.pulls_and_takes().live()

    assert one.says() == other.says() == sorted([*A_DAY, "Never deploy on Fridays."])


def test_what_each_machine_learns_by_night_reaches_the_other(
    machines: tuple[Machine, Machine],
) -> None:
    one, other = machines
    one.live(BUSY).push()
    other.pulls_and_takes().live("Always lint first.").push()
    one.pulls_and_takes()

    assert {BUSY, "Always lint first."} <= set(one.says())
    assert one.says() == other.says()
    assert by(other, BUSY) is Author.MACHINE


def test_names_of_two_machines_never_mean_one_memory(machines: tuple[Machine, Machine]) -> None:
    one, other = machines
    one.live(BUSY)
    other.live("Always lint first.")
    assert one.memory(BUSY).name == other.memory("lint").name

    other.save(one.text)
    other.take()

    assert {BUSY, "Always lint first."} <= set(other.says())
    assert other.memory(BUSY).name == f"{one.memory(BUSY).name}-{one.filing.place.tag}"


def test_a_file_brought_by_git_counts_nothing_as_deleted(machines: tuple[Machine, Machine]) -> None:
    one, other = machines
    other.delete(FACT)
    other.take()
    other.push()
    one.pulls_and_takes()

    assert FACT in one.says()


# Conflicts.


def test_a_conflict_is_refused_with_its_line_and_both_files_are_safe(
    machines: tuple[Machine, Machine],
) -> None:
    one, other = machines
    other.edit(CHOICE, "We use DuckDB.").take()
    other.push()
    one.edit(CHOICE, "We use SQLite, still.").take()
    assert not one.commit().pull()
    conflicted, before = one.text, one.says()

    with pytest.raises(FileRefused, match="reverie memory merge") as told:
        one.filing.settle()

    assert conflicted.splitlines()[told.value.line - 1].startswith("<<<<<<<")
    assert (one.text, one.says()) == (conflicted, before)


def test_two_hands_on_one_entry_are_both_kept(machines: tuple[Machine, Machine]) -> None:
    one, other = machines
    other.edit(CHOICE, "We use DuckDB.").take()
    other.push()
    one.edit(CHOICE, "We use SQLite, still.").take()
    one.commit().pulls_and_merges()

    assert {"We use DuckDB.", "We use SQLite, still."} <= set(one.says())
    assert by(one, "DuckDB") is by(one, "still") is Author.PERSON
    assert one.filing.place.found().state is State.AS_WRITTEN


def test_hands_on_different_entries_are_both_kept(machines: tuple[Machine, Machine]) -> None:
    one, other = machines
    other.edit(QUESTION, "Why does the parser hang?").take()
    other.push()
    one.edit(RULE, "Never push to any branch.").take()
    one.commit().pulls_and_merges()

    assert {"Why does the parser hang?", "Never push to any branch."} <= set(one.says())


def test_a_night_here_and_a_hand_there_are_both_kept(machines: tuple[Machine, Machine]) -> None:
    one, other = machines
    other.edit(LIKING, "I prefer long answers.").take()
    other.push()
    one.live(BUSY).commit().pulls_and_merges()

    assert {"I prefer long answers.", BUSY} <= set(one.says())


def test_after_a_merge_the_other_machine_gets_all_of_it(machines: tuple[Machine, Machine]) -> None:
    one, other = machines
    other.edit(CHOICE, "We use DuckDB.").take()
    other.push()
    one.edit(RULE, "Never push to any branch.").take()
    one.commit().pulls_and_merges().push()
    other.pulls_and_takes()

    assert {"We use DuckDB.", "Never push to any branch."} <= set(other.says())


# Mixed lines, comments, what was forgotten.


def test_a_rule_by_hand_there_and_a_night_here_are_both_kept(
    machines: tuple[Machine, Machine],
) -> None:
    one, other = machines
    other.add("constraints", "- Never deploy on Fridays.").take()
    other.push()
    one.live(BUSY).commit().pulls_and_merges()

    assert {"Never deploy on Fridays.", BUSY} <= set(one.says())


def test_a_merge_never_takes_an_entry_of_theirs_for_one_of_ours(
    machines: tuple[Machine, Machine],
) -> None:
    one, other = machines
    other.add("preferences", "- Never deploy on Fridays.").take()
    other.push()
    asked = one.mind.remember("Who owns the parser?")
    one.mind.resolve(asked.name, why="Ada does")
    one.filing.refresh()
    one.commit().pulls_and_merges()

    kept = one.store.memories.named(asked.name)
    assert kept is not None
    assert (kept.text, kept.ending is None) == ("Who owns the parser?", False)
    assert "Never deploy on Fridays." in one.says()


def test_comments_survive_a_merge(machines: tuple[Machine, Machine]) -> None:
    one, other = machines
    other.edit(CHOICE, "We use DuckDB.").take()
    other.push()
    one.edit(CHOICE, "We use SQLite, still. # says Ada").take()
    assert "# says Ada" in one.text
    one.commit().pulls_and_merges()

    assert "# says Ada" in one.text


def test_an_edit_of_a_file_that_just_came_by_git_is_the_persons(
    machines: tuple[Machine, Machine],
) -> None:
    one, other = machines
    other.live(BUSY).push()
    one.gets_their_file().edit(CHOICE, "We use SQLite, still.").take()

    assert [m.wording.by for m in one.held() if "still" in m.text] == [Author.PERSON]


def test_what_was_forgotten_here_does_not_come_back_from_there(
    machines: tuple[Machine, Machine],
) -> None:
    one, other = machines
    one.delete(FACT).take()
    one.push()
    other.pulls_and_takes().live().push()
    one.pulls_and_takes()

    assert FACT not in one.says()


def test_a_merge_that_is_refused_names_a_line_of_the_file(
    machines: tuple[Machine, Machine],
) -> None:
    one, other = machines
    other.edit(CHOICE, "We use DuckDB.").take()
    other.push()
    one.edit(CHOICE, "We use SQLite, still.").take()
    assert not one.commit().pull()
    one.edit(">>>>>>>", "        id: Bob\n>>>>>>>")

    with pytest.raises(FileRefused) as told:
        one.filing.merge()
    assert "Bob" in one.text.splitlines()[told.value.line - 1]


def test_a_merge_is_taken_whole_or_refused_whole(machines: tuple[Machine, Machine]) -> None:
    one, other = machines
    other.edit(CHOICE, "We use DuckDB.").take()
    other.push()
    one.edit(CHOICE, "We use SQLite, still.").take()
    assert not one.commit().pull()
    one.edit("We use DuckDB.", "x" * 2_001).edit("We use SQLite, still.", "We use both.")
    before = one.says()

    with pytest.raises(FileRefused, match="2,000"):
        one.filing.merge()
    assert one.says() == before


def test_a_rule_by_hand_that_was_forgotten_here_stays_forgotten(
    machines: tuple[Machine, Machine],
) -> None:
    one, other = machines
    other.add("constraints", "- Never deploy on Fridays.").take()
    other.push()
    one.pulls_and_takes().delete("Fridays").take()
    other.live().push()
    one.gets_their_file().take()

    assert "Never deploy on Fridays." not in one.says()
