"""Source files and functions stay small enough to read at once."""

from collections.abc import Iterator
from typing import NamedTuple

from tests.architecture.source_tree import definitions, functions, modules

LONGEST_FILE = 400  # lines
LONGEST_FUNCTION = 45  # lines

ALLOWED: dict[str, str] = {
    "reverie.async_mind": "the same facade, awaited",
    "reverie.domain.language.english.run_weights": "fitted numbers, written by bench/keep_fit.py",
    "reverie.domain.language.english.sign_weights": "fitted numbers, written by bench/keep_fit.py",
    "reverie.domain.language.english.thesaurus_groups": "data: a group of words a line",
    "reverie.domain.language.english.word_weights": "fitted numbers, written by bench/keep_fit.py",
    "reverie.mind": "a facade of one-liners: the Python door, whole",
}
"""What may be longer, and the reason: a module `reverie.a` or a function `reverie.a:Class.b`."""


class Long(NamedTuple):
    """A file or function over its limit."""

    name: str
    place: str
    lines: int


def test_no_file_is_too_long() -> None:
    too_long = unexcused(long_files())
    assert not too_long, "\n".join(too_long)


def test_no_function_is_too_long() -> None:
    too_long = unexcused(long_functions())
    assert not too_long, "\n".join(too_long)


def test_whatever_may_be_longer_is_longer_and_has_a_reason() -> None:
    long = {found.name for found in [*long_files(), *long_functions()]}
    assert sorted(set(ALLOWED) - long) == []
    assert [name for name, reason in ALLOWED.items() if not reason.strip()] == []


def unexcused(found: Iterator[Long]) -> list[str]:
    """What is too long for no stated reason."""
    return [
        f"{long.place} {long.name} has {long.lines} lines"
        for long in found
        if long.name not in ALLOWED
    ]


def long_files() -> Iterator[Long]:
    """The modules over the limit."""
    for module in modules():
        lines = len(module.file.read_text(encoding="utf-8").splitlines())
        if lines > LONGEST_FILE:
            yield Long(module.name, module.at(1), lines)


def long_functions() -> Iterator[Long]:
    """The functions over the limit, methods named with their class."""
    for module in modules():
        names = {node: name for name, node in definitions(module.tree)}
        for function in functions(module):
            lines = (function.end_lineno or function.lineno) - function.lineno + 1
            if lines > LONGEST_FUNCTION:
                name = names.get(function, function.name)
                yield Long(f"{module.name}:{name}", module.at(function.lineno), lines)
