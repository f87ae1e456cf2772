"""Answers are taken as a whole: what cannot go together is refused, with what to say instead."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.errors import Refused, SettingRefused
from reverie.settings import GROUP_OF, Settings
from reverie.setup.setup_answers import Answers, answers_in, checked, settings_of

GIT: dict[str, Any] = {
    "mode": "remote",
    "provider": "github",
    "remote": "git@github.com:me/night.git",
}
HTTPS = {**GIT, "remote": "https://github.com/me/night.git"}


def check(**given: Any) -> Answers:
    return checked(Answers(**given), home="/home/me/project/.reverie", public=False)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"mode": "remote"}, "--provider"),
        ({"mode": "remote", "provider": "github"}, "--remote"),
        ({**GIT, "visibility": "public"}, "--force-public"),
        ({**GIT, "timer": "systemd"}, "take hybrid"),
        ({**GIT, "access": "token", "token_variable": "T"}, "https://host"),
        ({**HTTPS, "access": "key"}, "git@host"),
        ({**HTTPS}, "--token-variable"),
        ({**HTTPS, "token_variable": "ghp_a token"}, "never the token itself"),
        ({**GIT, "remote": "git@bitbucket.org:me/n", "access": "key"}, "can only read"),
        ({"mode": "local", "elsewhere": "github"}, "take remote or hybrid"),
        ({"mode": "remote", "provider": "folder", "remote": "night"}, "whole path"),
        ({"mode": "remote", "provider": "folder", "remote": "/home/me/project/.reverie/x"}, "lies"),
        ({"mode": "remote", "provider": "s3"}, "--bucket"),
    ],
)
def test_what_cannot_go_together_is_refused_with_what_to_say(
    given: dict[str, Any], why: str
) -> None:
    with pytest.raises(Refused, match=why):
        check(**given)


@pytest.mark.parametrize("given", [{"night_at": "3:00"}, {"night_at": "24:00"}, {"zone": "../x"}])
def test_a_time_or_a_zone_that_is_none_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(SettingRefused):
        check(mode="local", **given)


def test_a_public_repository_is_taken_where_that_is_wanted() -> None:
    answers = Answers(**GIT, visibility="public")
    assert checked(answers, home="/tmp/x", public=True).remote == GIT["remote"]


@pytest.mark.parametrize("provider", ["github", "gitlab", "forgejo", "gitea", "git"])
def test_every_host_of_repositories_is_reached_by_git(provider: str) -> None:
    assert check(**{**GIT, "provider": provider}).backend == "git"


def test_an_address_by_ssh_goes_with_a_key_and_one_by_https_with_a_token() -> None:
    assert check(**GIT).access == "key"
    assert check(**HTTPS, token_variable="NIGHT_TOKEN").access == "token"
    assert check(**HTTPS, access="own").token_variable == ""
    assert check(**{**GIT, "remote": "git@bitbucket.org:me/night"}).access == "own"


def test_what_does_not_apply_is_left_out() -> None:
    local = check(**{**GIT, "mode": "local", "ssh_key": "/key", "bucket": "b"})
    assert (local.remote, local.ssh_key, local.bucket, local.provider) == ("", "", "", "none")
    off = check(**{**GIT, "mode": "none", "timer": "systemd", "elsewhere": "github"})
    assert (off.timer, off.elsewhere, off.backend) == ("none", "none", "none")


@pytest.mark.parametrize(
    "given",
    [
        {"mode": "local", "timer": "systemd", "night_at": "22:00", "cadence": 30},
        {**GIT, "ssh_key": "/key", "access": "key", "elsewhere": "github"},
        {**HTTPS, "access": "token", "token_variable": "T", "reconcile_mode": "fork"},
        {**HTTPS, "access": "own", "mode": "hybrid", "timer": "crontab"},
        {"mode": "remote", "provider": "folder", "remote": "/mnt/disk", "access": "own"},
    ],
)
def test_answers_come_back_from_the_settings_they_were_written_into(given: dict[str, Any]) -> None:
    answers = Answers(**given)
    told = settings_of(answers)
    kinds = {**told, "deep_sleep_every_days": int(told["deep_sleep_every_days"])}
    assert set(told) <= set(GROUP_OF)
    assert answers_in(Settings.of(**kinds)) == answers
