"""A memory file that was cut off is refused: what followed is not forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.domain.views.sheet import Removed
from reverie.errors import FileRefused
from tests.memory_file.homes import A_DAY, RULE, Home


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path).live(*A_DAY, "Always lint first.")


def test_a_file_cut_off_at_any_place_makes_nobody_forget_more_than_its_last_entry(
    home: Home,
) -> None:
    whole = home.text
    known = {memory.text for memory in home.mind.memories()}
    for at in range(whole.index("hot:"), len(whole), 7):
        home.save(whole[:at])
        try:
            gone = home.filing.edits().edits
        except FileRefused:
            continue
        assert len(gone) <= 1
    home.save(whole[: len(whole) // 2])
    home.live("lunch was fine")

    assert known <= {memory.text for memory in home.mind.memories()}
    assert home.text == whole[: len(whole) // 2]


def test_a_cut_is_told_with_its_line_and_what_to_do(home: Home) -> None:
    kept = home.text[: home.text.index("cold:")]
    home.save(kept)

    with pytest.raises(FileRefused, match="cut off here, and 3 entries") as refused:
        home.take()
    assert refused.value.line == kept.count("\n") + 1

    home.file.unlink()
    home.take()
    home.live("lunch was fine")
    assert RULE in home.text


def test_an_entry_deleted_at_the_end_is_forgotten(home: Home) -> None:
    home.save(home.text[: home.text.rindex("- id:")].rstrip(" "))
    (edit,) = home.take().by_hand

    assert isinstance(edit, Removed)
    assert edit.item.text not in {memory.text for memory in home.mind.memories()}
