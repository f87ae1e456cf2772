"""What `reverie init` says: what was set aside, made and read, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from reverie.cli._place import FOLDER, mind_path

if TYPE_CHECKING:
    from reverie.ports.host import Step


def aside_lines(folder: str, gone: list[str], aside: str) -> Iterator[str]:
    """What came from elsewhere and was moved away, and how it comes back."""
    from reverie.cli._steps import shown

    if gone:
        yield "a clone or a copy has brought what was not made here:"
        verb = "set aside" if aside else "would set aside"
        yield from (f"  {verb} {shown(folder, FOLDER, path)}" for path in gone)
    if aside:
        yield f"  it is in {shown(folder, FOLDER, aside)}; if it is yours,"
        yield f"  `reverie trust --bring-back {aside}` puts it back"


def mind_lines(folder: str, agent: str, made: list[str], *, dry_run: bool) -> Iterator[str]:
    """Where the mind is, and a line for each file that was made beside it."""
    from reverie.cli._steps import shown

    path = mind_path(folder)
    verb = "would be" if dry_run else "is"
    yield f"{agent}'s mind {'is already' if path not in made else verb} at {shown(path)}"
    yield from (f"  {'would make' if dry_run else 'made'} {shown(file)}" for file in made)


def reading_lines(taken: list[dict[str, object]], *, dry_run: bool) -> Iterator[str]:
    """How much was taken in of each file that was read."""
    from reverie.cli._steps import shown

    if not taken:
        yield "there is no CLAUDE.md and no note of the client to read"
    for one in taken:
        count = "" if dry_run else f"took in {one['taken']} of "
        verb = "would read " if dry_run else ""
        yield f"  {verb}{count}{one['statements']} statements of {shown(str(one['path']))}"


def next_lines(
    folder: str, made: list[str], steps: list[Step], *, no_claude: bool
) -> Iterator[str]:
    """What a person can do now; nothing when nothing has changed."""
    from shutil import which

    from reverie.cli._steps import shown, told
    from reverie.hosts.claude_code.manifest import SHARED

    if no_claude:
        if mind_path(folder) in made:
            yield 'Next: reverie record "what happened" --session today'
        return
    changed = {step.path for step in told(steps)}
    if not changed:
        return
    yield "Next:"
    for step in steps:
        if step.act == "left" and step.text:
            yield f"  merge this into {shown(folder, step.path)}; until then no hook is called:"
            yield step.text
    if any(path.endswith("info/exclude") for path in changed) and SHARED not in changed:
        yield "  git ignores all of this, for you alone; to commit it: reverie init --shared"
    if SHARED in changed:
        yield "  commit .claude and .reverie; teammates need `reverie` on their PATH"
    if not which("reverie"):
        yield "  put `reverie` on your PATH: the sub-agent and the skill call it by its name"
    if not which("claude"):
        yield "  install Claude Code, which was not found on your PATH"
    yield "  start a session of Claude Code here: from now on its hooks feed this mind"
    yield "  see that all is well: reverie doctor"
    yield "  let nights run by themselves, if you like: reverie setup"
