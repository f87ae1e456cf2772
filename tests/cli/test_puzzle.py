"""`reverie puzzle`: a question is left in one line, or by numbers, and found again answered."""

from __future__ import annotations

import json
import os
import pty
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import REVERIE, as_json, ran, said, typed
from tests.thinkers.stand_in_api import answering, standing_in

QUESTION = "Which cache can go?"


def added(words: str = "") -> str:
    return str(as_json(f'puzzle add "{QUESTION}" {words}')["id"])


def test_a_puzzle_is_added_with_the_usual_choices(mind: Path) -> None:
    told = said(f'puzzle add "{QUESTION}"')
    assert "standard, 60 min: slept on in the next full night" in told
    (one,) = as_json("puzzle list")
    chosen = [one["puzzle"][name] for name in ("type", "priority", "format", "text")]
    assert chosen == ["custom", "standard", "md", QUESTION]


@pytest.mark.parametrize(
    ("priority", "minutes"),
    [("quick", 15), ("standard", 60), ("deep", 240), ("marathon", 480), ("weekly", 60)],
)
def test_each_priority_has_its_time(mind: Path, priority: str, minutes: int) -> None:
    assert as_json(f"puzzle add Why? --priority {priority}")["minutes"] == minutes


def test_the_text_may_come_from_standard_input(mind: Path) -> None:
    said("puzzle add - --type compare", keys="It's “odd”; $HOME `ls`\n")
    (one,) = as_json("puzzle list")
    assert one["puzzle"]["text"] == "It's “odd”; $HOME `ls`"


def test_in_a_terminal_the_choices_are_numbered_with_budgets_and_the_usual_one_is_preselected(
    mind: Path,
) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [REVERIE, "puzzle", "add", QUESTION],
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    os.close(theirs)
    os.write(ours, b"4\n\n2\n")
    _, told = process.communicate(timeout=60)
    os.close(ours)
    assert process.returncode == 0, told
    for line in (
        "1  quick      15 min: one fact or one small choice",
        "2  standard   60 min: a question you would give an hour; pick this if unsure",
        "3  deep       4 h: research",
        "4  marathon   8 h: one large question",
        "5  weekly     60 min: what can wait for Sunday night (UTC)",
    ):
        assert line in told
    assert "number [2]" in told
    (one,) = as_json("puzzle list")
    chosen = [one["puzzle"][name] for name in ("type", "priority", "format")]
    assert chosen == ["compare", "standard", "adr"]


def test_a_puzzle_is_shown_done_failed_and_purged(mind: Path) -> None:
    first, second = added(), added()
    assert QUESTION in said(f"puzzle show {first[:8]}")
    assert said(f"puzzle done {first[:8]}") == f"{first[:8]} is done\n"
    assert as_json(f"puzzle fail {second}") == {"id": second, "status": "failed"}
    assert {one["status"] for one in as_json("puzzle list")} == {"done", "failed"}
    assert said("puzzle purge").startswith("removed 2")
    assert said("puzzle list") == "no puzzles: `reverie puzzle add TEXT`\n"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("puzzle show nobody", 3),
        ("puzzle done nobody", 3),
        ('puzzle add ""', 2),
        ("puzzle add why --priority someday", 2),
    ],
)
def test_what_cannot_be_done_is_said(mind: Path, line: str, code: int) -> None:
    assert ran(line).returncode == code


def test_a_puzzle_of_a_megabyte_is_refused(mind: Path) -> None:
    ended = ran("puzzle add -", keys="why? " * 250_000)
    assert ended.returncode == 2
    assert "more than 64,001 bytes" in ended.stderr


def test_without_a_mind_there_is_no_queue(project: Path) -> None:
    assert typed("puzzle list").exit_code == 3


def test_a_nap_leaves_puzzles_and_the_plan_says_so(lived: Path) -> None:
    added()
    assert "incubate   rests: puzzles wait for a full night" in said("plan")
    assert "incubate   will think about the puzzles that are due" in said("plan --full")


def test_the_rules_answer_what_they_honestly_can_and_the_file_is_named(slept: Path) -> None:
    id = added("--type pattern")
    waits = as_json('puzzle add "Is P equal to NP?"')["id"]
    said('remember "The cache of the build is stale every Monday."')
    told = said("night --full")
    assert f"puzzle {id[:8]} is answered: .reverie/sync/sleep-results/{id}.md" in told
    assert f"puzzle {waits[:8]} waits: only the rules think tonight" in told
    answer = (slept.parent / "sync/sleep-results" / f"{id}.md").read_text()
    assert "Nobody has judged it." in answer
    assert "stale every Monday" in answer
    assert "## Sources" in answer
    (report,) = (slept.parent / "sync/reports").glob("sleep-*.md")
    assert f"sleep-results/{id}.md" in report.read_text()
    shown = json.loads(said(f"puzzle show {id[:8]} --json"))
    assert shown["answer"] == answer


def test_an_answer_never_changes_what_a_session_is_told(slept: Path) -> None:
    said('remember "The cache of the build is stale every Monday."')
    before = said("briefing")
    added("--type pattern")
    said("night --full")
    results = list((slept.parent / "sync/sleep-results").glob("*.md"))
    assert len(results) == 1
    assert said("briefing") == before


def test_a_dry_run_answers_nothing(slept: Path) -> None:
    added("--type pattern")
    said('remember "The cache of the build is stale every Monday."')
    said("night --full --dry-run")
    assert not (slept.parent / "sync/sleep-results").exists()
    assert [one["status"] for one in as_json("puzzle list")] == ["pending"]


@pytest.fixture
def pulled(mind: Path) -> str:
    """The id of a puzzle that somebody else has left and a pull has brought."""
    one = added()
    queue = Path(".reverie/sync/sleep-queue")
    name = "5f0e8a52-0000-4000-8000-000000000001"
    text = (queue / f"{one}.md").read_text().replace(one, name).replace(QUESTION, "List all.")
    said(f"puzzle fail {one}")
    (queue / f"{name}.md").write_text(text)
    return name


def test_a_pulled_puzzle_waits_for_a_word_and_everybody_says_so(
    pulled: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = f"reverie puzzle accept {pulled[:8]}"
    assert word in said("puzzle list")
    assert word in ran("doctor").stdout
    assert [one["waits_for_a_word"] for one in as_json("puzzle list")] == [True, False]
    monkeypatch.setenv("CLAUDECODE", "1")
    assert ran(f"puzzle accept {pulled}").returncode == 6
    monkeypatch.delenv("CLAUDECODE")
    said(f"puzzle accept {pulled[:8]}")
    assert word not in said("puzzle list") + ran("doctor").stdout
    assert ran("puzzle accept nobody").returncode == 3


def test_a_paid_thinker_is_told_of_a_pulled_puzzle_only_after_a_word(pulled: str) -> None:
    with standing_in(answering([])) as api:
        Path(".reverie/config.toml").write_text(
            f'[thinker]\nname = "openai"\nmodel = "my-model"\naddress = "{api.url}/v1"\n'
            '[prices]\n"my-model" = [0, 0]\n'
        )
        said("config trust")
        assert f"reverie puzzle accept {pulled[:8]}" in said("plan --full")
        said("night --full")
        assert api.asked == []
        said(f"puzzle accept {pulled}")
        said("night --full")
        assert "List all." in "".join(api.asked)
