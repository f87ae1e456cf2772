"""What each schedule needs is right to the letter, and nothing in it gives a shell orders."""

from __future__ import annotations

import shutil
import subprocess
from datetime import UTC, datetime, time
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from reverie.errors import Refused, SettingRefused
from reverie.settings import Settings
from reverie.setup import crontab, systemd
from reverie.setup.project_place import Project
from reverie.setup.schedule_plan import plan_of, utc_of
from reverie.setup.setup_answers import Answers, checked

NOW = datetime(2026, 11, 17, 12, tzinfo=UTC)
ODD = Project("/home/me/100% $HOME 'x'", "/home/me/100% $HOME 'x'/.reverie", "/opt/a b/reverie")
PLAIN = Project("/home/me/project", "/home/me/project/.reverie", "/usr/bin/reverie")
SOURCE = f"git+https://code.example.org/me/reverie@{'5a' * 20}"
REMOTE = Answers(
    mode="remote",
    provider="github",
    remote="git@github.com:me/night.git",
    zone="Europe/Berlin",
    elsewhere="github",
    install_from=SOURCE,
)


@pytest.fixture(autouse=True)
def _in_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "UTC")


def workflow(answers: Answers = REMOTE, settings: Settings | None = None) -> tuple[str, str]:
    ((path, text),) = plan_of(answers, PLAIN, settings or Settings(), NOW).files
    return path, text


def test_a_line_in_utc_says_on_which_date_it_goes_wrong_and_what_it_means_then() -> None:
    assert utc_of(REMOTE, NOW).words() == (
        "02:00 UTC is 03:00 in Europe/Berlin; from 2027-03-28 on it means 04:00 there, because "
        "clocks change: run `reverie setup` again then"
    )


def test_a_line_that_wraps_over_midnight_says_so() -> None:
    words = utc_of(Answers(zone="Asia/Kolkata"), NOW).words()
    assert words == (
        "21:30 UTC the evening before is 03:00 in Asia/Kolkata; clocks do not change there in the "
        "coming year"
    )
    late = Answers(zone="America/St_Johns", night_at="22:00")
    assert utc_of(late, NOW).words().startswith("01:30 UTC the day after is 22:00")


def test_a_workflow_takes_the_sync_repository_alone_with_the_least_rights() -> None:
    path, text = workflow()
    told = YAML(typ="safe").load(text)
    assert path == "/home/me/project/.reverie/sync/.github/workflows/reverie-night.yml"
    assert told["on"]["schedule"] == [{"cron": "0 2 * * *"}]
    assert told["permissions"] == {"contents": "write"}
    steps = told["jobs"]["night"]["steps"]
    assert [step["run"] for step in steps] == [
        f"pipx install {SOURCE}\n",
        'reverie sync night --full --git "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY" --branch reverie '
        "--token-variable GITHUB_TOKEN",
    ]
    assert not any("uses" in step for step in steps)
    assert "from 2027-03-28 on it means 04:00" in text


@pytest.mark.parametrize(
    ("provider", "place"),
    [
        ("forgejo", ".forgejo/workflows/reverie-night.yml"),
        ("gitea", ".gitea/workflows/reverie-night.yml"),
    ],
)
def test_a_workflow_of_forgejo_or_gitea_lies_where_these_look(provider: str, place: str) -> None:
    answers = Answers(
        mode="remote",
        provider=provider,
        remote="git@code.example.org:me/n",
        elsewhere="forgejo",
        install_from=SOURCE,
    )
    path, text = workflow(answers)
    assert path.endswith(place)
    assert YAML(typ="safe").load(text)["jobs"]["night"]["runs-on"] == "docker"


def test_secrets_are_given_by_their_names() -> None:
    _, text = workflow(settings=Settings.of(name="anthropic", branch="mind"))
    night = YAML(typ="safe").load(text)["jobs"]["night"]["steps"][-1]
    assert night["env"] == {
        "GITHUB_TOKEN": "${{ secrets.GITHUB_TOKEN }}",
        "REVERIE_PERSON_KEY": "${{ secrets.REVERIE_PERSON_KEY }}",
    }
    assert "--branch mind" in night["run"]


@pytest.mark.parametrize("package", ["reverie; curl x", "a b", "x'y", "$(id)", "-r file", "a\nb"])
def test_what_pipx_installs_is_never_more_than_one_word(package: str) -> None:
    with pytest.raises(SettingRefused):
        checked(Answers(install_from=package), home="/tmp", public=False)


def test_a_timer_names_the_zone_only_where_it_is_not_the_machines() -> None:
    answers = Answers(mode="local", timer="systemd", zone="Asia/Kolkata")
    timer = dict(plan_of(answers, PLAIN, Settings(), NOW).files)
    assert "OnCalendar=*-*-* 03:00:00 Asia/Kolkata\n" in "".join(timer.values())
    here = Answers(mode="local", timer="systemd", zone="UTC")
    assert "OnCalendar=*-*-* 03:00:00\n" in "".join(dict(_files(here)).values())


def _files(answers: Answers) -> tuple[tuple[str, str], ...]:
    return plan_of(answers, PLAIN, Settings(), NOW).files


def test_nights_here_pull_before_and_push_after_where_something_travels() -> None:
    both = Answers(mode="hybrid", provider="folder", remote="/mnt/disk", timer="systemd")
    service = dict(_files(both))[next(path for path, _ in _files(both) if "service" in path)]
    runs = [line for line in service.splitlines() if line.startswith("ExecStart")]
    assert runs == [
        'ExecStart=-"/usr/bin/reverie" sync pull',
        'ExecStart="/usr/bin/reverie" night --full',
        'ExecStart=-"/usr/bin/reverie" sync push',
    ]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd-analyze here")
def test_systemd_finds_nothing_wrong_with_the_units_of_an_odd_folder(tmp_path: Path) -> None:
    root = tmp_path / "100% $HOME 'x'"
    (root / ".reverie").mkdir(parents=True)
    command = tmp_path / "a b" / "reverie"
    command.parent.mkdir()
    command.write_text("#!/bin/sh\n")
    command.chmod(0o755)
    odd = Project(str(root), str(root / ".reverie"), str(command))
    for path, text in systemd.units(odd, time(3), "Asia/Kolkata", [["night", "--full"]]).items():
        unit = tmp_path / Path(path).name
        unit.write_text(text)
    found = subprocess.run(
        ["systemd-analyze", "verify", "--user", *map(str, tmp_path.glob("reverie-*"))],
        capture_output=True,
        text=True,
    )
    complaints = [line for line in found.stderr.splitlines() if "reverie-" in line]
    assert complaints == []


def test_a_line_of_a_crontab_survives_its_shell_and_cron_itself(tmp_path: Path) -> None:
    root = tmp_path / "100% $HOME 'x'"
    root.mkdir()
    command = tmp_path / "a b"
    command.write_text('#!/bin/sh\necho "$PWD: $@"\n')
    command.chmod(0o755)
    odd = Project(str(root), str(root / ".reverie"), str(command))
    line = crontab.line(odd, time(22, 30), [["sync", "pull"], ["night", "--full"]])
    fields, told = line[:11], line[11:].replace("\\%", "%")
    assert fields == "30 22 * * *"
    assert line.count("%") == line.count("\\%")
    said = subprocess.run(["sh", "-c", told], capture_output=True, text=True, check=True).stdout
    assert said == f"{root}: sync pull\n{root}: night --full\n"


def test_a_crontab_in_another_zone_is_refused() -> None:
    answers = Answers(mode="local", timer="crontab", zone="Asia/Kolkata")
    with pytest.raises(Refused, match="this machine's clock"):
        plan_of(answers, PLAIN, Settings(), NOW)


def test_the_command_for_claude_code_is_one_line_in_utc_that_says_all() -> None:
    answers = Answers(**{**_fields(REMOTE), "elsewhere": "claude"})
    ((_, line),) = plan_of(answers, PLAIN, Settings(), NOW).paste
    assert line.startswith('/schedule create "Reverie night" daily at 02:00 UTC (cron: 0 2 * * *)')
    night = "`reverie sync night --full --git git@github.com:me/night.git --branch reverie`"
    assert night in line
    assert "\n" not in line


def test_nothing_begins_elsewhere_with_a_folder_that_is_only_here() -> None:
    answers = Answers(mode="remote", provider="folder", remote="/mnt/disk", elsewhere="claude")
    with pytest.raises(Refused, match="only reached from here"):
        plan_of(answers, PLAIN, Settings(), NOW)


def _fields(answers: Answers) -> dict[str, object]:
    return {name: getattr(answers, name) for name in Answers.__dataclass_fields__}


def test_each_project_has_a_label_of_its_own() -> None:
    other = Project("/elsewhere/project", "/elsewhere/project/.reverie", "/usr/bin/reverie")
    assert PLAIN.label != other.label
    assert ODD.label.replace("-", "").isalnum()
