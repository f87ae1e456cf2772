"""Answers: what a person has said about nights that run by themselves, checked as a whole."""

from __future__ import annotations

import os
import re
from dataclasses import replace

from reverie.domain.intake.repository_address import Address, address_of
from reverie.errors import Refused
from reverie.frozen import dataclass
from reverie.settings import Settings
from reverie.settings.schedule import ScheduleSettings

BACKENDS = {"none": "none", "folder": "folder", "s3": "s3"}
"""How what is synced travels, by provider; any other is a host of git repositories."""
READ_ONLY_KEYS = ("bitbucket.org",)
"""Hosts whose keys of a single repository can only read."""
_VARIABLE = re.compile(r"[A-Za-z_][A-Za-z0-9_]*", re.ASCII)


@dataclass(frozen=True, slots=True)
class Answers:
    """All answers; each is as the settings have it until a person says otherwise."""

    mode: str = "none"
    night_at: str = "03:00"
    zone: str = ""
    provider: str = "none"
    visibility: str = "private"
    remote: str = ""
    bucket: str = ""
    endpoint: str = ""
    access: str = ""
    """key, token or own; nothing for what goes with the address."""
    ssh_key: str = ""
    token_variable: str = ""
    cadence: int = 7
    reconcile_mode: str = "plan"
    timer: str = "none"
    elsewhere: str = "none"
    install_from: str = ""

    @property
    def travels(self) -> bool:
        """Whether anything leaves this machine."""
        return self.mode in ("remote", "hybrid")

    @property
    def backend(self) -> str:
        """The way by which it travels."""
        return BACKENDS.get(self.provider, "git") if self.travels else "none"

    @property
    def address(self) -> Address | None:
        """The repository, if one is synced with."""
        return address_of(self.remote) if self.backend == "git" else None

    @property
    def way_in(self) -> str:
        """How one gets into the repository: by a key made here, a token, or one's own means."""
        if self.backend != "git" or not self.remote:
            return "own"
        return self.access or ways_into(address_of(self.remote))[0]


def ways_into(address: Address) -> tuple[str, ...]:
    """How one can get into a repository so that one can write, the usual way first."""
    if address.way == "https":
        return ("token", "own")
    return ("own",) if address.host in READ_ONLY_KEYS else ("key", "own")


def answers_in(settings: Settings) -> Answers:
    """What was answered before, as the settings have it."""
    schedule, sync = settings.schedule, settings.sync
    access = "key" if sync.ssh_key else "token" if sync.token_variable else ""
    return Answers(
        mode=schedule.mode,
        night_at=schedule.night_at,
        zone=schedule.zone,
        provider=schedule.provider,
        remote=sync.remote,
        bucket=settings.s3.bucket,
        endpoint=settings.s3.endpoint,
        access=access or ("own" if schedule.mode != "none" and sync.remote else ""),
        ssh_key=sync.ssh_key,
        token_variable=sync.token_variable,
        cadence=settings.sleep.deep_sleep_every_days,
        reconcile_mode=settings.rules.reconcile_mode,
        timer=schedule.timer,
        elsewhere=schedule.elsewhere,
        install_from=schedule.install_from,
    )


def settings_of(answers: Answers) -> dict[str, str]:
    """The settings that say what was answered, by name, as a command line would give them."""
    return {
        "mode": answers.mode,
        "night_at": answers.night_at,
        "zone": answers.zone,
        "timer": answers.timer,
        "elsewhere": answers.elsewhere,
        "provider": answers.provider,
        "install_from": answers.install_from,
        "backend": answers.backend,
        "remote": answers.remote,
        "ssh_key": answers.ssh_key,
        "token_variable": answers.token_variable,
        "bucket": answers.bucket,
        "endpoint": answers.endpoint,
        "deep_sleep_every_days": str(answers.cadence),
        "reconcile_mode": answers.reconcile_mode,
    }


def checked(answers: Answers, *, home: str, public: bool) -> Answers:
    """The answers with what cannot go together refused, and what does not apply left out."""
    ScheduleSettings(
        night_at=answers.night_at, zone=answers.zone, install_from=answers.install_from
    )
    if answers.mode == "none":
        return _without_sync(replace(answers, timer="none", elsewhere="none", provider="none"))
    if not answers.travels:
        _refuse_elsewhere(answers)
        return _without_sync(replace(answers, provider="none"))
    if answers.mode == "remote" and answers.timer != "none":
        raise Refused("with mode remote no night runs here; leave --timer out, or take hybrid")
    if answers.visibility == "public" and not public:
        raise Refused(PUBLIC)
    return _with_place(answers, home)


PUBLIC = (
    "the repository is public: everyone could read what your agents remember; make it private, or "
    "say --force-public if that is what you want"
)


def _refuse_elsewhere(answers: Answers) -> None:
    if answers.elsewhere != "none":
        raise Refused("with mode local nothing runs elsewhere; take remote or hybrid")


def _without_sync(answers: Answers) -> Answers:
    there = replace(answers, remote="", bucket="", endpoint="")
    return replace(there, access="", ssh_key="", token_variable="")


def _with_place(answers: Answers, home: str) -> Answers:
    """The answers with a place to sync with: a repository, a folder or a bucket."""
    match answers.backend:
        case "git":
            return _with_repository(answers)
        case "folder":
            folder = _folder_of(answers.remote, home)
            return replace(_without_sync(answers), remote=folder)
        case "s3":
            if not answers.bucket:
                raise Refused("which bucket? give --bucket NAME")
            bare = _without_sync(answers)
            return replace(bare, bucket=answers.bucket, endpoint=answers.endpoint)
        case _:
            raise Refused("who keeps what is synced? give --provider, such as github or folder")


def _with_repository(answers: Answers) -> Answers:
    if not answers.remote:
        raise Refused("which repository? give --remote, such as git@github.com:me/night.git")
    address = address_of(answers.remote)
    way = answers.way_in
    if way == "key" and address.way != "ssh":
        raise Refused("a deploy key needs an address such as git@host:owner/name.git")
    if way == "key" and address.host in READ_ONLY_KEYS:
        raise Refused(
            f"a key of one repository can only read at {address.host}; give its https:// address "
            "and a token that may write, or say --access own"
        )
    if way == "token" and address.way != "https":
        raise Refused("a token needs an address such as https://host/owner/name.git")
    if way == "token" and not _VARIABLE.fullmatch(answers.token_variable):
        raise Refused(
            "which environment variable holds the token? give its name with --token-variable, "
            "such as REVERIE_TOKEN; never the token itself"
        )
    variable = answers.token_variable if way == "token" else ""
    key = answers.ssh_key if way == "key" else ""
    return replace(
        answers, access=way, token_variable=variable, ssh_key=key, bucket="", endpoint=""
    )


def _folder_of(given: str, home: str) -> str:
    """A folder to sync with: by its whole path, and not within what is synced."""
    folder = os.path.expanduser(given)
    if not os.path.isabs(folder) or not folder.isprintable():
        raise Refused("which folder? give its whole path with --remote, such as /mnt/disk/night")
    inside = os.path.realpath(home)
    if os.path.commonpath([os.path.realpath(folder), inside]) == inside:
        raise Refused(f"{folder} lies in {home} itself; choose a folder outside of it")
    return folder
