"""The questions of `reverie setup` at a terminal: numbered choices, and few words to type."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from shutil import which
from typing import TYPE_CHECKING, Any

import click

from reverie import __version__
from reverie.cli._person import chosen_by_number
from reverie.domain.intake.repository_address import address_of
from reverie.domain.rules.schedule import CHOICES, USUAL, time_of_day
from reverie.errors import Refused
from reverie.extras import NAME
from reverie.setup.install_source import given_source, source_here, wheel_of
from reverie.setup.setup_answers import PUBLIC, Answers, ways_into

if TYPE_CHECKING:
    from reverie.setup.deploy_key import DeployKey

TRIES = 3
WHERE = {
    "local": "on this machine; nothing leaves it",
    "remote": "elsewhere: what is needed travels there, and the night comes back",
    "hybrid": "on this machine, and elsewhere while it is off",
    "none": "nowhere; everything that was set up is taken back",
}
PROVIDERS = {
    "github": "a private repository at GitHub",
    "gitlab": "at GitLab",
    "bitbucket": "at Bitbucket",
    "forgejo": "at a Forgejo, such as your own",
    "gitea": "at a Gitea",
    "git": "any other git server",
    "folder": "another folder, such as a mounted disk",
    "s3": "a bucket that speaks S3",
}
READERS = {"private": "only you and whom you let in", "public": "everyone; this is refused"}
WAYS_IN = {
    "key": "a deploy key, made here for this repository alone",
    "token": "an access token in an environment variable",
    "own": "as you get there already",
}
CADENCES = {"7": "once a week", "1": "every day", "14": "every other week", "30": "once a month"}
CADENCES |= {"0": "never"}
LEAVES = {"plan": "a plan to read", "fork": "a plan, and moves and renames on a branch"}
TIMERS = {
    "systemd": "a user timer; a night that was missed is made up for",
    "crontab": "a line you paste",
    "none": "nothing; you begin nights yourself",
}
SOURCES = {
    "clone": "from a commit of a git repository",
    "wheel": "from a wheel that you put into the sync repository",
    "index": f"from an index, where it is {NAME}",
}
ELSEWHERE = {
    "github": "a workflow of GitHub",
    "forgejo": "a workflow of Forgejo or Gitea",
    "claude": "a schedule of Claude Code, which you paste",
    "none": "nothing yet",
}


def asked(answers: Answers, given: Mapping[str, Any], *, public: bool) -> Answers:
    """The answers with what a person says to each question that no flag has answered."""
    if "mode" not in given:
        usual = answers.mode if answers.mode != "none" else "local"
        answers = replace(answers, mode=chosen_by_number("Where shall nights run?", WHERE, usual))
    if answers.mode == "none":
        return answers
    if "time" not in given:
        answers = replace(answers, night_at=_time(answers.night_at))
    if answers.travels:
        answers = _asked_where_to(answers, given, public=public)
    if "cadence" not in given:
        answers = replace(answers, cadence=_cadence(answers.cadence))
    if "deep" not in given:
        left = chosen_by_number("What shall deep sleep leave?", LEAVES, answers.reconcile_mode)
        answers = replace(answers, reconcile_mode=left)
    return _asked_what_begins(answers, given)


def _asked_where_to(answers: Answers, given: Mapping[str, Any], *, public: bool) -> Answers:
    """Ask who keeps what travels, who can read it there, and how one gets in."""
    if not {"provider", "backend"} & given.keys():
        usual = answers.provider if answers.provider != "none" else "github"
        chosen = chosen_by_number("Who keeps what is synced?", PROVIDERS, usual)
        answers = replace(answers, provider=chosen)
    click.echo(f"it travels by {answers.backend}", err=True)
    if answers.backend == "s3":
        bucket = given.get("bucket") or _words("Bucket", answers.bucket)
        endpoint = given.get("endpoint") or _words("Server, if not Amazon's", answers.endpoint)
        return replace(answers, bucket=bucket, endpoint=endpoint)
    if answers.backend == "folder":
        folder = given.get("remote") or _words("Folder, by its whole path", answers.remote)
        return replace(answers, remote=folder)
    if "visibility" not in given:
        readers = chosen_by_number("Who can read the repository?", READERS, answers.visibility)
        answers = replace(answers, visibility=readers)
    if answers.visibility == "public" and not public:
        raise Refused(PUBLIC)
    if "remote" not in given:
        answers = replace(answers, remote=_address(answers.remote))
    return _asked_for_access(answers, given)


def _asked_for_access(answers: Answers, given: Mapping[str, Any]) -> Answers:
    fits = ways_into(address_of(answers.remote))
    if "access" not in given:
        usual = answers.access if answers.access in fits else fits[0]
        ways = {name: WAYS_IN[name] for name in fits}
        answers = replace(answers, access=chosen_by_number("How does one get in?", ways, usual))
    if answers.access == "token" and "token_variable" not in given:
        asks = "Name of the variable that holds the token, never the token"
        answers = replace(
            answers, token_variable=_words(asks, answers.token_variable or "REVERIE_TOKEN")
        )
    return answers


def _asked_what_begins(answers: Answers, given: Mapping[str, Any]) -> Answers:
    if answers.mode in ("local", "hybrid") and "timer" not in given:
        ours = "systemd" if which("systemctl") else "crontab"
        usual = answers.timer if answers.timer != "none" else ours
        begins = chosen_by_number("What shall begin a night here?", TIMERS, usual)
        answers = replace(answers, timer=begins)
    if answers.travels and "elsewhere" not in given:
        fits = {"github": "github", "forgejo": "forgejo", "gitea": "forgejo"}
        usual = answers.elsewhere
        usual = usual if usual != "none" else fits.get(answers.provider, "claude")
        begins = chosen_by_number("What shall begin a night elsewhere?", ELSEWHERE, usual)
        answers = replace(answers, elsewhere=begins)
    if answers.elsewhere != "none" and "install_from" not in given:
        answers = replace(answers, install_from=_source(answers.install_from))
    return answers


def asked_about_key(answers: Answers, key: DeployKey) -> bool:
    """Show the public half of a key and where it goes; whether the person has added it."""
    show_key(answers, key)
    return click.confirm("Have you added it?", default=True, err=True)


def show_key(answers: Answers, key: DeployKey) -> None:
    """Show the public half of a key, and where it goes."""
    from reverie.cli._arrangement_words import key_lines

    for line in key_lines(answers, key):
        click.echo(line, err=True)


def asked_to_try() -> bool:
    """Whether a push shall be tried."""
    return click.confirm("Try a push now? Nothing is left there", default=True, err=True)


def asked_to_go_on(why: str) -> bool:
    """Whether the answers shall be written down although the trial failed."""
    click.echo(why, err=True)
    return click.confirm("Write it down all the same?", default=False, err=True)


def _time(before: str) -> str:
    """One of six times by its number, or another as HH:MM; the usual one after three tries."""
    click.echo("When shall a night begin, by the clock on your wall?", err=True)
    for number, at in enumerate(CHOICES, start=1):
        click.echo(f"  {number}  {at:%H:%M}{'  the usual one' if at == USUAL else ''}", err=True)
    for _ in range(TRIES):
        said = _words("number, or a time such as 02:30", before)
        if said.isascii() and said.isdigit() and 1 <= int(said) <= len(CHOICES):
            return f"{CHOICES[int(said) - 1]:%H:%M}"
        if time_of_day(said):
            return said
        click.echo(f"{said!r} is neither; write it as HH:MM", err=True)
    click.echo(f"then it is {USUAL:%H:%M}", err=True)
    return f"{USUAL:%H:%M}"


def _source(before: str) -> str:
    """From where Reverie is installed elsewhere: what a person says, pinned by its hash."""
    before = before or source_here()
    kind = "index" if before.startswith(NAME) else "wheel" if wheel_of(before) else "clone"
    match chosen_by_number("Where is Reverie installed from there?", SOURCES, kind):
        case "clone":
            address, _, commit = (before if kind == "clone" else "").rpartition("@")
            said = _words("Its address, such as https://host/owner/reverie", address)
            return f"git+{said.removeprefix('git+')}@{_words('The commit, all of it', commit)}"
        case "wheel":
            return given_source(_words("The wheel's file here", before if kind == "wheel" else ""))
        case _:
            known = before.removeprefix(f"{NAME}==") if kind == "index" else ""
            version, _, digest = known.partition("#sha256=")
            said = _words("Version", version or __version__)
            return f"{NAME}=={said}#sha256={_words('SHA-256 of its wheel', digest)}"


def _address(before: str) -> str:
    """The address of a repository; refused after three tries."""
    for left in reversed(range(TRIES)):
        said = _words("Address, such as git@github.com:me/night.git", before)
        try:
            return address_of(said).text
        except Refused as error:
            if not left:
                raise
            click.echo(str(error), err=True)
    raise AssertionError


def _cadence(before: int) -> int:
    choices = {str(before): "as it is", **CADENCES} if str(before) not in CADENCES else CADENCES
    return int(chosen_by_number("Every how many days shall sleep be deep?", choices, str(before)))


def _words(question: str, usual: str) -> str:
    said: str = click.prompt(question, default=usual, show_default=bool(usual), err=True)
    return os.path.expanduser(said.strip()) if said.startswith("~") else said.strip()
