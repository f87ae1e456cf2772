"""Merge conflict: what both sides of a memory file say, when git could not put them together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from reverie.domain.rules.likeness import fingerprint
from reverie.domain.views.sheet import Added, Edit, Removed, Retuned, Reworded, Sheet
from reverie.errors import FileRefused
from reverie.frozen import dataclass
from reverie.memory_file.git_versions import Version, sides_in_git
from reverie.memory_file.nodes import CONFLICT
from reverie.memory_file.read import read_sheet


@dataclass(frozen=True, slots=True)
class Side:
    """One version, and on which line of the file each of its lines stands."""

    text: str
    lines: tuple[int, ...] = ()
    in_git: tuple[Version, ...] = ()
    """What of it came by git."""

    def sheet(self) -> Sheet:
        """What it says; a refusal names the line of the file."""
        try:
            return read_sheet(self.text, self.lines)
        except FileRefused as error:
            if 0 < error.line <= len(self.lines):
                line = self.lines[error.line - 1]
                raise FileRefused(line, error.column, error.why) from None
            raise


def sides_of(text: str) -> tuple[Side, Side]:
    """Our side and theirs of a file in which git left conflicts."""
    ours: list[tuple[int, str]] = []
    theirs: list[tuple[int, str]] = []
    to: tuple[list[tuple[int, str]], ...] = (ours, theirs)
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        mark = line[:7] if CONFLICT.match(line.rstrip("\n")) else ""
        if mark:
            to = {"<<<<<<<": (ours,), "|||||||": (), "=======": (theirs,)}.get(mark, (ours, theirs))
        else:
            for side in to:
                side.append((number, line))
    return _side(ours), _side(theirs)


def sides_in(file: Path, text: str) -> tuple[Side, Side]:
    """Both sides of a file: as git keeps them, or as someone has changed them since."""
    ours, theirs = sides_of(text)
    in_git = sides_in_git(file) if ours.text != theirs.text else None
    if in_git is None:
        return ours, replace(theirs, in_git=(Version(theirs.text),))
    mine, other, made = in_git
    before = sides_of(made)
    one = Side(mine) if ours.text == before[0].text else ours
    another = Side(other.text) if theirs.text == before[1].text else theirs
    return replace(one, in_git=(Version(mine),)), replace(another, in_git=(other,))


def both(one: Iterable[Edit], other: Iterable[Edit]) -> list[Edit]:
    """The edits of two sides; where both put one entry otherwise, both wordings are kept."""
    edits: list[Edit] = [edit for edit in one if not isinstance(edit, Removed)]
    names = {edit.after.name for edit in edits if isinstance(edit, Reworded)}
    said = {mark for edit in edits if (mark := _mark(edit))}
    for edit in other:
        if isinstance(edit, Removed) or _mark(edit) in said:
            continue
        if isinstance(edit, Reworded) and edit.after.name in names:
            edit = Added(replace(edit.after, name=""))
        edits.append(edit)
    return edits


def _mark(edit: Edit) -> str:
    match edit:
        case Added(item) | Reworded(_, item):
            return fingerprint(item.text)
        case Retuned(_, tone):
            return f"tone {tone.session}"
        case Removed(_):
            return ""


def _side(lines: list[tuple[int, str]]) -> Side:
    return Side("".join(line for _, line in lines), tuple(number for number, _ in lines))
