"""Installing: what connects a project with the host, decided first as steps, settings last."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import PurePosixPath

from reverie.awake.home import nearest
from reverie.hosts.claude_code.hook_config import (
    Hooks,
    command_of,
    guarded_command,
    hooks_with,
    is_ours,
)
from reverie.hosts.claude_code.json_text import respelled, spelled
from reverie.hosts.claude_code.manifest import (
    MANIFEST,
    Appended,
    InSettings,
    Installed,
    digest,
    manifest_of,
    manifest_text,
)
from reverie.hosts.claude_code.settings_json import (
    HOOKS,
    Unfit,
    commands_of_ours,
    parsed,
    standing_empty,
    with_hooks,
    without_hooks,
)
from reverie.hosts.claude_code.shipped import shipped
from reverie.hosts.install_steps import text_at
from reverie.ports.host import Act, Step
from reverie.settings import Settings

HOST = ".claude"
LOCAL, SHARED = f"{HOST}/settings.local.json", f"{HOST}/settings.json"
IGNORE = ".gitignore"
GIT_PATIENCE_S = 10


def plan_install(
    root: str, *, shared: bool, at: str, parts: int = Settings().file.briefing_parts
) -> list[Step]:
    """The steps that connect a project with the host; none where all is as it should be.

    Hooks that are shared already stay so, because registered twice they would run twice.
    """
    before = manifest_of(root)
    shared = shared or _registers(text_at(root, SHARED))
    files, written = _files(root, before)
    lines, appended = ([], before.appended) if shared else _ignored(root, before)
    form = guarded_command if shared else command_of
    settings, noted = _settings(root, before, hooks_with(form, parts), shared=shared)
    changes = [*lines, *files, *settings]
    folders = _folders(root, changes)
    made = [step.path for step in folders if step.path not in before.folders]
    after = Installed(before.at or at, written, (*before.folders, *made), noted, appended)
    return [*_noted(root, after), *folders, *changes]


def _files(root: str, before: Installed) -> tuple[list[Step], dict[str, str]]:
    """Each shipped file is made, or renewed if nobody has touched it since we wrote it."""
    steps: list[Step] = []
    written = dict(before.files)
    for place, text in shipped().items():
        path = f"{HOST}/{place}"
        there = text_at(root, path)
        if there is not None and there != text and digest(there) != before.files.get(path):
            steps.append(Step(Act.LEAVE, path, why=_why_left(path, before)))
            continue
        written[path] = digest(text)
        if there != text:
            act = Act.MAKE if there is None else Act.CHANGE
            steps.append(Step(act, path, text, before=there))
    return steps, written


def _why_left(path: str, before: Installed) -> str:
    whose = "you have edited it" if path in before.files else "it was there already"
    return f"{whose}; for ours, remove it and run `reverie init` again"


def _settings(
    root: str, before: Installed, hooks: Hooks, *, shared: bool
) -> tuple[list[Step], dict[str, InSettings]]:
    """Our hooks go into one settings file and out of the other."""
    target, other = (SHARED, LOCAL) if shared else (LOCAL, SHARED)
    step, note = _put_in(root, target, hooks, before.settings.get(target))
    out = list(take_out(root, other, before.settings.get(other)))
    kept = {path: old for path, old in before.settings.items() if path != other or not out}
    return [*out, *step], {**kept, **({target: note} if note else {})}


def _put_in(
    root: str, path: str, hooks: Hooks, note: InSettings | None
) -> tuple[list[Step], InSettings | None]:
    text = text_at(root, path)
    if text is None:
        fresh = spelled({HOOKS: hooks}) + "\n"
        return [Step(Act.MAKE, path, fresh)], InSettings(made=True)
    settings = parsed(text)
    if isinstance(settings, Unfit):
        return [Step(Act.LEAVE, path, spelled({HOOKS: hooks}), why=settings.at(path))], note
    after = with_hooks(settings, hooks)
    said = respelled(text, after) if text.strip() else spelled(after) + "\n"
    if note is None or not commands_of_ours(settings):
        note = InSettings(
            blank=None if text.strip() else text, empty=standing_empty(without_hooks(settings))
        )
    return [Step(Act.CHANGE, path, said, before=text)] if said != text else [], note


def take_out(root: str, path: str, note: InSettings | None) -> Iterator[Step]:
    """The step that takes our hooks out of a settings file, if any are in it."""
    text = text_at(root, path) or ""
    note = note or InSettings()
    settings = parsed(text)
    if isinstance(settings, Unfit):
        if is_ours(text):
            why = f"{settings.at(path)}; take out by hand what calls Reverie"
            yield Step(Act.LEAVE, path, why=why)
    elif commands_of_ours(settings):
        after = without_hooks(settings, note.empty)
        if after or not note.made:
            said = respelled(text, after) if after or note.blank is None else note.blank
            yield Step(Act.CHANGE, path, said, before=text)
        else:
            yield Step(Act.REMOVE, path, before=text)


def _ignored(root: str, before: Installed) -> tuple[list[Step], dict[str, Appended]]:
    """In a git repository, the settings with the paths of this machine are not for others."""
    if not nearest(root, ".git") or _is_ignored(root, LOCAL):
        return [], before.appended
    there = text_at(root, IGNORE)
    newline = "\r\n" if "\r\n" in (there or "") else "\n"
    glue = newline if there and not there.endswith("\n") else ""
    added = f"{glue}{LOCAL}{newline}"
    step = Step(Act.MAKE if there is None else Act.CHANGE, IGNORE, (there or "") + added, there)
    return [step], {**before.appended, IGNORE: Appended(added, made=there is None)}


def _is_ignored(root: str, path: str) -> bool:
    """Whether git ignores a file; without git, whether the project's own list names it."""
    plain = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    try:
        asked = subprocess.run(
            ["git", "check-ignore", "--quiet", "--no-index", path],
            cwd=root,
            env=plain,
            capture_output=True,
            timeout=GIT_PATIENCE_S,
            check=False,
        )
        if asked.returncode in (0, 1):
            return asked.returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        pass
    lines = (text_at(root, IGNORE) or "").splitlines()
    return any(line.strip().removeprefix("/") in (path, HOST, f"{HOST}/") for line in lines)


def _registers(text: str | None) -> bool:
    settings = parsed(text or "")
    return not isinstance(settings, Unfit) and bool(commands_of_ours(settings))


def _noted(root: str, after: Installed) -> Iterator[Step]:
    """The manifest is written before what it tells of, so that nothing is ever left behind."""
    there = text_at(root, MANIFEST)
    text = manifest_text(after)
    if there is None or manifest_of(root) != after:
        folder = str(PurePosixPath(MANIFEST).parent)
        yield Step(Act.MAKE_FOLDER, folder)
        yield Step(Act.MAKE if there is None else Act.CHANGE, MANIFEST, text, before=there)


def _folders(root: str, steps: list[Step]) -> list[Step]:
    """The folders that the steps need and that are not there, outer ones first."""
    needed = {
        str(folder)
        for step in steps
        if step.act is Act.MAKE
        for folder in PurePosixPath(step.path).parents
        if str(folder) != "."
    }
    missing = sorted(path for path in needed if not os.path.isdir(os.path.join(root, path)))
    return [Step(Act.MAKE_FOLDER, path) for path in missing]
