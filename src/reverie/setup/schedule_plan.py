"""The plan of a schedule: which files it needs, what is run for it, and what is to be pasted."""

from __future__ import annotations

import os
from datetime import datetime, time

from reverie.domain.rules.schedule import Drift, UtcLine, drift_of, utc_line
from reverie.errors import Refused
from reverie.frozen import dataclass
from reverie.settings import Settings
from reverie.setup import claude_schedule, crontab, systemd, workflows
from reverie.setup.install_source import wheel_of
from reverie.setup.project_place import Project
from reverie.setup.setup_answers import Answers
from reverie.setup.zones import machine_zone, offsets_of, zone_named


@dataclass(frozen=True, slots=True)
class Utc:
    """A time on the wall of a zone as a line in UTC, and when that line goes wrong."""

    at: time
    zone: str
    line: UtcLine
    drift: Drift | None

    def words(self) -> str:
        """What a person should know of the line."""
        days = {-1: " the evening before", 1: " the day after"}.get(self.line.days, "")
        told = f"{self.line.at:%H:%M} UTC{days} is {self.at:%H:%M} in {self.zone}"
        if self.drift is None:
            return f"{told}; clocks do not change there in the coming year"
        return (
            f"{told}; from {self.drift.on} on it means {self.drift.means:%H:%M} there, because "
            "clocks change: run `reverie setup` again then"
        )


@dataclass(frozen=True, slots=True)
class Plan:
    """What a schedule needs; nothing is done yet."""

    files: tuple[tuple[str, str], ...] = ()
    """Whole paths, and what each file says."""
    begin: tuple[tuple[str, ...], ...] = ()
    """Commands that begin it once the files are there."""
    end: tuple[tuple[str, ...], ...] = ()
    """Commands that end it before the files go."""
    paste: tuple[tuple[str, str], ...] = ()
    """Where something is to be pasted, and what."""


def utc_of(answers: Answers, now: datetime) -> Utc:
    """The time of a night in UTC, for whoever only knows that."""
    zone = answers.zone or machine_zone(os.environ)
    at = time.fromisoformat(answers.night_at)
    offsets = offsets_of(zone, now)
    line = utc_line(at, offsets[0].ahead)
    return Utc(at, zone, line, drift_of(line, offsets))


def plan_of(answers: Answers, project: Project, settings: Settings, now: datetime) -> Plan:
    """What the schedules that were chosen need, here and elsewhere."""
    here, there = _here(answers, project), _there(answers, project, settings, now)
    return Plan(
        here.files + there.files,
        here.begin + there.begin,
        here.end + there.end,
        here.paste + there.paste,
    )


def _here(answers: Answers, project: Project) -> Plan:
    machine = machine_zone(os.environ)
    zone = zone_named(answers.zone).key if answers.zone not in ("", machine) else ""
    at = time.fromisoformat(answers.night_at)
    nights = [["night", "--full"]]
    if answers.travels:
        nights = [["sync", "pull"], *nights, ["sync", "push"]]
    match answers.timer:
        case "systemd":
            files = systemd.units(project, at, zone, nights)
            begin, end = systemd.commands(project.label)
            return Plan(tuple(files.items()), begin, end)
        case "crontab":
            if zone:
                raise Refused(
                    f"a crontab goes by this machine's clock ({machine}); take --timer systemd, or "
                    "leave --zone out"
                )
            return Plan(paste=(("crontab -e", crontab.line(project, at, nights)),))
    return Plan()


def _there(answers: Answers, project: Project, settings: Settings, now: datetime) -> Plan:
    if answers.elsewhere == "none":
        return Plan()
    utc = utc_of(answers, now)
    if answers.backend == "folder":
        raise Refused("a folder is only reached from here; take another --provider")
    if answers.backend != "git" and answers.elsewhere != "claude":
        raise Refused("a workflow runs in a git repository; take another --provider or --elsewhere")
    beside = _beside(answers)
    if answers.elsewhere == "claude":
        where = f"Claude Code, whose environment has ${workflows.PERSON_KEY} and may push{beside}"
        return Plan(paste=((where, claude_schedule.line(answers, settings, utc.line)),))
    place = workflows.place(answers)
    text = workflows.text(answers, settings, utc.line, utc.words())
    path = os.path.join(project.home, "sync", place)
    where = f"{place}, on the default branch of the repository{beside}, and add the secret "
    return Plan(((path, text),), paste=((where + workflows.PERSON_KEY, text),))


def _beside(answers: Answers) -> str:
    """What a person must put into the repository too; a wheel needs one to lie in."""
    wheel = wheel_of(answers.install_from)
    if wheel and answers.backend != "git":
        raise Refused("a wheel lies in a repository, and there is none; take a commit, or an index")
    return f", {wheel} on the default branch of the repository" if wheel else ""
