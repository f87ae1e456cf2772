"""A class is held, not inherited, to share out its size."""

from __future__ import annotations

import ast
from functools import cache

from tests.architecture.source_tree import dotted, imports, modules

DEEPEST = 2
"""How many classes of ours stand one above the other: a class, and what it is a kind of."""
ALLOWED = {"reverie.errors": "errors are a tree, drawn in the docstring of their module"}
NOTHING = "object"


def test_no_class_inherits_through_more_than_one_other_of_ours() -> None:
    deep = [
        f"{name} stands on {' < '.join(line)}"
        for name, line in lines().items()
        if len(line) > DEEPEST and name.rpartition(".")[0] not in ALLOWED
    ]
    assert not deep, "\n".join(deep)


def test_the_formatter_has_the_last_word() -> None:
    fought = [
        str(module.file)
        for module in modules()
        if "# fmt:" in module.file.read_text(encoding="utf-8")
    ]
    assert not fought, "\n".join(fought)


def lines() -> dict[str, list[str]]:
    """Each class of ours with the longest line of classes of ours it stands on, itself first."""
    above = parents()

    @cache
    def line(name: str) -> tuple[str, ...]:
        longest = max((line(parent) for parent in above[name]), key=len, default=())
        return (name, *longest)

    return {name: list(line(name)) for name in above}


def parents() -> dict[str, list[str]]:
    """The classes of ours with those of ours they inherit from; Protocols say no more than that."""
    classes = {
        f"{module.name}.{node.name}": (module, node)
        for module in modules()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ClassDef)
    }
    known = {}
    for name, (module, node) in classes.items():
        local = {found.local: found.name for found in imports(module)}
        written = [
            dotted(base.value if isinstance(base, ast.Subscript) else base) or NOTHING
            for base in node.bases
        ]
        full = [local.get(base, f"{module.name}.{base}") for base in written]
        is_port = module.inside("reverie.ports")
        known[name] = [] if is_port else [base for base in full if base in classes]
    return known
