"""The source files of the package, found and parsed but never imported."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PACKAGE = "reverie"

Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = Function | ast.ClassDef


@dataclass(frozen=True)
class Module:
    """One source file with its dotted name and its syntax tree."""

    name: str
    file: Path
    tree: ast.Module

    def at(self, line: int) -> str:
        """A place in the file, as an editor can jump to it."""
        return f"{self.file.relative_to(ROOT)}:{line}"

    def inside(self, package: str) -> bool:
        """Whether this is the package of that dotted name, or lies in it."""
        return lies_in(self.name, package)


class Import(NamedTuple):
    """One imported name, in full, the name it goes by in the file, and its line."""

    name: str
    local: str
    line: int


class Scoped(NamedTuple):
    """A class or function with its dotted name inside the file."""

    name: str
    node: Definition


@cache
def modules() -> tuple[Module, ...]:
    """All source files of the package."""
    files = sorted((SOURCE / PACKAGE).rglob("*.py"))
    assert files, f"no source files under {SOURCE / PACKAGE}"
    return tuple(
        Module(_dotted_name(file), file, ast.parse(file.read_text(encoding="utf-8"), str(file)))
        for file in files
    )


def lies_in(name: str, package: str) -> bool:
    """Whether a dotted name is the package, or something in it."""
    return name == package or name.startswith(f"{package}.")


def imports(module: Module) -> Iterator[Import]:
    """All that a file imports, wherever in the file; relative imports are made absolute."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, alias.asname or alias.name, node.lineno)
        elif isinstance(node, ast.ImportFrom):
            origin = _origin(module, node)
            for alias in node.names:
                local = alias.asname or alias.name
                yield Import(f"{origin}.{alias.name}", local, node.lineno)


def functions(module: Module) -> list[Function]:
    """All functions of a file, methods and nested ones too."""
    return [node for node in ast.walk(module.tree) if isinstance(node, Function)]


def definitions(scope: ast.AST, *, prefix: str = "") -> Iterator[Scoped]:
    """The classes, functions and methods of a file; not what lies within functions."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, Definition):
            yield Scoped(f"{prefix}{node.name}", node)
        if isinstance(node, ast.ClassDef):
            yield from definitions(node, prefix=f"{prefix}{node.name}.")
        elif isinstance(node, ast.stmt) and not isinstance(node, Function):
            yield from definitions(node, prefix=prefix)


def dotted(expression: ast.expr) -> str | None:
    """A name such as `math.exp` as it is written, if the expression is nothing more."""
    if isinstance(expression, ast.Name):
        return expression.id
    if isinstance(expression, ast.Attribute) and (owner := dotted(expression.value)):
        return f"{owner}.{expression.attr}"
    return None


def _dotted_name(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _origin(module: Module, node: ast.ImportFrom) -> str:
    if not node.level:
        return str(node.module)
    steps_up = node.level - (module.file.stem == "__init__")
    package = module.name.split(".")[: -steps_up or None]
    return ".".join([*package, *([node.module] if node.module else [])])
