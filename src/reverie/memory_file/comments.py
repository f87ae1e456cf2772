"""A person's comments in a memory file: found, and put back where what they are about stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import field

from ruamel.yaml import YAML
from ruamel.yaml.tokens import ScalarToken

from reverie.frozen import dataclass
from reverie.memory_file.write import COLD, HOT, NEW, WARM, Line, is_ours


@dataclass(frozen=True, slots=True)
class Comments:
    """Comments by the address of the line they stand before, or behind."""

    before: dict[str, list[str]] = field(default_factory=dict)
    behind: dict[str, str] = field(default_factory=dict)
    at_end: list[str] = field(default_factory=list)


def comments_in(text: str, addresses: dict[int, str]) -> Comments:
    """The comments that are not our own; `addresses` tells what stands on which line."""
    found = Comments()
    inside, ends = _scalars(text)
    waiting: list[str] = []
    for number, line in enumerate(text.splitlines()):
        bare = line.strip()
        if number not in inside and bare.startswith("#"):
            if not is_ours(bare):
                waiting.append(bare)
        elif bare and number not in inside:
            address = addresses.get(number, "")
            said = _without_ours(line[ends.get(number, 0) :])
            if not address and (waiting or said):  # a closing bracket: what it closes is gone
                found.at_end.extend([*waiting, *([said] if said else [])])
            elif waiting:
                found.before.setdefault(address, []).extend(waiting)
            waiting = []
            if address and said:
                found.behind[address] = said
    found.at_end.extend(waiting)
    return found


def with_comments(lines: Iterable[Line], comments: Comments) -> Iterator[str]:
    """The lines of a file with the comments put back; those without a place come last."""
    before, behind = dict(comments.before), dict(comments.behind)
    for address, line in lines:
        indent = line[: len(line) - len(line.lstrip())]
        if address:
            yield from (indent + comment for comment in before.pop(address, ()))
        if address in behind:
            line = f"{line}  {behind.pop(address)}"
        yield line
    yield from (comment for said in before.values() for comment in said)
    yield from behind.values()
    yield from comments.at_end


def _without_ours(text: str) -> str:
    """The comment behind a line, without what the file itself says there."""
    said = text[text.index("#") :].strip() if "#" in text else ""
    for ours in (HOT, WARM, COLD):
        if said == ours or said.startswith(f"{ours} "):
            said = said.removeprefix(ours).strip()
    return "" if is_ours(said) else said


def joined(one: Comments, other: Comments) -> Comments:
    """The comments of two versions of a file; where both say the same, once."""
    before = {address: list(said) for address, said in one.before.items()}
    for address, said in other.before.items():
        there = before.setdefault(address, [])
        known = set(there)
        there += [comment for comment in said if comment not in known]
    left = [c for at, c in other.behind.items() if one.behind.get(at, c) != c]
    known = set(one.at_end)
    at_end = [*one.at_end, *(c for c in other.at_end if c not in known), *left]
    return Comments(before, {**other.behind, **one.behind}, at_end)


def renamed(comments: Comments, name: Callable[[str], str]) -> Comments:
    """The comments where their entries stand under other names."""

    def moved(address: str) -> str:
        if not address.startswith("#") or address.startswith(NEW):
            return address
        old, slash, key = address[1:].partition("/")
        return f"#{name(old)}{slash}{key}"

    return Comments(
        {moved(address): said for address, said in comments.before.items()},
        {moved(address): said for address, said in comments.behind.items()},
        comments.at_end,
    )


def _scalars(text: str) -> tuple[set[int], dict[int, int]]:
    """The lines inside longer texts, and the column where the last token of a line ends."""
    inside: set[int] = set()
    ends: dict[int, int] = {}
    for token in YAML(typ="safe", pure=True).scan(text):
        first, last = token.start_mark.line, token.end_mark.line
        if isinstance(token, ScalarToken) and last > first:
            inside |= set(range(first + 1, last + (token.end_mark.column > 0)))
        if token.end_mark.column:
            ends[last] = max(ends.get(last, 0), token.end_mark.column)
    return inside, ends
