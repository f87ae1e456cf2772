"""Waking: a mind is made, things are recorded in it, sessions end; what cannot be is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import RULE, as_json, ran, said, typed


def test_init_makes_a_mind_a_config_and_a_gitignore_and_says_what_next(project: Path) -> None:
    told = said("init --no-claude")

    assert "main's mind is at ./.reverie/mind.db" in told
    assert "Next: reverie record" in told
    made = {file.name for file in (project / ".reverie").iterdir() if file.is_file()}
    assert {"mind.db", "config.toml", ".gitignore"} <= made


def test_init_twice_keeps_what_is_there(lived: Path) -> None:
    config = lived.parent / "config.toml"
    config.write_text("[journal]\nundoable_nights = 7\n")

    told = said("init")

    assert told == "main's mind is already at ./.reverie/mind.db\n"
    assert config.read_text() == "[journal]\nundoable_nights = 7\n"
    assert as_json("status")["episodes"] == 2


def test_init_makes_anew_only_what_is_missing(mind: Path) -> None:
    (mind.parent / ".gitignore").unlink()

    assert as_json("init")["made"] == ["./.reverie/.gitignore"]


def test_init_makes_the_folder_it_is_given_only_if_it_is_told_to(project: Path) -> None:
    refused = typed("init deep/er --agent ada")
    assert refused.exit_code == 2
    assert "there is no folder deep/er; check its name, or make it with --make" in refused.output
    assert list(project.iterdir()) == []

    said("init deep/er --make --agent ada")

    assert (project / "deep" / "er" / ".reverie" / "mind.db").is_file()


def test_init_refuses_a_file_as_folder(project: Path) -> None:
    (project / "notes.txt").write_text("hello")

    assert typed("init notes.txt").exit_code == 2


def test_git_ignores_the_mind_but_not_the_config_of_those_who_share(project: Path) -> None:
    said("init --shared")
    ignored = (project / ".reverie" / ".gitignore").read_text().split()
    assert ignored == [
        "mind.db*",
        "memory.yml.tonight",
        "state/",
        "dreams/",
        "sync/",
        "set-aside-*/",
    ]


def test_git_ignores_all_of_a_mind_that_is_not_shared(mind: Path) -> None:
    assert "*" in (mind.parent / ".gitignore").read_text().splitlines()


def test_what_is_recorded_gets_a_number(mind: Path) -> None:
    assert said("record hello --session monday") == "recorded episode 1 in session monday\n"
    assert said("record again --session monday") == "recorded episode 2 in session monday\n"


def test_record_can_end_the_session(mind: Path) -> None:
    told = said(f'record "{RULE}" --session monday --end')

    assert "session monday has ended; it waits for a night: `reverie night`" in told
    assert as_json("status")["sessions_waiting"] == 1


def test_record_takes_a_voice_a_time_and_an_importance(mind: Path) -> None:
    told = as_json(
        "record hello --session a --voice tool --at 2026-01-31T09:00+01:00 --importance 0.7"
    )

    assert told["episode"]["voice"] == "tool"
    assert told["episode"]["at"] == "2026-01-31T08:00:00+00:00"
    assert told["episode"]["appraisal"]["importance"] == 70
    assert told["session"] is None


def test_a_dash_reads_the_text_from_standard_input(mind: Path) -> None:
    ended = ran("record - --session monday --json", keys="Never push\nto main, naïvely.")

    assert ended.returncode == 0
    assert json.loads(ended.stdout)["episode"]["text"] == "Never push\nto main, naïvely."


def test_a_session_ends_and_waits(mind: Path) -> None:
    said("record hello --session monday")

    assert said("end monday") == "session monday is number 1; it waits: `reverie night`\n"


def test_a_session_that_was_taken_in_does_not_wait_when_it_is_ended_again(lived: Path) -> None:
    said("doze")
    assert said("end monday") == (
        "session monday is number 1; a doze has taken it in; "
        "a night would sleep on it: `reverie night`\n"
    )

    said("night")
    assert said("end monday") == "session monday is number 1; all of it has been taken in\n"

    said("record again --session monday")
    assert said("end monday") == "session monday is number 1; it waits: `reverie night`\n"


def test_status_of_a_new_mind_names_the_next_step(mind: Path) -> None:
    assert "nothing recorded yet: `reverie record TEXT --session NAME`" in said("status")


def test_status_of_a_rested_agent_tells_what_it_knows(slept: Path) -> None:
    told = said("status")

    assert "knows      2 memories (2 hot, 0 warm, 0 cold)" in told
    assert "1 rule, 0 open questions" in told
    assert "has lived  1 session, 2 episodes" in told
    assert "night 1, completed" in told
    assert "nothing waits; the agent is rested" in told


def test_status_names_what_waits(lived: Path) -> None:
    told = said("status")

    assert "last slept never" in told
    assert "next       a night would take in 1 session: `reverie night`" in told


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('record "" --session a', "the text is empty; give it"),
        ('record "  " --session a', "the text is empty; give it"),
        ('record hello --session ""', "the session name is empty; give it"),
        ("record hello", "Missing option '--session'"),
        ("record hello --session a --at 2999-01-01T00:00+00:00", "lies in the future"),
        ("record hello --session a --at 2026-01-31T09:00", "has no time zone; add one"),
        ("record hello --session a --at nonsense", "'nonsense' is not a time; write it as"),
        ("record hello --session a --importance 7", "give a number from 0 to 1"),
        ("record hello --session a --importance -1", "give a number from 0 to 1"),
        ("record hello --session a --importance nan", "give a number from 0 to 1"),
        ("record hello --session a --importance much", "'much' is not a valid float"),
        ("record hello --session a --voice god", "'god' is not one of"),
        ('remember ""', "the text is empty; give it"),
        ("remember hello --kind mood", "'mood' is none of: rule, constraint, question"),
        ("memories --kind mood", "'mood' is none of: rule, constraint, question"),
        ("memories -n 0", "0 is not in the range"),
        ("recall hello -k 0", "0 is not in the range"),
        ("recall hello --budget -1", "-1 is not in the range"),
        ("recall hello --since someday", "'someday' is no date; write 2026-01-31"),
        ("recall hello --kind mood", "'mood' is none of: rule, constraint, question"),
        ("used", "Missing argument"),
        ("forget f-1", "Missing option '--why'"),
        ('forget f-1 --why ""', "the reason is empty; give it"),
    ],
)
def test_what_cannot_be_taken_is_refused_with_two_and_a_reason(
    mind: Path, line: str, why: str
) -> None:
    ended = ran(line)

    assert ended.returncode == 2, ended.stderr
    assert why in ended.stderr
    assert ended.stdout == ""
    assert as_json("status")["episodes"] == 0


@pytest.mark.parametrize(
    ("bytes_given", "why"),
    [
        (b"half\0half", "NUL byte at character 4"),
        (b"", "the text is empty"),
    ],
)
def test_bytes_that_are_no_text_are_refused(mind: Path, bytes_given: bytes, why: str) -> None:
    ended = ran("record - --session a", keys=bytes_given)

    assert ended.returncode == 2
    assert why in ended.stderr


def test_a_session_without_episodes_cannot_end(mind: Path) -> None:
    ended = ran("end tuesday")

    assert ended.returncode == 3
    assert "session tuesday has no episodes; record one" in ended.stderr


def test_bytes_in_another_encoding_are_refused(mind: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8:strict")  # as in any but the C locale

    assert ran("record - --session a", keys=b"caf\xe9").returncode == 2


def test_an_agent_needs_a_name(mind: Path) -> None:
    assert ran('record hello --session a --agent ""').returncode == 2
