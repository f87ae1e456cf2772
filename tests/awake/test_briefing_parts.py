"""What a session is told of its memory: prepared parts, or an edited file as it is."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from reverie import keyed
from reverie.awake import briefing_parts
from reverie.awake.repay import write_numbers
from reverie.errors import FileRefused
from reverie.settings import Settings
from tests.awake.hooking import NOW, Project, a_project, call
from tests.cli.terminal import REVERIE
from tests.memory_file.homes import A_DAY, RULE, Home

MOST = 9_900
"""Characters the host passes on of one hook, with some to spare."""
EDITED = "Never push to any branch."
LARGE = Settings.of(token_budget=50_000)


class Told:
    """A project with a mind whose nights prepare what its hooks tell."""

    def __init__(self, folder: Path, settings: Settings | None = None) -> None:
        self.project: Project = a_project(folder)
        self.settings = settings or Settings()
        self.home = Home(self.project.folder, settings=self.settings)
        write_numbers(self.project.home, self.settings)

    @property
    def hooks(self) -> int:
        """How many hooks tell a part."""
        return self.settings.file.briefing_parts

    def part(self, number: int) -> str:
        return briefing_parts.part(self.project.home, number, self.hooks, MOST)

    def parts(self) -> list[str]:
        """What all hooks of a start tell of the memory, but for the head."""
        return [self.part(number) for number in range(1, self.hooks + 1)]

    def head(self) -> str:
        return briefing_parts.head(self.project.home)

    @property
    def folder(self) -> Path:
        return self.project.state / "briefing"


@pytest.fixture
def told(tmp_path: Path) -> Told:
    told = Told(tmp_path)
    told.home.live(*A_DAY)
    return told


def rules(count: int, letters: int = 60) -> list[str]:
    """So many rules, each of its own words and at least so long."""
    return [
        f"Never open gate {n} {'of the old harbour ' * letters}."[:letters] for n in range(count)
    ]


def test_before_the_first_night_nothing_is_told(tmp_path: Path) -> None:
    told = Told(tmp_path)
    assert (told.head(), told.parts()) == ("", ["", "", ""])


def test_a_small_memory_is_told_by_the_first_hook_alone(told: Told) -> None:
    first, *others = told.parts()
    assert f"- {RULE} [" in first
    assert set(others) == {""}
    assert "\n## Where we are\nResumed. Last session: " in first


def test_what_the_hooks_print_is_what_was_prepared(told: Told) -> None:
    payload = told.project.payload("new", "SessionStart", source="startup")
    for number in (1, 2, 3):
        said = told.project.hook(f"briefing-{number}", payload)
        assert (said.code, said.out, said.err) == (0, told.part(number), "")
    assert told.head() in told.project.hook("session-start", payload).out
    assert told.project.log() == ""


def test_the_same_bytes_are_told_while_nothing_changes(told: Told) -> None:
    before = (told.head(), told.parts())
    told.home.mind.record("hello", session="s2")
    told.home.mind.night()
    told.home.filing.settle()
    assert (told.head(), told.parts()) == before


def test_a_memory_of_fifty_thousand_tokens_is_told_whole(tmp_path: Path) -> None:
    told = Told(tmp_path, LARGE)
    many = rules(500, letters=300)
    for rule in many:
        told.home.mind.remember(rule)
    told.home.filing.settle()
    parts = told.parts()
    assert len([part for part in parts if part]) > 10
    assert all(len(part) <= MOST for part in parts)
    assert "more parts" not in "".join(parts)
    assert [rule for rule in many if "".join(parts).count(f"- {rule} [") != 1] == []


def crowded(folder: Path) -> tuple[Told, list[str]]:
    """A project whose rules, which are never cut, take more parts than there are hooks."""
    told = Told(folder)
    many = rules(150, letters=300)
    for rule in many:
        told.home.mind.remember(rule)
    told.home.filing.settle()
    return told, many


def test_the_last_hook_says_that_there_are_more_parts(tmp_path: Path) -> None:
    told, _ = crowded(tmp_path)
    count = json.loads((told.folder / "of.json").read_text())["parts"]
    first, second, third = told.parts()
    assert count > 3
    assert third.endswith(f"\n({count - 3} more parts: `reverie briefing`)\n")
    assert max(map(len, (first, second, third))) <= MOST
    assert "more parts" not in first + second


def test_the_last_hook_cuts_no_rule_in_two(told: Told) -> None:
    lines = [f"- Never open gate {number:03} of the old harbour alone." for number in range(180)]
    room = MOST - 60 - sum(len(line) + 1 for line in lines)
    lines.append("- Never".ljust(room - 1, "."))
    full = "".join(f"{line}\n" for line in lines)
    title = "(What you know from earlier sessions, part 3 of 12)\n"
    keyed.write_whole(told.folder / "3.txt", title + full)
    known = json.loads(keyed.read(told.folder / "of.json"))
    keyed.write_whole(told.folder / "of.json", json.dumps({**known, "parts": 12}))
    shown = [line for line in told.part(3).splitlines() if line.startswith("- ")]
    assert [line for line in shown if line not in lines] == []


def test_a_hook_beyond_those_the_settings_know_tells_its_part_too(tmp_path: Path) -> None:
    told, _ = crowded(tmp_path)
    assert told.part(4).startswith("(What you know from earlier sessions, part 4 of ")


def test_a_session_is_told_all_parts_as_soon_as_the_hooks_for_them_are_registered(
    tmp_path: Path,
) -> None:
    told, many = crowded(tmp_path)
    write_numbers(told.project.home, LARGE)
    payload = told.project.payload("new", "SessionStart", source="startup")
    said = [told.project.hook(f"briefing-{n}", payload).out for n in range(1, 8)]
    assert [rule for rule in many if f"- {rule} [" not in "".join(said)] == []


def test_hooks_registered_for_a_larger_budget_do_not_say_that_more_is_left(tmp_path: Path) -> None:
    told, _ = crowded(tmp_path)
    (told.project.folder / ".reverie/config.toml").write_text("[file]\ntoken_budget = 50_000\n")
    subprocess.run([REVERIE, "init"], cwd=told.project.folder, check=True, capture_output=True)
    registered = (told.project.folder / ".claude/settings.local.json").read_text()
    payload = told.project.payload("new", "SessionStart", source="startup")
    assert registered.count("briefing-") == LARGE.file.briefing_parts
    assert "more parts" not in told.project.hook("briefing-3", payload).out


# An edited file.


def edit(told: Told, old: str = RULE, new: str = EDITED) -> None:
    told.home.edit(old, new)


def test_words_that_nobody_has_taken_in_are_never_told(told: Told) -> None:
    edit(told)
    assert all(EDITED not in part for part in told.parts())
    assert RULE in told.part(1)
    assert told.head().endswith("memory.yml was changed since; what follows is from before.\n")


def test_an_edit_that_keeps_the_size_is_seen_by_its_time(told: Told) -> None:
    edit(told, RULE, RULE.replace("main", "dawn"))
    assert briefing_parts.is_edited(told.project.home)


def test_a_file_that_cannot_be_taken_is_said_to_be_so_and_waited_for_no_more(told: Told) -> None:
    told.home.save("hot: [")
    with pytest.raises(FileRefused):
        told.home.filing.settle()
    assert not briefing_parts.is_edited(told.project.home)
    assert "cannot be taken in" in told.head()
    assert RULE in told.part(1)
    told.home.save("hot: [[")
    assert briefing_parts.is_edited(told.project.home)


def test_once_it_is_taken_in_it_is_told_as_prepared_again(told: Told) -> None:
    edit(told)
    told.home.take()
    assert f"- {EDITED} [" in told.part(1)
    assert "changed since" not in told.head()


def test_a_file_that_was_only_touched_is_settled_by_a_taking(told: Told) -> None:
    os.utime(told.home.file, ns=(1, 1))
    assert briefing_parts.is_edited(told.project.home)
    told.home.take()
    assert not briefing_parts.is_edited(told.project.home)


@pytest.mark.parametrize("bytes_", [b"", b"\xff\xfe\x00bad", b"\r\n" * 9, "é\u2028ü".encode()])
def test_an_odd_edited_file_breaks_no_hook(told: Told, bytes_: bytes) -> None:
    told.home.file.write_bytes(bytes_)
    payload = told.project.payload("new", "SessionStart", source="startup")
    for name in ("session-start", "briefing-1", "briefing-2"):
        assert told.project.hook(name, payload).code == 0
    assert told.project.log() == ""


def test_a_deleted_file_leaves_what_was_prepared(told: Told) -> None:
    told.home.file.unlink()
    assert RULE in told.part(1)
    assert "changed since" not in told.head()


# What can go wrong.


def test_without_the_list_of_parts_no_part_is_told(told: Told) -> None:
    (told.folder / "of.json").unlink()
    assert told.parts() == ["", "", ""]
    assert briefing_parts.is_edited(told.project.home)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '{"parts": "3"}',
        '{"parts": null}',
        "\0",
        "[" * 9_999,
    ],
)
def test_a_broken_list_of_parts_breaks_no_hook(told: Told, text: str) -> None:
    keyed.write_whole(told.folder / "of.json", text)
    payload = told.project.payload("new", "SessionStart", source="startup")
    assert told.project.hook("session-start", payload).out.endswith("last slept never\n")
    assert told.project.hook("briefing-1", payload).code == 0
    assert told.project.log() == ""


def test_a_missing_part_is_told_as_nothing(told: Told) -> None:
    (told.folder / "1.txt").unlink()
    assert told.part(1) == ""


@pytest.mark.parametrize("name", ["briefing-", "briefing-x", "briefing--1"])
def test_a_hook_of_no_part_tells_nothing(told: Told, name: str) -> None:
    said = told.project.hook(name, told.project.payload("new", "SessionStart"))
    assert (said.code, said.out, said.err) == (0, "", "")


def test_nothing_is_told_while_reverie_is_paused(told: Told) -> None:
    keyed.write_whole(told.project.state / "paused", "")
    said = told.project.hook("briefing-1", told.project.payload("new", "SessionStart"))
    assert said.out == ""


def test_the_head_is_told_after_an_order_and_before_the_state_of_sleep(told: Told) -> None:
    told.home.live("Never push to main.", "Always push to main.")
    payload = told.project.payload("new", "SessionStart", source="startup")
    text = call("session-start", told.project.home, payload, NOW)
    assert text.index("Before work:") < text.index("# Sleep:")


def test_what_was_carried_forward_leaves_room_for_the_state_of_sleep(tmp_path: Path) -> None:
    told = Told(tmp_path)
    told.home.live(RULE, f"Next time start with {'the linker and ' * 700}the rest.")
    payload = told.project.payload("new", "SessionStart", source="startup")
    said = told.project.hook("session-start", payload).out
    assert "Current focus: Next time" in told.part(1)
    assert "# Sleep: debt 0" in said
    assert "Next time" not in said
