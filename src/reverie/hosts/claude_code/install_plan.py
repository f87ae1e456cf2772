"""Installing: what connects a project with the host, decided first as steps, settings last."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import PurePosixPath

from reverie import keyed
from reverie.hosts.claude_code.hook_config import (
    Hooks,
    command_of,
    guarded_command,
    hooks_with,
    is_ours,
)
from reverie.hosts.claude_code.json_text import respelled, spelled
from reverie.hosts.claude_code.manifest import (
    HOST,
    LOCAL,
    MANIFEST,
    SHARED,
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
from reverie.hosts.git_exclude import exclude_path, is_ignored, lines_for
from reverie.hosts.install_steps import text_at
from reverie.ports.host import Act, Step
from reverie.settings import Settings

STANDARD = Settings()


def plan_install(root: str, *, shared: bool, at: str, settings: Settings = STANDARD) -> list[Step]:
    """The steps that connect a project with the host; none where all is as it should be.

    Hooks that are shared already stay so, because registered twice they would run twice.
    """
    before = manifest_of(root)
    shared = shared or is_shared(root)
    files, written = _files(root, before, settings)
    lines, appended = (_shown if shared else _ignored)(root, before)
    form = guarded_command if shared else command_of
    hooks = hooks_with(form, settings.file.briefing_parts)
    registered, noted = _settings(root, before, hooks, shared=shared)
    changes = [*lines, *files, *registered]
    folders = _folders(root, changes)
    made = [step.path for step in folders if step.path not in before.folders]
    after = Installed(before.at or at, written, (*before.folders, *made), noted, appended)
    return [*_noted(root, after), *folders, *changes]


def _files(root: str, before: Installed, settings: Settings) -> tuple[list[Step], dict[str, str]]:
    """Each shipped file is made, or renewed if nobody has touched it since we wrote it."""
    steps: list[Step] = []
    written = dict(before.files)
    for place, text in shipped(notes=settings.keep.notes_in_passing).items():
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
    """In a git repository, what we put there is for this person alone: git ignores it."""
    path = exclude_path(root)
    if path is None:
        return [], before.appended
    ours = [LOCAL, *(f"{HOST}/{place}" for place in shipped())]
    there, known = text_at(root, path), before.appended.get(path, Appended(""))
    listed = (there or "").splitlines()
    found = [one for one in lines_for(root, ours) if one in listed]
    wanted = [one for one in ours if not is_ignored(root, one)]
    new = [one for one in lines_for(root, wanted) if one not in listed] if wanted else []
    if not new:
        shared = known if known.text or not found else Appended("".join(f"{it}\n" for it in found))
        return [], {**before.appended, **({path: shared} if shared.text else {})}
    newline = "\r\n" if "\r\n" in (there or "") else "\n"
    glue = newline if there and not there.endswith("\n") else ""
    added = glue + "".join(f"{one}{newline}" for one in new)
    step = Step(Act.MAKE if there is None else Act.CHANGE, path, (there or "") + added, there)
    noted = Appended(known.text + added, made=known.made or there is None)
    return [step], {**before.appended, path: noted}


def _shown(root: str, before: Installed) -> tuple[list[Step], dict[str, Appended]]:
    """What is shared is for git too, which ignored it while it was not."""
    path = exclude_path(root) or ""
    steps = list(without_appended(root, path, before.appended.get(path, Appended(""))))
    return steps, {file: added for file, added in before.appended.items() if file != path}


def without_appended(root: str, path: str, added: Appended) -> Iterator[Step]:
    """The step that takes out of a file what was added to it."""
    there = text_at(root, path) if added.text else None
    if there is None:
        return
    left = _without(there, added.text)
    if added.made and not left.strip():
        yield Step(Act.REMOVE, path, before=there)
    elif left != there:
        yield Step(Act.CHANGE, path, left, before=there)


def _without(text: str, added: str) -> str:
    """A text without lines that were added to it, at its end or wherever they stand now."""
    head = text.removesuffix(added)
    if head != text and (not head or head.endswith("\n") or added[0] in "\r\n"):
        return head
    ours = {line.strip() for line in added.splitlines() if line.strip()}
    lines = text.splitlines(keepends=True)
    return "".join(line for line in lines if line.strip() not in ours)


def is_shared(root: str) -> bool:
    """Whether the hooks are registered for all who share the project."""
    settings = parsed(text_at(root, SHARED) or "")
    return not isinstance(settings, Unfit) and bool(commands_of_ours(settings))


def _noted(root: str, after: Installed) -> Iterator[Step]:
    """The manifest is written before what it tells of, so that nothing is ever left behind."""
    there = text_at(root, MANIFEST)
    text = keyed.signed(os.path.join(root, MANIFEST), manifest_text(after))
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
