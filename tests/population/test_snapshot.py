"""A population is saved in one file and goes on from it, or the file is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.errors import CannotWrite, NewerMind, NotAMind
from reverie.population.population import Population
from reverie.population.snapshot import FORM
from tests.population.lives import Life, a_city, bits, columns_between, compiled, lives, short_days


@given(life=lives(), stop=st.integers(0, 5))
def test_a_population_that_was_saved_and_loaded_goes_on_as_if_it_had_not_been(
    tmp_path_factory: pytest.TempPathFactory, life: Life, stop: int
) -> None:
    path = tmp_path_factory.getbasetemp() / "city"
    city = a_city(life)
    for number, until in enumerate(life.steps):
        city.record(**columns_between(life, city.now, until))
        if number == stop % len(life.steps):
            city.save(path)
            city = Population.load(path)
        city.advance(until)
    unsaved = compiled(life)
    for number in range(len(city)):
        assert bits(city.agent(number)) == bits(unsaved.agent(number))


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The file of a city of twenty."""
    city = Population.spawn(20, short_days(), tick=3)
    city.record(agent=[1, 2, 2], number=[1, 1, 2], tick=[5, 6, 9], importance=70, place=4, tags=8)
    city.advance(500)
    city.agents()
    city.save(tmp_path / "city")
    return tmp_path / "city"


def test_a_save_that_was_cut_short_anywhere_is_refused(saved: Path, tmp_path: Path) -> None:
    whole = saved.read_bytes()
    for size in (0, 5, 18, 19, 100, len(whole) // 2, len(whole) - 33, len(whole) - 1):
        (tmp_path / "short").write_bytes(whole[:size])
        with pytest.raises(NotAMind, match=r"short.* (is cut short|is not a saved)"):
            Population.load(tmp_path / "short")


def test_a_save_with_a_changed_byte_is_refused(saved: Path, tmp_path: Path) -> None:
    whole = saved.read_bytes()
    for place in (25, 60, len(whole) // 3, len(whole) // 2, len(whole) - 5):
        changed = bytearray(whole)
        changed[place] ^= 4
        (tmp_path / "changed").write_bytes(changed)
        with pytest.raises((NotAMind, NewerMind)):
            Population.load(tmp_path / "changed")


def test_a_save_of_a_newer_version_says_so(saved: Path) -> None:
    first, header, rest = saved.read_bytes().split(b"\n", 2)
    newer = json.dumps(json.loads(header) | {"form": FORM + 1}).encode()
    saved.write_bytes(b"\n".join([first, newer, rest]))
    with pytest.raises(NewerMind, match="newer Reverie"):
        Population.load(saved)


def test_a_save_of_an_older_version_says_so(saved: Path) -> None:
    first, header, rest = saved.read_bytes().split(b"\n", 2)
    older = json.dumps(json.loads(header) | {"form": FORM - 1}).encode()
    saved.write_bytes(b"\n".join([first, older, rest]))
    with pytest.raises(NotAMind, match="saved by an older Reverie; simulate it again"):
        Population.load(saved)


def test_what_is_no_save_or_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear all,\nnothing here.\n")
    for name in ("letter", "nothing"):
        with pytest.raises(NotAMind, match=name):
            Population.load(tmp_path / name)


def test_a_save_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    city = Population.spawn(2)
    with pytest.raises(CannotWrite, match="cannot save"):
        city.save(tmp_path / "no such folder" / "city")
    assert list(tmp_path.iterdir()) == []
