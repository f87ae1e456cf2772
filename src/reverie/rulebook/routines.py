"""Routines: the functions of a piece of code and how long each is, by its language's syntax."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from reverie.domain.values.directive import Routine

PYTHON = frozenset({"py", "python", "python3", "pyi"})
_KINDS = (
    "js jsx ts tsx javascript typescript mjs cjs java go rs rust c cpp cs kt swift php sh "
    "bash zsh shell"
)
BRACED = frozenset(_KINDS.split())
_OPENING = re.compile(
    r"(?m)^[ \t]*(?:"
    r"(?:(?:export|default|async|public|private|protected|static|pub|unsafe)[ \t]+)*"
    r"(?:function\*?|func|fn|fun|sub)\b[ \t]*(?:\([^()\n]*\)[ \t]*)?(?P<named>[\w$]++)[^{;\n]*+\{"
    r"|(?:export[ \t]+)?(?:const|let|var)[ \t]+(?P<bound>[\w$]++)[^=\n]*+=[ \t]*+(?:async[ \t]*+)?"
    r"(?:function\b[^{\n]*+|\((?=[^{}\n]*\))[^{}\n]*=>|[\w$]++[ \t]*+=>)[ \t]*+\{"
    r"|(?P<shell>[\w-]+)[ \t]*\(\)[ \t]*\{"
    r"|(?:(?:async|static|public|private|protected|override)[ \t]+)*"
    r"(?!(?:if|for|while|switch|catch|return|else)\b)(?P<method>[\w$]+)[ \t]*\([^(){}\n]*\)"
    r"[^{};=\n]*\{[ \t]*$)"
)
_NO_CODE = re.compile(
    r"""\\.|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*+"|'(?:\\.|[^'\\\n])*+'|`(?:\\.|[^`\\])*+`""",
    re.DOTALL,
)


def routines_in(code: str, kind: str) -> Iterator[Routine]:
    """The functions of a text of code; none where its language is not known or does not parse."""
    if kind.casefold() in PYTHON:
        yield from _of_python(code)
    elif kind.casefold() in BRACED:
        yield from _of_braces(code)


def _of_python(code: str) -> Iterator[Routine]:
    try:
        tree = ast.parse(code)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield Routine(
                node.lineno, node.name, (node.end_lineno or node.lineno) - node.lineno + 1
            )


def _of_braces(code: str) -> Iterator[Routine]:
    head, mark, tail = code.rpartition("*/")
    ended = head + mark + tail.replace("/*", "  ")  # a remark that never ends is looked for once
    bare = _NO_CODE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), ended)
    ends = _closing_places(bare)
    for found in _OPENING.finditer(bare):
        opened = (
            found.end() - 1 if bare[found.end() - 1] == "{" else bare.rfind("{", 0, found.end())
        )
        name = next(filter(None, found.groupdict().values()), "")
        if opened in ends:
            first = bare.count("\n", 0, found.start()) + 1
            last = bare.count("\n", 0, ends[opened]) + 1
            yield Routine(first, name, last - first + 1)


def _closing_places(code: str) -> dict[int, int]:
    """Where each opened brace is closed, in one pass."""
    held: list[int] = []
    closed = {}
    for found in re.finditer(r"[{}]", code):
        if found[0] == "{":
            held.append(found.start())
        elif held:
            closed[held.pop()] = found.start()
    return closed
