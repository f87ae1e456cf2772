"""`reverie setup` by flags: one for every answer, and nothing runs by itself until it is asked."""

from __future__ import annotations

import hashlib
import json
import stat
from pathlib import Path

import pytest

from reverie.cli.setup import ANSWERS
from reverie.hosts.session_marks import MARKS
from tests.cli.setups import config, keys, systemctl_calls, units
from tests.cli.terminal import as_json, ran, said
from tests.setup.repositories import bare_repository, served

REMOTE = "git@github.com:me/night.git"
WORKFLOW = Path(".reverie/sync/.github/workflows/reverie-night.yml")
SOURCE = f"git+https://code.example.org/me/reverie@{'5a' * 20}"
EVIL = f"git+https://evil.example/reverie@{'e1' * 20}"
PLACE = f"setup --yes --mode remote --provider github --remote {REMOTE} --elsewhere github"
SYNCED = f"{PLACE} --install-from {SOURCE}"


def test_until_it_is_asked_nothing_is_set_up_and_nobody_speaks_of_it(
    mind: Path, machine: Path
) -> None:
    assert said("setup --show").startswith("nothing runs by itself")
    for line in ("status", "night", "doctor"):
        assert "setup" not in said(line)
    assert config() == {}
    assert (units(machine), systemctl_calls(machine), keys()) == ({}, [], [])


def test_init_mentions_it_in_one_line() -> None:
    told = said("init")
    assert told.count("reverie setup") == 1
    assert told.splitlines()[-1] == "  let nights run by themselves, if you like: reverie setup"


def test_init_asks_nothing_where_nobody_is_at_a_terminal(project: Path) -> None:
    ended = ran("init --with-sleep-sync")
    assert ended.returncode == 2
    assert "nobody is at a terminal" in ended.stderr
    assert not (project / ".reverie").exists()


def test_each_answer_has_a_flag_and_comments_in_the_settings_stay(
    mind: Path, machine: Path
) -> None:
    before = Path(".reverie/config.toml").read_text()
    said(
        "setup --yes --mode hybrid --time 22:30 --zone Europe/Berlin --provider gitlab "
        "--visibility private --remote https://gitlab.com/me/night.git --access token "
        "--token-variable NIGHT_TOKEN --cadence 30 --deep fork --timer systemd "
        f"--elsewhere claude --install-from {SOURCE} --no-test"
    )
    assert Path(".reverie/config.toml").read_text().startswith(before)
    assert config() == {
        "sleep": {"deep_sleep_every_days": 30},
        "rules": {"reconcile_mode": "fork"},
        "sync": {
            "backend": "git",
            "remote": "https://gitlab.com/me/night.git",
            "token_variable": "NIGHT_TOKEN",
        },
        "schedule": {
            "mode": "hybrid",
            "night_at": "22:30",
            "zone": "Europe/Berlin",
            "provider": "gitlab",
            "timer": "systemd",
            "elsewhere": "claude",
            "install_from": SOURCE,
        },
    }
    assert "OnCalendar=*-*-* 22:30:00 Europe/Berlin" in units(machine)["timer"]
    assert len(ANSWERS) == 16


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--mode local --time 3:00", "03:00"),
        ("--mode local --time 24:00", "03:00"),
        ("--mode sideways", "sideways"),
        ("--mode local --elsewhere github", "mode local"),
        ("--mode local --zone Nowhere/At_All --timer systemd", "no time zone"),
        (
            "--mode hybrid --remote git@host:x --provider git --zone Asia/Tokyo --timer crontab",
            "cl",
        ),
        ("--mode local --cadence 91", "91"),
        ("--mode remote --provider git --remote '$(id)@host:x'", "no address of a repository"),
        ("--mode remote --provider git --remote https://t@host/x", "without a name or a token"),
        ("--mode remote --provider git --remote git@host:x --visibility public", "is public"),
        ("--mode remote --provider folder --remote sub", "whole path"),
        ("--mode remote --provider github --backend folder --remote /x", "not reached by folder"),
        ("--mode remote --backend folder --remote /mnt/x --elsewhere github", "from here"),
        ("--mode remote --backend s3 --bucket night --elsewhere github", "git repository"),
    ],
)
def test_what_cannot_be_taken_is_refused_and_writes_nothing(
    mind: Path, machine: Path, words: str, why: str
) -> None:
    ended = ran(f"setup --yes {words}")
    assert ended.returncode == 2, ended.stderr
    assert why in ended.stderr
    assert config() == {}
    assert (units(machine), keys()) == ({}, [])


def test_a_repository_that_a_stranger_can_read_is_refused_unless_forced(
    mind: Path, tmp_path: Path
) -> None:
    with served(bare_repository(tmp_path / "served")) as address:
        line = f"setup --yes --mode remote --provider git --remote {address} --access own"
        refused = ran(line)
        assert refused.returncode == 2
        assert "can be read without a name or a key" in refused.stderr
        assert config() == {}
        assert "WARNING: the repository is public" in said(f"{line} --force-public")
    assert config()["sync"]["remote"] == address


def test_a_trial_push_with_a_token_goes_well_or_writes_nothing(
    mind: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(bare_repository(tmp_path / "served"), password="s3cret") as address:
        line = f"setup --yes --mode remote --provider git --remote {address} --test"
        line += " --token-variable NIGHT_TOKEN"
        monkeypatch.setenv("NIGHT_TOKEN", "wrong")
        assert ran(line).returncode == 7
        assert config() == {}
        monkeypatch.setenv("NIGHT_TOKEN", "s3cret")
        assert f"tried: {address} would take a push" in said(line)
    assert config()["sync"]["token_variable"] == "NIGHT_TOKEN"
    assert "s3cret" not in Path(".reverie/config.toml").read_text()


def test_what_a_person_arranged_travels_and_what_came_with_git_does_not(
    mind: Path, tmp_path: Path, machine: Path
) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    said(f"setup --yes --mode hybrid --provider folder --remote {disk} --test")
    said('record "Never push to main." --session monday --end')
    said("night --full")
    said("sync push")
    assert any(disk.rglob("*.json"))
    text = Path(".reverie/config.toml").read_text()
    Path(".reverie/config.toml").write_text(text.replace(str(disk), "/elsewhere"))
    refused = ran("setup --yes --time 04:00")
    assert refused.returncode == 2
    assert "nobody here has confirmed it" in refused.stderr
    assert "04:00" not in Path(".reverie/config.toml").read_text()


def test_what_a_pull_lets_nights_elsewhere_install_is_not_until_a_person_says_so(
    mind: Path, machine: Path
) -> None:
    file = Path(".reverie/config.toml")
    file.write_text(f'{file.read_text()}\n[schedule]\ninstall_from = "{EVIL}"\n')
    refused = ran(f"{PLACE} --access own")
    assert refused.returncode == 2
    assert f"nights elsewhere install {EVIL}, and nobody here has confirmed it" in refused.stderr
    assert not WORKFLOW.exists()
    assert EVIL in said("setup --show")
    assert EVIL in ran("doctor").stdout
    assert f'install_from = "{EVIL}"' in said("config trust")
    assert f"installed there from {EVIL}" in said(f"{PLACE} --access own")


def test_where_it_is_installed_from_is_told_and_a_pull_that_changes_it_is_too(
    mind: Path, machine: Path
) -> None:
    assert f"installed there from {SOURCE}" in said(SYNCED)
    assert f"installed there from {SOURCE}" in said("setup --show")
    assert f"nights elsewhere install {SOURCE}" in ran("doctor").stdout
    file = Path(".reverie/config.toml")
    file.write_text(file.read_text().replace(SOURCE, EVIL))
    assert f"WARNING: config.toml says that nights elsewhere install {EVIL}" in said("setup --show")
    assert ran("setup --yes --time 04:00").returncode == 2
    assert EVIL not in WORKFLOW.read_text()


def test_an_agent_does_not_say_what_is_installed_elsewhere(
    mind: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(next(iter(MARKS)), "1")
    ended = ran(f"config set install_from {EVIL}")
    assert ended.returncode == 6
    assert "only a person can say what is installed elsewhere" in ended.stderr


def test_a_wheel_that_lies_here_is_told_by_its_name_and_hash(mind: Path, machine: Path) -> None:
    Path("reverie_sleep-0.1.0-py3-none-any.whl").write_bytes(b"wheel")
    said(f"{PLACE} --install-from ./reverie_sleep-0.1.0-py3-none-any.whl")
    digest = hashlib.sha256(b"wheel").hexdigest()
    source = config()["schedule"]["install_from"]
    assert source == f"reverie_sleep-0.1.0-py3-none-any.whl#sha256={digest}"
    assert f"echo '{digest}  reverie-wheel/reverie_sleep-0.1.0" in WORKFLOW.read_text()


def test_a_bucket_that_cannot_be_reached_writes_nothing(mind: Path) -> None:
    line = "setup --yes --mode remote --provider s3 --bucket night --test"
    assert ran(f"{line} --endpoint http://127.0.0.1:9").returncode in (2, 7)
    assert config() == {}


def test_a_deploy_key_is_made_once_and_its_public_half_printed(mind: Path, machine: Path) -> None:
    first, again = as_json(SYNCED), as_json(SYNCED)
    (key,) = keys()
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert first["ssh_key"] == again["ssh_key"] == str(key)
    assert first["public_key"] == again["public_key"]
    assert first["public_key"].startswith("ssh-ed25519 ")
    assert "PRIVATE KEY" not in json.dumps(first)


def test_programs_are_told_when_a_line_in_utc_goes_wrong(
    mind: Path, machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_NOW", "2026-11-17T12:00+00:00")
    assert as_json(f"{SYNCED} --zone America/St_Johns")["utc"] == {
        "time": "06:30",
        "days": 0,
        "cron": "30 6 * * *",
        "zone": "America/St_Johns",
        "goes_wrong": {"on": "2027-03-14", "means": "04:00"},
    }
    assert "from 2027-03-14 on it means 04:00 there" in said("setup --show")
    assert "UTC" not in said("setup --yes --mode local --timer systemd")


def test_a_dry_run_shows_everything_and_makes_not_even_a_key(mind: Path, machine: Path) -> None:
    told = said(f"{SYNCED} --dry-run")
    assert f"pipx install {SOURCE}" in told
    assert "nothing is written yet" in told
    assert config() == {}
    assert (keys(), WORKFLOW.exists()) == ([], False)


def test_what_is_only_printed_is_not_written(mind: Path, machine: Path) -> None:
    told = said("setup --yes --mode local --timer systemd --print")
    assert "OnCalendar=*-*-* 03:00:00" in told
    assert "systemctl --user enable --now" in told
    assert units(machine) == {}
    assert systemctl_calls(machine) == []
    assert config()["schedule"]["timer"] == "systemd"
    said("setup --yes")
    said("setup --yes --time 05:00 --print")
    assert "03:00:00" in units(machine)["timer"]


def test_a_trial_with_a_new_key_shows_what_is_to_be_added(mind: Path, machine: Path) -> None:
    ended = ran(f"{SYNCED} --test")
    assert ended.returncode == 7
    assert "ssh-ed25519 " in ended.stderr
    assert config() == {}


def test_where_systemd_cannot_be_called_the_commands_are_told(mind: Path, machine: Path) -> None:
    (machine / "bin" / "systemctl").write_text("#!/bin/sh\nexit 1\n")
    told = said("setup --yes --mode local --timer systemd")
    assert "run this to begin it:\n  systemctl --user daemon-reload\n" in told
    assert set(units(machine)) == {"service", "timer"}


def test_another_choice_takes_the_files_of_the_one_before_away(mind: Path, machine: Path) -> None:
    said("setup --yes --mode local --timer systemd")
    told = said("setup --yes --timer none")
    assert units(machine) == {}
    assert "removed" in told


def test_a_file_that_was_edited_is_left_and_ours_is_told(mind: Path, machine: Path) -> None:
    said(SYNCED)
    WORKFLOW.write_text("name: mine\n")
    told = said(f"{SYNCED} --time 04:00")
    assert "you have edited it" in told
    assert '- cron: "0 4 * * *"' in told
    assert WORKFLOW.read_text() == "name: mine\n"


def test_an_agent_may_look_and_plan_but_only_a_person_sets_up(
    mind: Path, machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(next(iter(MARKS)), "1")
    refused = ran("setup --yes --mode local --timer systemd")
    assert refused.returncode == 6
    assert "only a person can" in refused.stderr
    assert config() == {}
    assert "OnCalendar" in said("setup --yes --mode local --timer systemd --dry-run")
    assert said("setup --show").startswith("nothing runs by itself")


def test_nobody_is_asked_where_nobody_can_answer(mind: Path) -> None:
    for line in ("setup", "setup --json"):
        ended = ran(line)
        assert ended.returncode == 2, line
    assert "add --yes" in ran("setup").stderr


def test_uninstalling_takes_timers_and_workflows_away_and_says_what_is_left(
    mind: Path, machine: Path
) -> None:
    said(f"{SYNCED.replace('remote', 'hybrid', 1)} --timer systemd")
    (key,) = keys()

    would = said("uninstall --dry-run")
    assert set(units(machine)) == {"service", "timer"}
    told = said("uninstall")

    assert "would remove" in would
    assert units(machine) == {}
    assert not Path(".reverie/sync/.github").exists()
    assert "disable --now" in systemctl_calls(machine)[-1]
    assert f"the key {key} is kept" in told
    assert f"what was synced to {REMOTE} stays there" in told
    assert key.exists()
    assert "is not there; `reverie setup --yes` writes it" in said("setup --show")


def test_uninstalling_leaves_a_workflow_that_was_edited(mind: Path, machine: Path) -> None:
    said(SYNCED)
    WORKFLOW.write_text("name: mine\n")
    assert "you have edited it" in said("uninstall")
    assert WORKFLOW.read_text() == "name: mine\n"
