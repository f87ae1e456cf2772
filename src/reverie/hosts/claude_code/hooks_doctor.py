"""The checkup of the hooks: whether the client can call them, does, and is not called twice."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from datetime import datetime

from reverie.awake import ledger
from reverie.awake.home import is_paused
from reverie.awake.hooks import LOG
from reverie.awake.ledger_doctor import Found
from reverie.frozen import dataclass
from reverie.hosts.claude_code.client import (
    NO_MEMORY,
    USER_SETTINGS,
    all_settings,
    own_memory,
    remembers_by_itself,
    sessions_since,
)
from reverie.hosts.claude_code.client_folder import config_folder
from reverie.hosts.claude_code.hook_config import EVENTS, GUARD, site
from reverie.hosts.claude_code.manifest import LOCAL, SHARED, Installed, manifest_of
from reverie.hosts.claude_code.settings_json import Settings, Unfit, commands_of_ours, parsed
from reverie.hosts.install_steps import text_at

INIT = "run `reverie init`"
DAY_S = 24 * 3600
_SITE = re.compile(r"sys\.path\.append\(((?:(?!sys\.path\.append\().)*?)\); from ")


@dataclass(frozen=True, slots=True)
class Registered:
    """One command of ours in one settings file."""

    path: str
    event: str
    command: str


def hooks_checkup(root: str, now: float) -> Iterator[Found]:
    """What was looked at, if the project was ever connected with the client."""
    yield from _unfit_settings(root)
    registered = list(_registered(root))
    installed = manifest_of(root)
    if not registered and not installed.at:
        return
    yield from _registration(root, registered)
    yield from _commands(registered)
    yield from _missing_files(root, installed)
    yield from _silence(root, installed, now)
    yield from _two_memories(root)


def _unfit_settings(root: str) -> Iterator[Found]:
    for path in (LOCAL, SHARED):
        settings = parsed(text_at(root, path) or "")
        if isinstance(settings, Unfit):
            step = "correct it: the client may pass over it, and we cannot register there"
            yield False, settings.at(path), step


def _registered(root: str) -> Iterator[Registered]:
    """Our commands in the project's settings and in the user's, which may be the same file."""
    own = os.path.join(config_folder(), USER_SETTINGS)
    names = {os.path.realpath(own): own}
    names |= {os.path.realpath(os.path.join(root, path)): path for path in (LOCAL, SHARED)}
    for file, name in names.items():
        settings = parsed(text_at("", file) or "")
        if not isinstance(settings, Unfit):
            yield from (Registered(name, *found) for found in commands_of_ours(settings))


def _registration(root: str, registered: list[Registered]) -> Iterator[Found]:
    places = sorted({one.path for one in registered})
    places += ["the plugin"] if any(map(_has_plugin, all_settings(root))) else []
    missing = [event for event, *_ in EVENTS if event not in {one.event for one in registered}]
    if not places:
        yield False, "no hook is registered with the client", INIT
    elif len(places) > 1:
        step = "take them out of all but one, so that none runs twice"
        yield False, f"the hooks are registered in {' and in '.join(places)}", step
    elif registered and missing:
        yield False, f"no hook is registered for {', '.join(missing)}", INIT
    else:
        yield True, f"the hooks are registered in {places[0]}", ""


def _has_plugin(settings: Settings) -> bool:
    plugins = settings.get("enabledPlugins")
    return isinstance(plugins, dict) and any(
        name.startswith("reverie@") and is_on is True for name, is_on in plugins.items()
    )


def _commands(registered: list[Registered]) -> Iterator[Found]:
    """Whether the commands of each file can still be run, and run this Reverie."""
    if not shutil.which("reverie"):
        step = "put `reverie` on the PATH of the client, or these hooks do nothing"
        for path in sorted({one.path for one in registered if GUARD in one.command}):
            yield False, f"the hooks in {path} look for `reverie`, which is not found", step
    wrong = {
        f"the hooks in {one.path} {why}": None
        for one in registered
        if GUARD not in one.command and (why := _other_reverie(one.command))
    }
    yield from ((False, what, INIT) for what in wrong)


def _other_reverie(command: str) -> str:
    """What is wrong with the interpreter or the place that a command names, if anything is."""
    try:
        interpreter, *words = shlex.split(command)
    except ValueError:
        return "have a command no shell can read"
    if not os.access(interpreter, os.X_OK):
        return f"name an interpreter that is gone ({interpreter})"
    if os.path.realpath(interpreter) != os.path.realpath(sys.executable):
        return f"name another interpreter than ours ({interpreter})"
    place = _SITE.search(" ".join(words))
    return f"name another Reverie ({place[1]})" if place and place[1] != repr(site()) else ""


def _missing_files(root: str, installed: Installed) -> Iterator[Found]:
    gone = [path for path in installed.files if not os.path.exists(os.path.join(root, path))]
    for path in gone:
        yield False, f"{path} is missing", INIT


def _silence(root: str, installed: Installed, now: float) -> Iterator[Found]:
    """Hooks that were never called though the client has worked here since."""
    try:
        since = datetime.fromisoformat(installed.at).timestamp()
    except ValueError:
        return
    state = os.path.join(root, ".reverie", ledger.STATE)
    if now - since < DAY_S or is_paused(os.path.dirname(state)):
        return
    traces = (os.path.join(state, name) for name in (ledger.FILE, LOG, ".active"))
    called = any(os.path.exists(path) and os.stat(path).st_mtime >= since for path in traces)
    if not called and (count := sessions_since(root, since)):
        what = f"no hook was ever called, though {count} session(s) ran since"
        turned_off = any(one.get("disableAllHooks") is True for one in all_settings(root))
        step = (
            "hooks are turned off: remove `disableAllHooks` from the settings"
            if turned_off
            else "type /hooks in the client and see whether ours are listed; trust the folder"
        )
        yield False, what, step


def _two_memories(root: str) -> Iterator[Found]:
    if own_memory(root) and remembers_by_itself(root):
        what = "the client keeps a memory of its own beside Reverie's, and both are told"
        step = f"set {NO_MEMORY}=1, and take its notes in with `reverie init --read`"
        yield False, what, step
