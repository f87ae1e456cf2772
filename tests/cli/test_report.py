"""The report and the proposals from the command line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie import open_mind
from reverie.cli.proposals import settle_one_by_one
from reverie.domain.values.memory import Author
from reverie.errors import ChangeRefused
from tests.cli.terminal import CHOICE, RULE, as_json, said, typed


def test_the_last_report_is_told_in_lines(slept: Path) -> None:
    told = said("report")
    assert "Nap 1, " in told
    assert f"Rule: {RULE}" in told
    assert "No patterns this cycle." in told


def test_a_report_for_programs_is_flat_and_has_names(slept: Path) -> None:
    told = as_json("report")
    (sleep,) = told["sleeps"]
    assert [item["text"] for item in sleep["learned"]] == [RULE, CHOICE]
    assert re.fullmatch(r"f-\d{8}-\d+", sleep["learned"][0]["name"])
    assert told["to_decide"]["count"] == 0


def test_a_day_without_sleep_is_refused_with_what_to_do(slept: Path) -> None:
    told = typed("report 2001-01-01")
    assert told.exit_code != 0
    assert "reverie nights" in str(told.exception or told.output)


def test_today_and_last_are_the_same_page(slept: Path) -> None:
    assert said("report today") == said("report last") == said("report")


def test_the_page_is_written_as_html_with_pictures(slept: Path, project: Path) -> None:
    assert said("report --html page.html").strip() == "wrote page.html"
    page = (project / "page.html").read_text()
    assert RULE in page
    assert page.count("<svg") == 2


@pytest.fixture
def asked(mind: Path) -> Path:
    """A mind with three proposals."""
    with open_mind(mind) as m:
        for port in (80, 443, 22):
            kept = m.remember(f"Port {port} is open.", by=Author.AGENT)
            m.propose_forgetting(kept.name, why="it is closed")
    return mind


def test_of_very_many_proposals_the_first_are_listed_and_the_rest_counted(
    asked: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reverie.cli.proposals.MOST_SHOWN", 2)
    told = said("proposals").splitlines()
    assert sum(line.startswith("p-") for line in told) == 2
    assert told[-1] == "… and 1 more: `reverie proposals --json`"
    assert len(as_json("proposals")) == 3


def keys(pressed: str) -> Iterator[str]:
    return iter(pressed)


def test_one_key_settles_each_proposal(asked: Path) -> None:
    with open_mind(asked) as m:
        first, second, third = m.proposals()
        pressed = keys("xyns")
        settle_one_by_one(m, m.proposals(), lambda: next(pressed))
        assert [p.name for p in m.proposals()] == [third.name]
        gone = {memory.text for memory in m.memories()}
    assert len(gone) == 2
    assert first.name != second.name


def test_q_ends_the_asking_and_the_rest_waits(asked: Path) -> None:
    with open_mind(asked) as m:
        settle_one_by_one(m, m.proposals(), lambda: "q")
        assert len(m.proposals()) == 3


def test_what_is_refused_is_not_asked_again(asked: Path) -> None:
    with open_mind(asked) as m:
        settle_one_by_one(m, m.proposals(), lambda: "n")
        memory = next(iter(m.memories()))
        with pytest.raises(ChangeRefused):
            m.propose_forgetting(memory.name, why="it is closed")
        assert m.proposals() == []


def test_without_a_terminal_proposals_are_only_listed(asked: Path) -> None:
    assert said("proposals").count("p-") == 3


def test_many_proposals_are_counted_and_few_are_told(mind: Path) -> None:
    with open_mind(mind) as m:
        for number in range(40):
            kept = m.remember(f"Port {number} is open.", by=Author.AGENT)
            m.propose_forgetting(kept.name, why="closed")
        m.night()
    told = said("report")
    found = re.search(r"(\d+) proposals, one key each:", told)
    assert found
    assert int(found[1]) >= 40
    assert len(re.findall(r"\bp-[0-9a-f]{8}", told)) == 5
    assert as_json("report")["to_decide"]["proposals_in_all"] == int(found[1])
