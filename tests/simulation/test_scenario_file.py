"""A scenario file is taken whole, or refused with file, key path and what to do."""

from __future__ import annotations

import gc
import re
from pathlib import Path

import pytest

from reverie.errors import Refused
from reverie.simulation.scenario_file import read_scenario, scenario_in
from tests.simulation.scenarios import TOWN, a_town

ROOT = Path(__file__).parents[2]


def test_a_scenario_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "town.toml"
    file.write_text(TOWN)
    assert scenario_in(file) == a_town()
    assert [place.name for place in a_town().places] == ["North well", "South well", "Gate"]


def test_the_scenario_of_the_how_to_is_taken() -> None:
    page = (ROOT / "docs/how-to/simulate-a-city.md").read_text()
    (text,) = re.findall(r"^```toml\n(.*?)^```", page, re.S | re.M)
    assert read_scenario(text, "wells.toml").name == "Two wells"


def test_a_key_may_be_given_in_place_of_the_one_in_the_file() -> None:
    assert a_town(agents=7, days=1).agents == 7


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("agents = 60", "agent = 60", "agent: there is no such key; did you mean agents?"),
        ("per_day = 4", "perday = 4", r"events\[0\].perday: there is no such key; did you mean"),
        ("agents = 60", "agents = 0", "agents: it is 0; give 1 to 100,000,000"),
        ("agents = 60", 'agents = "many"', "agents: it is str; give int"),
        ("agents = 60", "", "agents: it is missing; add it"),
        ("per_day = 4", "per_day = nan", r"events\[0\].per_day: it is nan; give more than 0"),
        ("per_day = 4", "per_day = 0", r"events\[0\].per_day: it is 0.0; give more than 0"),
        ("per_day = 4", "per_day = 499", "events: per_day sums to 502.5; give at most 500"),
        ("share = 0.75", "share = 0.7", "tiers: their shares sum to 0.95; let them sum to 1"),
        ("tier = 1", "tier = 4", r"tiers\[0\].tier: it is 4; give 1 to 3"),
        ('place = "Gate"', 'place = "Gait"', r"events\[1\].place: there is no 'Gait'; did you"),
        ('kind = "gate"', 'kind = ""', r"places\[2\].kind: it is empty; give a name"),
        ('kind = "well"\nper', 'kind = "x"\nper', r"events\[0\].kind: there is no 'x'; there are"),
        ('who = ["people"]', 'who = ["cats"]', r"events\[2\].who: there is no 'cats'"),
        ('"6-9" = 3', '"9-6" = 3', r"events\[0\].hours: '9-6' is no span of hours; give one"),
        ('"6-9" = 3, "9-20" = 1', '"6-9" = 0', r"events\[0\].hours: no hour has a weight; give"),
        ("[10, 40]", "[40, 10]", r"events\[0\].valence: \[40, 10\] runs backward; give"),
        ("[10, 40]", "[10, 140]", r"events\[0\].valence: it is 140; give -100 to 100"),
        ("days = [2, 3]", "days = [3, 2]", r"events\[2\].days: \[3, 2\] are no days; give"),
        ('["denied"]', '["denyed"]', r"events\[2\].tags\[0\]: there is no 'denyed'; give served"),
        ("person = true", 'person = true\nfaction = "the guards"', r"events\[1\]: it is about mor"),
        ('"South well"', '"North well"', r"places\[1\].name: 'North well' is there twice; give"),
        ("seed = 5", "seed =", "is not TOML: .* line 5.*; correct it"),
        ("[[tiers]]", "[memory]\ndayly_capacity = 3\n[[tiers]]", "memory.dayly_capacity: there is"),
        ("[[tiers]]", "[memory]\ndaily_capacity = 0\n[[tiers]]", "memory.daily_capacity: nothing"),
        (
            "[[tiers]]",
            "[memory]\narrivals_capacity = 9\n[[tiers]]",
            "memory.arrivals_capacity: a",
        ),
        ("[[tiers]]", '[outputs]\nformat = "xls"\n[[tiers]]', "outputs.format: there is no 'xls'"),
    ],
)
def test_what_cannot_be_taken_is_refused_by_its_key(old: str, new: str, words: str) -> None:
    assert old in TOWN
    with pytest.raises(Refused, match=f"^town.toml(,)? {words}"):
        read_scenario(TOWN.replace(old, new, 1), "town.toml")


def test_what_is_no_file_of_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be read: No such file"):
        scenario_in(tmp_path / "none.toml")
    with pytest.raises(Refused, match="is a pipe, a device or a folder"):
        scenario_in(tmp_path)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refused, match="is not text in UTF-8"):
        scenario_in(tmp_path / "bytes.toml")


def test_reading_survives_a_collection_of_garbage_at_any_moment() -> None:
    before = gc.get_threshold()
    gc.set_threshold(1)
    try:
        a_town()
    finally:
        gc.set_threshold(*before)
