"""What `reverie setup` says: what is arranged, what to paste where, and what to run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from reverie.cli._arrangement import Arranged
    from reverie.setup.deploy_key import DeployKey
    from reverie.setup.setup_answers import Answers

NOTHING = "nothing runs by itself; `reverie setup` asks where nights shall run, and when"
PAGES = {
    "github": "settings/keys/new",
    "gitlab": "-/settings/repository",
    "forgejo": "settings/keys",
    "gitea": "settings/keys",
}
"""Where a deploy key is pasted, below the page of the repository."""
WHERE = {"local": "on this machine", "remote": "elsewhere", "hybrid": "here and elsewhere"}


def arranged_lines(arranged: Arranged) -> Iterator[str]:
    """What is arranged, line by line."""
    answers = arranged.answers
    yield from _head_lines(answers)
    yield from (f"WARNING: {note}" for note in arranged.notes)
    if arranged.key and arranged.state == "written":
        yield from key_lines(answers, arranged.key)
    if arranged.tried:
        yield f"tried: {arranged.tried}"
    yield from _step_lines(arranged)
    if arranged.utc:
        yield arranged.utc.words()
    if arranged.state != "shown":
        yield from _paste_lines(arranged)
    if arranged.state == "planned":
        yield "nothing is written yet; in a terminal of your own, run it without --dry-run"


def _head_lines(answers: Answers) -> Iterator[str]:
    if answers.mode == "none":
        yield NOTHING
        return
    zone = f" in {answers.zone}" if answers.zone else ""
    yield f"nights run {WHERE[answers.mode]}, at {answers.night_at}{zone}"
    if answers.travels:
        place = answers.remote or f"the bucket {answers.bucket}"
        yield f"what is synced travels by {answers.backend} to {place} ({answers.provider})"
        yield from _access_lines(answers)
    every = f"every {answers.cadence} days" if answers.cadence else "never"
    yield f"deep sleep: {every}, leaves a {answers.reconcile_mode}"
    yield f"begun here by {answers.timer}, elsewhere by {answers.elsewhere}"
    if answers.elsewhere != "none":
        yield f"installed there from {answers.install_from or 'nowhere yet'}"


def _access_lines(answers: Answers) -> Iterator[str]:
    if answers.ssh_key:
        yield f"key: {answers.ssh_key}"
    if answers.token_variable:
        yield f"token: in ${answers.token_variable}, which is set where a night runs"


def key_lines(answers: Answers, key: DeployKey) -> Iterator[str]:
    """The public half of the deploy key, and where it is pasted."""
    address = answers.address
    page = PAGES.get(answers.provider)
    where = f"https://{address.host}/{address.path}/{page}" if address and page else "its settings"
    yield f"paste this line into the deploy keys of the repository, with WRITE access ({where}):"
    yield key.public


def _step_lines(arranged: Arranged) -> Iterator[str]:
    for step in arranged.steps:
        yield f"  {step.act.value} {step.path}{' as it is' if step.why else ''}"
        if step.why:
            yield f"    {step.why}"
    if arranged.unrun:
        yield "run this to begin it:"
        yield from (f"  {command}" for command in arranged.unrun)


def _paste_lines(arranged: Arranged) -> Iterator[str]:
    made = {step.path for step in arranged.steps if not step.why}
    if arranged.state == "planned" or not made:
        for path, text in arranged.plan.files:
            yield f"{path}:"
            yield text
    for where, text in arranged.plan.paste:
        if not any(text == said and path in made for path, said in arranged.plan.files):
            yield f"paste into {where}:"
            yield text
        else:
            yield f"it does not travel by itself: put it into {where}"


def arranged_plain(arranged: Arranged) -> dict[str, Any]:
    """What is arranged, for programs."""
    answers, utc, drift = arranged.answers, arranged.utc, None
    if utc and utc.drift:
        drift = {"on": utc.drift.on, "means": f"{utc.drift.means:%H:%M}"}
    names = ("mode", "provider", "backend", "remote", "bucket", "endpoint", "ssh_key")
    more = ("token_variable", "cadence", "timer", "elsewhere", "install_from", "zone")
    return {
        **{name: getattr(answers, name) for name in (*names, *more)},
        "time": answers.night_at,
        "deep": answers.reconcile_mode,
        "state": arranged.state,
        "public_key": arranged.key.public if arranged.key else None,
        "utc": utc
        and {
            "time": f"{utc.line.at:%H:%M}",
            "days": utc.line.days,
            "cron": utc.line.cron,
            "zone": utc.zone,
            "goes_wrong": drift,
        },
        "files": dict(arranged.plan.files),
        "done": [{"act": s.act.value, "path": s.path, "why": s.why} for s in arranged.steps],
        "run": list(arranged.unrun),
        "paste": [{"where": where, "text": text} for where, text in arranged.plan.paste],
        "tried": arranged.tried or None,
        "notes": list(arranged.notes),
    }
