"""Arranging nights that run by themselves: answers, checks, and then everything written at once."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from reverie.awake.confirmations import confirm, may, source, travel
from reverie.cli._home import now
from reverie.cli._person import may_be_asked, only_a_person
from reverie.cli._place import FILE
from reverie.cli._schedule_files import run, write
from reverie.config_edit import with_setting
from reverie.config_file import settings_beside
from reverie.errors import Refused, TransportFailed
from reverie.files import write_whole
from reverie.frozen import dataclass
from reverie.keyed import user_state
from reverie.ports.host import Act, Step
from reverie.settings import GROUP_OF, Settings
from reverie.setup.deploy_key import DeployKey, key_of
from reverie.setup.install_source import UNPINNED, given_source, is_pinned, source_here
from reverie.setup.project_place import Project, project_at
from reverie.setup.repository_check import is_public, try_push
from reverie.setup.schedule_plan import Plan, Utc, plan_of, utc_of
from reverie.setup.setup_answers import PUBLIC, Answers, answers_in, checked, settings_of
from reverie.setup.written_files import plan_files

FIELDS = {"time": "night_at", "deep": "reconcile_mode"}
"""The answers whose flags have another name."""


UNANSWERED: dict[str, Any] = {
    **dict.fromkeys(("yes", "dry_run", "prints", "force_public"), False),
    "test": None,
}
"""What is given where everything is to be asked."""


@dataclass(frozen=True, slots=True)
class Arranged:
    """What is arranged, and what has become of it."""

    answers: Answers
    plan: Plan
    utc: Utc | None = None
    key: DeployKey | None = None
    steps: tuple[Step, ...] = ()
    unrun: tuple[str, ...] = ()
    """Commands that could not be run, or were not to be."""
    tried: str = ""
    notes: tuple[str, ...] = ()
    state: str = "shown"
    """shown, written, or planned."""


def present(home: str) -> Arranged:
    """What is set up now; nothing is asked and nothing is written."""
    settings = settings_beside(Path(home) / FILE)
    answers = answers_in(settings)
    moment = datetime.fromtimestamp(now(), UTC)
    utc = utc_of(answers, moment) if answers.elsewhere != "none" else None
    odd = _odd_source(home, settings)
    planned = replace(answers, elsewhere="none") if odd else answers
    plan = plan_of(planned, project_at(home), settings, moment)
    missing = [path for path, _ in plan.files if not os.path.exists(path)]
    notes = [f"{path} is not there; `reverie setup --yes` writes it" for path in missing]
    return Arranged(answers, plan, utc, notes=(*notes, *odd))


def _odd_source(home: str, settings: Settings) -> tuple[str, ...]:
    """Why what a config.toml says is installed elsewhere is not."""
    wish, schedule = source(settings), settings.schedule
    if not may(Path(home), wish):
        return (wish.unconfirmed,)
    is_used = schedule.elsewhere != "none"
    return (UNPINNED,) if is_used and not is_pinned(schedule.install_from) else ()


def arrange(home: str, given: Mapping[str, Any], *, as_json: bool = False) -> Arranged:
    """Ask what is not given, check it, and write it all down; or leave everything as it was."""
    from reverie.cli._questions_of_setup import asked

    asks = not given["yes"]
    if asks and (as_json or not may_be_asked()):
        raise click.UsageError("nobody can be asked here: add --yes and the answers as flags")
    if not given["dry_run"]:
        only_a_person("arrange that nights run by themselves")
    settings = settings_beside(Path(home) / FILE)
    project = project_at(home)
    if not asks:
        _refuse_unconfirmed(home, settings, given)
    answers = _with_given(answers_in(settings), given)
    if not (given.get("install_from") or may(Path(home), source(settings))):
        answers = replace(answers, install_from="")
    if asks:
        answers = asked(answers, _flags(given), public=given["force_public"])
    answers = _with_source(_without_idle(answers, given))
    answers = checked(answers, home=home, public=given["force_public"])
    moment = datetime.fromtimestamp(now(), UTC)
    plan = plan_of(answers, project, settings, moment)
    utc = utc_of(answers, moment) if answers.elsewhere != "none" else None
    notes = _refuse_public(answers, force=given["force_public"])
    answers, key = _with_key(answers, project, dry_run=given["dry_run"])
    tried = _tried(answers, key, given, home=home)
    arranged = Arranged(answers, plan, utc, key, tried=tried, notes=notes, state="planned")
    if given["dry_run"]:
        return arranged
    return _written(arranged, home, settings, prints=given["prints"])


def _refuse_unconfirmed(home: str, settings: Settings, given: Mapping[str, Any]) -> None:
    """Refuse what a config.toml says and nobody here has, neither before nor now."""
    for wish, flag in ((travel(settings), "remote"), (source(settings), "install_from")):
        if not (given.get(flag) or may(Path(home), wish)):
            raise Refused(wish.unconfirmed)


def _with_given(answers: Answers, given: Mapping[str, Any]) -> Answers:
    """The answers before, but for those that are given as flags."""
    flags = {FIELDS.get(name, name): value for name, value in _flags(given).items()}
    backend = flags.pop("backend", None)
    told = replace(answers, **flags)
    if backend and "provider" not in flags and told.backend != backend:
        told = replace(told, provider=backend)
    if backend and told.travels and told.backend != backend:
        raise Refused(f"{told.provider} is not reached by {backend}; leave --backend out")
    if told.remote != answers.remote and "access" not in flags:
        told = replace(told, access="token" if flags.get("token_variable") else "")
    return told


def _without_idle(answers: Answers, given: Mapping[str, Any]) -> Answers:
    """The answers without an earlier schedule that another mode has no use for."""
    if answers.mode == "local" and given.get("elsewhere") is None:
        return replace(answers, elsewhere="none")
    if answers.mode == "remote" and given.get("timer") is None:
        return replace(answers, timer="none")
    return answers


def _with_source(answers: Answers) -> Answers:
    """The answers with what is installed elsewhere: the commit that runs here, if none is named."""
    if answers.elsewhere == "none":
        return answers
    return replace(answers, install_from=given_source(answers.install_from) or source_here())


def _flags(given: Mapping[str, Any]) -> dict[str, Any]:
    """The answers among the options, without those nobody gave."""
    return {name: it for name, it in given.items() if it is not None and name not in UNANSWERED}


def _refuse_public(answers: Answers, *, force: bool) -> tuple[str, ...]:
    """Refuse a repository that a stranger can read, unless that is wanted."""
    if answers.address is None:
        return ()
    found = is_public(answers.address, os.environ)
    if found and not force:
        raise Refused(f"{answers.address.web} can be read without a name or a key: {PUBLIC}")
    if found or answers.visibility == "public":
        return ("the repository is public: everyone can read what your agents remember",)
    return ()


def _with_key(
    answers: Answers, project: Project, *, dry_run: bool
) -> tuple[Answers, DeployKey | None]:
    """The answers with the deploy key they need, which is made if it is not there."""
    if answers.way_in != "key" or dry_run:
        return answers, None
    key = key_of(user_state(), project.label)
    return replace(answers, ssh_key=key.path), key


def _tried(answers: Answers, key: DeployKey | None, given: Mapping[str, Any], *, home: str) -> str:
    """What a trial push says; one that fails writes nothing, unless the person wants it so."""
    from reverie.cli._questions_of_setup import (
        asked_about_key,
        asked_to_go_on,
        asked_to_try,
        show_key,
    )

    asks = not given["yes"]
    if not answers.travels or given["dry_run"]:
        return ""
    is_added = asked_about_key(answers, key) if asks and key else True
    wants = asked_to_try() if asks and is_added and given["test"] is None else given["test"]
    if not wants:
        return ""
    if key and not asks:
        show_key(answers, key)
    try:
        if answers.backend == "s3":
            return _tried_bucket(answers, home)
        return try_push(answers, os.environ)
    except TransportFailed as error:
        if not (asks and asked_to_go_on(str(error))):
            raise
        return str(error)


def _tried_bucket(answers: Answers, home: str) -> str:
    """Look into a bucket, which first shows by two writes that it keeps what it is told."""
    from reverie.transports.way import transport_of

    named = {"backend": "s3", "bucket": answers.bucket, "endpoint": answers.endpoint}
    bucket = transport_of(Settings.of(**named), Path(home), os.environ)
    assert bucket
    bucket.pull()
    return f"{bucket.name} takes writes"


def _written(arranged: Arranged, home: str, settings: Settings, *, prints: bool) -> Arranged:
    """Write the settings and the files, and begin what is to run; a signal waits meanwhile."""
    steps = [] if prints else plan_files(home, dict(arranged.plan.files))
    with _undisturbed():
        _write_settings(home, arranged.answers, settings)
        now_set = settings_beside(Path(home) / FILE)
        for wish in (travel(now_set), source(now_set)):
            confirm(Path(home), wish)
        write(home, steps)
        left = [step for step in steps if step.act is Act.LEAVE]
        begin = arranged.plan.begin
        unrun = begin if prints or left else run(begin)
    words = tuple(" ".join(command) for command in unrun)
    return replace(arranged, steps=tuple(steps), unrun=words, state="written")


def _write_settings(home: str, answers: Answers, before: Settings) -> None:
    """Put every answer that is not as it was into config.toml; all else stays as it is written."""
    file = Path(home) / "config.toml"
    old = file.read_text(encoding="utf-8") if file.is_file() else ""
    text, known = old, before.flat()
    for name, value in settings_of(answers).items():
        if name in GROUP_OF and str(known[name]) != value:
            _, _, text = with_setting(text, name, value)
    if text != old:
        write_whole(file, text)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait while things are written that belong together."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
