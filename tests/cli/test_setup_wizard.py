"""`reverie setup` at a real terminal: asked from the first question to the last file."""

from __future__ import annotations

import stat
import tomllib
from pathlib import Path

import pytest

from tests.cli.person import Person, at_a_terminal
from tests.cli.setups import config, keys, systemctl_calls, units
from tests.cli.terminal import as_json, said
from tests.setup.repositories import bare_repository, served

REMOTE = "git@github.com:me/night.git"


def local_until_the_timer(person: Person, at: str) -> None:
    person.answers("Where shall nights run?", "1")
    person.reads("6  06:00")
    person.answers("such as 02:30 [03:00]", at)
    person.answers("Every how many days shall sleep be deep?", "3")
    person.answers("What shall deep sleep leave?", "2")


def test_a_person_sets_up_nights_on_this_machine_by_numbers(mind: Path, machine: Path) -> None:
    with at_a_terminal("setup") as person:
        local_until_the_timer(person, "5")
        person.answers("What shall begin a night here?", "")
        assert person.leaves() == 0, person.seen

    assert config()["schedule"] == {"mode": "local", "night_at": "04:00", "timer": "systemd"}
    assert config()["sleep"] == {"deep_sleep_every_days": 14}
    assert config()["rules"] == {"reconcile_mode": "fork"}
    assert "sync" not in config()
    assert "OnCalendar=*-*-* 04:00:00\n" in units(machine)["timer"]
    assert "Persistent=true" in units(machine)["timer"]
    assert [call.split()[:3] for call in systemctl_calls(machine)] == [
        ["--user", "daemon-reload"],
        ["--user", "enable", "--now"],
    ]


def test_a_person_sets_up_nights_elsewhere_with_a_deploy_key(mind: Path, machine: Path) -> None:
    with at_a_terminal("setup") as person:
        person.answers("Where shall nights run?", "2")
        person.answers("such as 02:30", "23:45")
        person.answers("Who keeps what is synced?", "1")
        person.answers("Who can read the repository?", "")
        person.answers("Address", REMOTE)
        person.answers("How does one get in?", "")
        person.answers("Every how many days", "")
        person.answers("What shall deep sleep leave?", "")
        person.answers("What shall begin a night elsewhere?", "")
        person.answers("Where is Reverie installed from there?", "1")
        person.answers("Its address", "https://code.example.org/me/reverie")
        person.answers("The commit", "5a" * 20)
        person.reads("with WRITE access (https://github.com/me/night/settings/keys/new)")
        person.reads("ssh-ed25519 AAAA")
        person.answers("Have you added it?", "n")
        assert person.leaves() == 0, person.seen

    (key,) = keys()
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert stat.S_IMODE(key.parent.stat().st_mode) == 0o700
    assert config()["sync"] == {"backend": "git", "remote": REMOTE, "ssh_key": str(key)}
    workflow = Path(".reverie/sync/.github/workflows/reverie-night.yml").read_text()
    assert '- cron: "45 ' in workflow
    assert f"pipx install git+https://code.example.org/me/reverie@{'5a' * 20}\n" in workflow
    assert units(machine) == {}


def test_a_person_lets_a_version_of_an_index_be_installed_elsewhere_by_its_hash(
    mind: Path, machine: Path
) -> None:
    line = ["--mode", "remote", "--time", "03:00", "--provider", "github", "--remote", REMOTE]
    line += ["--visibility", "private", "--access", "own", "--cadence", "7", "--deep", "plan"]
    with at_a_terminal("setup", *line, "--elsewhere", "github", "--no-test") as person:
        person.answers("Where is Reverie installed from there?", "3")
        person.answers("Version", "0.1.0")
        person.answers("SHA-256 of its wheel", "ab" * 32)
        assert person.leaves() == 0, person.seen
    source = config()["schedule"]["install_from"]
    assert source == f"reverie-sleep==0.1.0#sha256={'ab' * 32}"


def test_what_came_with_git_is_not_offered_as_what_is_installed_elsewhere(
    mind: Path, machine: Path
) -> None:
    file = Path(".reverie/config.toml")
    evil = f"git+https://evil.example/reverie@{'e1' * 20}"
    file.write_text(f'{file.read_text()}\n[schedule]\ninstall_from = "{evil}"\n')
    line = ["--mode", "remote", "--time", "03:00", "--provider", "github", "--remote", REMOTE]
    line += ["--visibility", "private", "--access", "own", "--cadence", "7", "--deep", "plan"]
    with at_a_terminal("setup", *line, "--elsewhere", "github", "--no-test") as person:
        person.answers("Where is Reverie installed from there?", "1")
        person.answers("Its address", "https://code.example.org/me/reverie")
        person.answers("The commit", "5a" * 20)
        assert person.leaves() == 0, person.seen
    assert "evil.example" not in person.seen + file.read_text()


def test_a_person_can_write_a_time_and_gets_the_usual_one_after_three_tries(mind: Path) -> None:
    with at_a_terminal("setup", "--print") as person:
        person.answers("Where shall nights run?", "1")
        for bad in ("7", "25:00", "soon"):
            person.answers("such as 02:30", bad)
            person.reads("write it as HH:MM")
        person.reads("then it is 03:00")
        person.answers("Every how many days", "")
        person.answers("What shall deep sleep leave?", "")
        person.answers("What shall begin a night here?", "2")
        assert person.leaves() == 0
    assert "paste into crontab -e:\n0 3 * * * cd" in person.seen
    assert config()["schedule"] == {"mode": "local", "timer": "crontab"}


def test_an_address_that_is_none_is_asked_for_three_times_and_then_refused(mind: Path) -> None:
    before = Path(".reverie/config.toml").read_bytes()
    with at_a_terminal("setup") as person:
        person.answers("Where shall nights run?", "2")
        person.answers("such as 02:30", "")
        person.answers("Who keeps what is synced?", "6")
        person.answers("Who can read the repository?", "")
        for bad in ("me/night", "$(id)@host:x", "https://token@github.com/me/night"):
            person.answers("Address", bad)
            person.reads("that is no address of a repository")
        assert person.leaves() == 2
    assert Path(".reverie/config.toml").read_bytes() == before
    assert keys() == []


def test_a_public_repository_is_refused(mind: Path) -> None:
    with at_a_terminal("setup", "--mode", "remote") as person:
        person.answers("such as 02:30", "")
        person.answers("Who keeps what is synced?", "")
        person.answers("Who can read the repository?", "2")
        assert person.leaves() == 2
    assert "the repository is public" in person.seen
    assert "schedule" not in config()


@pytest.mark.parametrize("questions", range(5))
def test_ctrl_c_at_any_question_leaves_everything_as_it_was(
    mind: Path, machine: Path, questions: int
) -> None:
    before = Path(".reverie/config.toml").read_bytes()
    asked = [
        ("Where shall nights run?", "1"),
        ("such as 02:30", ""),
        ("Every how many days", ""),
        ("What shall deep sleep leave?", ""),
        ("What shall begin a night here?", ""),
    ]
    with at_a_terminal("setup") as person:
        for question, line in asked[:questions]:
            person.answers(question, line)
        person.reads(asked[questions][0])
        person.reads("]: ")
        assert person.breaks_off() == 130, person.seen
    assert "stopped; nothing is half-done" in person.seen
    assert Path(".reverie/config.toml").read_bytes() == before
    assert units(machine) == {}
    assert systemctl_calls(machine) == []


def test_ctrl_c_at_the_key_leaves_a_whole_key_that_the_next_run_shows_again(mind: Path) -> None:
    line = ["--mode", "remote", "--time", "03:00", "--provider", "github", "--remote", REMOTE]
    line += ["--visibility", "private", "--access", "key", "--cadence", "7", "--deep", "plan"]
    shown = []
    for _ in range(2):
        with at_a_terminal("setup", *line, "--elsewhere", "none") as person:
            person.reads("Have you added it?")
            assert person.breaks_off() == 130
        shown += [one for one in person.seen.splitlines() if one.startswith("ssh-ed25519")]
    assert len(shown) == 2
    assert len(set(shown)) == 1
    assert len(keys()) == 1
    assert "schedule" not in config()


def test_a_second_run_shows_the_answers_before_as_defaults_and_return_keeps_them(
    mind: Path, machine: Path
) -> None:
    with at_a_terminal("setup") as person:
        local_until_the_timer(person, "01:15")
        person.answers("What shall begin a night here?", "")
        assert person.leaves() == 0
    first, files = Path(".reverie/config.toml").read_bytes(), units(machine)

    with at_a_terminal("setup") as person:
        person.answers("Where shall nights run?", "")
        person.answers("such as 02:30 [01:15]", "")
        person.answers("Every how many days", "")
        person.answers("What shall deep sleep leave?", "")
        person.answers("What shall begin a night here?", "")
        assert person.leaves() == 0

    assert "number [3]" in person.seen
    assert Path(".reverie/config.toml").read_bytes() == first
    assert units(machine) == files


def test_a_trial_push_that_fails_writes_nothing_unless_the_person_wants_it(
    mind: Path, tmp_path: Path, machine: Path
) -> None:
    with served(bare_repository(tmp_path / "served"), password="right") as address:
        line = ["--mode", "remote", "--time", "03:00", "--provider", "git", "--remote", address]
        line += ["--visibility", "private", "--access", "own", "--cadence", "7", "--deep", "plan"]
        with at_a_terminal("setup", *line, "--elsewhere", "none") as person:
            person.answers("Try a push now?", "")
            person.reads("takes no push")
            person.answers("Write it down all the same?", "")
            assert person.leaves() == 7, person.seen
    assert "schedule" not in config()


def test_init_goes_on_with_the_questions_if_it_is_asked_to(project: Path, machine: Path) -> None:
    with at_a_terminal("init", "--no-claude", "--with-sleep-sync") as person:
        local_until_the_timer(person, "")
        person.answers("What shall begin a night here?", "3")
        assert person.leaves() == 0
    assert tomllib.loads((project / ".reverie/config.toml").read_text())["schedule"] == {
        "mode": "local"
    }


def test_a_person_switches_it_off_again(mind: Path, machine: Path) -> None:
    said("setup --yes --mode local --timer systemd")
    with at_a_terminal("setup") as person:
        person.answers("Where shall nights run?", "4")
        assert person.leaves() == 0
    assert as_json("setup --show")["mode"] == "none"
    assert units(machine) == {}
    assert "disable --now" in systemctl_calls(machine)[-1]
